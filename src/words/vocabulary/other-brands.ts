/**
 * Well-known brands that the catalog may lack and people compare with, by general knowledge: `names: tags | trades | country`.
 * Names that are ordinary words as well stand in ordinary-names.ts.
 */
export const OTHER_BRANDS = `
netflix: dark cinematic | media
youtube: light | media
disney: playful | media
disney plus: dark | media
hulu: dark | media
twitch: gamer-look | games
tiktok: colourful | social
snapchat: playful | social
twitter, x.com: social-feed communities | social
reddit: dense | social
discord: playful | messaging
whatsapp: light | messaging
telegram: light | messaging
signal app: | messaging security
zoom: corporate | messaging
tinder: colourful | social
linkedin: corporate | hr
medium.com: editorial | publishing
substack: editorial | publishing
ghost.org: editorial | publishing
shopify: polished | commerce
amazon: dense | commerce
etsy: cosy | commerce
alibaba: dense | commerce | cn
shopee, lazada, tokopedia: marketplace dense flyer | commerce
zalando: | fashion commerce | de
asos: | fashion commerce
target: colourful | retail
costco: | retail
ikea: | home retail | se
aldi: | retail | de
lidl: | retail | de
tesco: | retail | gb
carrefour: | retail | fr
uniqlo: minimal | fashion | jp
zara: editorial | fashion | es
h&m: | fashion | se
m&s, marks & spencer: | fashion retail food | gb
gucci: luxury | fashion | it
prada: luxury | fashion | it
chanel: luxury | fashion | fr
hermes: luxury | fashion | fr
louis vuitton, lvmh: luxury | fashion | fr
dior: luxury | fashion | fr
balenciaga: brutalist | fashion
aesop: quiet-luxury editorial
patagonia: organic | sports
adidas: bold | sports | de
puma: bold | sports | de
rolex: luxury | luxury | ch
tiffany: luxury | luxury
porsche: luxury | automotive | de
audi: | automotive | de
mercedes, mercedes-benz: luxury | automotive | de
volkswagen, volkswagon, vw: | automotive | de
toyota: | automotive | jp
honda: | automotive | jp
volvo: scandinavian | automotive | se
polestar: minimal | automotive | se
rivian: | automotive
lucid: | automotive
rolls royce: luxury | automotive | gb
bentley: luxury | automotive | gb
aston martin: luxury | automotive | gb
maserati: luxury | automotive | it
fiat: | automotive | it
peugeot: | automotive | fr
citroen: | automotive | fr
lufthansa: | airline | de
sncf, renfe, trenitalia, obb, amtrak, eurostar: | railway
ryanair: | airline
easyjet: | airline | gb
emirates: luxury | airline
british airways: | airline | gb
delta airlines: | airline | us
united airlines: | airline | us
booking.com: | travel hotel
expedia: | travel
tripadvisor: | travel
lyft: | mobility
bolt app: | mobility
grab: | mobility
doordash: | food mobility
deliveroo: | food
mcdonalds: colourful | food
burger king: retro | food
coca cola: colourful | food
paypal: corporate | payments
visa card: corporate | payments
american express, amex: corporate | payments
klarna: playful | payments | se
square: minimal | payments
adyen: | payments | nl
monzo: colourful | bank | gb
n26: minimal | bank | de
starling: | bank | gb
goldman sachs: corporate | bank
hsbc: corporate | bank | gb
deutsche bank: corporate | bank | de
robinhood: | trading finance
etoro: | trading
openai, chatgpt: minimal | ai
midjourney: | ai art
perplexity: minimal | ai
hugging face: playful | ai open-source
deepmind, gemini: | ai
deepseek: | ai | cn
google, google search: minimal | search
bing: | search
duckduckgo: | internet
firefox: raw | internet
chrome: | internet
gitlab: | developer-tools
bitbucket: | developer-tools
netlify: | cloud developer-tools
heroku: developers purple sysadmins | cloud developer-tools
auth0: developers security-people | security enterprise-software
postman: developers | developer-tools
digitalocean: | cloud
fly.io: illustrated | cloud developer-tools
render.com: | cloud
railway.app: dark | cloud
planetscale: monospace | data
neon.tech: dark | data
firebase: | data
snowflake: | data
databricks: | data
datadog: | analytics
new relic: | analytics
mixpanel: | analytics
amplitude: | analytics
google analytics: | analytics
tableau: charts dashboard | analytics data
asana: playful | project-management
trello app: | project-management
clickup: colourful | project-management
basecamp: playful | project-management
todoist: | productivity
evernote: | productivity
obsidian: dark | productivity
things app: | productivity
dropbox: editorial | productivity
google docs, google workspace: | productivity
box.com: | productivity
calendly: | scheduling
hubspot: cosy | marketing
mailchimp: playful | email marketing
sendgrid: | email developer-tools
gmail: | email
outlook: | email
proton mail: | email security
freshdesk: | customer-service
workday: corporate | hr
bamboohr: | hr
gusto: | hr
xero: | accounting
quickbooks: | accounting
datev: | accounting | de
oracle: corporate | enterprise-software
servicenow: | enterprise-software
canva: colourful | design-tools
sketch app: | design-tools
invision: | design-tools
procreate: | design-tools
squarespace: editorial | website-builder
wix: | website-builder
carrd: | website-builder
duolingo: playful | education
khan academy: | education
coursera: | education
udemy: | education
nytimes, new york times, nyt: editorial | news
washington post: editorial | news
the economist: editorial | news
bloomberg: bold | news finance
le monde: editorial | news | fr
spiegel, der spiegel: | news | de
cnn: | news
vogue: editorial | fashion
new yorker: editorial serif intellectual illustrated | news
the verge: bold | news
national geographic: photographic | news
xbox: | games
steam: dark | games
sega: retro | games
epic games: | games
lego: playful | games
samsung: | electronics | kr
sony: | electronics | jp
huawei: | electronics | cn
xiaomi: | electronics | cn
bang & olufsen: quiet-luxury | electronics
dyson: technical | electronics | gb
teenage engineering: technical | electronics | se
nothing phone: monospace | electronics
intel: | semiconductors
amd: | semiconductors
soundcloud: | music
apple music: | music
tidal: dark | music
nasa: | space
blue origin: | space
boeing: | space
t-mobile, telekom: | telecom
verizon, at&t: | telecom
orange telecom: | telecom | fr
shell: | energy
bp: | energy | gb
headspace: calm | health
calm app: calm | health
mayo clinic: | health
chakra ui: | design-system
shadcn, shadcn/ui: minimal | design-system
polaris: | design-system
primevue, vuetify: | design-system
antdv: | design-system
gitbook, readme.com: | documentation
visa: corporate trustworthy | payments | us
cash app: bold young-adults | payments | us
venmo: friendly young-adults | payments social | us
chime: friendly | bank | us
affirm: clean | payments | us
morgan stanley: corporate institutional | bank finance | us
barclays: corporate | bank | gb
lloyds, lloyds bank: corporate heritage | bank | gb
natwest: friendly | bank | gb
bnp paribas, societe generale, credit agricole: corporate | bank | fr
santander: bold | bank | es
bbva: corporate clean | bank | es
ing: friendly orange | bank | nl
ubs, credit suisse: corporate institutional | bank | ch
itau: colourful | bank | br
bank of america, wells fargo, chase, citi, citibank, capital one: corporate | bank | us
fidelity, vanguard, charles schwab: corporate trustworthy | trading finance | us
blackrock: corporate serious | finance | us
allianz: corporate institutional | finance | de
axa: corporate | finance | fr
lemonade: playful pink | finance | us
geico: friendly | finance | us
reebok, new balance, under armour: bold sporty | sports fashion | us
converse, vans: cool street | fashion | us
asics: clean sporty | sports | jp
the north face: bold adventurous | sports fashion | us
arc'teryx: technical minimal | sports fashion | ca
lululemon: clean calm | sports fashion | ca
gymshark: bold energetic | sports fashion | gb
mango: editorial elegant | fashion | es
shein, temu: dense flyer colourful | commerce fashion | cn
burberry: luxury editorial | fashion | gb
saint laurent, yves saint laurent: luxury | fashion | fr
bottega veneta, fendi, versace, valentino: luxury | fashion | it
loewe: luxury editorial | fashion | es
acne studios: minimal gallery | fashion | se
cos: minimal editorial | fashion | se
off-white, supreme, stussy, palace skateboards: street bold | fashion
ralph lauren: heritage luxury | fashion | us
tommy hilfiger, calvin klein, levi's: bold photographic | fashion | us
gap: clean | fashion | us
everlane: minimal clean | fashion commerce | us
allbirds: minimal organic | fashion | us
warby parker: clean friendly | fashion commerce | us
glossier: minimal soft pink | retail | us
sephora: bold | retail | fr
l'oreal, lancome: elegant luxury | retail | fr
fenty, fenty beauty: bold | retail | us
the ordinary, deciem: minimal clinical-white | retail | ca
lush: organic colourful | retail | gb
the body shop: organic caring | retail | gb
dove, nivea, gillette: clean caring | retail
dollar shave club: humorous friendly | commerce | us
pepsi: bold colourful | food | us
red bull: bold energetic | food sports | at
oatly: humorous handmade | food | se
innocent drinks: humorous friendly | food | gb
ben & jerry's: playful handmade colourful | food | us
kfc, wendy's, taco bell, pizza hut, domino's, dunkin, dunkin donuts, chick-fil-a: bold colourful | food | us
chipotle: earthy | food | us
sweetgreen: organic clean | food | us
blue bottle coffee, blue bottle: minimal calm | food | us
nespresso: luxury dark | food | ch
heineken, guinness, carlsberg: bold heritage | food
absolut: bold | food | se
brewdog: rebellious bold | food | gb
pixar: animated playful | film | us
marvel: bold cartoon | film entertainment | us
hbo, hbo max: dark cinematic | media | us
paramount, paramount plus: dark cinematic | media | us
prime video: dark cinematic | media | us
bandcamp: plain-ui | music
deezer: colourful | music | fr
facebook, instagram: light | social | us
tumblr: dense | social | us
mastodon, bluesky: light | social
microsoft teams: corporate | messaging | us
skype: light | messaging
wayfair: dense | home commerce | us
west elm, crate & barrel, pottery barn: editorial photographic | home retail | us
vitra: modernist gallery | home | ch
muuto, hay design, ferm living: minimal scandinavian | home | dk
bose, sonos: minimal product-photos | electronics | us
lg, lg electronics: clean | electronics | kr
panasonic, hitachi, toshiba: corporate | electronics | jp
philips: clean | electronics health | nl
leica: minimal luxury | photography electronics | de
canon, nikon, fujifilm: product-photos | photography electronics | jp
gopro: bold energetic | electronics | us
activision, blizzard: gamer-look dark | games | us
riot games, valorant, league of legends: gamer-look dark | games | us
minecraft, roblox: playful gamer-look | games
gitea, codeberg: plain-ui | developer-tools
plaid: clean | payments developer-tools | us
ford, chevrolet, jeep: bold | automotive | us
jaguar: luxury | automotive | gb
land rover, range rover: premium | automotive | gb
mini cooper: playful bold | automotive | gb
hyundai, kia: clean | automotive | kr
nissan, mazda, subaru, suzuki: clean | automotive | jp
byd: clean | automotive | cn
vespa, piaggio: retro colourful | automotive | it
harley-davidson: rebellious heritage | automotive | us
ducati: bold sporty | automotive | it
hilton, hyatt: corporate | hotel | us
aman resorts, four seasons, ritz-carlton: luxury quiet-luxury | hotel
soho house: quiet-luxury editorial | hotel | gb
singapore airlines: elegant | airline | sg
virgin atlantic, virgin airlines: bold | airline | gb
air france: elegant | airline | fr
qantas: clean | airline | au
dhl, fedex, ups.com: bold | mobility
abc news, fox news, nbc: dense | news | us
time magazine: bold editorial | news | us
die zeit, süddeutsche, faz: editorial serif | news | de
el país: editorial | news | es
la repubblica, corriere della sera: editorial | news | it
asahi shimbun: dense | news | jp
guggenheim, met museum, the met: gallery typographic | art | us
louvre, centre pompidou: gallery | art | fr
v&a: gallery | art | gb
harvard, yale, princeton: scholarly institutional heritage | education | us
oxford university, cambridge university: scholarly institutional heritage | education | gb
red cross, unicef, unesco, united nations: institutional caring | charity
wwf: bold photographic | charity
greenpeace, extinction rebellion: bold activists | charity
amnesty, amnesty international: bold yellow | charity
doctors without borders, msf: serious photographic | charity health
save the children, oxfam: caring human | charity
european union, european commission: institutional | government
peloton: dark energetic | sports | us
strava: sporty orange | sports | us
fitbit: clean friendly | health electronics | us
garmin: technical | electronics sports | us
whoop, oura: dark technical | health electronics
noom, weight watchers: friendly | health | us
bumble: yellow friendly | social | us
hinge app, okcupid: friendly | social | us
zillow, redfin: clean | real-estate | us
rightmove, zoopla: dense | real-estate | gb
craigslist: plain-ui hyperlinks dense | commerce | us
gumtree, leboncoin: dense | commerce
kickstarter, indiegogo, gofundme, patreon: friendly | finance
eventbrite, ticketmaster: dense | events
meetup: friendly | events social
deepl, grammarly: clean | ai productivity
superhuman: dark premium | email productivity
1password, lastpass, bitwarden: clean trustworthy | security
nordvpn, expressvpn, mullvad: bold | security
norton, mcafee, kaspersky: corporate | security
salesforce tableau, power bi: dense | analytics
palantir, anduril: dark serious | software data
accenture, mckinsey, bcg, deloitte, kpmg, pwc, ernst & young: corporate editorial | enterprise-software finance
pentagram, wolff olins: gallery typographic | advertising
behance, dribbble, awwwards: gallery portfolio | design-tools
unsplash, pexels: photographic gallery | photography
flickr, 500px: photographic gallery | photography
letterboxd: dark | film social
goodreads: dense | publishing social
imdb, rotten tomatoes: dense | film reference
hacker news: hyperlinks dense plain-ui | news | us
stack overflow: dense plain-ui | developer-tools
product hunt: light friendly | social
moleskine: heritage minimal | retail | it
penguin books, penguin: typographic heritage | publishing | gb
taschen, phaidon: gallery bold | publishing art
`;
