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
without: sem, não, nunca, nada de, nenhum, nenhuma
bank: bancári*, banco*, banco, bancos
insurance: seguro*, segurador*
airline: companhia aérea, voo*, companhias aéreas, avião, aeroporto*
hotel: hotel*, pousada*, hotel, hotéis, alojament*
car: carro*, automóv*, automóve*, automobil*
newspaper: jornal, jornais, notícia*, imprensa
magazine: revista*
shop: loja*
government: governo*, públic*, govern*, administração pública, câmara municipal, prefeitura*
health: saúde, hospital*, clínica*, médic*
education: escola*, universidade*, educação
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
accessible: acessíve*, legíve*, acessib*, deficiênc*
german: alemã*, alemão, alem*
french: francês, frances*, frança
italian: italian*, itália
british: britânic*, inglês*, inglês
american: american*, estados unidos
japanese: japonês*, japon*, japão
chinese: chinês*
korean: corean*
swedish: suec*
norwegian: norueguês*
scandinavian: escandinav*, nórdic*
swiss: suíç*
dutch: holandês*
spanish: espanhol*
brazilian: brasileir*
polish company: polon*
czech: tchec*, checo
turkish: turc*
russian: russ*
portuguese: português*
canadian: canadens*
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
high contrast: alto contraste, muito contraste, contraste forte
black background: fundo preto, fundos pretos
white background: fundo branco, fundos brancos
background: fundo, fundos
dark mode: modo escuro, tema escuro
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
headlines: títulos, título, manchete*
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
university: universi*, faculdade*
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
austrian: austríac*
danish: dinamarq*
finnish: finland*, finlandês*
belgian: belga*, bélgica
irish: irland*
greek: greg*
indian: indian*
australian: australian*
mexican: mexican*
ukrainian: ucranian*
european: europe*, europa
asian: asiátic*
big: grande, grandes, enorm*
small: pequen*, minúscul*
wide: larg*, ampl*
narrow: estreit*
thick: gross*, espess*
fine lines: fin*
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
hard to read: ilegíve*
not like: não como, nunca como
look like: parecer, pareça, pareçam, parece, lembre, lembrar
-: muito, pouco, um pouco, eu, me, meu, minha, quero, procuro, preciso, algo, tem, tenha, ter, seja, ser, há, cada, isso, isto, à, às, aos, ao, pelo, pela, entre, onde, bem, uns, umas, lhe, também, sobre, nos, nas, num, numa, pra, pro, bastante, antes, deve, devem, deveria, queremos, pode
where is: onde fica, onde está
how to: como se, como fazer
how much is: quanto custa, quanto está, quanto é
today: hoje
weather: meteorolog*
opening hours: horário de funcionamento
light headings: títulos leves, títulos finos
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
lots of space between the sections: muito espaço entre as seções, muito espaço entre as secções
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
`;
