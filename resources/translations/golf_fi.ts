<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fi" sourcelanguage="en">
<context>
    <name>AttemptsTab</name>
    <message>
        <source>No attempts of this kind yet.</source>
        <translation>Tällaisia yrityksiä ei vielä ole.</translation>
    </message>
    <message>
        <source>No attempts yet.
Play a deal: once it is over or left, it is listed here.</source>
        <translation>Ei vielä yrityksiä.
Pelaa jako: kun se on päättynyt tai jätetty kesken, se näkyy täällä.</translation>
    </message>
    <message>
        <source>The attempts cannot be read.</source>
        <translation>Yrityksiä ei voi lukea.</translation>
    </message>
</context>
<context>
    <name>AttemptsTable</name>
    <message>
        <source>Attempts</source>
        <translation>Yritykset</translation>
    </message>
</context>
<context>
    <name>Availability</name>
    <message>
        <source>No game has been interrupted.</source>
        <translation>Yhtään peliä ei ole keskeytynyt.</translation>
    </message>
</context>
<context>
    <name>BoardScene</name>
    <message>
        <source>Stock</source>
        <translation>Käsipakka</translation>
    </message>
</context>
<context>
    <name>BoardView</name>
    <message>
        <source>Board</source>
        <translation>Pelilauta</translation>
    </message>
</context>
<context>
    <name>CalendarWindow</name>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Sulje</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Pelaa</translation>
    </message>
    <message>
        <source>&amp;Practise</source>
        <translation>&amp;Harjoittele</translation>
    </message>
    <message>
        <source>&amp;Share…</source>
        <translation>&amp;Jaa muille…</translation>
    </message>
    <message>
        <source>&amp;Today</source>
        <translation>&amp;Tänään</translation>
    </message>
    <message>
        <source>Cleared</source>
        <translation>Purettu</translation>
    </message>
    <message>
        <source>Deals of the day</source>
        <translation>Päivän jaot</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Pelattu</translation>
    </message>
    <message>
        <source>The month before</source>
        <translation>Edellinen kuukausi</translation>
    </message>
    <message>
        <source>The month before (Page Up)</source>
        <translation>Edellinen kuukausi (Page Up)</translation>
    </message>
    <message>
        <source>The next month</source>
        <translation>Seuraava kuukausi</translation>
    </message>
    <message>
        <source>The next month (Page Down)</source>
        <translation>Seuraava kuukausi (Page Down)</translation>
    </message>
    <message>
        <source>{cleared} cleared   {stuck} not cleared   {late} played after its day</source>
        <translation>{cleared} purettu   {stuck} ei purettu   {late} pelattu päivän jälkeen</translation>
    </message>
</context>
<context>
    <name>CardFaces</name>
    <message>
        <source>The card picture {name} is missing or damaged.</source>
        <translation>Korttikuva {name} puuttuu tai on vioittunut.</translation>
    </message>
</context>
<context>
    <name>CardView</name>
    <message>
        <source>Score card</source>
        <translation>Tuloskortti</translation>
    </message>
</context>
<context>
    <name>CardWindow</name>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Sulje</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>&amp;Tallenna…</translation>
    </message>
    <message>
        <source>Compare &amp;with:</source>
        <translation>&amp;Vertaa:</translation>
    </message>
    <message>
        <source>Copy as &amp;picture</source>
        <translation>Kopioi &amp;kuvana</translation>
    </message>
    <message>
        <source>Copy as &amp;text</source>
        <translation>Kopioi t&amp;ekstinä</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Ei mihinkään</translation>
    </message>
    <message>
        <source>Pictures (*.png);;Texts (*.txt)</source>
        <translation>Kuvat (*.png);;Tekstit (*.txt)</translation>
    </message>
    <message>
        <source>Save the score card</source>
        <translation>Tallenna tuloskortti</translation>
    </message>
    <message>
        <source>Saved as {name}.</source>
        <translation>Tallennettu nimellä {name}.</translation>
    </message>
    <message>
        <source>Score card</source>
        <translation>Tuloskortti</translation>
    </message>
    <message>
        <source>The card is on the clipboard as a picture.</source>
        <translation>Kortti on leikepöydällä kuvana.</translation>
    </message>
    <message>
        <source>The card is on the clipboard as text.</source>
        <translation>Kortti on leikepöydällä tekstinä.</translation>
    </message>
    <message>
        <source>{name} could not be saved: {reason}.</source>
        <translation>Tiedostoa {name} ei voitu tallentaa: {reason}.</translation>
    </message>
</context>
<context>
    <name>ChartView</name>
    <message>
        <source>The arrow keys go through it, Enter shows its table.</source>
        <translation>Nuolinäppäimillä kuvaajaa luetaan kohta kohdalta, Enter näyttää taulukon.</translation>
    </message>
</context>
<context>
    <name>Choice</name>
    <message>
        <source>&amp;Attempts:</source>
        <translation>&amp;Yritykset:</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Kaikki</translation>
    </message>
    <message>
        <source>First attempts only</source>
        <translation>Vain ensimmäiset yritykset</translation>
    </message>
    <message>
        <source>Ru&amp;les:</source>
        <translation>&amp;Säännöt:</translation>
    </message>
    <message>
        <source>With help</source>
        <translation>Avustettuna</translation>
    </message>
    <message>
        <source>Without help (no undo, no hint)</source>
        <translation>Ilman apua (ei kumoamista, ei vihjeitä)</translation>
    </message>
    <message>
        <source>{layout}: all rules</source>
        <translation>{layout}: kaikki säännöt</translation>
    </message>
</context>
<context>
    <name>DealNumberDialog</name>
    <message>
        <source>&amp;Number of the deal:</source>
        <translation>Jaon &amp;numero:</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Jaa</translation>
    </message>
    <message>
        <source>Deal by number</source>
        <translation>Jako numerolla</translation>
    </message>
    <message>
        <source>The same number gives the same cards here and in PySolFC.</source>
        <translation>Sama numero antaa samat kortit täällä ja PySolFC:ssä.</translation>
    </message>
</context>
<context>
    <name>EndPanel</name>
    <message>
        <source>Close</source>
        <translation>Sulje</translation>
    </message>
    <message>
        <source>New deal</source>
        <translation>Uusi jako</translation>
    </message>
    <message>
        <source>New round</source>
        <translation>Uusi kierros</translation>
    </message>
    <message>
        <source>Next hole</source>
        <translation>Seuraava väylä</translation>
    </message>
    <message>
        <source>Replay: {end}</source>
        <translation>Toisto: {end}</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Jaa muille</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Läpikäynti</translation>
    </message>
    <message>
        <source>Same deal</source>
        <translation>Sama jako</translation>
    </message>
    <message>
        <source>Score card</source>
        <translation>Tuloskortti</translation>
    </message>
    <message>
        <source>Solution: {end}</source>
        <translation>Ratkaisu: {end}</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Kumoa</translation>
    </message>
</context>
<context>
    <name>Figures</name>
    <message>
        <source>Best score</source>
        <translation>Paras tulos</translation>
    </message>
    <message>
        <source>Cleared</source>
        <translation>Purettu</translation>
    </message>
    <message>
        <source>Current streak</source>
        <translation>Nykyinen putki</translation>
    </message>
    <message>
        <source>Last score</source>
        <translation>Viimeisin tulos</translation>
    </message>
    <message>
        <source>Longest streak</source>
        <translation>Pisin putki</translation>
    </message>
    <message>
        <source>Mean score</source>
        <translation>Tulosten keskiarvo</translation>
    </message>
    <message>
        <source>Mean time</source>
        <translation>Keskimääräinen aika</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Pelattu</translation>
    </message>
    <message>
        <source>Share cleared</source>
        <translation>Purettujen osuus</translation>
    </message>
</context>
<context>
    <name>FileCommands</name>
    <message>
        <source>Games (*.golf);;Boards as text (*.txt)</source>
        <translation>Pelit (*.golf);;Laudat tekstinä (*.txt)</translation>
    </message>
    <message>
        <source>Games and boards (*.golf *.txt);;All files (*)</source>
        <translation>Pelit ja laudat (*.golf *.txt);;Kaikki tiedostot (*)</translation>
    </message>
    <message>
        <source>No recent files</source>
        <translation>Ei viimeisimpiä tiedostoja</translation>
    </message>
    <message>
        <source>On the clipboard is no board: {problem}.</source>
        <translation>Leikepöydällä ei ole lautaa: {problem}.</translation>
    </message>
    <message>
        <source>Open a game or a board</source>
        <translation>Avaa peli tai lauta</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Tallenna peli</translation>
    </message>
    <message>
        <source>Saved as {name}.</source>
        <translation>Tallennettu nimellä {name}.</translation>
    </message>
    <message>
        <source>The board is on the clipboard.</source>
        <translation>Lauta on leikepöydällä.</translation>
    </message>
    <message>
        <source>The clipboard is empty.</source>
        <translation>Leikepöytä on tyhjä.</translation>
    </message>
    <message>
        <source>This is a hole of round {number}, opened as practice: it counts for nothing there.</source>
        <translation>Tämä on kierroksen {number} väylä, avattuna harjoitteluksi: sitä ei lasketa kierrokseen.</translation>
    </message>
</context>
<context>
    <name>FirstSteps</name>
    <message>
        <source> or </source>
        <translation> tai </translation>
    </message>
    <message>
        <source>A replay shows no first steps: go back to your game for them.</source>
        <translation>Toistossa ei näytetä ensiaskelia: palaa niitä varten omaan peliisi.</translation>
    </message>
    <message>
        <source>Alt+{key}</source>
        <translation>Alt+{key}</translation>
    </message>
    <message>
        <source>Any card goes on {waste}.</source>
        <translation>Mikä tahansa kortti käy {waste} päälle.</translation>
    </message>
    <message>
        <source>Got it</source>
        <translation>Selvä</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Seuraava</translation>
    </message>
    <message>
        <source>Nothing fits now: click the stock or press Space for its next card.</source>
        <translation>Mikään ei nyt käy: napsauta käsipakkaa tai paina välilyöntiä, niin saat sen seuraavan kortin.</translation>
    </message>
    <message>
        <source>Nothing goes on {waste}.</source>
        <translation>Mikään ei käy {waste} päälle.</translation>
    </message>
    <message>
        <source>On {waste} goes {cards}.</source>
        <translation>Näkyvän {waste} päälle käy {cards}.</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Ohita</translation>
    </message>
    <message>
        <source>So it goes on, card by card.</source>
        <translation>Näin jatketaan, kortti kerrallaan.</translation>
    </message>
    <message>
        <source>Step {number} of 3</source>
        <translation>Vaihe {number}/3</translation>
    </message>
    <message>
        <source>This deal is over: begin another for the first steps.</source>
        <translation>Tämä jako on päättynyt: aloita uusi nähdäksesi ensiaskeleet.</translation>
    </message>
    <message>
        <source>This is the waste. Bring all cards onto it, one rank up or down at a time.</source>
        <translation>Tämä on avopakka. Tuo kaikki kortit sen päälle, aina yhtä arvoa ylempi tai alempi.</translation>
    </message>
    <message>
        <source>When nothing fits, click the stock or press Space.</source>
        <translation>Kun mikään ei käy, napsauta käsipakkaa tai paina välilyöntiä.</translation>
    </message>
    <message>
        <source>{card} is free, since nothing lies on it, and it fits. Click it, or press {key}.</source>
        <translation>{card} on vapaa, koska mikään ei ole sen päällä, ja se käy. Napsauta sitä tai paina {key}.</translation>
    </message>
    <message>
        <source>{key} gives a hint.</source>
        <translation>{key} antaa vihjeen.</translation>
    </message>
    <message>
        <source>{key} takes a move back.</source>
        <translation>{key} kumoaa siirron.</translation>
    </message>
    <message>
        <source>{key} tells all the rest.</source>
        <translation>{key} kertoo kaiken muun.</translation>
    </message>
</context>
<context>
    <name>Head</name>
    <message>
        <source>Best possible</source>
        <translation>Paras mahdollinen</translation>
    </message>
    <message>
        <source>Given away</source>
        <translation>Menetetty</translation>
    </message>
    <message>
        <source>Nothing given away so far: the best possible is still in reach.</source>
        <translation>Mitään ei ole vielä menetetty: paras mahdollinen on yhä saavutettavissa.</translation>
    </message>
    <message>
        <source>Nothing given away: this was the best possible.</source>
        <translation>Mitään ei menetetty: tämä oli paras mahdollinen.</translation>
    </message>
    <message>
        <source>Score so far</source>
        <translation>Tulos tähän asti</translation>
    </message>
    <message>
        <source>Still possible</source>
        <translation>Vielä mahdollinen</translation>
    </message>
    <message>
        <source>Your score</source>
        <translation>Tuloksesi</translation>
    </message>
    <message>
        <source>Your score so far {score} · best possible {best} · {strokes} given away</source>
        <translation>Tuloksesi tähän asti {score} · paras mahdollinen {best} · menetetty {strokes}</translation>
    </message>
    <message>
        <source>Your score {score} · best possible {best} · {strokes} given away</source>
        <translation>Tuloksesi {score} · paras mahdollinen {best} · menetetty {strokes}</translation>
    </message>
</context>
<context>
    <name>HelpWindow</name>
    <message>
        <source>Back</source>
        <translation>Takaisin</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Sisällys</translation>
    </message>
    <message>
        <source>Find in the help</source>
        <translation>Etsi ohjeesta</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Eteenpäin</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Ohje</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>Mitään ei löytynyt</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Sivu</translation>
    </message>
    <message>
        <source>{page} – Help</source>
        <translation>{page} – Ohje</translation>
    </message>
</context>
<context>
    <name>KeysPage</name>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Näppäimet</translation>
    </message>
    <message>
        <source>&amp;No key</source>
        <translation>&amp;Ei näppäintä</translation>
    </message>
    <message>
        <source>&amp;Take it over</source>
        <translation>Ota kä&amp;yttöön</translation>
    </message>
    <message>
        <source>&amp;Default key</source>
        <translation>&amp;Oletusnäppäin</translation>
    </message>
    <message>
        <source>All de&amp;fault keys</source>
        <translation>&amp;Kaikki oletusnäppäimet</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Komento</translation>
    </message>
    <message>
        <source>Commands and their keys</source>
        <translation>Komennot ja niiden näppäimet</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Näppäin</translation>
    </message>
    <message>
        <source>Others</source>
        <translation>Muut</translation>
    </message>
    <message>
        <source>Press a ke&amp;y:</source>
        <translation>Paina näppäin&amp;tä:</translation>
    </message>
    <message>
        <source>{key} is a key of another window.</source>
        <translation>{key} on toisen ikkunan näppäin.</translation>
    </message>
    <message>
        <source>{key} is a key of replays.</source>
        <translation>{key} on toistojen näppäin.</translation>
    </message>
    <message>
        <source>{key} is a key of the board itself.</source>
        <translation>{key} on pelilaudan oma näppäin.</translation>
    </message>
    <message>
        <source>{key} is the key of “{command}”.</source>
        <translation>{key} on komennon ”{command}” näppäin.</translation>
    </message>
    <message>
        <source>{key} opens a menu.</source>
        <translation>{key} avaa valikon.</translation>
    </message>
