import type { Glossary } from './glossary.ts';

/** Turkish words of design, people, trades, places and things; `*` stands for any ending. */
export const TURKISH: Glossary = `
^without: değil, olmayan, olmasın, yok, istemiyorum, olmadan, hariç, istemem, yerine, değil de
dark: koyu*, karanlık*, koyu
or: veya, ya da
but: ama, fakat
light: açık, aydınlık, ışık, açık renk*, açık tonlar*
minimalist: minimalist*, minimal
simple: sade*, basit, temiz
elegant: zarif, şık, zarafet
luxury: lüks, lüks*
playful: eğlenceli, neşeli, oyuncul*
colourful: renkli, canlı
calm: sakin*, huzurlu, dingin
warm: sıcak, samimi
bold: cesur, iddialı, çarpıcı
corporate: kurumsal, ciddi, profesyonel, güvenilir
retro: retro, nostaljik
futuristic: fütüristik, gelecekçi
brutalist: brutalis*, brütalist
editorial: editoryal, dergi gibi
natural: doğal, organik, el yapımı
technical: teknik
dense: yoğun, sıkışık
airy: ferah, boşluklu, beyaz boşluk
black: siyah*
white: beyaz*
red: kırmızı*
blue: mavi*
green: yeşil*
yellow: sarı*
orange: turuncu*
pink: pembe*
purple: mor, eflatun
monochrome: siyah beyaz, monokrom
website: site*, web sitesi, sayfa*, site, sitesi
design: tasarım*
design system: tasarım sistemi
typography: tipografi*, yazı tipi
serif: tırnaklı, serif, serif*, tırnaklı*
rounded corners: yuvarlak*, yuvarlak köşe*, köşeleri yuvarlak, yuvarlatıl*
shadows: gölge*
animations: animasyon*, hareketli*
photos: fotoğraf*
illustrations: illüstrasyon*, çizim*
gradient: gradyan*, degrade, renk geçiş*
without: hiç
bank: banka*
insurance: sigorta*
airline: havayolu*, uçuş*, uçak*, hava yolu*, havaalan*
hotel: otel*, pansiyon, pansiyon*
car: araba*, otomobil*, araç, otomotiv*
newspaper: gazete*, haber*
magazine: dergi*
shop: mağaza*, dükkan*, alışveriş
government: devlet*, kamu, hükümet*, belediye*, bakanlık*
health: sağlık*, hastane*, doktor*, klinik*
education: okul*, eğitim*
restaurant: restoran*, kafe*, lokanta*
coffee: kahve*
music: müzik*
games: oyun, oyunu, oyunlar*
fashion: moda, giyim*, moda*
travel: seyahat*, turizm*, tatil*, gezi
railway: tren*, demiryolu*, demiryol*, istasyon*
developers: geliştirici*, yazılımcı*
designers: tasarımcı*
children: çocuk*, çocuğ*
young people: genç*
artificial intelligence: yapay zeka*
startup: startup*, girişim*
payments: ödeme*
fintech: fintek, finans*
software: yazılım*
security: güvenlik*, gizlilik
energy: enerji*, elektrik, güneş enerji*
furniture: mobilya*
real estate: emlak*, gayrimenkul*
law firm: avukat*, hukuk*, noter*
museum: müze*, galeri*, sergi*
sports: spor, sporcu*
telecom: telekom*
online marketplace: pazar*
messenger: mesajlaşma*, sohbet*
space: uzay*
accessible: erişilebilir*, engelli*
german: alman*
french: fransız*, fransa, fransa*
italian: italyan*, italya*
british: ingiliz*, birleşik krallık*, ingiltere*, britanya*, iskoç*
american: amerikan*, abd, abdnin, abdden, birleşik devletler*
japanese: japon*
chinese: çin*
korean: kore, koreli*, güney kore*, korenin, koreden, korede
swedish: isveç*
norwegian: norveç*
scandinavian: iskandinav*
swiss: isviçre*
dutch: hollanda*
spanish: ispanyol*, ispanya*
brazilian: brezilya*
polish company: polonya*, polonyalı*, leh
czech: çek, çekya*, çek cumhuriyeti*
turkish: türk*
russian: rus, rusça, rusya*
portuguese: portekiz*
canadian: kanada*
modern: modern, çağdaş
cute: sevimli*, şirin*, tatlı*
friendly: samimi*, arkadaş canlısı, dostça*
serious: ciddi*
cool: havalı*
loud: gürültülü*, dikkat çekici*, bağıran
traditional: geleneksel*
cheap: ucuz*, uygun fiyatlı*
elderly: yaşlı*, emekli*, büyükanne*, büyükbaba*
women: kadın*
students: öğrenci*
electric car: elektrikli araba*, elektrikli*
app: uygulama*
wine: şarap*
artists: sanatçı*
architect: mimar*
social network: sosyal ağ*, sosyal medya*
video: video*
blog: blog*
handmade: el yapımı*, el işi
doctor: hekim*
families: aile*
startup founders: girişimci*
teenagers: ergen*
bakery: pastane*, fırıncı*, fırın*
classic: klasik*
easy: kolay*
old web: eski web
company website: şirket*, kurumsal*
grey: gri, grimsi
brown: kahverengi*
beige: bej
cream: krem, krem rengi
gold: altın*
silver: gümüş*
navy: lacivert*
turquoise: turkuaz*
teal: petrol mavisi
burgundy: bordo
pastel: pastel*
neon: neon*
muted: soluk*
bold colours: canlı renkler, parlak renkler
colours: renk, renkler, renkli*, renkleri
one accent colour: tek renk*, vurgu rengi
warm colours: sıcak renkler
earth tones: toprak tonları, toprak renkleri
high contrast: yüksek kontrast*, güçlü kontrast*, büyük kontrast*, fazla kontrast*, kontrast yüksek, kontrast ı yüksek, daha fazla kontrast, daha çok kontrast
black background: siyah arka plan*, siyah zemin*
white background: beyaz arka plan*, beyaz zemin*
background: arka plan*, zemin, zemini
dark mode: karanlık mod*, koyu tema*, koyu mod*, karanlık tema*, gece modu*
bright: aydınlık*, parlak*
glow: parıltı*, ışıltı*
all caps: büyük harf*
spaced capitals: aralıklı büyük harfler
letterspaced: aralıklı
letters: harf, harfler*
typeface: yazı tipi*, font
sans serif: serifsiz*, tırnaksız*
no serifs: serif yok
bold type: kalın yazı*, kalın harf*
light type: ince yazı*, ince harf*
big type: büyük yazı*, büyük başlık*, dev harf*
small text: küçük yazı*
monospace: eş aralıklı*, tek aralıklı*
handwritten: el yazısı*
headlines: başlık*, manşet*
text: metin, metinler*, yazı
columns: sütun*
single column: tek sütun*
three columns: üç sütun*
cards: kartlar, kutular, kutucuk*
grid: ızgara*
strict grid: katı ızgara
white space: beyaz boşluk*, boşluk*, ferah*
edges: kenar*
square corners: keskin köşe*, köşeli*
circles: daire, daireler*
hairlines: çizgi, çizgiler*, ince çizgi*
borders: çerçeve*
thick borders: kalın çizgi*, kalın kenar*
tables: tablo, tablolar*
lists: liste, listeler*
centred: ortalı, ortalanmış
symmetrical: simetri*
asymmetric: asimetri*
sidebar: kenar çubuğu*
full screen photography: tam ekran*
one product per screen: ekran başına bir ürün
buttons: düğme*, buton*
big buttons: büyük düğme*, büyük buton*
links: bağlantı*
menu: menü*
dividers: ayırıcı*
pixel: piksel*
tidy: düzen*
clean: temiz*, derli toplu
cluttered: kalabalık, karmaşık*
flat: düz
texture: doku, dokulu*
pattern: desen*
glass: cam, camsı
transparent: saydam*, şeffaf*
big photos: büyük fotoğraf*
pictures: görsel, görseller*, resim, resimler*
no pictures: resimsiz, görselsiz
smiling people: gülümseyen insan*, gülümse*
faces: yüz, yüzler*
portraits: portre*
product photos: ürün fotoğraf*
black and white photography: siyah beyaz*
drawings: çizimler*
comic: çizgi roman*
icons: ikon, ikonlar*, simge*
emoji: emoji*
mascots: maskot*
charts: grafik, grafikler*
map: harita*
no animation: hareketsiz*
slow: yavaş*
fast paced: hızlı*
dynamic: dinamik*, enerjik*
moving images: arka plan videosu
strict: katı, sert, disiplinli*
clever: zeki*, akıllı*
witty: esprili*, alaycı*, komik*, ironik*
cheeky: arsız*, cüretkar*
cold: soğuk*
cheerful: neşeli*, şen
happy: mutlu*
gloomy: hüzünlü*, üzgün*
quiet: sessiz*
trustworthy: güvenilir*, güven
honest: dürüst*
humble: mütevazı*, alçakgönüllü*
boring: sıkıcı*
exciting: heyecan*
mysterious: gizemli*
dreamy: rüya gibi, hayalperest*
romantic: romantik*
intimate: samimi ve içten, mahrem*
cosy: rahat, sıcacık, samimi bir ev
human: insani*, insancıl*
caring: şefkat*, ilgili ve
soft: yumuşak*
raw: ham, işlenmemiş
rough: kaba, kabaca
industrial: endüstriyel*, sanayi*
precise: kesin, hassas*
chaotic: kaotik*, dağınık*
provocative: kışkırtıcı*, provokatif*
rebellious: asi, isyankar*
expensive: pahalı*
refined: asil*
tasteful: zevkli*
chic: şık*
sober: sadece*, yalın*
understated: gösterişsiz*
powerful: güçlü*
confident: özgüvenli*, kendinden emin
aggressive: agresif*, saldırgan*
dramatic: dramatik*
cinematic: sinematik*
weird: tuhaf*, garip*
experimental: deneysel*
innovative: yenilikçi*
fresh: taze, ferahlatıcı*
timeless: zamansız*
professional: profesyonel*
polished: cilalı*, özenli*
approachable: cana yakın, ulaşılabilir*
sincere: içten*
relaxed: rahatlatıcı*, gevşek
formal: resmi*
emotional: duygusal*
sexy: seksi, çekici
feminine: feminen*, kadınsı*
masculine: maskülen*, erkeksi*
childlike: çocuksu*
parents: ebeveyn*, anne, anneler*, baba, babalar*, anne babalar*
tired: yorgun*
baby: bebek*
blind: görme engelli*, kör kullanıcı*
users: kullanıcı*
people: insanlar*, kişiler
men: erkek*
teachers: öğretmen*
nurses: hemşire*
patients: hasta, hastalar*
dentist: diş hekim*, dişçi*
therapist: terapist*, psikolog*
engineers: mühendis*
accountants: muhasebeci*, mali müşavir*
accounting: muhasebe*
invoices: fatura*
taxes: vergi*
employees: çalışan*
office workers: ofis*
executives: yönetici*
investors: yatırımcı*
self-employed: serbest çalışan*
craftsmen: zanaatkar*, marangoz*
farmers: çiftçi*, çiftlik*
gamers: oyuncu*
musicians: müzisyen*
writers: yazar*
readers: okuyucu*, okur*
scientists: bilim insan*, bilim adam*, araştırmacı*
tourists: turist*, gezgin*
commuters: yolcu*
beginners: acemi*, yeni başlayan*
experts: uzman*
collectors: koleksiyon*
customers: müşteri*
citizens: vatandaş*
neighbours: komşu*
dog owners: köpek*, evcil hayvan*
runners: koşucu*
tea: çay
recipes: tarifler*, yemek, tarif*
food: yiyecek*, gıda*
brewery: bira*
chocolate: çikolata*
supermarket: süpermarket*, market
bookshop: kitap*
library: kütüphane*
publisher: yayınevi*
florist: çiçek*
hairdresser: kuaför*, berber*
cosmetics: kozmetik*, güzellik
jewellery: mücevher*, kuyumcu*
watches: saatçi*, kol saati*
home: ev, evler
garden: bahçe*, bitki*
savings: birikim*, tasarruf*
pharmacy: eczane*
school: lise
kindergarten: anaokulu*, kreş
course: kurs, kurslar*, ders, dersler*
art: sanat*
theatre: tiyatro*, opera*
cinema: sinema*, film*
festival: festival*, konser*
radio: radyo*
podcast: podcast*
encyclopedia: ansiklopedi*, sözlük*
timetable: sefer saat*
public transport: toplu taşıma, metro, otobüs*
government form: form, formlar*, başvuru*
police: polis, emniyet
construction company: inşaat*
factory: fabrika*, atölye*
logistics: lojistik*, kargo*, posta
bicycle: bisiklet*
motorbike: motosiklet*
football club: futbol*
gym: spor salonu*
yoga: yoga*, meditasyon*
charity: vakıf*, hayır kurum*, bağış*
church: kilise*
wedding: düğün*
documentation: dokümantasyon*, belgelendirme*, kılavuz*
portfolio: portfolyo*, portföy*
landing page: açılış sayfas*, ana sayfa*
dashboard: gösterge panel*, kontrol panel*
data: veri, veriler*
small business: küçük işletme*, kobi*
company: firma*
brand: marka*
agency: ajans*
game: oyun*
toys: oyuncak*
shoes: ayakkabı*
phone: telefon*, cep telefonu
paper: kağıt*
wood: ahşap*, odun
stone: taş, taşlar*
marble: mermer*
concrete: beton*
steel: çelik*, metal*
leather: deri*
linen: keten, kumaş*
ceramics: seramik*
notebook: defter*
letter paper: mektup*
poster: poster*, afiş*
stamp: pul, damga*
print: baskı*, matbaa*
nature: doğa*, orman*
sea: deniz*, plaj*
mountains: dağ, dağlar*
night: gece*
sunny: güneş*, yaz, yazlık
winter: kış, kar
autumn: sonbahar*
old fashioned: eski*
vintage: eski moda, vintage, nostaljik*
new: yeni*
medieval: ortaçağ*
soviet: sovyet*
art deco: art deco
bauhaus: bauhaus
tradition: gelenek*
austrian: avusturya*
danish: danimarka*
finnish: fin, finlandiya*, finli
belgian: belçika*
irish: irlanda*
greek: yunan*
indian: hint, hindistan*
australian: avustralya*
mexican: meksika*
ukrainian: ukrayna*
european: avrupa*
asian: asya*
big: büyük*, kocaman, dev
small: küçük*, minik
wide: geniş*
narrow: dar
thick: kalın*
thin: ince*
square: kare
almost empty: boş*
price: fiyat*
discount: indirim*, kampanya*
plain language: sade dil, yalın dil
readable: okunaklı*, okunabilir*
practical: kullanışlı*, pratik*, işlevsel*
beautiful: güzel*
ugly design: çirkin*
magical: büyülü*, masal*
storytelling: hikaye*
scholarly: akademik*
literary: edebi*, edebiyat*, şiir*
poetic: şiirsel*
ecological: ekolojik*, sürdürülebilir*
geometric: geometrik*
diagonal: çapraz*, eğik*
blueprint: teknik çizim*, plan çizimi
typewriter: daktilo*
terminal: komut satırı*, terminal*
not too: çok değil
less: daha az
like: gibi
alternative: alternatif*
hard to read: okunmaz
-: çok, biraz, istiyorum, arıyorum, bana, bizim, olsun, olan, var, gibi bir, şey, her, hem, ve, ile, için, lazım, bir, kadar, göre, daha
where is: nerede
how to: nasıl yapılır
how much is: kaç lira, kaç para
today: bugün
fix: tamir*, bozul*, çalındı
cryptocurrency: kripto*
trading: borsa*
weather: hava durumu
opening hours: çalışma saatleri
what time is it: saat kaç
hello: merhaba, günaydın, iyi akşamlar, selam
thank you: teşekkür*
how are you: nasılsın, naber
who are you: sen kimsin, kimsin
how long: ne kadar sürer, kaç dakika
why is: neden, niçin
how do i: nasıl değiştirilir
when is: ne zaman
who won: kim kazandı
tomorrow: yarın
weather forecast: hava nasıl, yarın hava
recipe: tarifi
boil an egg: yumurta haşlama, yumurta
soup: çorba*
pasta: pilav, makarna, patates
pancakes: krep, kurabiye
headache: baş ağrısı, karın ağrısı
fever symptoms: ateş düşürme, öksürük
near me: yakınımda
my dog: köpeğim, kedim
tyre: lastik, araba lastiği
passport: pasaport
lottery numbers: milli piyango, sayısal loto
song lyrics: şarkı sözleri
capital of: başkenti
resignation letter: istifa dilekçesi
income tax deadline: vergi iadesi
bus timetable: sefer saatleri
stain: leke, lekesi
emergency dentist: nöbetçi eczane
phone number: telefon numarası
jokes: fıkralar
translate into english: ingilizceye çevir
printer does not work: çalışmıyor
divorce: boşanma*
salary: maaş*
switzerland: isviçreden, isviçrede, isviçrenin, isviçre
bank switzerland: isviçre banka*
brand switzerland: isviçre marka*, isviçre şirket*, isviçreli*
singaporean: singapur*
romanian: romanya*, romen, rumen
nigeria: nijerya*
maltese: malta, maltadan, maltalı
israel: israil*
estonia: estonya*, estonyalı
argentina: arjantin*
armenian: ermeni*
poland: polonya, polonyadan, polonyada, polonyanın
short texts: kısa metin, kısa metinler, kısa yazı, kısa yazılar, az metin, az metinler, az yazı, az yazılar, metinler kısa, daha az metin
long texts: uzun metin, uzun metinler, uzun yazı, uzun yazılar, çok metin, çok metinler, çok yazı, çok yazılar, metinler uzun, daha çok metin
contrast: kontrast*, karşıtlık
low contrast: düşük kontrast*, az kontrast*, zayıf kontrast*, kontrast düşük, kontrast ı düşük, daha az kontrast*
more distance between the sections: bölümler arasında daha fazla boşluk, bölümler arasında daha fazla mesafe, bölümler arasında daha fazla alan, bölümler arasında daha çok boşluk, bölümler arasında daha çok mesafe, bölümler arasında daha çok alan, bölümler arasında geniş boşluk, bölümler arasında geniş mesafe, bölümler arasında geniş alan, bölümler arasında çok boşluk, bölümler arasında çok mesafe, bölümler arasında çok alan, bölümler arasında daha geniş boşluk, bölümler arasında daha geniş mesafe, bölümler arasında daha geniş alan, bölümler arasında bol boşluk, bölümler arasında bol mesafe, bölümler arasında bol alan, bölümler arasında büyük boşluk, bölümler arasında büyük mesafe, bölümler arasında büyük alan, bölümler arası daha fazla boşluk, bölümler arası daha fazla mesafe, bölümler arası daha fazla alan, bölümler arası daha çok boşluk, bölümler arası daha çok mesafe, bölümler arası daha çok alan, bölümler arası geniş boşluk, bölümler arası geniş mesafe, bölümler arası geniş alan, bölümler arası çok boşluk, bölümler arası çok mesafe, bölümler arası çok alan, bölümler arası daha geniş boşluk, bölümler arası daha geniş mesafe, bölümler arası daha geniş alan, bölümler arası bol boşluk, bölümler arası bol mesafe, bölümler arası bol alan, bölümler arası büyük boşluk, bölümler arası büyük mesafe, bölümler arası büyük alan, kısımlar arasında daha fazla boşluk, kısımlar arasında daha fazla mesafe, kısımlar arasında daha fazla alan, kısımlar arasında daha çok boşluk, kısımlar arasında daha çok mesafe, kısımlar arasında daha çok alan, kısımlar arasında geniş boşluk, kısımlar arasında geniş mesafe, kısımlar arasında geniş alan, kısımlar arasında çok boşluk, kısımlar arasında çok mesafe, kısımlar arasında çok alan, kısımlar arasında daha geniş boşluk, kısımlar arasında daha geniş mesafe, kısımlar arasında daha geniş alan, kısımlar arasında bol boşluk, kısımlar arasında bol mesafe, kısımlar arasında bol alan, kısımlar arasında büyük boşluk, kısımlar arasında büyük mesafe, kısımlar arasında büyük alan, kısımlar arası daha fazla boşluk, kısımlar arası daha fazla mesafe, kısımlar arası daha fazla alan, kısımlar arası daha çok boşluk, kısımlar arası daha çok mesafe, kısımlar arası daha çok alan, kısımlar arası geniş boşluk, kısımlar arası geniş mesafe, kısımlar arası geniş alan, kısımlar arası çok boşluk, kısımlar arası çok mesafe, kısımlar arası çok alan, kısımlar arası daha geniş boşluk, kısımlar arası daha geniş mesafe, kısımlar arası daha geniş alan, kısımlar arası bol boşluk, kısımlar arası bol mesafe, kısımlar arası bol alan, kısımlar arası büyük boşluk, kısımlar arası büyük mesafe, kısımlar arası büyük alan
small gaps between the sections: bölümler arasında daha az boşluk, bölümler arasında daha az mesafe, bölümler arasında daha az alan, bölümler arasında az boşluk, bölümler arasında az mesafe, bölümler arasında az alan, bölümler arasında dar boşluk, bölümler arasında dar mesafe, bölümler arasında dar alan, bölümler arasında daha dar boşluk, bölümler arasında daha dar mesafe, bölümler arasında daha dar alan, bölümler arasında küçük boşluk, bölümler arasında küçük mesafe, bölümler arasında küçük alan, bölümler arası daha az boşluk, bölümler arası daha az mesafe, bölümler arası daha az alan, bölümler arası az boşluk, bölümler arası az mesafe, bölümler arası az alan, bölümler arası dar boşluk, bölümler arası dar mesafe, bölümler arası dar alan, bölümler arası daha dar boşluk, bölümler arası daha dar mesafe, bölümler arası daha dar alan, bölümler arası küçük boşluk, bölümler arası küçük mesafe, bölümler arası küçük alan, kısımlar arasında daha az boşluk, kısımlar arasında daha az mesafe, kısımlar arasında daha az alan, kısımlar arasında az boşluk, kısımlar arasında az mesafe, kısımlar arasında az alan, kısımlar arasında dar boşluk, kısımlar arasında dar mesafe, kısımlar arasında dar alan, kısımlar arasında daha dar boşluk, kısımlar arasında daha dar mesafe, kısımlar arasında daha dar alan, kısımlar arasında küçük boşluk, kısımlar arasında küçük mesafe, kısımlar arasında küçük alan, kısımlar arası daha az boşluk, kısımlar arası daha az mesafe, kısımlar arası daha az alan, kısımlar arası az boşluk, kısımlar arası az mesafe, kısımlar arası az alan, kısımlar arası dar boşluk, kısımlar arası dar mesafe, kısımlar arası dar alan, kısımlar arası daha dar boşluk, kısımlar arası daha dar mesafe, kısımlar arası daha dar alan, kısımlar arası küçük boşluk, kısımlar arası küçük mesafe, kısımlar arası küçük alan
less shadows: daha az gölge, daha az gölgeler, az gölge, az gölgeler
automatic: otomatik*
only on hover: sadece fareyle üzerine gelince, sadece üzerine gelince, sadece üzerine gelindiğinde, sadece fareyle üzerine gelindiğinde, sadece fare üzerindeyken, sadece hoverda, sadece hover, yalnızca fareyle üzerine gelince, yalnızca üzerine gelince, yalnızca üzerine gelindiğinde, yalnızca fareyle üzerine gelindiğinde, yalnızca fare üzerindeyken, yalnızca hoverda, yalnızca hover
on hover: fareyle üzerine gelince, üzerine gelince, üzerine gelindiğinde, fare üzerindeyken
light headings: ince başlık, ince başlıklar, hafif başlık, hafif başlıklar, başlıklar ince
bold headlines: kalın başlık, kalın başlıklar, koyu yazılı başlık, koyu yazılı başlıklar, başlıklar kalın
university: üniversite*, yüksekokul*
swiss style: isviçre stil*, isviçre tarz*, isviçre tasarım*
swiss typography: isviçre tipografi*
big thin headings: büyük ince başlıklar, büyük ve ince başlıklar
chilean: şilili, şilinin
colombian: kolombiya*
new zealand: yeni zelanda
south african: güney afrika
kenyan: kenya
egyptian: mısırlı, mısırın
latvian: letonya*
lithuanian: litvanya*
icelandic: izlanda*
hungarian: macaristan*
bulgarian: bulgaristan*
thai: tayland*
vietnamese: vietnam*
indonesian: endonezya*
taiwanese: tayvan*
saudi: suudi arabistan
emirati: birleşik arap emirlikleri
hong kong: hong kong
search engine: arama motoru, arama motorları
food delivery: yemek siparişi
television: televizyon*
second hand cars: ikinci el araba, ikinci el araç
`;
