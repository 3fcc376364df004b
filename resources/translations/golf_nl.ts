<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="nl" sourcelanguage="en">
<context>
    <name>AttemptsTab</name>
    <message>
        <source>No attempts of this kind yet.</source>
        <translation>Nog geen pogingen van deze soort.</translation>
    </message>
    <message>
        <source>No attempts yet.
Play a deal: once it is over or left, it is listed here.</source>
        <translation>Nog geen pogingen.
Speel een spel: zodra het uit is of verlaten, staat het hier.</translation>
    </message>
    <message>
        <source>The attempts cannot be read.</source>
        <translation>De pogingen kunnen niet worden gelezen.</translation>
    </message>
</context>
<context>
    <name>AttemptsTable</name>
    <message>
        <source>Attempts</source>
        <translation>Pogingen</translation>
    </message>
</context>
<context>
    <name>Availability</name>
    <message>
        <source>No game has been interrupted.</source>
        <translation>Er is geen spel onderbroken.</translation>
    </message>
</context>
<context>
    <name>BoardScene</name>
    <message>
        <source>Stock</source>
        <translation>Stapel</translation>
    </message>
</context>
<context>
    <name>BoardView</name>
    <message>
        <source>Board</source>
        <translation>Bord</translation>
    </message>
</context>
<context>
    <name>CalendarWindow</name>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Sluiten</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>S&amp;pelen</translation>
    </message>
    <message>
        <source>&amp;Practise</source>
        <translation>&amp;Oefenen</translation>
    </message>
    <message>
        <source>&amp;Share…</source>
        <translation>&amp;Uitslag delen…</translation>
    </message>
    <message>
        <source>&amp;Today</source>
        <translation>&amp;Vandaag</translation>
    </message>
    <message>
        <source>Cleared</source>
        <translation>Uitgespeeld</translation>
    </message>
    <message>
        <source>Deals of the day</source>
        <translation>Spellen van de dag</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Gespeeld</translation>
    </message>
    <message>
        <source>The month before</source>
        <translation>De maand ervoor</translation>
    </message>
    <message>
        <source>The month before (Page Up)</source>
        <translation>De maand ervoor (Page Up)</translation>
    </message>
    <message>
        <source>The next month</source>
        <translation>De volgende maand</translation>
    </message>
    <message>
        <source>The next month (Page Down)</source>
        <translation>De volgende maand (Page Down)</translation>
    </message>
    <message>
        <source>{cleared} cleared   {stuck} not cleared   {late} played after its day</source>
        <translation>{cleared} uitgespeeld   {stuck} niet uitgespeeld   {late} na de dag zelf gespeeld</translation>
    </message>
</context>
<context>
    <name>CardFaces</name>
    <message>
        <source>The card picture {name} is missing or damaged.</source>
        <translation>De kaartafbeelding {name} ontbreekt of is beschadigd.</translation>
    </message>
</context>
<context>
    <name>CardView</name>
    <message>
        <source>Score card</source>
        <translation>Scorekaart</translation>
    </message>
</context>
<context>
    <name>CardWindow</name>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Sluiten</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>&amp;Opslaan…</translation>
    </message>
    <message>
        <source>Compare &amp;with:</source>
        <translation>&amp;Vergelijken met:</translation>
    </message>
    <message>
        <source>Copy as &amp;picture</source>
        <translation>Kopiëren als &amp;afbeelding</translation>
    </message>
    <message>
        <source>Copy as &amp;text</source>
        <translation>Kopiëren als &amp;tekst</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Niets</translation>
    </message>
    <message>
        <source>Pictures (*.png);;Texts (*.txt)</source>
        <translation>Afbeeldingen (*.png);;Teksten (*.txt)</translation>
    </message>
    <message>
        <source>Save the score card</source>
        <translation>De scorekaart opslaan</translation>
    </message>
    <message>
        <source>Saved as {name}.</source>
        <translation>Opgeslagen als {name}.</translation>
    </message>
    <message>
        <source>Score card</source>
        <translation>Scorekaart</translation>
    </message>
    <message>
        <source>The card is on the clipboard as a picture.</source>
        <translation>De kaart staat als afbeelding op het klembord.</translation>
    </message>
    <message>
        <source>The card is on the clipboard as text.</source>
        <translation>De kaart staat als tekst op het klembord.</translation>
    </message>
    <message>
        <source>{name} could not be saved: {reason}.</source>
        <translation>{name} kon niet worden opgeslagen: {reason}.</translation>
    </message>
</context>
<context>
    <name>ChartView</name>
    <message>
        <source>The arrow keys go through it, Enter shows its table.</source>
        <translation>Met de pijltjestoetsen loop je de grafiek langs, Enter toont de tabel.</translation>
    </message>
</context>
<context>
    <name>Choice</name>
    <message>
        <source>&amp;Attempts:</source>
        <translation>&amp;Pogingen:</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>First attempts only</source>
        <translation>Alleen eerste pogingen</translation>
    </message>
    <message>
        <source>Ru&amp;les:</source>
        <translation>&amp;Regels:</translation>
    </message>
    <message>
        <source>With help</source>
        <translation>Met hulp</translation>
    </message>
    <message>
        <source>Without help (no undo, no hint)</source>
        <translation>Zonder hulp (niets ongedaan, geen hint)</translation>
    </message>
    <message>
        <source>{layout}: all rules</source>
        <translation>{layout}: alle regels</translation>
    </message>
</context>
<context>
    <name>DealNumberDialog</name>
    <message>
        <source>&amp;Number of the deal:</source>
        <translation>&amp;Nummer van het spel:</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Delen</translation>
    </message>
    <message>
        <source>Deal by number</source>
        <translation>Spel op nummer</translation>
    </message>
    <message>
        <source>The same number gives the same cards here and in PySolFC.</source>
        <translation>Hetzelfde nummer geeft hier en in PySolFC dezelfde kaarten.</translation>
    </message>
</context>
<context>
    <name>EndPanel</name>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
    <message>
        <source>New deal</source>
        <translation>Nieuw spel</translation>
    </message>
    <message>
        <source>New round</source>
        <translation>Nieuwe ronde</translation>
    </message>
    <message>
        <source>Next hole</source>
        <translation>Volgende hole</translation>
    </message>
    <message>
        <source>Replay: {end}</source>
        <translation>Herhaling: {end}</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Uitslag delen</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Terugblik</translation>
    </message>
    <message>
        <source>Same deal</source>
        <translation>Zelfde spel</translation>
    </message>
    <message>
        <source>Score card</source>
        <translation>Scorekaart</translation>
    </message>
    <message>
        <source>Solution: {end}</source>
        <translation>Oplossing: {end}</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Ongedaan</translation>
    </message>
</context>
<context>
    <name>Figures</name>
    <message>
        <source>Best score</source>
        <translation>Beste score</translation>
    </message>
    <message>
        <source>Cleared</source>
        <translation>Uitgespeeld</translation>
    </message>
    <message>
        <source>Current streak</source>
        <translation>Huidige reeks</translation>
    </message>
    <message>
        <source>Last score</source>
        <translation>Laatste score</translation>
    </message>
    <message>
        <source>Longest streak</source>
        <translation>Langste reeks</translation>
    </message>
    <message>
        <source>Mean score</source>
        <translation>Gemiddelde score</translation>
    </message>
    <message>
        <source>Mean time</source>
        <translation>Gemiddelde tijd</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Gespeeld</translation>
    </message>
    <message>
        <source>Share cleared</source>
        <translation>Aandeel uitgespeeld</translation>
    </message>
</context>
<context>
    <name>FileCommands</name>
    <message>
        <source>Games (*.golf);;Boards as text (*.txt)</source>
        <translation>Spellen (*.golf);;Borden als tekst (*.txt)</translation>
    </message>
    <message>
        <source>Games and boards (*.golf *.txt);;All files (*)</source>
        <translation>Spellen en borden (*.golf *.txt);;Alle bestanden (*)</translation>
    </message>
    <message>
        <source>No recent files</source>
        <translation>Geen recente bestanden</translation>
    </message>
    <message>
        <source>On the clipboard is no board: {problem}.</source>
        <translation>Op het klembord staat geen bord: {problem}.</translation>
    </message>
    <message>
        <source>Open a game or a board</source>
        <translation>Een spel of een bord openen</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Het spel opslaan</translation>
    </message>
    <message>
        <source>Saved as {name}.</source>
        <translation>Opgeslagen als {name}.</translation>
    </message>
    <message>
        <source>The board is on the clipboard.</source>
        <translation>Het bord staat op het klembord.</translation>
    </message>
    <message>
        <source>The clipboard is empty.</source>
        <translation>Het klembord is leeg.</translation>
    </message>
    <message>
        <source>This is a hole of round {number}, opened as practice: it counts for nothing there.</source>
        <translation>Dit is een hole van ronde {number}, geopend als oefening: hij telt daar niet mee.</translation>
    </message>
</context>
<context>
    <name>FirstSteps</name>
    <message>
        <source> or </source>
        <translation> of </translation>
    </message>
    <message>
        <source>A replay shows no first steps: go back to your game for them.</source>
        <translation>Bij een herhaling zijn er geen eerste stappen: ga daarvoor terug naar je eigen spel.</translation>
    </message>
    <message>
        <source>Alt+{key}</source>
        <translation>Alt+{key}</translation>
    </message>
    <message>
        <source>Any card goes on {waste}.</source>
        <translation>Elke kaart gaat op {waste}.</translation>
    </message>
    <message>
        <source>Got it</source>
        <translation>Begrepen</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Verder</translation>
    </message>
    <message>
        <source>Nothing fits now: click the stock or press Space for its next card.</source>
        <translation>Er past nu niets: klik op de stapel of druk op de spatiebalk voor de volgende kaart.</translation>
    </message>
    <message>
        <source>Nothing goes on {waste}.</source>
        <translation>Niets gaat op {waste}.</translation>
    </message>
    <message>
        <source>On {waste} goes {cards}.</source>
        <translation>Op {waste} gaat {cards}.</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Overslaan</translation>
    </message>
    <message>
        <source>So it goes on, card by card.</source>
        <translation>Zo gaat het verder, kaart na kaart.</translation>
    </message>
    <message>
        <source>Step {number} of 3</source>
        <translation>Stap {number} van 3</translation>
    </message>
    <message>
        <source>This deal is over: begin another for the first steps.</source>
        <translation>Dit spel is afgelopen: begin een nieuw spel voor de eerste stappen.</translation>
    </message>
    <message>
        <source>This is the waste. Bring all cards onto it, one rank up or down at a time.</source>
        <translation>Dit is de aflegstapel. Leg alle kaarten erop, telkens één waarde hoger of lager.</translation>
    </message>
    <message>
        <source>When nothing fits, click the stock or press Space.</source>
        <translation>Past er niets, klik dan op de stapel of druk op de spatiebalk.</translation>
    </message>
    <message>
        <source>{card} is free, since nothing lies on it, and it fits. Click it, or press {key}.</source>
        <translation>{card} is vrij, want er ligt niets op, en past. Klik erop of druk op {key}.</translation>
    </message>
    <message>
        <source>{key} gives a hint.</source>
        <translation>{key} geeft een hint.</translation>
    </message>
    <message>
        <source>{key} takes a move back.</source>
        <translation>{key} neemt een zet terug.</translation>
    </message>
    <message>
        <source>{key} tells all the rest.</source>
        <translation>{key} vertelt de rest.</translation>
    </message>
</context>
<context>
    <name>Head</name>
    <message>
        <source>Best possible</source>
        <translation>Best mogelijk</translation>
    </message>
    <message>
        <source>Given away</source>
        <translation>Weggegeven</translation>
    </message>
    <message>
        <source>Nothing given away so far: the best possible is still in reach.</source>
        <translation>Nog niets weggegeven: het best mogelijke is nog haalbaar.</translation>
    </message>
    <message>
        <source>Nothing given away: this was the best possible.</source>
        <translation>Niets weggegeven: dit was het best mogelijke.</translation>
    </message>
    <message>
        <source>Score so far</source>
        <translation>Score tot nu toe</translation>
    </message>
    <message>
        <source>Still possible</source>
        <translation>Nog mogelijk</translation>
    </message>
    <message>
        <source>Your score</source>
        <translation>Jouw score</translation>
    </message>
    <message>
        <source>Your score so far {score} · best possible {best} · {strokes} given away</source>
        <translation>Jouw score tot nu toe {score} · best mogelijk {best} · {strokes} weggegeven</translation>
    </message>
    <message>
        <source>Your score {score} · best possible {best} · {strokes} given away</source>
        <translation>Jouw score {score} · best mogelijk {best} · {strokes} weggegeven</translation>
    </message>
</context>
<context>
    <name>HelpWindow</name>
    <message>
        <source>Back</source>
        <translation>Terug</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Inhoud</translation>
    </message>
    <message>
        <source>Find in the help</source>
        <translation>Zoeken in de help</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Vooruit</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Help</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>Niets gevonden</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Pagina</translation>
    </message>
    <message>
        <source>{page} – Help</source>
        <translation>{page} – Help</translation>
    </message>
