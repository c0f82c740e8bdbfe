import type { Glossary } from './glossary.ts';

/** Russian words of design, people, trades, places and things; `*` stands for any ending. */
export const RUSSIAN: Glossary = `
or: или, либо
but: но, однако
dark: тёмн*
light: светл*, свет, света, светом
minimalist: минимал*
simple: прост*, чист*
elegant: элегант*, изящ*, изыскан*
luxury: роскош*, премиум*, люкс*, роскошн*
playful: игрив*, весёл*, забавн*
colourful: ярк*, красочн*, цветн*
calm: спокойн*, сдержан*
warm: тёпл*, уютн*, дружелюб*
bold: смел*, дерзк*
corporate: серьёзн*, деловой, деловые, корпоратив*
retro: ретро*, винтаж*
futuristic: футурист*, будущ*
brutalist: брутал*
editorial: журнальн*, редакцион*
natural: натуральн*, природн*, эко*
technical: техническ*
dense: плотн*, насыщен*
airy: воздушн*, просторн*
black: чёрн*
white: бел*
red: красн*
blue: син*, голуб*
green: зелён*
yellow: жёлт*
orange: оранжев*
pink: розов*
purple: фиолетов*
monochrome: чёрно-бел*, монохром*
website: сайт*, страниц*
design: дизайн*
design system: дизайн-систем*
typography: типограф*, шрифт*
serif: с засечками, антиква, засечк*, засечек, антикв*
rounded corners: скруглён*, закруглён*, скруглённые углы, круглые углы, скруглений
shadows: тен*
animations: анимац*, анимир*, движени*
photos: фото*
illustrations: иллюстрац*, рисун*, иллюстр*
gradient: градиент*
without: без, не, никаких, никак*, ни, нет
bank: банк*
insurance: страхов*
airline: авиа*, авиакомпани*, самолёт*, аэропорт*
hotel: отел*, гостиниц*, хостел*
car: автомобил*, машин*, авто
newspaper: газет*, новост*, пресс*
magazine: журнал, журнал*
shop: магазин*, лавк*
government: правительств*, государств*, госуслуг*, государствен*, министерств*, мэри*
health: здоров*, больниц*, клиник*, врач*
education: школ*, университет*, образован*
restaurant: ресторан*, кафе, столов*
coffee: кофе*
music: музык*
games: игр, игры, игров*, видеоигр*
fashion: мод*, одежд*, мода, моды
travel: путешеств*, туризм*, отпуск*, поездк*
railway: поезд*, железн*, железная дорога, железной дорог*, железнодорож*, вокзал*
developers: разработчик*, программист*, айтишник*, кодер*
designers: дизайнер*
children: дет*, детск*, детей, дети, детям, ребён*, малыш*
young people: молодёж*, молод*
artificial intelligence: ии, искусственный интеллект, искусственного интеллекта, нейросет*
startup: стартап*
payments: платеж*, оплат*
fintech: финтех*, финанс*
software: софт*, программн*, программ*
security: безопасн*, конфиденциал*
energy: энерг*, энерги*, электроэнерг*, солнечн*
furniture: мебел*
real estate: недвижим*, квартир*
law firm: адвокат*, юрист*, юридич*, нотариус*
museum: музе*, галере*, выставк*
sports: спорт*
telecom: телеком*, связи
online marketplace: маркетплейс*, барахолк*
messenger: мессенджер*, чат
space: косм*, космос*, космическ*
accessible: доступн*, читаем*, инвалид*, доступност*
german: немецк*, герман*
french: французск*, француз*, парижск*
italian: итальянск*, итальян*
british: британск*, английск*, лондонск*
american: американск*, америк*
japanese: японск*, япон*
chinese: китайск*
korean: корейск*
swedish: шведск*
norwegian: норвежск*
scandinavian: скандинав*
swiss: швейцарск*, швейцар*
dutch: голландск*, нидерланд*
spanish: испанск*
brazilian: бразильск*
polish company: польск*
czech: чешск*
turkish: турецк*
russian: русск*, российск*
portuguese: португальск*
canadian: канадск*
modern: современн*
cute: мил*, милый, умилительн*
friendly: дружелюбн*, приветлив*
cool: крут*, модн*
loud: кричащ*, громк*
traditional: традиционн*
cheap: дешёв*, недорог*, бюджетн*
elderly: пожил*, пенсионер*, бабушк*, стариков, старших, дедушк*
women: женщин*, женск*, девушк*
students: студент*, школьник*, ученик*, учащ*
electric car: электромобил*, электрическ*
app: приложени*
wine: вин*
artists: художник*
photography: фотограф*, фотографи*, снимк*, снимок
architect: архитект*
social network: соцсет*
video: видео*
blog: блог*
handmade: ремесл*, ручной работы, рукодел*, самодельн*
doctor: доктор*
families: семь*, семей*
startup founders: предпринимател*, основател*
teenagers: подростк*
classic: классическ*
easy: удобн*, лёгк*, легко
old web: старый интернет
company website: компани*
grey: серый, серая, серое, серые, серого, серой, серых, сером, серым*
brown: коричнев*
beige: беж*
cream: кремов*, сливочн*
gold: золот*
silver: серебр*
navy: тёмно-син*
turquoise: бирюз*
teal: сине-зелён*
burgundy: бордов*
pastel: пастел*
neon: неон*
muted: приглушён*, неярк*
bold colours: яркие цвета, ярких цветов, сочные цвета
colours: цвет, цвета, цветов, цветами, краск*
one accent colour: один цвет, одним цветом, акцентн*
warm colours: тёплые цвета, тёплых цветах, тёплые тона
earth tones: земляные тона, землист*
high contrast: высокий контраст, контрастн*
black background: чёрный фон, чёрном фоне, чёрным фоном
white background: белый фон, белом фоне, белым фоном
background: фон, фона, фоне, фоном
dark mode: тёмная тема, тёмной темой
bright: сияющ*
glow: свечени*, сияни*
all caps: заглавные буквы, заглавными буквами, прописные, прописными буквами, капител*
spaced capitals: разрядка, вразрядку
letterspaced: разряж*
letters: букв*
typeface: гарнитур*
sans serif: без засечек, гротеск*, рублен*
no serifs: никаких засечек
bold type: жирный шрифт, жирным шрифтом, жирн*
light type: тонкий шрифт, тонкие буквы, тонким шрифтом
big type: крупный шрифт, крупные буквы, крупные заголовки, крупным шрифтом, большие буквы, огромные буквы
small text: мелкий шрифт, мелкий текст, мелким шрифтом
monospace: моноширин*
handwritten: рукописн*, от руки
headlines: заголов*
text: текст, текста, тексты, текстом
columns: колон*, столбц*
single column: одна колонка, одной колонк*, в один столбец
three columns: три колонки, трёх колонк*, в три колонки
cards: карточк*, плитк*, плиток
grid: сетк*
strict grid: строгая сетка, строгой сетк*
white space: пустое пространство, много воздуха, много пустоты, воздух, воздуха
edges: края, краёв, кра*
square corners: острые углы, прямые углы, прямыми углами, углова*
round: кругл*
circles: круг, круги, кругами
hairlines: линии, линиями, линия, тонкие линии, тонкими линиями, тонких линий
borders: рамк*, рамок, обводк*
thick borders: толстые линии, толстые рамки
tables: таблиц*
lists: список, спис*
centred: по центру, центрирован*
symmetrical: симметр*
asymmetric: асимметр*
sidebar: боковая панель, боковой панел*
full screen photography: на весь экран, во весь экран
one product per screen: один товар на экран
buttons: кнопк*, кнопок
big buttons: крупные кнопки, большие кнопки
links: ссылк*, ссылок
menu: меню
dividers: разделител*
pixel: пиксел*
tidy: порядок
clean: аккуратн*
cluttered: перегружен*, захламлён*
flat: плоск*
texture: текстур*, фактур*
pattern: узор*, орнамент*
glass: стекло, стеклян*
transparent: прозрачн*
big photos: большие фотографии, крупные фотографии, большие фото
pictures: картинк*, картинок, изображени*
no pictures: без картинок, никаких картинок
no photos: без фотографий, никаких фотографий
smiling people: улыбающиеся люди, улыбающихся людей, улыбк*
faces: лица, лицо, лиц
portraits: портрет*
product photos: фотографии товаров, фото товаров
black and white photography: чёрно-белые фотографии, чёрно-белое фото
drawings: рисунк*, нарисован*
comic: комикс*
icons: икон*, значк*, значки
emoji: эмодзи, смайл*
mascots: талисман*, маскот*
charts: график*, диаграмм*
map: карта, карты
no animation: ничего не двигается, без анимации, статичн*
slow: медлен*
fast paced: быстр*
dynamic: динамичн*, энергичн*
moving images: видеофон*
strict: строг*, суров*
clever: умн*, интеллект*
witty: остроумн*, насмешлив*, иронич*, юмор*
cheeky: нахальн*
cold: холодн*
cheerful: жизнерадостн*, радостн*
happy: счастлив*
gloomy: грустн*, печальн*, меланхол*
quiet: тих*
trustworthy: надёжн*, довери*
honest: честн*, искренн*
humble: скромн*
boring: скучн*
exciting: захватыва*, волнующ*
mysterious: таинствен*, загадочн*
dreamy: мечтател*, сказочн*
romantic: романтич*
intimate: интимн*, камерн*
cosy: уют*
human: человечн*, человеческ*
caring: заботлив*
soft: мягк*, нежн*
raw: сыр*, груб*, необработ*
rough: шершав*
industrial: промышлен*, индустр*
precise: точн*
chaotic: хаотич*, дик*, беспорядоч*
provocative: провокац*
rebellious: бунтар*, мятеж*
expensive: дорог*
refined: благородн*
tasteful: со вкусом
chic: шикарн*
sober: лаконичн*
understated: ненавязчив*
powerful: мощн*, сильн*
confident: уверенн*
aggressive: агрессив*, злой
dramatic: драматич*, театральн*
cinematic: кинематограф*
weird: странн*, необычн*
experimental: эксперимент*
innovative: инновац*, новатор*
fresh: свеж*
young: юн*, молодёжн*
timeless: вневременн*, вне времени
professional: профессионал*
polished: отполирован*, вылизан*
sincere: душевн*
relaxed: расслаблен*, непринуждён*
formal: официальн*, формальн*
emotional: эмоционал*
sexy: чувствен*, сексуальн*
feminine: женствен*
masculine: мужск*, мужествен*
childlike: ребяческ*
parents: родител*, мам, мамы, отцов
tired: уставш*, усталы*
baby: младен*
blind: незряч*, слепых, слабовидящ*, для слепых
users: пользовател*
people: людей, люди, человек
men: мужчин*
teachers: учител*, преподавател*
nurses: медсест*, медсестёр, сиделк*
patients: пациент*
dentist: стоматолог*, зубн*
therapist: психолог*, психотерап*
engineers: инженер*
accountants: бухгалтер*
accounting: бухгалтери*, учёт*
invoices: счет-фактур*, инвойс*, счета
taxes: налог*
employees: сотрудник*, работник*
office workers: офис*
executives: руководител*, директор*, начальник*
investors: инвестор*
self-employed: фрилансер*, самозанят*
craftsmen: ремесленник*, мастеров*, столяр*
farmers: фермер*, сельск*
gamers: геймер*, игроков, игрок*
musicians: музыкант*
writers: писател*, автор*
readers: читател*
scientists: учён*, исследовател*
tourists: турист*, путешественник*
commuters: пассажир*
beginners: новичк*, начинающ*
experts: эксперт*, специалист*
collectors: коллекционер*
customers: клиент*, покупател*
citizens: граждан*, жител*
neighbours: сосед*
dog owners: собак*, питомц*
runners: бегун*
bakery: булочн*, кондитер*, пекарн*
café: кофейн*
tea: чай, чая, чайн*
recipes: кулинар*, кухн*, рецепт*
food: еда, еды, продукт*
brewery: пивовар*, пиво, пива
chocolate: шоколад*
supermarket: супермаркет*
bookshop: книг*, книжн*
library: библиотек*
publisher: издательств*
florist: цветы, цветочн*
hairdresser: парикмахер*
cosmetics: космет*, красот*
jewellery: ювелир*, украшени*
watches: часы, часов*
home: дом, дома, домашн*, интерьер*
garden: сад, сада, садов*, растени*
savings: сбережени*
hospital: госпитал*
pharmacy: аптек*
university: вуз*
kindergarten: детский сад, детского сада, ясли
course: курс*, обучени*, урок*
art: искусств*
theatre: театр*, опер*
cinema: кино*, фильм*
festival: фестивал*, концерт*
radio: радио*
podcast: подкаст*
encyclopedia: энциклопед*, словар*
timetable: расписани*, табло
public transport: общественный транспорт, метро, автобус*, трамва*
government form: форм*, анкет*, заявлени*
police: полици*
construction company: строител*
factory: завод*, фабрик*, мастерск*
logistics: логист*, доставк*, почт*
bicycle: велосипед*
motorbike: мотоцикл*
football club: футбол*
gym: спортзал*, фитнес*
yoga: йог*, медитац*
charity: благотворит*, фонд*, пожертв*
church: церк*, храм*
wedding: свадьб*, свадебн*
documentation: документаци*, руководств*, инструкци*
portfolio: портфолио
landing page: лендинг*, главная страница
dashboard: дашборд*, панель управления, панел*
data: данн*
small business: малый бизнес, малого бизнеса
company: фирм*, предприят*
brand: бренд*, марк*
agency: агентств*
game: игр*
toys: игрушк*
shoes: обув*, кроссов*
phone: телефон*, смартфон*
paper: бумаг*, бумажн*
wood: дерев*, древесин*
stone: камен*, камня
marble: мрамор*
concrete: бетон*
steel: сталь*, стали, металл*
leather: кож*
linen: льнян*, лён, ткан*
ceramics: керамик*, гончар*
notebook: тетрад*, блокнот*
letter paper: письм*
poster: плакат*, афиш*
stamp: печат*, штамп*
print: печатн*, напечатан*
nature: природ*, лес, леса
sea: море, моря, морск*, пляж*
mountains: горы, гор, горн*
night: ночь, ночн*, ночи
sunny: солнц*, лето, лета, летн*
winter: зим*, снег*
autumn: осен*
old fashioned: стар*
vintage: старомодн*
new: нов*
medieval: средневеков*
soviet: советск*, ссср
art deco: ар-деко
bauhaus: баухаус*
tradition: традици*
austrian: австрий*
danish: датск*
finnish: финск*
belgian: бельгийск*
irish: ирландск*
greek: греческ*
indian: индийск*
australian: австралийск*
mexican: мексиканск*
ukrainian: украинск*
european: европейск*
asian: азиатск*
big: больш*, огромн*, крупн*
small: маленьк*, небольш*, мелк*
wide: широк*
narrow: узк*
thick: толст*
fine lines: тонк*
square: квадрат*
almost empty: пуст*
price: цен, цена, цены, ценник*
discount: скидк*, распродаж*
plain language: простой язык, простым языком, понятным языком
readable: читабельн*, разборчив*
practical: полезн*, практичн*, функционал*
beautiful: красив*, прекрасн*
ugly design: уродлив*, некрасив*
magical: волшебн*, магич*
storytelling: истори*, рассказыва*
scholarly: академич*
literary: литератур*, поэз*, стих*
poetic: поэтич*
ecological: экологич*, устойчив*
geometric: геометрич*
diagonal: диагонал*, наклон*
blueprint: чертёж*, схем*
typewriter: пишущая машинка, пишущей машинк*, машинопис*
terminal: терминал*, консол*
no: ничего, никакого, никакой
not too: не слишком, не очень, не так, не такой
instead of: вместо
anything but: что угодно, только не
less: меньше, менее
like: как, вроде, в стиле, наподобие
hard to read: нечитаем*
-: и, в, во, на, с, со, к, ко, о, об, от, до, из, за, по, у, для, а, что, чтобы, это, этот, эта, эти, я, мы, мне, нам, наш, наша, наше, наши, хочу, нужен, нужна, нужно, ищу, немного, чуть, очень, быть, есть, был, он, она, они, их, его, её, же, бы, под, над, при, кто, который, которые, где, всё, так, также, ещё, только, чтоб, мой, моя, свой, одна, один, одно, каждый, каждом, скорее, лучше
stylish: стильн*
where is: где находится
how to: как сделать, как приготовить
how much is: сколько стоит
today: сегодня
weather: погод*
opening hours: часы работы
what time is it: который час, сколько времени
hello: привет, здравствуйте, доброе утро, добрый день, добрый вечер
thank you: спасибо
how are you: как дела
who are you: кто ты
how long: как долго, сколько минут
why is: почему, зачем
how do i: как поменять, как убрать
when is: когда
who won: кто выиграл
tomorrow: завтра
weather forecast: прогноз погоды
boil an egg: сварить яйцо, яйца
soup: суп*, борщ*
pasta: картофел*, макарон*
pancakes: блин*, блинчик*
headache: болит голова, головная боль, болит живот
fever symptoms: температура у, кашель
near me: рядом со мной, поблизости
my dog: моя собака, моя кошка
tyre: шина, шины
passport: паспорт*
lottery numbers: лотере*
song lyrics: текст песни
capital of: столица
resignation letter: заявление об увольнении
income tax deadline: налоговая декларация
bus timetable: расписание автобусов, расписание
stain: пятно, пятна
emergency dentist: скорая помощь, дежурная аптека
phone number: номер телефона
jokes: анекдот*
translate into english: перевести на английский
printer does not work: не работает
divorce: развод*
salary: зарплат*
accent: акцент*
`;
