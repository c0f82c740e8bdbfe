import type { Glossary } from './glossary.ts';

/** Spanish words of design, people, trades, places and things; `*` stands for any ending. */
export const SPANISH: Glossary = `
or: o
but: pero, sino
dark: oscur*
light: clar*, luminos*, luz, claro, clara, claros, claras
minimalist: minimalist*, minimal
simple: sencill*, simple*, limpi*
elegant: elegante*, refinad*
luxury: lujo*, lujos*, alta gama
playful: divertid*, alegre*, lúdic*, juguet*
colourful: colorid*, vibrante*, llamativ*
calm: tranquil*, sereno, serena, discret*
warm: cálid*, acogedor*, cercan*
bold: atrevid*, audaz*, impactant*
corporate: seri*, profesional*, corporativ*
retro: retro*, nostálgic*, vintage
futuristic: futurist*
brutalist: brutalis*
editorial: editorial*
natural: natural*, orgánic*, artesanal*
technical: técnic*
dense: dens*, compact*
airy: aire*, espacios*
black: negr*
white: blanc*
red: roj*
blue: azul*
green: verde*
yellow: amarill*
orange: naranja*
pink: rosa*
purple: morad*, violeta
monochrome: monocrom*, blanco y negro
website: sitio*, página*, web
design: diseño*
design system: sistema de diseño
typography: tipograf*, fuente, fuentes
serif: serif*, serifa*, con serifa*, con remates
rounded corners: redondead*, bordes redondeados, esquinas redondeadas, esquinas redondas
shadows: sombra*
animations: animacion*, animación, animad*, movimiento*
photos: foto*, imagen*
illustrations: ilustracion*, dibujo*, ilustr*
gradient: degradad*, gradiente*, degradado*
without: sin, no, nunca, nada de, ningún, ninguna, no quiero nada, nada
bank: bancari*, banco*, banca, banco, bancos
insurance: seguro*, segur*, asegurador*
airline: aerolínea*, vuelo*, compañía aérea, avion*, aeropuerto*, línea aérea, líneas aéreas
online: en línea
hotel: hotel*, posada, hostal*, alojamiento*
car: coche*, auto, autos, automóvil*, carro*
newspaper: periódico*, diario*, noticia*, diario, diarios, prensa
magazine: revista*
shop: tienda*, comercio*
government: gobierno*, públic*, administración*, administración pública, ayuntamiento*, ministerio*
health: salud, hospital*, clínica*, médic*
education: escuela*, educación, aprend*
restaurant: restaurante*, café*, restaurant*
music: música, music*
games: juego*, videojuego*
fashion: moda, ropa
travel: viaje*, turismo, vacaciones
railway: tren*, ferrocarril*, tren, trenes, estacion*
developers: desarrollador*, programador*
designers: diseñador*
children: niño*, infantil*, niña*, chic*
young people: joven*, jóvenes
artificial intelligence: ia, inteligencia artificial
startup: startup*, emprendedor*
payments: pago*
fintech: fintech*, finanz*, financier*, dinero
software: software*, programas, software
security: seguridad, privacidad
energy: energía*, electricidad, solar
furniture: mueble*, mobiliario
real estate: inmobiliari*
law firm: abogad*, bufete*, jurídic*, notari*
museum: museo*, galería*, exposicion*, exposición
sports: deporte*, deportiv*
telecom: telecom*, telefonía
online marketplace: mercado*
messenger: mensajería
space: espacial*, espacio, espacio exterior, espacial
accessible: accesible*, accesib*, discapaci*
german: alemán, aleman*, alemania
french: francés, frances*, francia
italian: italian*, italia
british: británic*, inglés*, inglés, reino unido, gran bretaña, inglaterra, ingles*, escoc*
american: american*, estadounidense*, estadounidens*, estados unidos, eeuu, ee.uu
japanese: japonés*, japon*, japón
chinese: chin*
korean: corean*, corea, corea del sur
swedish: suec*
norwegian: norueg*
scandinavian: escandinav*, nórdic*
swiss: suiz*
dutch: holandés*, neerland*, países bajos, holand*
spanish: español*, españa
brazilian: brasileñ*, brasil*
polish company: polac*
czech: chec*, chequia, república checa
turkish: turc*, turquía
russian: rus*, rusia, ruso, rusa, rusos, rusas
portuguese: portugués*, portugues*
canadian: canadiens*, canadá
modern: modern*
cute: lindo*, adorable*, tiern*
friendly: amigable*
serious: serio*, seria*, formal*
cool: moderno y atrevido, guay
loud: ruidos*, chillón*, estridente*
traditional: tradicional*
cheap: barato*, barata*, económic*, barat*
elderly: ancianos, personas mayores, mayores, jubilad*, abuel*, ancian*, tercera edad
women: mujeres, mujer
students: estudiantes, alumnos, universitari*, estudiant*, alumn*
electric car: coche eléctrico, coches eléctricos, auto eléctrico
app: aplicación, aplicaciones, app, aplicacion*
coffee: cafetería*
wine: vino*, bodega*
artists: artista*
photography: fotógraf*, fotografía*, fotografía, fotografías
architect: arquitect*
social network: red social, redes sociales
video: vídeo*
blog: blog*
handmade: hecho a mano
doctor: médico*, doctor*
families: familia*
teenagers: adolescent*
bakery: panadería*, panader*, pasteler*
classic: clásic*
easy: fácil*, sencillo de usar, fáciles
old web: web antigua
company website: empresa*
grey: gris, grises
brown: marrón, marrones
beige: beis, beige
cream: crema, color crema
gold: dorad*, oro
silver: platead*, plata
navy: azul marino, azul oscuro
turquoise: turquesa*
teal: verde azulado
burgundy: burdeos, granate*
pastel: pastel, pasteles
neon: neón, fluorescente*
muted: apagad*, tonos apagados
bold colours: colores vivos, colores fuertes
colours: color, colores
one accent colour: un solo color, color de acento
warm colours: colores cálidos, tonos cálidos
earth tones: tonos tierra, tonos tierras
high contrast: alto contraste, mucho contraste, contraste fuerte, contraste alto, contrastes altos, altos contrastes, contraste elevado, contrastes fuertes, más contraste, gran contraste, fuerte contraste
black background: fondo negro, fondos negros
white background: fondo blanco
background: fondo, fondos
dark mode: modo oscuro, tema oscuro, modo nocturno, modo noche, temas oscuros
bright: brillante*
glow: resplandor*, brillo*
all caps: mayúsculas
spaced capitals: mayúsculas espaciadas, mayúsculas separadas
letterspaced: espaciad*
letters: letra*
typeface: tipo de letra
sans serif: sin serifa*, sin remates, palo seco
no serifs: nada de serifas
bold type: negrita*
light type: letra fina, letras finas, tipografía fina
big type: letras grandes, letras gigantes, titulares grandes, tipografía grande, letras enormes
small text: letra pequeña, letra chica, texto pequeño
monospace: monoespaciad*, monoespacio
handwritten: manuscrit*, escrito a mano, caligraf*
headlines: titular, titulares, encabezad*, título, títulos, encabezamiento*
text: texto, textos
columns: columna, columnas
single column: una sola columna, una columna
three columns: tres columnas
cards: tarjetas, fichas, recuadros, azulejos
grid: cuadrícula*, retícula*
strict grid: cuadrícula estricta, retícula estricta
white space: espacios en blanco, mucho espacio, mucho aire, mucho blanco
edges: borde, bordes
square corners: esquinas rectas, ángulos rectos, esquinas cuadradas, angulos*
round: redond*
circles: círculo*
hairlines: línea, líneas, líneas finas, filetes
borders: marco, marcos, contorno*
thick borders: bordes gruesos, líneas gruesas
tables: tabla, tablas
lists: lista, listas, listado*
centred: centrad*
symmetrical: simétric*
asymmetric: asimétric*
sidebar: barra lateral
full screen photography: a pantalla completa, pantalla completa, una foto por pantalla
one product per screen: un producto por pantalla
buttons: botón, botones
big buttons: botones grandes
links: enlaces
menu: menú, menús
dividers: separador*, líneas divisorias
pixel: pixelad*
tidy: orden
clean: pulcr*
cluttered: recargad*, saturad*, abarrotad*
flat: plan*
texture: textura*, grano
pattern: patrón, patrones, estampad*
glass: vidrio, cristal
transparent: transparente*, translúcid*
big photos: fotos grandes, grandes fotografías, imágenes grandes
no pictures: sin imágenes
no photos: sin fotos, nada de fotos, sin fotografías
smiling people: gente sonriente, personas sonrientes, gente sonriendo, sonris*
faces: rostro*, caras
portraits: retrato*
product photos: fotos de producto, fotos de productos
black and white photography: fotos en blanco y negro
drawings: dibujad*
comic: cómic, cómics, historieta*
icons: icono*, pictograma*
emoji: emojis
mascots: mascota*
charts: gráfico*, gráfica*
map: mapa, mapas
no animation: nada se mueve, sin animacion*, sin animaciones, estátic*
slow: lent*
fast paced: rápid*
dynamic: dinámic*, enérgic*
moving images: vídeo de fondo
strict: estrict*, sever*, rigid*, auster*
clever: intelig*, list*, ingenios*
witty: irónic*, burlón*, ingenio*, graciosa, gracioso, humor
cheeky: descarad*
cold: frí*, gélid*
happy: feliz, felices
gloomy: triste*, melanc*
quiet: silencios*
trustworthy: confianza, confiable*, fiable*
honest: honest*, honrad*, sincer*
humble: humild*, modest*
boring: aburrid*
exciting: emocionante*, apasionant*
mysterious: misterios*, enigmátic*
dreamy: soñador*, oníric*
romantic: romántic*
intimate: íntim*
human: human*
caring: cariños*, comprensiv*
soft: suave*, blando*, blanda*
raw: crud*, bruto*, tosc*
rough: áspe*
industrial: industrial*
precise: precis*, exact*
chaotic: caótic*, desordenad*
provocative: provocador*, provocativ*
rebellious: rebelde*
expensive: caro, cara, caros, costos*
refined: nobl*, distinguid*
tasteful: de buen gusto
chic: chic
sober: sobri*
understated: sutil*
powerful: potente*, fuerte*, poderos*
confident: segura de sí misma
aggressive: agresiv*
dramatic: dramátic*, teatral*
cinematic: cinematográfic*, de cine
weird: rar*, extrañ*, excéntric*
experimental: experimental*
innovative: innovador*
fresh: fresc*
young: juvenil*
timeless: atemporal*
polished: pulid*, cuidad*
sincere: entrañabl*
relaxed: relajad*, distendid*
emotional: emocional*, emotiv*
sexy: sensual*, seductor*
feminine: femenin*
masculine: masculin*, varonil*
parents: padres, madres, papás, mamás
tired: cansad*, agotad*
baby: bebé*
pensioners: pensionad*
blind: cieg*, invidente*, personas con discapacidad visual
users: usuari*
people: gente, personas
men: hombres
teachers: profesor*, maestr*, docente*
nurses: enfermer*
patients: pacient*
dentist: dentista*
therapist: terapeut*, psicólog*
engineers: ingenier*
accountants: contable*, contador*
accounting: contabilidad*
invoices: factura*
taxes: impuest*, hacienda
employees: emplead*, trabajador*
office workers: oficin*
executives: directiv*, ejecutiv*, jefes
investors: inversor*
self-employed: autónom*, freelance*
craftsmen: artesan*, carpinter*
farmers: agricult*, granj*
gamers: jugador*, gamer*
musicians: banda
writers: escritor*, autor*
readers: lector*
scientists: científic*, investigador*
tourists: turista*, viajer*
commuters: viajeros diarios
beginners: principiant*
experts: expert*
collectors: coleccionist*
customers: client*
citizens: ciudadan*
neighbours: vecin*
dog owners: perr*, mascotas
runners: corredor*
café: cafeter*
tea: té
recipes: cocina, receta*
food: comida, aliment*
brewery: cervec*
chocolate: chocolat*
supermarket: supermercado*
bookshop: librería*, libro, libros
library: biblioteca*
florist: florist*, flores, florerí*
hairdresser: peluquer*
cosmetics: cosmétic*, belleza
jewellery: joyer*, joya*
watches: reloj*, relojer*
home: hogar, casa
garden: jardín, jardines, jardiner*, planta*
savings: ahorro*
pharmacy: farmaci*
school: colegio*, instituto
university: universi*, facultad*, universidad*
kindergarten: guardería*, jardín de infancia
course: curso*, clases
art: arte, artes
theatre: teatro*, ópera*
cinema: cine, cines, película*
festival: festival*, concierto*
radio: radio*
podcast: podcast*
encyclopedia: enciclopedi*, diccionario*
timetable: horario*, salidas
public transport: transporte público, metro, autobús*
government form: formulario*
police: policía*
construction company: constructora*, construcción
factory: fábrica*, taller*
logistics: logístic*, correos, envío*, mensajer*
bicycle: bicicleta*, bici
motorbike: moto, motos, motocicl*
football club: fútbol
gym: gimnasio*
yoga: yoga, meditación
charity: ong, caridad, fundación*, donacion*
church: iglesia*
wedding: boda*
documentation: documentación, manual, manuales
portfolio: portafolio*, portfolio*, porfolio
landing page: página de inicio, página de aterrizaje, portada
dashboard: panel de control, tablero, paneles
data: datos
small business: pequeña empresa, pyme*, pequeño negocio
company: compañía*
brand: marca*
agency: agencia*
shoes: zapat*, zapatill*
phone: teléfono*, móvil*, celular*
paper: papel*
wood: madera*
stone: piedra*
marble: mármol*
concrete: hormigón, concreto
steel: acero, metal*
leather: cuero*
linen: lino, tela*, textil*
ceramics: cerámic*, alfarer*
notebook: cuadern*, libreta*
letter paper: carta, cartas
poster: cartel, carteles, afiche*
stamp: sello*, estampilla*
print: impres*, imprenta
nature: bosque*
sea: mar, playa*
mountains: montaña*
night: noche*, nocturn*
sunny: sol, soleado*, verano*
winter: invierno*, nieve*
autumn: otoño*
old fashioned: viej*, antigu*
new: nuev*
medieval: medieval*
soviet: soviétic*
art deco: art déco
bauhaus: bauhaus
tradition: tradicion*, tradición
austrian: austriac*, austri*
danish: danesa*, dinamarca, danés, danes*
finnish: finland*, finlandés*
belgian: belga*, bélgica
irish: irlandes*, irlandés, irland*
greek: grieg*, grecia
indian: hindú, india
australian: australian*, australi*
mexican: mexican*, méxico
ukrainian: ucranian*, ucrani*
european: europe*, europa
asian: asiátic*
big: grande, grandes, gran, enorm*
small: pequeñ*, diminut*
wide: anch*, ampli*
narrow: estrech*
thick: grues*
thin: delgad*, fino, fina, finos, finas
square: cuadrad*
almost empty: vací*
price: precio*
discount: descuento*, rebaja*, ofertas
plain language: lenguaje claro, lenguaje sencillo
practical: útil*, práctic*, funcional*
beautiful: bonit*, bell*, hermos*, lind*
ugly design: feo, fea
magical: mágic*
storytelling: historias, narrativ*, cuenta*
scholarly: académic*, erudit*
literary: literari*, poesía*
poetic: poétic*
ecological: ecológic*, sostenible*
geometric: geométric*
diagonal: diagonal*, inclinad*
blueprint: plano técnico, planos, dibujo técnico
typewriter: máquina de escribir
terminal: línea de comandos, terminal
no: ni
not too: no demasiado, no muy, no tan
instead of: en lugar de, en vez de
anything but: todo menos, cualquier cosa menos
less: menos
like: como, estilo de, parecido a, parecida a
what to do: qué hacer
alternative to: alternativa a, alternativas a, alternativa al, sustituto de
readable: legible*
hard to read: ilegible*
not like: no como, nunca como
look like: parecer, parezca, parezcan, parece, parecerse, parezca a, parezcan a, parece a, parecerse a, parecer a, recuerde, recordar
-: muy, un, unos, unas, algo, poco, yo, me, mi, quiero, busco, necesito, tiene, tenga, sea, ser, hay, entre, donde, sobre, ha, he, también, cada, eso, esto, ese, esa, bastante, les, le, desde, hasta, qué, si, mucho, mucha, muchas, muchos, más bien, antes bien, debe, deben, debería, quiere, queremos
where is: dónde está, dónde hay
how to: cómo se, cómo hacer
how much is: cuánto cuesta, cuánto vale
today: hoy
fix: repar*, averiad*
cryptocurrency: cripto*
food delivery: comida para llevar, reparto de comida
weather: meteorolog*
opening hours: horario de apertura
conversational tone: tuteo, tutear, tuteamos, tratar de tú, trato de tú, de tú
formal tone: tratar de usted, trato de usted, de usted, con usted
light headings: titulares ligeros, titulares finos, títulos ligeros, títulos finos, titular ligero, titulares delgados, títulos delgados, encabezados delgados, encabezados finos
heavy type: letras gordas, letra gorda, letras gruesas, letra gruesa
hard: dura, duras, duros
too much: demasiado, demasiada, demasiados
short sentences: frases cortas, frases breves, oraciones cortas
long sentences: frases largas, oraciones largas
one typeface for everything: una sola tipografía, una única tipografía, una sola fuente, una sola letra
large body text: texto grande, letra grande, letras grandes en el texto
gradient background: degradado de fondo, fondo degradado, fondo en degradado, fondo con degradado
full screen photos: fotos a pantalla completa, fotos a toda pantalla
outlined buttons: botones con borde, botones con contorno, botones sin relleno, botones solo con borde
filled buttons: botones rellenos, botones sólidos
paper texture: textura de papel, textura papel
white space: espacio en blanco, mucho espacio en blanco
more distance between the sections: mucho espacio entre secciones, mucho espacio entre las secciones, mucho aire entre secciones, más espacio entre secciones, más espacio entre las secciones, más espacio entre los bloques, más espacio entre bloques, más aire entre secciones, más aire entre las secciones, más aire entre los bloques, más aire entre bloques, más separación entre secciones, más separación entre las secciones, más separación entre los bloques, más separación entre bloques, más distancia entre secciones, más distancia entre las secciones, más distancia entre los bloques, más distancia entre bloques, mucho espacio entre los bloques, mucho espacio entre bloques, mucho aire entre las secciones, mucho aire entre los bloques, mucho aire entre bloques, mucho separación entre secciones, mucho separación entre las secciones, mucho separación entre los bloques, mucho separación entre bloques, mucho distancia entre secciones, mucho distancia entre las secciones, mucho distancia entre los bloques, mucho distancia entre bloques, mayor espacio entre secciones, mayor espacio entre las secciones, mayor espacio entre los bloques, mayor espacio entre bloques, mayor aire entre secciones, mayor aire entre las secciones, mayor aire entre los bloques, mayor aire entre bloques, mayor separación entre secciones, mayor separación entre las secciones, mayor separación entre los bloques, mayor separación entre bloques, mayor distancia entre secciones, mayor distancia entre las secciones, mayor distancia entre los bloques, mayor distancia entre bloques, mucha separación entre secciones, mucha separación entre las secciones, secciones más separadas
pastel colours: tonos pastel, colores pastel
what time is it: qué hora, a qué hora
hello: hola, buenos días, buenas tardes, buenas noches
thank you: gracias, muchas gracias
how are you: cómo estás, qué tal
who are you: quién eres
how long: cuánto tarda, cuánto tiempo
why is: por qué
how do i: cómo cambiar, cómo quitar, cómo puedo
when is: cuándo es
who won: quién ganó
tomorrow: mañana por la mañana, pasado mañana
weather forecast: qué tiempo hace, pronóstico
recipe: recetas
boil an egg: hervir un huevo, huevo duro, huevos
soup: sopa, caldo
pasta: arroz, patatas, fideos
pancakes: tortitas
headache: dolor de cabeza, dolor de espalda, dolor de
fever symptoms: fiebre, tos, sarpullido
near me: cerca de mí
my dog: mi perro, mi gato
tyre: neumático*, rueda de repuesto
passport: pasaporte
lottery numbers: lotería
song lyrics: letra de la canción, letra canción
capital of: capital de
resignation letter: carta de renuncia
income tax deadline: declaración de la renta
bus timetable: horario de autobuses, horarios de tren
stain: mancha, manchas
emergency dentist: farmacia de guardia, urgencias
phone number: número de teléfono
jokes: chistes
translate into english: traducir al inglés
printer does not work: no funciona, no imprime
divorce: divorcio*
salary: salario*, sueldo
accent: acento de color, acento
switzerland: en suiza, de suiza, desde suiza, suiza
bank switzerland: banco suizo, bancos suizos, banca suiza
brand switzerland: marca suiza, marcas suizas, empresa suiza, empresas suizas
singaporean: singapur*
romanian: rumano, rumana, rumanos, rumanas, rumania, rumanía
nigeria: nigerian*
maltese: maltés, maltes*, malta
israel: israelí*
estonia: estoni*
argentina: argentin*
armenian: armeni*
poland: polonia
short texts: textos cortos, textos corto, textos breves, textos breve, textos concisos, texto cortos, texto corto, texto breves, texto breve, texto concisos, poco texto, menos texto
long texts: textos largos, textos largo, textos extensos, textos extenso, texto largos, texto largo, texto extensos, texto extenso, mucho texto, más texto
contrast: contraste, contrastes
low contrast: contraste bajo, bajo contraste, contrastes bajos, poco contraste, contraste suave, contrastes suaves, menos contraste, contraste débil
small gaps between the sections: menos espacio entre secciones, menos espacio entre las secciones, menos espacio entre los bloques, menos espacio entre bloques, menos aire entre secciones, menos aire entre las secciones, menos aire entre los bloques, menos aire entre bloques, menos separación entre secciones, menos separación entre las secciones, menos separación entre los bloques, menos separación entre bloques, menos distancia entre secciones, menos distancia entre las secciones, menos distancia entre los bloques, menos distancia entre bloques, poco espacio entre secciones, poco espacio entre las secciones, poco espacio entre los bloques, poco espacio entre bloques, poco aire entre secciones, poco aire entre las secciones, poco aire entre los bloques, poco aire entre bloques, poco separación entre secciones, poco separación entre las secciones, poco separación entre los bloques, poco separación entre bloques, poco distancia entre secciones, poco distancia entre las secciones, poco distancia entre los bloques, poco distancia entre bloques, poca espacio entre secciones, poca espacio entre las secciones, poca espacio entre los bloques, poca espacio entre bloques, poca aire entre secciones, poca aire entre las secciones, poca aire entre los bloques, poca aire entre bloques, poca separación entre secciones, poca separación entre las secciones, poca separación entre los bloques, poca separación entre bloques, poca distancia entre secciones, poca distancia entre las secciones, poca distancia entre los bloques, poca distancia entre bloques, menor espacio entre secciones, menor espacio entre las secciones, menor espacio entre los bloques, menor espacio entre bloques, menor aire entre secciones, menor aire entre las secciones, menor aire entre los bloques, menor aire entre bloques, menor separación entre secciones, menor separación entre las secciones, menor separación entre los bloques, menor separación entre bloques, menor distancia entre secciones, menor distancia entre las secciones, menor distancia entre los bloques, menor distancia entre bloques, secciones más juntas
less shadows: menos sombra, menos sombras, pocas sombra, pocas sombras, poca sombra, poca sombras
automatic: automático, automática, automáticos, automáticas, automáticamente
only on hover: solo al pasar el ratón, solo al pasar el cursor, solo al pasar el mouse, solo al pasar el puntero, solo al pasar por encima, solo al hacer hover, solo con hover, solo en hover, solamente al pasar el ratón, solamente al pasar el cursor, solamente al pasar el mouse, solamente al pasar el puntero, solamente al pasar por encima, solamente al hacer hover, solamente con hover, solamente en hover, únicamente al pasar el ratón, únicamente al pasar el cursor, únicamente al pasar el mouse, únicamente al pasar el puntero, únicamente al pasar por encima, únicamente al hacer hover, únicamente con hover, únicamente en hover, solo al pasar el ratón por encima, solo al pasar el cursor por encima, solo al pasar el mouse por encima, solo al pasar el puntero por encima, solamente al pasar el ratón por encima, solamente al pasar el cursor por encima, solamente al pasar el mouse por encima, solamente al pasar el puntero por encima, únicamente al pasar el ratón por encima, únicamente al pasar el cursor por encima, únicamente al pasar el mouse por encima, únicamente al pasar el puntero por encima
on hover: al pasar el ratón, al pasar el cursor, al pasar el mouse, al pasar por encima, al pasar el ratón por encima, al pasar el cursor por encima
bold headlines: titulares en negrita, titulares en negritas, titulares gruesos, titulares gordos, títulos en negrita, títulos en negritas, títulos gruesos, títulos gordos, encabezados en negrita, encabezados en negritas, encabezados gruesos, encabezados gordos
swiss typography: tipografía suiza, escuela suiza, gráfica suiza
swiss style: estética suiza, retícula suiza
swiss website: página suiza, web suiza
big thin headings: titulares grandes y delgados, titulares grandes y finos, titulares finos y grandes, titulares delgados y grandes, títulos grandes y delgados, títulos grandes y finos, títulos finos y grandes, títulos delgados y grandes, encabezados grandes y delgados, encabezados grandes y finos, encabezados finos y grandes, encabezados delgados y grandes
chilean: chilen*, de chile, en chile
colombian: colombi*
new zealand: nueva zelanda
south african: sudáfric*
kenyan: kenia
egyptian: egipt*
latvian: letoni*
lithuanian: lituani*
icelandic: islandi*
hungarian: hungría, húngar*
bulgarian: bulgari*
thai: tailandi*
vietnamese: vietnam*
indonesian: indonesi*
taiwanese: taiwán*
saudi: arabia saudí
emirati: emiratos árabes unidos
search engine: buscador*, motor de búsqueda
online shop: tienda virtual, tiendas virtuales
food delivery: comida para llevar, reparto de comida
cooking recipes: recetas de cocina
second hand cars: coches de segunda mano, coches usados
`;