</context>
<context>
    <name>KeysPage</name>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Toetsen</translation>
    </message>
    <message>
        <source>&amp;No key</source>
        <translation>G&amp;een toets</translation>
    </message>
    <message>
        <source>&amp;Take it over</source>
        <translation>Over&amp;nemen</translation>
    </message>
    <message>
        <source>&amp;Default key</source>
        <translation>Standaar&amp;dtoets</translation>
    </message>
    <message>
        <source>All de&amp;fault keys</source>
        <translation>&amp;Alle standaardtoetsen</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Opdracht</translation>
    </message>
    <message>
        <source>Commands and their keys</source>
        <translation>Opdrachten en hun toetsen</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Toets</translation>
    </message>
    <message>
        <source>Others</source>
        <translation>Overige</translation>
    </message>
    <message>
        <source>Press a ke&amp;y:</source>
        <translation>Druk op een t&amp;oets:</translation>
    </message>
    <message>
        <source>{key} is a key of another window.</source>
        <translation>{key} is een toets van een ander venster.</translation>
    </message>
    <message>
        <source>{key} is a key of replays.</source>
        <translation>{key} is een toets van herhalingen.</translation>
    </message>
    <message>
        <source>{key} is a key of the board itself.</source>
        <translation>{key} is een toets van het bord zelf.</translation>
    </message>
    <message>
        <source>{key} is the key of “{command}”.</source>
        <translation>{key} is de toets van “{command}”.</translation>
    </message>
    <message>
        <source>{key} opens a menu.</source>
        <translation>{key} opent een menu.</translation>
    </message>
</context>
<context>
    <name>LapseList</name>
    <message>
        <source>Better</source>
        <translation>Beter</translation>
    </message>
    <message>
        <source>Given away</source>
        <translation>Weggegeven</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Zet</translation>
    </message>
    <message>
        <source>Moves that gave strokes away</source>
        <translation>Zetten die slagen weggaven</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Gespeeld</translation>
    </message>
</context>
<context>
    <name>LeftPanel</name>
    <message>
        <source>Bring it back</source>
        <translation>Terughalen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
    <message>
        <source>The deal of {day} was begun again.</source>
        <translation>Het spel van {day} is opnieuw begonnen.</translation>
    </message>
    <message>
        <source>The deal of {day} was left.</source>
        <translation>Het spel van {day} is verlaten.</translation>
    </message>
    <message>
        <source>{deal} was begun again.</source>
        <translation>{deal} is opnieuw begonnen.</translation>
    </message>
    <message>
        <source>{deal} was left.</source>
        <translation>{deal} is verlaten.</translation>
    </message>
</context>
<context>
    <name>LookPage</name>
    <message>
        <source>&amp;Backs:</source>
        <translation>&amp;Achterkanten:</translation>
    </message>
    <message>
        <source>&amp;Cloth:</source>
        <translation>&amp;Laken:</translation>
    </message>
    <message>
        <source>&amp;Look</source>
        <translation>&amp;Uiterlijk</translation>
    </message>
    <message>
        <source>A colour for each s&amp;uit: green clubs, blue diamonds</source>
        <translation>Een kleur voor elke &amp;soort: groene klaveren, blauwe ruiten</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Volgens het systeem</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Blauw</translation>
    </message>
    <message>
        <source>C&amp;ards:</source>
        <translation>&amp;Kaarten:</translation>
    </message>
    <message>
        <source>C&amp;olours:</source>
        <translation>Kleu&amp;ren:</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Donker</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Groen</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Hoog contrast</translation>
    </message>
    <message>
        <source>High contrast has a black cloth.</source>
        <translation>Hoog contrast heeft een zwart laken.</translation>
    </message>
    <message>
        <source>Large figures</source>
        <translation>Grote cijfers</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Licht</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rood</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Standaard</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Looking for a deal that can be cleared… (Esc stops)</source>
        <translation>Er wordt een spel gezocht dat uit te spelen is… (Esc stopt)</translation>
    </message>
    <message>
        <source>Looking for the deal of the day… (Esc stops)</source>
        <translation>Het spel van de dag wordt gezocht… (Esc stopt)</translation>
    </message>
    <message>
        <source>These rules hold for this deal already.</source>
        <translation>Deze regels gelden al voor dit spel.</translation>
    </message>
    <message>
        <source>These rules hold from the next deal on; this one keeps its own.</source>
        <translation>Deze regels gelden vanaf het volgende spel; dit spel houdt de zijne.</translation>
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
        <translation>De melding sluiten</translation>
    </message>
</context>
<context>
    <name>MonthView</name>
    <message>
        <source>Days of the month</source>
        <translation>Dagen van de maand</translation>
    </message>
</context>
<context>
    <name>NewRoundDialog</name>
    <message>
        <source>&amp;Draw another</source>
        <translation>Een &amp;andere trekken</translation>
    </message>
    <message>
        <source>&amp;Go on with this round</source>
        <translation>Met deze ronde &amp;verder</translation>
    </message>
    <message>
        <source>&amp;Number of the round:</source>
        <translation>&amp;Nummer van de ronde:</translation>
    </message>
    <message>
        <source>Un&amp;finished rounds:</source>
        <translation>Onvoltooi&amp;de rondes:</translation>
    </message>
    <message>
        <source>Allow &amp;undo until a hole is over</source>
        <translation>Ongedaan maken &amp;toestaan tot een hole uit is</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Beginnen</translation>
    </message>
    <message>
        <source>New round</source>
        <translation>Nieuwe ronde</translation>
    </message>
    <message>
        <source>Nine deals, each played once, by the rules that are chosen now ({rules}). Par is 5 a hole; the same number gives the same nine deals to everybody.</source>
        <translation>Negen spellen, elk één keer gespeeld, volgens de regels die nu gekozen zijn ({rules}). Par is 5 per hole; hetzelfde nummer geeft iedereen dezelfde negen spellen.</translation>
    </message>
</context>
<context>
    <name>Options</name>
    <message>
        <source>&amp;Game:</source>
        <translation>Sp&amp;el:</translation>
    </message>
    <message>
        <source>&amp;Jokers:</source>
        <translation>&amp;Jokers:</translation>
    </message>
    <message>
        <source>&amp;Nothing goes on a king</source>
        <translation>&amp;Niets gaat op een heer</translation>
    </message>
    <message>
        <source>A &amp;queen goes on a king</source>
        <translation>Een &amp;vrouw gaat op een heer</translation>
    </message>
    <message>
        <source>Any</source>
        <translation>Elke</translation>
    </message>
    <message>
        <source>Deals:</source>
        <translation>Spellen:</translation>
    </message>
    <message>
        <source>Di&amp;fficulty:</source>
        <translation>&amp;Moeilijkheid:</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Makkelijk</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Moeilijk</translation>
    </message>
    <message>
        <source>Kings:</source>
        <translation>Heren:</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Gemiddeld</translation>
    </message>
    <message>
        <source>Only cards &amp;left count: zero is best</source>
        <translation>Alleen &amp;resterende kaarten tellen: nul is het best</translation>
    </message>
    <message>
        <source>Only deals &amp;that can be cleared</source>
        <translation>Alleen spellen &amp;die uit te spelen zijn</translation>
    </message>
    <message>
        <source>Own rules</source>
        <translation>Eigen regels</translation>
    </message>
    <message>
        <source>Pac&amp;ks:</source>
        <translation>Pa&amp;kken:</translation>
    </message>
    <message>
        <source>Score:</source>
        <translation>Score:</translation>
    </message>
    <message>
        <source>Stock cards left after a clear count &amp;below zero</source>
        <translation>Kaarten in de stapel na het uitspelen tellen onder n&amp;ul</translation>
    </message>
    <message>
        <source>Turning the co&amp;rner: king and ace are neighbours</source>
        <translation>De &amp;hoek om: heer en aas zijn buren</translation>
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
        <translation>&amp;Animaties:</translation>
    </message>
    <message>
        <source>&amp;Hints:</source>
        <translation>&amp;Hints:</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>S&amp;pelen</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Volgens het systeem</translation>
    </message>
    <message>
        <source>As the system ({language})</source>
        <translation>Volgens het systeem ({language})</translation>
    </message>
    <message>
        <source>Fair: what you can see and count</source>
        <translation>Eerlijk: wat je kunt zien en tellen</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Snel</translation>
    </message>
    <message>
        <source>Lan&amp;guage:</source>
        <translation>Taa&amp;l:</translation>
    </message>
    <message>
        <source>Mark the &amp;cards that can be played</source>
        <translation>Speelbare &amp;kaarten markeren</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normaal</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Uit</translation>
    </message>
    <message>
        <source>Seeing: they look into the stock</source>
        <translation>Ziend: ze kijken in de stapel</translation>
    </message>
    <message>
        <source>Show &amp;moves, score and cards in the stock</source>
        <translation>&amp;Zetten, score en kaarten in de stapel tonen</translation>
    </message>
    <message>
        <source>Show the &amp;time</source>
        <translation>Tij&amp;d tonen</translation>
    </message>
    <message>
        <source>Show what is still p&amp;ossible</source>
        <translation>T&amp;onen wat nog mogelijk is</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Langzaam</translation>
    </message>
    <message>
        <source>While playing:</source>
        <translation>Tijdens het spelen:</translation>
    </message>
</context>
<context>
    <name>PlotsTab</name>
    <message>
        <source>&amp;Copy the table</source>
        <translation>Tabel &amp;kopiëren</translation>
    </message>
    <message>
        <source>&amp;Save picture…</source>
        <translation>A&amp;fbeelding opslaan…</translation>
    </message>
    <message>
        <source>Drawings (*.svg)</source>
        <translation>Tekeningen (*.svg)</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>Afbeeldingen (*.png)</translation>
    </message>
    <message>
        <source>Pl&amp;ot:</source>
        <translation>&amp;Grafiek:</translation>
    </message>
    <message>
        <source>Plot</source>
        <translation>Grafiek</translation>
    </message>
    <message>
        <source>Save the plot</source>
        <translation>De grafiek opslaan</translation>
    </message>
    <message>
        <source>Saved as {name}.</source>
        <translation>Opgeslagen als {name}.</translation>
    </message>
    <message>
        <source>Show the &amp;table</source>
        <translation>&amp;Tabel tonen</translation>
    </message>
    <message>
        <source>Sho&amp;w the plot</source>
        <translation>Grafiek to&amp;nen</translation>
    </message>
    <message>
        <source>The table was copied.</source>
        <translation>De tabel is gekopieerd.</translation>
    </message>
    <message>
        <source>The year after</source>
        <translation>Het jaar erna</translation>
    </message>
    <message>
        <source>The year before</source>
        <translation>Het jaar ervoor</translation>
    </message>
</context>
<context>
    <name>Preview</name>
    <message>
        <source>How cards and table look</source>
        <translation>Hoe kaarten en tafel eruitzien</translation>
    </message>
</context>
<context>
    <name>PrivacyDialog</name>
    <message>
        <source>&amp;Delete and close</source>
        <translation>&amp;Wissen en sluiten</translation>
    </message>
    <message>
        <source>&amp;Delete everything…</source>
        <translation>Alles &amp;wissen…</translation>
    </message>
    <message>
        <source>&amp;Export everything…</source>
        <translation>Alles &amp;exporteren…</translation>
    </message>
    <message>
        <source>&amp;Keep everything</source>
        <translation>Alles &amp;behouden</translation>
    </message>
    <message>
        <source>Archives (*.zip)</source>
        <translation>Archieven (*.zip)</translation>
    </message>
    <message>
        <source>Delete everything</source>
        <translation>Alles wissen</translation>
    </message>
    <message>
        <source>Delete everything that Golf Desktop has stored?</source>
        <translation>Alles wissen wat Golf Desktop heeft opgeslagen?</translation>
    </message>
    <message>
        <source>Everything stays on this computer: the program uses no network and tells nobody what you do. This is what it keeps, and where:</source>
        <translation>Alles blijft op deze computer: het programma gebruikt geen netwerk en vertelt niemand wat je doet. Dit is wat het bewaart, en waar:</translation>
    </message>
    <message>
        <source>Export everything</source>
        <translation>Alles exporteren</translation>
    </message>
    <message>
        <source>Files exported</source>
        <translation>Bestanden geëxporteerd</translation>
    </message>
    <message>
        <source>Games and statistics:</source>
        <translation>Spellen en statistieken:</translation>
    </message>
    <message>
        <source>Log:</source>
        <translation>Logboek:</translation>
    </message>
    <message>
        <source>Privacy</source>
        <translation>Privacy</translation>
    </message>
    <message>
        <source>Settings:</source>
        <translation>Instellingen:</translation>
    </message>
    <message>
        <source>Your statistics, rounds and deals of the day, the game on the board and any that wait, your settings and the log are deleted for good, and the program closes. Games that you saved under a name of your own stay where they are.</source>
        <translation>Je statistieken, rondes en spellen van de dag, het spel op het bord en de spellen die wachten, je instellingen en het logboek worden voorgoed gewist, en het programma sluit. Spellen die je onder een eigen naam hebt opgeslagen, blijven waar ze zijn.</translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source>Back to my game</source>
        <translation>Terug naar mijn spel</translation>
    </message>
    <message>
        <source>One move back</source>
        <translation>Eén zet terug</translation>
    </message>
    <message>
        <source>One move on</source>
        <translation>Eén zet verder</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pauze</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Afspelen</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Herhaling</translation>
    </message>
    <message>
        <source>Replay: move {number} of {count}</source>
        <translation>Herhaling: zet {number} van {count}</translation>
    </message>
    <message>
        <source>Solution: move {number} of {count}</source>
        <translation>Oplossing: zet {number} van {count}</translation>
    </message>
    <message>
        <source>Speed of the replay</source>
        <translation>Snelheid van de herhaling</translation>
    </message>
    <message>
        <source>To play on from here, make a move of your own.</source>
        <translation>Doe zelf een zet om vanaf hier verder te spelen.</translation>
    </message>
    <message>
        <source>To the first move</source>
        <translation>Naar de eerste zet</translation>
    </message>
