-- A table such as a pre-release might have written: no ids, no rules beyond the king.
CREATE TABLE games (
    played TEXT NOT NULL,
    deal INTEGER NOT NULL,
    king TEXT NOT NULL,
    won INTEGER NOT NULL,
    score INTEGER NOT NULL,
    seconds REAL NOT NULL
);
INSERT INTO games VALUES ('2025-12-24T18:00:00+00:00', 17, 'nothing', 0, 5, 70.5);
INSERT INTO games VALUES ('2025-12-24T18:05:00+00:00', 17, 'nothing', 1, -3, 88.0);
INSERT INTO games VALUES ('2025-12-25T09:00:00+00:00', 32001, 'wrap', 1, 0, 95.25);
PRAGMA user_version = 0;