</context>
<context>
    <name>LapseList</name>
    <message>
        <source>Better</source>
        <translation>Parempi</translation>
    </message>
    <message>
        <source>Given away</source>
        <translation>Menetetty</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Siirto</translation>
    </message>
    <message>
        <source>Moves that gave strokes away</source>
        <translation>Siirrot, joilla menetettiin lyöntejä</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Pelattu</translation>
    </message>
</context>
<context>
    <name>LeftPanel</name>
    <message>
        <source>Bring it back</source>
        <translation>Palauta</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sulje</translation>
    </message>
    <message>
        <source>The deal of {day} was begun again.</source>
        <translation>Päivän jako ({day}) aloitettiin alusta.</translation>
    </message>
    <message>
        <source>The deal of {day} was left.</source>
        <translation>Päivän jako ({day}) jätettiin kesken.</translation>
    </message>
    <message>
        <source>{deal} was begun again.</source>
        <translation>{deal} aloitettiin alusta.</translation>
    </message>
    <message>
        <source>{deal} was left.</source>
        <translation>{deal} jätettiin kesken.</translation>
    </message>
</context>
<context>
    <name>LookPage</name>
    <message>
        <source>&amp;Backs:</source>
        <translation>&amp;Selkäpuolet:</translation>
    </message>
    <message>
        <source>&amp;Cloth:</source>
        <translation>Pelipö&amp;ytä:</translation>
    </message>
    <message>
        <source>&amp;Look</source>
        <translation>&amp;Ulkoasu</translation>
    </message>
    <message>
        <source>A colour for each s&amp;uit: green clubs, blue diamonds</source>
        <translation>Jokaisella &amp;maalla oma väri: vihreät ristit, siniset ruudut</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Järjestelmän mukaan</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Sininen</translation>
    </message>
    <message>
        <source>C&amp;ards:</source>
        <translation>&amp;Kortit:</translation>
    </message>
    <message>
        <source>C&amp;olours:</source>
        <translation>Vä&amp;rit:</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Tumma</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Vihreä</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Suuri kontrasti</translation>
    </message>
    <message>
        <source>High contrast has a black cloth.</source>
        <translation>Suuressa kontrastissa pelipöytä on musta.</translation>
    </message>
    <message>
        <source>Large figures</source>
        <translation>Suuret numerot</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Vaalea</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Punainen</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Tavallinen</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Looking for a deal that can be cleared… (Esc stops)</source>
        <translation>Etsitään jakoa, jonka voi purkaa… (Esc keskeyttää)</translation>
    </message>
    <message>
        <source>Looking for the deal of the day… (Esc stops)</source>
        <translation>Etsitään päivän jakoa… (Esc keskeyttää)</translation>
    </message>
    <message>
        <source>These rules hold for this deal already.</source>
        <translation>Nämä säännöt pätevät jo tähän jakoon.</translation>
    </message>
    <message>
        <source>These rules hold from the next deal on; this one keeps its own.</source>
        <translation>Nämä säännöt pätevät seuraavasta jaosta alkaen; tämä pitää omansa.</translation>
    </message>
    <message>
        <source>{deal} — Golf</source>
        <translation>{deal} — Golf</translation>
    </message>
</context>
<context>
    <name>MessageLine</name>
    <message>
        <source>Close the message</source>
        <translation>Sulje viesti</translation>
    </message>
</context>
<context>
    <name>MonthView</name>
    <message>
        <source>Days of the month</source>
        <translation>Kuukauden päivät</translation>
    </message>
</context>
<context>
    <name>NewRoundDialog</name>
    <message>
        <source>&amp;Draw another</source>
        <translation>Arvo &amp;toinen</translation>
    </message>
    <message>
        <source>&amp;Go on with this round</source>
        <translation>&amp;Jatka tätä kierrosta</translation>
    </message>
    <message>
        <source>&amp;Number of the round:</source>
        <translation>Kierroksen &amp;numero:</translation>
    </message>
    <message>
        <source>Un&amp;finished rounds:</source>
        <translation>K&amp;eskeneräiset kierrokset:</translation>
    </message>
    <message>
        <source>Allow &amp;undo until a hole is over</source>
        <translation>Salli k&amp;umoaminen, kunnes väylä on pelattu</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Aloita</translation>
    </message>
    <message>
        <source>New round</source>
        <translation>Uusi kierros</translation>
    </message>
    <message>
        <source>Nine deals, each played once, by the rules that are chosen now ({rules}). Par is 5 a hole; the same number gives the same nine deals to everybody.</source>
        <translation>Yhdeksän jakoa, joista jokainen pelataan kerran, nyt valituilla säännöillä ({rules}). Par on 5 väylää kohti; sama numero antaa kaikille samat yhdeksän jakoa.</translation>
    </message>
</context>
<context>
    <name>Options</name>
    <message>
        <source>&amp;Game:</source>
        <translation>P&amp;eli:</translation>
    </message>
    <message>
        <source>&amp;Jokers:</source>
        <translation>&amp;Jokerit:</translation>
    </message>
    <message>
        <source>&amp;Nothing goes on a king</source>
        <translation>Kuninkaan päälle ei käy &amp;mikään</translation>
    </message>
    <message>
        <source>A &amp;queen goes on a king</source>
        <translation>Kuninkaan päälle käy &amp;rouva</translation>
    </message>
    <message>
        <source>Any</source>
        <translation>Mikä tahansa</translation>
    </message>
    <message>
        <source>Deals:</source>
        <translation>Jaot:</translation>
    </message>
    <message>
        <source>Di&amp;fficulty:</source>
        <translation>Va&amp;ikeus:</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Helppo</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Vaikea</translation>
    </message>
    <message>
        <source>Kings:</source>
        <translation>Kuninkaat:</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Keskitaso</translation>
    </message>
    <message>
        <source>Only cards &amp;left count: zero is best</source>
        <translation>Vain jääneet kortit la&amp;sketaan: nolla on paras</translation>
    </message>
    <message>
        <source>Only deals &amp;that can be cleared</source>
        <translation>Vain jaot, jotka voi p&amp;urkaa</translation>
    </message>
    <message>
        <source>Own rules</source>
        <translation>Omat säännöt</translation>
    </message>
    <message>
        <source>Pac&amp;ks:</source>
        <translation>Pa&amp;kat:</translation>
    </message>
    <message>
        <source>Score:</source>
        <translation>Tulos:</translation>
    </message>
    <message>
        <source>Stock cards left after a clear count &amp;below zero</source>
        <translation>Purkamisen jälkeen käsipakan kortit lasketaan nollan &amp;alle</translation>
    </message>
    <message>
        <source>Turning the co&amp;rner: king and ace are neighbours</source>
        <translation>&amp;Ympäri: kuningas ja ässä ovat naapureita</translation>
    </message>
    <message>
        <source>{game} ({remark})</source>
        <translation>{game} ({remark})</translation>
    </message>
</context>
<context>
    <name>PlayPage</name>
    <message>
        <source>&amp;Animations:</source>
        <translation>&amp;Animaatiot:</translation>
    </message>
    <message>
        <source>&amp;Hints:</source>
        <translation>&amp;Vihjeet:</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Peli</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Järjestelmän mukaan</translation>
    </message>
    <message>
        <source>As the system ({language})</source>
        <translation>Järjestelmän mukaan ({language})</translation>
    </message>
    <message>
        <source>Fair: what you can see and count</source>
        <translation>Reilut: mitä näkee ja voi laskea</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Nopea</translation>
    </message>
    <message>
        <source>Lan&amp;guage:</source>
        <translation>&amp;Kieli:</translation>
    </message>
    <message>
        <source>Mark the &amp;cards that can be played</source>
        <translation>&amp;Merkitse kortit, jotka voi pelata</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Tavallinen</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Pois</translation>
    </message>
    <message>
        <source>Seeing: they look into the stock</source>
        <translation>Näkevät: katsovat käsipakkaan</translation>
    </message>
    <message>
        <source>Show &amp;moves, score and cards in the stock</source>
        <translation>Näytä &amp;siirrot, tulos ja käsipakan kortit</translation>
    </message>
    <message>
        <source>Show the &amp;time</source>
        <translation>Näytä a&amp;ika</translation>
    </message>
    <message>
        <source>Show what is still p&amp;ossible</source>
        <translation>Näytä, mikä on vielä mah&amp;dollista</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Hidas</translation>
    </message>
    <message>
        <source>While playing:</source>
        <translation>Pelin aikana:</translation>
    </message>
</context>
<context>
    <name>PlotsTab</name>
    <message>
        <source>&amp;Copy the table</source>
        <translation>&amp;Kopioi taulukko</translation>
    </message>
    <message>
        <source>&amp;Save picture…</source>
        <translation>&amp;Tallenna kuva…</translation>
    </message>
    <message>
        <source>Drawings (*.svg)</source>
        <translation>Piirrokset (*.svg)</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>Kuvat (*.png)</translation>
    </message>
    <message>
        <source>Pl&amp;ot:</source>
        <translation>Kuvaa&amp;ja:</translation>
    </message>
    <message>
        <source>Plot</source>
        <translation>Kuvaaja</translation>
    </message>
    <message>
        <source>Save the plot</source>
        <translation>Tallenna kuvaaja</translation>
    </message>
    <message>
        <source>Saved as {name}.</source>
        <translation>Tallennettu nimellä {name}.</translation>
    </message>
    <message>
        <source>Show the &amp;table</source>
        <translation>Näytä t&amp;aulukko</translation>
    </message>
    <message>
        <source>Sho&amp;w the plot</source>
        <translation>Näytä ku&amp;vaaja</translation>
    </message>
    <message>
        <source>The table was copied.</source>
        <translation>Taulukko kopioitiin.</translation>
    </message>
    <message>
        <source>The year after</source>
        <translation>Seuraava vuosi</translation>
    </message>
    <message>
        <source>The year before</source>
        <translation>Edellinen vuosi</translation>
    </message>
</context>
<context>
    <name>Preview</name>
    <message>
        <source>How cards and table look</source>
        <translation>Miltä kortit ja pöytä näyttävät</translation>
    </message>
</context>
<context>
    <name>PrivacyDialog</name>
    <message>
        <source>&amp;Delete and close</source>
        <translation>&amp;Poista ja sulje</translation>
    </message>
    <message>
        <source>&amp;Delete everything…</source>
        <translation>&amp;Poista kaikki…</translation>
    </message>
    <message>
        <source>&amp;Export everything…</source>
        <translation>&amp;Vie kaikki…</translation>
    </message>
    <message>
        <source>&amp;Keep everything</source>
        <translation>&amp;Säilytä kaikki</translation>
    </message>
    <message>
        <source>Archives (*.zip)</source>
        <translation>Arkistot (*.zip)</translation>
    </message>
    <message>
        <source>Delete everything</source>
        <translation>Poista kaikki</translation>
    </message>
    <message>
        <source>Delete everything that Golf Desktop has stored?</source>
        <translation>Poistetaanko kaikki, minkä Golf Desktop on tallentanut?</translation>
    </message>
    <message>
        <source>Everything stays on this computer: the program uses no network and tells nobody what you do. This is what it keeps, and where:</source>
        <translation>Kaikki pysyy tällä tietokoneella: ohjelma ei käytä verkkoa eikä kerro tekemisistäsi kenellekään. Tämän se säilyttää, ja täällä:</translation>
    </message>
    <message>
        <source>Export everything</source>
        <translation>Vie kaikki</translation>
    </message>
    <message>
        <source>Files exported</source>
        <translation>Tiedostoja viety</translation>
    </message>
    <message>
        <source>Games and statistics:</source>
        <translation>Pelit ja tilastot:</translation>
    </message>
    <message>
        <source>Log:</source>
        <translation>Loki:</translation>
    </message>
    <message>
        <source>Privacy</source>
        <translation>Yksityisyys</translation>
    </message>
    <message>
        <source>Settings:</source>
        <translation>Asetukset:</translation>
    </message>
    <message>
        <source>Your statistics, rounds and deals of the day, the game on the board and any that wait, your settings and the log are deleted for good, and the program closes. Games that you saved under a name of your own stay where they are.</source>
        <translation>Tilastosi, kierroksesi ja päivän jakosi, laudalla oleva peli ja odottavat pelit, asetuksesi ja loki poistetaan lopullisesti, ja ohjelma sulkeutuu. Pelit, jotka olet tallentanut itse valitsemallasi nimellä, pysyvät paikoillaan.</translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source>Back to my game</source>
        <translation>Takaisin omaan peliin</translation>
    </message>
    <message>
        <source>One move back</source>
        <translation>Siirto taaksepäin</translation>
    </message>
    <message>
        <source>One move on</source>
        <translation>Siirto eteenpäin</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Tauko</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Toista</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Toisto</translation>
    </message>
    <message>
        <source>Replay: move {number} of {count}</source>
        <translation>Toisto: siirto {number}/{count}</translation>
    </message>
    <message>
        <source>Solution: move {number} of {count}</source>
        <translation>Ratkaisu: siirto {number}/{count}</translation>
    </message>
    <message>
        <source>Speed of the replay</source>
        <translation>Toiston nopeus</translation>
    </message>
    <message>
        <source>To play on from here, make a move of your own.</source>
        <translation>Jatka tästä tekemällä oma siirto.</translation>
    </message>
    <message>
        <source>To the first move</source>
        <translation>Ensimmäiseen siirtoon</translation>
    </message>
</context>
<context>
    <name>ReviewGraph</name>
    <message>
        <source>Best score still possible, move by move</source>
        <translation>Vielä mahdollinen paras tulos siirto siirrolta</translation>
    </message>