</context>
<context>
    <name>ReviewGraph</name>
    <message>
        <source>Best score still possible, move by move</source>
        <translation>Best haalbare score, zet voor zet</translation>
    </message>
</context>
<context>
    <name>ReviewWindow</name>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Sluiten</translation>
    </message>
    <message>
        <source>&amp;Play on from here</source>
        <translation>Vanaf hier &amp;verder spelen</translation>
    </message>
    <message>
        <source>&amp;Show this move on the board</source>
        <translation>Deze &amp;zet op het bord tonen</translation>
    </message>
    <message>
        <source>Before move {number}: {played}.</source>
        <translation>Vóór zet {number}: {played}.</translation>
    </message>
    <message>
        <source>Before move {number}: {played}. Better: {better}.</source>
        <translation>Vóór zet {number}: {played}. Beter: {better}.</translation>
    </message>
    <message>
        <source>Begin a new attempt from before the selected move</source>
        <translation>Een nieuwe poging beginnen vanaf vóór de gekozen zet</translation>
    </message>
    <message>
        <source>Replay the game from before the selected move</source>
        <translation>Het spel herhalen vanaf vóór de gekozen zet</translation>
    </message>
    <message>
        <source>Review – {deal}</source>
        <translation>Terugblik – {deal}</translation>
    </message>
    <message>
        <source>Select a move first, in the graph or in the list.</source>
        <translation>Kies eerst een zet, in de grafiek of in de lijst.</translation>
    </message>
    <message>
        <source>Select a move in the graph to see what it did.</source>
        <translation>Kies een zet in de grafiek om te zien wat hij deed.</translation>
    </message>
    <message>
        <source>The review is still being worked out.</source>
        <translation>De terugblik wordt nog berekend.</translation>
    </message>
    <message>
        <source>This layout is too large to look back at exactly.</source>
        <translation>Deze opstelling is te groot om er precies op terug te kijken.</translation>
    </message>
    <message>
        <source>Without a review there is no move to select.</source>
        <translation>Zonder terugblik is er geen zet te kiezen.</translation>
    </message>
    <message>
        <source>Working it out…</source>
        <translation>Wordt berekend…</translation>
    </message>
</context>
<context>
    <name>RoundsTab</name>
    <message>
        <source>Best total</source>
        <translation>Beste totaal</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Hints</translation>
    </message>
    <message>
        <source>Holes</source>
        <translation>Holes</translation>
    </message>
    <message>
        <source>How often each total came</source>
        <translation>Hoe vaak elk totaal voorkwam</translation>
    </message>
    <message>
        <source>Last total</source>
        <translation>Laatste totaal</translation>
    </message>
    <message>
        <source>Mean total</source>
        <translation>Gemiddeld totaal</translation>
    </message>
    <message>
        <source>No round of nine holes has been finished yet.</source>
        <translation>Er is nog geen ronde van negen holes uitgespeeld.</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Ronde</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Rondes</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regels</translation>
    </message>
    <message>
        <source>The last ten rounds</source>
        <translation>De laatste tien rondes</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tijd</translation>
    </message>
    <message>
        <source>To par</source>
        <translation>T.o.v. par</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Totaal</translation>
    </message>
    <message>
        <source>Undos</source>
        <translation>Ongedaan</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Wanneer</translation>
    </message>
    <message>
        <source>{key} begins one.</source>
        <translation>{key} begint er een.</translation>
    </message>
</context>
<context>
    <name>ScoreCardWindow</name>
    <message>
        <source>&amp;Go on</source>
        <translation>Ver&amp;der</translation>
    </message>
    <message>
        <source>&amp;Next hole</source>
        <translation>Volgende &amp;hole</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>&amp;Restore the defaults</source>
        <translation>Standaard&amp;waarden herstellen</translation>
    </message>
    <message>
        <source>&amp;Undo the defaults</source>
        <translation>Standaard&amp;waarden ongedaan maken</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Instellingen</translation>
    </message>
</context>
<context>
    <name>SetupDialog</name>
    <message>
        <source>&amp;Deal anew</source>
        <translation>Opnieuw de&amp;len</translation>
    </message>
    <message>
        <source>A round keeps its rules: a change holds from the next deal.</source>
        <translation>Een ronde houdt haar regels: een wijziging geldt vanaf het volgende spel.</translation>
    </message>
    <message>
        <source>No move yet: other rules hold for this deal already.</source>
        <translation>Nog geen zet: andere regels gelden al voor dit spel.</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>Spelkeuze</translation>
    </message>
    <message>
        <source>This deal has begun: a change holds from the next deal.</source>
        <translation>Dit spel is begonnen: een wijziging geldt vanaf het volgende spel.</translation>
    </message>
    <message>
        <source>This deal is over: a change holds from the next one.</source>
        <translation>Dit spel is afgelopen: een wijziging geldt vanaf het volgende.</translation>
    </message>
</context>
<context>
    <name>ShareCommands</name>
    <message>
        <source>The moves of that day cannot be read.</source>
        <translation>De zetten van die dag zijn niet te lezen.</translation>
    </message>
</context>
<context>
    <name>ShareDialog</name>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Sluiten</translation>
    </message>
    <message>
        <source>&amp;Save picture…</source>
        <translation>&amp;Afbeelding opslaan…</translation>
    </message>
    <message>
        <source>A board that was entered has no number, so no link leads to it.</source>
        <translation>Een ingevoerd bord heeft geen nummer, dus er leidt geen link naartoe.</translation>
    </message>
    <message>
        <source>Copy &amp;link</source>
        <translation>&amp;Link kopiëren</translation>
    </message>
    <message>
        <source>Copy &amp;text</source>
        <translation>&amp;Tekst kopiëren</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>Afbeeldingen (*.png)</translation>
    </message>
    <message>
        <source>Save the picture</source>
        <translation>De afbeelding opslaan</translation>
    </message>
    <message>
        <source>Saved as {name}.</source>
        <translation>Opgeslagen als {name}.</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Delen</translation>
    </message>
    <message>
        <source>The link is on the clipboard.</source>
        <translation>De link staat op het klembord.</translation>
    </message>
    <message>
        <source>The text is on the clipboard.</source>
        <translation>De tekst staat op het klembord.</translation>
    </message>
    <message>
        <source>What is shared, as a picture</source>
        <translation>Wat gedeeld wordt, als afbeelding</translation>
    </message>
    <message>
        <source>What is shared, as text</source>
        <translation>Wat gedeeld wordt, als tekst</translation>
    </message>
    <message>
        <source>{name} could not be saved: {reason}.</source>
        <translation>{name} kon niet worden opgeslagen: {reason}.</translation>
    </message>
</context>
<context>
    <name>SortHeader</name>
    <message>
        <source>Order of the attempts</source>
        <translation>Volgorde van de pogingen</translation>
    </message>
</context>
<context>
    <name>SoundPage</name>
    <message>
        <source>&amp;Sound</source>
        <translation>&amp;Geluid</translation>
    </message>
    <message>
        <source>&amp;Volume:</source>
        <translation>&amp;Volume:</translation>
    </message>
    <message>
        <source>Play soun&amp;ds</source>
        <translation>Gelui&amp;den afspelen</translation>
    </message>
</context>
<context>
    <name>Sounds</name>
    <message>
        <source>The part of Qt that plays sounds cannot be loaded: {why}</source>
        <translation>Het deel van Qt dat geluid afspeelt, kan niet worden geladen: {why}</translation>
    </message>
    <message>
        <source>The part of Qt that plays sounds needs {library}, which is missing here.</source>
        <translation>Het deel van Qt dat geluid afspeelt, heeft {library} nodig, en dat ontbreekt hier.</translation>
    </message>
</context>
<context>
    <name>StatisticsWindow</name>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exporteren…</translation>
    </message>
    <message>
        <source>&amp;Play this deal</source>
        <translation>Dit &amp;spel spelen</translation>
    </message>
    <message>
        <source>&amp;Replay</source>
        <translation>Her&amp;halen</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Ongedaan maken</translation>
    </message>
    <message>
        <source>&amp;Undo reset</source>
        <translation>Wissen &amp;ongedaan maken</translation>
    </message>
    <message>
        <source>An attempt begins with the first move of a deal and counts once, whether it is cleared, stuck or left.</source>
        <translation>Een poging begint met de eerste zet van een spel en telt één keer, of het nu uitgespeeld, vastgelopen of verlaten is.</translation>
    </message>
    <message>
        <source>Attempts</source>
        <translation>Pogingen</translation>
    </message>
    <message>
        <source>Export the attempts</source>
        <translation>De pogingen exporteren</translation>
    </message>
    <message>
        <source>Exported to {name}.</source>
        <translation>Geëxporteerd naar {name}.</translation>
    </message>
    <message>
        <source>It had been undone already.</source>
        <translation>Het was al ongedaan gemaakt.</translation>
    </message>
    <message>
        <source>Plots</source>
        <translation>Grafieken</translation>
    </message>
    <message>
        <source>Re&amp;set</source>
        <translation>&amp;Wissen</translation>
    </message>
    <message>
        <source>Re&amp;view</source>
        <translation>&amp;Terugblik</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Rondes</translation>
    </message>
    <message>
        <source>Score &amp;card</source>
        <translation>Score&amp;kaart</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistieken</translation>
    </message>
    <message>
        <source>Statistics were reset.</source>
        <translation>De statistieken zijn gewist.</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tabellen (*.csv)</translation>
    </message>
    <message>
        <source>Take the attempts that are chosen above out of the statistics</source>
        <translation>De hierboven gekozen pogingen uit de statistieken halen</translation>
    </message>
    <message>
        <source>The reset was undone.</source>
        <translation>Het wissen is ongedaan gemaakt.</translation>
    </message>
</context>
<context>
    <name>StatusLine</name>
    <message>
        <source>Moves {count}</source>
        <translation>Zetten {count}</translation>
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
        <translation>Er is geen spel onderbroken.</translation>
    </message>
    <message>
        <source>No move has been made that could be shown again.</source>
        <translation>Er is nog geen zet gedaan die herhaald kan worden.</translation>
    </message>
</context>
<context>
    <name>about</name>
    <message>
        <source>&lt;h3&gt;Golf Desktop {version}&lt;/h3&gt;&lt;p&gt;A Golf patience for the desktop.&lt;/p&gt;&lt;p&gt;Free software under the MIT licence. Deal numbers are those of PySolFC.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Golf Desktop {version}&lt;/h3&gt;&lt;p&gt;Een Golf-patience voor de desktop.&lt;/p&gt;&lt;p&gt;Vrije software onder de MIT-licentie. De spelnummers zijn die van PySolFC.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>About Golf Desktop</source>
        <translation>Over Golf Desktop</translation>
    </message>
</context>
<context>
    <name>after on</name>
    <message>
        <source>a 10</source>
        <translation>een 10</translation>
    </message>
    <message>
        <source>a 2</source>
        <translation>een 2</translation>
    </message>
    <message>
        <source>a 3</source>
        <translation>een 3</translation>
    </message>
    <message>
        <source>a 4</source>
        <translation>een 4</translation>
    </message>
    <message>
        <source>a 5</source>
        <translation>een 5</translation>
    </message>
    <message>
        <source>a 6</source>
        <translation>een 6</translation>
    </message>
    <message>
        <source>a 7</source>
        <translation>een 7</translation>
    </message>
    <message>
        <source>a 9</source>
        <translation>een 9</translation>
    </message>
    <message>
        <source>a jack</source>
        <translation>een boer</translation>
    </message>
    <message>
        <source>a joker</source>
        <translation>een joker</translation>
    </message>
    <message>
        <source>a king</source>
        <translation>een heer</translation>
    </message>
    <message>
        <source>a queen</source>
        <translation>een vrouw</translation>
    </message>
    <message>
        <source>an 8</source>
        <translation>een 8</translation>
    </message>
    <message>
        <source>an ace</source>
        <translation>een aas</translation>
    </message>
</context>
<context>
    <name>daily</name>
    <message numerus="yes">
        <source>%n days in a row</source>
        <translation>
            <numerusform>%n dag op rij</numerusform>
            <numerusform>%n dagen op rij</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hints</source>
        <translation>
            <numerusform>%n hint</numerusform>
            <numerusform>%n hints</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n moves taken back</source>
        <translation>
            <numerusform>%n zet teruggenomen</numerusform>
            <numerusform>%n zetten teruggenomen</numerusform>
        </translation>
    </message>
    <message>
        <source>Day {day}</source>
        <translation>Dag {day}</translation>
    </message>
    <message>
        <source>Deal of the day, {day}</source>
        <translation>Spel van de dag, {day}</translation>
    </message>
    <message>
        <source>The deal of {day} can be played from that day on.</source>
        <translation>Het spel van {day} kan vanaf die dag gespeeld worden.</translation>
    </message>
    <message>
        <source>cleared, score {score}</source>
        <translation>uitgespeeld, score {score}</translation>
    </message>
    <message>
        <source>not cleared, score {score}</source>
        <translation>niet uitgespeeld, score {score}</translation>
    </message>
    <message>
        <source>not played</source>
        <translation>niet gespeeld</translation>
    </message>
    <message>
        <source>not to be played yet</source>
        <translation>nog niet te spelen</translation>
    </message>
    <message>
        <source>played late, on {day}</source>
        <translation>later gespeeld, op {day}</translation>
    </message>
    <message>
        <source>today, not played yet</source>
        <translation>vandaag, nog niet gespeeld</translation>
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
        <translation>{name}: {current}, op zijn langst {longest}</translation>
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
        <translation>&amp;Behouden</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Vervangen</translation>
    </message>
    <message>
        <source>Replace a file</source>
        <translation>Bestand vervangen</translation>
    </message>
    <message>
        <source>Replace {name}?</source>
        <translation>{name} vervangen?</translation>
    </message>
    <message>
        <source>There is a file of this name. What is in it would be lost.</source>
        <translation>Er is al een bestand met deze naam. Wat erin staat, gaat dan verloren.</translation>
    </message>
