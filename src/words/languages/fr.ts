import type { Glossary } from './glossary.ts';

/** French words of design, people, trades, places and things; `*` stands for any ending. */
export const FRENCH: Glossary = `
or: ou
but: mais
dark: sombre*, foncé*, obscur*
light: clair, claire, clairs, claires, lumineu*, lumière*, claire*
minimalist: minimalist*, épuré*, dépouillé*
simple: simple*, sobre*
elegant: élégant*, raffiné*, chic
luxury: luxe, luxueu*, haut de gamme
playful: ludique*, amusant*, joyeu*, enfantin*
colourful: coloré*, multicolore*, vif, vive, vives
calm: calme*, apaisant*, discret*, paisible*
warm: chaleureu*, chaud*, accueillant*
bold: audacieu*, percutant*
corporate: sérieu*, professionnel*, institutionnel*
retro: rétro*, nostalgi*, vintage
futuristic: futurist*
brutalist: brutalis*
editorial: éditorial*, rédactionnel*
natural: naturel*, organique*, écolo*, bio
technical: technique*
dense: dense*, chargé*
airy: aéré*, spacieu*, espace blanc
black: noir*
white: blanc*, blanche*
red: rouge*
blue: bleu*
green: vert, verte, verts, vertes
yellow: jaune*
orange: orange*
pink: rose*
purple: violet*
monochrome: monochrome*, noir et blanc
website: site*, site web, page*, page, pages
design: design*, conception, graphisme
design system: système de design, design system
typography: typograph*, police*
serif: serif*, empattement*, à empattements
rounded corners: arrondi*, coins arrondis, angles arrondis, bords arrondis, coins ronds
shadows: ombre*, ombres
animations: animation*, animé*, mouvement*
photos: photo*, image*
illustrations: illustration*, dessin*, illustr*
gradient: dégradé*
without: sans, pas de, aucun, pas, pas d', aucune, jamais, rien de, rien d'
bank: bancaire*, banque*, néobanque
insurance: assurance*, assureur*, mutuelle*
airline: compagnie aérienne, aérien*, vols, compagnies aériennes, avion*, aéroport*, ligne aérienne, lignes aériennes
online: en ligne
hotel: hôtel*, auberge*, gîte*
car: voiture*, automobile*, auto, automobil*
newspaper: journal, journaux, actualité*, presse, quotidien*
magazine: magazine*, revue*
shop: boutique*, magasin*, commerce*
government: gouvernement*, administration*, public*, état, mairie*
health: santé, hôpital*, clinique*, médecin*
education: école*, éducation, apprentissage
restaurant: restaurant*, café*, resto
music: musique*, musicien*
games: jeu, jeux, jeux vidéo
fashion: mode, vêtement*
travel: voyage*, tourisme, vacances
railway: train*, chemin de fer, ferroviaire*, train, trains, chemins de fer, gare, gares
developers: développeur*, programmeur*, développeu*, programmeu*
designers: designer*, graphiste*
children: enfant*, petits enfants
young people: jeune*
artificial intelligence: ia, intelligence artificielle
startup: startup*, jeune pousse, start-up*
payments: paiement*
fintech: fintech*, finance*
software: logiciel*
security: sécurité, cybersécurité, confidentialité
energy: énergie*, électricité, solaire*
furniture: meuble*, mobilier*, mobilier
real estate: immobilier*, immobili*, agence immobilière
law firm: avocat*, cabinet d'avocats, notaire*, juridique*, cabinet d avocats
museum: musée*, galerie*, exposition*
sports: sport*
telecom: télécom*, opérateur*
online marketplace: place de marché, brocante
messenger: messagerie*
space: spatial*, espace, espace intersidéral
accessible: accessible*, handicap*, accessib*
german: allemand*, allemagne
french: français*, françai*, parisien*
italian: italien*, italie, italie*
british: britannique*, anglais*, royaume-uni, grande-bretagne, angleterre, écoss*
american: américain*, amérique, états-unis
japanese: japonais*, japon*
chinese: chinois*, chine
korean: coréen*, corée*, corée du sud
swedish: suédois*, suède
norwegian: norvégien*, norvèg*
scandinavian: scandinave*, nordique*
swiss: suisse*
dutch: néerlandais*, hollandais*, pays-bas, hollande, néerland*
spanish: espagnol*, espagn*
brazilian: brésilien*, brésil*
polish company: polonais*
czech: tchèque*, tchéqu*, tchéc*, république tchèque
turkish: turc, turque*, turquie, turcs
russian: russe*, russie
portuguese: portugais*
canadian: canadien*
modern: moderne*
cute: mignon*, adorable*
friendly: amical*, sympathique*
cool: cool, branché*
loud: voyant*, bruyant*, criard*, tapageu*
traditional: traditionnel*
cheap: pas cher, bon marché, abordable*, cheap
elderly: seniors, personnes âgées, retraité*, grand-mère, grands-parents, aîné*
women: femmes, femme
students: étudiant*, élèves, élève*, lycéen*
electric car: voiture électrique, voitures électriques
app: application*, appli*
wine: vin, vins, vigneron*
artists: artiste*
photography: photographe*, photographie*, photographie, photographies
architect: architecte*, architecture*, architectur*
social network: réseau social, réseaux sociaux
video: vidéo*
blog: blog*
handmade: fait main, artisanal*, faits main
doctor: docteur*, cabinet médical
families: famille*
startup founders: entrepreneur*
teenagers: adolescent*, ados
classic: classique*
easy: facile*, simple à utiliser
old web: vieux web
company website: entreprise*
grey: gris, grise, grises, grisâtre*
brown: brun, brune, bruns, marron*
beige: beige*
cream: crème, écru
gold: or, doré*
silver: argent, argenté, argentée, argentés, argentées
navy: bleu marine, bleu nuit
turquoise: turquoise*
teal: bleu canard, sarcelle
burgundy: bordeaux
pastel: pastel*
neon: néon*, fluo, fluorescent*
muted: sourd*, atténué*, feutré*
bold colours: couleurs vives, couleurs franches
colours: couleur*
one accent colour: une seule couleur, couleur d'accent, couleur d accent
warm colours: couleurs chaudes, tons chauds
earth tones: tons terre, couleurs terre
high contrast: fort contraste, contraste élevé, contrastes forts, contraste fort, contrastes élevés, haut contraste, hauts contrastes, plus de contraste, beaucoup de contraste, très contrasté, très contrastée, très contrastés, bien contrasté, contrastée, contrastées, contraste marqué, contrastes marqués
black background: fond noir, fonds noirs
white background: fond blanc, fonds blancs
background: fond, fonds, arrière-plan*
dark mode: mode sombre, thème sombre, mode nuit, thème foncé, mode foncé
bright: éclatant*
glow: lueur*, halo*
all caps: majuscules, capitales
spaced capitals: capitales espacées, majuscules espacées
letterspaced: espacé*, interlettrage
letters: lettre*, caractère*
sans serif: sans empattement*, sans sérif, linéale*
no serifs: pas d'empattements, pas de sérif*, pas d empattements
bold type: gras, graisse*, caractères gras
light type: caractères fins, typographie fine, lettres fines
big type: grosse typo, gros caractères, grands titres, grosse typographie, gros titres, très gros
small text: petits caractères, petit texte, petite typo, petites lettres
monospace: chasse fixe, à chasse fixe
handwritten: écriture manuscrite, manuscrit*, écrit à la main
headlines: titres, titre, gros titre, en-tête*, intitulés
text: texte, textes
columns: colonne, colonnes
single column: une seule colonne, une colonne
three columns: trois colonnes
cards: cartes, tuiles, vignettes, encadré*
grid: grille, grilles
strict grid: grille stricte, grille rigoureuse
white space: espaces blancs, blancs généreux, beaucoup d'espace, beaucoup de blanc, espace vide, respiration, beaucoup d espace
edges: bord, bords
square corners: angles droits, angles vifs, coins carrés, anguleu*
round: rond, ronde, rondes
circles: cercle*
hairlines: ligne, lignes, trait, traits, filets fins, filets, lignes fines, traits fins
borders: cadre, cadres, bordure*, contour*
thick borders: cadres épais, traits épais, bordures épaisses
tables: tableau, tableaux
lists: liste, listes
centred: centré*, au centre
symmetrical: symétri*
asymmetric: asymétri*
sidebar: barre latérale
full screen photography: plein écran, pleine page
one product per screen: un produit par écran, un produit par page
buttons: bouton*
big buttons: gros boutons, grands boutons
links: liens
menu: menu
dividers: séparateur*, lignes de séparation
pixel: pixelis*
tidy: ordre
clean: propre*, net, nette
cluttered: surchargé*, encombré*
flat: plat, plats, plate
texture: texture*, grain
pattern: motif, motifs
glass: verre
transparent: transparent*, translucid*
big photos: grandes photos, grandes images, de belles photos
no pictures: pas d'images, sans images, sans image, aucune image, pas d images
no photos: sans photos, pas de photos, aucune photo
smiling people: gens souriants, personnes souriantes, gens qui sourient, sourires
faces: visage, visages
portraits: portrait*
product photos: photos de produits, photos produit
black and white photography: photos en noir et blanc
drawings: dessiné*
comic: bande dessinée, bédé
icons: icône*, pictogramme*
emoji: émojis
mascots: mascotte*
charts: graphique*, diagramme*
map: carte géographique, plan de la ville
no animation: rien ne bouge, sans animation*, pas d'animation*, statique*, immobile*, pas d animation*
slow: lent, lente, lents
fast paced: rapide*
dynamic: dynamique*, énergique*
moving images: images animées, vidéo en fond
strict: strict*, sévère*, rigoureu*, austère*
clever: intelligent*, malin*, astucieu*
witty: spirituel*, ironique*, moqueu*, humour, drôle*
cheeky: impertinent*, effronté*, insolent*
cold: froid*, glacial*
cheerful: gai, gaie, gais, enjoué*
happy: heureu*
gloomy: triste*, mélanc*
quiet: silencieu*, tranquill*
serious: grave*
trustworthy: confiance, fiable*, rassurant*
honest: honnête*, sincère*
humble: humble*, modeste*
boring: ennuyeu*, fade, banal*
exciting: excitant*, passionnant*
mysterious: mystérieu*, énigmatique*
dreamy: rêveu*, onirique*
romantic: romantique*
intimate: intime*
cosy: douillet*, cosy, chaleureux et douillet
human: humain*
caring: bienveillant*, attentionné*
soft: doux, douce*, moelleu*
raw: brut, brute, bruts, rugueu*
rough: grossi*
industrial: industriel*
precise: précis*, exact*
chaotic: chaotique*, désordonné*
provocative: provocat*, provocant*
rebellious: rebelle*
expensive: cher, chère*, chers, coûteu*
refined: noble*, digne*, distingué*
tasteful: de bon goût, avec goût
understated: discrète*
powerful: puissant*, fort, forte*, forts
confident: sûr de soi, assuré*, confiant*
aggressive: agressif*, agressive*
dramatic: dramatique*, théâtral*
cinematic: cinématographique*
weird: bizarre*, étrange*, décalé*
experimental: expérimental*
innovative: innovant*
fresh: frais, fraîche*
timeless: intemporel*
polished: soigné*, léché*
approachable: accessible et chaleureux
relaxed: détendu*, décontract*
formal: formel*, officiel*
emotional: émotionnel*, émouvant*
sexy: sensuel*
feminine: féminin*
masculine: masculin*, viril*
parents: parents, mères, pères, maman, papa
tired: fatigué*, épuisé*
baby: bébé*
blind: aveugle*, malvoyant*, non-voyant*
users: utilisateur*, usager*
people: gens, personnes
men: hommes
teachers: enseignant*, professeur*, instituteur*
nurses: infirmi*, soignant*
patients: patient*
dentist: dentiste*
therapist: thérapeut*, psycholog*
engineers: ingénieur*
accountants: comptable*, expert-comptable*
accounting: comptabilité*
invoices: facture*, facturation
taxes: impôt*, fisc*
employees: salarié*, employé*
office workers: bureau, bureaux, employés de bureau
executives: dirigeant*, patron*
investors: investisseu*
self-employed: indépendant*, freelance*, auto-entrepreneur*
craftsmen: artisan*, menuisier*, ébéniste*
farmers: agricult*, fermier*, paysan*
gamers: joueu*, gamer*
musicians: groupe de musique
writers: écrivain*, auteu*
readers: lecteu*, lectrice*
scientists: scientifi*, chercheu*
tourists: touriste*, voyageu*
commuters: banlieusard*, navetteu*
beginners: débutant*, novice*
experts: expert*
collectors: collectionneu*
customers: client*
citizens: citoyen*
neighbours: voisin*
dog owners: chien*, animaux de compagnie
runners: coureu*
bakery: boulanger*, pâtisser*, boulangerie*
café: salon de thé
tea: thé
recipes: cuisine, recette*
food: nourriture, aliment*
brewery: brasserie, bière*
chocolate: chocolat*
supermarket: supermarché*
bookshop: librairie*, livre, livres
library: bibliothèque*
publisher: maison d'édition, éditeur*, maison d édition
florist: fleuriste*, fleurs
hairdresser: coiffeu*, salon de coiffure
cosmetics: cosmétique*, beauté
jewellery: bijou*, joailler*, bijouter*
watches: montre, montres, horloger*
home: maison, intérieur, logement
garden: jardin*, plante*
savings: épargne*
hospital: hôpitaux
pharmacy: pharmaci*
school: collège, lycée
university: fac, universit*, universitaire*, grande école, grandes écoles, facs
kindergarten: maternelle, crèche
course: cours, formation*
art: art, arts
theatre: théâtre*, opéra*
cinema: cinéma*, film*
festival: festival*, concert*
radio: radio*
podcast: podcast*, balado*
news: infos, nouvelles
encyclopedia: encyclopéd*, dictionnaire*
timetable: horaires, horaire, tableau des départs
public transport: transports en commun, transports publics, métro
government form: formulaire*
police: police nationale, gendarm*
construction company: entreprise de construction, bâtiment, chantier*
factory: usine*, atelier*, fabrique*
logistics: logistique*, livraison*, poste
bicycle: vélo*, bicyclette*
motorbike: moto, motos
football club: football, club de foot*
gym: salle de sport, fitness, musculation
yoga: yoga, méditation*
charity: association caritative, don, dons, ong, fondation*, bénévol*
church: église*
wedding: mariage*
documentation: documentation*, manuel*, mode d'emploi, mode d emploi
portfolio: portfolio*, book
landing page: page d'accueil, accueil, page d accueil
dashboard: tableau de bord, tableaux de bord
data: données
small business: petite entreprise, pme, petites entreprises
company: société*
brand: marque*
agency: agence*
toys: jouet*
shoes: chaussure*, baskets
phone: téléphone*, portable*
paper: papier*
wood: bois
stone: pierre*
marble: marbre*
concrete: béton*
steel: acier, métal*
leather: cuir*
linen: lin, tissu*, textile*
ceramics: céramique*, potier*, poterie*
notebook: cahier*, carnet*
letter paper: courrier*
poster: affiche*
stamp: timbre*, tampon*
print: imprimé*, impression*, imprimerie
nature: nature, forêt*
sea: mer, plage*
mountains: montagne*
night: nuit*, nocturne*
sunny: soleil*, ensoleillé*, été
winter: hiver*, neige*
autumn: automne*
old fashioned: vieux, vieille*, ancien*
new: nouveau*, nouvel*, neuf
medieval: médiéva*
soviet: soviétique*
art deco: art déco
bauhaus: bauhaus
tradition: tradition*
austrian: autrich*
danish: danois*, danemark
finnish: finlandais*, finlande, finland*
belgian: belge*, belgique, belg*
irish: irlandais*, irlande, irland*
greek: grec, grecque*, grèce, grecs
indian: indien, indienne*, inde, indiens, indiennes
australian: australien*, austral*
mexican: mexicain*, mexique
ukrainian: ukrainien*, ukrain*
european: européen*, europe
asian: asiatique*
big: grand, grande, grands, grandes, gros, grosse, énorme*
small: petit*, minuscule*
wide: large, larges
narrow: étroit*
thick: épais*
thin: fin, fine, fins, fines, mince*, minces, maigre, maigres
square: carré*
almost empty: vide, vides
price: prix
discount: soldes, promo*, réduction*
plain language: langage clair, langage simple
practical: utile*, pratique*, fonctionnel*
beautiful: beau, belle, beaux, belles, joli*
ugly design: laid*, moche*
magical: magique*, féerique*, conte de fées
storytelling: récit*, raconte*
scholarly: érudit*, savant*
literary: littéraire*, poésie*
poetic: poétique*
ecological: écologique*, durable*
geometric: géométri*
diagonal: diagonal*, oblique*
blueprint: plan d'architecte, dessin technique, bleu d'architecte, plan d architecte, bleu d architecte
typewriter: machine à écrire
terminal: ligne de commande, terminal informatique
no: rien de, point de, plus de
not too: pas trop, pas si
instead of: au lieu de, plutôt que
anything but: tout sauf
less: moins de, moins
like: comme, façon, style de
what to do: que faire, quoi faire
broken: en panne
alternative to: alternative à, alternatives à, alternative au
readable: lisible*
hard to read: illisible*
look like: ressembler, ressemble, ressemblent, ressemblant
-: de, très, peu, un peu, je, j, l, d, qu, il, elle, on, nos, notre, son, sa, ses, leur, veux, voudrais, cherche, besoin, assez, tous, chaque, donc, avoir, fait, comment, sous, entre, cela, ça, c, n, ne, quelque, chose, aussi, bien, s, m, si, plutôt, à, au, doit, doivent, devrait, devraient, faut, faudrait, voulons, souhaite, souhaitons
where is: où est, où se trouve
how to: comment faire
how much is: combien coûte, combien
today: aujourd'hui
fix: répar*
weather: météo*
opening hours: horaires d'ouverture, heures d'ouverture, horaires d ouverture, heures d ouverture
conversational tone: tutoiement, tutoyer, tutoie, tutoyons, tutoyez
formal tone: vouvoiement, vouvoyer, vouvoie, vouvoyons, vouvoyez
light headings: titres légers, titre léger, titres fins, titre fin, titres maigres, titres minces, titres mince, titres maigre, titre minces, titre mince, titre maigre
hard: dure, dures, durs
too much: trop de, trop d'
short sentences: phrases courtes, des phrases courtes, phrases brèves
long sentences: phrases longues, longues phrases
cool colours: tons froids, couleurs froides, teintes froides
warm colours: teintes chaudes
one typeface for everything: une seule police, une police unique, une seule typographie
pill buttons: boutons en pilule, boutons pilule, boutons en forme de pilule, boutons tout ronds
no shadows: sans ombres, sans ombre, pas d'ombres, pas d'ombre, aucune ombre, pas d ombres, pas d ombre
outlined buttons: boutons avec contour seulement, boutons avec un contour, boutons contourés, boutons sans remplissage
filled buttons: boutons pleins, boutons remplis, bouton plein
animations on scroll: animations au défilement, apparitions au défilement, s'animent au défilement, s animent au défilement
more distance between the sections: beaucoup d'espace entre les sections, grands espaces entre les sections, beaucoup d'air entre les sections, plus d'espace entre les sections, plus d'espace entre sections, plus d'espace entre les blocs, plus d'espace entre les parties, plus d'air entre les sections, plus d'air entre sections, plus d'air entre les blocs, plus d'air entre les parties, plus d'espacement entre les sections, plus d'espacement entre sections, plus d'espacement entre les blocs, plus d'espacement entre les parties, plus de blanc entre les sections, plus de blanc entre sections, plus de blanc entre les blocs, plus de blanc entre les parties, plus de place entre les sections, plus de place entre sections, plus de place entre les blocs, plus de place entre les parties, davantage d'espace entre les sections, davantage d'espace entre sections, davantage d'espace entre les blocs, davantage d'espace entre les parties, davantage d'air entre les sections, davantage d'air entre sections, davantage d'air entre les blocs, davantage d'air entre les parties, davantage d'espacement entre les sections, davantage d'espacement entre sections, davantage d'espacement entre les blocs, davantage d'espacement entre les parties, davantage de blanc entre les sections, davantage de blanc entre sections, davantage de blanc entre les blocs, davantage de blanc entre les parties, davantage de place entre les sections, davantage de place entre sections, davantage de place entre les blocs, davantage de place entre les parties, beaucoup d'espace entre sections, beaucoup d'espace entre les blocs, beaucoup d'espace entre les parties, beaucoup d'air entre sections, beaucoup d'air entre les blocs, beaucoup d'air entre les parties, beaucoup d'espacement entre les sections, beaucoup d'espacement entre sections, beaucoup d'espacement entre les blocs, beaucoup d'espacement entre les parties, beaucoup de blanc entre les sections, beaucoup de blanc entre sections, beaucoup de blanc entre les blocs, beaucoup de blanc entre les parties, beaucoup de place entre les sections, beaucoup de place entre sections, beaucoup de place entre les blocs, beaucoup de place entre les parties, plus grands espaces entre les sections, sections plus espacées, beaucoup d espace entre les sections, beaucoup d air entre les sections, plus d espace entre les sections, plus d espace entre sections, plus d espace entre les blocs, plus d espace entre les parties, plus d air entre les sections, plus d air entre sections, plus d air entre les blocs, plus d air entre les parties, plus d espacement entre les sections, plus d espacement entre sections, plus d espacement entre les blocs, plus d espacement entre les parties, davantage d espace entre les sections, davantage d espace entre sections, davantage d espace entre les blocs, davantage d espace entre les parties, davantage d air entre les sections, davantage d air entre sections, davantage d air entre les blocs, davantage d air entre les parties, davantage d espacement entre les sections, davantage d espacement entre sections, davantage d espacement entre les blocs, davantage d espacement entre les parties, beaucoup d espace entre sections, beaucoup d espace entre les blocs, beaucoup d espace entre les parties, beaucoup d air entre sections, beaucoup d air entre les blocs, beaucoup d air entre les parties, beaucoup d espacement entre les sections, beaucoup d espacement entre sections, beaucoup d espacement entre les blocs, beaucoup d espacement entre les parties
instead of: à la place des, à la place de
pastel colours: tons pastel, couleurs pastel, teintes pastel
what time is it: quelle heure
hello: bonjour, bonsoir, salut
thank you: merci
how are you: comment ça va, comment vas tu, comment allez vous
who are you: qui es tu, qui êtes vous
how long: combien de temps
why is: pourquoi
how do i: comment
when is: quand est, à quelle heure
who won: qui a gagné
tomorrow: demain
weather forecast: quel temps fait
recipe: recettes
boil an egg: cuire des oeufs, oeufs durs, oeuf dur
soup: soupe, potage
pasta: pâtes, riz, pommes de terre
pancakes: crêpes
headache: mal de tête, mal de dos, mal au ventre, mal à la gorge
fever symptoms: fièvre, toux, éruption cutanée
near me: près de chez moi, à proximité
my dog: mon chien, mon chat
tyre: pneu, pneus, roue de secours
passport: mon passeport, passeport
lottery numbers: loto, résultats du loto
song lyrics: paroles
capital of: capitale de, capitale du
resignation letter: lettre de démission
income tax deadline: déclaration de revenus, déclaration d'impôts, déclaration d impôts
bus timetable: horaires de bus, horaires de train
stain: tache, taches
emergency dentist: médecin de garde, pharmacie de garde
phone number: numéro de téléphone
jokes: blagues
translate into english: traduire en anglais
printer does not work: ne marche pas, ne fonctionne pas
divorce: divorce
salary: salaire*
accent: accent coloré, accent de couleur
switzerland: en suisse, de suisse, la suisse, suisse romande
bank switzerland: banque suisse, banques suisses
brand switzerland: marque suisse, marques suisses, entreprise suisse, entreprises suisses
singaporean: singapour*
romanian: roumain*, roumanie
nigeria: nigéria*
maltese: malte, maltais*
israel: israël*
estonia: estonie*
argentina: argentin*
armenian: arménie*
poland: pologne
short texts: textes courts, textes court, textes brefs, textes bref, textes concis, texte courts, texte court, texte brefs, texte bref, texte concis, courts textes, courts texte, court textes, court texte, peu de texte, peu de textes, moins de texte
long texts: textes longs, textes long, texte longs, texte long, longs textes, longs texte, long textes, long texte, beaucoup de texte, beaucoup de textes, plus de texte
contrast: contraste*
low contrast: contraste faible, faible contraste, contrastes faibles, faibles contrastes, peu de contraste, contraste bas, bas contraste, peu contrasté*, moins de contraste, contraste doux
small gaps between the sections: moins d'espace entre les sections, moins d'espace entre sections, moins d'espace entre les blocs, moins d'espace entre les parties, moins d'air entre les sections, moins d'air entre sections, moins d'air entre les blocs, moins d'air entre les parties, moins d'espacement entre les sections, moins d'espacement entre sections, moins d'espacement entre les blocs, moins d'espacement entre les parties, moins de blanc entre les sections, moins de blanc entre sections, moins de blanc entre les blocs, moins de blanc entre les parties, moins de place entre les sections, moins de place entre sections, moins de place entre les blocs, moins de place entre les parties, peu d'espace entre les sections, peu d'espace entre sections, peu d'espace entre les blocs, peu d'espace entre les parties, peu d'air entre les sections, peu d'air entre sections, peu d'air entre les blocs, peu d'air entre les parties, peu d'espacement entre les sections, peu d'espacement entre sections, peu d'espacement entre les blocs, peu d'espacement entre les parties, peu de blanc entre les sections, peu de blanc entre sections, peu de blanc entre les blocs, peu de blanc entre les parties, peu de place entre les sections, peu de place entre sections, peu de place entre les blocs, peu de place entre les parties, petits espaces entre les sections, sections moins espacées, sections plus serrées, moins d espace entre les sections, moins d espace entre sections, moins d espace entre les blocs, moins d espace entre les parties, moins d air entre les sections, moins d air entre sections, moins d air entre les blocs, moins d air entre les parties, moins d espacement entre les sections, moins d espacement entre sections, moins d espacement entre les blocs, moins d espacement entre les parties, peu d espace entre les sections, peu d espace entre sections, peu d espace entre les blocs, peu d espace entre les parties, peu d air entre les sections, peu d air entre sections, peu d air entre les blocs, peu d air entre les parties, peu d espacement entre les sections, peu d espacement entre sections, peu d espacement entre les blocs, peu d espacement entre les parties
less shadows: moins d'ombre, moins d'ombres, peu d'ombre, peu d'ombres, moins d'ombres portées, peu d'ombres portées, moins d ombre, moins d ombres, peu d ombre, peu d ombres, moins d ombres portées, peu d ombres portées
automatic: automatique, automatiques, automatiquement
only on hover: uniquement au survol, uniquement au survol de la souris, uniquement au passage de la souris, seulement au survol, seulement au survol de la souris, seulement au passage de la souris, juste au survol, juste au survol de la souris, juste au passage de la souris, exclusivement au survol, exclusivement au survol de la souris, exclusivement au passage de la souris, au survol uniquement, au survol seulement, au survol de la souris uniquement, au survol de la souris seulement, au passage de la souris uniquement, au passage de la souris seulement, qu'au survol
on hover: au survol, au survol de la souris, au passage de la souris
bold headlines: titres gras, titres en gras, titres épais, titre gras, titre en gras, titre épais, gros titres gras
big thin headings: grands titres fins, grands titres minces, grands titres légers, titres grands et fins, titres grands et minces, titres grands et légers, titres fins et grands, titres minces et grands
chilean: chili, chilien*
colombian: colombi*
new zealand: nouvelle-zélande
south african: afrique du sud
kenyan: kenya
egyptian: égypt*
latvian: lettoni*
lithuanian: lituani*
icelandic: islande*, islandais*
hungarian: hongrie, hongrois*
bulgarian: bulgari*
thai: thaïland*
vietnamese: vietnam*, viêt nam
indonesian: indonési*
taiwanese: taïwan*
saudi: arabie saoudite
emirati: émirats arabes unis
search engine: moteur de recherche, moteurs de recherche
food delivery: livraison de repas, repas à domicile
tv channel: chaîne de télé, chaîne de télévision
second hand cars: voitures d occasion, voiture d occasion
`;
