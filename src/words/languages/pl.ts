import type { Glossary } from './glossary.ts';

/** Polish words of design, people, trades, places and things; `*` stands for any ending. */
export const POLISH: Glossary = `
or: lub, albo
but: ale, lecz
dark: ciemn*
light: jasn*, światło, światła
minimalist: minimalist*, oszczędn*
simple: prost*, czyst*
elegant: elegancki*
luxury: luksus*
playful: zabawn*, wesoł*, radosn*
colourful: kolorow*, barwn*
calm: spokojn*
warm: ciepł*, przytuln*, przyjazn*
bold: odważn*, mocn*, śmiał*
corporate: poważn*, profesjonaln*, korporacyjn*
retro: retro*, nostalgiczn*
futuristic: futurystyczn*
brutalist: brutalis*, brutalizm*
editorial: redakcyjn*
natural: naturaln*, ekologiczn*
technical: techniczn*
dense: gęst*
airy: przestronn*, dużo światła
black: czarn*
white: biał*
red: czerwon*
blue: niebiesk*, błękitn*
green: zielon*
yellow: żółt*
orange: pomarańczow*
pink: różow*
purple: fioletow*
monochrome: monochromatyczn*, czarno-biał*
website: strona, strony, stronę, witryn*, stron*
design: projekt*, wygląd*
design system: system projektowy, system designu
typography: typograf*, czcionk*
serif: szeryf*
rounded corners: zaokrąglon*, zaokrąglone rogi, zaokrąglonych rog*, zaokrąglonymi rogami, okrągłe rogi, okrągłych rog*, okrągłymi rogami, zaokrągleń
shadows: cien, cieni, cienie, cieniami
animations: animacj*, animac*, ruch
photos: zdjęci*, zdjęć, fotografi*
illustrations: ilustracj*, rysunk*, ilustr*
gradient: gradient*
without: nie chcę żeby, nie chcę aby, nie chcemy żeby, nie chcemy aby, nigdy, bez, nie, żadnych, żadn*
bank: bank*
insurance: ubezpieczen*, ubezpiecz*
airline: lotnicz*, lot*, linie lotnicze, lotnic*, lotnisk*, samolot*
hotel: hotel*, pensjonat*, nocleg*
car: samoch*, auto, auta, samochod*, samochód, aut
newspaper: gazet*, wiadomości, dziennik*, pras*
magazine: magazyn*, czasopism*
shop: sklep*
government: rząd*, urzęd*, urząd*, rząd, rządow*, urząd, ministerst*
health: zdrow*, szpital*, lekarz*
education: szkoł*, uniwersytet*, edukac*
restaurant: restaurac*, kawiarn*, knajp*
coffee: kaw*
music: muzyk*, muzycz*
games: gry, gier, grami
fashion: moda, mody, modow*, odzież*, mod*, ubra*
travel: podróż*, turyst*, wakacj*
railway: kolej*, pociąg*, dworzec
developers: programist*, deweloper*
designers: projektant*, projektan*, grafik*
children: dzieci*, dla dzieci, dziecko
young people: młodzież*, młodych, młodzi
artificial intelligence: sztuczna inteligencja, ai, sztucznej inteligencji, si
startup: startup*, start-up*
payments: płatno*, płatnicz*
fintech: fintech*, finans*
software: oprogramowan*, program*
security: bezpieczeństw*, bezpieczeńs*, prywatno*
energy: energi*, energetyczn*, prąd, elektrow*
furniture: mebl*
real estate: nieruchomoś*, nieruchom*, mieszkani*
law firm: prawn*, kancelari*, adwokat*, prawnik*, prawnic*, notariusz*
museum: muze*, galeri*, wystaw*
sports: sport*
telecom: telekom*
online marketplace: targ*, giełd*
messenger: komunikator*
space: kosmiczn*, kosmos*, kosm*
accessible: dostępn*, czyteln*, dostępnoś*, niepełnospraw*
german: niemieck*, niemiec
french: francusk*
italian: włosk*
british: brytyjsk*, angielsk*
american: amerykańsk*
japanese: japońsk*, japoni*
chinese: chińsk*
korean: koreańsk*
swedish: szwedzk*
norwegian: norwesk*
scandinavian: skandynawsk*, nordyck*
swiss: szwajcarsk*, szwajcar*
dutch: holendersk*, niderlandzk*
spanish: hiszpańsk*
brazilian: brazylijsk*
polish company: polsk*
czech: czesk*
turkish: tureck*
russian: rosyjsk*
portuguese: portugalsk*
canadian: kanadyjsk*
modern: nowoczesn*
cute: urocz*, słodk*
friendly: sympatyczn*
cool: fajn*, modn*
loud: głośn*, krzykliw*
traditional: tradycyjn*
cheap: tani*, niedrog*, tan*, taniej
elderly: seniorów, seniorzy, senior*, emeryt*, starsz*, babci*, osoby starsze, osób starszych, dziadk*
women: kobiet*
students: student*, uczni*
electric car: samochód elektryczny, samochody elektryczne, elektryczn*
app: aplikacj*, apk*
wine: win*
artists: artyst*
photography: fotograf*, fotk*
architect: architekt*
social network: sieć społecznościowa, media społecznościowe
video: wideo, film*
blog: blog*
handmade: ręcznie robion*, rękodzieł*
families: rodzin*
startup founders: założyciel*, przedsiębiorc*
teenagers: nastolat*
bakery: piekarni*, piekar*, cukier*, piekarn*
classic: klasyczn*
easy: łatw*
old web: stary internet
company website: firm*, firmow*
grey: szar*, szary
brown: brązow*
beige: beż*
cream: krem, kremow*
gold: złot*
silver: srebr*
navy: granat*
turquoise: turkus*
teal: morski*
burgundy: bordow*
pastel: pastel*
neon: neon*
muted: stonowan*, przygaszon*
bold colours: żywe kolory, intensywne kolory
colours: kolor*
one accent colour: jeden kolor, jednym kolorem, kolor akcentu
warm colours: ciepłe kolory, ciepłych kolorach
earth tones: kolory ziemi, barwy ziemi
high contrast: wysoki kontrast, wysokim kontraście, duży kontrast, kontrastow*
black background: czarne tło, czarnym tle
white background: białe tło, białym tle
background: tło, tła, tle, tłem
dark mode: tryb ciemny
glow: blask*, poświat*
all caps: wielkie litery, wielkimi literami, wersaliki
spaced capitals: rozstrzelone wersaliki
letterspaced: rozstrzelon*
letters: liter, litery, literami, liternictw*
typeface: krój pisma, kroje pisma
sans serif: bezszeryf*
no serifs: żadnych szeryfów, bez szeryfów
bold type: pogrubion*
light type: cienkie litery, cienka czcionka, cienkim pismem
big type: wielkie litery na ekranie, duże litery, dużymi literami, duże nagłówki, wielkie nagłówki, duża typografia
small text: mały tekst, małe litery, drobny tekst, drobnym drukiem
monospace: stała szerokość, o stałej szerokości
handwritten: odręczn*, pismo ręczne
headlines: nagłów*
text: tekst, tekstu, tekstem, teksty
columns: kolumn*, szpalt*
single column: jedna kolumna, jednej kolumnie, jedna szpalta
three columns: trzy kolumny, w trzech kolumnach
cards: karty, kafelki, kafelk*
grid: siatk*
strict grid: ścisła siatka, sztywna siatka
white space: biała przestrzeń, dużo przestrzeni, dużo bieli
edges: krawędz*
square corners: ostre rogi, ostre krawędzie, proste kąty, kanciast*
round: okrągł*
circles: koła, kółka, okręgi
hairlines: linie, linia, liniami, linii, cienkie linie, cienkimi liniami
borders: ramk*, obramowan*
thick borders: grube linie, grube ramki
tables: tabel, tabele, tabela, tabelk*
lists: lista, listy, list
centred: wyśrodkowan*
symmetrical: symetrycz*
asymmetric: asymetrycz*
sidebar: pasek boczny
full screen photography: pełny ekran, pełnym ekranie, na cały ekran
one product per screen: jeden produkt na ekran
buttons: przycisk*
big buttons: duże przyciski, dużymi przyciskami
links: linki, odnośniki
menu: menu
dividers: linie oddzielające
pixel: piksel*
tidy: porządek
clean: uporządkowan*, przejrzyst*
cluttered: przeładowan*, zagracon*
flat: płask*
texture: faktur*, tekstur*
pattern: wzór, wzory, deseń
glass: szkło, szklan*
transparent: przezroczyst*
big photos: duże zdjęcia, wielkie zdjęcia
pictures: obraz, obrazy, obrazk*, obrazów
no pictures: bez obrazków
no photos: bez zdjęć, żadnych zdjęć
smiling people: uśmiechnięci ludzie, uśmiechniętych ludzi, uśmiechnięt*
faces: twarz, twarze, twarzy
portraits: portret*
product photos: zdjęcia produktów
black and white photography: czarno-białe zdjęcia
drawings: rysunek
comic: komiks*
icons: ikon*
emoji: emotik*
mascots: maskotk*
charts: wykres*
map: mapa, mapy, map
no animation: nic się nie rusza, bez animacji, statyczn*
slow: powoln*, wolny
fast paced: szybk*
dynamic: dynamiczn*, energiczn*
moving images: ruchome obrazy, film w tle
strict: surow*, ścisł*, rygoryst*
clever: mądr*, bystr*, sprytn*, inteligentn*
witty: dowcipn*, ironiczn*, kpiarsk*
cheeky: bezczeln*, zadziorn*
cold: zimn*, chłodn*
cheerful: pogodn*
happy: szczęśliw*
gloomy: smutn*, melanchol*
quiet: cich*
trustworthy: zaufani*, wiarygodn*
honest: uczciw*, szczer*
humble: skromn*
boring: nudn*
exciting: ekscytuj*
mysterious: tajemnicz*
dreamy: marzyciel*, oniryczn*
romantic: romantyczn*
intimate: intymn*, kameraln*
human: ludzk*
caring: troskliw*, opiekuńcz*
soft: miękk*, delikatn*, łagodn*
raw: szorstk*
rough: chropowat*
industrial: przemysłow*
precise: precyzyjn*, dokładn*
chaotic: chaotyczn*, szalon*
provocative: prowokac*, prowokuj*
rebellious: buntownicz*
expensive: drog*
refined: szlachetn*, dostojn*
tasteful: gustown*, wysmakowan*, stylow*
chic: szykown*
understated: dyskretn*, subteln*
powerful: potężn*, siln*
confident: pewny siebie, pewna siebie
aggressive: agresywn*
dramatic: dramatyczn*, teatraln*
cinematic: filmow*, kinow*
weird: dziwn*, dziwaczn*
experimental: eksperymentaln*
innovative: innowacyjn*
fresh: śwież*
young: młod*
timeless: ponadczasow*
polished: dopracowan*, wypolerowan*
approachable: przystępn*
sincere: serdeczn*
relaxed: wyluzowan*, zrelaksowan*
formal: formaln*, oficjaln*
emotional: emocjonaln*
sexy: zmysłow*, seksown*
feminine: kobiec*
masculine: męsk*
childlike: dziecinn*
parents: rodzic*, mamy, ojców
tired: zmęczon*, zmęczen*
baby: niemowl*, bobas*
blind: niewidom*, niedowidząc*
users: użytkownik*
people: ludzi*, osób, osoby
men: mężczyzn*
teachers: nauczyciel*
nurses: pielęgniar*
patients: pacjent*
doctor: lekark*, doktor*
dentist: dentyst*, stomatolog*
therapist: terapeut*, psycholo*
engineers: inżynier*
accountants: księgow*
accounting: księgowoś*, rachunkow*
taxes: podatk*, podatek
employees: pracowni*
office workers: biur*
executives: menedżer*, kierownictw*, prezes*
investors: inwestor*
self-employed: freelancer*, samozatrudnion*
craftsmen: rzemieśl*, stolarz*
farmers: rolnik*, rolnictw*, gospodarstw*
gamers: gracz*
writers: pisarz*, autor*
readers: czytelni*
scientists: naukow*, badacz*
tourists: podróżn*
commuters: dojeżdżając*
beginners: początkując*
experts: ekspert*, specjalist*
collectors: kolekcjoner*
customers: klient*
citizens: obywatel*, mieszkańc*
neighbours: sąsiad*
dog owners: psy, psów, pies, zwierząt domow*
runners: biegacz*
café: kawiar*, kawa, kawy
tea: herbat*
recipes: gotowan*, przepis*
food: jedzeni*, żywnoś*
brewery: browar*, piwo, piwa
chocolate: czekolad*
supermarket: supermarket*
bookshop: księgar*, książk*, książek
library: bibliote*
publisher: wydawnic*
florist: kwiaciarn*, kwiat*
hairdresser: fryzjer*
cosmetics: kosmetyk*, uroda
jewellery: biżuteri*, jubiler*
watches: zegark*, zegarmistrz*
home: dom, domu, domow*, wnętrz*
garden: ogród, ogrod*, roślin*
savings: oszczędnośc*
pharmacy: aptek*
school: liceum
university: uniwersyte*, uczelni*
kindergarten: przedszkol*
course: kurs*, lekcj*
art: sztuk*
theatre: teatr*, oper*
cinema: kino, kina, kinie
festival: festiwal*, koncert*
radio: radio, radiow*
podcast: podcast*
news: wiadomośc*, aktualnośc*
encyclopedia: encyklop*, słownik*
timetable: rozkład jazdy, rozkładu jazdy, odjazd*
public transport: transport publiczny, komunikacja miejska, metro, tramwaj*
government form: formularz*, wniosk*
police: policj*
construction company: budowlan*, budow*
factory: fabryk*, warsztat*
logistics: logisty*, kurier*, poczt*
bicycle: rower*
motorbike: motocykl*
football club: klub piłkarski
gym: siłowni*, fitness*
yoga: jog*, medytac*
charity: fundacj*, charytat*, dobroczyn*
church: kości*
wedding: ślub*, wesel*
documentation: dokumentac*, instrukcj*
portfolio: portfolio*
landing page: strona główna, strona docelowa
dashboard: pulpit*, panel sterowania, kokpit
data: dane, danych
small business: mała firma, małe firmy, małych firm
company: przedsiębior*
brand: mark*
agency: agencj*
game: gra
toys: zabaw*
shoes: but, buty, butów
phone: telefon*, komórk*
paper: papier*
wood: drewn*, drewnian*
stone: kamien*, kamień
marble: marmur*
concrete: beton*
steel: stal, stalow*, metal*
leather: skór*
linen: len, lnian*, tkanin*
ceramics: cerami*, garncar*
notebook: zeszyt*, notes, notatnik*
letter paper: listu
poster: plakat*
stamp: znaczek, znaczk*, pieczę*
print: drukowan*, druk
nature: natur*, przyrod*, las, lasu
sea: morz*, plaż*
mountains: góry, gór, górsk*
night: noc, noc*
sunny: słońc*, słoneczn*, lato, letni*
winter: zim*, śnieg*
autumn: jesie*
old fashioned: star*, stary
vintage: staromodn*, vintage
new: now*
medieval: średniowiecz*
soviet: sowieck*, prl
art deco: art déco
bauhaus: bauhaus*
tradition: tradycj*
austrian: austriack*
danish: duńsk*, dani*
finnish: fińsk*
belgian: belgijsk*
irish: irlandzk*
greek: greck*
indian: indyjsk*
australian: australij*
mexican: meksyka*
ukrainian: ukraińsk*
european: europejsk*
asian: azjatyck*
big: duż*, wielk*, ogromn*
small: mał*, malutk*, drobn*
wide: szerok*
narrow: wąsk*
thick: grub*
fine lines: cienk*
square: kwadrat*
almost empty: pust*
price: cen, cena, ceny
discount: rabat*, promocj*, przecen*
plain language: prosty język, prostym językiem
practical: użyteczn*, praktyczn*, funkcjonaln*
beautiful: piękn*, ładn*
ugly design: brzydk*
magical: magiczn*, bajk*
storytelling: opowieś*, narracyjn*
scholarly: akademick*, erudycyjn*
literary: literack*, poezj*
poetic: poetyck*
ecological: zrównoważon*
geometric: geometryczn*
diagonal: ukośn*, skośn*
blueprint: rysunek techniczn*, schemat*
typewriter: maszyna do pisania
terminal: wiersz poleceń, terminal*
no: nic z, ani
not too: nie za, nie zbyt, nie tak
instead of: zamiast
anything but: wszystko tylko nie, byle nie
less: mniej
like: jak, w stylu
hard to read: nieczyteln*
not like: nie jak
look: wyglądać, wygląda, wyglądało, wyglądała, wyglądał, wyglądały
look like: przypominać, przypominało, przypomina, przypominała
-: trochę, bardzo, mi, mnie, chcę, szukam, coś, potrzebuję, ma, mieć, dużo, każd*, który, żeby, aby, przy, nad, pod, w, ze, u, tylko, także, więc, gdzie, są, dość, był, było, mój, moja, raczej, powinno, powinna, powinien, powinny, chcemy, może
where is: gdzie jest
how to: jak zrobić
how much is: ile kosztuje
today: dzisiaj, dziś
weather: pogod*
opening hours: godziny otwarcia
what time is it: która godzina, o której
hello: dzień dobry, cześć, dobry wieczór
thank you: dziękuję, dzięki
how are you: jak się masz, co słychać
who are you: kim jesteś
how long: jak długo
why is: dlaczego
how do i: jak zmienić, jak usunąć
when is: kiedy jest
who won: kto wygrał
tomorrow: jutro
weather forecast: prognoza pogody, pogoda
recipe: przepisy
boil an egg: ugotować jajko, jajka
soup: zupa, rosół
pasta: ryż, makaron, ziemniak*, pierogi
pancakes: naleśnik*
headache: ból głowy, ból pleców, ból gardła
fever symptoms: gorączka, kaszel
near me: w pobliżu
my dog: mój pies, mój kot
tyre: opona, opony
passport: paszport*
lottery numbers: lotto wyniki
song lyrics: tekst piosenki
capital of: stolica
resignation letter: wypowiedzenie umowy
income tax deadline: zeznanie podatkowe
stain: plama, plamy
emergency dentist: dyżur apteki, pogotowie
phone number: numer telefonu
jokes: kawały
translate into english: przetłumacz
printer does not work: nie działa
divorce: rozwód
salary: wynagrodzenie, zarobki
accent: akcent*
`;