</context>
<context>
    <name>ReviewWindow</name>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Sulje</translation>
    </message>
    <message>
        <source>&amp;Play on from here</source>
        <translation>&amp;Jatka tästä</translation>
    </message>
    <message>
        <source>&amp;Show this move on the board</source>
        <translation>&amp;Näytä siirto laudalla</translation>
    </message>
    <message>
        <source>Before move {number}: {played}.</source>
        <translation>Ennen siirtoa {number}: {played}.</translation>
    </message>
    <message>
        <source>Before move {number}: {played}. Better: {better}.</source>
        <translation>Ennen siirtoa {number}: {played}. Parempi: {better}.</translation>
    </message>
    <message>
        <source>Begin a new attempt from before the selected move</source>
        <translation>Aloita uusi yritys valittua siirtoa edeltävästä asemasta</translation>
    </message>
    <message>
        <source>Replay the game from before the selected move</source>
        <translation>Toista peli valittua siirtoa edeltävästä asemasta</translation>
    </message>
    <message>
        <source>Review – {deal}</source>
        <translation>Läpikäynti – {deal}</translation>
    </message>
    <message>
        <source>Select a move first, in the graph or in the list.</source>
        <translation>Valitse ensin siirto kuvaajasta tai luettelosta.</translation>
    </message>
    <message>
        <source>Select a move in the graph to see what it did.</source>
        <translation>Valitse kuvaajasta siirto, niin näet sen vaikutuksen.</translation>
    </message>
    <message>
        <source>The review is still being worked out.</source>
        <translation>Läpikäyntiä lasketaan vielä.</translation>
    </message>
    <message>
        <source>This layout is too large to look back at exactly.</source>
        <translation>Tämä asetelma on liian suuri tarkkaan läpikäyntiin.</translation>
    </message>
    <message>
        <source>Without a review there is no move to select.</source>
        <translation>Ilman läpikäyntiä ei ole siirtoa valittavaksi.</translation>
    </message>
    <message>
        <source>Working it out…</source>
        <translation>Lasketaan…</translation>
    </message>
</context>
<context>
    <name>RoundsTab</name>
    <message>
        <source>Best total</source>
        <translation>Paras yhteistulos</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Vihjeet</translation>
    </message>
    <message>
        <source>Holes</source>
        <translation>Väylät</translation>
    </message>
    <message>
        <source>How often each total came</source>
        <translation>Kuinka usein kukin yhteistulos saatiin</translation>
    </message>
    <message>
        <source>Last total</source>
        <translation>Viimeisin yhteistulos</translation>
    </message>
    <message>
        <source>Mean total</source>
        <translation>Yhteistulosten keskiarvo</translation>
    </message>
    <message>
        <source>No round of nine holes has been finished yet.</source>
        <translation>Yhtään yhdeksän väylän kierrosta ei ole vielä pelattu loppuun.</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Kierros</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Kierrokset</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Säännöt</translation>
    </message>
    <message>
        <source>The last ten rounds</source>
        <translation>Viimeiset kymmenen kierrosta</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Aika</translation>
    </message>
    <message>
        <source>To par</source>
        <translation>Pariin</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Yhteensä</translation>
    </message>
    <message>
        <source>Undos</source>
        <translation>Kumoamiset</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Milloin</translation>
    </message>
    <message>
        <source>{key} begins one.</source>
        <translation>{key} aloittaa kierroksen.</translation>
    </message>
</context>
<context>
    <name>ScoreCardWindow</name>
    <message>
        <source>&amp;Go on</source>
        <translation>&amp;Jatka</translation>
    </message>
    <message>
        <source>&amp;Next hole</source>
        <translation>Seuraava väy&amp;lä</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>&amp;Restore the defaults</source>
        <translation>Pa&amp;lauta oletukset</translation>
    </message>
    <message>
        <source>&amp;Undo the defaults</source>
        <translation>P&amp;eru oletukset</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Asetukset</translation>
    </message>
</context>
<context>
    <name>SetupDialog</name>
    <message>
        <source>&amp;Deal anew</source>
        <translation>Jaa uu&amp;delleen</translation>
    </message>
    <message>
        <source>A round keeps its rules: a change holds from the next deal.</source>
        <translation>Kierros pitää sääntönsä: muutos pätee seuraavasta jaosta.</translation>
    </message>
    <message>
        <source>No move yet: other rules hold for this deal already.</source>
        <translation>Ei vielä siirtoja: toiset säännöt pätevät jo tähän jakoon.</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>Pelin valinta</translation>
    </message>
    <message>
        <source>This deal has begun: a change holds from the next deal.</source>
        <translation>Tämä jako on alkanut: muutos pätee seuraavasta jaosta.</translation>
    </message>
    <message>
        <source>This deal is over: a change holds from the next one.</source>
        <translation>Tämä jako on ohi: muutos pätee seuraavasta jaosta.</translation>
    </message>
</context>
<context>
    <name>ShareCommands</name>
    <message>
        <source>The moves of that day cannot be read.</source>
        <translation>Tuon päivän siirtoja ei voi lukea.</translation>
    </message>
</context>
<context>
    <name>ShareDialog</name>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Sulje</translation>
    </message>
    <message>
        <source>&amp;Save picture…</source>
        <translation>&amp;Tallenna kuva…</translation>
    </message>
    <message>
        <source>A board that was entered has no number, so no link leads to it.</source>
        <translation>Syötetyllä laudalla ei ole numeroa, joten siihen ei vie mikään linkki.</translation>
    </message>
    <message>
        <source>Copy &amp;link</source>
        <translation>Kopioi &amp;linkki</translation>
    </message>
    <message>
        <source>Copy &amp;text</source>
        <translation>Kopioi t&amp;eksti</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>Kuvat (*.png)</translation>
    </message>
    <message>
        <source>Save the picture</source>
        <translation>Tallenna kuva</translation>
    </message>
    <message>
        <source>Saved as {name}.</source>
        <translation>Tallennettu nimellä {name}.</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Jaa muille</translation>
    </message>
    <message>
        <source>The link is on the clipboard.</source>
        <translation>Linkki on leikepöydällä.</translation>
    </message>
    <message>
        <source>The text is on the clipboard.</source>
        <translation>Teksti on leikepöydällä.</translation>
    </message>
    <message>
        <source>What is shared, as a picture</source>
        <translation>Jaettava kuvana</translation>
    </message>
    <message>
        <source>What is shared, as text</source>
        <translation>Jaettava tekstinä</translation>
    </message>
    <message>
        <source>{name} could not be saved: {reason}.</source>
        <translation>Tiedostoa {name} ei voitu tallentaa: {reason}.</translation>
    </message>
</context>
<context>
    <name>SortHeader</name>
    <message>
        <source>Order of the attempts</source>
        <translation>Yritysten järjestys</translation>
    </message>
</context>
<context>
    <name>SoundPage</name>
    <message>
        <source>&amp;Sound</source>
        <translation>&amp;Ääni</translation>
    </message>
    <message>
        <source>&amp;Volume:</source>
        <translation>Äänen&amp;voimakkuus:</translation>
    </message>
    <message>
        <source>Play soun&amp;ds</source>
        <translation>&amp;Soita ääniä</translation>
    </message>
</context>
<context>
    <name>Sounds</name>
    <message>
        <source>The part of Qt that plays sounds cannot be loaded: {why}</source>
        <translation>Äänet toistavaa Qt:n osaa ei voi ladata: {why}</translation>
    </message>
    <message>
        <source>The part of Qt that plays sounds needs {library}, which is missing here.</source>
        <translation>Äänet toistava Qt:n osa tarvitsee kirjaston {library}, joka puuttuu täältä.</translation>
    </message>
</context>
<context>
    <name>StatisticsWindow</name>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Vie…</translation>
    </message>
    <message>
        <source>&amp;Play this deal</source>
        <translation>&amp;Pelaa tämä jako</translation>
    </message>
    <message>
        <source>&amp;Replay</source>
        <translation>&amp;Toista</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>K&amp;umoa</translation>
    </message>
    <message>
        <source>&amp;Undo reset</source>
        <translation>K&amp;umoa nollaus</translation>
    </message>
    <message>
        <source>An attempt begins with the first move of a deal and counts once, whether it is cleared, stuck or left.</source>
        <translation>Yritys alkaa jaon ensimmäisestä siirrosta ja lasketaan kerran, puretaanpa se, jääpä se jumiin tai kesken.</translation>
    </message>
    <message>
        <source>Attempts</source>
        <translation>Yritykset</translation>
    </message>
    <message>
        <source>Export the attempts</source>
        <translation>Vie yritykset</translation>
    </message>
    <message>
        <source>Exported to {name}.</source>
        <translation>Viety tiedostoon {name}.</translation>
    </message>
    <message>
        <source>It had been undone already.</source>
        <translation>Se oli jo kumottu.</translation>
    </message>
    <message>
        <source>Plots</source>
        <translation>Kuvaajat</translation>
    </message>
    <message>
        <source>Re&amp;set</source>
        <translation>&amp;Nollaa</translation>
    </message>
    <message>
        <source>Re&amp;view</source>
        <translation>&amp;Läpikäynti</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Kierrokset</translation>
    </message>
    <message>
        <source>Score &amp;card</source>
        <translation>Tulos&amp;kortti</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Tilastot</translation>
    </message>
    <message>
        <source>Statistics were reset.</source>
        <translation>Tilastot nollattiin.</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Taulukot (*.csv)</translation>
    </message>
    <message>
        <source>Take the attempts that are chosen above out of the statistics</source>
        <translation>Poista yllä valitut yritykset tilastoista</translation>
    </message>
    <message>
        <source>The reset was undone.</source>
        <translation>Nollaus kumottiin.</translation>
    </message>
</context>
<context>
    <name>StatusLine</name>
    <message>
        <source>Moves {count}</source>
        <translation>Siirtoja {count}</translation>
    </message>
</context>
<context>
    <name>Summary</name>
    <message>
        <source>{game} – {remark}</source>
        <translation>{game} – {remark}</translation>
    </message>
</context>
<context>
    <name>WindowCommands</name>
    <message>
        <source>No game has been interrupted.</source>
        <translation>Yhtään peliä ei ole keskeytynyt.</translation>
    </message>
    <message>
        <source>No move has been made that could be shown again.</source>
        <translation>Ei ole tehty siirtoa, jonka voisi näyttää uudelleen.</translation>
    </message>
</context>
<context>
    <name>about</name>
    <message>
        <source>&lt;h3&gt;Golf Desktop {version}&lt;/h3&gt;&lt;p&gt;A Golf patience for the desktop.&lt;/p&gt;&lt;p&gt;Free software under the MIT licence. Deal numbers are those of PySolFC.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Golf Desktop {version}&lt;/h3&gt;&lt;p&gt;Golf-pasianssi työpöydälle.&lt;/p&gt;&lt;p&gt;Vapaa ohjelma MIT-lisenssillä. Jakojen numerot ovat PySolFC:n numeroita.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>About Golf Desktop</source>
        <translation>Tietoja Golf Desktopista</translation>
    </message>
</context>
<context>
    <name>after on</name>
    <message>
        <source>a 10</source>
        <translation>kympin</translation>
    </message>
    <message>
        <source>a 2</source>
        <translation>kakkosen</translation>
    </message>
    <message>
        <source>a 3</source>
        <translation>kolmosen</translation>
    </message>
    <message>
        <source>a 4</source>
        <translation>nelosen</translation>
    </message>
    <message>
        <source>a 5</source>
        <translation>viitosen</translation>
    </message>
    <message>
        <source>a 6</source>
        <translation>kuutosen</translation>
    </message>
    <message>
        <source>a 7</source>
        <translation>seiskan</translation>
    </message>
    <message>
        <source>a 9</source>
        <translation>ysin</translation>
    </message>
    <message>
        <source>a jack</source>
        <translation>jätkän</translation>
    </message>
    <message>
        <source>a joker</source>
        <translation>jokerin</translation>
    </message>
    <message>
        <source>a king</source>
        <translation>kuninkaan</translation>
    </message>
    <message>
        <source>a queen</source>
        <translation>rouvan</translation>
    </message>
    <message>
        <source>an 8</source>
        <translation>kasin</translation>
    </message>
    <message>
        <source>an ace</source>
        <translation>ässän</translation>
    </message>
</context>
<context>
    <name>daily</name>
    <message numerus="yes">
        <source>%n days in a row</source>
        <translation>
            <numerusform>%n päivä peräkkäin</numerusform>
            <numerusform>%n päivää peräkkäin</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hints</source>
        <translation>
            <numerusform>%n vihje</numerusform>
            <numerusform>%n vihjettä</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n moves taken back</source>
        <translation>
            <numerusform>%n siirto kumottu</numerusform>
            <numerusform>%n siirtoa kumottu</numerusform>
        </translation>
    </message>
    <message>
        <source>Day {day}</source>
        <translation>Päivä {day}</translation>
    </message>
    <message>
        <source>Deal of the day, {day}</source>
        <translation>Päivän jako, {day}</translation>
    </message>
    <message>
        <source>The deal of {day} can be played from that day on.</source>
        <translation>Tuon jaon voi pelata vasta sen omana päivänä: {day}.</translation>
    </message>
    <message>
        <source>cleared, score {score}</source>
        <translation>purettu, tulos {score}</translation>
    </message>
    <message>
        <source>not cleared, score {score}</source>
        <translation>ei purettu, tulos {score}</translation>
    </message>
    <message>
        <source>not played</source>
        <translation>ei pelattu</translation>
    </message>
    <message>
        <source>not to be played yet</source>
        <translation>ei vielä pelattavissa</translation>
    </message>
    <message>
        <source>played late, on {day}</source>
        <translation>pelattu myöhässä {day}</translation>
    </message>
    <message>
        <source>today, not played yet</source>
        <translation>tänään, ei vielä pelattu</translation>
    </message>
    <message>
        <source>{day}: {result}</source>
        <translation>{day}: {result}</translation>
    </message>
    <message>
        <source>{month} {year}</source>
        <translation>{month} {year}</translation>
    </message>
    <message>
        <source>{name}: {current}, at most {longest}</source>
        <translation>{name}: {current}, pisimmillään {longest}</translation>
    </message>
    <message>
        <source>{result}, {late}</source>
        <translation>{result}, {late}</translation>
    </message>
