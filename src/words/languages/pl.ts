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
without: nie chcę żeby, nie chcę aby, nie chcemy żeby, nie chcemy aby, nigdy, bez, nie, żadnych, żadn*, nic
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
education: szkoł*, edukac*
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
accessible: dostępn*, dostępnoś*, niepełnospraw*
german: niemieck*, niemiec, niemcy, niemczech
french: francusk*, francj*
italian: włosk*, włochy, włoch, włoszech
british: brytyjsk*, angielsk*, wielka brytania, wielkiej brytanii, anglia, anglii, szkock*
american: amerykańsk*, stany zjednoczone, stanów zjednoczonych, stanach zjednoczonych, ameryk*
japanese: japońsk*, japoni*
chinese: chińsk*, chiny, chin, chinach
korean: koreańsk*, korea, korei, koreę, koreą
swedish: szwedzk*, szwecj*
norwegian: norwesk*, norwegi*
scandinavian: skandynawsk*, nordyck*
swiss: szwajcarsk*, szwajcar*
dutch: holendersk*, niderlandzk*, holandi*, niderland*
spanish: hiszpańsk*, hiszpani*
brazilian: brazylijsk*, brazyli*
polish company: polsk*
czech: czesk*, czechy, czech, czechach
turkish: tureck*, turcj*
russian: rosyjsk*, rosj*
portuguese: portugalsk*, portugali*
canadian: kanadyjsk*, kanad*
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
high contrast: wysoki kontrast, wysokim kontraście, duży kontrast, kontrastow*, wysoki kontrastem, wysoki kontrasty, duży kontrastem, duży kontrasty, mocny kontrast, mocny kontrastem, mocny kontrasty, silny kontrast, silny kontrastem, silny kontrasty, wysokim kontrast, wysokim kontrastem, wysokim kontrasty, dużym kontrast, dużym kontrastem, dużym kontrasty, mocnym kontrast, mocnym kontrastem, mocnym kontrasty, silnym kontrast, silnym kontrastem, silnym kontrasty, wysokie kontrast, wysokie kontrastem, wysokie kontrasty, mocne kontrast, mocne kontrastem, mocne kontrasty, więcej kontrastu, dużo kontrastu, kontrast wysoki, kontrast duży, kontrast mocny
black background: czarne tło, czarnym tle
white background: białe tło, białym tle
background: tło, tła, tle, tłem
dark mode: tryb ciemny, ciemny motyw*, ciemnym motyw*, trybu ciemnego, trybie ciemnym, ciemny tryb, tryb nocny
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
headlines: nagłów*, tytuł, tytuły, tytułów, tytułami
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
university: uniwersyte*, uczelni*, uniwersytet*, uczeln*, szkoła wyższa, szkoły wyższe, politechnik*
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
austrian: austriack*, austri*
danish: duńsk*, dani*
finnish: fińsk*, finlandi*
belgian: belgijsk*, belgi*
irish: irlandzk*, irlandi*
greek: greck*, grecj*
indian: indyjsk*, indii, indiach
australian: australij*, australi*
mexican: meksyka*, meksyk*
ukrainian: ukraińsk*, ukrain*
european: europejsk*
asian: azjatyck*
big: duż*, wielk*, ogromn*
small: mał*, malutk*, drobn*
wide: szerok*
narrow: wąsk*
thick: grub*
thin: cienk*
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
alternative to: alternatywa dla, alternatywy dla, odpowiednik
readable: czyteln*
hard to read: nieczyteln*
not like: nie jak
look: wyglądać, wygląda, wyglądało, wyglądała, wyglądał, wyglądały
look like: przypominać, przypominało, przypomina, przypominała
-: trochę, bardzo, mi, mnie, chcę, szukam, coś, potrzebuję, ma, mieć, dużo, każd*, który, żeby, aby, przy, nad, pod, w, ze, u, tylko, także, więc, gdzie, są, dość, był, było, mój, moja, raczej, powinno, powinna, powinien, powinny, chcemy, może
where is: gdzie jest
how to: jak zrobić
how much is: ile kosztuje
today: dzisiaj, dziś
fix: napraw*, zepsut*, ukrad*
cryptocurrency: krypto*
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
switzerland: szwajcari*
singaporean: singapur*
romanian: rumuni*, rumuńsk*
nigeria: nigeri*, nigeryjsk*
maltese: malty, malcie, maltańsk*, malta
israel: izrael*
estonia: estoni*, estońsk*
argentina: argentyn*, argentyńsk*
armenian: armeni*, armeńsk*, ormiańsk*
poland: w polsce, z polski, polsce
short texts: krótkie teksty, krótkie tekst, krótkie tekstów, krótkie tekstami, krótki teksty, krótki tekst, krótki tekstów, krótki tekstami, krótkich teksty, krótkich tekst, krótkich tekstów, krótkich tekstami, krótkimi teksty, krótkimi tekst, krótkimi tekstów, krótkimi tekstami, mało tekstu, mniej tekstu, niewiele tekstu
long texts: długie teksty, długie tekst, długie tekstów, długie tekstami, długi teksty, długi tekst, długi tekstów, długi tekstami, długich teksty, długich tekst, długich tekstów, długich tekstami, długimi teksty, długimi tekst, długimi tekstów, długimi tekstami, dużo tekstu, więcej tekstu
contrast: kontrast, kontrastu, kontrastem, kontrasty
low contrast: niski kontrast, niski kontrastem, niski kontrasty, mały kontrast, mały kontrastem, mały kontrasty, słaby kontrast, słaby kontrastem, słaby kontrasty, niewielki kontrast, niewielki kontrastem, niewielki kontrasty, niskim kontrast, niskim kontrastem, niskim kontrasty, małym kontrast, małym kontrastem, małym kontrasty, słabym kontrast, słabym kontrastem, słabym kontrasty, niskie kontrast, niskie kontrastem, niskie kontrasty, słabe kontrast, słabe kontrastem, słabe kontrasty, mniej kontrastu, mało kontrastu, kontrast niski, kontrast mały, kontrast słaby
more distance between the sections: więcej miejsca między sekcjami, więcej miejsca między blokami, więcej miejsca pomiędzy sekcjami, więcej miejsca pomiędzy blokami, więcej przestrzeni między sekcjami, więcej przestrzeni między blokami, więcej przestrzeni pomiędzy sekcjami, więcej przestrzeni pomiędzy blokami, więcej światła między sekcjami, więcej światła między blokami, więcej światła pomiędzy sekcjami, więcej światła pomiędzy blokami, więcej odstępu między sekcjami, więcej odstępu między blokami, więcej odstępu pomiędzy sekcjami, więcej odstępu pomiędzy blokami, dużo miejsca między sekcjami, dużo miejsca między blokami, dużo miejsca pomiędzy sekcjami, dużo miejsca pomiędzy blokami, dużo przestrzeni między sekcjami, dużo przestrzeni między blokami, dużo przestrzeni pomiędzy sekcjami, dużo przestrzeni pomiędzy blokami, dużo światła między sekcjami, dużo światła między blokami, dużo światła pomiędzy sekcjami, dużo światła pomiędzy blokami, dużo odstępu między sekcjami, dużo odstępu między blokami, dużo odstępu pomiędzy sekcjami, dużo odstępu pomiędzy blokami, większe odstępy między sekcjami, większe odstępy między blokami, większe odstępy pomiędzy sekcjami, większe odstępy pomiędzy blokami, duże odstępy między sekcjami, duże odstępy między blokami, duże odstępy pomiędzy sekcjami, duże odstępy pomiędzy blokami, większy odstęp między sekcjami, większy odstęp pomiędzy sekcjami
small gaps between the sections: mniej miejsca między sekcjami, mniej miejsca między blokami, mniej miejsca pomiędzy sekcjami, mniej miejsca pomiędzy blokami, mniej przestrzeni między sekcjami, mniej przestrzeni między blokami, mniej przestrzeni pomiędzy sekcjami, mniej przestrzeni pomiędzy blokami, mniej światła między sekcjami, mniej światła między blokami, mniej światła pomiędzy sekcjami, mniej światła pomiędzy blokami, mniej odstępu między sekcjami, mniej odstępu między blokami, mniej odstępu pomiędzy sekcjami, mniej odstępu pomiędzy blokami, mało miejsca między sekcjami, mało miejsca między blokami, mało miejsca pomiędzy sekcjami, mało miejsca pomiędzy blokami, mało przestrzeni między sekcjami, mało przestrzeni między blokami, mało przestrzeni pomiędzy sekcjami, mało przestrzeni pomiędzy blokami, mało światła między sekcjami, mało światła między blokami, mało światła pomiędzy sekcjami, mało światła pomiędzy blokami, mało odstępu między sekcjami, mało odstępu między blokami, mało odstępu pomiędzy sekcjami, mało odstępu pomiędzy blokami, mniejsze odstępy między sekcjami, mniejsze odstępy między blokami, mniejsze odstępy pomiędzy sekcjami, mniejsze odstępy pomiędzy blokami, małe odstępy między sekcjami, małe odstępy między blokami, małe odstępy pomiędzy sekcjami, małe odstępy pomiędzy blokami, mniejszy odstęp między sekcjami, mniejszy odstęp pomiędzy sekcjami
less shadows: mniej cieni, mniej cienia, mało cieni, mało cienia
automatic: automatyczn*
only on hover: tylko po najechaniu, tylko po najechaniu myszą, tylko po najechaniu myszką, tylko po najechaniu kursorem, tylko przy najechaniu, tylko przy najechaniu myszą, tylko przy najechaniu myszką, tylko przy najechaniu kursorem, wyłącznie po najechaniu, wyłącznie po najechaniu myszą, wyłącznie po najechaniu myszką, wyłącznie po najechaniu kursorem, wyłącznie przy najechaniu, wyłącznie przy najechaniu myszą, wyłącznie przy najechaniu myszką, wyłącznie przy najechaniu kursorem, jedynie po najechaniu, jedynie po najechaniu myszą, jedynie po najechaniu myszką, jedynie po najechaniu kursorem, jedynie przy najechaniu, jedynie przy najechaniu myszą, jedynie przy najechaniu myszką, jedynie przy najechaniu kursorem
on hover: po najechaniu, po najechaniu myszą, po najechaniu myszką, po najechaniu kursorem, przy najechaniu, przy najechaniu myszą, przy najechaniu myszką, przy najechaniu kursorem
light headings: cienkie nagłówki, cienkie nagłówkami, cienkie tytuły, cienkie tytułami, cienkie nagłówek, cienkimi nagłówki, cienkimi nagłówkami, cienkimi tytuły, cienkimi tytułami, cienkimi nagłówek, lekkie nagłówki, lekkie nagłówkami, lekkie tytuły, lekkie tytułami, lekkie nagłówek, cienki nagłówki, cienki nagłówkami, cienki tytuły, cienki tytułami, cienki nagłówek, nagłówki cienkie, nagłówki lekkie
bold headlines: pogrubione nagłówki, pogrubione tytuły, grube nagłówki, grube tytuły, tłuste nagłówki, tłuste tytuły, nagłówki pogrubione, nagłówki grube, nagłówki tłuste
bank switzerland: szwajcarskie banki, szwajcarski bank, szwajcarskich banków
brand switzerland: szwajcarskie firmy, szwajcarska firma, szwajcarskie marki, szwajcarska marka
chilean: chilijsk*, z chile, w chile
colombian: kolumbi*
new zealand: nowa zelandia, nowej zelandii
south african: południowa afryka, południowej afryki
kenyan: kenia
egyptian: egipt
latvian: łotw*, łotewsk*
lithuanian: litwa, litwy, litwie, litewsk*
icelandic: islandi*, islandzk*
hungarian: węgry, węgier, węgrzech, węgiersk*
bulgarian: bułgari*
thai: tajlandi*
vietnamese: wietnam*
indonesian: indonezj*
taiwanese: tajwan*
saudi: arabia saudyjska
emirati: zjednoczone emiraty arabskie
search engine: wyszukiwark*
food delivery: jedzenie na dowóz
television: telewizj*
cooking recipes: przepisy kulinarne
second hand cars: używane samochody
`;
