import type { Glossary } from './glossary.ts';

/** Swedish words of design, people, trades, places and things; `*` stands for any ending. */
export const SWEDISH: Glossary = `
or: eller
but: men
dark: mörk*
light: ljus*
minimalist: minimalist*, avskalad*
simple: enkel*, enkla, stilren*
elegant: elegant*
luxury: lyx*, lyxig*
playful: lekfull*, rolig*, skojig*
colourful: färgglad*, färgrik*, färgstark*
calm: lugn*
warm: varm*, mysig*, vänlig*
bold: djärv*, modig*, kraftfull*
corporate: seriös*, professionell*, företags*
retro: retro*, nostalgisk*
futuristic: futuristisk*
brutalist: brutalis*
editorial: redaktionell*
natural: naturlig*, ekologisk*
technical: teknisk*
dense: tät*, kompakt*
airy: luftig*, rymlig*
black: svart*
white: vit, vita, vitt
red: röd*
blue: blå, blåa, blått
green: grön*
yellow: gul, gula, gult
orange: orange*, brandgul*
pink: rosa
purple: lila
monochrome: monokrom*, svartvit*
website: webbplats*, hemsida*, sajt*, sida, sidan, sidor, hemsid*
design: design*, formgivning
design system: designsystem*
typography: typograf*, typsnitt*
serif: serif*, antikva, antikva*, seriffer
rounded corners: rundade*, rundade hörn, runda hörn, rundad*
shadows: skugg*
animations: animation*, rörelse*, animerad*
photos: foto*, bilder
illustrations: illustration*, teckning*, illustr*
gradient: gradient*, toning*, övertoning*
without: ikke, uten, uden, utan, inga, ingen, inte, inget, aldrig, inget, ingenting
bank: bank*, bank, banken, banker
insurance: försäkring*
airline: flygbolag*, flyg*, flyg, flygplats*
hotel: hotell*, pensionat, boende*, vandrarhem*
car: bil, bilar, bilmärke*, bilen, biltillverkar*
newspaper: tidning*, nyhet*, dagstidning*
magazine: magasin*, tidskrift*
shop: butik*, affär*, webbutik*
government: myndighet*, offentlig*, regering*, kommun*
health: hälsa, sjukhus*, vård*, sjukvård*
education: skol*, utbildning*
restaurant: restaurang*, kafé*, krog
coffee: kaffe*
music: musik*
games: spel, spelföretag*
fashion: mode, kläder*
travel: resa, resor, rese*, semester*, semester
railway: tåg*, järnväg*, tåg, tåget, station*
developers: utvecklare*, programmerare*
designers: formgivare*, designer*
children: barn*, barn, barnen, barns
young people: unga*, ungdom*
artificial intelligence: ai, artificiell intelligens
startup: startup*, uppstarts*
payments: betalning*
fintech: fintech*, finans*
software: mjukvar*, programvar*
security: säkerhet*, integritet
energy: energi*, elbolag*, solceller
furniture: möbler, möbel*, möbl*
real estate: fastighet*, mäklare*
law firm: advokat*, jurist*, juridisk*
museum: museum*, galleri*, muse*, utställning*
sports: sport*
telecom: telekom*, mobiloperatör
online marketplace: marknadsplats*, loppis
messenger: meddelande*, chattapp
space: rymd*
accessible: tillgänglig*, funktionsned*
german: tysk*, tysk, tyska, tyskt, tyskland*
french: fransk*, frankrike*
italian: italiensk*, italien*
british: brittisk*, engelsk*, storbritannien*, skotsk*
american: amerikansk*, förenta staterna, amerika, amerikas
japanese: japansk*
chinese: kinesisk*, kina, kinas
korean: koreansk*, sydkorea*, korean*
swedish: svensk*, sverige, sveriges
norwegian: norsk*, norge, norges
scandinavian: skandinavisk*, nordisk*
swiss: schweizisk*
dutch: nederländsk*, holländsk*, nederländ*, holländ*
spanish: spansk*, spanien*
brazilian: brasiliansk*, brasili*
polish company: polsk*
czech: tjeckisk*, tjecki*
turkish: turkisk*, turkiet, turkiets
russian: rysk*, ryssland*
portuguese: portugisisk*
canadian: kanadensisk*, kanad*
modern: modern*
cute: gullig*, söt*
friendly: välkomnande*
serious: allvarlig*
cool: cool*, häftig*
loud: högljud*, skrikig*, vild*, bullrig*
traditional: traditionell*
cheap: billig*
elderly: äldre, pensionär*, seniorer, mormor, farmor, pensionärer
women: kvinnor, kvinnlig*, kvinna
students: studenter, student, elever, student*, elev
electric car: elbil*
app: app, apps, appar, apparna, appen, appens, appene, apper, applikation*
wine: vin, viner
artists: konstnär*
photography: fotograf*, fotografi*
architect: arkitekt*
social network: socialt nätverk, sociala medier
video: video*
blog: blogg*
handmade: handgjord*, hantverk*, hantverksmässig*
doctor: läkare*, doktor*
families: familj*
startup founders: grundare*, entreprenör*
teenagers: tonåring*
classic: klassisk*
easy: lätt*, lättanvänd*, lätt, lätta
old web: gamla webben
company website: företag*
grey: grå, grått, gråa
brown: brun, brunt, bruna
beige: beige
cream: gräddvit*, kräm*
gold: guld*, gyllene
silver: silver*
navy: marinblå*, mörkblå*
turquoise: turkos*
teal: blågrön*
burgundy: vinröd*
pastel: pastell*
neon: neon*
muted: dämpad*, dova
bold colours: starka färger, klara färger
colours: färg, färger, färgen
one accent colour: en enda färg, accentfärg*
warm colours: varma färger
earth tones: jordfärger, jordton*
high contrast: hög kontrast, kontrastrik*, stark kontrast, hög kontraster, höga kontrast, höga kontraster, stark kontraster, starka kontrast, starka kontraster, mer kontrast, mer kontraster, mycket kontrast, mycket kontraster, kontrasten hög
black background: svart bakgrund
white background: vit bakgrund
background: bakgrund*
dark mode: mörkt läge, mörkt tema, mörkerläge*, nattläge*, mörka läget
glow: glöd*
all caps: versaler, versal*, stora bokstäver
spaced capitals: spärrade versaler
letterspaced: spärrad*
letters: bokstav*, bokstäver*
sans serif: utan serifer, linjär*
no serifs: inga serifer
bold type: fetstil*, feta bokstäver
light type: tunna bokstäver, tunn stil
big type: stor text, stora rubriker, stor typografi, jättestor*
small text: liten text, små bokstäver
monospace: fast bredd
handwritten: handskriv*, handstil*
headlines: rubrik, rubriker*
text: text, texter
columns: spalt, spalter
single column: en spalt, en enda spalt
three columns: tre spalter
cards: kort, rutor, brickor
grid: rutnät*, raster*
strict grid: strikt rutnät, strängt rutnät
white space: vitt utrymme, luft, mycket luft
edges: kant, kanter
square corners: skarpa hörn, kantig*, raka hörn
round: rund, runda, runt
circles: cirkel*, cirklar
hairlines: linjer, linje, tunna linjer, hårfina linjer
borders: ramar, inramad*, kantlinj*
thick borders: tjocka linjer, tjocka ramar
tables: tabell, tabeller
lists: lista, listor
centred: centrerad*
symmetrical: symmetrisk*
asymmetric: asymmetrisk*
sidebar: sidofält*
full screen photography: helskärm*
one product per screen: en produkt per skärm
buttons: knapp, knappar
big buttons: stora knappar
links: länkar
menu: meny
dividers: avdelare
pixel: pixlig*
tidy: ordning
clean: ren, rent, rena, överskådlig*
cluttered: rörig*, överlastad*, plottrig*
flat: platt, platta
texture: textur*
pattern: mönster, mönstrad*
glass: glas
transparent: genomskinlig*, transparent*
big photos: stora bilder, stora foton
pictures: bild, bilderna
no pictures: utan bilder, inga bilder
no photos: inga foton
smiling people: leende människor, leende
faces: ansikte*
portraits: porträtt*
product photos: produktbild*
drawings: tecknad*, ritad*
comic: serier, serietidning*
icons: ikon, ikoner
emoji: emojier
mascots: maskot*
charts: diagram, grafer
map: karta, kartor
no animation: inget rör sig, inga animationer, utan animationer, statisk*
slow: långsam*
fast paced: snabb*
dynamic: dynamisk*, energisk*
moving images: rörliga bilder
strict: strikt*, sträng*
clever: smart*, klok*, intelligent*
witty: kvick*, ironisk*, spydig*
cheeky: kaxig*, fräck*
cold: kall, kalla, kallt, kylig*
cheerful: glad, glada, munter*, muntra
happy: lycklig*
gloomy: sorglig*, melankol*
quiet: tyst, tysta, stilla
trustworthy: pålitlig*, förtroende*, trovärdig*
honest: ärlig*, uppriktig*
humble: ödmjuk*, anspråkslös*
boring: tråkig*
exciting: spännande
mysterious: mystisk*, gåtfull*
dreamy: drömsk*, drömlik*
romantic: romantisk*
intimate: intim*, förtrolig*
cosy: hemtrevlig*, ombonad*
human: mänsklig*
caring: omtänksam*, omsorgsfull*
soft: mjuk, mjuka, mjukt
raw: rå, råa, rått, grov*
rough: sträv*
industrial: industriell*
precise: precis*, exakt*, noggran*
chaotic: kaotisk*
provocative: provocerande, provokativ*
rebellious: rebellisk*, upprorisk*
expensive: dyr, dyra, dyrt
refined: förnäm*, värdig*
tasteful: smakfull*, stilfull*
chic: chic, snygg*
sober: sober, sobra, stram, strama
understated: diskret*, nedtonad*
powerful: stark, starka
confident: självsäker*
aggressive: aggressiv*
dramatic: dramatisk*, teatral*
cinematic: filmisk*
weird: konstig*, märklig*, udda
experimental: experimentell*
innovative: nyskapande, innovativ*
fresh: fräsch*, frisk*
young: ung, ungdomlig*
timeless: tidlös*
polished: polerad*, välgjord*
approachable: lättillgänglig*
sincere: hjärtlig*
relaxed: avslappnad*
formal: formell*
emotional: känslosam*, emotionell*
sexy: sensuell*
feminine: feminin*
masculine: manlig*, maskulin*
childlike: barnslig*
parents: föräldrar, förälder, mammor, pappor
tired: trött, trötta
baby: bebis*
blind: blinda, synskadad*, synsvag*
users: användare*
people: människor, personer, folk
men: män
teachers: lärare*
nurses: sjuksköters*
patients: patient*
dentist: tandläkar*
therapist: terapeut*, psykolog*
engineers: ingenjör*
accountants: revisor*, redovisningskonsult*
accounting: bokföring*, redovisning*
invoices: faktur*
taxes: skatt, skatte*
employees: anställd*, medarbetar*
office workers: kontor*
executives: chefer, ledning*
investors: investerare*
self-employed: egenföretagare*, frilans*
craftsmen: snickare*
farmers: bönder, lantbruk*, bondgård*
gamers: spelare*, gamer*
musicians: musiker*
writers: författar*, skribent*
readers: läsare*
scientists: forskare*, vetenskap*
tourists: turist*, resenär*
commuters: pendlare*
beginners: nybörjar*
experts: expert*
collectors: samlare*
customers: kund, kunder
citizens: medborgar*, invånar*
neighbours: grannar
dog owners: hund, hundar, hundägare, husdjur
runners: löpare
bakery: bagare*, konditori*, bageri*
café: fik*
tea: te, tehus
recipes: matlagning, recept*
food: mat, maten, livsmedel
brewery: bryggeri*, öl
chocolate: choklad*
supermarket: snabbköp, mataffär*
bookshop: bokhandel*, böcker, bok
library: bibliotek*
publisher: förlag*
florist: blommor, florist*, blomster*
hairdresser: frisör*
cosmetics: kosmetik*, skönhet*
jewellery: smyck*, juvelerare*
watches: klockor, klocka, urmakare
home: hem, hemma, bostad*
garden: trädgård*, växter
savings: spara, sparande*
pharmacy: apotek*
school: gymnasi*
university: högskol*, universitet*
kindergarten: förskol*, dagis
course: kurs, kurser, undervisning
art: konst, konsten
theatre: teater*, opera*
cinema: bio, biograf*, film*
festival: festival*, konsert*
radio: radio*
podcast: podd, poddar, podcast*
news: nyhets*
encyclopedia: uppslagsverk*, ordbok*, lexikon*
timetable: tidtabell*, avgång*
public transport: kollektivtrafik*, tunnelbana*, spårvagn*
government form: blankett*, formulär*
police: polis, polisen
construction company: byggföretag*, bygg
factory: fabrik*, verkstad*
logistics: logistik*, frakt*, post
bicycle: cykel*, cyklar
motorbike: motorcykel*
football club: fotboll*
gym: gym, gymmet
yoga: yoga*, meditation*
charity: välgörenhet*, stiftelse*, insamling*
church: kyrk*
wedding: bröllop*
documentation: dokumentation*, handbok*, manual*
portfolio: portfolio*, portfölj*
landing page: startsida*, landningssida*
dashboard: instrumentpanel*, översikt*
data: data
small business: småföretag*, litet företag
company: bolag*
brand: varumärk*, märke*
agency: byrå*
game: spelet
toys: leksak*
shoes: skor
phone: telefon*, mobil*
paper: papper*
wood: trä, träd*
stone: sten, stenar
marble: marmor*
concrete: betong*
steel: stål*, metall*
leather: läder*, skinn*
linen: linne*, tyg, tyger
ceramics: keramik*
notebook: anteckningsbok*, skrivbok*
letter paper: brev*
poster: affisch*
stamp: stämpel*, frimärk*
print: tryckt*, tryck
nature: natur*, skog*
sea: hav, havet, strand*
mountains: berg, fjäll*
night: natt*
sunny: sol, solig*, sommar*
winter: vinter*, snö*
autumn: höst*
old fashioned: gammal*, gamla
vintage: gammaldags, vintage
new: ny, nya, nytt
medieval: medeltid*
soviet: sovjet*
art deco: art deco
bauhaus: bauhaus
tradition: tradition*
austrian: österrik*
danish: dansk*, danmark, danmarks
finnish: finsk*, finländsk*, finländ*
belgian: belgisk*, belgien*
irish: irländsk*, irland*
greek: grekisk*, grekland*
indian: indisk*, indien, indiens
australian: australiensisk*, australi*
mexican: mexikansk*, mexik*
ukrainian: ukrainsk*, ukrain*
european: europeisk*
asian: asiatisk*
big: stor, stora, stort, jätte*
small: liten, litet, små, lilla
wide: bred, breda, vid, vida
narrow: smal, smala
thick: tjock, tjocka
thin: tunn, tunna
square: kvadrat*, fyrkantig*
almost empty: tom, tomma
price: pris, priser
discount: rea, rabatt*
plain language: klarspråk, enkelt språk, lättläst
readable: läsvänlig*, läsbar*
practical: nyttig*, praktisk*, funktionell*
beautiful: vacker*, vackra, fin, fina
ugly design: ful, fula
magical: magisk*, sago*
storytelling: berättande, berättelse*
scholarly: akademisk*, lärd*
literary: litterär*, litteratur*, dikter, poesi
poetic: poetisk*
ecological: hållbar*
geometric: geometrisk*
diagonal: diagonal*, lutande
blueprint: ritning*
typewriter: skrivmaskin*
terminal: kommandorad*, terminal*
no: inget av, varken
not too: inte för, inte så
instead of: istället för, i stället för
anything but: allt utom
less: mindre
like: liksom, i stil med
alternative to: alternativ till
hard to read: oläslig*
not like: inte som, ikke som, aldrig som, ikke ligesom
look like: se ut som, ser ut som, ligne, ligner, likna, liknar, likne, påminner om, påminna om, minne om
-: lite, mycket, jag, vill, söker, något, behöver, ska, har, varje, den, där, så, dock, bara, mig, oss, hos, ut, under, mellan, väldigt, ganska, sin, sina, sitt, utan att, hellre, snarare, får, jeg, vil, må, skal, skall, et, og, på, ud, at
where is: var är, var ligger
how to: hur man, hur gör
how much is: vad kostar
today: idag
fix: reparera, trasig*, stulen
cryptocurrency: krypto*
weather: väder*
opening hours: öppettider
what time is it: hur mycket är klockan, vad är klockan
hello: god morgon, god kväll, hejsan
thank you: tack så mycket
how are you: hur mår du
who are you: vem är du
how long: hur länge
why is: varför
how do i: hur gör man, hur byter man
when is: när är
who won: vem vann
tomorrow: imorgon
weather forecast: väderprognos
recipe: recept på
boil an egg: koka ägg, ägg
soup: kycklingsoppa, soppa
pasta: ris, potatis*
pancakes: pannkakor
headache: huvudvärk, ont i halsen
fever symptoms: feber, hosta
near me: nära mig
my dog: min hund, min katt
tyre: däck, vinterdäck
passport: förlorat passet
lottery numbers: lotto dragning
song lyrics: låttext
capital of: huvudstad*
resignation letter: uppsägningsbrev
income tax deadline: deklarera skatten
bus timetable: busstidtabell
stain: fläck, fläckar
emergency dentist: jourhavande läkare
phone number: telefonnummer
jokes: roliga skämt
translate into english: översätt till
printer does not work: fungerar inte
divorce: skilsmässa
salary: lön, löner
studio: studio*, ateljé*
portal: portal*
dance: dans*
vet: veterinär*
advertising: reklam*
switzerland: schweiz
singaporean: singaporiansk*, singapore
romanian: rumän*
nigeria: nigeriansk*
maltese: maltesisk*, malta
israel: israelisk*
estonia: estland*, estnisk*
argentina: argentin*
armenian: armeni*
poland: polen, polens
icelandic: isländsk*, från island, på island
short texts: korta texter, korta text, kort texter, kort text, kortfattade texter, kortfattade text, lite text, mindre text
long texts: långa texter, långa text, lång texter, lång text, mycket text, mer text
contrast: kontrast, kontrasten, kontraster
low contrast: låg kontrast, låg kontraster, låga kontrast, låga kontraster, svag kontrast, svag kontraster, svaga kontrast, svaga kontraster, mindre kontrast, mindre kontraster, lite kontrast, lite kontraster, kontrasten låg, kontrastfattig*
more distance between the sections: mer utrymme mellan sektionerna, mer utrymme mellan sektioner, mer utrymme mellan avsnitten, mer utrymme mellan avsnitt, mer utrymme mellan blocken, mer luft mellan sektionerna, mer luft mellan sektioner, mer luft mellan avsnitten, mer luft mellan avsnitt, mer luft mellan blocken, mer plats mellan sektionerna, mer plats mellan sektioner, mer plats mellan avsnitten, mer plats mellan avsnitt, mer plats mellan blocken, mer mellanrum mellan sektionerna, mer mellanrum mellan sektioner, mer mellanrum mellan avsnitten, mer mellanrum mellan avsnitt, mer mellanrum mellan blocken, mer avstånd mellan sektionerna, mer avstånd mellan sektioner, mer avstånd mellan avsnitten, mer avstånd mellan avsnitt, mer avstånd mellan blocken, mycket utrymme mellan sektionerna, mycket utrymme mellan sektioner, mycket utrymme mellan avsnitten, mycket utrymme mellan avsnitt, mycket utrymme mellan blocken, mycket luft mellan sektionerna, mycket luft mellan sektioner, mycket luft mellan avsnitten, mycket luft mellan avsnitt, mycket luft mellan blocken, mycket plats mellan sektionerna, mycket plats mellan sektioner, mycket plats mellan avsnitten, mycket plats mellan avsnitt, mycket plats mellan blocken, mycket mellanrum mellan sektionerna, mycket mellanrum mellan sektioner, mycket mellanrum mellan avsnitten, mycket mellanrum mellan avsnitt, mycket mellanrum mellan blocken, mycket avstånd mellan sektionerna, mycket avstånd mellan sektioner, mycket avstånd mellan avsnitten, mycket avstånd mellan avsnitt, mycket avstånd mellan blocken, större avstånd mellan sektionerna, större avstånd mellan sektioner, större avstånd mellan avsnitten, större avstånd mellan avsnitt, större avstånd mellan blocken, större mellanrum mellan sektionerna, större mellanrum mellan sektioner, större mellanrum mellan avsnitten, större mellanrum mellan avsnitt, större mellanrum mellan blocken, stora avstånd mellan sektionerna, stora avstånd mellan sektioner, stora avstånd mellan avsnitten, stora avstånd mellan avsnitt, stora avstånd mellan blocken, stora mellanrum mellan sektionerna, stora mellanrum mellan sektioner, stora mellanrum mellan avsnitten, stora mellanrum mellan avsnitt, stora mellanrum mellan blocken, stort avstånd mellan sektionerna, stort avstånd mellan sektioner, stort avstånd mellan avsnitten, stort avstånd mellan avsnitt, stort avstånd mellan blocken, stort mellanrum mellan sektionerna, stort mellanrum mellan sektioner, stort mellanrum mellan avsnitten, stort mellanrum mellan avsnitt, stort mellanrum mellan blocken
small gaps between the sections: mindre utrymme mellan sektionerna, mindre utrymme mellan sektioner, mindre utrymme mellan avsnitten, mindre utrymme mellan avsnitt, mindre utrymme mellan blocken, mindre luft mellan sektionerna, mindre luft mellan sektioner, mindre luft mellan avsnitten, mindre luft mellan avsnitt, mindre luft mellan blocken, mindre plats mellan sektionerna, mindre plats mellan sektioner, mindre plats mellan avsnitten, mindre plats mellan avsnitt, mindre plats mellan blocken, mindre mellanrum mellan sektionerna, mindre mellanrum mellan sektioner, mindre mellanrum mellan avsnitten, mindre mellanrum mellan avsnitt, mindre mellanrum mellan blocken, mindre avstånd mellan sektionerna, mindre avstånd mellan sektioner, mindre avstånd mellan avsnitten, mindre avstånd mellan avsnitt, mindre avstånd mellan blocken, lite utrymme mellan sektionerna, lite utrymme mellan sektioner, lite utrymme mellan avsnitten, lite utrymme mellan avsnitt, lite utrymme mellan blocken, lite luft mellan sektionerna, lite luft mellan sektioner, lite luft mellan avsnitten, lite luft mellan avsnitt, lite luft mellan blocken, lite plats mellan sektionerna, lite plats mellan sektioner, lite plats mellan avsnitten, lite plats mellan avsnitt, lite plats mellan blocken, lite mellanrum mellan sektionerna, lite mellanrum mellan sektioner, lite mellanrum mellan avsnitten, lite mellanrum mellan avsnitt, lite mellanrum mellan blocken, lite avstånd mellan sektionerna, lite avstånd mellan sektioner, lite avstånd mellan avsnitten, lite avstånd mellan avsnitt, lite avstånd mellan blocken, små avstånd mellan sektionerna, små avstånd mellan sektioner, små avstånd mellan avsnitten, små avstånd mellan avsnitt, små mellanrum mellan sektionerna, små mellanrum mellan sektioner, små mellanrum mellan avsnitten, små mellanrum mellan avsnitt
less shadows: mindre skugga, mindre skuggor, färre skugga, färre skuggor, lite skugga, lite skuggor, få skugga, få skuggor
automatic: automatisk*
only on hover: bara vid hovring, bara vid hover, bara vid muspekning, bara när man för musen över, bara när musen är över, bara när man hovrar, endast vid hovring, endast vid hover, endast vid muspekning, endast när man för musen över, endast när musen är över, endast när man hovrar, enbart vid hovring, enbart vid hover, enbart vid muspekning, enbart när man för musen över, enbart när musen är över, enbart när man hovrar
on hover: vid hovring, vid hover, när man hovrar
light headings: tunna rubriker, tunna rubrik, tunn rubriker, tunn rubrik, lätta rubriker, lätta rubrik, rubriker tunna
bold headlines: feta rubriker, feta rubrik, fet rubriker, fet rubrik, tjocka rubriker, tjocka rubrik, rubriker i fetstil, rubriker feta
bank switzerland: schweizisk bank, schweiziska banker
brand switzerland: schweiziska företag, schweiziskt företag, schweiziska märken, schweiziskt märke
chilean: chilensk*, från chile
colombian: colombia*
new zealand: nya zeeland
south african: sydafrika*
kenyan: kenya
egyptian: egypten*
latvian: lettland*
lithuanian: litauen*
hungarian: ungern, ungersk*
bulgarian: bulgarien*
thai: thailand*
vietnamese: vietnam*
indonesian: indonesien*
taiwanese: taiwan*
saudi: saudiarabien*
emirati: förenade arabemiraten
search engine: sökmotor*
online shop: nätbutik*
food delivery: matleverans*
tv channel: tv-kanal*
second hand cars: begagnade bilar
`;