</context>
<context>
    <name>files</name>
    <message>
        <source>&amp;Keep it</source>
        <translation>&amp;Säilytä se</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Korvaa</translation>
    </message>
    <message>
        <source>Replace a file</source>
        <translation>Tiedoston korvaaminen</translation>
    </message>
    <message>
        <source>Replace {name}?</source>
        <translation>Korvataanko {name}?</translation>
    </message>
    <message>
        <source>There is a file of this name. What is in it would be lost.</source>
        <translation>Tämänniminen tiedosto on jo olemassa. Sen sisältö menetettäisiin.</translation>
    </message>
</context>
<context>
    <name>help</name>
    <message>
        <source>“{command}”</source>
        <translation>”{command}”</translation>
    </message>
</context>
<context>
    <name>menus</name>
    <message>
        <source>&amp;About Golf Desktop</source>
        <translation>Tietoja &amp;Golf Desktopista</translation>
    </message>
    <message>
        <source>&amp;Copy the board as text</source>
        <translation>Ko&amp;pioi lauta tekstinä</translation>
    </message>
    <message>
        <source>&amp;Deal by number…</source>
        <translation>&amp;Jako numerolla…</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Koko näyttö</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Peli</translation>
    </message>
    <message>
        <source>&amp;Go on with the round</source>
        <translation>J&amp;atka kierrosta</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Ohje</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Vihje</translation>
    </message>
    <message>
        <source>&amp;How to play</source>
        <translation>&amp;Näin pelataan</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>Nä&amp;ppäimet</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>&amp;Siirto</translation>
    </message>
    <message>
        <source>&amp;New deal</source>
        <translation>&amp;Uusi jako</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>A&amp;vaa…</translation>
    </message>
    <message>
        <source>&amp;Paste a board from text</source>
        <translation>Liitä lauta tek&amp;stistä</translation>
    </message>
    <message>
        <source>&amp;Play card</source>
        <translation>Pelaa k&amp;ortti</translation>
    </message>
    <message>
        <source>&amp;Play column</source>
        <translation>Pelaa &amp;sarake</translation>
    </message>
    <message>
        <source>&amp;Privacy…</source>
        <translation>&amp;Yksityisyys…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>Lopeta o&amp;hjelma</translation>
    </message>
    <message>
        <source>&amp;Recent files</source>
        <translation>V&amp;iimeisimmät tiedostot</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Tee uudelleen</translation>
    </message>
    <message>
        <source>&amp;Same deal again</source>
        <translation>Sama jako uu&amp;delleen</translation>
    </message>
    <message>
        <source>&amp;Turn the stock</source>
        <translation>Kää&amp;nnä käsipakasta</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Kumoa</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Näytä</translation>
    </message>
    <message>
        <source>Again</source>
        <translation>Sama jako</translation>
    </message>
    <message>
        <source>Alt+{key}</source>
        <translation>Alt+{key}</translation>
    </message>
    <message>
        <source>Change the &amp;keys…</source>
        <translation>Muuta &amp;näppäimiä…</translation>
    </message>
    <message>
        <source>Column {number}</source>
        <translation>Sarake {number}</translation>
    </message>
    <message>
        <source>Deal o&amp;f the day…</source>
        <translation>P&amp;äivän jako…</translation>
    </message>
    <message>
        <source>Go on with the &amp;interrupted game</source>
        <translation>Jatka k&amp;eskeytynyttä peliä</translation>
    </message>
    <message>
        <source>Help on &amp;this</source>
        <translation>Ohje &amp;tästä</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Vihje</translation>
    </message>
    <message>
        <source>Ne&amp;w round…</source>
        <translation>Uusi &amp;kierros…</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Uusi</translation>
    </message>
    <message>
        <source>Re&amp;view this game</source>
        <translation>Kä&amp;y tämä peli läpi</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Tee uudelleen</translation>
    </message>
    <message>
        <source>Repla&amp;y this game</source>
        <translation>T&amp;oista tämä peli</translation>
    </message>
    <message>
        <source>S&amp;ettings…</source>
        <translation>A&amp;setukset…</translation>
    </message>
    <message>
        <source>S&amp;hare…</source>
        <translation>Jaa muil&amp;le…</translation>
    </message>
    <message>
        <source>S&amp;tatistics…</source>
        <translation>&amp;Tilastot…</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Tallenna ni&amp;mellä…</translation>
    </message>
    <message>
        <source>Scor&amp;e card</source>
        <translation>Tulosko&amp;rtti</translation>
    </message>
    <message>
        <source>Set-&amp;up…</source>
        <translation>Pelin vali&amp;nta…</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>Pelin valinta</translation>
    </message>
    <message>
        <source>Show a &amp;solution</source>
        <translation>Näytä &amp;ratkaisu</translation>
    </message>
    <message>
        <source>Show what is still &amp;possible</source>
        <translation>Näytä, mikä on vielä &amp;mahdollista</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Välilyönti</translation>
    </message>
    <message>
        <source>The &amp;first steps</source>
        <translation>&amp;Ensiaskeleet</translation>
    </message>
    <message>
        <source>Tool bar</source>
        <translation>Työkalupalkki</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Kumoa</translation>
    </message>
</context>
<context>
    <name>plots</name>
    <message numerus="yes">
        <source>%n attempts</source>
        <translation>
            <numerusform>%n yritys</numerusform>
            <numerusform>%n yritystä</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deals of the day</source>
        <translation>
            <numerusform>%n päivän jako</numerusform>
            <numerusform>%n päivän jakoa</numerusform>
        </translation>
    </message>
    <message>
        <source>And {count} more: see the table.</source>
        <translation>Ja vielä {count}: katso taulukosta.</translation>
    </message>
    <message>
        <source>Attempt</source>
        <translation>Yritys</translation>
    </message>
    <message>
        <source>Attempt {number}, {when}: score {score}, running mean {mean}</source>
        <translation>Yritys {number}, {when}: tulos {score}, liukuva keskiarvo {mean}</translation>
    </message>
    <message>
        <source>Attempts</source>
        <translation>Yritykset</translation>
    </message>
    <message>
        <source>Attempts {numbers}, from {when}: {low} to {high}, running mean {mean}</source>
        <translation>Yritykset {numbers}, alkaen {when}: {low}–{high}, liukuva keskiarvo {mean}</translation>
    </message>
    <message>
        <source>Attempts, in the order in which they were played</source>
        <translation>Yritykset pelaamisjärjestyksessä</translation>
    </message>
    <message>
        <source>Best play of these deals</source>
        <translation>Näiden jakojen paras peli</translation>
    </message>
    <message>
        <source>By best play</source>
        <translation>Parhaalla pelillä</translation>
    </message>
    <message>
        <source>By best play it would be {mean}.</source>
        <translation>Parhaalla pelillä se olisi {mean}.</translation>
    </message>
    <message>
        <source>Cleared</source>
        <translation>Purettu</translation>
    </message>
    <message>
        <source>Compared are {known} of {all} attempts, whose best is known.</source>
        <translation>Mukana {known}/{all} yritystä, joiden paras tunnetaan.</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Päivä</translation>
    </message>
    <message>
        <source>Deals of the day</source>
        <translation>Päivän jaot</translation>
    </message>
    <message>
        <source>Highest</source>
        <translation>Suurin</translation>
    </message>
    <message>
        <source>Lowest</source>
        <translation>Pienin</translation>
    </message>
    <message>
        <source>Lowest to highest score</source>
        <translation>Pienin ja suurin tulos</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Keskiarvo</translation>
    </message>
    <message>
        <source>Mean of the last {count}</source>
        <translation>Viimeisten {count} keskiarvo</translation>
    </message>
    <message>
        <source>No attempts of this kind yet.</source>
        <translation>Ei vielä tällaisia yrityksiä.</translation>
    </message>
    <message>
        <source>Not cleared</source>
        <translation>Ei purettu</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Pelattu</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Lopputulos</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Säännöt</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Tulos</translation>
    </message>
    <message>
        <source>Score {score}: {attempts}</source>
        <translation>Tulos {score}: {attempts}</translation>
    </message>
    <message>
        <source>Scores beside best play</source>
        <translation>Tulokset parhaan pelin rinnalla</translation>
    </message>
    <message>
        <source>Scores over time</source>
        <translation>Tulokset ajan mittaan</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Osuus</translation>
    </message>
    <message>
        <source>Share by best play</source>
        <translation>Osuus parhaalla pelillä</translation>
    </message>
    <message>
        <source>Share cleared</source>
        <translation>Purettujen osuus</translation>
    </message>
    <message>
        <source>Share cleared, by rules</source>
        <translation>Purettujen osuus säännöittäin</translation>
    </message>
    <message>
        <source>Strokes over</source>
        <translation>Ylimääräiset lyönnit</translation>
    </message>
    <message>
        <source>Strokes over the best possible</source>
        <translation>Lyönnit yli parhaan mahdollisen</translation>
    </message>
    <message>
        <source>The best possible score is known for {known} of {all} attempts.</source>
        <translation>Yrityksiä, joiden paras mahdollinen tulos tunnetaan: {known}/{all}.</translation>
    </message>
    <message>
        <source>The best possible score of these deals is not known. It is worked out while this is shown, for layouts in which that is soon done.</source>
        <translation>Näiden jakojen parasta mahdollista tulosta ei tunneta. Sitä lasketaan, kun tämä on näkyvissä, niille asetelmille, joissa se käy nopeasti.</translation>
    </message>
    <message>
        <source>The best score is {score}.</source>
        <translation>Paras tulos on {score}.</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Milloin</translation>
    </message>
    <message>
        <source>Your mean score is {mean}.</source>
        <translation>Tulostesi keskiarvo on {mean}.</translation>
    </message>
    <message>
        <source>Your scores</source>
        <translation>Omat tulokset</translation>
    </message>
    <message>
        <source>{attempts}, of which {share} were cleared.</source>
        <translation>{attempts}; purettuja {share}.</translation>
    </message>
    <message>
        <source>{attempts}; the mean of the last {count} is {mean}.</source>
        <translation>{attempts}; viimeisten {count} keskiarvo on {mean}.</translation>
    </message>
    <message>
        <source>{mean} strokes over the best possible on average; {perfect} at the best.</source>
        <translation>Keskimäärin {mean} lyöntiä yli parhaan mahdollisen; parhaan veroisia: {perfect}.</translation>
    </message>
    <message>
        <source>{share}, {cleared} of {played}</source>
        <translation>{share}, {cleared}/{played}</translation>
    </message>
    <message>
        <source>{strokes} over the best possible: {attempts}, {share}</source>
        <translation>{strokes} yli parhaan mahdollisen: {attempts}, {share}</translation>
    </message>
    <message>
        <source>{year}: {days} played, {cleared} cleared.</source>
        <translation>{year}: {days} pelattu, {cleared} purettu.</translation>
    </message>
    <message>
        <source>{yours}, {share}; by best play {best}</source>
        <translation>{yours}, {share}; parhaalla pelillä {best}</translation>
    </message>
</context>
<context>
    <name>privacy</name>
    <message>
        <source>Delete everything</source>
        <translation>Poista kaikki</translation>
    </message>
    <message>
        <source>These files could not be deleted:</source>
        <translation>Näitä tiedostoja ei voitu poistaa:</translation>
    </message>
    <message>
        <source>{name} could not be written: {reason}.</source>
        <translation>Tiedostoa {name} ei voitu kirjoittaa: {reason}.</translation>
    </message>
    <message numerus="yes">
        <source>{name} was written; it holds %n files.</source>
        <translation>
            <numerusform>{name} kirjoitettiin; siinä on %n tiedosto.</numerusform>
            <numerusform>{name} kirjoitettiin; siinä on %n tiedostoa.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>reasons</name>
    <message>
        <source>a queen always goes on a king</source>
        <translation>rouva käy aina kuninkaan päälle</translation>
    </message>
    <message>
        <source>always one pack</source>
        <translation>aina yksi pakka</translation>
    </message>
    <message>
        <source>king and ace are always neighbours</source>
        <translation>kuningas ja ässä ovat aina naapureita</translation>
    </message>
    <message>
        <source>too many positions to tell hard deals from easy ones</source>
        <translation>liikaa asemia, jotta vaikeat jaot voisi erottaa helpoista</translation>
    </message>
    <message>
        <source>without a stock no jokers, and only cards left count</source>
        <translation>ilman käsipakkaa ei ole jokereita, ja vain jääneet kortit lasketaan</translation>
    </message>
    <message>
        <source>without a stock only cards left can count</source>
        <translation>ilman käsipakkaa voidaan laskea vain jääneet kortit</translation>
    </message>
    <message>
        <source>without a stock there is no room for jokers</source>
        <translation>ilman käsipakkaa jokereille ei ole tilaa</translation>
    </message>
