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
without: nicht dass, nicht dass es, nicht dass sie, nicht dass das, ohne, kein, keine, keinen, keiner, nicht, keinem, nie, niemals
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
education: schule*, universität*, bildung*, lern*
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
german: deutsch*, deutschland
french: französisch*, frankreich, pariser
italian: italienisch*, mailänd*
british: britisch*, englisch*, großbritannien, londoner
american: amerikanisch*, amerika*, kalifornisch*
japanese: japanisch*, japan
chinese: chinesisch*
korean: koreanisch*
swedish: schwedisch*
norwegian: norwegisch*
scandinavian: skandinavisch*, nordisch*
swiss: schweizer*, schweiz*, zürich*
dutch: niederländisch*, holländisch*
spanish: spanisch*
brazilian: brasilianisch*
polish company: polnisch*
czech: tschechisch*
turkish: türkisch*
russian: russisch*
portuguese: portugiesisch*
canadian: kanadisch*
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
wine: wein*, weingut*
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
turquoise: türkis*
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
high contrast: kontrastreich*, hoher kontrast, starker kontrast, starke kontraste, viel kontrast
black background: schwarzer hintergrund, schwarzem hintergrund, schwarzem grund, schwarzer grund
white background: weißer hintergrund, weißem hintergrund, weißem grund, weißer grund
background: hintergrund*, untergrund
dark mode: dunkelmodus
bright: leuchtend*, strahlend*
glow: leuchten, glühen*, schimmer*
all caps: großbuchstaben, versalien, versalie*
spaced capitals: gesperrte großbuchstaben, gesperrte versalien
letterspaced: gesperrt*, laufweite
letters: buchstabe*, lettern
typeface: schriftart*, schriftschnitt*
sans serif: serifenlos*, ohne serifen, groteskschrift*, grotesk
no serifs: keine serifen, keine serifenschrift*
bold type: fette schrift, fett, fettschrift*, fetten buchstaben, halbfett*
light type: dünne schrift, feine schrift, magere schrift, dünne buchstaben
big type: große schrift, riesige schrift*, große buchstaben, riesenschrift
small text: kleine schrift, kleiner text, kleine buchstaben, kleingedruckt*
monospace: nichtproportional*, festbreit*, schreibmaschinenschrift*
handwritten: handschrift*, handgeschrieben*, handlettering
headlines: überschrift*, schlagzeile*, titelzeile*
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
hairlines: linie, linien, haarlinien, haarlinie, feine linien, dünne linien
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
university: hochschul*, uni
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
danish: dänisch*, dänemark
finnish: finnisch*, finnland
belgian: belgisch*, belgien
irish: irisch*, irland
greek: griechisch*
indian: indisch*
australian: australisch*
mexican: mexikanisch*
ukrainian: ukrainisch*
european: europäisch*, europa
asian: asiatisch*
big: groß, große, großer, großes, großen, riesig*
small: klein, kleine, kleiner, kleines, kleinen, winzig*
wide: breit, breite, breiter, weit, weite
narrow: schmal*, eng, enge
thick: dick, dicke, dicker, dicken
fine lines: dünn, dünne, dünnen, fein, feine
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
hard to read: schwer lesbar
not like: nicht wie, nicht so wie, nie wie, niemals wie
look like: ähneln, ähnelt, erinnern, erinnert, gleichen, gleicht
-: bitte, gerne, gern, soll, sollte, etwas, ein, wenig, bisschen, sehr, ganz, denn, wirkt, wirken, aussehen, aussieht, sieht, ich, mich, mir, wir, brauche, möchte, suche, uns, unser, unsere, unseren, unserer, mal, doch, dann, eher, ziemlich, irgendwie, wo, da, so, es, er, ihm, sein, seine, seinem, am, an, vom, pro, je, jede, jeder, jedes, dass, weil, wenn, was, dieser, diese, dieses, viel, viele, eines, einer, einem, beim, zwischen, immer, macht, gibt, lieber, bloß, mehr, zu, beziehungsweise, daß, darf, dürfen, möchten, wollen, nach
where is: wo ist, wo finde ich
how to: wie man, wie macht man
how much is: wie viel kostet, was kostet, wie viel
today: heute
weather: wetter*
opening hours: öffnungszeiten
conversational tone: per du, duzen, geduzt, duzt, du-form, mit du, du-ansprache, du-anrede, in du-form
formal tone: per sie, siezen, gesiezt, siezt, sie-form, mit sie, sie-ansprache, sie-anrede, ansprache mit sie
hard: hart, harte, harten, harter, hartem
light headings: leichte überschriften, leichten überschriften, dünne überschriften, feine überschriften, magere überschriften, leichte titel, dünne titel
too much: zu viel, zu viele, zuviel
stock photos: stockfotos, stockbilder, agenturfotos, symbolbilder, stockfotografie
short sentences: kurze sätze, kurzen sätzen, kurzen sätze, knappe sätze, knappen sätzen
long sentences: lange sätze, langen sätzen, längere sätze
formal tone: förmlicher ton, förmlichen ton, formeller ton, formellen ton, förmlich im ton, sachlich-förmlich
casual tone: lockerer ton, lockeren ton, locker im ton, lockere ansprache, lässiger ton, lässigen ton
lots of space between the sections: viel luft zwischen den abschnitten, viel abstand zwischen den abschnitten, viel platz zwischen den abschnitten, große abstände zwischen den abschnitten
animations on scroll: animationen beim scrollen, beim scrollen bewegen, beim scrollen erscheinen, beim scrollen einblenden
outlined buttons: buttons nur mit rahmen, knöpfe nur mit rahmen, schaltflächen nur mit rahmen, umrandete buttons, umrandete knöpfe, buttons ohne füllung
filled buttons: ausgefüllte buttons, gefüllte buttons, ausgefüllte knöpfe, gefüllte knöpfe, ausgefüllte schaltflächen
wide letterspacing in headings: gesperrte überschriften, gesperrten überschriften, überschriften gesperrt
only black and white: nur schwarz und weiß, nur schwarz-weiß, nur schwarzweiß
big headings: große überschriften, großen überschriften, riesige überschriften, riesigen überschriften
bold: fette, fetten, fetter
deutsche bahn: deutschen bahn
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
when is: wann ist, wann kommt, wann fährt
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
`;
