import type { Glossary } from './glossary.ts';

/** Portuguese words of design, people, trades, places and things; `*` stands for any ending. */
export const PORTUGUESE: Glossary = `
or: ou
but: mas, porém
dark: escur*
light: clar*, luminos*, luz, claro, clara, claros, claras
minimalist: minimalist*
simple: simples, limp*
elegant: elegante*, sofisticad*
luxury: luxo*, luxuos*, luxo
playful: divertid*, brincalh*, lúdic*, alegre*
colourful: colorid*, vibrante*, coloridos
calm: calm*, tranquil*, sóbri*, discret*
warm: acolhedor*, quent*, aconchegant*
bold: ousad*, arrojad*, impactant*
corporate: séri*, profissional*, corporativ*
retro: retrô, nostálgic*
futuristic: futurist*
brutalist: brutalis*
editorial: editorial*
natural: natural*, natura*, orgânic*, artesanal*
technical: técnic*
dense: dens*, compact*
airy: arejad*, espaços*
black: pret*
white: branc*
red: vermelh*
blue: azul*
green: verde*
yellow: amarel*
orange: laranja*
pink: rosa, cor-de-rosa
purple: rox*, violeta
monochrome: monocrom*, preto e branco
website: site*, página*, site, sites, sítio*
design: design*, desenho
design system: sistema de design
typography: tipograf*, fonte
serif: serif*, serifa*, com serifa*, serifad*
rounded corners: arredondad*, cantos arredondados, cantos redondos, bordas arredondadas
shadows: sombra*
animations: animaç*, animaçõ*, animad*, movimento
photos: foto*, imagen*
illustrations: ilustraç*, desenhos, ilustr*
gradient: gradiente*, degradê*
without: sem, não, nunca, nada de, nenhum, nenhuma, não quero nada, nada
bank: bancári*, banco*, banco, bancos
insurance: seguro*, segurador*
airline: companhia aérea, voo*, companhias aéreas, avião, aeroporto*, linha aérea, linhas aéreas
online: em linha
hotel: hotel*, pousada*, hotel, hotéis, alojament*
car: carro*, automóv*, automóve*, automobil*
newspaper: jornal, jornais, notícia*, imprensa
magazine: revista*
shop: loja*
government: governo*, públic*, govern*, administração pública, câmara municipal, prefeitura*
health: saúde, hospital*, clínica*, médic*
education: escola*, educação
restaurant: restaurante*, café*, restaurant*, tasca
music: música*, music*
games: jogo*, videojog*
fashion: moda, roupa*
travel: viage*, viagem, turismo, férias
railway: trem, trens, comboio*, ferrovi*, estaç*
developers: desenvolvedor*, programador*
designers: designer*, desenhador*
children: criança*, infantil, miúdo*
young people: joven*
artificial intelligence: ia, inteligência artificial
startup: startup*, empreendedor*
payments: pagament*
fintech: fintech*, finanç*
software: software*, programas, software
security: segurança, privacidade
energy: energia*, eletricidade, solar
furniture: móve*, móveis, móvel, mobiliário
real estate: imobiliári*, imóve*
law firm: advogad*, escritório de advocacia, jurídic*, notári*
museum: museu*, galeria*, exposiç*
sports: esporte*, desport*
telecom: telecom*, operadora*
online marketplace: mercado*, marketplace
messenger: mensagens, mensageiro
space: espacial*, espaço, espacia*
accessible: acessíve*, acessib*, deficiênc*
german: alemã*, alemão, alemães, alemãs, alemanh*
french: francês, frances*, frança
italian: italian*, itália
british: britânic*, inglês*, inglês, reino unido, grã-bretanha, inglaterra, ingles*, escoc*
american: american*, estados unidos, eua, norte-american*
japanese: japonês*, japon*, japão
chinese: chinês*, chines*
korean: corean*, coreia*, coreia do sul
swedish: suec*
norwegian: norueguês*, norueg*
scandinavian: escandinav*, nórdic*
swiss: suíç*
dutch: holandês*, países baixos, holand*, neerland*
spanish: espanhol*, espanha
brazilian: brasileir*, brasil*
polish company: polon*, polaco, polaca, polacos, polacas, polones*
czech: tchec*, checo, tchéquia, chéquia, república tcheca, república checa, checa, checos, checas
turkish: turc*, turquia
russian: russ*, rússia, russo, russa, russos, russas
portuguese: português*, portugues*
canadian: canadens*, canadá
modern: modern*
cute: fofo*, fofa*, adoráve*
friendly: amigáve*, simpátic*
serious: formal*, sério*, séria*
cool: descolad*, legal
loud: chamativ*, barulhent*, berrante*, gritant*
traditional: tradiciona*
cheap: barat*, económic*
elderly: idosos, idosas, pessoas idosas, aposentad*, avó*, reformad*, idos*, avós, terceira idade
women: mulheres, mulher, feminin*
students: estudantes, alunos, universitári*, estudant*, alun*
electric car: carro elétrico, carros elétricos, elétric*
app: aplicativo*, aplicação, app, aplicaç*
coffee: cafeteria*
wine: vinho*, vinícola*
artists: artista*
photography: fotógraf*, fotografia*, fotografia, fotografias
architect: arquitet*, arquitect*
social network: rede social, redes sociais
video: vídeo*
blog: blog*
handmade: feito à mão, artesana*
doctor: doutor*
families: famíli*
teenagers: adolescent*
bakery: padaria*, pastelaria*, confeitaria*
classic: clássic*
easy: fáci*, fácil*, fáceis
old web: web antiga
company website: empresa*
grey: cinza*, cinzent*
brown: marrom, marrons, castanh*
beige: bege
cream: creme, cor de creme
gold: dourad*, ouro
silver: prata, pratead*
navy: azul-marinho, azul escuro
turquoise: turquesa*
teal: verde-água
burgundy: bordô, vinho tinto, cor de vinho
pastel: pastel, tons pastel, tons pastéis
neon: néon, fluorescente*
muted: suave*, tons apagados
bold colours: cores vivas, cores fortes
colours: cor, cores
one accent colour: uma só cor, uma única cor, cor de destaque
warm colours: cores quentes, tons quentes
earth tones: tons terrosos, tons de terra
high contrast: alto contraste, muito contraste, contraste forte, contraste alto, contrastes altos, altos contrastes, contraste elevado, contrastes fortes, mais contraste, grande contraste, forte contraste
black background: fundo preto, fundos pretos
white background: fundo branco, fundos brancos
background: fundo, fundos
dark mode: modo escuro, tema escuro, modo noturno, modo noite, temas escuros
bright: brilhante*
glow: brilho*
all caps: maiúsculas
spaced capitals: letras maiúsculas espaçadas, maiúsculas espaçadas
letterspaced: espaçad*
letters: letra*
typeface: fontes, tipo de letra
sans serif: sem serifa*
no serifs: nada de serifas
bold type: negrito, letra grossa
light type: letra fina, letras finas, tipografia fina
big type: letras grandes, letras enormes, títulos grandes, tipografia grande
small text: letra pequena, letra miúda, texto pequeno
monospace: monoespaçad*
handwritten: manuscrit*, escrito à mão, caligraf*
headlines: títulos, título, manchete*, cabeçalho*
text: texto, textos
columns: coluna, colunas
single column: uma só coluna, uma coluna, uma única coluna
three columns: três colunas
cards: cartões, cartão, blocos, quadrinhos
grid: grelha*, grade, grades
strict grid: grelha rigorosa, grade rígida
white space: espaços em branco, muito espaço, muito branco, respiro
edges: borda, bordas, margem, margens
square corners: cantos retos, cantos quadrados, ângulos retos
round: redond*
circles: círculo*
hairlines: linha, linhas, traço, traços, linhas finas, filetes
borders: moldura*, contorno*
thick borders: bordas grossas, linhas grossas
tables: tabela, tabelas
lists: lista, listas
centred: centralizad*, ao centro
symmetrical: simétric*
asymmetric: assimétric*
sidebar: barra lateral
full screen photography: ecrã inteiro, tela cheia, uma fotografia por ecrã, uma foto por ecrã, uma foto por tela
one product per screen: um produto por ecrã, um produto por tela
buttons: botão, botões
big buttons: botões grandes
links: links, ligações
menu: menu
dividers: divisóri*, separador*
pixel: pixelad*
tidy: ordem
cluttered: carregad*, poluíd*, sobrecarregad*
flat: plano, plana, planos
texture: textura*, grão
pattern: padrão, padrões, estampa*
glass: vidro
transparent: transparente*, translúcid*
big photos: fotos grandes, grandes fotografias, imagens grandes
pictures: imagem
no pictures: sem imagens
no photos: sem fotos, nada de fotos, sem fotografias
smiling people: gente sorridente, pessoas sorridentes, pessoas a sorrir, pessoas sorrindo, sorris*
faces: rosto*, caras
portraits: retrato*
product photos: fotos de produto, fotos de produtos
black and white photography: fotos a preto e branco
drawings: desenho*, desenhad*
comic: banda desenhada
icons: ícone*, pictograma*
emoji: emojis
mascots: mascote*
charts: gráfico*
map: mapa, mapas
no animation: nada se mexe, sem animações, sem animaç*, estátic*
slow: lent*
fast paced: rápid*
dynamic: dinâmic*, enérgic*
moving images: vídeo de fundo
strict: rigoros*, sever*, auster*, estrit*
clever: inteligent*, espert*, engenhos*
witty: irônic*, trocista*, engraçad*, humor
cheeky: atrevid*, descarad*
cold: fri*, gelad*
happy: feliz, felizes
gloomy: triste*, melanc*
quiet: silencios*, quiet*
trustworthy: confianç*, confiáve*, fiáve*
honest: honest*, sincer*
humble: humild*, modest*, despretensios*
boring: aborrecid*, chat*, entediante*
exciting: empolgant*, emocionant*
mysterious: misterios*, enigmátic*
dreamy: sonhador*, oníric*
romantic: romântic*
intimate: íntim*
human: human*
caring: carinhos*, atencios*
soft: maci*, delicad*
raw: cru, crua*, brut*, áspe*
rough: rude*
industrial: industria*
precise: precis*, exat*
chaotic: caótic*, desordenad*, bagunçad*
provocative: provocador*, provocativ*, provocant*
rebellious: rebelde*
expensive: caro, cara, caros
refined: nobre*, distint*
tasteful: de bom gosto, refinad*, requintad*
chic: chique
understated: sutil*
powerful: potente*, forte*, poderos*
confident: confiante*
aggressive: agressiv*
dramatic: dramátic*, teatral*
cinematic: cinematográfic*
weird: estranh*, esquisit*, excêntric*
experimental: experimental*
innovative: inovador*
fresh: fresc*
young: jovem, juvenil*
timeless: atemporal*, intemporal*
professional: profissiona*
polished: polid*, cuidad*, bem-acabad*
approachable: próxim*
sincere: caloros*, calorosa
relaxed: descontraíd*, relaxad*
formal: formais
emotional: emocional*, emocion*
sexy: sensua*, sedutor*
masculine: masculin*, viril*
childlike: infantil*
parents: pais, mães, mamãs
tired: cansad*, exaust*
baby: bebé*
blind: ceg*, invisua*, deficientes visuais, pessoas cegas
users: utilizador*, usuári*
people: gente, pessoas
men: homens
teachers: professor*, docente*
nurses: enfermeir*
patients: pacient*, doente*
dentist: dentista*
therapist: terapeut*, psicólog*
engineers: engenheir*
accountants: contabilist*, contador*
accounting: contabilidade*
invoices: fatura*, faturação
taxes: imposto*
employees: funcionári*, trabalhador*
office workers: escritório*
executives: executiv*, gestor*, diretor*
investors: investidor*
self-employed: autónom*, freelancer*
craftsmen: artesã*, artesão, carpinteir*
farmers: agricult*, fazenda*
gamers: jogador*, gamer*
musicians: banda
writers: escritor*, autor*
readers: leitor*
scientists: cientist*, investigador*
tourists: turista*, viajante*
commuters: passageiros
beginners: iniciant*, principiant*
experts: especialist*, perit*
collectors: colecionador*
customers: client*
citizens: cidad*
neighbours: vizinh*
dog owners: cães, cão, cachorr*
runners: corredor*
café: cafetaria
tea: chá
recipes: cozinha, receita*
food: comida, aliment*
brewery: cervej*
chocolate: chocolate*
supermarket: supermercado*
bookshop: livraria*, livro, livros
library: biblioteca*
publisher: editora*
florist: florist*, flores
hairdresser: cabeleireir*
cosmetics: cosmétic*, beleza
jewellery: joia*, joalh*
watches: relógio*, relojo*
home: casa, lar
garden: jardim, jardins, jardinagem, planta*
savings: poupança*
hospital: hospitais
pharmacy: farmáci*
school: colégio*
university: universi*, faculdade*, universidade*
kindergarten: creche, jardim de infância
course: curso*, aulas
art: arte, artes
theatre: teatro*, ópera*
cinema: cinema*, filme*
festival: festival*, concerto*
radio: rádio*
podcast: podcast*
encyclopedia: enciclopédi*, dicionário*
timetable: horário*, partidas
public transport: transportes públicos, transporte público, metro, ônibus
government form: formulário*
police: polícia*
construction company: construtora*, construção
factory: fábrica*, oficina*
logistics: logístic*, correios, entrega*
bicycle: bicicleta*
motorbike: moto, motos
football club: futebol
gym: ginásio*, academia*
yoga: ioga, yoga, meditaç*
charity: ong, caridade, fundaç*, doaç*
church: igreja*
wedding: casament*
documentation: documentação, documentaç*, manual, manuais
portfolio: portfólio*, portefólio*
landing page: página inicial
dashboard: painel, painéis, painel de controlo
data: dados
small business: pequena empresa, pequenas empresas, pme
company: companhi*
brand: marca*
agency: agência*
game: videojogo*
toys: brinquedo*
shoes: sapat*, ténis
phone: telefone*, telemóve*, celular*
paper: papel, papéis
wood: madeira*
stone: pedra*
marble: mármore*
concrete: betão, concreto
steel: aço, metal*
leather: couro*
linen: linho, tecido*
ceramics: cerâmic*
notebook: cadern*
letter paper: carta, cartas
poster: cartaz*, pôster*
stamp: selo*, carimbo*
print: impress*, tipografia antiga
nature: natureza, floresta*
sea: mar, praia*
mountains: montanha*
night: noite*, noturn*, noctur*
sunny: sol, ensolarad*, verão
winter: inverno, neve
autumn: outono*
old fashioned: velh*, antig*
vintage: vintage
new: nov*
medieval: medieval*
soviet: soviétic*
art deco: art déco
bauhaus: bauhaus
tradition: tradicion*, tradiç*
austrian: austríac*, áustria, austrí*
danish: dinamarq*, dinamar*
finnish: finland*, finlandês*, finlândia, finlandes*
belgian: belga*, bélgica
irish: irland*
greek: greg*, grécia
indian: indian*, índia
australian: australian*, austráli*, australi*
mexican: mexican*, méxico
ukrainian: ucranian*, ucrân*, ucrani*
european: europe*, europa
asian: asiátic*
big: grande, grandes, enorm*
small: pequen*, minúscul*
wide: larg*, ampl*
narrow: estreit*
thick: gross*, espess*
thin: delgad*, fino, fina, finos, finas
square: quadrad*
almost empty: vazi*
price: preço*
discount: desconto*, promoç*, saldos
plain language: linguagem clara, linguagem simples
practical: útei*, útil, prátic*, funciona*
beautiful: bonit*, bel*, lind*
ugly design: feio*, feia*
magical: mágic*
storytelling: histórias, narrativ*
scholarly: acadêmic*, erudit*
literary: literári*, poesia*
poetic: poétic*
ecological: ecológic*, sustentáve*, biológic*
geometric: geométric*
diagonal: diagona*, inclinad*
blueprint: planta técnica, desenho técnico
typewriter: máquina de escrever
terminal: linha de comandos, linha de comando, terminal
no: nem
not too: não demasiado, não muito, não tão
instead of: em vez de, ao invés de
anything but: tudo menos
less: menos
like: como, estilo de, parecido com
what to do: o que fazer
alternative to: alternativa ao, alternativas ao, alternativa a, alternativas a
readable: legíve*
hard to read: ilegíve*
not like: não como, nunca como
look like: parecer, pareça, pareçam, parece, lembre, lembrar
-: muito, pouco, um pouco, eu, me, meu, minha, quero, procuro, preciso, algo, tem, tenha, ter, seja, ser, há, cada, isso, isto, à, às, aos, ao, pelo, pela, entre, onde, bem, uns, umas, lhe, também, sobre, nos, nas, num, numa, pra, pro, bastante, antes, deve, devem, deveria, queremos, pode
where is: onde fica, onde está
how to: como se, como fazer
how much is: quanto custa, quanto está, quanto é
today: hoje
fix: consert*, quebrou, avariad*
cryptocurrency: cripto*
food delivery: entrega de comida
weather: meteorolog*
opening hours: horário de funcionamento
light headings: títulos leves, títulos finos, títulos delgados, cabeçalhos finos, cabeçalhos delgados
short sentences: frases curtas, frases breves
long sentences: frases longas
formal tone: tom formal, linguagem formal
casual tone: tom informal, tom descontraído, linguagem informal, tom leve
one typeface for everything: uma só fonte, uma única fonte, uma só tipografia, uma única tipografia
large body text: texto grande, letra grande, letras grandes no texto
muted colours: cores suaves, cores apagadas, cores discretas
cool colours: cores frias, tons frios
subtle animations: animações sutis, animações subtis, animações discretas
animations on scroll: animações ao rolar, animações no scroll, animações ao fazer scroll
full screen photos: fotos em tela cheia, fotos em ecrã inteiro
outlined buttons: botões só com contorno, botões com contorno, botões sem preenchimento
filled buttons: botões preenchidos, botões sólidos
paper texture: textura de papel
serif headings, sans body text: títulos com serifa e texto sem serifa, títulos serifados e texto sem serifa
white space: espaço em branco
more distance between the sections: muito espaço entre as seções, muito espaço entre as secções, mais espaço entre seções, mais espaço entre secções, mais espaço entre as seções, mais espaço entre as secções, mais espaço entre blocos, mais espaço entre os blocos, mais ar entre seções, mais ar entre secções, mais ar entre as seções, mais ar entre as secções, mais ar entre blocos, mais ar entre os blocos, mais espaçamento entre seções, mais espaçamento entre secções, mais espaçamento entre as seções, mais espaçamento entre as secções, mais espaçamento entre blocos, mais espaçamento entre os blocos, mais respiro entre seções, mais respiro entre secções, mais respiro entre as seções, mais respiro entre as secções, mais respiro entre blocos, mais respiro entre os blocos, mais distância entre seções, mais distância entre secções, mais distância entre as seções, mais distância entre as secções, mais distância entre blocos, mais distância entre os blocos, muito espaço entre seções, muito espaço entre secções, muito espaço entre blocos, muito espaço entre os blocos, muito ar entre seções, muito ar entre secções, muito ar entre as seções, muito ar entre as secções, muito ar entre blocos, muito ar entre os blocos, muito espaçamento entre seções, muito espaçamento entre secções, muito espaçamento entre as seções, muito espaçamento entre as secções, muito espaçamento entre blocos, muito espaçamento entre os blocos, muito respiro entre seções, muito respiro entre secções, muito respiro entre as seções, muito respiro entre as secções, muito respiro entre blocos, muito respiro entre os blocos, muito distância entre seções, muito distância entre secções, muito distância entre as seções, muito distância entre as secções, muito distância entre blocos, muito distância entre os blocos, maior espaço entre seções, maior espaço entre secções, maior espaço entre as seções, maior espaço entre as secções, maior espaço entre blocos, maior espaço entre os blocos, maior ar entre seções, maior ar entre secções, maior ar entre as seções, maior ar entre as secções, maior ar entre blocos, maior ar entre os blocos, maior espaçamento entre seções, maior espaçamento entre secções, maior espaçamento entre as seções, maior espaçamento entre as secções, maior espaçamento entre blocos, maior espaçamento entre os blocos, maior respiro entre seções, maior respiro entre secções, maior respiro entre as seções, maior respiro entre as secções, maior respiro entre blocos, maior respiro entre os blocos, maior distância entre seções, maior distância entre secções, maior distância entre as seções, maior distância entre as secções, maior distância entre blocos, maior distância entre os blocos
pastel colours: cores pastel
what time is it: que horas, a que horas
hello: olá, bom dia, boa tarde, boa noite
thank you: obrigado, obrigada
how are you: tudo bem, como vai
who are you: quem é você
how long: quanto tempo, quanto demora
why is: por que, porque
how do i: como trocar, como tirar
when is: quando é
who won: quem ganhou
tomorrow: amanhã
weather forecast: previsão do tempo
recipe: receitas
boil an egg: cozinhar ovo, ovo cozido, ovos
soup: canja
pasta: macarrão, batata*
pancakes: panqueca*
headache: dor de cabeça, dor nas costas, dor de
fever symptoms: febre, tosse seca
near me: perto de mim
my dog: meu cachorro, meu gato
tyre: trocar pneu, um pneu
passport: passaporte
lottery numbers: loteria, mega sena
song lyrics: letra da música
capital of: capital do
resignation letter: carta de demissão
income tax deadline: imposto de renda
bus timetable: horário do ônibus, horários
stain: nódoa, tirar mancha
emergency dentist: pronto socorro, farmácia de plantão
phone number: número de telefone
jokes: piadas
translate into english: traduzir para inglês
printer does not work: não funciona
divorce: divórcio
salary: salário*
switzerland: na suíça, da suíça, a suíça, de suíça, suíça
bank switzerland: banco suíço, bancos suíços
brand switzerland: marca suíça, marcas suíças, empresa suíça, empresas suíças
singaporean: singapura, cingapura
romanian: romen*, romênia, roménia
nigeria: nigerian*
maltese: maltês, maltes*, malta
israel: israelens*, israelita*
estonia: eston*
argentina: argentin*
armenian: armên*
poland: polônia
short texts: textos curtos, textos curto, textos breves, textos breve, textos concisos, texto curtos, texto curto, texto breves, texto breve, texto concisos, pouco texto, menos texto
long texts: textos longos, textos longo, textos extensos, textos compridos, texto longos, texto longo, texto extensos, texto compridos, muito texto, mais texto
contrast: contraste, contrastes
low contrast: contraste baixo, baixo contraste, contrastes baixos, pouco contraste, contraste suave, contraste fraco, contrastes fracos, menos contraste
small gaps between the sections: menos espaço entre seções, menos espaço entre secções, menos espaço entre as seções, menos espaço entre as secções, menos espaço entre blocos, menos espaço entre os blocos, menos ar entre seções, menos ar entre secções, menos ar entre as seções, menos ar entre as secções, menos ar entre blocos, menos ar entre os blocos, menos espaçamento entre seções, menos espaçamento entre secções, menos espaçamento entre as seções, menos espaçamento entre as secções, menos espaçamento entre blocos, menos espaçamento entre os blocos, menos respiro entre seções, menos respiro entre secções, menos respiro entre as seções, menos respiro entre as secções, menos respiro entre blocos, menos respiro entre os blocos, menos distância entre seções, menos distância entre secções, menos distância entre as seções, menos distância entre as secções, menos distância entre blocos, menos distância entre os blocos, pouco espaço entre seções, pouco espaço entre secções, pouco espaço entre as seções, pouco espaço entre as secções, pouco espaço entre blocos, pouco espaço entre os blocos, pouco ar entre seções, pouco ar entre secções, pouco ar entre as seções, pouco ar entre as secções, pouco ar entre blocos, pouco ar entre os blocos, pouco espaçamento entre seções, pouco espaçamento entre secções, pouco espaçamento entre as seções, pouco espaçamento entre as secções, pouco espaçamento entre blocos, pouco espaçamento entre os blocos, pouco respiro entre seções, pouco respiro entre secções, pouco respiro entre as seções, pouco respiro entre as secções, pouco respiro entre blocos, pouco respiro entre os blocos, pouco distância entre seções, pouco distância entre secções, pouco distância entre as seções, pouco distância entre as secções, pouco distância entre blocos, pouco distância entre os blocos, menor espaço entre seções, menor espaço entre secções, menor espaço entre as seções, menor espaço entre as secções, menor espaço entre blocos, menor espaço entre os blocos, menor ar entre seções, menor ar entre secções, menor ar entre as seções, menor ar entre as secções, menor ar entre blocos, menor ar entre os blocos, menor espaçamento entre seções, menor espaçamento entre secções, menor espaçamento entre as seções, menor espaçamento entre as secções, menor espaçamento entre blocos, menor espaçamento entre os blocos, menor respiro entre seções, menor respiro entre secções, menor respiro entre as seções, menor respiro entre as secções, menor respiro entre blocos, menor respiro entre os blocos, menor distância entre seções, menor distância entre secções, menor distância entre as seções, menor distância entre as secções, menor distância entre blocos, menor distância entre os blocos
less shadows: menos sombra, menos sombras, poucas sombra, poucas sombras, pouca sombra, pouca sombras
automatic: automático, automática, automáticos, automáticas, automaticamente
only on hover: só ao passar o mouse, só ao passar o rato, só ao passar o cursor, só ao passar por cima, só ao fazer hover, só no hover, só em hover, apenas ao passar o mouse, apenas ao passar o rato, apenas ao passar o cursor, apenas ao passar por cima, apenas ao fazer hover, apenas no hover, apenas em hover, somente ao passar o mouse, somente ao passar o rato, somente ao passar o cursor, somente ao passar por cima, somente ao fazer hover, somente no hover, somente em hover, unicamente ao passar o mouse, unicamente ao passar o rato, unicamente ao passar o cursor, unicamente ao passar por cima, unicamente ao fazer hover, unicamente no hover, unicamente em hover, só ao passar o mouse por cima, só ao passar o rato por cima, só ao passar o cursor por cima, apenas ao passar o mouse por cima, apenas ao passar o rato por cima, apenas ao passar o cursor por cima, somente ao passar o mouse por cima, somente ao passar o rato por cima, somente ao passar o cursor por cima, unicamente ao passar o mouse por cima, unicamente ao passar o rato por cima, unicamente ao passar o cursor por cima
on hover: ao passar o mouse, ao passar o rato, ao passar o cursor, ao passar por cima
bold headlines: títulos em negrito, títulos a negrito, títulos grossos, cabeçalhos em negrito, cabeçalhos a negrito, cabeçalhos grossos
swiss typography: tipografia suíça, escola suíça, gráfica suíça
swiss style: estética suíça, grelha suíça
swiss website: página suíça
big thin headings: títulos grandes e finos, títulos finos e grandes, títulos grandes e delgados, cabeçalhos grandes e finos, cabeçalhos finos e grandes, cabeçalhos grandes e delgados
chilean: chilen*, do chile, no chile
colombian: colômbi*
new zealand: nova zelândia
south african: áfrica do sul
kenyan: quêni*
egyptian: egito
latvian: letôni*
lithuanian: lituâni*
icelandic: islândi*
hungarian: hungria, húngar*
bulgarian: bulgári*
thai: tailândi*
vietnamese: vietn*
indonesian: indonési*
taiwanese: taiwan*
saudi: arábia saudita
emirati: emirados árabes unidos
search engine: motor de busca, motor de pesquisa, buscador*
online shop: loja virtual, lojas virtuais
food delivery: comida em casa
second hand cars: carros usados
`;