</context>
<context>
    <name>review</name>
    <message numerus="yes">
        <source>%n strokes</source>
        <translation>
            <numerusform>%n lyönti</numerusform>
            <numerusform>%n lyöntiä</numerusform>
        </translation>
    </message>
    <message>
        <source>Best still possible</source>
        <translation>Paras vielä mahdollinen</translation>
    </message>
    <message>
        <source>Best still possible: {best}</source>
        <translation>Paras vielä mahdollinen: {best}</translation>
    </message>
    <message>
        <source>Better: {better}</source>
        <translation>Parempi: {better}</translation>
    </message>
    <message numerus="yes">
        <source>From {first} at the deal to {last} after %n moves.</source>
        <translation>
            <numerusform>Jaossa {first}, %n siirron jälkeen {last}.</numerusform>
            <numerusform>Jaossa {first}, %n siirron jälkeen {last}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Gave %n strokes away</source>
        <translation>
            <numerusform>Menetti %n lyönnin</numerusform>
            <numerusform>Menetti %n lyöntiä</numerusform>
        </translation>
    </message>
    <message>
        <source>Move {number}: {played}</source>
        <translation>Siirto {number}: {played}</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Siirrot</translation>
    </message>
    <message>
        <source>Strokes given away</source>
        <translation>Menetetyt lyönnit</translation>
    </message>
    <message>
        <source>Turn the stock</source>
        <translation>Käännä käsipakasta</translation>
    </message>
    <message>
        <source>Turned the stock: {card}</source>
        <translation>Käännettiin käsipakasta: {card}</translation>
    </message>
    <message>
        <source>Your score</source>
        <translation>Tuloksesi</translation>
    </message>
    <message>
        <source>{card} from column {number}</source>
        <translation>{card} sarakkeesta {number}</translation>
    </message>
    <message>
        <source>{move} – best still possible {best}</source>
        <translation>{move} – paras vielä mahdollinen {best}</translation>
    </message>
    <message numerus="yes">
        <source>{move} – gave %n strokes away; better: {better}</source>
        <translation>
            <numerusform>{move} – menetti %n lyönnin; parempi: {better}</numerusform>
            <numerusform>{move} – menetti %n lyöntiä; parempi: {better}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>round</name>
    <message>
        <source>Best</source>
        <translation>Paras</translation>
    </message>
    <message>
        <source>Best possible</source>
        <translation>Paras mahdollinen</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Ero</translation>
    </message>
    <message>
        <source>Earlier</source>
        <translation>Aiempi</translation>
    </message>
    <message>
        <source>Earlier round</source>
        <translation>Aiempi kierros</translation>
    </message>
    <message>
        <source>Given away</source>
        <translation>Menetetty</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Vihjeet</translation>
    </message>
    <message>
        <source>Hole</source>
        <translation>Väylä</translation>
    </message>
    <message>
        <source>Hole {number} of {holes}</source>
        <translation>Väylä {number}/{holes}</translation>
    </message>
    <message>
        <source>Hole {number}: {name}</source>
        <translation>Väylä {number}: {name}</translation>
    </message>
    <message>
        <source>In a round each hole is played once; it cannot be begun again.</source>
        <translation>Kierroksella jokainen väylä pelataan kerran; sitä ei voi aloittaa alusta.</translation>
    </message>
    <message>
        <source>No hole has been played yet</source>
        <translation>Yhtään väylää ei ole vielä pelattu</translation>
    </message>
    <message>
        <source>Nothing is told of a hole of your round before it is over.</source>
        <translation>Kierroksesi väylästä ei kerrota mitään, ennen kuin se on pelattu.</translation>
    </message>
    <message>
        <source>Par</source>
        <translation>Par</translation>
    </message>
    <message>
        <source>Round over · total {total}, {par}</source>
        <translation>Kierros päättyi · yhteensä {total}, {par}</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Kierros {number}</translation>
    </message>
    <message>
        <source>Round {number}: hole {hole} of {holes}, {par} · {rules} · {when}</source>
        <translation>Kierros {number}: väylä {hole}/{holes}, {par} · {rules} · {when}</translation>
    </message>
    <message>
        <source>Round {round} waits at hole {hole}.</source>
        <translation>Kierros {round} odottaa väylällä {hole}.</translation>
    </message>
    <message>
        <source>Round {round} waits at hole {hole}: {key} goes on with it.</source>
        <translation>Kierros {round} odottaa väylällä {hole}: {key} jatkaa sitä.</translation>
    </message>
    <message>
        <source>Round {round} waits at hole {hole}: {key} lists it.</source>
        <translation>Kierros {round} odottaa väylällä {hole}: {key} näyttää sen luettelossa.</translation>
    </message>
    <message>
        <source>Round {round}, hole {hole}</source>
        <translation>Kierros {round}, väylä {hole}</translation>
    </message>
    <message>
        <source>Running total</source>
        <translation>Välisumma</translation>
    </message>
    <message>
        <source>Strokes</source>
        <translation>Lyönnit</translation>
    </message>
    <message>
        <source>There is no score card yet: begin a round first.</source>
        <translation>Tuloskorttia ei vielä ole: aloita ensin kierros.</translation>
    </message>
    <message>
        <source>This hole is over and its score stands.</source>
        <translation>Tämä väylä on pelattu, ja sen tulos pysyy.</translation>
    </message>
    <message>
        <source>This round is played without undo.</source>
        <translation>Tämä kierros pelataan ilman kumoamista.</translation>
    </message>
    <message>
        <source>To par</source>
        <translation>Pariin</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Yhteensä</translation>
    </message>
    <message>
        <source>Undos</source>
        <translation>Kumoamiset</translation>
    </message>
    <message>
        <source>You have not played this round by these rules yet.</source>
        <translation>Et ole vielä pelannut tätä kierrosta näillä säännöillä.</translation>
    </message>
    <message numerus="yes">
        <source>You have played this round %n times by these rules, at best {best}.</source>
        <translation>
            <numerusform>Olet pelannut tämän kierroksen näillä säännöillä %n kerran: {best}.</numerusform>
            <numerusform>Olet pelannut tämän kierroksen näillä säännöillä %n kertaa, parhaimmillaan {best}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>after %n holes</source>
        <translation>
            <numerusform>%n väylän jälkeen</numerusform>
            <numerusform>%n väylän jälkeen</numerusform>
        </translation>
    </message>
    <message>
        <source>albatross</source>
        <translation>albatrossi</translation>
    </message>
    <message>
        <source>birdie</source>
        <translation>birdie</translation>
    </message>
    <message>
        <source>bogey</source>
        <translation>bogi</translation>
    </message>
    <message>
        <source>double bogey</source>
        <translation>tuplabogi</translation>
    </message>
    <message>
        <source>eagle</source>
        <translation>eagle</translation>
    </message>
    <message>
        <source>hints: {count}</source>
        <translation>vihjeitä: {count}</translation>
    </message>
    <message>
        <source>hole in one</source>
        <translation>hole-in-one</translation>
    </message>
    <message>
        <source>level</source>
        <translation>par</translation>
    </message>
    <message>
        <source>level par</source>
        <translation>tasan par</translation>
    </message>
    <message>
        <source>par</source>
        <translation>par</translation>
    </message>
    <message>
        <source>perfect</source>
        <translation>täydellinen</translation>
    </message>
    <message>
        <source>triple bogey</source>
        <translation>triplabogi</translation>
    </message>
    <message>
        <source>undos: {count}</source>
        <translation>kumoamisia: {count}</translation>
    </message>
    <message>
        <source>with undo</source>
        <translation>kumoaminen sallittu</translation>
    </message>
    <message>
        <source>without undo</source>
        <translation>ilman kumoamista</translation>
    </message>
    <message>
        <source>{hole} · total {par}</source>
        <translation>{hole} · yhteensä {par}</translation>
    </message>
    <message>
        <source>{number} below par</source>
        <translation>{number} alle parin</translation>
    </message>
    <message>
        <source>{number} over par</source>
        <translation>{number} yli parin</translation>
    </message>
    <message numerus="yes">
        <source>{total} strokes – a perfect round</source>
        <translation>
            <numerusform>{total} lyönti – täydellinen kierros</numerusform>
            <numerusform>{total} lyöntiä – täydellinen kierros</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{total} strokes, {par}</source>
        <translation>
            <numerusform>{total} lyönti, {par}</numerusform>
            <numerusform>{total} lyöntiä, {par}</numerusform>
        </translation>
    </message>
    <message>
        <source>{when}: {total}, {par}</source>
        <translation>{when}: {total}, {par}</translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message numerus="yes">
        <source>%n jokers</source>
        <translation>
            <numerusform>%n jokeri</numerusform>
            <numerusform>%n jokeria</numerusform>
        </translation>
    </message>
    <message>
        <source>All in a Row</source>
        <translation>All in a Row</translation>
    </message>
    <message>
        <source>Black Hole</source>
        <translation>Black Hole</translation>
    </message>
    <message>
        <source>Dead King Golf</source>
        <translation>Dead King Golf</translation>
    </message>
    <message>
        <source>Double Golf</source>
        <translation>Double Golf</translation>
    </message>
    <message>
        <source>Double Putt</source>
        <translation>Double Putt</translation>
    </message>
    <message>
        <source>Escalator</source>
        <translation>Escalator</translation>
    </message>
    <message>
        <source>Golf</source>
        <translation>Golf</translation>
    </message>
    <message>
        <source>Golf as in PySolFC and KPatience</source>
        <translation>Golf kuten PySolFC:ssä ja KPatiencessa</translation>
    </message>
    <message>
        <source>Golf, Q on K</source>
        <translation>Golf, Q K:lle</translation>
    </message>
    <message>
        <source>Golf, nothing on a king</source>
        <translation>Golf, kuninkaalle ei mitään</translation>
    </message>
    <message>
        <source>Golf, queen on a king</source>
        <translation>Golf, rouva kuninkaalle</translation>
    </message>
    <message>
        <source>Golf, turning the corner</source>
        <translation>Golf, ympäri</translation>
    </message>
    <message>
        <source>Play a pyramid of cards, all face up, onto the waste, one rank up or down at a time</source>
        <translation>Pelaa pyramidin kortit, kaikki kuvapuoli ylös, avopakkaan, aina yhtä arvoa ylempi tai alempi</translation>
    </message>
    <message>
        <source>Play a pyramid of cards, face down until uncovered, onto the waste, one rank up or down at a time</source>
        <translation>Pelaa pyramidin kortit, nurin kunnes ne vapautuvat, avopakkaan, aina yhtä arvoa ylempi tai alempi</translation>
    </message>
    <message>
        <source>Play all cards onto the waste, one rank up or down at a time</source>
        <translation>Pelaa kaikki kortit avopakkaan, aina yhtä arvoa ylempi tai alempi</translation>
    </message>
    <message>
        <source>Play nine columns of seven, dealt from two packs, onto the waste, one rank up or down at a time</source>
        <translation>Pelaa yhdeksän seitsemän kortin saraketta, jaettuina kahdesta pakasta, avopakkaan, aina yhtä arvoa ylempi tai alempi</translation>
    </message>
    <message>
        <source>Play seven columns of five onto the waste, one rank up or down at a time</source>
        <translation>Pelaa seitsemän viiden kortin saraketta avopakkaan, aina yhtä arvoa ylempi tai alempi</translation>
    </message>
    <message>
        <source>Play seventeen stacks of three onto the ace of spades, one rank up or down at a time, without a stock</source>
        <translation>Pelaa seitsemäntoista kolmen kortin pinoa pataässän päälle, aina yhtä arvoa ylempi tai alempi, ilman käsipakkaa</translation>
    </message>
    <message>
        <source>Play thirteen stacks of four, beginning with any free card, one rank up or down at a time, without a stock</source>
        <translation>Pelaa kolmetoista neljän kortin pinoa mistä tahansa vapaasta kortista alkaen, aina yhtä arvoa ylempi tai alempi, ilman käsipakkaa</translation>
    </message>
    <message>
        <source>Play three peaks of cards, face down until uncovered, onto the waste, one rank up or down at a time</source>
        <translation>Pelaa kolmen huipun kortit, nurin kunnes ne vapautuvat, avopakkaan, aina yhtä arvoa ylempi tai alempi</translation>
    </message>
    <message>
        <source>Putt Putt</source>
        <translation>Putt Putt</translation>
    </message>
    <message>
        <source>Pyramid Golf</source>
        <translation>Pyramid Golf</translation>
    </message>
    <message>
        <source>Thieves</source>
        <translation>Thieves</translation>
    </message>
    <message>
        <source>Tri Peaks</source>
        <translation>Tri Peaks</translation>
    </message>
    <message>
        <source>a queen goes on a king</source>
        <translation>rouva käy kuninkaan päälle</translation>
    </message>
    <message>
        <source>a queen goes on a king, but only a 2 on an ace</source>
        <translation>rouva käy kuninkaan päälle, mutta ässän päälle vain kakkonen</translation>
    </message>
    <message>
        <source>also Elevator, Egyptian Solitaire</source>
        <translation>myös Elevator, Egyptian Solitaire</translation>
    </message>
    <message>
        <source>also Relaxed Golf</source>
        <translation>myös Relaxed Golf</translation>
    </message>
    <message>
        <source>also Three Peaks</source>
        <translation>myös Three Peaks</translation>
    </message>
    <message>
        <source>cards left count</source>
        <translation>jääneet kortit lasketaan</translation>
    </message>
    <message>
        <source>each card left costs a stroke</source>
        <translation>jokainen jäänyt kortti maksaa lyönnin</translation>
    </message>
    <message>
        <source>each card left costs a stroke, and after a clear each card left in the stock takes one off</source>
        <translation>jokainen jäänyt kortti maksaa lyönnin, ja purkamisen jälkeen jokainen käsipakkaan jäänyt kortti vähentää yhden</translation>
    </message>
    <message>
        <source>each card left costs a stroke, and zero is the best</source>
        <translation>jokainen jäänyt kortti maksaa lyönnin, ja nolla on paras</translation>
    </message>
    <message>
        <source>king and ace are neighbours</source>
        <translation>kuningas ja ässä ovat naapureita</translation>
    </message>
    <message>
        <source>nothing goes on a king, and only a 2 on an ace</source>
        <translation>kuninkaan päälle ei käy mikään ja ässän päälle vain kakkonen</translation>
    </message>
    <message>
        <source>the joker goes on any card and takes any</source>
        <translation>jokeri käy minkä tahansa kortin päälle, ja sen päälle käy mikä tahansa</translation>
    </message>
    <message>
        <source>the jokers go on any card and take any</source>
        <translation>jokerit käyvät minkä tahansa kortin päälle, ja niiden päälle käy mikä tahansa</translation>
    </message>
    <message>
        <source>the standard game</source>
        <translation>tavallinen peli</translation>
    </message>
    <message>
        <source>zero best</source>
        <translation>nolla paras</translation>
    </message>
</context>
<context>
    <name>share</name>
    <message>
        <source>Deal {number}</source>
        <translation>Jako {number}</translation>
    </message>
    <message>
        <source>Golf Desktop</source>
        <translation>Golf Desktop</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Kierros {number}</translation>
    </message>
    <message>
        <source>best possible {score}</source>
        <translation>paras mahdollinen {score}</translation>
    </message>
    <message>
        <source>in {time}</source>
        <translation>ajassa {time}</translation>
    </message>
    <message>
        <source>practice</source>
        <translation>harjoitus</translation>
    </message>
    <message>
        <source>score {score}</source>
        <translation>tulos {score}</translation>
    </message>
    <message>
        <source>{end} · score {score}</source>
        <translation>{end} · tulos {score}</translation>
    </message>
</context>
<context>
    <name>sound</name>
    <message>
        <source>Sounds need a part of Qt that is not installed here. It comes with golf-desktop[sound], or with the package PySide6-Addons.</source>
        <translation>Äänet tarvitsevat Qt:n osan, jota tänne ei ole asennettu. Se tulee golf-desktop[sound]-valinnan tai PySide6-Addons-paketin mukana.</translation>
    </message>
    <message>
        <source>This package comes without sounds.</source>
        <translation>Tässä paketissa ei ole ääniä.</translation>
    </message>
