import type { Glossary } from './glossary.ts';

/** German words of design, people, trades, places and things; `*` stands for any ending. */
export const GERMAN: Glossary = `
or: oder
but: aber, sondern, jedoch
dark: dunkel*, dunkl*, düster*
light: hell, helle, heller, helles, hellen, licht, hellem
minimalist: minimalist*, reduziert*, schlicht*
simple: einfach*, klar*, aufgeräumt*
elegant: elegant*, edel, edle*
luxury: luxus*, luxuriös*, hochwertig*, exklusiv*, nobel, noble*, luxus
playful: verspielt*, spielerisch*, lustig*, fröhlich*
colourful: bunt*, farbenfroh*, farbig*
calm: ruhig*, gelassen*, zurückhaltend*
warm: warm*, gemütlich*, herzlich*
bold: mutig*, kräftig*, plakativ*
corporate: seriös*, geschäftlich*, vertrauenswürdig*, professionell*
retro: retro*, nostalgisch*, altmodisch*
futuristic: futuristisch*, zukunft*
brutalist: brutalistisch*, brutalismus
editorial: redaktionell*, editorial, magazinig*
natural: natürlich*, organisch*, nachhaltig*, erdig*
technical: technisch*
dense: dicht*, kompakt*
airy: luftig*, großzügig*, weißraum, viel platz
black: schwarz*
white: weiß*
red: rot, rote*, rotem
blue: blau*
green: grün*
yellow: gelb*
orange: orange*
pink: rosa, pink*
purple: lila, violett*
monochrome: schwarzweiß*, schwarz-weiß*, monochrom*
website: webseite*, website*, seite, internetseite*, webauftritt, seiten, webseiten, auftritt*
design: design*, gestaltung*, entwurf*
design system: designsystem*
typography: typografi*, schrift*
serif: serifen*, serifenschrift*, serif*, antiqua*, mit serifen
rounded corners: abgerundet*, runde ecken, runde kanten, runden ecken, abgerundete ecken, gerundet*
shadows: schatten*
animations: animation*, bewegung*, animiert*, bewegt*, bewegen
photos: foto*, fotografi*, bilder
illustrations: illustration*, zeichnung*, illustr*
gradient: verlauf, verläufe, farbverlauf*, farbverläufe*, verläufen, verlaufs*
without: nicht dass, nicht dass es, nicht dass sie, nicht dass das, ohne, kein, keine, keinen, keiner, nicht, keinem, nie, niemals, nichts
bank: bank*, sparkasse, neobank, geldinstitut*, kreditinstitut*
insurance: versicherung*, versicherer*, krankenkasse*
airline: fluggesellschaft*, airline*, flug, flüge, fluglinie*, flughafen*
hotel: hotel*, pension, unterkunft, gasthof, ferienhaus*, ferienwohnung*, hotels
car: auto, autos, autohersteller*, automarke*, wagen, sportwagen*, auto*, pkw, fahrzeug*, autohaus*
newspaper: zeitung*, nachrichten*, tageszeitung*, wochenzeitung*, blatt
magazine: zeitschrift*, magazin*, illustrierte*, zeitschriften*
shop: shop*, laden, geschäft*, onlineshop*, laden*, geschäft, boutique*, onlinehandel, händler*
government: regierung*, behörde*, verwaltung*, öffentlich*, amt, staat*, bundes*, bürgeramt, gemeinde*, rathaus
health: gesundheit*, krankenhaus*, klinik*, arzt*, praxis, ärzte
education: schule*, bildung*, lern*
restaurant: restaurant*, café*, essen, gasthaus, gaststätte*, wirtshaus, küche
coffee: kaffee*
music: musik*
games: spiele*, videospiel*, gaming
fashion: mode, modemarke*, kleidung*, bekleidung, kleider*
travel: reise*, urlaub*, reisebüro*, ferien, urlaub
railway: bahn*, zug, züge, eisenbahn*, bahn, bahnhof*
developers: entwickler*, programmierer*, softwareentwickler*, informatiker*
designers: designer*, gestalter*, designwerkzeug*, grafiker*, gestalterin*
children: kinder*, kindlich*, kind, kleinkind*
young people: jugend*, junge leute, junge menschen
artificial intelligence: ki, künstliche intelligenz, künstlicher intelligenz
startup: startup*, gründer*, jungunternehmen*, gründerin*
payments: zahlung*, bezahl*
fintech: fintech*, finanz*, geld
software: software*, programm*, softwarefirma
security: sicherheit*, datenschutz*, verschlüssel*
energy: energie*, strom, stromanbieter*, solar*, windkraft
furniture: möbel*, einrichtung*, möbelhaus
real estate: immobilien*, makler*, wohnungssuche
law firm: anwalt*, kanzlei*, rechtsanwalt*, notar*, jurist*
museum: museum*, galerie*, kunsthalle, ausstellung*, museen
sports: sport*
telecom: mobilfunk*, telekom*
online marketplace: marktplatz*, flohmarkt
messenger: nachrichtendienst, messenger*
space: raumfahrt*, weltraum, weltall
accessible: barrierefrei*, zugänglich*, behindert*, rollstuhl*
german: deutsch*, deutschland, deutschland*
french: französisch*, frankreich, pariser, frankreich*, französ*
italian: italienisch*, mailänd*, italien*
british: britisch*, englisch*, großbritannien, londoner, großbritannien*, england*, britin*, briten, vereinigtes königreich, vereinigten königreich, schottisch*, schottland
american: amerikanisch*, amerika*, kalifornisch*, vereinigte staaten, vereinigten staaten, us-amerikanisch*
japanese: japanisch*, japan, japan*
chinese: chinesisch*, china, chinas, chinese, chinesen
korean: koreanisch*, korea, koreas, korean*, südkorea*
swedish: schwedisch*, schwed*
norwegian: norwegisch*, norweg*
scandinavian: skandinavisch*, nordisch*
swiss: schweizer*, schweiz*, zürich*
dutch: niederländisch*, holländisch*, niederlande, niederlanden, niederländ*, holland*, holländ*
spanish: spanisch*, spanien*
brazilian: brasilianisch*, brasil*
polish company: polnisch*
czech: tschechisch*, tschech*
turkish: türkisch*, türkei
russian: russisch*, russland*
portuguese: portugiesisch*, portugies*, portugals
canadian: kanadisch*, kanad*
modern: modern*, zeitgemäß*
cute: niedlich*, süß*
friendly: freundlich*, sympathisch*, einladend*
serious: ernst*, seriös, sachlich*, nüchtern*, ernsthaft*
cool: cool, coole*, lässig*
loud: laut*, schrill*, auffällig*
traditional: traditionell*, altehrwürdig*
cheap: billig*, günstig*, preiswert*, ramschig*, spottbillig*
elderly: senioren*, rentner*, ältere*, oma, opa, großeltern, senior*, ältere menschen, alte menschen, alte leute, älteren, hochbetagt*
women: frauen*, frau, damen
students: studenten*, studierende*, schüler*, studierend*, student*
electric car: elektroauto*, e-auto*
app: app, apps, anwendung*, handy-app*
wine: wein, weine, weinen, weines, weins, weingut*
artists: künstler*
photography: fotograf*, fotografie*, lichtbild*
architect: architekt*, architektur*, architekturbüro*
social network: soziales netzwerk, soziale netzwerke
video: video*
blog: blog*
handmade: handgemacht*, handwerk*, handgefertigt*, selbstgemacht*, handarbeit
doctor: arzt, ärztin*, hausarzt*, arztpraxis, zahnarzt*
families: familie*
teenagers: teenager*, jugendliche*
classic: klassisch*
easy: leicht*, verständlich*, bedienbar*, verständlich, leicht zu bedienen, einfach zu bedienen
old web: altes internet, altes web
company website: unternehmen*, firmenseite*
grey: grau*
brown: braun*
beige: beige*
cream: creme, cremefarben*
gold: gold, golden*, gülden*
silver: silber*
navy: marineblau*, dunkelblau*, nachtblau*
turquoise: türkis, türkise, türkisen, türkiser, türkises, türkisem, türkisfarben*, türkisgrün*, türkisblau*
teal: petrol, blaugrün*
burgundy: bordeaux*, weinrot*
pastel: pastell*, pastellfarben*
neon: neon*
muted: gedämpft*, gedeckt*
bold colours: kräftige farben, knallige farben, knallig*
colours: farbe, farben, farb*
one accent colour: eine akzentfarbe, nur eine farbe, eine einzige farbe, akzentfarbe*
warm colours: warme farben, warme töne
earth tones: erdtöne, erdtönen, erdfarben*
high contrast: kontrastreich*, hoher kontrast, starker kontrast, starke kontraste, viel kontrast, hohe kontrast*, hoher kontrast*, hohen kontrast*, hohem kontrast*, starke kontrast*, starker kontrast*, starken kontrast*, starkem kontrast*, kräftige kontrast*, kräftiger kontrast*, großer kontrast*, mehr kontrast, kontrast hoch, kontrast stark, kontraststark*
black background: schwarzer hintergrund, schwarzem hintergrund, schwarzem grund, schwarzer grund
white background: weißer hintergrund, weißem hintergrund, weißem grund, weißer grund
background: hintergrund*, untergrund
dark mode: dunkelmodus, dunkler modus, dunklem modus, dunklen modus, dunkles thema, dunkles theme, nachtmodus, dark mode, darkmode
bright: leuchtend*, strahlend*
glow: leuchten, glühen*, schimmer*
all caps: großbuchstaben, versalien, versalie*
spaced capitals: gesperrte großbuchstaben, gesperrte versalien
letterspaced: gesperrt*, laufweite
letters: buchstabe*, lettern
typeface: schriftart*, schriftschnitt*
sans serif: serifenlos*, ohne serifen, groteskschrift*, grotesk
no serifs: keine serifen, keine serifenschrift*
Söhne medium: söhne kräftig
Söhne bold: söhne halbfett
Söhne: söhne buch
Söhne light: söhne leicht
bold type: fette schrift, fett, fettschrift*, fetten buchstaben, halbfett*
light type: dünne schrift, feine schrift, magere schrift, dünne buchstaben
big type: große schrift, riesige schrift*, große buchstaben, riesenschrift
small text: kleine schrift, kleiner text, kleine buchstaben, kleingedruckt*
monospace: nichtproportional*, festbreit*, schreibmaschinenschrift*
handwritten: handschrift*, handgeschrieben*, handlettering
headlines: überschrift*, schlagzeile*, titelzeile*, titel, titeln, titels, headline*
text: text*, fließtext*
columns: spalte*, mehrspaltig*
single column: einspaltig*, eine spalte, einer spalte
three columns: dreispaltig*, drei spalten
cards: karten, kacheln, kachel*, kästchen, kästen
grid: raster*, gitter*
strict grid: strenges raster, strengem raster
white space: weissraum*, leerraum*, freiraum, weißfläche*
edges: kante, kanten, rand, ränder
square corners: eckig*, scharfe kanten, scharfe ecken, harte kanten, kantig*, rechtwinklig*
round: rund, runde, runder, rundes, runden
circles: kreis*
hairlines: linie, linien, haarlinien, haarlinie, feine linien, dünne linien, dünne striche, dünne strichen, dünne rahmen, dünnen linien, dünnen striche, dünnen strichen, dünnen rahmen, feine striche, feine strichen, feine rahmen, feinen linien, feinen striche, feinen strichen, feinen rahmen
borders: rahmen, umrandung*, umrahmt*
thick borders: dicke rahmen, dicke linien, dicke ränder
tables: tabelle*, tabellarisch*
lists: liste, listen
centred: zentriert*, mittig*
symmetrical: symmetrisch*
asymmetric: asymmetrisch*
sidebar: seitenleiste*
full screen photography: bildschirmfüllend*, ganzseitig*, vollflächig*
one product per screen: ein produkt pro bildschirm, ein produkt pro seite
buttons: knopf, knöpfe, schaltfläche*
big buttons: große knöpfe, große schaltflächen
links: links, verweise
menu: menü*
dividers: trennlinie*
pixel: verpixelt*
tidy: ordnung
clean: sauber*
cluttered: überladen*, vollgestopft*, unübersichtlich*
flat: flach*
texture: textur*, struktur*
pattern: muster, gemustert*
glass: glas, gläsern*
transparent: durchsichtig*
big photos: große fotos, große bilder, großflächige fotos
pictures: bild, bildern, abbildung*
no pictures: keine bilder, ohne bilder
no photos: keine fotos, ohne fotos, keinerlei fotos
smiling people: lächelnde menschen, lächelnden menschen, lachende menschen, lächel*
faces: gesicht*
portraits: porträt*, portrait*
product photos: produktfoto*, produktbild*
black and white photography: schwarzweißfoto*, schwarz-weiß-foto*, schwarzweißbilder
drawings: gezeichnet*, handgezeichnet*
comic: comic, comics, comichaft*
icons: symbol, symbole, piktogramm*
emoji: emojis
mascots: maskottchen
charts: diagramm*, grafik*, schaubild*
map: landkarte*, stadtplan
no animation: nichts bewegt sich, keine animationen, keine animation, ohne animation*, unbewegt*, statisch*, still stehend
slow: langsam*
fast paced: schnell*, flott*, rasant*
dynamic: dynamisch*, schwungvoll*, energisch*
moving images: bewegtbild*, videohintergrund
strict: streng, strenge, strenger, strenges, strengen
clever: klug, kluge*, clever*, schlau*, gescheit*, geistreich*, intelligent*
witty: spöttisch*, witzig*, ironisch*, humorvoll*, frech*, augenzwinkernd
cheeky: frech, freche*
cold: kalt, kalte*, kühl*, frostig*
cheerful: heiter*, gutgelaunt*, gut gelaunt
happy: glücklich*
gloomy: traurig*, melanchol*
quiet: still, stille*, leise*
trustworthy: vertrauen*, verlässlich*, zuverlässig*, glaubwürdig*
honest: ehrlich*, aufrichtig*
humble: bescheiden*, unprätentiös*
boring: langweilig*, fade, öde
exciting: aufregend*, spannend*
mysterious: geheimnisvoll*, mysteriös*, rätselhaft*
dreamy: verträumt*, träumerisch*, traumhaft*
romantic: romantisch*
intimate: intim*, vertraut*
cosy: kuschelig*, behaglich*, heimelig*, wohnlich*
human: menschlich*
caring: fürsorglich*, einfühlsam*, liebevoll*
soft: weich*, sanft*, zart*
raw: roh, rohe*, ungeschliffen*, rau, raue*
rough: grob, grobe*
industrial: industriell*
precise: präzise*, genau*, exakt*
chaotic: chaotisch*, wild, wilde*, durcheinander
provocative: provokant*, provozierend*, provokativ*
rebellious: rebellisch*, aufmüpfig*, widerspenstig*
expensive: teuer*, teure*
refined: vornehm*, würdevoll*, würdig*
tasteful: geschmackvoll*, stilvoll*
chic: schick*, chic
sober: nüchtern, nüchterne*
understated: dezent*, unaufdringlich*, unauffällig*
powerful: kraftvoll*, stark, starke*, mächtig*
confident: selbstbewusst*, souverän*
aggressive: aggressiv*, wütend*
dramatic: dramatisch*, theatralisch*
cinematic: filmisch*, kinoreif*
weird: seltsam*, schräg*, komisch*, merkwürdig*, eigenwillig*
experimental: experimentell*
innovative: innovativ*, neuartig*
fresh: frisch*
young: jung, junge, jungen, junger, jugendlich*
timeless: zeitlos*
professional: fachlich*
polished: ausgefeilt*, geschliffen*, poliert*
approachable: nahbar*, zugewandt*, umgänglich*
relaxed: entspannt*, locker*
formal: förmlich*, formell*
emotional: emotional*, gefühlvoll*
sexy: sinnlich*, verführerisch*
feminine: feminin*, weiblich*
masculine: männlich*, maskulin*
childlike: kindisch*
parents: eltern*, mütter, väter
tired: müde, müden, erschöpft*, gestresst*
baby: baby*, säugling*
pensioners: ruhestand
blind: blinde, blinden, sehbehindert*, blinde menschen
users: benutzer*, nutzer*, anwender*
people: menschen, leute, personen
men: männer*, herren
teachers: lehrer*, lehrkraft, lehrkräfte, dozent*
nurses: krankenschwester*, krankenpfleger*, pflegekräfte, pflegekraft, pflege
patients: patient*
dentist: zahnarztpraxis, zahnmedizin*
therapist: therapeut*, psychotherap*, psycholog*
engineers: ingenieur*
accountants: buchhalter*, steuerberater*
accounting: buchhaltung*, buchführung*, rechnungswesen
invoices: rechnung*
taxes: steuer*
employees: mitarbeiter*, angestellte*, beschäftigte*
office workers: büro*, sachbearbeiter*
executives: führungskräfte*, vorstand*, manager*, chefs
investors: anleger*, investor*
self-employed: selbstständig*, selbständig*, freiberufl*
craftsmen: handwerker*, schreiner*, tischler*
farmers: bauern*, landwirt*, bauernhof
gamers: gamer*, zocker*, spieler*
musicians: musiker*, band
writers: schriftsteller*, autor*, autoren
readers: leser*, leseratte*
scientists: wissenschaft*, forscher*
tourists: tourist*, urlauber*, reisende*
commuters: pendler*
beginners: anfänger*, einsteiger*
experts: experten*, fachleute, profis
collectors: sammler*
customers: kunden*, kundschaft
citizens: bürger*
neighbours: nachbar*
dog owners: hund, hunde*, hundehalter*, haustier*
runners: läufer*, jogger*
bakery: bäcker*, konditor*, bäckerei*
café: kaffeehaus*, kaffeerösterei
tea: tee, teehaus
recipes: rezept*, kochen
food: lebensmittel*
brewery: brauerei*, bier*
chocolate: schokolade*, praline*
supermarket: supermarkt*
bookshop: buchladen*, buchhandlung*, bücher*, buch
library: bibliothek*, bücherei*
publisher: verlag*
florist: blumen*, florist*
hairdresser: friseur*
cosmetics: kosmetik*, schönheit*
jewellery: schmuck*, juwelier*
watches: uhr, uhren*
home: zuhause, wohnen, wohnung*
garden: garten*, gärtner*, pflanzen*
savings: sparen, ersparnis*
hospital: spital*
pharmacy: apotheke*
school: schul*, gymnasium
university: hochschul*, uni, universität*, unis, fachhochschule*
kindergarten: kindergarten, kita, kindertagesstätte*
course: kurs, kurse*, unterricht
gallery: kunstgalerie*
art: kunst, künste*
theatre: theater*, oper, bühne*
cinema: kino*, film*
festival: fest*, festival*, konzert*
radio: radio*, rundfunk*
podcast: podcast*
news: nachricht*, neuigkeit*
encyclopedia: lexikon*, enzyklopädi*, wörterbuch
timetable: fahrplan*, abfahrtstafel*
public transport: nahverkehr*, öffentliche verkehrsmittel, u-bahn*, straßenbahn*, bus
government form: formular*, antrag*, anträge
police: polizei*
construction company: baufirma*, bauunternehmen*, baustelle*
factory: fabrik*, werkstatt*
logistics: spedition*, logistik*, versand*, post
bicycle: fahrrad*, fahrräder*, rad
motorbike: motorrad*, motorräder
football club: fußball*, verein*
gym: fitness*, fitnessstudio*, sportstudio*
yoga: yoga*, meditation*
charity: spenden*, gemeinnützig*, stiftung*, hilfsorganisation*
church: kirche*
wedding: hochzeit*
documentation: dokumentation*, doku, anleitung*, handbuch
portfolio: portfolio*, arbeitsproben
landing page: startseite*, landingpage*
dashboard: übersicht*, armaturenbrett
data: daten
small business: kleinunternehmen*, kleine firma, kleinbetrieb*, familienbetrieb*
company: firma, firmen*, konzern*, betrieb*
brand: marke*
agency: agentur*
game: spiel*
toys: spielzeug*
shoes: schuh*, turnschuh*
phone: handy*, telefon*, smartphone*
paper: papier*
wood: holz, hölzern*, holz*
stone: stein*, steinern*
marble: marmor*
concrete: beton*
steel: stahl*, metall*
leather: leder*
linen: leinen*, stoff, stoffe*, textil*
ceramics: keramik*, töpfer*
notebook: notizbuch*, schulheft*, heft
letter paper: brief, briefe*
poster: plakat*
stamp: stempel*, briefmarke*
print: gedruckt*, druck, buchdruck
nature: natur*, wald, wälder
sea: meer, meeres*, strand*
mountains: berg, berge, gebirge*, alpen*
night: nacht*, nachts, nächtlich*
sunny: sonne*, sonnig*, sommer*
winter: winter*, schnee*
autumn: herbst*
old fashioned: alt, alte, alter, altes, alten
vintage: antik*
new: neu, neue, neuer, neues, neuen
medieval: mittelalter*
soviet: sowjetisch*, ddr
art deco: art-deco
bauhaus: bauhaus*
tradition: tradition*, überliefert*
austrian: österreich*, wien, wiener
danish: dänisch*, dänemark, dänemark*
finnish: finnisch*, finnland, finnland*
belgian: belgisch*, belgien, belgien*
irish: irisch*, irland, irland*
greek: griechisch*, griechenland*, griech*
indian: indisch*, indien*
australian: australisch*, austral*
mexican: mexikanisch*, mexiko*
ukrainian: ukrainisch*, ukrain*
european: europäisch*, europa
asian: asiatisch*
big: groß, große, großer, großes, großen, riesig*
small: klein, kleine, kleiner, kleines, kleinen, winzig*
wide: breit, breite, breiter, weit, weite
narrow: schmal*, eng, enge
thick: dick, dicke, dicker, dicken
thin: dünn, dünne, dünnen, fein, feine, dünner, dünnes, dünnem, feiner, feines, feinem, magere, mageren, magerer, filigran*
square: quadrat*, viereckig*
almost empty: leer, leere, leerer
price: preis*, preisschild*
discount: rabatt*, sonderangebot*, discounter*, schnäppchen*
plain language: leichte sprache, leichter sprache, einfache sprache, klare sprache, klartext
readable: lesbar*, leserlich*, gut lesbar
practical: nützlich*, praktisch*, funktional*
beautiful: schön*, hübsch*
ugly design: hässlich*
magical: zauberhaft*, magisch*, märchen*
storytelling: geschichten, erzählend*, erzählerisch*
scholarly: akademisch*, gelehrt*
literary: literarisch*, literatur*, gedicht*, lyrik
poetic: poetisch*, lyrisch*
ecological: ökologisch*, umweltfreundlich*, bio
geometric: geometrisch*
diagonal: schräge, diagonal*
blueprint: bauplan*, blaupause*, technische zeichnung*
typewriter: schreibmaschine*
terminal: kommandozeile*, konsole
no: nichts von, nichts mit
not too: nicht zu, nicht so, nicht allzu
instead of: statt, anstatt, anstelle
anything but: alles außer, bloß nicht, bloß kein, bloß keine
less: weniger
like: wie, ähnlich wie
what to do: was tun, was soll ich tun
alternative to: alternative zu, alternativen zu, alternativ zu, ersatz für
hard to read: schwer lesbar
not like: nicht wie, nicht so wie, nie wie, niemals wie
look like: ähneln, ähnelt, erinnern, erinnert, gleichen, gleicht
-: hat, haben, war, wird, die, man, also, bitte, gerne, gern, soll, sollte, etwas, ein, wenig, bisschen, sehr, ganz, denn, wirkt, wirken, aussehen, aussieht, sieht, ich, mich, mir, wir, brauche, möchte, suche, uns, unser, unsere, unseren, unserer, mal, doch, dann, eher, ziemlich, irgendwie, wo, da, so, es, er, ihm, sein, seine, seinem, am, an, vom, pro, je, jede, jeder, jedes, dass, weil, wenn, was, dieser, diese, dieses, viel, viele, eines, einer, einem, beim, zwischen, immer, macht, gibt, lieber, bloß, mehr, zu, beziehungsweise, daß, darf, dürfen, möchten, wollen, nach
where is: wo ist, wo finde ich
how to: wie man, wie macht man
how much is: wie viel kostet, was kostet, wie viel
today: heute
fix: reparier*, kaputt*
cryptocurrency: krypto*
health insurance: krankenkasse*
weather: wetter*
opening hours: öffnungszeiten
conversational tone: per du, duzen, geduzt, duzt, du-form, mit du, du-ansprache, du-anrede, in du-form
formal tone: per sie, siezen, gesiezt, siezt, sie-form, mit sie, sie-ansprache, sie-anrede, ansprache mit sie
hard: hart, harte, harten, harter, hartem
light headings: leichte überschriften, leichten überschriften, dünne überschriften, feine überschriften, magere überschriften, leichte titel, dünne titel, dünne überschrift, dünne titeln, dünne headlines, dünnen überschriften, dünnen überschrift, dünnen titel, dünnen titeln, dünnen headlines, feine überschrift, feine titel, feine titeln, feine headlines, feinen überschriften, feinen überschrift, feinen titel, feinen titeln, feinen headlines, leichte überschrift, leichte titeln, leichte headlines, leichten überschrift, leichten titel, leichten titeln, leichten headlines, magere überschrift, magere titel, magere titeln, magere headlines, mageren überschriften, mageren überschrift, mageren titel, mageren titeln, mageren headlines, überschriften dünn, überschriften leicht, überschriften fein
too much: zu viel, zu viele, zuviel
stock photos: stockfotos, stockbilder, agenturfotos, symbolbilder, stockfotografie
short sentences: kurze sätze, kurzen sätzen, kurzen sätze, knappe sätze, knappen sätzen
long sentences: lange sätze, langen sätzen, längere sätze
formal tone: förmlicher ton, förmlichen ton, formeller ton, formellen ton, förmlich im ton, sachlich-förmlich
casual tone: lockerer ton, lockeren ton, locker im ton, lockere ansprache, lässiger ton, lässigen ton
more distance between the sections: viel luft zwischen den abschnitten, viel abstand zwischen den abschnitten, viel platz zwischen den abschnitten, große abstände zwischen den abschnitten, mehr abstand zwischen den abschnitten, mehr abstand zwischen den sektionen, mehr abstand zwischen den bereichen, mehr abstand zwischen den blöcken, mehr abstand zwischen den sections, mehr abstand zwischen abschnitten, mehr abstand zwischen sektionen, mehr abstand zwischen bereichen, mehr abstand zwischen blöcken, mehr abstand zwischen sections, mehr platz zwischen den abschnitten, mehr platz zwischen den sektionen, mehr platz zwischen den bereichen, mehr platz zwischen den blöcken, mehr platz zwischen den sections, mehr platz zwischen abschnitten, mehr platz zwischen sektionen, mehr platz zwischen bereichen, mehr platz zwischen blöcken, mehr platz zwischen sections, mehr luft zwischen den abschnitten, mehr luft zwischen den sektionen, mehr luft zwischen den bereichen, mehr luft zwischen den blöcken, mehr luft zwischen den sections, mehr luft zwischen abschnitten, mehr luft zwischen sektionen, mehr luft zwischen bereichen, mehr luft zwischen blöcken, mehr luft zwischen sections, mehr raum zwischen den abschnitten, mehr raum zwischen den sektionen, mehr raum zwischen den bereichen, mehr raum zwischen den blöcken, mehr raum zwischen den sections, mehr raum zwischen abschnitten, mehr raum zwischen sektionen, mehr raum zwischen bereichen, mehr raum zwischen blöcken, mehr raum zwischen sections, mehr weißraum zwischen den abschnitten, mehr weißraum zwischen den sektionen, mehr weißraum zwischen den bereichen, mehr weißraum zwischen den blöcken, mehr weißraum zwischen den sections, mehr weißraum zwischen abschnitten, mehr weißraum zwischen sektionen, mehr weißraum zwischen bereichen, mehr weißraum zwischen blöcken, mehr weißraum zwischen sections, mehr freiraum zwischen den abschnitten, mehr freiraum zwischen den sektionen, mehr freiraum zwischen den bereichen, mehr freiraum zwischen den blöcken, mehr freiraum zwischen den sections, mehr freiraum zwischen abschnitten, mehr freiraum zwischen sektionen, mehr freiraum zwischen bereichen, mehr freiraum zwischen blöcken, mehr freiraum zwischen sections, viel abstand zwischen den sektionen, viel abstand zwischen den bereichen, viel abstand zwischen den blöcken, viel abstand zwischen den sections, viel abstand zwischen abschnitten, viel abstand zwischen sektionen, viel abstand zwischen bereichen, viel abstand zwischen blöcken, viel abstand zwischen sections, viel platz zwischen den sektionen, viel platz zwischen den bereichen, viel platz zwischen den blöcken, viel platz zwischen den sections, viel platz zwischen abschnitten, viel platz zwischen sektionen, viel platz zwischen bereichen, viel platz zwischen blöcken, viel platz zwischen sections, viel luft zwischen den sektionen, viel luft zwischen den bereichen, viel luft zwischen den blöcken, viel luft zwischen den sections, viel luft zwischen abschnitten, viel luft zwischen sektionen, viel luft zwischen bereichen, viel luft zwischen blöcken, viel luft zwischen sections, viel raum zwischen den abschnitten, viel raum zwischen den sektionen, viel raum zwischen den bereichen, viel raum zwischen den blöcken, viel raum zwischen den sections, viel raum zwischen abschnitten, viel raum zwischen sektionen, viel raum zwischen bereichen, viel raum zwischen blöcken, viel raum zwischen sections, viel weißraum zwischen den abschnitten, viel weißraum zwischen den sektionen, viel weißraum zwischen den bereichen, viel weißraum zwischen den blöcken, viel weißraum zwischen den sections, viel weißraum zwischen abschnitten, viel weißraum zwischen sektionen, viel weißraum zwischen bereichen, viel weißraum zwischen blöcken, viel weißraum zwischen sections, viel freiraum zwischen den abschnitten, viel freiraum zwischen den sektionen, viel freiraum zwischen den bereichen, viel freiraum zwischen den blöcken, viel freiraum zwischen den sections, viel freiraum zwischen abschnitten, viel freiraum zwischen sektionen, viel freiraum zwischen bereichen, viel freiraum zwischen blöcken, viel freiraum zwischen sections, größere abstände zwischen den abschnitten, größere abstände zwischen den sektionen, größere abstände zwischen den bereichen, größere abstände zwischen den blöcken, größere abstände zwischen den sections, größere abstände zwischen abschnitten, größere abstände zwischen sektionen, größere abstände zwischen bereichen, größere abstände zwischen blöcken, größere abstände zwischen sections, große abstände zwischen den sektionen, große abstände zwischen den bereichen, große abstände zwischen den blöcken, große abstände zwischen den sections, große abstände zwischen abschnitten, große abstände zwischen sektionen, große abstände zwischen bereichen, große abstände zwischen blöcken, große abstände zwischen sections, mehr abstände zwischen den abschnitten, mehr abstände zwischen den sektionen, mehr abstände zwischen den bereichen, mehr abstände zwischen den blöcken, mehr abstände zwischen den sections, mehr abstände zwischen abschnitten, mehr abstände zwischen sektionen, mehr abstände zwischen bereichen, mehr abstände zwischen blöcken, mehr abstände zwischen sections, größerer abstand zwischen den abschnitten, größerer abstand zwischen den sektionen, größerer abstand zwischen den bereichen, größerer abstand zwischen abschnitten, größerer abstand zwischen sektionen, größerer abstand zwischen bereichen, abschnitte weiter auseinander
animations on scroll: animationen beim scrollen, beim scrollen bewegen, beim scrollen erscheinen, beim scrollen einblenden
outlined buttons: buttons nur mit rahmen, knöpfe nur mit rahmen, schaltflächen nur mit rahmen, umrandete buttons, umrandete knöpfe, buttons ohne füllung
filled buttons: ausgefüllte buttons, gefüllte buttons, ausgefüllte knöpfe, gefüllte knöpfe, ausgefüllte schaltflächen
wide letterspacing in headings: gesperrte überschriften, gesperrten überschriften, überschriften gesperrt
only black and white: nur schwarz und weiß, nur schwarz-weiß, nur schwarzweiß
big headings: große überschriften, großen überschriften, riesige überschriften, riesigen überschriften
bold: fette, fetten, fetter
deutsche bahn: deutschen bahn, deutsche bahn, deutscher bahn
thick lines: fette linien, fette rahmen, fette striche, fetten linien
pastel colours: pastelltöne, pastelltönen, pastellfarben
what time is it: wie spät, wieviel uhr, wie viel uhr
hello: hallo, guten morgen, guten tag, guten abend
thank you: danke*, vielen dank
how are you: wie geht es, wie gehts, wie geht
who are you: wer bist du, was bist du, was kannst du
how long: wie lange, wie weit, wie alt
why is: warum, wieso, weshalb
how do i: wie kann ich, wie mache ich, wie bekomme ich
when is: wann hat, wann macht, wann ist, wann kommt, wann fährt
who won: wer hat gewonnen
tomorrow: morgen früh, übermorgen
weather forecast: wettervorhersage, wetterbericht
recipe: kochrezept, backrezept
boil an egg: eier kochen, ei kochen, ein ei
soup: suppe*, eintopf
pasta: nudeln, reis, kartoffel*
pancakes: pfannkuchen, apfelkuchen
headache: kopfschmerz*, bauchschmerz*, rückenschmerz*, halsschmerz*
fever symptoms: fieber*, ausschlag, husten
near me: in der nähe, in meiner nähe
my dog: mein hund, mein kater, unser hund
tyre: reifen*, winterreifen
passport: reisepass, personalausweis
lottery numbers: lottozahlen, lotto
song lyrics: songtext, liedtext
capital of: hauptstadt
resignation letter: kündigungsschreiben, kündigung*
income tax deadline: steuererklärung*
bus timetable: abfahrtszeiten
stain: fleck, flecken, rotweinfleck*
emergency dentist: zahnarzt notdienst, notarzt, notdienst
phone number: telefonnummer
jokes: witze, witz des tages
translate into english: übersetze, übersetzung englisch
printer does not work: drucker druckt, druckt nicht, funktioniert nicht, geht nicht mehr
divorce: scheidung*
salary: gehalt, lohn, mindestlohn
accent: akzent*
studio: studio*, atelier*
shop: handlung*
portal: portal*
dance: tanz*, tänzer*
vet: tierarzt*, tierärzt*, tierklinik*
corners: ecken, kanten
switzerland: schweiz
singaporean: singapur*
romanian: rumän*, rumänisch*
nigeria: nigerias, nigerianisch*
maltese: malta, maltas, maltesisch*
israel: israel*
estonia: estland*, estnisch*
argentina: argentini*
armenian: armeni*
poland: polen, polens
short texts: kurze texte, kurze texten, kurze text, kurzen texte, kurzen texten, kurzen text, kurzer texte, kurzer texten, kurzer text, knappe texte, knappe texten, knappe text, knappen texte, knappen texten, knappen text, knapper texte, knapper texten, knapper text, knapp gehaltene texte, knapp gehaltene texten, knapp gehaltene text, texte kurz, texte knapp, text kurz, text knapp, wenig text, weniger text, kurztext*
long texts: lange texte, lange texten, lange text, langen texte, langen texten, langen text, langer texte, langer texten, langer text, ausführliche texte, ausführliche texten, ausführliche text, ausführlichen texte, ausführlichen texten, ausführlichen text, längere texte, längere texten, längere text, längeren texte, längeren texten, längeren text, texte lang, text lang, viel text, mehr text
contrast: kontrast, kontrastes, kontraste, kontrasten
low contrast: niedrige kontrast*, niedriger kontrast*, niedrigen kontrast*, niedrigem kontrast*, geringe kontrast*, geringer kontrast*, geringen kontrast*, geringem kontrast*, schwache kontrast*, schwacher kontrast*, schwachen kontrast*, schwachem kontrast*, sanfte kontrast*, sanfter kontrast*, weiche kontrast*, weicher kontrast*, wenig kontrast, weniger kontrast, kaum kontrast, kontrast niedrig, kontrast gering, kontrast schwach, kontrastarm*
small gaps between the sections: weniger abstand zwischen den abschnitten, weniger abstand zwischen den sektionen, weniger abstand zwischen den bereichen, weniger abstand zwischen den blöcken, weniger abstand zwischen den sections, weniger abstand zwischen abschnitten, weniger abstand zwischen sektionen, weniger abstand zwischen bereichen, weniger abstand zwischen blöcken, weniger abstand zwischen sections, weniger platz zwischen den abschnitten, weniger platz zwischen den sektionen, weniger platz zwischen den bereichen, weniger platz zwischen den blöcken, weniger platz zwischen den sections, weniger platz zwischen abschnitten, weniger platz zwischen sektionen, weniger platz zwischen bereichen, weniger platz zwischen blöcken, weniger platz zwischen sections, weniger luft zwischen den abschnitten, weniger luft zwischen den sektionen, weniger luft zwischen den bereichen, weniger luft zwischen den blöcken, weniger luft zwischen den sections, weniger luft zwischen abschnitten, weniger luft zwischen sektionen, weniger luft zwischen bereichen, weniger luft zwischen blöcken, weniger luft zwischen sections, weniger raum zwischen den abschnitten, weniger raum zwischen den sektionen, weniger raum zwischen den bereichen, weniger raum zwischen den blöcken, weniger raum zwischen den sections, weniger raum zwischen abschnitten, weniger raum zwischen sektionen, weniger raum zwischen bereichen, weniger raum zwischen blöcken, weniger raum zwischen sections, weniger weißraum zwischen den abschnitten, weniger weißraum zwischen den sektionen, weniger weißraum zwischen den bereichen, weniger weißraum zwischen den blöcken, weniger weißraum zwischen den sections, weniger weißraum zwischen abschnitten, weniger weißraum zwischen sektionen, weniger weißraum zwischen bereichen, weniger weißraum zwischen blöcken, weniger weißraum zwischen sections, wenig abstand zwischen den abschnitten, wenig abstand zwischen den sektionen, wenig abstand zwischen den bereichen, wenig abstand zwischen den blöcken, wenig abstand zwischen den sections, wenig abstand zwischen abschnitten, wenig abstand zwischen sektionen, wenig abstand zwischen bereichen, wenig abstand zwischen blöcken, wenig abstand zwischen sections, wenig platz zwischen den abschnitten, wenig platz zwischen den sektionen, wenig platz zwischen den bereichen, wenig platz zwischen den blöcken, wenig platz zwischen den sections, wenig platz zwischen abschnitten, wenig platz zwischen sektionen, wenig platz zwischen bereichen, wenig platz zwischen blöcken, wenig platz zwischen sections, wenig luft zwischen den abschnitten, wenig luft zwischen den sektionen, wenig luft zwischen den bereichen, wenig luft zwischen den blöcken, wenig luft zwischen den sections, wenig luft zwischen abschnitten, wenig luft zwischen sektionen, wenig luft zwischen bereichen, wenig luft zwischen blöcken, wenig luft zwischen sections, wenig raum zwischen den abschnitten, wenig raum zwischen den sektionen, wenig raum zwischen den bereichen, wenig raum zwischen den blöcken, wenig raum zwischen den sections, wenig raum zwischen abschnitten, wenig raum zwischen sektionen, wenig raum zwischen bereichen, wenig raum zwischen blöcken, wenig raum zwischen sections, wenig weißraum zwischen den abschnitten, wenig weißraum zwischen den sektionen, wenig weißraum zwischen den bereichen, wenig weißraum zwischen den blöcken, wenig weißraum zwischen den sections, wenig weißraum zwischen abschnitten, wenig weißraum zwischen sektionen, wenig weißraum zwischen bereichen, wenig weißraum zwischen blöcken, wenig weißraum zwischen sections, kaum abstand zwischen den abschnitten, kaum abstand zwischen den sektionen, kaum abstand zwischen den bereichen, kaum abstand zwischen den blöcken, kaum abstand zwischen den sections, kaum abstand zwischen abschnitten, kaum abstand zwischen sektionen, kaum abstand zwischen bereichen, kaum abstand zwischen blöcken, kaum abstand zwischen sections, kaum platz zwischen den abschnitten, kaum platz zwischen den sektionen, kaum platz zwischen den bereichen, kaum platz zwischen den blöcken, kaum platz zwischen den sections, kaum platz zwischen abschnitten, kaum platz zwischen sektionen, kaum platz zwischen bereichen, kaum platz zwischen blöcken, kaum platz zwischen sections, kaum luft zwischen den abschnitten, kaum luft zwischen den sektionen, kaum luft zwischen den bereichen, kaum luft zwischen den blöcken, kaum luft zwischen den sections, kaum luft zwischen abschnitten, kaum luft zwischen sektionen, kaum luft zwischen bereichen, kaum luft zwischen blöcken, kaum luft zwischen sections, kaum raum zwischen den abschnitten, kaum raum zwischen den sektionen, kaum raum zwischen den bereichen, kaum raum zwischen den blöcken, kaum raum zwischen den sections, kaum raum zwischen abschnitten, kaum raum zwischen sektionen, kaum raum zwischen bereichen, kaum raum zwischen blöcken, kaum raum zwischen sections, kaum weißraum zwischen den abschnitten, kaum weißraum zwischen den sektionen, kaum weißraum zwischen den bereichen, kaum weißraum zwischen den blöcken, kaum weißraum zwischen den sections, kaum weißraum zwischen abschnitten, kaum weißraum zwischen sektionen, kaum weißraum zwischen bereichen, kaum weißraum zwischen blöcken, kaum weißraum zwischen sections, kleinere abstände zwischen den abschnitten, kleinere abstände zwischen den sektionen, kleinere abstände zwischen den bereichen, kleinere abstände zwischen den blöcken, kleinere abstände zwischen den sections, kleinere abstände zwischen abschnitten, kleinere abstände zwischen sektionen, kleinere abstände zwischen bereichen, kleinere abstände zwischen blöcken, kleinere abstände zwischen sections, kleine abstände zwischen den abschnitten, kleine abstände zwischen den sektionen, kleine abstände zwischen den bereichen, kleine abstände zwischen den blöcken, kleine abstände zwischen den sections, kleine abstände zwischen abschnitten, kleine abstände zwischen sektionen, kleine abstände zwischen bereichen, kleine abstände zwischen blöcken, kleine abstände zwischen sections, geringere abstände zwischen den abschnitten, geringere abstände zwischen den sektionen, geringere abstände zwischen den bereichen, geringere abstände zwischen den blöcken, geringere abstände zwischen den sections, geringere abstände zwischen abschnitten, geringere abstände zwischen sektionen, geringere abstände zwischen bereichen, geringere abstände zwischen blöcken, geringere abstände zwischen sections, geringe abstände zwischen den abschnitten, geringe abstände zwischen den sektionen, geringe abstände zwischen den bereichen, geringe abstände zwischen den blöcken, geringe abstände zwischen den sections, geringe abstände zwischen abschnitten, geringe abstände zwischen sektionen, geringe abstände zwischen bereichen, geringe abstände zwischen blöcken, geringe abstände zwischen sections, weniger abstände zwischen den abschnitten, weniger abstände zwischen den sektionen, weniger abstände zwischen den bereichen, weniger abstände zwischen den blöcken, weniger abstände zwischen den sections, weniger abstände zwischen abschnitten, weniger abstände zwischen sektionen, weniger abstände zwischen bereichen, weniger abstände zwischen blöcken, weniger abstände zwischen sections, engere abstände zwischen den abschnitten, engere abstände zwischen den sektionen, engere abstände zwischen den bereichen, engere abstände zwischen den blöcken, engere abstände zwischen den sections, engere abstände zwischen abschnitten, engere abstände zwischen sektionen, engere abstände zwischen bereichen, engere abstände zwischen blöcken, engere abstände zwischen sections, geringer abstand zwischen den abschnitten, geringer abstand zwischen den sektionen, geringer abstand zwischen den bereichen, geringer abstand zwischen abschnitten, geringer abstand zwischen sektionen, geringer abstand zwischen bereichen, kleinerer abstand zwischen den abschnitten, kleinerer abstand zwischen den sektionen, kleinerer abstand zwischen den bereichen, kleinerer abstand zwischen abschnitten, kleinerer abstand zwischen sektionen, kleinerer abstand zwischen bereichen
less shadows: weniger schatten, weniger schlagschatten, wenig schatten, wenig schlagschatten, kaum schatten, kaum schlagschatten
automatic: automatisch*
automatic dark mode: dunkles design automatisch, automatisch dunkles design, automatisch dunkel, dunkel nach system*, hell und dunkel je nach system, hell und dunkel je nach systemeinstellung, hell und dunkel nach system, hell und dunkel nach systemeinstellung
only on hover: nur beim überfahren mit der maus, nur beim überfahren, nur beim darüberfahren, nur beim drüberfahren, nur beim darüberfahren mit der maus, nur beim hovern, nur bei hover, nur bei mausberührung, nur beim mouseover, nur bei mouseover, nur mit der maus, nur wenn man mit der maus darüber fährt, nur wenn man mit der maus drüber fährt, nur wenn die maus darüber ist, nur wenn die maus drüber ist
on hover: beim überfahren, beim überfahren mit der maus, beim darüberfahren, beim drüberfahren, beim hovern, bei hover, bei mausberührung
bold headlines: fette titel, fette titeln, fetten titel, fetten titeln, fetter titel, fetter titeln, kräftige titel, kräftige titeln, kräftigen titel, kräftigen titeln, halbfette titel, halbfette titeln
deutsche bank: deutsche bank, deutschen bank
deutsche telekom: deutsche telekom, deutschen telekom
deutsche post: deutsche post, deutschen post
deutsche welle: deutsche welle, deutschen welle
bank switzerland: schweizer bank*, schweizerische bank*, schweizerischen bank*
brand switzerland: schweizer firma, schweizer firmen, schweizer unternehmen, schweizer marke, schweizer marken, schweizer konzern, schweizer konzerne
insurance switzerland: schweizer versicherung*
big thin headings: große dünne überschriften, große dünne titel, großen dünnen überschriften, überschriften groß und dünn
chilean: chilenisch*, aus chile, in chile
colombian: kolumbien*
new zealand: neuseel*
south african: südafrika*
kenyan: kenia
egyptian: ägypten*
latvian: lettland*, lettisch*
lithuanian: litau*, litauisch*
icelandic: isländisch*, aus island, in island
hungarian: ungarn*, ungarisch*
bulgarian: bulgarien*
thai: thailand*
vietnamese: vietnam*
indonesian: indonesien*
taiwanese: taiwanes*
saudi: saudi-arabien
emirati: vereinigte arabische emirate, vereinigten arabischen emiraten
search engine: suchmaschine*
food delivery: essen bestellen, lieferdienst*, essenslieferung*
television: fernseh*
cooking recipes: kochrezepte
second hand cars: gebrauchtwagen
`;
