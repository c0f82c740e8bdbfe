import type { Glossary } from './glossary.ts';

/** Italian words of design, people, trades, places and things; `*` stands for any ending. */
export const ITALIAN: Glossary = `
or: o, oppure
but: ma, però
dark: scur*
light: chiar*, luminos*, luce, chiaro, chiara, chiari, chiare
minimalist: minimalist*, minimal*
simple: semplic*, pulit*
elegant: elegant*, raffinat*
luxury: luss*, lusso, lussuos*
playful: giocos*, divertent*, allegr*
colourful: colorat*, vivac*
calm: tranquill*, seren*, calm*, sobri*
warm: cald*, accoglient*
bold: audac*, grintos*, d'impatto, d impatto
corporate: seri*, professional*, aziendal*, istituzional*
retro: retrò, nostalgic*
futuristic: futurist*
brutalist: brutalis*
editorial: editorial*
natural: natural*, organic*, artigianal*
technical: tecnic*
dense: dens*, compatt*
airy: arios*, spazios*
black: ner*, nero
white: bianc*
red: ross*
blue: blu, azzurr*
green: verde*, verdi
yellow: giall*
orange: arancion*
pink: rosa
purple: viola
monochrome: monocrom*, bianco e nero
website: sito, siti, pagina*, pagina, pagine
design: design, grafica, progetto grafico
design system: sistema di design, design system
typography: tipograf*, carattere
serif: serif*, graziate, grazie, con grazie
rounded corners: arrotondat*, angoli arrotondati, bordi arrotondati, angoli tondi
shadows: ombra, ombre
animations: animazion*, animat*, movimento
photos: foto*, immagin*
illustrations: illustrazion*, disegn*, illustr*
gradient: gradient*, sfumatur*
without: senza, non, mai, niente, nessun, nessuna
bank: bancari*, banca, banche
insurance: assicurazion*, assicura*
airline: compagnia aerea, aere*, voli, aereo, aeroport*, linea aerea, linee aeree
hotel: hotel*, albergo, alberghi, agriturismo, albergh*, hotel, agriturism*
car: auto, automobil*, macchin*, macchina, macchine
newspaper: giornal*, quotidian*, notizie, stampa
magazine: rivist*, magazine
shop: negozi*, bottega, botteghe
government: governo*, governativ*, pubblic*, govern*, pubblica amministrazione, comune, ministero
health: salute, ospedal*, clinic*, medic*
education: scuol*, istruzione
restaurant: ristorant*, caffè, trattoria, osteria
music: music*
games: gioco, giochi, videogioc*
fashion: moda, abbigliament*, vestit*
travel: viaggi*, turismo, vacanz*, viagg*
railway: tren*, ferrovi*, stazion*
developers: sviluppator*, programmator*
designers: designer, progettist*, grafici, designer*
children: bambin*
young people: giovan*
artificial intelligence: ia, intelligenza artificiale
startup: startup*, startup, start-up
payments: pagament*
fintech: fintech*, finanz*
software: software*, gestional*, software, programm*
security: sicurezza, privacy
energy: energia*, energi*, elettricità, solare
furniture: mobili, arredament*, mobil*
real estate: immobiliar*, immobili
law firm: avvocat*, studio legale, notai*, legal*
museum: muse*, galleri*, mostra, mostre
sports: sport*
telecom: telecom*, telefoni*
online marketplace: mercato*, mercatino
messenger: messaggistica
space: spazial*, spazio, spazio cosmico
accessible: accessibil*, disabil*
german: tedesc*, germania
french: frances*, francia
italian: italian*, italia
british: britannic*, ingles*, regno unito, gran bretagna, inghilterra, scozzes*
american: american*, stati uniti, statunitens*
japanese: giappones*, giappon*
chinese: cines*, cina
korean: corean*, corea, corea del sud
swedish: svedes*, svezia
norwegian: norvegese*, norveg*
scandinavian: scandinav*, nordic*
swiss: svizzer*
dutch: olandes*, paesi bassi, olanda
spanish: spagnol*, spagna
brazilian: brasilian*, brasil*
polish company: polacc*
czech: cec*, cechia, repubblica ceca
turkish: turc*, turchia, turchi, turche
russian: russ*
portuguese: portoghes*, portogallo
canadian: canades*
modern: modern*
cute: carin*, tener*, adorabil*
friendly: amichevole*, accogliente*, simpatic*
serious: formal*
cool: alla moda, figo
loud: vistos*, rumoros*, chiassos*, sgargiant*
traditional: tradizional*
cheap: economic*, a buon mercato
elderly: anziani, anziane, pensionat*, nonn*, anzian*, persone anziane
women: donne, donna, femminil*
students: studenti, studentess*, universitari*, student*, alunn*
electric car: auto elettrica, auto elettriche, macchina elettrica
app: app, applicazion*
coffee: caffè*, bar
wine: vino, vini, cantina*
artists: artist*
photography: fotograf*, fotografia, fotografie
architect: architett*
social network: social network, rete sociale
video: video*
blog: blog*
handmade: fatto a mano, fatti a mano
doctor: dottor*, ambulatorio
families: famigli*
startup founders: imprenditor*, fondator*
teenagers: adolescent*, ragazzi
bakery: panificio*, panetteria*, forno, panetter*, panific*, pasticcer*
classic: classic*
easy: facil*, semplice da usare
old web: vecchio web
company website: azienda*
grey: grigi*
brown: marron*
beige: beige
cream: crema, color crema, panna
gold: oro, dorat*
silver: argento, argenteo, argentea, argentei, argentat*
navy: blu scuro, blu notte, blu navy
turquoise: turchese*
teal: verde acqua, ottanio
burgundy: bordeaux, bordò
pastel: pastello
neon: neon, fluo, fluorescente
muted: smorzat*, tenui, tenue
bold colours: colori vivaci, colori forti, colori accesi
colours: colore, colori
one accent colour: un solo colore, colore d'accento, colore d accento
warm colours: colori caldi, toni caldi
earth tones: toni della terra, colori della terra, terrosi
high contrast: alto contrasto, forte contrasto, contrasti forti, contrasto alto, contrasti alti, alti contrasti, contrasto elevato, contrasto forte, più contrasto, molto contrasto
black background: sfondo nero, fondo nero
white background: sfondo bianco, fondo bianco
background: sfondo, sfondi
dark mode: modalità scura, tema scuro, modalità notte, modalità notturna, temi scuri
bright: brillant*
glow: bagliore*
all caps: maiuscole, maiuscolo
spaced capitals: maiuscole spaziate, maiuscolo spaziato
letterspaced: spaziat*
letters: lettere, lettera, caratteri
typeface: font
sans serif: senza grazie, bastoni
no serifs: niente grazie
bold type: grassetto
light type: caratteri sottili, lettere sottili
big type: caratteri grandi, titoli grandi, lettere grandi, caratteri enormi
small text: testo piccolo, caratteri piccoli
monospace: monospazi*
handwritten: calligraf*, scritto a mano
headlines: titolo, titoli, intestazion*
text: testo, testi
columns: colonna, colonne
single column: una sola colonna, una colonna
three columns: tre colonne
cards: schede, riquadri, tessere
grid: griglia, griglie
strict grid: griglia rigorosa, griglia rigida
white space: spazi bianchi, molto spazio, tanto spazio, respiro
edges: bordi
square corners: angoli retti, angoli vivi, spigoli vivi, squadrat*
round: rotond*, tondo, tonda, tondi, tonde
circles: cerchi, cerchio
hairlines: linea, linee, linee sottili, filetti
borders: cornice, cornici, contorni
thick borders: bordi spessi, linee spesse
tables: tabella, tabelle
lists: lista, liste, elenco, elenchi
centred: centrat*
symmetrical: simmetric*
asymmetric: asimmetric*
sidebar: barra laterale
full screen photography: a tutto schermo, schermo intero, a tutta pagina
one product per screen: un prodotto per schermata
buttons: pulsante, pulsanti, bottone, bottoni
big buttons: pulsanti grandi, bottoni grandi
links: link, collegamenti
menu: menu
dividers: separator*, linee divisorie
pixel: pixelat*
tidy: ordine
clean: ordinat*
cluttered: sovraccaric*, affollat*
flat: piatt*
texture: texture, grana
pattern: motivo, fantasia, fantasie
glass: vetro
transparent: trasparent*
big photos: grandi foto, foto grandi, grandi immagini
no pictures: senza immagini, niente immagini, nessuna immagine
no photos: senza foto, niente foto, nessuna foto
smiling people: gente sorridente, persone sorridenti, sorris*
faces: volti, volto, facce
portraits: ritratt*
product photos: foto di prodotto, foto dei prodotti
black and white photography: foto in bianco e nero
drawings: disegnat*
comic: fumett*
icons: icona, icone, pittogramm*
emoji: emoji
mascots: mascotte
charts: grafico, diagramm*
map: mappa, mappe, cartina
no animation: niente si muove, senza animazioni, static*, immobil*
slow: lent*
fast paced: veloc*, rapid*
dynamic: dinamic*, energic*
moving images: video di sfondo
strict: sever*, rigoros*, auster*
clever: intelligent*, furb*, ingegnos*, arguta, arguto
witty: ironic*, spiritos*, beffard*, umorism*
cheeky: sfacciat*, impertinent*
cold: fredd*, gelid*
cheerful: gioios*
happy: felic*
gloomy: trist*, malinc*
quiet: silenzios*, quiet*
trustworthy: affidabil*, fiducia
honest: onest*, sincer*
humble: umil*, modest*
boring: noios*
exciting: entusiasmant*, emozionant*
mysterious: misterios*, enigmatic*
dreamy: sognant*, oniric*
romantic: romantic*
intimate: intim*
human: uman*
caring: premuros*, amorevol*
soft: morbid*, soffic*, delicat*
raw: grezz*, crud*, ruvid*
rough: grossolan*
industrial: industrial*
precise: precis*, esatt*
chaotic: caotic*, disordinat*
provocative: provocatori*, provocant*
rebellious: ribell*
expensive: costos*, caro, cara, cari
refined: nobil*, distint*
tasteful: di buon gusto
chic: chic
sober: essenzial*
understated: discret*, sobrio e discreto, sottil*
powerful: potent*, forte, forti
confident: sicuro di sé, sicura di sé
aggressive: aggressiv*
dramatic: drammatic*, teatral*
cinematic: cinematografic*
weird: stran*, bizzarr*, eccentric*
experimental: sperimental*
innovative: innovativ*
fresh: fresc*
timeless: senza tempo
polished: curat*, rifinit*, levigat*
approachable: alla mano
sincere: caloros*
relaxed: rilassat*
emotional: emotiv*, emozional*
sexy: sensual*, seducent*
masculine: maschil*, mascolin*
childlike: infantil*
parents: genitori, mamme, papà
tired: stanch*, stanco
baby: neonat*, bebè
blind: ciech*, non vedent*, ipovedent*
users: utent*
people: gente, persone
men: uomini
teachers: insegnant*, docent*, maestr*
nurses: infermier*
patients: pazient*
dentist: dentist*
therapist: terapeut*, psicolog*
engineers: ingegner*
accountants: commercialist*, ragionier*
accounting: contabilità
invoices: fattur*
taxes: tasse, imposte, fisco
employees: dipendent*, impiegat*
office workers: ufficio, uffici
executives: dirigent*, manager
investors: investitor*
self-employed: liberi professionisti, freelance, autonom*
craftsmen: artigian*, falegnam*
farmers: agricolt*, contadin*
gamers: giocator*, gamer*
musicians: musicist*
writers: scrittor*, autor*
readers: lettor*, lettric*
scientists: scienziat*, ricercator*
tourists: turist*, viaggiator*
commuters: pendolar*
beginners: principiant*
experts: espert*
collectors: collezionist*
customers: client*
citizens: cittadin*
neighbours: vicini*, vicino di casa
dog owners: cani, cane, animali domestici
runners: runner, corridori
café: caffetteria
tea: tè
recipes: cucina, ricett*
food: cibo, aliment*
brewery: birr*
chocolate: cioccolat*
supermarket: supermercat*
bookshop: libreri*, libro, libri
library: bibliotec*
publisher: casa editrice, editor*
florist: fiorai*, fiori
hairdresser: parrucchier*
cosmetics: cosmetic*, bellezza
jewellery: gioiell*, orefic*
watches: orolog*
home: casa, abitazion*
garden: giardin*, piant*
savings: risparmi*
pharmacy: farmaci*
school: liceo
university: ateneo, universit*, atenei, facoltà
kindergarten: asilo, scuola materna
course: corso, corsi
art: arte, arti
theatre: teatr*, opera lirica
cinema: cinema, film
festival: festival*, concert*
radio: radio*
podcast: podcast*
news: notizi*
encyclopedia: enciclopedi*, dizionari*
timetable: orari, orario, tabellone
public transport: trasporto pubblico, trasporti pubblici, metropolitana
government form: modul*
police: polizia
construction company: impresa edile, edili*, cantiere
factory: fabbric*, officin*
logistics: logistic*, spedizion*, poste, corriere
bicycle: bicicl*, bici
motorbike: moto, motocicl*
football club: calcio
gym: palestr*
yoga: yoga, meditazion*
charity: onlus, beneficenza, fondazion*, donazion*
church: chies*
wedding: matrimon*, nozze
documentation: documentazion*, manual*
portfolio: portfolio*, portfoli*
landing page: pagina iniziale, home page
dashboard: cruscott*, pannello di controllo
data: dati
small business: piccola impresa, pmi, piccole imprese
company: aziend*, societ*, impres*
brand: marchi*, marca, marche
agency: agenzi*
game: gioc*
toys: giocattol*
shoes: scarp*
phone: telefon*, cellular*
paper: carta, cartacea
wood: legno, legnos*
stone: pietr*
marble: marmo, marmi
concrete: cemento
steel: acciaio, metall*
leather: pelle, cuoio
linen: lino, tessut*, stoff*
ceramics: ceramic*
notebook: quadern*, taccuin*
letter paper: lettera scritta
poster: manifest*, locandin*
stamp: francoboll*, timbr*
print: stampat*, tipografia a caratteri mobili
nature: natura, bosc*
sea: mare, spiaggi*
mountains: montagn*
night: notte, notturn*
sunny: sole, soleggiat*, estat*
winter: inverno, neve
autumn: autunn*
old fashioned: vecchi*, antic*
vintage: vintage, d'epoca, d epoca
new: nuov*
medieval: medieval*
soviet: sovietic*
art deco: art déco
bauhaus: bauhaus
tradition: tradizion*
austrian: austriac*, austri*
danish: danes*, danimarca
finnish: finlandes*, finlandia, finlandi*
belgian: belga, belgi, belgio
irish: irlandes*, irlanda
greek: grec*, grecia
indian: indian*
australian: australian*, australi*
mexican: messican*, messico
ukrainian: ucrain*
european: europe*, europa
asian: asiatic*
big: grand*, enorm*
small: piccol*, minuscol*
wide: larg*, ampi*
narrow: strett*
thick: spess*
thin: sottili, sottile, fino, fina, fini
square: quadrat*
almost empty: vuot*
price: prezz*
discount: sconti, sconto, offerte
plain language: linguaggio semplice, linguaggio chiaro
practical: util*, pratic*, funzional*
beautiful: bell*
ugly design: brutt*
magical: magic*, fiabesc*
storytelling: racconta*, narrativ*
scholarly: accademic*, erudit*
literary: letterari*, poesi*
poetic: poetic*
ecological: ecologic*, biologic*, sostenibil*
geometric: geometric*
diagonal: diagonal*, obliqu*
blueprint: disegno tecnico, progetto tecnico
typewriter: macchina da scrivere
terminal: riga di comando, terminale
no: nulla di, né
not too: non troppo, non così
instead of: invece di, al posto di, anziché
anything but: tutto tranne, tutt'altro che
less: meno
like: come, stile
what to do: cosa fare, che fare
alternative to: alternativa a, alternative a, alternativa al
readable: leggibil*
hard to read: illeggibil*
not like: non come, mai come
look like: sembrare, sembri, sembra, sembrino, assomigli*, somigli*, ricordi, ricordare
-: molto, poco, un po, io, mi, i, in, ed, ha, ho, vorrei, voglio, cerco, serve, alla, alle, allo, ai, agli, degli, delle, dello, dei, dai, dalla, sul, sulla, nella, nelle, negli, qualcosa, abbastanza, sia, essere, ogni, dove, tra, fra, ci, lo, ad, l, un, uno, anche, perché, piuttosto, più, deve, devono, dovrebbe, vogliamo, che
where is: dove si trova
how to: come si
how much is: quanto costa
today: oggi
fix: ripar*, guast*
cryptocurrency: cripto*
weather: meteo*
opening hours: orari di apertura
conversational tone: del tu, dare del tu, diamo del tu
formal tone: del lei, dare del lei, diamo del lei
light headings: titoli leggeri, titoli sottili, titoli sottile, titoli fini, titoli leggere, titolo sottili, titolo sottile, titolo fini, titolo leggere, intestazioni sottili, intestazioni sottile, intestazioni fini, intestazioni leggere
short sentences: frasi brevi, frasi corte
long sentences: frasi lunghe
formal tone: tono formale, linguaggio formale
one typeface for everything: un solo carattere, un unico carattere, un solo font, un unico font
white space: spazio bianco, molto spazio bianco, spazio vuoto
animations on scroll: animazioni allo scorrimento, animazioni allo scroll, animazioni durante lo scroll
outlined buttons: pulsanti con solo il bordo, pulsanti solo bordo, bottoni con solo il bordo, pulsanti senza riempimento
filled buttons: pulsanti pieni, bottoni pieni, pulsanti riempiti
paper texture: trama di carta, effetto carta, texture carta
instead of: al posto delle, al posto dei, al posto del, al posto della
more distance between the sections: molto spazio tra le sezioni, tanto spazio tra le sezioni, più spazio tra le sezioni, più spazio tra sezioni, più spazio tra i blocchi, più spazio fra le sezioni, più spazio fra sezioni, più spazio fra i blocchi, più aria tra le sezioni, più aria tra sezioni, più aria tra i blocchi, più aria fra le sezioni, più aria fra sezioni, più aria fra i blocchi, più respiro tra le sezioni, più respiro tra sezioni, più respiro tra i blocchi, più respiro fra le sezioni, più respiro fra sezioni, più respiro fra i blocchi, più distanza tra le sezioni, più distanza tra sezioni, più distanza tra i blocchi, più distanza fra le sezioni, più distanza fra sezioni, più distanza fra i blocchi, molto spazio tra sezioni, molto spazio tra i blocchi, molto spazio fra le sezioni, molto spazio fra sezioni, molto spazio fra i blocchi, molto aria tra le sezioni, molto aria tra sezioni, molto aria tra i blocchi, molto aria fra le sezioni, molto aria fra sezioni, molto aria fra i blocchi, molto respiro tra le sezioni, molto respiro tra sezioni, molto respiro tra i blocchi, molto respiro fra le sezioni, molto respiro fra sezioni, molto respiro fra i blocchi, molto distanza tra le sezioni, molto distanza tra sezioni, molto distanza tra i blocchi, molto distanza fra le sezioni, molto distanza fra sezioni, molto distanza fra i blocchi, tanto spazio tra sezioni, tanto spazio tra i blocchi, tanto spazio fra le sezioni, tanto spazio fra sezioni, tanto spazio fra i blocchi, tanto aria tra le sezioni, tanto aria tra sezioni, tanto aria tra i blocchi, tanto aria fra le sezioni, tanto aria fra sezioni, tanto aria fra i blocchi, tanto respiro tra le sezioni, tanto respiro tra sezioni, tanto respiro tra i blocchi, tanto respiro fra le sezioni, tanto respiro fra sezioni, tanto respiro fra i blocchi, tanto distanza tra le sezioni, tanto distanza tra sezioni, tanto distanza tra i blocchi, tanto distanza fra le sezioni, tanto distanza fra sezioni, tanto distanza fra i blocchi, maggiore spazio tra le sezioni, maggiore spazio tra sezioni, maggiore spazio tra i blocchi, maggiore spazio fra le sezioni, maggiore spazio fra sezioni, maggiore spazio fra i blocchi, maggiore aria tra le sezioni, maggiore aria tra sezioni, maggiore aria tra i blocchi, maggiore aria fra le sezioni, maggiore aria fra sezioni, maggiore aria fra i blocchi, maggiore respiro tra le sezioni, maggiore respiro tra sezioni, maggiore respiro tra i blocchi, maggiore respiro fra le sezioni, maggiore respiro fra sezioni, maggiore respiro fra i blocchi, maggiore distanza tra le sezioni, maggiore distanza tra sezioni, maggiore distanza tra i blocchi, maggiore distanza fra le sezioni, maggiore distanza fra sezioni, maggiore distanza fra i blocchi, sezioni più distanziate
pastel colours: tinte pastello, toni pastello, colori pastello
what time is it: che ore, che ora, a che ora
hello: ciao, buongiorno, buonasera
how are you: come stai, come va
who are you: chi sei
how long: quanto tempo, quanto ci vuole
how do i: come cambiare, come fare, come togliere
when is: quando è
who won: chi ha vinto
tomorrow: domani
weather forecast: che tempo fa, previsioni del tempo
recipe: ricetta, ricette
boil an egg: uovo sodo, uova
soup: zuppa, minestra
pasta: riso, patate
pancakes: frittelle
headache: mal di testa, mal di schiena, mal di gola
fever symptoms: febbre, tosse
near me: vicino a me
my dog: il mio cane, il mio gatto
tyre: pneumatic*, gomma a terra
passport: passaporto
lottery numbers: lotteria, lotto
song lyrics: testo canzone
capital of: capitale di, capitale della
resignation letter: lettera di dimissioni
income tax deadline: dichiarazione dei redditi
bus timetable: orari autobus, orari treni
stain: macchia, macchie
emergency dentist: guardia medica, farmacia di turno
phone number: numero di telefono
jokes: barzellette
translate into english: tradurre in inglese
printer does not work: non funziona
divorce: divorzio*
salary: stipendio
accent: accento
switzerland: in svizzera, della svizzera, dalla svizzera, la svizzera, di svizzera, svizzera
bank switzerland: banca svizzera, banche svizzere
brand switzerland: marca svizzera, marchio svizzero, marchi svizzeri, azienda svizzera, aziende svizzere
romanian: rumen*
nigeria: nigerian*
maltese: maltes*, malta
israel: israelian*
estonia: estone, estoni*
argentina: argentin*
armenian: armen*
poland: polonia
short texts: testi brevi, testi breve, testi corti, testi corto, testi concisi, testo brevi, testo breve, testo corti, testo corto, testo concisi, poco testo, meno testo
long texts: testi lunghi, testi lungo, testo lunghi, testo lungo, molto testo, tanto testo, più testo
contrast: contrasto, contrasti
low contrast: contrasto basso, basso contrasto, contrasti bassi, poco contrasto, contrasto debole, contrasti deboli, meno contrasto, contrasto tenue
small gaps between the sections: meno spazio tra le sezioni, meno spazio tra sezioni, meno spazio tra i blocchi, meno spazio fra le sezioni, meno spazio fra sezioni, meno spazio fra i blocchi, meno aria tra le sezioni, meno aria tra sezioni, meno aria tra i blocchi, meno aria fra le sezioni, meno aria fra sezioni, meno aria fra i blocchi, meno respiro tra le sezioni, meno respiro tra sezioni, meno respiro tra i blocchi, meno respiro fra le sezioni, meno respiro fra sezioni, meno respiro fra i blocchi, meno distanza tra le sezioni, meno distanza tra sezioni, meno distanza tra i blocchi, meno distanza fra le sezioni, meno distanza fra sezioni, meno distanza fra i blocchi, poco spazio tra le sezioni, poco spazio tra sezioni, poco spazio tra i blocchi, poco spazio fra le sezioni, poco spazio fra sezioni, poco spazio fra i blocchi, poco aria tra le sezioni, poco aria tra sezioni, poco aria tra i blocchi, poco aria fra le sezioni, poco aria fra sezioni, poco aria fra i blocchi, poco respiro tra le sezioni, poco respiro tra sezioni, poco respiro tra i blocchi, poco respiro fra le sezioni, poco respiro fra sezioni, poco respiro fra i blocchi, poco distanza tra le sezioni, poco distanza tra sezioni, poco distanza tra i blocchi, poco distanza fra le sezioni, poco distanza fra sezioni, poco distanza fra i blocchi, poca spazio tra le sezioni, poca spazio tra sezioni, poca spazio tra i blocchi, poca spazio fra le sezioni, poca spazio fra sezioni, poca spazio fra i blocchi, poca aria tra le sezioni, poca aria tra sezioni, poca aria tra i blocchi, poca aria fra le sezioni, poca aria fra sezioni, poca aria fra i blocchi, poca respiro tra le sezioni, poca respiro tra sezioni, poca respiro tra i blocchi, poca respiro fra le sezioni, poca respiro fra sezioni, poca respiro fra i blocchi, poca distanza tra le sezioni, poca distanza tra sezioni, poca distanza tra i blocchi, poca distanza fra le sezioni, poca distanza fra sezioni, poca distanza fra i blocchi, minore spazio tra le sezioni, minore spazio tra sezioni, minore spazio tra i blocchi, minore spazio fra le sezioni, minore spazio fra sezioni, minore spazio fra i blocchi, minore aria tra le sezioni, minore aria tra sezioni, minore aria tra i blocchi, minore aria fra le sezioni, minore aria fra sezioni, minore aria fra i blocchi, minore respiro tra le sezioni, minore respiro tra sezioni, minore respiro tra i blocchi, minore respiro fra le sezioni, minore respiro fra sezioni, minore respiro fra i blocchi, minore distanza tra le sezioni, minore distanza tra sezioni, minore distanza tra i blocchi, minore distanza fra le sezioni, minore distanza fra sezioni, minore distanza fra i blocchi, sezioni più vicine
less shadows: meno ombre, meno ombra, poche ombre, poche ombra, poca ombre, poca ombra
automatic: automatico, automatica, automatici, automatiche, automaticamente
only on hover: solo al passaggio del mouse, solo al passaggio del cursore, solo al passaggio del puntatore, solo in hover, solo all'hover, soltanto al passaggio del mouse, soltanto al passaggio del cursore, soltanto al passaggio del puntatore, soltanto in hover, soltanto all'hover, solamente al passaggio del mouse, solamente al passaggio del cursore, solamente al passaggio del puntatore, solamente in hover, solamente all'hover, unicamente al passaggio del mouse, unicamente al passaggio del cursore, unicamente al passaggio del puntatore, unicamente in hover, unicamente all'hover, solo all hover, soltanto all hover, solamente all hover, unicamente all hover
on hover: al passaggio del mouse, al passaggio del cursore
bold headlines: titoli in grassetto, titoli spessi, titoli spesso, titolo in grassetto, titolo spessi, titolo spesso, intestazioni in grassetto, intestazioni spessi, intestazioni spesso
singaporean: singapore
swiss typography: tipografia svizzera, scuola svizzera, grafica svizzera
swiss style: estetica svizzera, griglia svizzera
swiss website: pagina svizzera
big thin headings: titoli grandi e sottili, titoli sottili e grandi, intestazioni grandi e sottili, intestazioni sottili e grandi
chilean: cile, cilen*
colombian: colombi*
new zealand: nuova zelanda
south african: sudafric*
kenyan: kenya
egyptian: egitt*
latvian: lettoni*
lithuanian: lituani*
icelandic: islanda, islandes*
hungarian: ungheri*, ungherese, ungheresi
bulgarian: bulgari*
thai: thailandi*
vietnamese: vietnam*
indonesian: indonesi*
taiwanese: taiwan*
saudi: arabia saudita
emirati: emirati arabi uniti
search engine: motore di ricerca, motori di ricerca
food delivery: consegna di cibo, consegna pasti
second hand cars: auto usate
`;