</context>
<context>
    <name>spoken</name>
    <message numerus="yes">
        <source>%n cards beneath</source>
        <translation>
            <numerusform>%n kortti alla</numerusform>
            <numerusform>%n korttia alla</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards left in the tableau</source>
        <translation>
            <numerusform>asetelmassa %n kortti jäljellä</numerusform>
            <numerusform>asetelmassa %n korttia jäljellä</numerusform>
        </translation>
    </message>
    <message>
        <source>ace</source>
        <translation>ässä</translation>
    </message>
    <message>
        <source>beneath: {cards}</source>
        <translation>alla: {cards}</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>risti</translation>
    </message>
    <message>
        <source>column {number}</source>
        <translation>sarake {number}</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>ruutu</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>kasi</translation>
    </message>
    <message>
        <source>five</source>
        <translation>viitonen</translation>
    </message>
    <message>
        <source>four</source>
        <translation>nelonen</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>hertta</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>jätkä</translation>
    </message>
    <message>
        <source>joker</source>
        <translation>jokeri</translation>
    </message>
    <message>
        <source>king</source>
        <translation>kuningas</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>ysi</translation>
    </message>
    <message>
        <source>nothing beneath</source>
        <translation>alla ei mitään</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>rouva</translation>
    </message>
    <message>
        <source>row {row}, place {place}</source>
        <translation>rivi {row}, paikka {place}</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>seiska</translation>
    </message>
    <message>
        <source>six</source>
        <translation>kuutonen</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>pata</translation>
    </message>
    <message numerus="yes">
        <source>stock, %n cards</source>
        <translation>
            <numerusform>käsipakka, %n kortti</numerusform>
            <numerusform>käsipakka, %n korttia</numerusform>
        </translation>
    </message>
    <message>
        <source>stock, empty</source>
        <translation>käsipakka tyhjä</translation>
    </message>
    <message>
        <source>taken back: the turn; {waste}, {stock}</source>
        <translation>kumottu: kääntö; {waste}, {stock}</translation>
    </message>
    <message>
        <source>taken back: {card}; {waste}</source>
        <translation>kumottu: {card}; {waste}</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>kymppi</translation>
    </message>
    <message>
        <source>three</source>
        <translation>kolmonen</translation>
    </message>
    <message>
        <source>two</source>
        <translation>kakkonen</translation>
    </message>
    <message>
        <source>waste, empty</source>
        <translation>avopakka tyhjä</translation>
    </message>
    <message>
        <source>waste, {card}</source>
        <translation>avopakka, {card}</translation>
    </message>
    <message>
        <source>{card} on the waste</source>
        <translation>{card} avopakkaan</translation>
    </message>
    <message>
        <source>{card} turned, {stock}</source>
        <translation>{card} käännetty, {stock}</translation>
    </message>
    <message>
        <source>{card}, {place}, {beneath}</source>
        <translation>{card}, {place}, {beneath}</translation>
    </message>
    <message>
        <source>{rank} of {suit}</source>
        <translation>{suit}{rank}</translation>
    </message>
    <message>
        <source>{score}, {cards}</source>
        <translation>{score}, {cards}</translation>
    </message>