</context>
<context>
    <name>help</name>
    <message>
        <source>“{command}”</source>
        <translation>“{command}”</translation>
    </message>
</context>
<context>
    <name>menus</name>
    <message>
        <source>&amp;About Golf Desktop</source>
        <translation>&amp;Over Golf Desktop</translation>
    </message>
    <message>
        <source>&amp;Copy the board as text</source>
        <translation>Bord als tekst &amp;kopiëren</translation>
    </message>
    <message>
        <source>&amp;Deal by number…</source>
        <translation>Spel op nu&amp;mmer…</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Volledig scherm</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Spel</translation>
    </message>
    <message>
        <source>&amp;Go on with the round</source>
        <translation>&amp;Verder met de ronde</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Help</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Hint</translation>
    </message>
    <message>
        <source>&amp;How to play</source>
        <translation>Hoe je &amp;speelt</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Toetsen</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>&amp;Zet</translation>
    </message>
    <message>
        <source>&amp;New deal</source>
        <translation>&amp;Nieuw spel</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>Op&amp;enen…</translation>
    </message>
    <message>
        <source>&amp;Paste a board from text</source>
        <translation>Bord uit tekst &amp;plakken</translation>
    </message>
    <message>
        <source>&amp;Play card</source>
        <translation>Kaart s&amp;pelen</translation>
    </message>
    <message>
        <source>&amp;Play column</source>
        <translation>Kolom s&amp;pelen</translation>
    </message>
    <message>
        <source>&amp;Privacy…</source>
        <translation>&amp;Privacy…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>Afs&amp;luiten</translation>
    </message>
    <message>
        <source>&amp;Recent files</source>
        <translation>Recente bestan&amp;den</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>Opnieu&amp;w doen</translation>
    </message>
    <message>
        <source>&amp;Same deal again</source>
        <translation>Hetzelfde spel &amp;opnieuw</translation>
    </message>
    <message>
        <source>&amp;Turn the stock</source>
        <translation>Kaart van de &amp;stapel omdraaien</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Ongedaan maken</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>Bee&amp;ld</translation>
    </message>
    <message>
        <source>Again</source>
        <translation>Zelfde spel</translation>
    </message>
    <message>
        <source>Alt+{key}</source>
        <translation>Alt+{key}</translation>
    </message>
    <message>
        <source>Change the &amp;keys…</source>
        <translation>&amp;Toetsen veranderen…</translation>
    </message>
    <message>
        <source>Column {number}</source>
        <translation>Kolom {number}</translation>
    </message>
    <message>
        <source>Deal o&amp;f the day…</source>
        <translation>Spel van de da&amp;g…</translation>
    </message>
    <message>
        <source>Go on with the &amp;interrupted game</source>
        <translation>Verder met het onder&amp;broken spel</translation>
    </message>
    <message>
        <source>Help on &amp;this</source>
        <translation>Help &amp;hierbij</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Hint</translation>
    </message>
    <message>
        <source>Ne&amp;w round…</source>
        <translation>Nieuwe &amp;ronde…</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Nieuw</translation>
    </message>
    <message>
        <source>Re&amp;view this game</source>
        <translation>Op dit spel &amp;terugkijken</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Opnieuw</translation>
    </message>
    <message>
        <source>Repla&amp;y this game</source>
        <translation>Dit spel her&amp;halen</translation>
    </message>
    <message>
        <source>S&amp;ettings…</source>
        <translation>&amp;Instellingen…</translation>
    </message>
    <message>
        <source>S&amp;hare…</source>
        <translation>U&amp;itslag delen…</translation>
    </message>
    <message>
        <source>S&amp;tatistics…</source>
        <translation>&amp;Statistieken…</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Opslaan &amp;als…</translation>
    </message>
    <message>
        <source>Scor&amp;e card</source>
        <translation>S&amp;corekaart</translation>
    </message>
    <message>
        <source>Set-&amp;up…</source>
        <translation>Spelke&amp;uze…</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>Spelkeuze</translation>
    </message>
    <message>
        <source>Show a &amp;solution</source>
        <translation>Een oplossing &amp;tonen</translation>
    </message>
    <message>
        <source>Show what is still &amp;possible</source>
        <translation>Tonen wat nog &amp;mogelijk is</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Spatie</translation>
    </message>
    <message>
        <source>The &amp;first steps</source>
        <translation>De &amp;eerste stappen</translation>
    </message>
    <message>
        <source>Tool bar</source>
        <translation>Werkbalk</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Ongedaan</translation>
    </message>
</context>
<context>
    <name>plots</name>
    <message numerus="yes">
        <source>%n attempts</source>
        <translation>
            <numerusform>%n poging</numerusform>
            <numerusform>%n pogingen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deals of the day</source>
        <translation>
            <numerusform>%n spel van de dag</numerusform>
            <numerusform>%n spellen van de dag</numerusform>
        </translation>
    </message>
    <message>
        <source>And {count} more: see the table.</source>
        <translation>En nog {count}: zie de tabel.</translation>
    </message>
    <message>
        <source>Attempt</source>
        <translation>Poging</translation>
    </message>
    <message>
        <source>Attempt {number}, {when}: score {score}, running mean {mean}</source>
        <translation>Poging {number}, {when}: score {score}, lopend gemiddelde {mean}</translation>
    </message>
    <message>
        <source>Attempts</source>
        <translation>Pogingen</translation>
    </message>
    <message>
        <source>Attempts {numbers}, from {when}: {low} to {high}, running mean {mean}</source>
        <translation>Pogingen {numbers}, vanaf {when}: {low} tot {high}, lopend gemiddelde {mean}</translation>
    </message>
    <message>
        <source>Attempts, in the order in which they were played</source>
        <translation>Pogingen, in de volgorde waarin ze gespeeld zijn</translation>
    </message>
    <message>
        <source>Best play of these deals</source>
        <translation>Deze spellen best mogelijk gespeeld</translation>
    </message>
    <message>
        <source>By best play</source>
        <translation>Bij best mogelijk spelen</translation>
    </message>
    <message>
        <source>By best play it would be {mean}.</source>
        <translation>Bij best mogelijk spelen zou het {mean} zijn.</translation>
    </message>
    <message>
        <source>Cleared</source>
        <translation>Uitgespeeld</translation>
    </message>
    <message>
        <source>Compared are {known} of {all} attempts, whose best is known.</source>
        <translation>Vergeleken: {known} van de {all} pogingen, waarvan het beste bekend is.</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Dag</translation>
    </message>
    <message>
        <source>Deals of the day</source>
        <translation>Spellen van de dag</translation>
    </message>
    <message>
        <source>Highest</source>
        <translation>Hoogste</translation>
    </message>
    <message>
        <source>Lowest</source>
        <translation>Laagste</translation>
    </message>
    <message>
        <source>Lowest to highest score</source>
        <translation>Laagste tot hoogste score</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Gemiddelde</translation>
    </message>
    <message>
        <source>Mean of the last {count}</source>
        <translation>Gemiddelde van de laatste {count}</translation>
    </message>
    <message>
        <source>No attempts of this kind yet.</source>
        <translation>Nog geen pogingen van deze soort.</translation>
    </message>
    <message>
        <source>Not cleared</source>
        <translation>Niet uitgespeeld</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Gespeeld</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultaat</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regels</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>Score {score}: {attempts}</source>
        <translation>Score {score}: {attempts}</translation>
    </message>
    <message>
        <source>Scores beside best play</source>
        <translation>Scores naast het best mogelijke</translation>
    </message>
    <message>
        <source>Scores over time</source>
        <translation>Scores in de tijd</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Aandeel</translation>
    </message>
    <message>
        <source>Share by best play</source>
        <translation>Aandeel bij best mogelijk spelen</translation>
    </message>
    <message>
        <source>Share cleared</source>
        <translation>Aandeel uitgespeeld</translation>
    </message>
    <message>
        <source>Share cleared, by rules</source>
        <translation>Aandeel uitgespeeld, per regels</translation>
    </message>
    <message>
        <source>Strokes over</source>
        <translation>Slagen boven het beste</translation>
    </message>
    <message>
        <source>Strokes over the best possible</source>
        <translation>Slagen boven het best mogelijke</translation>
    </message>
    <message>
        <source>The best possible score is known for {known} of {all} attempts.</source>
        <translation>De best mogelijke score is bekend van {known} van de {all} pogingen.</translation>
    </message>
    <message>
        <source>The best possible score of these deals is not known. It is worked out while this is shown, for layouts in which that is soon done.</source>
        <translation>De best mogelijke score van deze spellen is niet bekend. Die wordt uitgerekend zolang dit getoond wordt, voor opstellingen waarbij dat snel gaat.</translation>
    </message>
    <message>
        <source>The best score is {score}.</source>
        <translation>De beste score is {score}.</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Wanneer</translation>
    </message>
    <message>
        <source>Your mean score is {mean}.</source>
        <translation>Je gemiddelde score is {mean}.</translation>
    </message>
    <message>
        <source>Your scores</source>
        <translation>Jouw scores</translation>
    </message>
    <message>
        <source>{attempts}, of which {share} were cleared.</source>
        <translation>{attempts}, waarvan {share} is uitgespeeld.</translation>
    </message>
    <message>
        <source>{attempts}; the mean of the last {count} is {mean}.</source>
        <translation>{attempts}; het gemiddelde van de laatste {count} is {mean}.</translation>
    </message>
    <message>
        <source>{mean} strokes over the best possible on average; {perfect} at the best.</source>
        <translation>Gemiddeld {mean} slagen boven het best mogelijke; {perfect} even goed als het beste.</translation>
    </message>
    <message>
        <source>{share}, {cleared} of {played}</source>
        <translation>{share}, {cleared} van {played}</translation>
    </message>
    <message>
        <source>{strokes} over the best possible: {attempts}, {share}</source>
        <translation>{strokes} boven het best mogelijke: {attempts}, {share}</translation>
    </message>
    <message>
        <source>{year}: {days} played, {cleared} cleared.</source>
        <translation>{year}: {days} gespeeld, {cleared} uitgespeeld.</translation>
    </message>
    <message>
        <source>{yours}, {share}; by best play {best}</source>
        <translation>{yours}, {share}; bij best mogelijk spelen {best}</translation>
    </message>
</context>
<context>
    <name>privacy</name>
    <message>
        <source>Delete everything</source>
        <translation>Alles wissen</translation>
    </message>
    <message>
        <source>These files could not be deleted:</source>
        <translation>Deze bestanden konden niet worden gewist:</translation>
    </message>
    <message>
        <source>{name} could not be written: {reason}.</source>
        <translation>{name} kon niet worden geschreven: {reason}.</translation>
    </message>
    <message numerus="yes">
        <source>{name} was written; it holds %n files.</source>
        <translation>
            <numerusform>{name} is geschreven; het bevat %n bestand.</numerusform>
            <numerusform>{name} is geschreven; het bevat %n bestanden.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>reasons</name>
    <message>
        <source>a queen always goes on a king</source>
        <translation>een vrouw gaat altijd op een heer</translation>
    </message>
    <message>
        <source>always one pack</source>
        <translation>altijd één pak</translation>
    </message>
    <message>
        <source>king and ace are always neighbours</source>
        <translation>heer en aas zijn altijd buren</translation>
    </message>
    <message>
        <source>too many positions to tell hard deals from easy ones</source>
        <translation>te veel stellingen om moeilijke van makkelijke spellen te onderscheiden</translation>
    </message>
    <message>
        <source>without a stock no jokers, and only cards left count</source>
        <translation>zonder stapel geen jokers, en alleen resterende kaarten tellen</translation>
    </message>
    <message>
        <source>without a stock only cards left can count</source>
        <translation>zonder stapel kunnen alleen resterende kaarten tellen</translation>
    </message>
    <message>
        <source>without a stock there is no room for jokers</source>
        <translation>zonder stapel is er geen plaats voor jokers</translation>
    </message>
