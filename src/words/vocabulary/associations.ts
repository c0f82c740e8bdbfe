/**
 * What the pages of some people, trades, places and things are like: `words: tags | trades`, the most typical tag first.
 * Occupations follow the groups of ISCO-08; the rest are pastimes, stages of life, businesses, products, places,
 * materials and occasions. General knowledge; words of tags and trades need no row unless people mean more by them.
 */
export const ASSOCIATIONS = `
ceo, cfo, managing director, chairman, chief executive, boardroom, board of directors: executives premium serious authoritative corporate-site
politician, mayor, minister, senator, congressman, campaigner: civil-servants institutional authoritative serious citizens | government
diplomat, ambassador, embassy, consulate: civil-servants institutional formal-voice serious heritage | government
civil servant, council officer, town clerk, municipal worker, public official: civil-servants citizens institutional plain-language form-service | government
police, police officer, sheriff, detective, border guard, customs officer: institutional authoritative citizens serious plain-language | government
soldier, army, military, veteran, navy officer, air force, defence: institutional serious authoritative technical | government space
firefighter, fire brigade, ambulance crew, emergency services, first responder, dispatcher: institutional high-contrast citizens plain-language big-text | government health
scientist, lab, laboratory, biologist, chemist, physicist, astronomer, geologist, meteorologist, oceanographer: scientists scholarly technical precise charts | research education
mathematician, statistician, actuary, econometrician: analysts scholarly precise charts technical | research data
engineer, civil engineer, structural engineer, mechanical engineer, electrical engineer, chemical engineer: engineers technical precise industrial blueprint data-look
factory, plant manager, production line, manufacturing, machine operator, assembly line, machinist, welder, toolmaker, cnc: industrial engineers technical dense high-contrast | semiconductors energy enterprise-software
warehouse, foreman, forklift, logistics, storekeeper, fulfilment, shipping clerk, supply chain, freight, haulage: industrial high-contrast big-text plain-ui app-like | mobility enterprise-software
architect, landscape architect, urban planner, interior architect, architecture practice: architects modernist gallery minimal typographic photographic
surveyor, cartographer, gis, map maker, quantity surveyor: engineers precise technical data-look
graphic designer, typographer, type foundry, type designer, lettering artist, art director: designers typographic swiss gallery portfolio big-type | design-tools advertising art
ux designer, product designer, ui designer, design lead, design team, design ops: designers design-system systematic clean editor-canvas | design-tools design-system
dentist, dental practice, orthodontist, dental clinic, hygienist: clean calm friendly trustworthy caring clinical-white booking | health
doctor, gp, general practitioner, family doctor, surgeon, cardiologist, dermatologist, medical practice: patients trustworthy caring clean clinical-white plain-language | health
nurse, midwife, carer, care worker, home care, hospice, nursing home: caring nurses-doctors patients plain-language trustworthy accessible-look | health
psychologist, therapist, psychotherapist, counsellor, counselling, therapy, mental health, life coach, anxious people, anxiety: calm caring human warm soft organic | health
physiotherapist, chiropractor, osteopath, massage, masseur, acupuncture, acupuncturist: calm caring clean organic soft | health
pharmacist, pharmacy, chemist shop, apothecary: clinical-white clean trustworthy patients institutional | health retail
vet, veterinarian, animal clinic, pet shop, dog groomer, dog walker, dog owner, cat owner, puppy, pets: friendly caring cheerful warm mascots | health retail
optician, eyewear, glasses, optometrist, hearing aids: clean big-text friendly product-photos | health retail
beautician, beauty salon, nail salon, spa, wellness, skincare, facial, cosmetics, make-up: elegant soft calm minimal organic feminine | retail luxury
hairdresser, barber, salon owner, barbershop: cool photographic booking small-shops heritage | fashion
yoga, yoga studio, pilates, meditation, mindfulness, breathwork, retreat: calm organic zen soft airy earthy warm japanese-minimal | hotel health
personal trainer, gym owner, fitness coach, crossfit, bodybuilder, boxer, boxing gym: sporty bold energetic athletes heavy-type high-contrast | sports
teacher, primary teacher, schoolteacher, classroom, tutor, kindergarten teacher: teachers friendly simple-language students illustrated cheerful | education
professor, lecturer, academic, phd student, postdoc, dean, faculty, seminar, thesis, dissertation: scholarly scientists intellectual serif knowledge-seekers article | education research publishing
student, undergraduate, freshman, first-generation student, exchange student, university applicant, school leaver: students young-adults friendly fresh plain-language | education
librarian, archivist, archive, bibliographer, catalogue: scholarly directory readers hyperlinks encyclopedia plain-ui | reference education publishing
book club, bookshop, bookseller, bookworm, novel reader, literature, literary, poetry lover: readers editorial serif warm-paper article intellectual | publishing news
writer, novelist, author, poet, essayist, blogger, memoir, ghostwriter, newsletter writer: writers editorial serif article single-column warm-paper | publishing
journalist, reporter, editor in chief, columnist, press officer, foreign correspondent, investigative: news-front newspaper editorial writers serious serif | news publishing media
translator, interpreter, linguist, language teacher, language learner: knowledge-seekers readers simple-language typographic | education publishing
lawyer, attorney, solicitor, barrister, law firm, litigator, paralegal, law practice, notary, legal counsel, judge: lawyers authoritative serious trustworthy serif restrained heritage | finance bank news
accountant, bookkeeper, auditor, tax adviser, controller, chartered accountant, accounting firm: accountants trustworthy serious tables restrained plain-ui | accounting finance bank
banker, private banker, investment banker, wealth manager, bank clerk, credit officer: bank-customers trustworthy serious corporate premium navy | bank finance
financial adviser, pension fund, asset manager, fund manager, insurance broker, insurer, underwriter, actuarial: investors trustworthy serious charts restrained corporate-site | finance bank
trader, day trader, quant, broker, hedge fund, trading desk, stock picker: traders data-look dense charts dark analysts | trading finance crypto
economist, policy analyst, think tank, central banker: analysts scholarly serious charts editorial newspaper | finance news research
management consultant, consulting firm, consultancy, strategy consultant: executives corporate authoritative restrained serious editorial | enterprise-software finance
hr manager, recruiter, headhunter, people team, talent team, payroll clerk, hr department: hr-people friendly office-workers admin-panel human | hr enterprise-software
secretary, receptionist, office manager, administrative assistant, clerk, back office: office-workers conventional plain-ui tables form-service | productivity enterprise-software
project manager, scrum master, product owner, team lead, agile coach, delivery manager: product-teams collaborators systematic clean saas | project-management productivity
salesperson, sales team, sales rep, account executive, key account manager: sales saas bold confident | marketing enterprise-software customer-service
marketer, marketing team, cmo, growth team, brand manager, copywriter, pr agency: marketers bold saas fresh campaign | marketing advertising
creative director, ad agency, advertising agency, creative agency, branding studio, design studio: designers portfolio bold typographic campaign black-white gallery | advertising art
call centre agent, support agent, customer support, help desk, service desk, ticketing software: support-people friendly chat admin-panel saas | customer-service messaging
programmer, developer, software engineer, frontend developer, backend developer, coder: developers technical docs code-host | developer-tools open-source
sysadmin, devops, sre, site reliability, platform team, on-call engineer, network admin, data centre: sysadmins dashboard dark monitor-page technical dense | cloud analytics developer-tools
hacker, pentester, security researcher, infosec, ciso, cyber security, password manager, vpn, antivirus, encryption: security-people technical trustworthy precise hackers | security cloud
data scientist, data analyst, data engineer, business intelligence, bi analyst: analysts charts dashboard data-look technical | data analytics
machine learning engineer, ai researcher, prompt engineer, ai lab, ai startup, llm developer: ai-people ai-look technical scientists futurist | ai research
game developer, game studio, indie game, speedrunner, esports, retro gamer, dungeon master, role player: gamers gamer-look dark playful game-site pixel | games entertainment
streamer, youtuber, influencer, tiktoker, content creator, vlogger, podcaster, podcast: gen-z social-feed video cool energetic | media social entertainment
photographer, wedding photographer, photojournalist, photo studio: photographers photographic full-bleed portfolio gallery no-pictures | photography art
filmmaker, film director, cinematographer, film student, documentary, video editor, movie buff, cinephile, cinema: film-makers cinematic dark full-bleed video | film entertainment media
musician, band, singer, songwriter, orchestra, choir, pianist, guitarist, composer, concert hall, opera: musicians artists dramatic poster elegant | music art events
dj, techno, rave, nightclub, club night, festival, hip hop, rapper, producer, electronic music: musicians neon dark bold big-type poster edgy | music events entertainment
vinyl, record collector, record shop, record label, crate digger, audiophile, hi-fi, jazz: musicians indie cool warm retro heritage | music art
painter, sculptor, artist, ceramicist, potter, printmaker, illustrator, art student, atelier: artists gallery handmade organic portfolio minimal | art
gallery, gallerist, curator, museum, museum label, wall label, exhibition, art fair, biennale, collector: gallery artists typographic minimal restrained editorial | art events education
actor, theatre, dancer, ballet, choreographer, circus, comedian, stand-up, performance: artists dramatic poster bold cinematic | events entertainment art
manga, anime, cosplay, comic, comic artist, graphic novel, otaku, fan art, doodling: anime-fans cartoon cute colourful playful illustrated | art social entertainment
fashion designer, stylist, boutique, model agency, couture, streetwear, sneakerhead, fashion student, vintage clothes: fashionistas cool photographic big-type black-white luxury | fashion retail
tailor, seamstress, dressmaker, knitter, knitting, sewing, quilting, wool shop, yarn: handmade heritage warm cosy organic humble | fashion retail home
jeweller, watchmaker, goldsmith, watch collector, luxury watch, perfumer, perfume, champagne, couture house: luxury luxury-buyers elegant product-photos quiet-luxury dramatic | luxury fashion
carpenter, joiner, cabinet maker, furniture maker, woodworker, upholsterer, blacksmith, craftsman: handmade organic heritage earthy warm photographic | home retail
plumber, electrician, roofer, builder, bricklayer, plasterer, handyman, tradesman, tradesmen, tradespeople, decorator, glazier, heating engineer, contractor: small-shops plain-language big-text high-contrast plain-ui mobile-app institutional | government mobility
mechanic, garage, car workshop, tyre shop, petrolhead, car dealer, car collector, vintage car, motorbike, biker: car-lovers racing industrial bold dark dramatic | automotive mobility
cracked phone, old phone, slow connection, phone in one hand, cheap phone, cheap android, budget phone, on the go: mobile-app plain-ui high-contrast big-text still simple-language | mobile payments mobility
driver, taxi driver, courier, lorry driver, trucker, bus driver, delivery rider, chauffeur: commuters mobile-app high-contrast big-text plain-ui signage | mobility food
pilot, cabin crew, flight attendant, aviation, frequent flyer, airport lounge: travellers commuters signage precise clean | airline travel
sailor, sailing, yacht, captain, fisherman, harbour, ferry, marina, boat: travellers adventurous blue photographic navy | travel sports
farmer, farming, agriculture, grower, beekeeper, shepherd, tractor, dairy, winegrower, vineyard, forester, allotment: organic earthy humble green plain-language photographic | food energy sports
gardener, gardening, plant shop, florist, flowers, botanist, botanical, houseplants, nursery plants: organic green earthy calm photographic warm | home retail food
chef, cook, restaurant, restaurateur, bistro, fine dining, tasting menu, kitchen: foodies warm photographic product-photos recipe-site elegant | food hotel
baker, bakery, pastry, patisserie, sourdough, cake, chocolatier, ice cream, sweets: foodies warm cosy cream friendly handmade | food
barista, coffee, coffee roaster, coffee shop, café, tea house, tea shop, matcha: foodies cosy warm earthy organic green japanese-minimal | food retail
bartender, cocktail bar, brewery, craft beer, pub, wine bar, natural wine, sommelier, whisky, distillery: foodies cool warm indie heritage earthy | food retail
home cook, recipe, meal kit, dinner, baking, lunch box, vegan, organic food, farmers market: recipe-site foodies warm organic cosy friendly | food
food delivery, takeaway, pizza, burger, kebab, street food, snack, fast food: foodies bold colourful mobile-app cheerful orange | food mobility
hotel, hotelier, inn, guesthouse, b&b, ryokan, resort, hostel, camping site, holiday home, glamping: travellers photographic calm booking warm elegant | hotel travel
traveller, backpacker, tourist, honeymoon, road trip, digital nomad, globetrotter, travel agent: travellers adventurous photographic booking fresh | travel airline hotel
hiker, hiking, climber, climbing, mountaineer, skier, surfer, surf, trail runner, camper, outdoors, fishing: adventurous athletes organic earthy photographic | sports retail
runner, marathon, cyclist, cycling, triathlete, swimmer, footballer, football club, tennis club, golf, golfer: athletes sporty energetic bold photographic | sports fashion retail
skater, skateboard, skate shop, bmx, graffiti, street art, tattoo, tattoo artist, punk band: street edgy rebellious cool raw heavy-type | fashion sports art music
estate agent, realtor, property developer, letting agent, landlord, flat buyer, house hunter, home buyer, mortgage: trustworthy photographic home-lovers clean cards | real-estate home
interior designer, interior decorator, home decor, furniture shop, lamp, lighting designer, kitchenware, ceramics shop: home-lovers minimal warm organic photographic scandinavian | home retail
shop owner, shopkeeper, corner shop, market trader, stallholder, etsy seller, online seller, small business owner: small-shops sellers friendly simple-language storefront commerce-look | commerce payments retail accounting
bargain hunter, flea market, second hand, thrift, charity shop, coupon, discount, deals, garage sale: cheap shoppers flyer marketplace dense bold-colours | commerce retail
supermarket, grocery, convenience store, grocer, butcher, greengrocer, department store: shoppers commerce-look conventional cards product-photos | retail food commerce
priest, church, parish, mosque, synagogue, monastery, religious, pastor, temple, pilgrim, buddhist, monk: calm humble serif heritage warm restrained zen | charity publishing
funeral, undertaker, grief, bereavement, memorial, condolence, cemetery: calm restrained caring serif humble quiet-luxury | health government
wedding, bride, wedding planner, engagement, invitation, anniversary: romantic elegant serif soft cream photographic | events hotel luxury
charity, ngo, fundraiser, volunteer, foundation, humanitarian, refugee: non-profits human caring activists photographic | charity
activist, protest, protester, union, trade union, feminist, climate activist, squat, zine, anarchist: activists rebellious raw punk bold high-contrast | charity open-source
social worker, youth worker, caseworker, benefits, unemployed, job seeker, single mother, low income: citizens plain-language caring accessible-look form-service | government health charity
new parents, parent, mother, father, toddler, baby, nursery, babysitter, family of five, school run, pregnant: families friendly soft caring cheerful warm | education health home
kids, children, six year old, eight year old, child, boys and girls, playground, toy, fairy tale: children childlike cheerful mascots colourful illustrated playful | education games entertainment
teenager, teen, teenage, high school, gen z, tween, school kids: gen-z cool playful energetic social-feed mascots | social games messaging
grandmother, grandma, grandpa, granny, gran, nan, pensioner, retired, retiree, senior citizen, old people, in her seventies, in his eighties, elderly: elderly plain-language big-text calm accessible-look trustworthy | government health
blind, low vision, visually impaired, screen reader, dyslexic, deaf, wheelchair, adhd, autistic, colour blind: disabled accessible-look plain-language high-contrast big-text | government health
immigrant, newcomer, foreigner, expat, asylum seeker, second language: newcomers plain-language citizens simple-language | government payments education
introvert, shy, quiet person, highly sensitive, overwhelmed, tired, burnt out, insomniac, stressed: calm soft airy simple-shapes quiet-luxury muted
busy, impatient, in a hurry, no patience, no time: clean plain-ui still simple-language app-like
grumpy, sceptic, skeptic, cynic, hates computers, hates marketing, luddite, technophobe, no-nonsense: plain-ui plain-language raw restrained institutional
nerd, geek, trivia, pedant, encyclopaedia, collector of, train spotter, trainspotter, ham radio, amateur radio: geeky knowledge-seekers raw encyclopedia hyperlinks | reference open-source research
chess, crossword, puzzle, sudoku, board game, card game, word game, quiz: game-site playful readers gamers clean | games news
minimalist, decluttering, monk-like, tidy person, declutter: minimal calm japanese-minimal airy restrained | home fashion
rich, millionaire, old money, aristocrat, private jet, penthouse, country house, butler, connoisseur: luxury-buyers quiet-luxury luxury heritage elegant serif | luxury automotive hotel
hipster, cool kids, trendsetter, creative class, art school, berlin creative, east london: cool indie edgy black-white brutalist typographic | art fashion music
startup founder, entrepreneur, indie hacker, solo founder, side project, bootstrapper, y combinator: startups makers saas fresh clean | developer-tools payments website-builder
investor, venture capitalist, vc, angel investor, pitch deck: investors startups serious confident clean | finance
crypto, bitcoin, web3, nft, defi, degen, blockchain: crypto-people traders dark futurist data-look | crypto finance trading
astronaut, rocket, satellite, nasa, mission control, stargazer, telescope, planetarium: space-fans futurist dark cinematic technical sci-fi | space research
energy company, solar, wind farm, heat pump, utility, power plant, oil, electricity supplier: industrial corporate technical green engineers | energy
chip maker, chip, processor, circuit, hardware, circuit board, robotics, robot, drone, sensor: engineers technical industrial precise product-photos | semiconductors electronics
smartwatch, phone launch, smartphone, headphones, laptop, gadget, camera brand, earbuds, wearable, tablet, smart home, speaker: product-photos product-launch big-type minimal full-bleed polished | electronics
mobile operator, phone network operator, mobile network, network operator, phone company, broadband, sim card, 5g, internet provider, isp, carrier: corporate bold-colours conventional one-accent | telecom mobile internet
electric car, car maker, car manufacturer, sports car, supercar, suv, carmaker: car-lovers photographic full-bleed cinematic premium | automotive luxury
bicycle, e-bike, scooter, scooter sharing, car sharing, public transport, metro, tram, subway: commuters mobile-app signage clean fresh | mobility railway
dating, dating app, love, singles, couple, relationship: couples-singles playful warm romantic mobile-app bold-colours | social mobile
neighbour, neighbourhood, village, community garden, local, parish newsletter: communities human friendly humble warm simple-language | social
diary, journal, journaling, notes, note taking, to-do, habit tracker, planner, second brain, reading list: calm clean minimal app-like intimate writers | productivity publishing
calendar, appointment, scheduling, meeting, time tracking, timesheet: office-workers clean app-like booking minimal | scheduling productivity
email client, inbox, mail app, newsletter tool: office-workers clean polished app-like | email productivity messaging
chat app, messenger, group chat, voice call, video call, walkie-talkie: chat friendly mobile-app rounded mascots | messaging social collaboration
budgeting app, money app, savings, pocket money, payment app, neobank, wallet app, split bills: bank-customers wallet-app payments-look mobile-app fresh clean | bank payments finance mobile
invoice, invoicing, payroll, expenses, bookkeeping app, tax return: accountants tables plain-ui form-service trustworthy | accounting finance hr
crm, erp, back office tool, admin tool, internal tool, intranet, internal portal, procurement tool, admin screens: admin-panel dense tables office-workers enterprises conventional | enterprise-software hr design-system
dashboard, control room, monitoring, telemetry, status page, admin dashboard, metrics: dashboard data-look charts monitor-page dense dark | analytics data cloud
spreadsheet, database, no-code, low-code, form builder, workflow, automation: tables makers saas app-like | data automation productivity
website builder, landing page builder, portfolio builder, page builder: designers editor-canvas makers fresh | website-builder design-tools
whiteboard, sticky notes, brainstorm, workshop facilitation, mind map: collaborators editor-canvas playful friendly colourful | collaboration education productivity
developer docs, api reference, sdk docs, documentation, knowledge base, manual, handbook, user guide: docs sidebar plain-language systematic developers | documentation developer-tools
course, online course, e-learning, language app, learn languages, learning languages, learn a language, language learning, flashcards, quiz app, exam prep, mooc: students friendly cheerful illustrated simple-language | education
annual report, investor relations, white paper, sustainability report, shareholder letter: corporate-site charts editorial serious serif restrained | finance research
tax office, passport office, driving licence, parking permit, permit, town hall, city hall, council website, public service, government form, visa application, ministry: form-service institutional citizens plain-language accessible-look | government
library, public library, encyclopedia, dictionary, atlas, open data, wiki: encyclopedia knowledge-seekers hyperlinks readers scholarly plain-ui | reference education
broadsheet, weekly magazine, daily paper, gazette, long reads, longform, op-ed, editorial page: newspaper editorial serif news-front article | news publishing
post office, parcel, postal, letter carrier, mail delivery: institutional signage conventional one-accent yellow | mobility government
train station, railway, train, timetable, departure board, platform, airport, wayfinding, transport signage, road sign, metro map: signage commuters timetable-page high-contrast swiss | railway mobility airline
ticket stub, boarding pass, invoice paper, price tag, barcode: monospace raw typographic black-white plain-ui hairlines
blueprint, technical drawing, graph paper, circuit diagram, schematic, engineering drawing, spec sheet, datasheet, exploded drawing: blueprint technical hairlines monospace visible-grid precise | semiconductors developer-tools
typewriter, carbon copy, telegram, index card, filing cabinet, dossier: monospace raw warm-paper retro typographic
notebook, stationery, paper, letterpress, parchment, kraft paper, envelope, ink, fountain pen, sketchbook: warm-paper cream serif handmade writers calm
chalkboard, crayons, finger paint, felt tip, stickers, play dough, lego, building blocks: childlike colourful playful handmade bold-colours simple-shapes
concrete, steel, rust, aluminium, corrugated, scaffolding, warehouse party, brutal: industrial raw brutalist grey heavy-type
wood, linen, clay, stone, wool, ceramic, bamboo, rattan, terracotta, leather, cork: organic earthy warm handmade muted
marble, gold leaf, velvet, silk, brass, mahogany, cashmere, crystal: luxury elegant gold serif premium dramatic
glass, frosted, ice, chrome, mirror, liquid metal, holographic: glass cool-colours futurist polished light-glow
candy, bubblegum, sherbet, lollipop, balloon, jelly, marshmallow, cupcake, unicorn, blobs, blobby, bubbly: pastel rounded playful cute colourful simple-shapes
forest, moss, meadow, woodland, leaf, jungle, garden, fern: green organic earthy calm
beach, ocean, sea, lagoon, island, summer holiday, poolside, tropical: blue fresh travellers teal cheerful
desert, canyon, dune, sunset, autumn, campfire, honey, amber, cinnamon: warm-colours earthy orange warm
winter, snow, glacier, arctic, frost, fjord, nordic morning: cool-colours white clean airy scandinavian
night sky, midnight, moonlight, nocturnal, after dark, stars, galaxy, nebula: dark navy mysterious cinematic purple
sunrise, spring morning, fresh air, fresh laundry, daylight, breakfast: light fresh clean white cheerful
sunday morning, fireplace, blanket, grandmother's kitchen, warm bread, cabin, hygge, candlelight, slippers: cosy warm earthy cream intimate
library at night, old library, oak, oxford college, ivy league, dark academia, cathedral: scholarly heritage serif dark brown intellectual | education publishing
hospital, clinic, operating theatre, ward, waiting room: clinical-white clean patients precise cold | health
casino, las vegas, slot machine, lottery, jackpot, game show: loud flyer neon maximalist gold energetic | entertainment games
carnival, fairground, funfair, party, confetti, birthday, fiesta, parade: cheerful colourful loud playful maximalist energetic | entertainment events
spaceship, starship, cockpit, mission patch, hud, warp speed: sci-fi futurist dark space-age data-look | space games
stock exchange, ticker, order book, candlestick chart, bloomberg, trading floor: traders data-look dense dark charts | trading finance
bunker, cold war, submarine, control panel, knobs, oscilloscope, synthesizer, radar: retro-computing technical industrial dark skeuomorphic
fax machine, dial-up, geocities, guestbook, cd-rom, floppy disk, netscape, aol, modem, marquee text, under construction: old-web retro 1990s retro-computing portal
apple ii, commodore, amiga, msdos, ms-dos, green screen, crt, teletext, mainframe, punch card: terminal retro-computing pixel 1980s monospace
arcade, gameboy, game boy, joystick, sprite, chiptune, tamagotchi, 16-bit: pixel retro gamers 1980s playful
ipod, winamp, myspace, msn messenger, flip phone, bebo, early facebook, flash site: 2000s y2k web-2 old-web
swiss bank, private bank, vault, safe deposit, discretion: premium sober-luxe navy quiet-luxury trustworthy | bank finance
tea ceremony, zen garden, ikebana, wabi-sabi, haiku: zen japanese-minimal calm airy organic
kindergarten, nursery school, daycare, children's book, picture book, storybook: childlike illustrated soft cheerful mascots pastel | education
think piece, philosophy, philosopher, intellectual, essay, salon: intellectual scholarly serif editorial article
manifesto, poster, billboard, shouting, megaphone: poster big-type heavy-type bold loud campaign
secret, discreet, spy, noir, mystery, thriller, shadowy: mysterious dark cinematic dramatic
trust, safe, solid, reliable, dependable, reassuring, credible, reputable, honest, responsible: trustworthy conventional serious plain-language
stuffy, old-fashioned, fusty, pompous, bureaucratic, dusty, dated: institutional formal-voice boring heritage conventional
sterile, clinical, soulless, lifeless, impersonal: cold clinical-white corporate boring precise
flashy, gaudy, showy, garish, tacky, over-designed, gimmicky, bling: loud maximalist flyer neon bold-colours animated
salesy, pushy, hard sell, spammy, hype, clickbait, buzzwords, marketing speak, jargon: flyer sales loud commerce-look cheap
childish, babyish, twee, cutesy, silly, goofy, infantile: childlike cute mascots cartoon whimsical
cluttered, crowded, busy looking, messy, overloaded, wall of text, overwhelming: cluttered dense maximalist chaotic portal
techy, tech bro, silicon valley look, startupy, startup-y, generic startup, every other startup, saas template: saas ai-look gradient startups corporate-memphis
slick, glossy ad, shiny, super polished, airbrushed: polished premium gradient corporate
fraktur, blackletter, black letter, masthead: newspaper serif heritage editorial black-white | news
gloomy, sombre, bleak, depressing, moody, brooding: dark dramatic mysterious cold muted
hippie, bohemian, boho, new age, incense: organic psychedelic earthy handmade
macho, bro culture, testosterone, alpha, gym bro: masculine aggressive gamer-look bold dark racing
girly, princess, ballet pink, frilly, lacy: feminine pink cute soft romantic
`;