</context>
<context>
    <name>statistics</name>
    <message numerus="yes">
        <source>%n packs</source>
        <translation>
            <numerusform>%n pakka</numerusform>
            <numerusform>%n pakkaa</numerusform>
        </translation>
    </message>
    <message>
        <source>Attempt</source>
        <translation>Yritys</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Kortit</translation>
    </message>
    <message>
        <source>Cards left in the columns</source>
        <translation>Sarakkeisiin jääneet kortit</translation>
    </message>
    <message>
        <source>Cleared</source>
        <translation>Purettu</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Jako</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Vihjeet</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Kesken</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Siirrot</translation>
    </message>
    <message>
        <source>Own board</source>
        <translation>Oma lauta</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Lopputulos</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Säännöt</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Tulos</translation>
    </message>
    <message>
        <source>Stuck</source>
        <translation>Jumissa</translation>
    </message>
    <message>
        <source>This attempt cannot be put on the board: {problem}</source>
        <translation>Tätä yritystä ei voi asettaa laudalle: {problem}</translation>
    </message>
    <message>
        <source>This version of Golf Desktop does not know the attempt&apos;s rules.</source>
        <translation>Tämä Golf Desktopin versio ei tunne yrityksen sääntöjä.</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Aika</translation>
    </message>
    <message>
        <source>Undos</source>
        <translation>Kumoamiset</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Milloin</translation>
    </message>
    <message>
        <source>Which attempt at this deal it is</source>
        <translation>Monesko yritys purkaa tämä jako</translation>
    </message>
    <message numerus="yes">
        <source>{count} attempts were copied.</source>
        <translation>
            <numerusform>Yritys kopioitiin.</numerusform>
            <numerusform>{count} yritystä kopioitiin.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>texts</name>
    <message>
        <source> or </source>
        <translation> tai </translation>
    </message>
    <message>
        <source>All cards are cleared: this deal is won.</source>
        <translation>Kaikki kortit on purettu: tämä jako on voitettu.</translation>
    </message>
    <message>
        <source>Best found so far: {score}</source>
        <translation>Paras tähän asti löydetty: {score}</translation>
    </message>
    <message>
        <source>Can be cleared, best found so far: {score}</source>
        <translation>Voidaan purkaa, paras tähän asti löydetty: {score}</translation>
    </message>
    <message>
        <source>Can be cleared, best {score}</source>
        <translation>Voidaan purkaa, paras {score}</translation>
    </message>
    <message>
        <source>Cannot be cleared since move {move}, best {score}</source>
        <translation>Ei voida purkaa siirrosta {move} alkaen, paras {score}</translation>
    </message>
    <message>
        <source>Cannot be cleared, best found so far: {score}</source>
        <translation>Ei voida purkaa, paras tähän asti löydetty: {score}</translation>
    </message>
    <message>
        <source>Cannot be cleared, best {score}</source>
        <translation>Ei voida purkaa, paras {score}</translation>
    </message>
    <message>
        <source>Cleared!</source>
        <translation>Purettu!</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>Jako {number}</translation>
    </message>
    <message>
        <source>Hint: nothing fits on {waste}, so turn the stock.</source>
        <translation>Vihje: kortin {waste} päälle ei käy mikään, joten käännä käsipakasta.</translation>
    </message>
    <message>
        <source>Hint: {best}: best can be {score}; {other}: {other_score}</source>
        <translation>Vihje: {best}: paras mahdollinen {score}; {other}: {other_score}</translation>
    </message>
    <message>
        <source>Hint: {best}: best found is {score}; {other}: {other_score}</source>
        <translation>Vihje: {best}: paras löydetty {score}; {other}: {other_score}</translation>
    </message>
    <message>
        <source>Hint: {best}: {score} at best on average; {other}: {other_score}</source>
        <translation>Vihje: {best}: parhaimmillaan keskimäärin {score}; {other}: {other_score}</translation>
    </message>
    <message>
        <source>Hint: {card} fits.</source>
        <translation>Vihje: {card} käy.</translation>
    </message>
    <message>
        <source>Hint: {card} starts a run of {count}: {run}</source>
        <translation>Vihje: {card} aloittaa {count} kortin sarjan: {run}</translation>
    </message>
    <message>
        <source>No move can make the score of {score} better.</source>
        <translation>Mikään siirto ei voi parantaa tulosta {score}.</translation>
    </message>
    <message>
        <source>No moves left</source>
        <translation>Ei siirtoja jäljellä</translation>
    </message>
    <message>
        <source>No way was found to make the score of {score} better.</source>
        <translation>Ei löytynyt tapaa parantaa tulosta {score}.</translation>
    </message>
    <message>
        <source>Nothing goes on {waste}.</source>
        <translation>Mikään ei käy {waste} päälle.</translation>
    </message>
    <message>
        <source>Only a joker goes on {waste}.</source>
        <translation>Vain jokeri käy {waste} päälle.</translation>
    </message>
    <message>
        <source>Own board</source>
        <translation>Oma lauta</translation>
    </message>
    <message>
        <source>Score {score}</source>
        <translation>Tulos {score}</translation>
    </message>
    <message>
        <source>Something went wrong; the log tells more. Play on.</source>
        <translation>Jokin meni vikaan; loki kertoo lisää. Jatka pelaamista.</translation>
    </message>
    <message>
        <source>Step on by Ctrl+Right: this way ends at {score}, the best found from here.</source>
        <translation>Etene painamalla Ctrl+nuoli oikealle: tämä tie päättyy tulokseen {score}, parhaaseen tästä löydettyyn.</translation>
    </message>
    <message>
        <source>Step on by Ctrl+Right: this way ends at {score}, the best there is from here.</source>
        <translation>Etene painamalla Ctrl+nuoli oikealle: tämä tie päättyy tulokseen {score}, parhaaseen tästä mahdolliseen.</translation>
    </message>
    <message>
        <source>That card does not fit.</source>
        <translation>Tuo kortti ei käy.</translation>
    </message>
    <message>
        <source>That card is covered: only a card that no other lies on can be played.</source>
        <translation>Tuo kortti on peitossa: vain kortin, jonka päällä ei ole toista, voi pelata.</translation>
    </message>
    <message>
        <source>That card is covered: only the last card of a column can be played.</source>
        <translation>Tuo kortti on peitossa: vain sarakkeen viimeisen kortin voi pelata.</translation>
    </message>
    <message>
        <source>That column is empty.</source>
        <translation>Tuo sarake on tyhjä.</translation>
    </message>
    <message>
        <source>The stock is empty: each card is turned once.</source>
        <translation>Käsipakka on tyhjä: jokainen kortti käännetään kerran.</translation>
    </message>
    <message>
        <source>There is no stock: all cards lie open.</source>
        <translation>Käsipakkaa ei ole: kaikki kortit ovat näkyvissä.</translation>
    </message>
    <message>
        <source>There is no stock: any free card may begin the waste.</source>
        <translation>Käsipakkaa ei ole: mikä tahansa vapaa kortti voi aloittaa avopakan.</translation>
    </message>
    <message>
        <source>There is no such card.</source>
        <translation>Sellaista korttia ei ole.</translation>
    </message>
    <message>
        <source>There is no such column.</source>
        <translation>Sellaista saraketta ei ole.</translation>
    </message>
    <message>
        <source>This deal is over: undo, or deal anew.</source>
        <translation>Tämä jako on päättynyt: kumoa tai jaa uudelleen.</translation>
    </message>
    <message>
        <source>This deal is over; take moves back to see how it could have gone on.</source>
        <translation>Tämä jako on päättynyt; kumoa siirtoja, niin näet, miten se olisi voinut jatkua.</translation>
    </message>
    <message>
        <source>a 10</source>
        <translation>kymppi</translation>
    </message>
    <message>
        <source>a 2</source>
        <translation>kakkonen</translation>
    </message>
    <message>
        <source>a 3</source>
        <translation>kolmonen</translation>
    </message>
    <message>
        <source>a 4</source>
        <translation>nelonen</translation>
    </message>
    <message>
        <source>a 5</source>
        <translation>viitonen</translation>
    </message>
    <message>
        <source>a 6</source>
        <translation>kuutonen</translation>
    </message>
    <message>
        <source>a 7</source>
        <translation>seiska</translation>
    </message>
    <message>
        <source>a 9</source>
        <translation>ysi</translation>
    </message>
    <message>
        <source>a jack</source>
        <translation>jätkä</translation>
    </message>
    <message>
        <source>a joker</source>
        <translation>jokeri</translation>
    </message>
    <message>
        <source>a king</source>
        <translation>kuningas</translation>
    </message>
    <message>
        <source>a queen</source>
        <translation>rouva</translation>
    </message>
    <message>
        <source>an 8</source>
        <translation>kasi</translation>
    </message>
    <message>
        <source>an ace</source>
        <translation>ässä</translation>
    </message>
    <message>
        <source>joker</source>
        <translation>jokeri</translation>
    </message>
    <message>
        <source>turning the stock</source>
        <translation>käsipakasta kääntäminen</translation>
    </message>
    <message>
        <source>{card} goes only on {bases}.</source>
        <translation>{card} käy vain {bases} päälle.</translation>
    </message>
    <message>
        <source>{game}, {deal}</source>
        <translation>{game}, {deal}</translation>
    </message>
    <message>
        <source>{number}%</source>
        <translation>{number} %</translation>
    </message>
    <message numerus="yes">
        <source>{score} · %n moves · {time}</source>
        <translation>
            <numerusform>{score} · %n siirto · {time}</numerusform>
            <numerusform>{score} · %n siirtoa · {time}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>told</name>
    <message>
        <source>&quot;attempt&quot; is not the text of a UUID.</source>
        <translation>&quot;attempt&quot; ei ole UUID:n teksti.</translation>
    </message>
    <message>
        <source>&quot;begun&quot; is no date and time.</source>
        <translation>&quot;begun&quot; ei ole päivämäärä ja kellonaika.</translation>
    </message>
    <message>
        <source>&quot;ended&quot; does not fit the number of its holes.</source>
        <translation>&quot;ended&quot; ei sovi väylien määrään.</translation>
    </message>
    <message>
        <source>&quot;id&quot; is not the text of a UUID.</source>
        <translation>&quot;id&quot; ei ole UUID:n teksti.</translation>
    </message>
    <message>
        <source>&quot;result&quot; is not {result}, to which the moves lead.</source>
        <translation>&quot;result&quot; ei ole {result}, johon siirrot johtavat.</translation>
    </message>
    <message>
        <source>&quot;{key}&quot; is missing.</source>
        <translation>&quot;{key}&quot; puuttuu.</translation>
    </message>
    <message>
        <source>&quot;{key}&quot; is {what}, not {wanted}.</source>
        <translation>&quot;{key}&quot; on {what}, ei {wanted}.</translation>
    </message>
    <message>
        <source>&quot;{name}&quot; has no time zone.</source>
        <translation>Kohdassa &quot;{name}&quot; ei ole aikavyöhykettä.</translation>
    </message>
    <message>
        <source>&quot;{name}&quot; is not a number from 0 to 10^9.</source>
        <translation>&quot;{name}&quot; ei ole luku väliltä 0–10^9.</translation>
    </message>
    <message>
        <source>&quot;{name}&quot; is not in the years {first} to {last}.</source>
        <translation>&quot;{name}&quot; ei ole vuosien {first}–{last} aikaa.</translation>
    </message>
    <message>
        <source>A hole is in play, but all nine have been played.</source>
        <translation>Yksi väylä on kesken, mutta kaikki yhdeksän on pelattu.</translation>
    </message>
    <message>
        <source>A number has {count} digits.</source>
        <translation>Luvussa on {count} numeroa.</translation>
    </message>
    <message>
        <source>A text in it holds half a sign.</source>
        <translation>Siinä on teksti, jossa on puolikas merkki.</translation>
    </message>
    <message>
        <source>An attempt in {name} could not be read: {why}</source>
        <translation>Tiedostossa {name} olevaa yritystä ei voitu lukea: {why}</translation>
    </message>
    <message>
        <source>Animations</source>
        <translation>Animaatiot</translation>
    </message>
    <message>
        <source>As in fi or pt_BR; empty for the system&apos;s language.</source>
        <translation>Kuten fi tai pt_BR; tyhjä tarkoittaa järjestelmän kieltä.</translation>
    </message>
    <message>
        <source>By how many steps they are larger than usual; below zero smaller.</source>
        <translation>Montako askelta ne ovat tavallista suurempia; alle nollan pienempiä.</translation>
    </message>
    <message>
        <source>Byte {place} is no text in UTF-8.</source>
        <translation>Tavu {place} ei ole UTF-8-tekstiä.</translation>
    </message>
    <message>
        <source>Card back</source>
        <translation>Selkäpuoli</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Kortit</translation>
    </message>
    <message>
        <source>Cards after {line} {count}; one starts the waste</source>
        <translation>Kortteja rivillä {line} {count}; yksi aloittaa avopakan</translation>
    </message>
    <message>
        <source>Cards after {line} {count}; the waste begins empty</source>
        <translation>Kortteja rivillä {line} {count}; avopakka alkaa tyhjänä</translation>
    </message>
    <message>
        <source>Cards in line {number}: {count}; in this column: {wanted}</source>
        <translation>Kortteja rivillä {number}: {count}; tässä sarakkeessa: {wanted}</translation>
    </message>
    <message>
        <source>Cards in line {number}: {count}; in this row: {wanted}</source>
        <translation>Kortteja rivillä {number}: {count}; tässä rivissä: {wanted}</translation>
    </message>
    <message>
        <source>Cloth</source>
        <translation>Pelipöytä</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Värit</translation>
    </message>
    <message>
        <source>Columns: {count}; in {layout}: {wanted}</source>
        <translation>Sarakkeita: {count}; asetelmassa {layout}: {wanted}</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>Vaikeus</translation>
    </message>
    <message>
        <source>Disk quota exceeded</source>
        <translation>levykiintiö on ylitetty</translation>
    </message>
    <message>
        <source>File exists</source>
        <translation>tiedosto on jo olemassa</translation>
    </message>
    <message>
        <source>First steps</source>
        <translation>Ensiaskeleet</translation>
    </message>
    <message>
        <source>Four colours</source>
        <translation>Neljä väriä</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Vihjeet</translation>
    </message>
    <message>
        <source>Hole {hole} stands twice.</source>
        <translation>Väylä {hole} esiintyy kahdesti.</translation>
    </message>
    <message>
        <source>Hole {number} has other rules than the round.</source>
        <translation>Väylällä {number} on eri säännöt kuin kierroksella.</translation>
    </message>
    <message>
        <source>Hole {number} has the score {score}, but its moves give {found}.</source>
        <translation>Väylän {number} tulos on {score}, mutta sen siirroista tulee {found}.</translation>
    </message>
    <message>
        <source>Hole {number} is in play, but it is over.</source>
        <translation>Väylä {number} on merkitty keskeneräiseksi, mutta se on pelattu.</translation>
    </message>
    <message>
        <source>Hole {number} is missing: hole {hole} stands in its place.</source>
        <translation>Väylä {number} puuttuu: sen paikalla on väylä {hole}.</translation>
    </message>
    <message>
        <source>Hole {number} of round {round} is deal {due}, not a board without a number.</source>
        <translation>Kierroksen {round} väylä {number} on jako {due} eikä numeroton lauta.</translation>
    </message>
    <message>
        <source>Hole {number} of round {round} is deal {due}, not deal {found}.</source>
        <translation>Kierroksen {round} väylä {number} on jako {due} eikä jako {found}.</translation>
    </message>
    <message>
        <source>Hole {number} was not played to its end.</source>
        <translation>Väylää {number} ei pelattu loppuun.</translation>
    </message>
    <message>
        <source>Hole {number}: &quot;attempt&quot; is missing.</source>
        <translation>Väylä {number}: &quot;attempt&quot; puuttuu.</translation>
    </message>
    <message>
        <source>Hole {number}: {why}</source>
        <translation>Väylä {number}: {why}</translation>
    </message>
    <message>
        <source>Holes {first} and {number} are the same attempt.</source>
        <translation>Väylät {first} ja {number} ovat sama yritys.</translation>
    </message>
    <message>
        <source>How deals are scored, from the next on.</source>
        <translation>Miten jaot pisteytetään seuraavasta alkaen.</translation>
    </message>
    <message>
        <source>How fast cards move.</source>
        <translation>Kuinka nopeasti kortit liikkuvat.</translation>
    </message>
    <message>
        <source>How loud the sounds are, in per cent.</source>
        <translation>Kuinka kovaa äänet kuuluvat, prosentteina.</translation>
    </message>
    <message>
        <source>How many jokers are in the pack, from the next deal on.</source>
        <translation>Montako jokeria pakassa on seuraavasta jaosta alkaen.</translation>
    </message>
    <message>
        <source>How the faces of the cards are drawn.</source>
        <translation>Millaisiksi korttien kuvapuolet piirretään.</translation>
    </message>
    <message>
        <source>In hole {number} moves were taken back, but the round has no undo.</source>
        <translation>Väylällä {number} on peruttu siirtoja, mutta kierroksella ei saa kumota.</translation>
    </message>
    <message>
        <source>In the record {name} is {kind}, not {wanted}</source>
        <translation>Tietueessa {name} on {kind}, ei {wanted}</translation>
    </message>
    <message>
        <source>In the rules {name} is {kind}, not str</source>
        <translation>Säännöissä {name} on {kind}, ei str</translation>
    </message>
    <message>
        <source>Input/output error</source>
        <translation>luku- tai kirjoitusvirhe</translation>
    </message>
    <message>
        <source>Is a directory</source>
        <translation>se on kansio</translation>
    </message>
    <message>
        <source>It does not have the form of a round ({why}).</source>
        <translation>Se ei ole kierroksen muodossa ({why}).</translation>
    </message>
    <message>
        <source>It has {count} holes; a round has {holes}.</source>
        <translation>Siinä on {count} väylää; kierroksessa on {holes}.</translation>
    </message>
    <message>
        <source>It holds {what}, not a saved game.</source>
        <translation>Sen sisältö on {what}, ei tallennettu peli.</translation>
    </message>
    <message>
        <source>It is cut or damaged in line {line}, column {column} ({what}).</source>
        <translation>Se on katkennut tai vioittunut rivillä {line}, sarakkeessa {column} ({what}).</translation>
    </message>
    <message>
        <source>It was saved by a newer version of Golf Desktop and stays as it is.</source>
        <translation>Sen tallensi uudempi Golf Desktopin versio, ja se jää ennalleen.</translation>
    </message>
    <message>
        <source>Its values are nested too deep.</source>
        <translation>Sen arvot ovat liian syvällä sisäkkäin.</translation>
    </message>
    <message>
        <source>Jokers</source>
        <translation>Jokerit</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Näppäimet</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Kieli</translation>
    </message>
    <message>
        <source>Layout</source>
        <translation>Asetelma</translation>
    </message>
    <message>
        <source>Letters of the help</source>
        <translation>Ohjeen kirjaimet</translation>
    </message>
    <message>
        <source>Line {number}: a joker too many: these rules have none</source>
        <translation>Rivi {number}: jokeri on liikaa: näissä säännöissä niitä ei ole</translation>
    </message>
    <message>
        <source>Line {number}: a joker too many: these rules have {jokers}</source>
        <translation>Rivi {number}: yksi jokeri liikaa: näissä säännöissä niitä on {jokers}</translation>
    </message>
    <message>
        <source>Line {number}: {card} stands three times, first in line {first}</source>
        <translation>Rivi {number}: {card} esiintyy kolmesti, ensin rivillä {first}</translation>
    </message>
    <message>
        <source>Line {number}: {card} stands twice, first in line {first}</source>
        <translation>Rivi {number}: {card} esiintyy kahdesti, ensin rivillä {first}</translation>
    </message>
    <message>
        <source>Line {number}: {why}</source>
        <translation>Rivi {number}: {why}</translation>
    </message>
    <message>
        <source>Line {number}: {word} is not for a layout without a stock</source>
        <translation>Rivi {number}: {word} ei kuulu asetelmaan, jossa ei ole käsipakkaa</translation>
    </message>
    <message>
        <source>Line {number}: {word} stands twice</source>
        <translation>Rivi {number}: {word} esiintyy kahdesti</translation>
    </message>
    <message>
        <source>Mark what can be played</source>
        <translation>Merkitse, mitkä voi pelata</translation>
    </message>
    <message>
        <source>Move {number}, {sign}: {layout} has no such move</source>
        <translation>Siirto {number}, {sign}: asetelmassa {layout} ei ole sellaista siirtoa</translation>
    </message>
    <message>
        <source>Move {number}, {sign}: {why}</source>
        <translation>Siirto {number}, {sign}: {why}</translation>
    </message>
    <message>
        <source>No space left on device</source>
        <translation>levy on täynnä</translation>
    </message>
    <message>
        <source>No such file or directory</source>
        <translation>tiedostoa tai kansiota ei ole</translation>
    </message>
    <message>
        <source>Of a hundred quick players who do not plan ahead, none clears a hard deal, a few clear a medium one, and more an easy one.</source>
        <translation>Sadasta nopeasta pelaajasta, jotka eivät suunnittele eteenpäin, kukaan ei pura vaikeaa jakoa, muutama purkaa keskitasoisen ja useampi helpon.</translation>
    </message>
    <message>
        <source>Of the pack of 52 these are missing: {cards}</source>
        <translation>52 kortin pakasta puuttuvat: {cards}</translation>
    </message>
    <message>
        <source>Of the {packs} packs these are missing: {cards}</source>
        <translation>Pakoista ({packs}) puuttuvat: {cards}</translation>
    </message>
    <message>
        <source>On a king</source>
        <translation>Kuninkaan päälle</translation>
    </message>
    <message>
        <source>Only deals that can be cleared</source>
        <translation>Vain jaot, jotka voi purkaa</translation>
    </message>
    <message>
        <source>Operation not permitted</source>
        <translation>toimintoa ei sallita</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <translation>käyttöoikeus puuttuu</translation>
    </message>
    <message>
        <source>Read-only file system</source>
        <translation>levylle ei voi kirjoittaa</translation>
    </message>
    <message>
        <source>Rows: {count}; in {layout}: {wanted}</source>
        <translation>Rivejä: {count}; asetelmassa {layout}: {wanted}</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Pisteytys</translation>
    </message>
    <message>
        <source>Show the counters</source>
        <translation>Näytä laskurit</translation>
    </message>
    <message>
        <source>Show the time</source>
        <translation>Näytä aika</translation>
    </message>
    <message>
        <source>Show what is still possible</source>
        <translation>Näytä, mikä on vielä mahdollista</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Äänet</translation>
    </message>
    <message>
        <source>The colour of the table.</source>
        <translation>Pelipöydän väri.</translation>
    </message>
    <message>
        <source>The colours of the windows.</source>
        <translation>Ikkunoiden värit.</translation>
    </message>
    <message>
        <source>The cursor is not a whole number from 0 to {last}</source>
        <translation>Kohdistin ei ole kokonaisluku väliltä 0–{last}</translation>
    </message>
    <message>
        <source>The file as it was is kept as {name}.</source>
        <translation>Entinen tiedosto on tallessa nimellä {name}.</translation>
    </message>
    <message>
        <source>The file stays as it is; it could not be saved: {why}.</source>
        <translation>Tiedosto jää ennalleen; sitä ei voitu tallentaa: {why}.</translation>
    </message>
    <message>
        <source>The game in progress could not be saved: {why}.</source>
        <translation>Keskeneräistä peliä ei voitu tallentaa: {why}.</translation>
    </message>
    <message>
        <source>The game in progress was saved by a newer version of Golf Desktop and stays as it is; what is played now is not kept after the end.</source>
        <translation>Keskeneräisen pelin tallensi uudempi Golf Desktopin versio, ja se jää ennalleen; nyt pelattu ei säily lopettamisen jälkeen.</translation>
    </message>
    <message>
        <source>The interrupted game was saved by a newer version of Golf Desktop and stays as it is.</source>
        <translation>Keskeytyneen pelin tallensi uudempi Golf Desktopin versio, ja se jää ennalleen.</translation>
    </message>
    <message>
        <source>The keys that were chosen for commands, by the commands&apos; names; empty for none.</source>
        <translation>Komennoille valitut näppäimet komentojen nimien mukaan; tyhjä, jos ei mitään.</translation>
    </message>
    <message>
        <source>The line {line} has {card}, and AS starts the waste</source>
        <translation>Rivillä {line} on {card}, mutta avopakan aloittaa AS</translation>
    </message>
    <message>
        <source>The line {line} is missing</source>
        <translation>Rivi {line} puuttuu</translation>
    </message>
    <message>
        <source>The link is refused: it does not begin with {scheme}:</source>
        <translation>Linkki hylätään: se ei ala näin: {scheme}:</translation>
    </message>
    <message>
        <source>The link is refused: it has both rules and a layout.</source>
        <translation>Linkki hylätään: siinä on sekä säännöt että asetelma.</translation>
    </message>
    <message>
        <source>The link is refused: it has characters that no link may have.</source>
        <translation>Linkki hylätään: siinä on merkkejä, joita linkissä ei saa olla.</translation>
    </message>
    <message>
        <source>The link is refused: it is longer than {most} characters.</source>
        <translation>Linkki hylätään: se on pidempi kuin {most} merkkiä.</translation>
    </message>
    <message>
        <source>The link is refused: it must go on with deal/, round/ or day/, not with {path}.</source>
        <translation>Linkki hylätään: sen jatkona on oltava deal/, round/ tai day/, ei {path}.</translation>
    </message>
    <message>
        <source>The link is refused: there is no {key} {value}.</source>
        <translation>Linkki hylätään: arvoa {value} ei ole kohdassa {key}.</translation>
    </message>
    <message>
        <source>The link is refused: {key} stands there twice.</source>
        <translation>Linkki hylätään: {key} on siinä kahdesti.</translation>
    </message>
    <message>
        <source>The link is refused: {kind}/ knows no {key}.</source>
        <translation>Linkki hylätään: {kind}/ ei tunne avainta {key}.</translation>
    </message>
    <message>
        <source>The link is refused: {name} is no number.</source>
        <translation>Linkki hylätään: {name} ei ole numero.</translation>
    </message>
    <message>
        <source>The link is refused: {part} is not of the form key=value.</source>
        <translation>Linkki hylätään: {part} ei ole muotoa key=value.</translation>
    </message>
    <message>
        <source>The link is refused: {reason}</source>
        <translation>Linkki hylätään: {reason}</translation>
    </message>
    <message>
        <source>The pattern on the back of the cards.</source>
        <translation>Korttien selkäpuolen kuvio.</translation>
    </message>
    <message>
        <source>The record has no {name}</source>
        <translation>Tietueessa ei ole kohtaa {name}</translation>
    </message>
    <message>
        <source>The record must have either a deal number or a board</source>
        <translation>Tietueessa on oltava joko jaon numero tai lauta</translation>
    </message>
    <message>
        <source>The round could not be saved: {why}.</source>
        <translation>Kierrosta ei voitu tallentaa: {why}.</translation>
    </message>
    <message>
        <source>The round in {name} could not be read: {why}.</source>
        <translation>Tiedostossa {name} olevaa kierrosta ei voitu lukea: {why}.</translation>
    </message>
    <message>
        <source>The round in {name} could not be used and is now {aside}: {why}.</source>
        <translation>Tiedostossa {name} olevaa kierrosta ei voitu käyttää, ja sen nimi on nyt {aside}: {why}.</translation>
    </message>
    <message>
        <source>The round in {name} could not be used: {why}.</source>
        <translation>Tiedostossa {name} olevaa kierrosta ei voitu käyttää: {why}.</translation>
    </message>
    <message>
        <source>The rules have no {name}</source>
        <translation>Säännöissä ei ole kohtaa {name}</translation>
    </message>
    <message>
        <source>The tableau that is played, from the next deal on.</source>
        <translation>Asetelma, jota pelataan seuraavasta jaosta alkaen.</translation>
    </message>
    <message>
        <source>The value {name} is no number.</source>
        <translation>Arvo {name} ei ole luku.</translation>
    </message>
    <message>
        <source>There are 0 to {most} jokers, not {jokers}</source>
        <translation>Jokereita on 0–{most}, ei {jokers}</translation>
    </message>
    <message>
        <source>There are deals of the day from {first} on, not for {day}.</source>
        <translation>Päivän jakoja on päivästä {first} alkaen, ei päivälle {day}.</translation>
    </message>
    <message>
        <source>There is no day {day!r}: days are written as 2026-11-29.</source>
        <translation>Ei ole päivää {day!r}: päivät kirjoitetaan muodossa 2026-11-29.</translation>
    </message>
    <message>
        <source>There is no deal {typed}: deal numbers are whole numbers from 1 to 10^20 (1 with 20 zeros).</source>
        <translation>Jakoa {typed} ei ole: jakojen numerot ovat kokonaislukuja väliltä 1–10^20 (ykkönen ja 20 nollaa).</translation>
    </message>
    <message>
        <source>There is no round {typed}: round numbers are whole numbers from 1 to 1000000.</source>
        <translation>Kierrosta {typed} ei ole: kierrosten numerot ovat kokonaislukuja väliltä 1–1000000.</translation>
    </message>
    <message>
        <source>There is no version {version} of rounds.</source>
        <translation>Kierrosten versiota {version} ei ole.</translation>
    </message>
    <message>
        <source>There is no version {version} of saved games.</source>
        <translation>Tallennettujen pelien versiota {version} ei ole.</translation>
    </message>
    <message>
        <source>There is no {name} {text}</source>
        <translation>Arvoa {text} ei ole kohdassa {name}</translation>
    </message>
    <message>
        <source>These rules have jokers, {jokers} of them, and one is missing</source>
        <translation>Näissä säännöissä jokereita on {jokers}, ja yksi puuttuu</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Äänenvoimakkuus</translation>
    </message>
    <message>
        <source>What may be played on a king, next deal on.</source>
        <translation>Mitä kuninkaan päälle saa pelata seuraavasta jaosta alkaen.</translation>
    </message>
    <message>
        <source>Whether a deal that cannot be cleared is never dealt, unless it is asked for by its number.</source>
        <translation>Jätetäänkö aina jakamatta jako, jota ei voi purkaa, ellei sitä pyydetä numerolla.</translation>
    </message>
    <message>
        <source>Whether a hint knows only what you can see and count, or looks into the stock.</source>
        <translation>Tietääkö vihje vain sen, minkä voi nähdä ja laskea, vai katsooko se käsipakkaan.</translation>
    </message>
    <message>
        <source>Whether clubs are green and diamonds blue, so that each suit has a colour of its own.</source>
        <translation>Ovatko ristit vihreitä ja ruudut sinisiä, niin että joka maalla on oma värinsä.</translation>
    </message>
    <message>
        <source>Whether plays, turns and a won deal are heard.</source>
        <translation>Kuuluvatko siirrot, käännöt ja purettu jako.</translation>
    </message>
    <message>
        <source>Whether the cards that can be played now have a small mark.</source>
        <translation>Onko nyt pelattavilla korteilla pieni merkki.</translation>
    </message>
    <message>
        <source>Whether the moves, the score and the cards left in the stock are shown.</source>
        <translation>Näytetäänkö siirrot, tulos ja käsipakan jäljellä olevat kortit.</translation>
    </message>
    <message>
        <source>Whether the next start shows on the board how a card is played.</source>
        <translation>Näytetäänkö seuraavan käynnistyksen yhteydessä laudalla, miten kortti pelataan.</translation>
    </message>
    <message>
        <source>Whether the playing time is shown.</source>
        <translation>Näytetäänkö peliaika.</translation>
    </message>
    <message>
        <source>Whether the status line tells if the deal can still be cleared, and the best score in reach. It gives much away.</source>
        <translation>Kertooko tilarivi, voiko jaon vielä purkaa ja mikä on paras saavutettavissa oleva tulos. Se paljastaa paljon.</translation>
    </message>
    <message>
        <source>a group of values</source>
        <translation>joukko arvoja</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>luettelo</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>luku</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>teksti</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>kokonaisluku</translation>
    </message>
    <message>
        <source>access to it is refused</source>
        <translation>pääsy siihen on estetty</translation>
    </message>
    <message>
        <source>another program is using it</source>
        <translation>toinen ohjelma käyttää sitä</translation>
    </message>
    <message>
        <source>it cannot be opened</source>
        <translation>sitä ei voi avata</translation>
    </message>
    <message>
        <source>it has other tables ({why})</source>
        <translation>siinä on muita tauluja ({why})</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>se on kansio</translation>
    </message>
    <message>
        <source>it is damaged</source>
        <translation>se on vioittunut</translation>
    </message>
    <message>
        <source>it is larger than {most} KiB</source>
        <translation>se on suurempi kuin {most} KiB</translation>
    </message>
    <message>
        <source>it is no regular file</source>
        <translation>se ei ole tavallinen tiedosto</translation>
    </message>
    <message>
        <source>it is not a database</source>
        <translation>se ei ole tietokanta</translation>
    </message>
    <message>
        <source>it is not a file of statistics</source>
        <translation>se ei ole tilastotiedosto</translation>
    </message>
    <message>
        <source>it is too large for this disk</source>
        <translation>se on liian suuri tälle levylle</translation>
    </message>
    <message>
        <source>it was cut</source>
        <translation>se on katkennut</translation>
    </message>
    <message>
        <source>its folder cannot be reached</source>
        <translation>sen kansioon ei pääse</translation>
    </message>
    <message>
        <source>jokers is {kind}, not int</source>
        <translation>jokers on {kind}, ei int</translation>
    </message>
    <message>
        <source>the card does not fit on the waste card</source>
        <translation>kortti ei käy avopakan kortin päälle</translation>
    </message>
    <message>
        <source>the card is covered</source>
        <translation>kortti on peitossa</translation>
    </message>
    <message>
        <source>the deal is over</source>
        <translation>jako on päättynyt</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>levy on täynnä</translation>
    </message>
    <message>
        <source>the disk or the folder is read-only</source>
        <translation>levylle tai kansioon ei voi kirjoittaa</translation>
    </message>
    <message>
        <source>the disk reports a fault</source>
        <translation>levy ilmoittaa viasta</translation>
    </message>
    <message>
        <source>the slot is empty</source>
        <translation>paikka on tyhjä</translation>
    </message>
    <message>
        <source>the stock is empty</source>
        <translation>käsipakka on tyhjä</translation>
    </message>
    <message>
        <source>the text is too long</source>
        <translation>teksti on liian pitkä</translation>
    </message>
    <message>
        <source>there is no such slot</source>
        <translation>sellaista paikkaa ei ole</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>tosi tai epätosi</translation>
    </message>
    <message>
        <source>{key} stands twice.</source>
        <translation>{key} esiintyy kahdesti.</translation>
    </message>
    <message>
        <source>{layout} has no stock, so no room for jokers</source>
        <translation>asetelmassa {layout} ei ole käsipakkaa eikä siis tilaa jokereille</translation>
    </message>
    <message>
        <source>{layout} has packs {packs}, not {found}</source>
        <translation>asetelmassa {layout} pakkoja on {packs}, ei {found}</translation>
    </message>
    <message>
        <source>{layout} is not played with king_rule {king_rule}</source>
        <translation>asetelmaa {layout} ei pelata säännöllä king_rule {king_rule}</translation>
    </message>
    <message>
        <source>{name} could not be opened: {why}.</source>
        <translation>Tiedostoa {name} ei voitu avata: {why}.</translation>
    </message>
    <message>
        <source>{name} could not be read ({why})</source>
        <translation>Tiedostoa {name} ei voitu lukea ({why})</translation>
    </message>
    <message>
        <source>{name} could not be read: {why}.</source>
        <translation>Tiedostoa {name} ei voitu lukea: {why}.</translation>
    </message>
    <message>
        <source>{name} could not be saved: {why}.</source>
        <translation>Tiedostoa {name} ei voitu tallentaa: {why}.</translation>
    </message>
    <message>
        <source>{name} could not be understood</source>
        <translation>Tiedostoa {name} ei ymmärretty</translation>
    </message>
    <message>
        <source>{name} could not be understood and is now {aside}</source>
        <translation>Tiedostoa {name} ei ymmärretty, ja sen nimi on nyt {aside}</translation>
    </message>
    <message>
        <source>{name} could not be understood and is now {aside}.</source>
        <translation>Tiedostoa {name} ei ymmärretty, ja sen nimi on nyt {aside}.</translation>
    </message>
    <message>
        <source>{name} could not be understood and is now {aside}; the defaults are used.</source>
        <translation>Tiedostoa {name} ei ymmärretty, ja sen nimi on nyt {aside}; käytetään oletuksia.</translation>
    </message>
    <message>
        <source>{name} could not be understood.</source>
        <translation>Tiedostoa {name} ei ymmärretty.</translation>
    </message>
    <message>
        <source>{name} could not be understood; the defaults are used.</source>
        <translation>Tiedostoa {name} ei ymmärretty; käytetään oletuksia.</translation>
    </message>
    <message>
        <source>{name} could not be used: {why}.</source>
        <translation>Tiedostoa {name} ei voitu käyttää: {why}.</translation>
    </message>
    <message>
        <source>{name} is no board: byte {place} is no text.</source>
        <translation>{name} ei ole lauta: tavu {place} ei ole tekstiä.</translation>
    </message>
    <message>
        <source>{name} is no board: {why}.</source>
        <translation>{name} ei ole lauta: {why}.</translation>
    </message>
    <message>
        <source>{name} is no name of a file.</source>
        <translation>{name} ei ole tiedoston nimi.</translation>
    </message>
    <message>
        <source>{name} is no saved game: {why}.</source>
        <translation>{name} ei ole tallennettu peli: {why}.</translation>
    </message>
    <message>
        <source>{name} is of a newer version of Golf Desktop and stays as it is; what is changed now holds until the program ends.</source>
        <translation>{name} on uudemmasta Golf Desktopin versiosta ja jää ennalleen; nyt tehdyt muutokset pätevät ohjelman loppuun asti.</translation>
    </message>
    <message>
        <source>{name} was a folder and is now {aside}.</source>
        <translation>{name} oli kansio, ja sen nimi on nyt {aside}.</translation>
    </message>
    <message>
        <source>{name} was damaged and is now {aside}; a new one was begun.</source>
        <translation>{name} oli vioittunut, ja sen nimi on nyt {aside}; uusi aloitettiin.</translation>
    </message>
    <message>
        <source>{name} was saved by a newer version of Golf Desktop and stays as it is.</source>
        <translation>Tiedoston {name} tallensi uudempi Golf Desktopin versio, ja se jää ennalleen.</translation>
    </message>
    <message>
        <source>{name} was written by a newer version of Golf Desktop. It is left as it is, and nothing is added to it until that version is used again.</source>
        <translation>Tiedoston {name} kirjoitti uudempi Golf Desktopin versio. Se jää ennalleen, eikä siihen lisätä mitään, ennen kuin sitä versiota käytetään taas.</translation>
    </message>
    <message>
        <source>{number} is too large a number.</source>
        <translation>{number} on liian suuri luku.</translation>
    </message>
    <message>
        <source>{one} and {other}</source>
        <translation>{one} ja {other}</translation>
    </message>
    <message>
        <source>{one} or {other}</source>
        <translation>{one} tai {other}</translation>
    </message>
    <message>
        <source>{text} is not a card</source>
        <translation>{text} ei ole kortti</translation>
    </message>
    <message>
        <source>{title} {value} is not possible, {used} is used.</source>
        <translation>{title}: {value} ei ole mahdollinen, käytetään arvoa {used}.</translation>
    </message>
    <message>
        <source>{what}; its copy is used.</source>
        <translation>{what}; käytetään sen kopiota.</translation>
    </message>
    <message>
        <source>{what}; the game in progress is lost.</source>
        <translation>{what}; keskeneräinen peli on menetetty.</translation>
    </message>
    <message>
        <source>{why}.</source>
        <translation>{why}.</translation>
    </message>
    <message>
        <source>{why}; the interrupted game is lost.</source>
        <translation>{why}; keskeytynyt peli on menetetty.</translation>
    </message>
</context>
</TS>
