import type { Glossary } from './glossary.ts';

/** Czech words of design, people, trades, places and things; `*` stands for any ending. */
export const CZECH: Glossary = `
or: nebo, anebo
but: ale, avšak
dark: tmav*
light: světl*, světlo, světla
minimalist: minimalist*, střídm*
simple: jednoduch*, čist*
elegant: elegantní
luxury: luxus*
playful: hrav*, vesel*, zábavn*
colourful: barevn*, pestr*
calm: klidn*
warm: tepl*, útuln*, přátelsk*
bold: odvážn*, výrazn*
corporate: seriózní, profesionální, firemní
retro: retro*, nostalgick*
futuristic: futuristick*
brutalist: brutalis*
editorial: redakční
natural: přírodní, ekologick*
technical: technick*
dense: hust*, kompaktní
airy: vzdušn*, prostorn*
black: čern*
white: bíl*
red: červen*
blue: modr*
green: zelen*
yellow: žlut*
orange: oranžov*
pink: růžov*
purple: fialov*
monochrome: monochrom*, černobíl*
website: stránk*, web, webu
design: design*, vzhled
design system: designový systém, design systém
typography: typograf*, písm*
serif: patkov*, serif*, patkové*
rounded corners: zaoblen*, zaoblené rohy, kulaté rohy, zakulacen*
shadows: stín*
animations: animac*, pohyb*
photos: fotk*, fotografi*
illustrations: ilustrac*, kresb*, ilustr*
gradient: gradient*, přechod*
without: bez, ne, žádné, žádn*, nikdy, nic
bank: bank*, banka, banky, bank, bankám, bankami
insurance: pojišť*, pojiš*
airline: letec*, aerolinie*, aerolin*, letadl*, letišt*, leteck*
hotel: hotel*, penzion*, ubytov*
car: auto, auta, automobil*, aut*
newspaper: noviny, novin, zprávy, deník*
magazine: časopis*
shop: obchod*, eshop*, e-shop*, prodejn*
government: vlád*, úřad*, státní, ministerst*
health: zdrav*, nemocnic*, lékař*
education: škol*, vzděláv*
restaurant: restaurac*, kavárn*, hospod*
music: hudb*, hudeb*
games: hry, her, videoher*
fashion: mód*, oblečen*
travel: cestov*, dovolen*, cest*
railway: vlak*, železnic*, železni*, nádraží
developers: vývojář*, programátor*
designers: designér*, návrhář*
children: dět*, děti
young people: mlad*
artificial intelligence: umělá inteligence, ai, umělé inteligence
startup: startup*, start-up*
payments: platb*, platebn*
fintech: fintech*, finan*
software: softwar*, program*
security: bezpečnost*, bezpečnos*, soukromí
energy: energi*, elektřin*, solárn*
furniture: nábyt*
real estate: realit*, nemovitost*, nemovitos*
law firm: advokát*, právní*, právník*, notář*
museum: muze*, galeri*, muzeum, výstav*
sports: sport*
telecom: telekom*, operátor*
online marketplace: tržišt*, bazar*
messenger: komunikátor*
space: vesmír*, kosmick*
accessible: přístupn*, bezbariér*, handicapovan*
german: německ*
french: francouzsk*, francie, francii
italian: italsk*, itálie, itálii
british: britsk*, anglick*, velká británie, velké británie, velké británii, británi*, anglie, anglii, skotsk*, spojené království, spojeného království
american: americk*, spojené státy, spojených států, spojených státech, amerika, ameriky, americe
japanese: japonsk*
chinese: čínsk*, čína, číny, číně, čínu
korean: korejsk*, korea, koreje, koreji, jižní korea, jižní koreje, jihokorejsk*
swedish: švédsk*
norwegian: norsk*
scandinavian: skandinávsk*, seversk*
swiss: švýcarsk*, švýcar*
dutch: nizozem*, holandsk*, holand*
spanish: španělsk*
brazilian: brazilsk*, brazíli*
polish company: polsk*
czech: česk*, české republik*, česká republika
turkish: tureck*
russian: rusk*
portuguese: portugalsk*
canadian: kanadsk*, kanad*
modern: moderní
cute: roztomil*
friendly: přívětiv*
serious: vážn*, seriózn*
cool: cool, moderní a stylov*
loud: hlučn*, křiklav*, hlasit*
traditional: tradičn*
cheap: levn*
elderly: senior*, důchodc*, babičk*, starší*, starší lidé, starší lidi, dědeč*
women: žen*, žen, ženy, žena
students: student*, žák*
electric car: elektromobil*, elektrick*
app: aplikac*
coffee: káv*
wine: vín*, vinařstv*
artists: umělc*
photography: fotograf*, snímk*
architect: architekt*
social network: sociální síť, sociální sítě
video: video*
blog: blog*
handmade: ručně*, řemesl*, ručně vyráběn*, ruční*
doctor: doktor*
families: rodin*
startup founders: zakladatel*, podnikatel*
teenagers: teenager*, mládež*
bakery: pekár*, pekařstv*, cukrárn*, pekárn*
classic: klasick*
easy: snadn*
old web: starý web
company website: firm*, firemn*
grey: šed*
brown: hněd*
beige: béžov*
cream: krém*
gold: zlat*
silver: stříbr*
navy: tmavě modr*, námořnick*
turquoise: tyrkys*
teal: modrozelen*
burgundy: vínov*, bordó
pastel: pastel*
neon: neon*
muted: tlumen*, utlumen*
bold colours: výrazné barvy, syté barvy
colours: barva, barvy, barev, barvami, barvu
one accent colour: jedna barva, jedinou barvou
warm colours: teplé barvy, teplých barvách
earth tones: zemité barvy, zemit*
high contrast: vysoký kontrast, kontrastn*, vysoký kontrastem, vysoký kontrasty, silný kontrast, silný kontrastem, silný kontrasty, velký kontrast, velký kontrastem, velký kontrasty, vysokým kontrast, vysokým kontrastem, vysokým kontrasty, silným kontrast, silným kontrastem, silným kontrasty, velkým kontrast, velkým kontrastem, velkým kontrasty, vysoké kontrast, vysoké kontrastem, vysoké kontrasty, silné kontrast, silné kontrastem, silné kontrasty, více kontrastu, hodně kontrastu, kontrast vysoký, kontrast silný
black background: černé pozadí, černém pozadí
white background: bílé pozadí, bílém pozadí
background: pozadí*
dark mode: tmavý režim, tmavý motiv, tmavého režimu, tmavém režimu, noční režim, tmavé téma
bright: zářiv*
glow: záře*
all caps: verzálk*, velká písmena, velkými písmeny
spaced capitals: prostrkané verzálky
letterspaced: prostrkan*
letters: písmen*
typeface: font*
sans serif: bezpatkov*
no serifs: žádné patky
bold type: tučn*
light type: tenké písmo
big type: velká typografie, velké nadpisy, obří písmo
small text: malé písmo, drobný text
monospace: neproporcionál*, monospac*
handwritten: rukopis*, psané rukou
headlines: nadpis*, titulk*
text: text, textu, texty, textů
columns: sloupec, sloupc*
single column: jeden sloupec, v jednom sloupci
three columns: tři sloupce
cards: karty, kartičk*, dlaždic*
grid: mřížk*, rastr*
strict grid: přísná mřížka
white space: prázdný prostor, hodně prostoru, bílé místo
edges: okraj*, hran*
square corners: ostré rohy, hranat*, pravé úhly
round: kulat*
circles: kruh*, kroužk*
hairlines: linky, čáry, čára, tenké linky, tenké čáry
borders: rámeč*, orámován*
thick borders: tlusté čáry, silné linky
tables: tabulk*
lists: seznam*
centred: vycentrovan*, na střed
symmetrical: symetrick*
asymmetric: asymetrick*
sidebar: postranní panel
full screen photography: přes celou obrazovku, celá obrazovka, na celou obrazovku
one product per screen: jeden produkt na obrazovku
buttons: tlačít*
big buttons: velká tlačítka
links: odkaz*
menu: menu, nabídk*
dividers: oddělovac*
pixel: pixelov*
tidy: pořádek
clean: přehledn*
cluttered: přeplácan*, přeplněn*
flat: ploch*
texture: textur*
pattern: vzor, vzory
glass: sklo, skleněn*
transparent: průhledn*, průsvitn*
big photos: velké fotky, velké fotografie
pictures: obrázk*, obraz, obrazy
no pictures: bez obrázků
no photos: bez fotek, bez fotografií
smiling people: usmívající se lidé, usměv*, usmívaj*
faces: obličej*, tvář*
portraits: portrét*
product photos: fotky produktů, produktové fotky
drawings: kreslen*
comic: komiks*
icons: ikon*
emoji: emotikon*
mascots: maskot*
charts: graf, grafy, grafů
map: mapa, mapy
no animation: nic se nehýbe, bez animací, statick*
slow: pomal*
fast paced: rychl*
dynamic: dynamick*, energick*
moving images: video na pozadí
strict: přísn*, strikt*
clever: chytr*, inteligent*
witty: vtipn*, ironick*, posměšn*
cheeky: drz*, drzý
cold: studen*, chladn*
cheerful: radostn*
happy: šťastn*
gloomy: smutn*, melanchol*
quiet: tich*
trustworthy: důvěryhodn*, spolehliv*, důvěr*
honest: poctiv*, upřímn*
humble: skromn*, pokorn*
boring: nudn*
exciting: vzrušuj*, napínav*
mysterious: tajemn*, záhadn*
dreamy: snov*, zasněn*
romantic: romantick*
intimate: intimn*, komorn*
human: lidsk*
caring: pečliv*, laskav*, starostliv*
soft: měkk*, jemn*
raw: syrov*, drsn*
rough: hrub*
industrial: průmyslov*
precise: přesn*
chaotic: chaotick*, divok*
provocative: provokativ*
rebellious: rebelsk*, vzpurn*
expensive: drah*
refined: vznešen*, důstojn*
tasteful: vkusn*, stylov*
chic: šik, šikovn*
sober: střízliv*
understated: decentn*, nenápadn*
powerful: siln*, mocn*
confident: sebevědom*
aggressive: agresivn*
dramatic: dramatick*, divadeln*
cinematic: filmov*
weird: divn*, podivn*
experimental: experimentáln*
innovative: inovativn*
fresh: svěž*
timeless: nadčasov*
professional: profesionáln*
polished: vybroušen*, uhlazen*
approachable: vstřícn*
sincere: srdečn*
relaxed: uvolněn*, pohodov*
formal: formáln*, oficiáln*
emotional: emotivn*, emoční*
sexy: smysln*
feminine: žensk*
masculine: mužsk*
childlike: dětinsk*, dětsk*
parents: rodič*, maminky, tatínk*
tired: unaven*
baby: miminko, miminka
blind: nevidom*, slabozrak*
users: uživatel*
people: lidé, lidi
men: mužů, muži
teachers: učitel*
nurses: zdravotní sest*, sestřič*
patients: pacient*
dentist: zubař*, zubní*
therapist: terapeut*, psycholo*
engineers: inženýr*
accountants: účetní*
accounting: účetnictv*
invoices: faktur*
taxes: daň, daně, daní
employees: zaměstnan*
office workers: kancelář*
executives: manažer*, ředitel*
investors: investor*
self-employed: živnostní*, osvč
craftsmen: truhlář*
farmers: farmář*, zeměděl*, statk*
gamers: hráč*, hráčů
musicians: hudebník*
writers: spisovatel*, autor*
readers: čtenář*
scientists: věd*, vědc*
tourists: turist*, cestovatel*
commuters: dojíždějíc*
beginners: začátečník*
experts: expert*, odborní*
collectors: sběratel*
customers: zákazník*
citizens: občan*
neighbours: soused*
dog owners: psi, pes, psů, mazlíč*
runners: běžc*
café: káva, kávy
tea: čaj, čaje, čajovn*
recipes: vaření, recept*
food: jídlo, jídla, potravin*
brewery: pivovar*, pivo, piva
chocolate: čokolád*
supermarket: supermarket*
bookshop: knihkup*, kniha, knihy, knih
library: knihovn*
publisher: nakladatel*
florist: květin*
hairdresser: kadeřn*
cosmetics: kosmetik*, krás*
jewellery: šperk*, klenot*
watches: hodink*, hodinář*
home: domov*, bydlení, interiér*
garden: zahrad*, rostlin*
savings: spoření, úspor*
pharmacy: lékárn*
kindergarten: školk*, mateřsk*
course: kurz*, výuk*
art: umění, umělec*
theatre: divadl*, oper*
cinema: kino, kina, film*
festival: festival*, koncert*
radio: rádi*, rozhlas*
podcast: podcast*
news: zpráv*, zpravodaj*
encyclopedia: encyklop*, slovník*
timetable: jízdní řád*, odjezd*
public transport: veřejná doprava, mhd, metro, tramvaj*
government form: formulář*
police: polici*
construction company: stavebn*, stavb*
factory: továrn*, dílna, dílny
logistics: logisti*, pošt*, doprav*
bicycle: kolo, kola, jízdní kol*
motorbike: motork*
football club: fotbal*
gym: posilovn*, fitness*
yoga: jóg*, meditac*
charity: nadac*, charit*, neziskov*
church: kostel*, círk*
wedding: svatb*, svatebn*
documentation: dokumentac*, příručk*, návod*
portfolio: portfoli*
landing page: úvodní stránk*
dashboard: nástěnk*
data: data, dat
small business: malá firma, malé firmy, malých firem
company: společnos*
brand: značk*
agency: agentur*
game: hra
toys: hračk*
shoes: bot, boty
phone: telefon*, mobil*
paper: papír*
wood: dřev*, dřevo
stone: kámen, kamen*
marble: mramor*
concrete: beton*
steel: ocel*, kov, kovov*
leather: kůže, kožen*
linen: len, lněn*, látk*
ceramics: keramik*, hrnčíř*
notebook: sešit*, zápisník*
letter paper: dopis*
poster: plakát*
stamp: razítk*, známk*
print: tištěn*, tisk
nature: přírod*, les, lesa
sea: moře, mořsk*, pláž*
mountains: hory, hor, horsk*
night: noc, noční*, noci
sunny: slunc*, slunečn*, léto, letn*
winter: zim*, sníh, sněh*
autumn: podzim*
old fashioned: star*, starý
vintage: staromódn*, vintage
new: nov*
medieval: středověk*
soviet: sovětsk*
art deco: art deco
bauhaus: bauhaus*
tradition: tradic*
austrian: rakous*
danish: dánsk*
finnish: finsk*
belgian: belgick*, belgi*
irish: irsk*
greek: řeck*
indian: indick*, v indii, z indie, indii
australian: australsk*, austráli*
mexican: mexick*, mexik*
ukrainian: ukrajinsk*, ukrajin*
european: evropsk*
asian: asijsk*
big: velk*, obrovsk*
small: mal*, malý, drobn*
wide: širok*
narrow: úzk*
thick: tlust*
thin: tenk*
square: čtver*
almost empty: prázdn*
price: cen, cena, ceny
discount: slev*, akce
plain language: srozumitelný jazyk, jednoduchý jazyk
practical: užitečn*, praktick*, funkčn*
beautiful: krásn*, hezk*
ugly design: ošklív*
magical: kouzeln*, pohádk*
storytelling: příběh*
scholarly: akademick*, učen*
literary: literárn*, poezi*
poetic: poetick*
ecological: udržiteln*
geometric: geometrick*
diagonal: šikm*
blueprint: technický výkres, výkres*
typewriter: psací stroj*
terminal: terminál*
no: nic z, ani
not too: ne příliš, ne moc
instead of: místo
anything but: cokoli jen ne, hlavně ne
less: méně
like: jako, ve stylu
alternative to: alternativa k, alternativa ke, alternativy k, náhrada za
readable: čiteln*
hard to read: nečiteln*
-: trochu, velmi, mi, mě, chci, hledám, něco, potřebuji, má, mít, každ*, aby, u, ve, ze, bych, jen, taky, kde, než, dost, byl, mám, můj, moje, jednom, pod, nad, a, i, spíš, spíše, raději
where is: kde je
how to: jak udělat, jak uvařit
how much is: kolik stojí
today: dnes
fix: opravit, rozbit*, ukrad*
cryptocurrency: krypto*
weather: počasí*
opening hours: otevírací doba
what time is it: kolik je hodin, v kolik
hello: dobrý den, dobré ráno, ahoj
thank you: děkuji, díky
how are you: jak se máš, jak se máte
who are you: kdo jsi
how long: jak dlouho
why is: proč
how do i: jak vyměnit
when is: kdy je
who won: kdo vyhrál
tomorrow: zítra
weather forecast: předpověď počasí
recipe: recept na
boil an egg: uvařit vejce, vejce
soup: polévka
pasta: rýže, brambor*, guláš
pancakes: palačink*
headache: bolest hlavy, bolest zad
fever symptoms: horečka, kašel
near me: v okolí, poblíž
my dog: můj pes, moje kočka
tyre: pneumatik*
passport: cestovní pas
lottery numbers: sportka
song lyrics: text písně
capital of: hlavní město
resignation letter: výpověď
income tax deadline: daňové přiznání
stain: skvrna, skvrny
emergency dentist: pohotovost
phone number: telefonní číslo
jokes: vtipy
translate into english: přelož
printer does not work: nefunguje
divorce: rozvod*
salary: mzda, platy
accent: akcent*
switzerland: švýcarsko, švýcarska, švýcarsku
singaporean: singapur*
romanian: rumunsk*
nigeria: nigéri*, nigerijsk*
maltese: malty, maltě, maltsk*, malta
israel: izrael*
estonia: estonsk*
argentina: argentin*
armenian: arménsk*, arméni*
poland: polsko, polska, polsku
short texts: krátké texty, krátké text, krátké textů, krátký texty, krátký text, krátký textů, krátkých texty, krátkých text, krátkých textů, krátkými texty, krátkými text, krátkými textů, stručné texty, stručné text, stručné textů, málo textu, méně textu
long texts: dlouhé texty, dlouhé text, dlouhé textů, dlouhý texty, dlouhý text, dlouhý textů, dlouhých texty, dlouhých text, dlouhých textů, dlouhými texty, dlouhými text, dlouhými textů, hodně textu, více textu
contrast: kontrast, kontrastu, kontrastem, kontrasty
low contrast: nízký kontrast, nízký kontrastem, nízký kontrasty, slabý kontrast, slabý kontrastem, slabý kontrasty, malý kontrast, malý kontrastem, malý kontrasty, jemný kontrast, jemný kontrastem, jemný kontrasty, nízkým kontrast, nízkým kontrastem, nízkým kontrasty, slabým kontrast, slabým kontrastem, slabým kontrasty, malým kontrast, malým kontrastem, malým kontrasty, nízké kontrast, nízké kontrastem, nízké kontrasty, slabé kontrast, slabé kontrastem, slabé kontrasty, méně kontrastu, málo kontrastu, kontrast nízký, kontrast slabý
more distance between the sections: více místa mezi sekcemi, více místa mezi oddíly, více místa mezi bloky, více prostoru mezi sekcemi, více prostoru mezi oddíly, více prostoru mezi bloky, více vzduchu mezi sekcemi, více vzduchu mezi oddíly, více vzduchu mezi bloky, hodně místa mezi sekcemi, hodně místa mezi oddíly, hodně místa mezi bloky, hodně prostoru mezi sekcemi, hodně prostoru mezi oddíly, hodně prostoru mezi bloky, hodně vzduchu mezi sekcemi, hodně vzduchu mezi oddíly, hodně vzduchu mezi bloky, větší mezery mezi sekcemi, větší mezery mezi oddíly, větší mezery mezi bloky, větší odstupy mezi sekcemi, větší odstupy mezi oddíly, větší odstupy mezi bloky, větší rozestupy mezi sekcemi, větší rozestupy mezi oddíly, větší rozestupy mezi bloky, velké mezery mezi sekcemi, velké mezery mezi oddíly, velké mezery mezi bloky, velké odstupy mezi sekcemi, velké odstupy mezi oddíly, velké odstupy mezi bloky, velké rozestupy mezi sekcemi, velké rozestupy mezi oddíly, velké rozestupy mezi bloky
small gaps between the sections: méně místa mezi sekcemi, méně místa mezi oddíly, méně místa mezi bloky, méně prostoru mezi sekcemi, méně prostoru mezi oddíly, méně prostoru mezi bloky, méně vzduchu mezi sekcemi, méně vzduchu mezi oddíly, méně vzduchu mezi bloky, málo místa mezi sekcemi, málo místa mezi oddíly, málo místa mezi bloky, málo prostoru mezi sekcemi, málo prostoru mezi oddíly, málo prostoru mezi bloky, málo vzduchu mezi sekcemi, málo vzduchu mezi oddíly, málo vzduchu mezi bloky, menší mezery mezi sekcemi, menší mezery mezi oddíly, menší mezery mezi bloky, menší odstupy mezi sekcemi, menší odstupy mezi oddíly, menší odstupy mezi bloky, menší rozestupy mezi sekcemi, menší rozestupy mezi oddíly, menší rozestupy mezi bloky, malé mezery mezi sekcemi, malé mezery mezi oddíly, malé mezery mezi bloky, malé odstupy mezi sekcemi, malé odstupy mezi oddíly, malé odstupy mezi bloky, malé rozestupy mezi sekcemi, malé rozestupy mezi oddíly, malé rozestupy mezi bloky
less shadows: méně stínů, méně stínu, málo stínů, málo stínu
automatic: automatick*, automaticky
only on hover: jen při najetí, jen při najetí myší, jen při najetí myši, jen při najetí kurzorem, jen po najetí, jen po najetí myší, jen po najetí myši, jen po najetí kurzorem, pouze při najetí, pouze při najetí myší, pouze při najetí myši, pouze při najetí kurzorem, pouze po najetí, pouze po najetí myší, pouze po najetí myši, pouze po najetí kurzorem, jenom při najetí, jenom při najetí myší, jenom při najetí myši, jenom při najetí kurzorem, jenom po najetí, jenom po najetí myší, jenom po najetí myši, jenom po najetí kurzorem
on hover: při najetí, při najetí myší, při najetí myši, při najetí kurzorem, po najetí, po najetí myší, po najetí myši, po najetí kurzorem
light headings: tenké nadpisy, tenké titulky, tenkými nadpisy, tenkými titulky, lehké nadpisy, lehké titulky, nadpisy tenké, nadpisy lehké
bold headlines: tučné nadpisy, tučné titulky, tučnými nadpisy, tučnými titulky, tlusté nadpisy, tlusté titulky, nadpisy tučné, nadpisy tlusté
university: univerzit*, vysoká škola, vysoké školy, vysokých škol, vysoké škole
bank switzerland: švýcarské banky, švýcarská banka, švýcarských bank
brand switzerland: švýcarské firmy, švýcarská firma, švýcarské značky, švýcarská značka
chilean: chilsk*, z chile, v chile
colombian: kolumbi*
new zealand: nový zéland, nového zélandu
south african: jižní afrika, jižní afriky
kenyan: keňa
egyptian: egypt
latvian: lotyšsk*
lithuanian: litva, litvy, litvě, litevsk*
icelandic: islandsk*, z islandu, na islandu
hungarian: maďarsk*
bulgarian: bulharsk*
thai: thajsko, thajska, thajsku, thajsk*
vietnamese: vietnam*
indonesian: indonési*
taiwanese: tchaj-wan*
saudi: saúdská arábie, saúdské arábie, saúdsk*
emirati: spojené arabské emiráty
search engine: vyhledávač*
food delivery: rozvoz jídla
television: televiz*
second hand cars: ojetá auta, ojeté vozy
`;