</context>
<context>
    <name>review</name>
    <message numerus="yes">
        <source>%n strokes</source>
        <translation>
            <numerusform>%n slag</numerusform>
            <numerusform>%n slagen</numerusform>
        </translation>
    </message>
    <message>
        <source>Best still possible</source>
        <translation>Best nog mogelijk</translation>
    </message>
    <message>
        <source>Best still possible: {best}</source>
        <translation>Best nog mogelijk: {best}</translation>
    </message>
    <message>
        <source>Better: {better}</source>
        <translation>Beter: {better}</translation>
    </message>
    <message numerus="yes">
        <source>From {first} at the deal to {last} after %n moves.</source>
        <translation>
            <numerusform>Van {first} bij het delen tot {last} na %n zet.</numerusform>
            <numerusform>Van {first} bij het delen tot {last} na %n zetten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Gave %n strokes away</source>
        <translation>
            <numerusform>Gaf %n slag weg</numerusform>
            <numerusform>Gaf %n slagen weg</numerusform>
        </translation>
    </message>
    <message>
        <source>Move {number}: {played}</source>
        <translation>Zet {number}: {played}</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Zetten</translation>
    </message>
    <message>
        <source>Strokes given away</source>
        <translation>Weggegeven slagen</translation>
    </message>
    <message>
        <source>Turn the stock</source>
        <translation>Kaart van de stapel omdraaien</translation>
    </message>
    <message>
        <source>Turned the stock: {card}</source>
        <translation>Van de stapel omgedraaid: {card}</translation>
    </message>
    <message>
        <source>Your score</source>
        <translation>Jouw score</translation>
    </message>
    <message>
        <source>{card} from column {number}</source>
        <translation>{card} uit kolom {number}</translation>
    </message>
    <message>
        <source>{move} – best still possible {best}</source>
        <translation>{move} – best nog mogelijk {best}</translation>
    </message>
    <message numerus="yes">
        <source>{move} – gave %n strokes away; better: {better}</source>
        <translation>
            <numerusform>{move} – gaf %n slag weg; beter: {better}</numerusform>
            <numerusform>{move} – gaf %n slagen weg; beter: {better}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>round</name>
    <message>
        <source>Best</source>
        <translation>Best</translation>
    </message>
    <message>
        <source>Best possible</source>
        <translation>Best mogelijk</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Verschil</translation>
    </message>
    <message>
        <source>Earlier</source>
        <translation>Eerder</translation>
    </message>
    <message>
        <source>Earlier round</source>
        <translation>Eerdere ronde</translation>
    </message>
    <message>
        <source>Given away</source>
        <translation>Weggegeven</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Hints</translation>
    </message>
    <message>
        <source>Hole</source>
        <translation>Hole</translation>
    </message>
    <message>
        <source>Hole {number} of {holes}</source>
        <translation>Hole {number} van {holes}</translation>
    </message>
    <message>
        <source>Hole {number}: {name}</source>
        <translation>Hole {number}: {name}</translation>
    </message>
    <message>
        <source>In a round each hole is played once; it cannot be begun again.</source>
        <translation>In een ronde wordt elke hole één keer gespeeld; hij kan niet opnieuw worden begonnen.</translation>
    </message>
    <message>
        <source>No hole has been played yet</source>
        <translation>Er is nog geen hole gespeeld</translation>
    </message>
    <message>
        <source>Nothing is told of a hole of your round before it is over.</source>
        <translation>Over een hole van je ronde wordt niets verklapt voordat hij uit is.</translation>
    </message>
    <message>
        <source>Par</source>
        <translation>Par</translation>
    </message>
    <message>
        <source>Round over · total {total}, {par}</source>
        <translation>Ronde uit · totaal {total}, {par}</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Ronde {number}</translation>
    </message>
    <message>
        <source>Round {number}: hole {hole} of {holes}, {par} · {rules} · {when}</source>
        <translation>Ronde {number}: hole {hole} van {holes}, {par} · {rules} · {when}</translation>
    </message>
    <message>
        <source>Round {round} waits at hole {hole}.</source>
        <translation>Ronde {round} wacht bij hole {hole}.</translation>
    </message>
    <message>
        <source>Round {round} waits at hole {hole}: {key} goes on with it.</source>
        <translation>Ronde {round} wacht bij hole {hole}: {key} gaat ermee verder.</translation>
    </message>
    <message>
        <source>Round {round} waits at hole {hole}: {key} lists it.</source>
        <translation>Ronde {round} wacht bij hole {hole}: {key} toont hem in de lijst.</translation>
    </message>
    <message>
        <source>Round {round}, hole {hole}</source>
        <translation>Ronde {round}, hole {hole}</translation>
    </message>
    <message>
        <source>Running total</source>
        <translation>Tussenstand</translation>
    </message>
    <message>
        <source>Strokes</source>
        <translation>Slagen</translation>
    </message>
    <message>
        <source>There is no score card yet: begin a round first.</source>
        <translation>Er is nog geen scorekaart: begin eerst een ronde.</translation>
    </message>
    <message>
        <source>This hole is over and its score stands.</source>
        <translation>Deze hole is uit en de score staat vast.</translation>
    </message>
    <message>
        <source>This round is played without undo.</source>
        <translation>Deze ronde wordt gespeeld zonder ongedaan maken.</translation>
    </message>
    <message>
        <source>To par</source>
        <translation>T.o.v. par</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Totaal</translation>
    </message>
    <message>
        <source>Undos</source>
        <translation>Ongedaan</translation>
    </message>
    <message>
        <source>You have not played this round by these rules yet.</source>
        <translation>Je hebt deze ronde nog niet volgens deze regels gespeeld.</translation>
    </message>
    <message numerus="yes">
        <source>You have played this round %n times by these rules, at best {best}.</source>
        <translation>
            <numerusform>Je hebt deze ronde %n keer volgens deze regels gespeeld: {best}.</numerusform>
            <numerusform>Je hebt deze ronde %n keer volgens deze regels gespeeld, op zijn best {best}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>after %n holes</source>
        <translation>
            <numerusform>na %n hole</numerusform>
            <numerusform>na %n holes</numerusform>
        </translation>
    </message>
    <message>
        <source>albatross</source>
        <translation>albatros</translation>
    </message>
    <message>
        <source>birdie</source>
        <translation>birdie</translation>
    </message>
    <message>
        <source>bogey</source>
        <translation>bogey</translation>
    </message>
    <message>
        <source>double bogey</source>
        <translation>dubbele bogey</translation>
    </message>
    <message>
        <source>eagle</source>
        <translation>eagle</translation>
    </message>
    <message>
        <source>hints: {count}</source>
        <translation>hints: {count}</translation>
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
        <translation>precies par</translation>
    </message>
    <message>
        <source>par</source>
        <translation>par</translation>
    </message>
    <message>
        <source>perfect</source>
        <translation>perfect</translation>
    </message>
    <message>
        <source>triple bogey</source>
        <translation>driedubbele bogey</translation>
    </message>
    <message>
        <source>undos: {count}</source>
        <translation>ongedaan: {count}</translation>
    </message>
    <message>
        <source>with undo</source>
        <translation>met ongedaan maken</translation>
    </message>
    <message>
        <source>without undo</source>
        <translation>zonder ongedaan maken</translation>
    </message>
    <message>
        <source>{hole} · total {par}</source>
        <translation>{hole} · totaal {par}</translation>
    </message>
    <message>
        <source>{number} below par</source>
        <translation>{number} onder par</translation>
    </message>
    <message>
        <source>{number} over par</source>
        <translation>{number} boven par</translation>
    </message>
    <message numerus="yes">
        <source>{total} strokes – a perfect round</source>
        <translation>
            <numerusform>{total} slag – een perfecte ronde</numerusform>
            <numerusform>{total} slagen – een perfecte ronde</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{total} strokes, {par}</source>
        <translation>
            <numerusform>{total} slag, {par}</numerusform>
            <numerusform>{total} slagen, {par}</numerusform>
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
            <numerusform>%n joker</numerusform>
            <numerusform>%n jokers</numerusform>
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
        <translation>Golf zoals in PySolFC en KPatience</translation>
    </message>
    <message>
        <source>Golf, Q on K</source>
        <translation>Golf, Q op K</translation>
    </message>
    <message>
        <source>Golf, nothing on a king</source>
        <translation>Golf, niets op een heer</translation>
    </message>
    <message>
        <source>Golf, queen on a king</source>
        <translation>Golf, vrouw op heer</translation>
    </message>
    <message>
        <source>Golf, turning the corner</source>
        <translation>Golf, de hoek om</translation>
    </message>
    <message>
        <source>Play a pyramid of cards, all face up, onto the waste, one rank up or down at a time</source>
        <translation>Leg een piramide van open kaarten op de aflegstapel, telkens één waarde hoger of lager</translation>
    </message>
    <message>
        <source>Play a pyramid of cards, face down until uncovered, onto the waste, one rank up or down at a time</source>
        <translation>Leg een piramide van kaarten, dicht tot ze vrijkomen, op de aflegstapel, telkens één waarde hoger of lager</translation>
    </message>
    <message>
        <source>Play all cards onto the waste, one rank up or down at a time</source>
        <translation>Leg alle kaarten op de aflegstapel, telkens één waarde hoger of lager</translation>
    </message>
    <message>
        <source>Play nine columns of seven, dealt from two packs, onto the waste, one rank up or down at a time</source>
        <translation>Leg negen kolommen van zeven, gedeeld uit twee pakken, op de aflegstapel, telkens één waarde hoger of lager</translation>
    </message>
    <message>
        <source>Play seven columns of five onto the waste, one rank up or down at a time</source>
        <translation>Leg zeven kolommen van vijf op de aflegstapel, telkens één waarde hoger of lager</translation>
    </message>
    <message>
        <source>Play seventeen stacks of three onto the ace of spades, one rank up or down at a time, without a stock</source>
        <translation>Leg zeventien stapeltjes van drie op schoppenaas, telkens één waarde hoger of lager, zonder stapel</translation>
    </message>
    <message>
        <source>Play thirteen stacks of four, beginning with any free card, one rank up or down at a time, without a stock</source>
        <translation>Leg dertien stapeltjes van vier af, te beginnen met een vrije kaart naar keuze, telkens één waarde hoger of lager, zonder stapel</translation>
    </message>
    <message>
        <source>Play three peaks of cards, face down until uncovered, onto the waste, one rank up or down at a time</source>
        <translation>Leg drie pieken van kaarten, dicht tot ze vrijkomen, op de aflegstapel, telkens één waarde hoger of lager</translation>
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
        <translation>een vrouw gaat op een heer</translation>
    </message>
    <message>
        <source>a queen goes on a king, but only a 2 on an ace</source>
        <translation>een vrouw gaat op een heer, maar op een aas alleen een 2</translation>
    </message>
    <message>
        <source>also Elevator, Egyptian Solitaire</source>
        <translation>ook Elevator, Egyptian Solitaire</translation>
    </message>
    <message>
        <source>also Relaxed Golf</source>
        <translation>ook Relaxed Golf</translation>
    </message>
    <message>
        <source>also Three Peaks</source>
        <translation>ook Three Peaks</translation>
    </message>
    <message>
        <source>cards left count</source>
        <translation>resterende kaarten tellen</translation>
    </message>
    <message>
        <source>each card left costs a stroke</source>
        <translation>elke resterende kaart kost een slag</translation>
    </message>
    <message>
        <source>each card left costs a stroke, and after a clear each card left in the stock takes one off</source>
        <translation>elke resterende kaart kost een slag, en na het uitspelen gaat er voor elke kaart in de stapel één af</translation>
    </message>
    <message>
        <source>each card left costs a stroke, and zero is the best</source>
        <translation>elke resterende kaart kost een slag, en nul is het best</translation>
    </message>
    <message>
        <source>king and ace are neighbours</source>
        <translation>heer en aas zijn buren</translation>
    </message>
    <message>
        <source>nothing goes on a king, and only a 2 on an ace</source>
        <translation>niets gaat op een heer, en op een aas alleen een 2</translation>
    </message>
    <message>
        <source>the joker goes on any card and takes any</source>
        <translation>de joker gaat op elke kaart en neemt elke kaart</translation>
    </message>
    <message>
        <source>the jokers go on any card and take any</source>
        <translation>de jokers gaan op elke kaart en nemen elke kaart</translation>
    </message>
    <message>
        <source>the standard game</source>
        <translation>het gewone spel</translation>
    </message>
    <message>
        <source>zero best</source>
        <translation>nul het best</translation>
    </message>
</context>
<context>
    <name>share</name>
    <message>
        <source>Deal {number}</source>
        <translation>Spel {number}</translation>
    </message>
    <message>
        <source>Golf Desktop</source>
        <translation>Golf Desktop</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Ronde {number}</translation>
    </message>
    <message>
        <source>best possible {score}</source>
        <translation>best mogelijk {score}</translation>
    </message>
    <message>
        <source>in {time}</source>
        <translation>in {time}</translation>
    </message>
    <message>
        <source>practice</source>
        <translation>oefening</translation>
    </message>
    <message>
        <source>score {score}</source>
        <translation>score {score}</translation>
    </message>
    <message>
        <source>{end} · score {score}</source>
        <translation>{end} · score {score}</translation>
    </message>
</context>
<context>
    <name>sound</name>
    <message>
        <source>Sounds need a part of Qt that is not installed here. It comes with golf-desktop[sound], or with the package PySide6-Addons.</source>
        <translation>Voor geluid is een deel van Qt nodig dat hier niet geïnstalleerd is. Het komt mee met golf-desktop[sound], of met het pakket PySide6-Addons.</translation>
    </message>
    <message>
        <source>This package comes without sounds.</source>
        <translation>Dit pakket heeft geen geluiden.</translation>
    </message>
