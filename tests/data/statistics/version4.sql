-- As version 3 writes it: what version 2 wrote, and a deal of the day, played late.
BEGIN TRANSACTION;
CREATE TABLE attempts (sequence INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT NOT NULL, begun TEXT NOT NULL, ended TEXT NOT NULL, deal TEXT, board TEXT, layout TEXT NOT NULL, king_rule TEXT NOT NULL, scoring TEXT NOT NULL, jokers INTEGER NOT NULL, packs INTEGER NOT NULL, rules TEXT NOT NULL, number INTEGER NOT NULL, result TEXT NOT NULL CHECK (result IN ('cleared', 'stuck', 'left')), score INTEGER NOT NULL, cards_left INTEGER NOT NULL, stock_left INTEGER NOT NULL, moves INTEGER NOT NULL, move_text TEXT NOT NULL, undos INTEGER NOT NULL, hints INTEGER NOT NULL, seconds REAL NOT NULL, cleared INTEGER NOT NULL CHECK (cleared = (result = 'cleared')), helped INTEGER NOT NULL CHECK (helped = (undos + hints > 0)), UNIQUE (id), CHECK ((deal IS NULL) <> (board IS NULL)));
INSERT INTO "attempts" VALUES(1,'a','2026-03-01T12:00:00.250000+00:00','2026-03-01T12:00:00.250000+00:00','100000000000000000000',NULL,'golf','nothing','below-zero',0,1,'golf king=nothing scoring=below-zero',1,'cleared',-4,0,0,44,'1111111111111111111111111111................',1,2,61.5,1,1);
INSERT INTO "attempts" VALUES(2,'b','2026-03-01T12:00:00.250000+00:00','2026-03-01T12:00:00.250000+00:00',NULL,'Talon:
Foundations: TH
','golf','nothing','below-zero',0,1,'golf king=nothing scoring=below-zero',1,'stuck',7,7,0,44,'1111111111111111111111111111................',0,0,61.5,0,0);
INSERT INTO "attempts" VALUES(4,'d','2026-03-01T12:00:00.250000+00:00','2026-03-01T12:00:00.250000+00:00','2026112902',NULL,'golf','nothing','below-zero',0,1,'golf king=nothing scoring=below-zero',1,'cleared',-4,0,0,44,'1111111111111111111111111111................',1,2,61.5,1,1);
CREATE TABLE best_scores (of_rules TEXT NOT NULL, of_deal TEXT NOT NULL, best INTEGER, PRIMARY KEY (of_rules, of_deal)) WITHOUT ROWID;
INSERT INTO "best_scores" VALUES('golf king=nothing scoring=below-zero','2026112902',-9);
CREATE TABLE days (day TEXT NOT NULL PRIMARY KEY, played TEXT NOT NULL, deal TEXT NOT NULL, attempt TEXT NOT NULL, result TEXT NOT NULL CHECK (result IN ('cleared', 'stuck')), score INTEGER NOT NULL, cards_left INTEGER NOT NULL, stock_left INTEGER NOT NULL, moves INTEGER NOT NULL, move_text TEXT NOT NULL, undos INTEGER NOT NULL, hints INTEGER NOT NULL, seconds REAL NOT NULL);
INSERT INTO "days" VALUES('2026-11-29','2026-12-01','2026112902','d','cleared',-4,0,0,44,'1111111111111111111111111111................',1,2,61.5);
CREATE TABLE reset_attempts (sequence INTEGER PRIMARY KEY, id TEXT NOT NULL, begun TEXT NOT NULL, ended TEXT NOT NULL, deal TEXT, board TEXT, layout TEXT NOT NULL, king_rule TEXT NOT NULL, scoring TEXT NOT NULL, jokers INTEGER NOT NULL, packs INTEGER NOT NULL, rules TEXT NOT NULL, number INTEGER NOT NULL, result TEXT NOT NULL CHECK (result IN ('cleared', 'stuck', 'left')), score INTEGER NOT NULL, cards_left INTEGER NOT NULL, stock_left INTEGER NOT NULL, moves INTEGER NOT NULL, move_text TEXT NOT NULL, undos INTEGER NOT NULL, hints INTEGER NOT NULL, seconds REAL NOT NULL, cleared INTEGER NOT NULL CHECK (cleared = (result = 'cleared')), helped INTEGER NOT NULL CHECK (helped = (undos + hints > 0)), token INTEGER NOT NULL, CHECK ((deal IS NULL) <> (board IS NULL)));
INSERT INTO "reset_attempts" VALUES(3,'c','2026-03-01T12:00:00.250000+00:00','2026-03-01T12:00:00.250000+00:00','1',NULL,'golf','wrap','below-zero',0,1,'golf king=wrap scoring=below-zero',1,'stuck',7,7,0,44,'1111111111111111111111111111................',0,0,61.5,0,0,1);
CREATE TABLE resets (token INTEGER PRIMARY KEY AUTOINCREMENT, made TEXT NOT NULL, attempts INTEGER NOT NULL);
INSERT INTO "resets" VALUES(1,'2026-03-02T08:00:00+00:00',1);
CREATE TABLE rounds (sequence INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT NOT NULL UNIQUE, begun TEXT NOT NULL, ended TEXT NOT NULL, round INTEGER NOT NULL, layout TEXT NOT NULL, king_rule TEXT NOT NULL, scoring TEXT NOT NULL, jokers INTEGER NOT NULL, packs INTEGER NOT NULL, rules TEXT NOT NULL, number INTEGER NOT NULL, strokes TEXT NOT NULL, total INTEGER NOT NULL, allows_undo INTEGER NOT NULL, undos INTEGER NOT NULL, hints INTEGER NOT NULL, seconds REAL NOT NULL, helped INTEGER NOT NULL CHECK (helped = (undos + hints > 0)));
INSERT INTO "rounds" VALUES(1,'r','2026-04-01T12:00:00.250000+00:00','2026-04-01T12:20:00.250000+00:00',7,'golf','nothing','below-zero',0,1,'golf king=nothing scoring=below-zero',1,'5 -3 12 0 4 6 7 1 9',41,1,2,1,812.5,1);
CREATE INDEX attempts_for_summaries ON attempts (rules, sequence, layout, number, helped, cleared, score, seconds);
CREATE INDEX attempts_by_deal ON attempts (rules, ifnull(deal, board), number);
CREATE INDEX reset_attempts_by_token ON reset_attempts (token, sequence);
CREATE INDEX rounds_by_number ON rounds (rules, round, number);
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('attempts',4);
INSERT INTO "sqlite_sequence" VALUES('resets',1);
INSERT INTO "sqlite_sequence" VALUES('rounds',1);
COMMIT;
PRAGMA user_version = 4;
