import type { Glossary } from './glossary.ts';

/** Dutch words of design, people, trades, places and things; `*` stands for any ending. */
export const DUTCH: Glossary = `
or: of
but: maar
dark: donker*
light: licht, lichte, helder*
minimalist: minimalist*, sober*
simple: eenvoudig*, simpel*, strak*
elegant: elegant*, stijlvol*
luxury: luxe, luxueuz*, luxe*, luxueu*
playful: speels*, vrolijk*, grappig*
colourful: kleurrijk*, kleurig*
calm: rustig*, kalm*, rustgevend*
warm: warm*, gezellig*
bold: gedurfd*, krachtig*
corporate: zakelijk*, betrouwbar*, professione*
retro: retro*, nostalgisch*
futuristic: futuristisch*
brutalist: brutalis*, brutalistisch*
editorial: redactionele*, editorial
natural: natuurlijk*, organisch*, ambachtelijk*
technical: technisch*
dense: dicht*, compact*
airy: luchtig*, ruim*, witruimte
black: zwart*
white: wit, witte
red: rood, rode
blue: blauw*
green: groen*
yellow: geel, gele
orange: oranje
pink: roze
purple: paars*
monochrome: monochroom, zwart-wit*
website: website*, site, pagina*
design: ontwerp*, vormgeving
design system: designsysteem, ontwerpsysteem
typography: typografie, lettertype*
serif: schreef*, serif, schreven, met schreef
rounded corners: afgerond*, ronde hoeken, afgeronde hoeken
shadows: schaduw*
animations: animatie*, beweging*, bewegend*
photos: foto*, beelden
illustrations: illustratie*, tekening*, illustr*, geïllustreerd*
gradient: verloop*, gradiënt*, verloop, verlopen, kleurverloop*
without: zonder, geen, niet, nooit, niets
bank: bank*, neobank, bank, banken, bankieren, internetbankieren, mobiel bankieren
insurance: verzekering*, verzeker*
airline: luchtvaart*, vlucht*, vliegtuig*, luchthaven*
hotel: hotel*, herberg, vakantiehuis*
car: auto, auto's, automerk*, wagen*
newspaper: krant*, nieuws*, dagblad*
magazine: tijdschrift*, magazine, blad
shop: winkel*, webwinkel*, zaak
government: overheid*, gemeente*, ministerie*
health: gezondheid*, ziekenhuis*, zorg
education: school*, onderwijs
restaurant: restaurant*, café*, eetcaf*
coffee: koffie*
music: muziek*
games: spel, spellen, games, videogame*
fashion: mode, kleding*
travel: reizen, reis*, vakantie*, reis
railway: trein*, spoor*, trein, treinen, spoorweg*, spoor, station
developers: ontwikkelaar*, programmeur*
designers: ontwerper*, ontwerptool*, vormgever*
children: kinder*, kind, kinderen*, peuter*
young people: jongeren*, jonge mensen
artificial intelligence: ai, kunstmatige intelligentie, ki
startup: startup*, start-up*
payments: betaling*, betalen
fintech: fintech*, financi*, geld
software: software*, programma's
security: beveiliging*, veiligheid, privacy, veiligheid*
energy: energie*, stroom*, zonnepanel*
furniture: meubel*, meubels
real estate: vastgoed, makelaar*, vastgoed*
law firm: advocat*, advocatenkantoor*, notaris*, jurid*
museum: museum*, galerie*, musea, tentoonstelling*
sports: sport*
telecom: telecom*, provider
online marketplace: marktplaats
messenger: berichten*, chatapp
space: ruimtevaart, ruimtevaart*
accessible: toegankelijk*, toegankelijkheid, gehandicapt*
german: duits*, duits, duitse, duitsland
french: frans, franse, frankrijk, fransen
italian: italiaans*, italiaan*, italië
british: brits*, engels*, brits, britse, engels, engelse, verenigd koninkrijk, groot-brittannië, engeland, schots, schotse
american: amerikaans*, amerika, verenigde staten, amerikaan*
japanese: japans*, japan*, japans
chinese: chinees, chinese
korean: koreaans*, zuid-korea*, korea
swedish: zweeds*, zweden, zweedse
norwegian: noors*, noorwegen*, noorse
scandinavian: scandinavisch*, noords*
swiss: zwitsers*, zwitser*
dutch: nederlands*, hollands*
spanish: spaans*, spanje
brazilian: braziliaans*, brazili*
polish company: pools*
czech: tsjechisch*, tsjechi*
turkish: turks*, turkije
russian: russisch*, rusland
portuguese: portugees*
canadian: canadees*, canadees, canadese
modern: modern*, eigentijds*
cute: schattig*, lief, lieve
friendly: vriendelijk*, uitnodigend*
serious: serieus*, serieuze, serieu*, ernstig*
cool: cool, hip, hippe
loud: luid*, schreeuwerig*, opvallend*, luid, luide
traditional: traditionel*, traditioneel
cheap: goedkoop*, goedkope*, goedkoop, goedkope
elderly: ouderen, senioren, oma, opa, bejaarden, senioren*, bejaard*
women: vrouwen, vrouw, vrouwelijk*
students: studenten, student, leerlingen, student*, leerling*, scholier*
electric car: elektrische auto, elektrische autos
app: app, apps, applicatie*
wine: wijn*
artists: kunstenaar*
photography: fotograf*, fotograaf*, fotografie
architect: architect*
social network: sociaal netwerk, sociale media
video: video*
blog: blog*
handmade: handgemaakt*
doctor: dokter*, arts, artsen, huisarts*
families: gezin*, familie*
startup founders: oprichter*, ondernemer*
teenagers: tieners, jongeren
bakery: bakker*
classic: klassiek*
easy: makkelijk*, gemakkelijk*, eenvoudig te
old web: oude web
company website: bedrijf*
grey: grijs, grijze
brown: bruin*
beige: beige*
cream: crème, roomwit*
gold: goud*
silver: zilver*
navy: donkerblauw*, marineblauw*
turquoise: turquoise
teal: blauwgroen*
burgundy: bordeaux*, wijnrood*
pastel: pastel*
neon: neon*
muted: gedempt*
bold colours: felle kleuren, felle
colours: kleur, kleuren
one accent colour: één kleur, één accentkleur, accentkleur*
warm colours: warme kleuren, warme tinten
earth tones: aardetinten, aardse kleuren, aardetint*
high contrast: contrastrijk*, hoog contrast, veel contrast, hoge contrast, hoge contrasten, hoog contrasten, sterk contrast, sterk contrasten, sterke contrast, sterke contrasten, groot contrast, groot contrasten, grote contrast, grote contrasten, meer contrast, meer contrasten, veel contrasten, contrast hoog
black background: zwarte achtergrond
white background: witte achtergrond
background: achtergrond*
dark mode: donkere modus, donker thema, nachtmodus, donkere stand
bright: stralend*
glow: gloed*
all caps: hoofdletters, kapitalen
spaced capitals: gespatieerde hoofdletters
letterspaced: gespatieerd*
letters: letter, letters
sans serif: schreefloos, schreefloze
no serifs: geen schreven, geen schreef
bold type: vet, vetgedrukt*, vette letters
light type: dunne letters, dun lettertype
big type: grote letters, grote koppen, grote typografie
small text: kleine letters, kleine tekst
monospace: niet-proportionele*
handwritten: handgeschreven*, handschrift*
headlines: koppen, kop, titels, koptekst*, titel
text: tekst, teksten
columns: kolom, kolommen
single column: één kolom
three columns: drie kolommen
cards: kaarten, tegels, blokken, kaartjes
grid: rooster, raster
strict grid: strak raster, strikt raster
white space: witruimte*, veel wit, veel ruimte
edges: rand, randen
square corners: rechte hoeken, scherpe hoeken, hoekig*
round: rond, ronde
circles: cirkel*
hairlines: lijn, lijnen, dunne lijnen, fijne lijnen, haarlijnen
borders: kader, kaders, omlijning
thick borders: dikke lijnen, dikke randen
tables: tabel, tabellen
lists: lijst, lijsten
centred: gecentreerd*
symmetrical: symmetrisch*
asymmetric: asymmetrisch*
sidebar: zijbalk*
full screen photography: schermvullend*, paginavullend*
one product per screen: één product per scherm
buttons: knop, knoppen
big buttons: grote knoppen
links: links, koppelingen
menu: menu
dividers: scheidingslijn*
pixel: gepixeld*
tidy: orde
clean: schoon, schone, overzichtelijk*
cluttered: druk, drukke, overvol*, rommelig*
flat: plat, platte
texture: textuur*, structuur
pattern: patroon, patronen
glass: glas, glazen
transparent: doorzichtig*, transparant*
big photos: grote foto's
pictures: beeld, afbeelding*, plaatjes
no pictures: geen plaatjes
no photos: geen foto's, zonder foto's
smiling people: lachende mensen, glimlachende mensen
faces: gezicht*
portraits: portret*
product photos: productfoto*
black and white photography: zwart-witfoto*
drawings: getekend*
comic: strip, stripverhaal, strips
icons: pictogram*, iconen, icoontjes
emoji: emoji's
mascots: mascotte*
charts: grafiek*, diagram*
map: landkaart*
no animation: niets beweegt, geen animaties, zonder animatie*, statisch*
slow: langzaam, langzame
fast paced: snel, snelle
dynamic: dynamisch*, energiek*
moving images: bewegende beelden
strict: streng, strenge, strikt*
clever: slim, slimme, intelligent*
witty: spottend*, geestig*, ironisch*
cheeky: brutaal, brutale, ondeugend*
cold: koud, koude, kil, kille, koel*
cheerful: opgewekt*
happy: gelukkig*, blij, blije
gloomy: treurig*, melanch*, droevig*
quiet: stil, stille
trustworthy: betrouwbaar*, vertrouw*
honest: eerlijk*, oprecht*
humble: bescheiden*, nederig*
boring: saai, saaie
exciting: spannend*, opwindend*
mysterious: mysterieu*, geheimzinnig*
dreamy: dromerig*
romantic: romantisch*
intimate: intiem*, intieme
cosy: knus, knusse
human: menselijk*
caring: zorgzaam, zorgzame, liefdevol*
soft: zacht, zachte
raw: rauw, rauwe, ruw, ruwe
rough: grof, grove
industrial: industrieel*, industriële
precise: precies*, nauwkeurig*
chaotic: chaotisch*, wild, wilde
provocative: provocerend*, provocatief*
rebellious: rebels*, opstandig*
expensive: duur, dure
refined: deftig*, voornaam, voorname
tasteful: smaakvol*
chic: chic
sober: ingetogen*
understated: onopvallend*
powerful: sterk*
confident: zelfverzekerd*
aggressive: agressief*, agressieve
dramatic: dramatisch*, theatraal*
cinematic: filmisch*
weird: vreemd*, raar, rare, eigenzinnig*
experimental: experimenteel*, experimentele
innovative: vernieuwend*, innovatief*
fresh: fris, frisse
young: jong, jonge, jeugdig*
timeless: tijdloos, tijdloze
professional: professioneel*
polished: gepolijst*, verzorgd*
approachable: benaderbaar*
sincere: hartelijk*
relaxed: ontspannen*, relaxed
formal: formeel*, formele
emotional: emotioneel*, gevoelig*
sexy: sensueel*, verleidelijk*
masculine: mannelijk*
childlike: kinderachtig*, kinderlijk*
parents: ouders, moeders, vaders
tired: moe, vermoeid*
baby: baby*
pensioners: gepensioneerd*
blind: blinden, slechtziend*
users: gebruiker*
people: mensen, personen
men: mannen
teachers: leraar, leraren, docent*, leerkracht*
nurses: verpleeg*, verpleegkundig*
patients: patiënt*
dentist: tandarts*
therapist: therapeut*, psycholo*
engineers: ingenieur*
accountants: boekhouder*, accountant*
accounting: boekhoud*, boekhouding*
invoices: factuur*, facturen
taxes: belasting*
employees: medewerker*, werknemer*
office workers: kantoor*
executives: directie, bestuurder*, leidinggevend*
investors: belegger*, investeerder*
self-employed: zelfstandig*, zzp*, freelancer*
craftsmen: ambacht*, timmerman, vakman*
farmers: boer, boeren, boerderij*
gamers: gamer*, spelers
musicians: muzikant*, muzikanten
writers: schrijver*, auteur*
readers: lezer*
scientists: wetenschap*, onderzoeker*
tourists: toerist*, reiziger*
commuters: forens*, pendelaar*
beginners: beginner*, beginnend*
experts: experts, deskundig*
collectors: verzamelaar*
customers: klant*
citizens: burgers, inwoners
neighbours: buren, buurt*
dog owners: hond, honden*, huisdier*
runners: hardloper*, lopers
café: koffiebar*
tea: thee
recipes: koken, recept*
food: eten, voedsel
brewery: brouwerij*, bier*
chocolate: chocola*
supermarket: supermarkt*
bookshop: boekhandel*, boekwinkel*, boek, boeken
library: bibliotheek*
publisher: uitgever*
florist: bloem*
hairdresser: kapper*
cosmetics: cosmetica*, schoonheid*
jewellery: sieraden*, juwelier*
watches: horloge*
home: thuis, wonen, huis
garden: tuin*, plant, planten
savings: sparen, spaargeld
hospital: ziekenhui*
pharmacy: apothe*
school: scholen, basisschool
university: universite*, hogeschool*, universiteit*, hogescholen, universitair*
kindergarten: kleuterschool, kinderdagverblijf, crèche
course: cursus*, lessen
gallery: kunstgalerie
art: kunst*
theatre: theater*, schouwburg*, opera
cinema: bioscoop*, film*
festival: festival*, concert*
radio: radio*
podcast: podcast*
encyclopedia: encycloped*, woordenboek*
timetable: dienstregeling*, vertrekbord*
public transport: openbaar vervoer, metro, tram
government form: formulier*
police: politie*
construction company: bouwbedrijf*, bouw
factory: fabriek*, werkplaats*
logistics: logistiek*, bezorg*, post
bicycle: fiets*
motorbike: motorfiets*
football club: voetbal*
gym: sportschool*, fitness*
yoga: yoga*, meditatie*
charity: goede doel*, stichting*, donatie*
church: kerk*
wedding: bruiloft*, trouw*
documentation: documentatie*, handleiding*
portfolio: portfolio*
landing page: landingspagina*, startpagina*
dashboard: dashboard*
data: gegevens
small business: klein bedrijf, mkb
company: bedrijven, onderneming*
brand: merk, merken
agency: bureau*, agentschap*
toys: speelgoed*
shoes: schoen*, sneakers
phone: telefoon*, mobiel*
paper: papier*, papieren
wood: hout, houten
stone: steen, stenen
marble: marmer*
concrete: beton*
steel: staal, stalen, metaal*
leather: leer, leren
linen: linnen*, stof, stoffen
ceramics: keramiek*, pottenbakker*
notebook: notitieboek*, schrift
letter paper: brief, brieven
poster: affiche*, poster*
stamp: postzegel*, stempel*
print: gedrukt*, drukwerk
nature: natuur*, bos, bossen
sea: zee, strand
mountains: bergen
night: nacht*
sunny: zon, zonnig*, zomer*
winter: winter*, sneeuw*
autumn: herfst*
old fashioned: oud, oude
vintage: ouderwets*, vintage
new: nieuw, nieuwe
medieval: middeleeuw*
soviet: sovjet*
art deco: art deco
bauhaus: bauhaus
tradition: traditione*, traditie*
austrian: oostenrijk*
danish: deens*, denemarken, deense
finnish: fins, finse, finland
belgian: belgisch*, belgië, belgi*
irish: iers, ierse, ierland
greek: grieks, griekse, griekenland
indian: indiaas, indiase, india
australian: australisch*
mexican: mexicaans*, mexicaan*
ukrainian: oekraïens*, oekraïn*
european: europees, europese, europa
asian: aziatisch*
big: groot, grote, enorm*
small: klein, kleine, piepklein*
wide: breed, brede, wijd
narrow: smal, smalle
thick: dik, dikke
thin: dun, dunne, fijn, fijne
square: vierkant*
almost empty: leeg, lege
price: prijs, prijzen
discount: korting*, aanbieding*
plain language: begrijpelijke taal, duidelijke taal, klare taal
readable: leesbare, leesbaar*
practical: nuttig*, praktisch*, functioneel*
beautiful: mooi, mooie, fraai*
ugly design: lelijk*
magical: magisch*, betoverend*, sprookje*
storytelling: verhalen, vertellend*
scholarly: academisch*, geleerd*
literary: literair*, literatuur*, gedicht*
poetic: poëtisch*
ecological: ecologisch*, duurzaam*, duurzame, biologisch*
geometric: geometrisch*
diagonal: diagonaal*, schuin*
blueprint: blauwdruk*, bouwtekening*
typewriter: typemachine*, schrijfmachine*
terminal: opdrachtregel*
no: niets van, noch
not too: niet te, niet zo
instead of: in plaats van
anything but: alles behalve
less: minder
like: zoals, als een, in de stijl van
what to do: wat te doen, wat nu
alternative to: alternatief voor, alternatieven voor, alternatief op
hard to read: onleesbaar*
look like: lijken, lijkt, lijk, uitzien als, uitziet als, eruitzien als, eruitziet als
-: een, beetje, heel, erg, ik, wil, zoek, moet, iets, nodig, zo, veel, elke, ieder, dit, deze, die, er, hun, hem, haar, mijn, uit, tot, wat, waar, hoe, dan, wel, ook, over, tussen, zonder dat, per, door, onder, liever, eerder, mag, mogen, zou, willen, lijkend
where is: waar is
how to: hoe maak
how much is: hoeveel kost, wat kost
today: vandaag
fix: repareren, kapot, gestolen
cryptocurrency: crypto*
weather: weerbericht
opening hours: openingstijden
conversational tone: tutoyeren, je-vorm, jij-vorm, met je en jij
formal tone: vousvoyeren, u-vorm, met u
light headings: lichte koppen, dunne koppen, lichte titels, dunne titels, dunne kop, dunne kopteksten, lichte kop, lichte kopteksten, fijne koppen, fijne kop, fijne titels, fijne kopteksten, koppen dun, koppen licht
what time is it: hoe laat
hello: goedemorgen, goedenavond, goedendag
thank you: dank je, dank u, bedankt
how are you: hoe gaat het
who are you: wie ben jij, wie ben je
how long: hoe lang, hoe ver
why is: waarom
how do i: hoe kan ik, hoe moet ik
when is: wanneer is
who won: wie heeft gewonnen
tomorrow: overmorgen
weather forecast: weersverwachting
recipe: recepten
boil an egg: eieren koken, ei koken
soup: kippensoep, soep
pasta: rijst, aardappel*
pancakes: pannenkoek*, appeltaart
headache: hoofdpijn, buikpijn, keelpijn
fever symptoms: koorts, huiduitslag
near me: in de buurt
my dog: mijn hond, mijn kat
tyre: autoband, lekke band
passport: paspoort
lottery numbers: loterij
song lyrics: songtekst
capital of: hoofdstad
resignation letter: ontslagbrief
income tax deadline: belastingaangifte
stain: vlek, vlekken
emergency dentist: huisartsenpost, spoedpost
phone number: telefoonnummer
jokes: moppen, grappen
translate into english: vertaal naar engels
printer does not work: werkt niet, doet het niet
divorce: echtscheiding*
salary: salaris, minimumloon
accent: accent
studio: studio*, atelier*
portal: portaal*
dance: dans, dansen, danser*, danssch*, dansstud*
advertising: reclame*
vet: dierenarts*
switzerland: zwitserland
singaporean: singaporees, singaporese, singapore
romanian: roemeni*, roemeens*
nigeria: nigeriaans*
maltese: maltees, maltese, malta
israel: israël*
estonia: estland, estse, estisch*
argentina: argentijn*, argentini*
armenian: armeni*, armeens*
poland: polen
short texts: korte teksten, korte tekst, kort teksten, kort tekst, beknopte teksten, beknopte tekst, weinig tekst, minder tekst
long texts: lange teksten, lange tekst, lang teksten, lang tekst, uitgebreide teksten, uitgebreide tekst, veel tekst, meer tekst
contrast: contrast, contrasten
low contrast: lage contrast, lage contrasten, laag contrast, laag contrasten, zwak contrast, zwak contrasten, zwakke contrast, zwakke contrasten, zacht contrast, zacht contrasten, zachte contrast, zachte contrasten, klein contrast, klein contrasten, weinig contrast, weinig contrasten, minder contrast, minder contrasten, contrast laag, contrastarm*
more distance between the sections: meer ruimte tussen de secties, meer ruimte tussen de blokken, meer ruimte tussen de onderdelen, meer ruimte tussen secties, meer ruimte tussen blokken, meer ruimte tussen onderdelen, meer afstand tussen de secties, meer afstand tussen de blokken, meer afstand tussen de onderdelen, meer afstand tussen secties, meer afstand tussen blokken, meer afstand tussen onderdelen, meer witruimte tussen de secties, meer witruimte tussen de blokken, meer witruimte tussen de onderdelen, meer witruimte tussen secties, meer witruimte tussen blokken, meer witruimte tussen onderdelen, meer wit tussen de secties, meer wit tussen de blokken, meer wit tussen de onderdelen, meer wit tussen secties, meer wit tussen blokken, meer wit tussen onderdelen, meer lucht tussen de secties, meer lucht tussen de blokken, meer lucht tussen de onderdelen, meer lucht tussen secties, meer lucht tussen blokken, meer lucht tussen onderdelen, veel ruimte tussen de secties, veel ruimte tussen de blokken, veel ruimte tussen de onderdelen, veel ruimte tussen secties, veel ruimte tussen blokken, veel ruimte tussen onderdelen, veel afstand tussen de secties, veel afstand tussen de blokken, veel afstand tussen de onderdelen, veel afstand tussen secties, veel afstand tussen blokken, veel afstand tussen onderdelen, veel witruimte tussen de secties, veel witruimte tussen de blokken, veel witruimte tussen de onderdelen, veel witruimte tussen secties, veel witruimte tussen blokken, veel witruimte tussen onderdelen, veel wit tussen de secties, veel wit tussen de blokken, veel wit tussen de onderdelen, veel wit tussen secties, veel wit tussen blokken, veel wit tussen onderdelen, veel lucht tussen de secties, veel lucht tussen de blokken, veel lucht tussen de onderdelen, veel lucht tussen secties, veel lucht tussen blokken, veel lucht tussen onderdelen, grotere ruimtes tussen de secties, grotere ruimtes tussen de blokken, grotere ruimtes tussen secties, grotere ruimtes tussen blokken, grotere afstanden tussen de secties, grotere afstanden tussen de blokken, grotere afstanden tussen secties, grotere afstanden tussen blokken, grote ruimtes tussen de secties, grote ruimtes tussen de blokken, grote ruimtes tussen secties, grote ruimtes tussen blokken, grote afstanden tussen de secties, grote afstanden tussen de blokken, grote afstanden tussen secties, grote afstanden tussen blokken, grotere afstand tussen de secties, grotere afstand tussen secties
small gaps between the sections: minder ruimte tussen de secties, minder ruimte tussen de blokken, minder ruimte tussen de onderdelen, minder ruimte tussen secties, minder ruimte tussen blokken, minder ruimte tussen onderdelen, minder afstand tussen de secties, minder afstand tussen de blokken, minder afstand tussen de onderdelen, minder afstand tussen secties, minder afstand tussen blokken, minder afstand tussen onderdelen, minder witruimte tussen de secties, minder witruimte tussen de blokken, minder witruimte tussen de onderdelen, minder witruimte tussen secties, minder witruimte tussen blokken, minder witruimte tussen onderdelen, minder wit tussen de secties, minder wit tussen de blokken, minder wit tussen de onderdelen, minder wit tussen secties, minder wit tussen blokken, minder wit tussen onderdelen, minder lucht tussen de secties, minder lucht tussen de blokken, minder lucht tussen de onderdelen, minder lucht tussen secties, minder lucht tussen blokken, minder lucht tussen onderdelen, weinig ruimte tussen de secties, weinig ruimte tussen de blokken, weinig ruimte tussen de onderdelen, weinig ruimte tussen secties, weinig ruimte tussen blokken, weinig ruimte tussen onderdelen, weinig afstand tussen de secties, weinig afstand tussen de blokken, weinig afstand tussen de onderdelen, weinig afstand tussen secties, weinig afstand tussen blokken, weinig afstand tussen onderdelen, weinig witruimte tussen de secties, weinig witruimte tussen de blokken, weinig witruimte tussen de onderdelen, weinig witruimte tussen secties, weinig witruimte tussen blokken, weinig witruimte tussen onderdelen, weinig wit tussen de secties, weinig wit tussen de blokken, weinig wit tussen de onderdelen, weinig wit tussen secties, weinig wit tussen blokken, weinig wit tussen onderdelen, weinig lucht tussen de secties, weinig lucht tussen de blokken, weinig lucht tussen de onderdelen, weinig lucht tussen secties, weinig lucht tussen blokken, weinig lucht tussen onderdelen, kleinere ruimtes tussen de secties, kleinere ruimtes tussen de blokken, kleinere ruimtes tussen secties, kleinere ruimtes tussen blokken, kleinere afstanden tussen de secties, kleinere afstanden tussen de blokken, kleinere afstanden tussen secties, kleinere afstanden tussen blokken, kleinere afstand tussen de secties, kleinere afstand tussen de blokken, kleinere afstand tussen secties, kleinere afstand tussen blokken, kleine ruimtes tussen de secties, kleine ruimtes tussen de blokken, kleine ruimtes tussen secties, kleine ruimtes tussen blokken, kleine afstanden tussen de secties, kleine afstanden tussen de blokken, kleine afstanden tussen secties, kleine afstanden tussen blokken, kleine afstand tussen de secties, kleine afstand tussen de blokken, kleine afstand tussen secties, kleine afstand tussen blokken
less shadows: minder schaduw, minder schaduwen, minder slagschaduw, weinig schaduw, weinig schaduwen, weinig slagschaduw
automatic: automatisch*
automatic dark mode: automatisch donker
only on hover: alleen bij hover, alleen bij hoveren, alleen bij het hoveren, alleen bij mouseover, alleen bij het zweven met de muis, alleen met de muis erop, alleen met de muis eroverheen, alleen als je er met de muis overheen gaat, alleen wanneer je er met de muis overheen gaat, enkel bij hover, enkel bij hoveren, enkel bij het hoveren, enkel bij mouseover, enkel bij het zweven met de muis, enkel met de muis erop, enkel met de muis eroverheen, enkel als je er met de muis overheen gaat, enkel wanneer je er met de muis overheen gaat, slechts bij hover, slechts bij hoveren, slechts bij het hoveren, slechts bij mouseover, slechts bij het zweven met de muis, slechts met de muis erop, slechts met de muis eroverheen, slechts als je er met de muis overheen gaat, slechts wanneer je er met de muis overheen gaat
bold headlines: vette koppen, vette kop, vette titels, vette kopteksten, dikke koppen, dikke kop, dikke titels, dikke kopteksten, vetgedrukte koppen, vetgedrukte kop, vetgedrukte titels, vetgedrukte kopteksten, koppen vet, koppen dik
bank switzerland: zwitserse bank*
brand switzerland: zwitserse merken, zwitserse merk, zwitserse bedrijven, zwitserse bedrijf
chilean: chileens*
colombian: colombia*
new zealand: nieuw-zeeland
south african: zuid-afrika
kenyan: kenia
egyptian: egypte*
latvian: letland, lets, letse
lithuanian: litouwen*
icelandic: ijsland*
hungarian: hongar*
bulgarian: bulgarije*
thai: thailand*
vietnamese: vietnam*
indonesian: indonesië*
taiwanese: taiwan*
saudi: saoedi-arabië
emirati: verenigde arabische emiraten
search engine: zoekmachine*
food delivery: eten bestellen, maaltijdbezorg*
tv channel: televisiezender*
second hand cars: tweedehands auto's
`;