</context>
<context>
    <name>spoken</name>
    <message numerus="yes">
        <source>%n cards beneath</source>
        <translation>
            <numerusform>%n kaart eronder</numerusform>
            <numerusform>%n kaarten eronder</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards left in the tableau</source>
        <translation>
            <numerusform>nog %n kaart in de opstelling</numerusform>
            <numerusform>nog %n kaarten in de opstelling</numerusform>
        </translation>
    </message>
    <message>
        <source>ace</source>
        <translation>aas</translation>
    </message>
    <message>
        <source>beneath: {cards}</source>
        <translation>eronder: {cards}</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>klaveren</translation>
    </message>
    <message>
        <source>column {number}</source>
        <translation>kolom {number}</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>ruiten</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>acht</translation>
    </message>
    <message>
        <source>five</source>
        <translation>vijf</translation>
    </message>
    <message>
        <source>four</source>
        <translation>vier</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>harten</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>boer</translation>
    </message>
    <message>
        <source>joker</source>
        <translation>joker</translation>
    </message>
    <message>
        <source>king</source>
        <translation>heer</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>negen</translation>
    </message>
    <message>
        <source>nothing beneath</source>
        <translation>niets eronder</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>vrouw</translation>
    </message>
    <message>
        <source>row {row}, place {place}</source>
        <translation>rij {row}, plaats {place}</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>zeven</translation>
    </message>
    <message>
        <source>six</source>
        <translation>zes</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>schoppen</translation>
    </message>
    <message numerus="yes">
        <source>stock, %n cards</source>
        <translation>
            <numerusform>stapel, %n kaart</numerusform>
            <numerusform>stapel, %n kaarten</numerusform>
        </translation>
    </message>
    <message>
        <source>stock, empty</source>
        <translation>stapel, leeg</translation>
    </message>
    <message>
        <source>taken back: the turn; {waste}, {stock}</source>
        <translation>teruggenomen: het omdraaien; {waste}, {stock}</translation>
    </message>
    <message>
        <source>taken back: {card}; {waste}</source>
        <translation>teruggenomen: {card}; {waste}</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>tien</translation>
    </message>
    <message>
        <source>three</source>
        <translation>drie</translation>
    </message>
    <message>
        <source>two</source>
        <translation>twee</translation>
    </message>
    <message>
        <source>waste, empty</source>
        <translation>aflegstapel, leeg</translation>
    </message>
    <message>
        <source>waste, {card}</source>
        <translation>aflegstapel, {card}</translation>
    </message>
    <message>
        <source>{card} on the waste</source>
        <translation>{card} op de aflegstapel</translation>
    </message>
    <message>
        <source>{card} turned, {stock}</source>
        <translation>{card} omgedraaid, {stock}</translation>
    </message>
    <message>
        <source>{card}, {place}, {beneath}</source>
        <translation>{card}, {place}, {beneath}</translation>
    </message>
    <message>
        <source>{rank} of {suit}</source>
        <translation>{suit} {rank}</translation>
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
            <numerusform>%n pak</numerusform>
            <numerusform>%n pakken</numerusform>
        </translation>
    </message>
    <message>
        <source>Attempt</source>
        <translation>Poging</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Kaarten</translation>
    </message>
    <message>
        <source>Cards left in the columns</source>
        <translation>Resterende kaarten in de kolommen</translation>
    </message>
    <message>
        <source>Cleared</source>
        <translation>Uitgespeeld</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Spel</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Hints</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Verlaten</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Zetten</translation>
    </message>
    <message>
        <source>Own board</source>
        <translation>Eigen bord</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultaat</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regels</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>Stuck</source>
        <translation>Vastgelopen</translation>
    </message>
    <message>
        <source>This attempt cannot be put on the board: {problem}</source>
        <translation>Deze poging kan niet op het bord worden gezet: {problem}</translation>
    </message>
    <message>
        <source>This version of Golf Desktop does not know the attempt&apos;s rules.</source>
        <translation>Deze versie van Golf Desktop kent de regels van de poging niet.</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tijd</translation>
    </message>
    <message>
        <source>Undos</source>
        <translation>Ongedaan</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Wanneer</translation>
    </message>
    <message>
        <source>Which attempt at this deal it is</source>
        <translation>De hoeveelste poging bij dit spel</translation>
    </message>
    <message numerus="yes">
        <source>{count} attempts were copied.</source>
        <translation>
            <numerusform>De poging is gekopieerd.</numerusform>
            <numerusform>{count} pogingen zijn gekopieerd.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>texts</name>
    <message>
        <source> or </source>
        <translation> of </translation>
    </message>
    <message>
        <source>All cards are cleared: this deal is won.</source>
        <translation>Alle kaarten zijn weg: dit spel is gewonnen.</translation>
    </message>
    <message>
        <source>Best found so far: {score}</source>
        <translation>Best tot nu toe gevonden: {score}</translation>
    </message>
    <message>
        <source>Can be cleared, best found so far: {score}</source>
        <translation>Uit te spelen, best tot nu toe gevonden: {score}</translation>
    </message>
    <message>
        <source>Can be cleared, best {score}</source>
        <translation>Uit te spelen, best {score}</translation>
    </message>
    <message>
        <source>Cannot be cleared since move {move}, best {score}</source>
        <translation>Niet uit te spelen sinds zet {move}, best {score}</translation>
    </message>
    <message>
        <source>Cannot be cleared, best found so far: {score}</source>
        <translation>Niet uit te spelen, best tot nu toe gevonden: {score}</translation>
    </message>
    <message>
        <source>Cannot be cleared, best {score}</source>
        <translation>Niet uit te spelen, best {score}</translation>
    </message>
    <message>
        <source>Cleared!</source>
        <translation>Uitgespeeld!</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>Spel {number}</translation>
    </message>
    <message>
        <source>Hint: nothing fits on {waste}, so turn the stock.</source>
        <translation>Hint: op {waste} past niets, dus draai een kaart van de stapel om.</translation>
    </message>
    <message>
        <source>Hint: {best}: best can be {score}; {other}: {other_score}</source>
        <translation>Hint: {best}: op zijn best {score}; {other}: {other_score}</translation>
    </message>
    <message>
        <source>Hint: {best}: best found is {score}; {other}: {other_score}</source>
        <translation>Hint: {best}: best gevonden {score}; {other}: {other_score}</translation>
    </message>
    <message>
        <source>Hint: {best}: {score} at best on average; {other}: {other_score}</source>
        <translation>Hint: {best}: op zijn best gemiddeld {score}; {other}: {other_score}</translation>
    </message>
    <message>
        <source>Hint: {card} fits.</source>
        <translation>Hint: {card} past.</translation>
    </message>
    <message>
        <source>Hint: {card} starts a run of {count}: {run}</source>
        <translation>Hint: {card} begint een reeks van {count}: {run}</translation>
    </message>
    <message>
        <source>No move can make the score of {score} better.</source>
        <translation>Geen zet kan de score van {score} verbeteren.</translation>
    </message>
    <message>
        <source>No moves left</source>
        <translation>Geen zetten meer</translation>
    </message>
    <message>
        <source>No way was found to make the score of {score} better.</source>
        <translation>Er is geen manier gevonden om de score van {score} te verbeteren.</translation>
    </message>
    <message>
        <source>Nothing goes on {waste}.</source>
        <translation>Niets gaat op {waste}.</translation>
    </message>
    <message>
        <source>Only a joker goes on {waste}.</source>
        <translation>Alleen een joker gaat op {waste}.</translation>
    </message>
    <message>
        <source>Own board</source>
        <translation>Eigen bord</translation>
    </message>
    <message>
        <source>Score {score}</source>
        <translation>Score {score}</translation>
    </message>
    <message>
        <source>Something went wrong; the log tells more. Play on.</source>
        <translation>Er ging iets mis; het logboek vertelt meer. Speel verder.</translation>
    </message>
    <message>
        <source>Step on by Ctrl+Right: this way ends at {score}, the best found from here.</source>
        <translation>Ga verder met Ctrl+pijl rechts: deze weg eindigt op {score}, het beste dat vanaf hier is gevonden.</translation>
    </message>
    <message>
        <source>Step on by Ctrl+Right: this way ends at {score}, the best there is from here.</source>
        <translation>Ga verder met Ctrl+pijl rechts: deze weg eindigt op {score}, het best mogelijke vanaf hier.</translation>
    </message>
    <message>
        <source>That card does not fit.</source>
        <translation>Die kaart past niet.</translation>
    </message>
    <message>
        <source>That card is covered: only a card that no other lies on can be played.</source>
        <translation>Die kaart is bedekt: alleen een kaart waar geen andere op ligt, kan worden gespeeld.</translation>
    </message>
    <message>
        <source>That card is covered: only the last card of a column can be played.</source>
        <translation>Die kaart is bedekt: alleen de laatste kaart van een kolom kan worden gespeeld.</translation>
    </message>
    <message>
        <source>That column is empty.</source>
        <translation>Die kolom is leeg.</translation>
    </message>
    <message>
        <source>The stock is empty: each card is turned once.</source>
        <translation>De stapel is leeg: elke kaart wordt één keer omgedraaid.</translation>
    </message>
    <message>
        <source>There is no stock: all cards lie open.</source>
        <translation>Er is geen stapel: alle kaarten liggen open.</translation>
    </message>
    <message>
        <source>There is no stock: any free card may begin the waste.</source>
        <translation>Er is geen stapel: elke vrije kaart mag de aflegstapel beginnen.</translation>
    </message>
    <message>
        <source>There is no such card.</source>
        <translation>Zo&apos;n kaart is er niet.</translation>
    </message>
    <message>
        <source>There is no such column.</source>
        <translation>Zo&apos;n kolom is er niet.</translation>
    </message>
    <message>
        <source>This deal is over: undo, or deal anew.</source>
        <translation>Dit spel is uit: maak zetten ongedaan of deel opnieuw.</translation>
    </message>
    <message>
        <source>This deal is over; take moves back to see how it could have gone on.</source>
        <translation>Dit spel is uit; neem zetten terug om te zien hoe het verder had kunnen gaan.</translation>
    </message>
    <message>
        <source>a 10</source>
        <translation>een 10</translation>
    </message>
    <message>
        <source>a 2</source>
        <translation>een 2</translation>
    </message>
    <message>
        <source>a 3</source>
        <translation>een 3</translation>
    </message>
    <message>
        <source>a 4</source>
        <translation>een 4</translation>
    </message>
    <message>
        <source>a 5</source>
        <translation>een 5</translation>
    </message>
    <message>
        <source>a 6</source>
        <translation>een 6</translation>
    </message>
    <message>
        <source>a 7</source>
        <translation>een 7</translation>
    </message>
    <message>
        <source>a 9</source>
        <translation>een 9</translation>
    </message>
    <message>
        <source>a jack</source>
        <translation>een boer</translation>
    </message>
    <message>
        <source>a joker</source>
        <translation>een joker</translation>
    </message>
    <message>
        <source>a king</source>
        <translation>een heer</translation>
    </message>
    <message>
        <source>a queen</source>
        <translation>een vrouw</translation>
    </message>
    <message>
        <source>an 8</source>
        <translation>een 8</translation>
    </message>
    <message>
        <source>an ace</source>
        <translation>een aas</translation>
    </message>
    <message>
        <source>joker</source>
        <translation>joker</translation>
    </message>
    <message>
        <source>turning the stock</source>
        <translation>een kaart van de stapel omdraaien</translation>
    </message>
    <message>
        <source>{card} goes only on {bases}.</source>
        <translation>{card} gaat alleen op {bases}.</translation>
    </message>
    <message>
        <source>{game}, {deal}</source>
        <translation>{game}, {deal}</translation>
    </message>
    <message>
        <source>{number}%</source>
        <translation>{number}%</translation>
    </message>
    <message numerus="yes">
        <source>{score} · %n moves · {time}</source>
        <translation>
            <numerusform>{score} · %n zet · {time}</numerusform>
            <numerusform>{score} · %n zetten · {time}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>told</name>
    <message>
        <source>&quot;attempt&quot; is not the text of a UUID.</source>
        <translation>&quot;attempt&quot; is niet de tekst van een UUID.</translation>
    </message>
    <message>
        <source>&quot;begun&quot; is no date and time.</source>
        <translation>&quot;begun&quot; is geen datum en tijd.</translation>
    </message>
    <message>
        <source>&quot;ended&quot; does not fit the number of its holes.</source>
        <translation>&quot;ended&quot; past niet bij het aantal holes.</translation>
    </message>
    <message>
        <source>&quot;id&quot; is not the text of a UUID.</source>
        <translation>&quot;id&quot; is niet de tekst van een UUID.</translation>
    </message>
    <message>
        <source>&quot;result&quot; is not {result}, to which the moves lead.</source>
        <translation>&quot;result&quot; is niet {result}, waartoe de zetten leiden.</translation>
    </message>
    <message>
        <source>&quot;{key}&quot; is missing.</source>
        <translation>&quot;{key}&quot; ontbreekt.</translation>
    </message>
    <message>
        <source>&quot;{key}&quot; is {what}, not {wanted}.</source>
        <translation>&quot;{key}&quot; is {what}, niet {wanted}.</translation>
    </message>
    <message>
        <source>&quot;{name}&quot; has no time zone.</source>
        <translation>&quot;{name}&quot; heeft geen tijdzone.</translation>
    </message>
    <message>
        <source>&quot;{name}&quot; is not a number from 0 to 10^9.</source>
        <translation>&quot;{name}&quot; is geen getal van 0 tot 10^9.</translation>
    </message>
    <message>
        <source>&quot;{name}&quot; is not in the years {first} to {last}.</source>
        <translation>&quot;{name}&quot; ligt niet in de jaren {first} tot {last}.</translation>
    </message>
    <message>
        <source>A hole is in play, but all nine have been played.</source>
        <translation>Er is een hole in het spel, maar alle negen zijn gespeeld.</translation>
    </message>
    <message>
        <source>A number has {count} digits.</source>
        <translation>Een getal heeft {count} cijfers.</translation>
    </message>
    <message>
        <source>A text in it holds half a sign.</source>
        <translation>Een tekst erin bevat een half teken.</translation>
    </message>
    <message>
        <source>An attempt in {name} could not be read: {why}</source>
        <translation>Een poging in {name} kon niet worden gelezen: {why}</translation>
    </message>
    <message>
        <source>Animations</source>
        <translation>Animaties</translation>
    </message>
    <message>
        <source>As in fi or pt_BR; empty for the system&apos;s language.</source>
        <translation>Zoals fi of pt_BR; leeg voor de taal van het systeem.</translation>
    </message>
    <message>
        <source>By how many steps they are larger than usual; below zero smaller.</source>
        <translation>Hoeveel stappen ze groter zijn dan gewoon; onder nul kleiner.</translation>
    </message>
    <message>
        <source>Byte {place} is no text in UTF-8.</source>
        <translation>Byte {place} is geen tekst in UTF-8.</translation>
    </message>
    <message>
        <source>Card back</source>
        <translation>Achterkant</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Kaarten</translation>
    </message>
    <message>
        <source>Cards after {line} {count}; one starts the waste</source>
        <translation>Kaarten na {line} {count}; één begint de aflegstapel</translation>
    </message>
    <message>
        <source>Cards after {line} {count}; the waste begins empty</source>
        <translation>Kaarten na {line} {count}; de aflegstapel begint leeg</translation>
    </message>
    <message>
        <source>Cards in line {number}: {count}; in this column: {wanted}</source>
        <translation>Kaarten in regel {number}: {count}; in deze kolom: {wanted}</translation>
    </message>
    <message>
        <source>Cards in line {number}: {count}; in this row: {wanted}</source>
        <translation>Kaarten in regel {number}: {count}; in deze rij: {wanted}</translation>
    </message>
    <message>
        <source>Cloth</source>
        <translation>Laken</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Kleuren</translation>
    </message>
    <message>
        <source>Columns: {count}; in {layout}: {wanted}</source>
        <translation>Kolommen: {count}; in {layout}: {wanted}</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>Moeilijkheid</translation>
    </message>
    <message>
        <source>Disk quota exceeded</source>
        <translation>de schijfruimte voor deze gebruiker is op</translation>
    </message>
    <message>
        <source>File exists</source>
        <translation>het bestand bestaat al</translation>
    </message>
    <message>
        <source>First steps</source>
        <translation>Eerste stappen</translation>
    </message>
    <message>
        <source>Four colours</source>
        <translation>Vier kleuren</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Hints</translation>
    </message>
    <message>
        <source>Hole {hole} stands twice.</source>
        <translation>Hole {hole} staat er twee keer.</translation>
    </message>
    <message>
        <source>Hole {number} has other rules than the round.</source>
        <translation>Hole {number} heeft andere regels dan de ronde.</translation>
    </message>
    <message>
        <source>Hole {number} has the score {score}, but its moves give {found}.</source>
        <translation>Hole {number} heeft score {score}, maar de zetten geven {found}.</translation>
    </message>
    <message>
        <source>Hole {number} is in play, but it is over.</source>
        <translation>Hole {number} is in het spel, maar is al uit.</translation>
    </message>
    <message>
        <source>Hole {number} is missing: hole {hole} stands in its place.</source>
        <translation>Hole {number} ontbreekt: op zijn plaats staat hole {hole}.</translation>
    </message>
    <message>
        <source>Hole {number} of round {round} is deal {due}, not a board without a number.</source>
        <translation>Hole {number} van ronde {round} is spel {due}, geen bord zonder nummer.</translation>
    </message>
    <message>
        <source>Hole {number} of round {round} is deal {due}, not deal {found}.</source>
        <translation>Hole {number} van ronde {round} is spel {due}, niet spel {found}.</translation>
    </message>
    <message>
        <source>Hole {number} was not played to its end.</source>
        <translation>Hole {number} is niet uitgespeeld.</translation>
    </message>
    <message>
        <source>Hole {number}: &quot;attempt&quot; is missing.</source>
        <translation>Hole {number}: &quot;attempt&quot; ontbreekt.</translation>
    </message>
    <message>
        <source>Hole {number}: {why}</source>
        <translation>Hole {number}: {why}</translation>
    </message>
    <message>
        <source>Holes {first} and {number} are the same attempt.</source>
        <translation>Holes {first} en {number} zijn dezelfde poging.</translation>
    </message>
    <message>
        <source>How deals are scored, from the next on.</source>
        <translation>Hoe spellen worden geteld, vanaf het volgende.</translation>
    </message>
    <message>
        <source>How fast cards move.</source>
        <translation>Hoe snel kaarten bewegen.</translation>
    </message>
    <message>
        <source>How loud the sounds are, in per cent.</source>
        <translation>Hoe luid de geluiden zijn, in procenten.</translation>
    </message>
    <message>
        <source>How many jokers are in the pack, from the next deal on.</source>
        <translation>Hoeveel jokers er in het pak zitten, vanaf het volgende spel.</translation>
    </message>
    <message>
        <source>How the faces of the cards are drawn.</source>
        <translation>Hoe de voorkant van de kaarten wordt getekend.</translation>
    </message>
    <message>
        <source>In hole {number} moves were taken back, but the round has no undo.</source>
        <translation>In hole {number} zijn zetten teruggenomen, maar de ronde staat dat niet toe.</translation>
    </message>
    <message>
        <source>In the record {name} is {kind}, not {wanted}</source>
        <translation>In de gegevens is {name} {kind}, niet {wanted}</translation>
    </message>
    <message>
        <source>In the rules {name} is {kind}, not str</source>
        <translation>In de regels is {name} {kind}, niet str</translation>
    </message>
    <message>
        <source>Input/output error</source>
        <translation>lees- of schrijffout</translation>
    </message>
    <message>
        <source>Is a directory</source>
        <translation>het is een map</translation>
    </message>
    <message>
        <source>It does not have the form of a round ({why}).</source>
        <translation>Het heeft niet de vorm van een ronde ({why}).</translation>
    </message>
    <message>
        <source>It has {count} holes; a round has {holes}.</source>
        <translation>Er zijn {count} holes; een ronde heeft er {holes}.</translation>
    </message>
    <message>
        <source>It holds {what}, not a saved game.</source>
        <translation>Het bevat {what}, geen opgeslagen spel.</translation>
    </message>
    <message>
        <source>It is cut or damaged in line {line}, column {column} ({what}).</source>
        <translation>Het is afgekapt of beschadigd in regel {line}, kolom {column} ({what}).</translation>
    </message>
    <message>
        <source>It was saved by a newer version of Golf Desktop and stays as it is.</source>
        <translation>Het is door een nieuwere versie van Golf Desktop opgeslagen en blijft zoals het is.</translation>
    </message>
    <message>
        <source>Its values are nested too deep.</source>
        <translation>De waarden zijn te diep genest.</translation>
    </message>
    <message>
        <source>Jokers</source>
        <translation>Jokers</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Toetsen</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Taal</translation>
    </message>
    <message>
        <source>Layout</source>
        <translation>Opstelling</translation>
    </message>
    <message>
        <source>Letters of the help</source>
        <translation>Letters van de help</translation>
    </message>
    <message>
        <source>Line {number}: a joker too many: these rules have none</source>
        <translation>Regel {number}: een joker te veel: deze spelregels hebben er geen</translation>
    </message>
    <message>
        <source>Line {number}: a joker too many: these rules have {jokers}</source>
        <translation>Regel {number}: een joker te veel: deze spelregels hebben er {jokers}</translation>
    </message>
    <message>
        <source>Line {number}: {card} stands three times, first in line {first}</source>
        <translation>Regel {number}: {card} staat er drie keer, het eerst in regel {first}</translation>
    </message>
    <message>
        <source>Line {number}: {card} stands twice, first in line {first}</source>
        <translation>Regel {number}: {card} staat er twee keer, het eerst in regel {first}</translation>
    </message>
    <message>
        <source>Line {number}: {why}</source>
        <translation>Regel {number}: {why}</translation>
    </message>
    <message>
        <source>Line {number}: {word} is not for a layout without a stock</source>
        <translation>Regel {number}: {word} hoort niet bij een opstelling zonder stapel</translation>
    </message>
    <message>
        <source>Line {number}: {word} stands twice</source>
        <translation>Regel {number}: {word} staat er twee keer</translation>
    </message>
    <message>
        <source>Mark what can be played</source>
        <translation>Markeren wat gespeeld kan worden</translation>
    </message>
    <message>
        <source>Move {number}, {sign}: {layout} has no such move</source>
        <translation>Zet {number}, {sign}: {layout} heeft zo&apos;n zet niet</translation>
    </message>
    <message>
        <source>Move {number}, {sign}: {why}</source>
        <translation>Zet {number}, {sign}: {why}</translation>
    </message>
    <message>
        <source>No space left on device</source>
        <translation>de schijf is vol</translation>
    </message>
    <message>
        <source>No such file or directory</source>
        <translation>het bestand of de map bestaat niet</translation>
    </message>
    <message>
        <source>Of a hundred quick players who do not plan ahead, none clears a hard deal, a few clear a medium one, and more an easy one.</source>
        <translation>Van honderd snelle spelers die niet vooruitdenken, speelt niemand een moeilijk spel uit, enkelen een gemiddeld en meer een makkelijk spel.</translation>
    </message>
    <message>
        <source>Of the pack of 52 these are missing: {cards}</source>
        <translation>Van het pak van 52 ontbreken: {cards}</translation>
    </message>
    <message>
        <source>Of the {packs} packs these are missing: {cards}</source>
        <translation>Van de {packs} pakken ontbreken: {cards}</translation>
    </message>
    <message>
        <source>On a king</source>
        <translation>Op een heer</translation>
    </message>
    <message>
        <source>Only deals that can be cleared</source>
        <translation>Alleen spellen die uit te spelen zijn</translation>
    </message>
    <message>
        <source>Operation not permitted</source>
        <translation>dit is niet toegestaan</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <translation>geen toegang</translation>
    </message>
    <message>
        <source>Read-only file system</source>
        <translation>op de schijf kan niet worden geschreven</translation>
    </message>
    <message>
        <source>Rows: {count}; in {layout}: {wanted}</source>
        <translation>Rijen: {count}; in {layout}: {wanted}</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Telling</translation>
    </message>
    <message>
        <source>Show the counters</source>
        <translation>De tellers tonen</translation>
    </message>
    <message>
        <source>Show the time</source>
        <translation>Tijd tonen</translation>
    </message>
    <message>
        <source>Show what is still possible</source>
        <translation>Tonen wat nog mogelijk is</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Geluiden</translation>
    </message>
    <message>
        <source>The colour of the table.</source>
        <translation>De kleur van de tafel.</translation>
    </message>
    <message>
        <source>The colours of the windows.</source>
        <translation>De kleuren van de vensters.</translation>
    </message>
    <message>
        <source>The cursor is not a whole number from 0 to {last}</source>
        <translation>De cursor is geen geheel getal van 0 tot {last}</translation>
    </message>
    <message>
        <source>The file as it was is kept as {name}.</source>
        <translation>Het bestand zoals het was, is bewaard als {name}.</translation>
    </message>
    <message>
        <source>The file stays as it is; it could not be saved: {why}.</source>
        <translation>Het bestand blijft zoals het is; het kon niet worden opgeslagen: {why}.</translation>
    </message>
    <message>
        <source>The game in progress could not be saved: {why}.</source>
        <translation>Het lopende spel kon niet worden opgeslagen: {why}.</translation>
    </message>
    <message>
        <source>The game in progress was saved by a newer version of Golf Desktop and stays as it is; what is played now is not kept after the end.</source>
        <translation>Het lopende spel is door een nieuwere versie van Golf Desktop opgeslagen en blijft zoals het is; wat nu wordt gespeeld, wordt na het afsluiten niet bewaard.</translation>
    </message>
    <message>
        <source>The interrupted game was saved by a newer version of Golf Desktop and stays as it is.</source>
        <translation>Het onderbroken spel is door een nieuwere versie van Golf Desktop opgeslagen en blijft zoals het is.</translation>
    </message>
    <message>
        <source>The keys that were chosen for commands, by the commands&apos; names; empty for none.</source>
        <translation>De toetsen die voor opdrachten gekozen zijn, op naam van de opdracht; leeg voor geen.</translation>
    </message>
    <message>
        <source>The line {line} has {card}, and AS starts the waste</source>
        <translation>De regel {line} heeft {card}, maar AS begint de aflegstapel</translation>
    </message>
    <message>
        <source>The line {line} is missing</source>
        <translation>De regel {line} ontbreekt</translation>
    </message>
    <message>
        <source>The link is refused: it does not begin with {scheme}:</source>
        <translation>De link wordt geweigerd: hij begint niet met {scheme}:</translation>
    </message>
    <message>
        <source>The link is refused: it has both rules and a layout.</source>
        <translation>De link wordt geweigerd: hij heeft zowel regels als een opstelling.</translation>
    </message>
    <message>
        <source>The link is refused: it has characters that no link may have.</source>
        <translation>De link wordt geweigerd: er staan tekens in die geen link mag hebben.</translation>
    </message>
    <message>
        <source>The link is refused: it is longer than {most} characters.</source>
        <translation>De link wordt geweigerd: hij is langer dan {most} tekens.</translation>
    </message>
    <message>
        <source>The link is refused: it must go on with deal/, round/ or day/, not with {path}.</source>
        <translation>De link wordt geweigerd: er moet deal/, round/ of day/ volgen, niet {path}.</translation>
    </message>
    <message>
        <source>The link is refused: there is no {key} {value}.</source>
        <translation>De link wordt geweigerd: er is geen {key} {value}.</translation>
    </message>
    <message>
        <source>The link is refused: {key} stands there twice.</source>
        <translation>De link wordt geweigerd: {key} staat er twee keer.</translation>
    </message>
    <message>
        <source>The link is refused: {kind}/ knows no {key}.</source>
        <translation>De link wordt geweigerd: {kind}/ kent geen {key}.</translation>
    </message>
    <message>
        <source>The link is refused: {name} is no number.</source>
        <translation>De link wordt geweigerd: {name} is geen getal.</translation>
    </message>
    <message>
        <source>The link is refused: {part} is not of the form key=value.</source>
        <translation>De link wordt geweigerd: {part} heeft niet de vorm key=value.</translation>
    </message>
    <message>
        <source>The link is refused: {reason}</source>
        <translation>De link wordt geweigerd: {reason}</translation>
    </message>
    <message>
        <source>The pattern on the back of the cards.</source>
        <translation>Het patroon op de achterkant van de kaarten.</translation>
    </message>
    <message>
        <source>The record has no {name}</source>
        <translation>In de gegevens ontbreekt {name}</translation>
    </message>
    <message>
        <source>The record must have either a deal number or a board</source>
        <translation>De gegevens moeten een spelnummer of een bord hebben</translation>
    </message>
    <message>
        <source>The round could not be saved: {why}.</source>
        <translation>De ronde kon niet worden opgeslagen: {why}.</translation>
    </message>
    <message>
        <source>The round in {name} could not be read: {why}.</source>
        <translation>De ronde in {name} kon niet worden gelezen: {why}.</translation>
    </message>
    <message>
        <source>The round in {name} could not be used and is now {aside}: {why}.</source>
        <translation>De ronde in {name} kon niet worden gebruikt en heet nu {aside}: {why}.</translation>
    </message>
    <message>
        <source>The round in {name} could not be used: {why}.</source>
        <translation>De ronde in {name} kon niet worden gebruikt: {why}.</translation>
    </message>
    <message>
        <source>The rules have no {name}</source>
        <translation>In de regels ontbreekt {name}</translation>
    </message>
    <message>
        <source>The tableau that is played, from the next deal on.</source>
        <translation>De opstelling die wordt gespeeld, vanaf het volgende spel.</translation>
    </message>
    <message>
        <source>The value {name} is no number.</source>
        <translation>De waarde {name} is geen getal.</translation>
    </message>
    <message>
        <source>There are 0 to {most} jokers, not {jokers}</source>
        <translation>Er zijn 0 tot {most} jokers, niet {jokers}</translation>
    </message>
    <message>
        <source>There are deals of the day from {first} on, not for {day}.</source>
        <translation>Er zijn spellen van de dag vanaf {first}, niet voor {day}.</translation>
    </message>
    <message>
        <source>There is no day {day!r}: days are written as 2026-11-29.</source>
        <translation>Er is geen dag {day!r}: dagen worden geschreven als 2026-11-29.</translation>
    </message>
    <message>
        <source>There is no deal {typed}: deal numbers are whole numbers from 1 to 10^20 (1 with 20 zeros).</source>
        <translation>Spel {typed} bestaat niet: spelnummers zijn gehele getallen van 1 tot 10^20 (een 1 met 20 nullen).</translation>
    </message>
    <message>
        <source>There is no round {typed}: round numbers are whole numbers from 1 to 1000000.</source>
        <translation>Ronde {typed} bestaat niet: rondenummers zijn gehele getallen van 1 tot 1000000.</translation>
    </message>
    <message>
        <source>There is no version {version} of rounds.</source>
        <translation>Versie {version} van rondes bestaat niet.</translation>
    </message>
    <message>
        <source>There is no version {version} of saved games.</source>
        <translation>Versie {version} van opgeslagen spellen bestaat niet.</translation>
    </message>
    <message>
        <source>There is no {name} {text}</source>
        <translation>Er is geen {name} {text}</translation>
    </message>
    <message>
        <source>These rules have jokers, {jokers} of them, and one is missing</source>
        <translation>Deze spelregels hebben {jokers} jokers, en er ontbreekt er een</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Volume</translation>
    </message>
    <message>
        <source>What may be played on a king, next deal on.</source>
        <translation>Wat op een heer mag, vanaf het volgende spel.</translation>
    </message>
    <message>
        <source>Whether a deal that cannot be cleared is never dealt, unless it is asked for by its number.</source>
        <translation>Of een spel dat niet uit te spelen is, nooit wordt gedeeld, tenzij om het nummer wordt gevraagd.</translation>
    </message>
    <message>
        <source>Whether a hint knows only what you can see and count, or looks into the stock.</source>
        <translation>Of een hint alleen weet wat je kunt zien en tellen, of in de stapel kijkt.</translation>
    </message>
    <message>
        <source>Whether clubs are green and diamonds blue, so that each suit has a colour of its own.</source>
        <translation>Of klaveren groen en ruiten blauw zijn, zodat elke kleursoort een eigen kleur heeft.</translation>
    </message>
    <message>
        <source>Whether plays, turns and a won deal are heard.</source>
        <translation>Of zetten, omdraaien en een uitgespeeld spel te horen zijn.</translation>
    </message>
    <message>
        <source>Whether the cards that can be played now have a small mark.</source>
        <translation>Of de kaarten die nu gespeeld kunnen worden een klein teken hebben.</translation>
    </message>
    <message>
        <source>Whether the moves, the score and the cards left in the stock are shown.</source>
        <translation>Of de zetten, de score en de kaarten in de stapel getoond worden.</translation>
    </message>
    <message>
        <source>Whether the next start shows on the board how a card is played.</source>
        <translation>Of de volgende start op het bord laat zien hoe een kaart wordt gespeeld.</translation>
    </message>
    <message>
        <source>Whether the playing time is shown.</source>
        <translation>Of de speeltijd wordt getoond.</translation>
    </message>
    <message>
        <source>Whether the status line tells if the deal can still be cleared, and the best score in reach. It gives much away.</source>
        <translation>Of de statusregel vertelt of het spel nog uit te spelen is en wat de best haalbare score is. Dat verraadt veel.</translation>
    </message>
    <message>
        <source>a group of values</source>
        <translation>een groep waarden</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>een lijst</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>een getal</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>een tekst</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>een geheel getal</translation>
    </message>
    <message>
        <source>access to it is refused</source>
        <translation>de toegang is geweigerd</translation>
    </message>
    <message>
        <source>another program is using it</source>
        <translation>een ander programma gebruikt het</translation>
    </message>
    <message>
        <source>it cannot be opened</source>
        <translation>het kan niet worden geopend</translation>
    </message>
    <message>
        <source>it has other tables ({why})</source>
        <translation>het heeft andere tabellen ({why})</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>het is een map</translation>
    </message>
    <message>
        <source>it is damaged</source>
        <translation>het is beschadigd</translation>
    </message>
    <message>
        <source>it is larger than {most} KiB</source>
        <translation>het is groter dan {most} KiB</translation>
    </message>
    <message>
        <source>it is no regular file</source>
        <translation>het is geen gewoon bestand</translation>
    </message>
    <message>
        <source>it is not a database</source>
        <translation>het is geen database</translation>
    </message>
    <message>
        <source>it is not a file of statistics</source>
        <translation>het is geen bestand met statistieken</translation>
    </message>
    <message>
        <source>it is too large for this disk</source>
        <translation>het is te groot voor deze schijf</translation>
    </message>
    <message>
        <source>it was cut</source>
        <translation>het is afgekapt</translation>
    </message>
    <message>
        <source>its folder cannot be reached</source>
        <translation>de map is niet bereikbaar</translation>
    </message>
    <message>
        <source>jokers is {kind}, not int</source>
        <translation>jokers is {kind}, niet int</translation>
    </message>
    <message>
        <source>the card does not fit on the waste card</source>
        <translation>de kaart past niet op de kaart van de aflegstapel</translation>
    </message>
    <message>
        <source>the card is covered</source>
        <translation>de kaart is bedekt</translation>
    </message>
    <message>
        <source>the deal is over</source>
        <translation>het spel is uit</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>de schijf is vol</translation>
    </message>
    <message>
        <source>the disk or the folder is read-only</source>
        <translation>op de schijf of in de map kan niet worden geschreven</translation>
    </message>
    <message>
        <source>the disk reports a fault</source>
        <translation>de schijf meldt een fout</translation>
    </message>
    <message>
        <source>the slot is empty</source>
        <translation>de plaats is leeg</translation>
    </message>
    <message>
        <source>the stock is empty</source>
        <translation>de stapel is leeg</translation>
    </message>
    <message>
        <source>the text is too long</source>
        <translation>de tekst is te lang</translation>
    </message>
    <message>
        <source>there is no such slot</source>
        <translation>zo&apos;n plaats is er niet</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>waar of onwaar</translation>
    </message>
    <message>
        <source>{key} stands twice.</source>
        <translation>{key} staat er twee keer.</translation>
    </message>
    <message>
        <source>{layout} has no stock, so no room for jokers</source>
        <translation>{layout} heeft geen stapel, dus geen plaats voor jokers</translation>
    </message>
    <message>
        <source>{layout} has packs {packs}, not {found}</source>
        <translation>{layout} heeft {packs} pakken, niet {found}</translation>
    </message>
    <message>
        <source>{layout} is not played with king_rule {king_rule}</source>
        <translation>{layout} wordt niet gespeeld met king_rule {king_rule}</translation>
    </message>
    <message>
        <source>{name} could not be opened: {why}.</source>
        <translation>{name} kon niet worden geopend: {why}.</translation>
    </message>
    <message>
        <source>{name} could not be read ({why})</source>
        <translation>{name} kon niet worden gelezen ({why})</translation>
    </message>
    <message>
        <source>{name} could not be read: {why}.</source>
        <translation>{name} kon niet worden gelezen: {why}.</translation>
    </message>
    <message>
        <source>{name} could not be saved: {why}.</source>
        <translation>{name} kon niet worden opgeslagen: {why}.</translation>
    </message>
    <message>
        <source>{name} could not be understood</source>
        <translation>{name} kon niet worden begrepen</translation>
    </message>
    <message>
        <source>{name} could not be understood and is now {aside}</source>
        <translation>{name} kon niet worden begrepen en heet nu {aside}</translation>
    </message>
    <message>
        <source>{name} could not be understood and is now {aside}.</source>
        <translation>{name} kon niet worden begrepen en heet nu {aside}.</translation>
    </message>
    <message>
        <source>{name} could not be understood and is now {aside}; the defaults are used.</source>
        <translation>{name} kon niet worden begrepen en heet nu {aside}; de standaardwaarden worden gebruikt.</translation>
    </message>
    <message>
        <source>{name} could not be understood.</source>
        <translation>{name} kon niet worden begrepen.</translation>
    </message>
    <message>
        <source>{name} could not be understood; the defaults are used.</source>
        <translation>{name} kon niet worden begrepen; de standaardwaarden worden gebruikt.</translation>
    </message>
    <message>
        <source>{name} could not be used: {why}.</source>
        <translation>{name} kon niet worden gebruikt: {why}.</translation>
    </message>
    <message>
        <source>{name} is no board: byte {place} is no text.</source>
        <translation>{name} is geen bord: byte {place} is geen tekst.</translation>
    </message>
    <message>
        <source>{name} is no board: {why}.</source>
        <translation>{name} is geen bord: {why}.</translation>
    </message>
    <message>
        <source>{name} is no name of a file.</source>
        <translation>{name} is geen bestandsnaam.</translation>
    </message>
    <message>
        <source>{name} is no saved game: {why}.</source>
        <translation>{name} is geen opgeslagen spel: {why}.</translation>
    </message>
    <message>
        <source>{name} is of a newer version of Golf Desktop and stays as it is; what is changed now holds until the program ends.</source>
        <translation>{name} is van een nieuwere versie van Golf Desktop en blijft zoals het is; wat nu wordt gewijzigd, geldt tot het programma stopt.</translation>
    </message>
    <message>
        <source>{name} was a folder and is now {aside}.</source>
        <translation>{name} was een map en heet nu {aside}.</translation>
    </message>
    <message>
        <source>{name} was damaged and is now {aside}; a new one was begun.</source>
        <translation>{name} was beschadigd en heet nu {aside}; er is een nieuw bestand begonnen.</translation>
    </message>
    <message>
        <source>{name} was saved by a newer version of Golf Desktop and stays as it is.</source>
        <translation>{name} is door een nieuwere versie van Golf Desktop opgeslagen en blijft zoals het is.</translation>
    </message>
    <message>
        <source>{name} was written by a newer version of Golf Desktop. It is left as it is, and nothing is added to it until that version is used again.</source>
        <translation>{name} is door een nieuwere versie van Golf Desktop geschreven. Het blijft zoals het is, en er komt niets bij tot die versie weer wordt gebruikt.</translation>
    </message>
    <message>
        <source>{number} is too large a number.</source>
        <translation>{number} is een te groot getal.</translation>
    </message>
    <message>
        <source>{one} and {other}</source>
        <translation>{one} en {other}</translation>
    </message>
    <message>
        <source>{one} or {other}</source>
        <translation>{one} of {other}</translation>
    </message>
    <message>
        <source>{text} is not a card</source>
        <translation>{text} is geen kaart</translation>
    </message>
    <message>
        <source>{title} {value} is not possible, {used} is used.</source>
        <translation>{title}: {value} is niet mogelijk, {used} wordt gebruikt.</translation>
    </message>
    <message>
        <source>{what}; its copy is used.</source>
        <translation>{what}; de kopie wordt gebruikt.</translation>
    </message>
    <message>
        <source>{what}; the game in progress is lost.</source>
        <translation>{what}; het lopende spel is verloren.</translation>
    </message>
    <message>
        <source>{why}.</source>
        <translation>{why}.</translation>
    </message>
    <message>
        <source>{why}; the interrupted game is lost.</source>
        <translation>{why}; het onderbroken spel is verloren.</translation>
    </message>
</context>
</TS>
