/**
 * DATA: the typeface class of each family. Sources: the category field of the Google Fonts catalogue, the font lists
 * of Windows, macOS, iOS, Android and the free desktops, and the foundries' own descriptions. `grotesque` holds the
 * sans serifs in the nineteenth-century tradition and their neutral successors (Helvetica, Inter, Roboto, Work Sans,
 * Franklin); `sans` the humanist, geometric and rounded ones. Headline faces are classed by their skeleton where they
 * have a plain one (Bebas Neue is a grotesque, Playfair Display a serif); `display` holds the rest.
 */
export const FONT_FAMILIES = {
  serif: `
    serif, ui-serif, georgia, times, times new roman, tinos, liberation serif, dejavu serif, nimbus roman,
    freeserif, bitstream vera serif, cambria, constantia, palatino, palatino linotype, book antiqua,
    bookman, bookman old style, urw bookman, baskerville, baskerville old face, big caslon, garamond,
    apple garamond, adobe garamond, hoefler text, didot, bodoni 72, bodoni mt, rockwell, rockwell nova,
    cochin, charter, bitstream charter, iowan old style, athelas, marion, new york, superclarendon,
    perpetua, goudy old style, century, century schoolbook, new century schoolbook, lucida bright, lucida
    fax, sitka, sitka text, calisto mt, californian fb, high tower text, mt extra, sylfaen, american
    typewriter, noto serif, droid serif, source serif, source serif 4, pt serif, ibm plex serif, roboto
    serif, roboto slab, merriweather, lora, playfair, playfair display, playfair display sc, libre
    baskerville, libre caslon, libre caslon text, libre caslon display, eb garamond, cormorant, cormorant
    garamond, cormorant infant, cormorant sc, crimson, crimson text, crimson pro, bitter, arvo, zilla
    slab, josefin slab, alegreya, alegreya sc, cardo, cinzel, cinzel decorative, domine, dm serif display,
    dm serif text, frank ruhl libre, fraunces, gelasio, gilda display, gloock, instrument serif, young
    serif, newsreader, literata, spectral, vollkorn, volkhov, rufina, prata, old standard tt, noticia
    text, neuton, martel, marcellus, lusitana, ledger, kreon, kameron, judson, jacques francois, italiana,
    inknut antiqua, im fell english, halant, gupter, goudy bookletter 1911, gfs didot, forum, faustina,
    fanwood text, esteban, enriqueta, eczar, crete round, coustard, copse, cantata one, brygada 1918, bree
    serif, bodoni moda, bentham, belgrano, bellefair, besley, arapey, aref ruqaa, amiri, antic slab, antic
    didone, adamina, abril fatface, abhaya libre, aleo, alice, almendra, slabo 27px, slabo 13px, sanchez,
    rokkitt, rasa, radley, quattrocento, podkova, petrona, piazzolla, ovo, trirong, trocchi, ultra, unna,
    vidaloka, yrsa, yeseva one, suranna, stoke, sorts mill goudy, solway, scope one, poly, port lligat
    slab, mate, marko one, maitree, linden hill, linux libertine, libertinus serif, stix two text, latin
    modern roman, latin modern, computer modern, computer modern serif, tex gyre termes, tex gyre pagella, gentium, gentium book basic,
    noto serif jp, noto serif sc, noto serif tc, noto serif kr, hiragino mincho pron, hiragino mincho pro,
    yu mincho, ms mincho, ms pmincho, shippori mincho, zen antique, simsun, nsimsun, songti sc, stsong,
    pmingliu, mingliu, batang, batangche, nanum myeongjo, shree devanagari 714, tiempos text, tiempos
    headline, tiempos, canela, canela text, gt super, gt sectra, gt alpina, freight text, freight display,
    chronicle, chronicle display, mercury, mercury text, sentinel, archer, clarendon, egyptienne, guardian
    egyptian, guardian headline, lyon, lyon text, minion, minion pro, sabon, caslon, adobe caslon pro,
    bembo, mrs eaves, miller, miller text, cheltenham, nyt cheltenham, nyt imperial, publico, publico
    text, publico headline, recoleta, cooper, cooper black, windsor, souvenir, ogg, editorial new, pp
    editorial new, reckless, reckless neue, domaine, domaine display, domaine text, noe display, noe text,
    leitura, leitura news, dolly, utopia, swift, skolar, arnhem, quadraat, scala, ff meta serif, meta
    serif, museo slab, adelle, calluna, le monde livre, signifier, financier, financier display, financier
    text, untitled serif, martina plantijn, plantin, feijoa, heldane, tisa, ff tisa, rocky, kepler, arno
    pro, chaparral, chaparral pro, warnock, voyage, sectra, anthropic serif, copernicus, galaxie
    copernicus, styrene serif, ivy presto, ivypresto display, span, season, season mix, roslindale,
    gazpacho, caponi, austin, romie, cardinal fruit, louize, self modern, self modern text, perfectly
    nineties, source han serif, stix, taviraj, pridi, kurale, trykker, inria serif, noto naskh arabic,
    rosarivo, boska, gambetta, zodiak, sentient, erode, gabriela`,
  grotesque: `
    arial, helvetica, helvetica neue, helvetica now, liberation sans, nimbus sans, nimbus sans l,
    freesans, arimo, arial black, arial narrow, arial nova, inter, inter tight, inter display, roboto,
    roboto flex, roboto condensed, heebo, san francisco, sf pro, sf pro text, sf pro display, sf ui text,
    sf ui display, sf compact, system-ui, -apple-system, blinkmacsystemfont, ui-sans-serif, work sans,
    franklin gothic, franklin gothic medium, itc franklin gothic, libre franklin, public sans, news
    gothic, news cycle, trade gothic, trade gothic next, akzidenz grotesk, akkurat, akkurat pro, aktiv
    grotesk, univers, univers next, folio, neue haas grotesk, neue haas grotesk display, neue haas unica,
    haas grot disp, haas grot text, unica, bureau grot, knockout, champion gothic, impact,
    haettenschweiler, bebas neue, anton, oswald, league gothic, archivo, archivo narrow, archivo black,
    barlow, barlow condensed, barlow semi condensed, ibm plex sans, ibm plex sans condensed, schibsted
    grotesk, bricolage grotesque, familjen grotesk, hanken grotesk, host grotesk, darker grotesque, space
    grotesk, chivo, karla, rubik, rubik mono one, manrope, instrument sans, be vietnam, be vietnam pro,
    plus jakarta sans, onest, golos text, golos ui, geologica, figtree, geist, geist sans, albert sans,
    sora, epilogue, syne, unbounded, lexend grotesque, almarai, pontano sans, pathway gothic one, fjalla
    one, francois one, staatliches, teko, pragati narrow, yantramanav, sarabun, schibsted, tex gyre heros,
    neue montreal, pp neue montreal, neue machina, pp mori, pp object sans, suisse int'l, suisse, founders
    grotesk, national, national 2, national 2 condensed, calibre, graphik, graphik web, maison neue,
    aeonik, aeonik pro, monument grotesk, abc diatype, diatype, abc favorit, favorit, abc monument
    grotesk, soehne, söhne, soehne breit, soehne halbfett, styrene a, styrene b, anthropic sans,
    theinhardt, untitled sans, basis grotesque, basier, basier circle, basier square, gt america, gt
    america extended, gt standard, gt flexa, gt zirkon, gt planar, apercu, apercu pro, atlas grotesk,
    lausanne, messina sans, moderat, roobert, scto grotesk, sequel sans, sharp grotesk, supreme, switzer,
    general sans, satoshi, clash grotesk, cabinet grotesk, uncut sans, mona sans, hubot sans, tt norms, tt
    norms pro, tt commons, tt hoves, tt hoves pro, nb international, nb international pro, ny grotesk,
    whyte, whyte inktrap, abc whyte, radio grotesk, object sans, right grotesk, rational, px grotesk, pp
    right grotesk, polysans, pangram, neue haas, nimbus sans novus, helvetica now display, helvetica now
    text, lab grotesque, larsseit, linear sans, inter var, airbnb cereal app, segoe ui variable, guardian
    sans, guardian textsans, bbc reith sans, nyt franklin, amazon ember, samsung one, spotify mix, uber
    move, uber move text, netflix sans, shopify sans, stripe sans, twitter chirp, chirp, linear,
    pretendard, pretendard variable, apple sd gothic neo, hiragino sans, hiragino kaku gothic pron,
    hiragino kaku gothic pro, yu gothic, yu gothic ui, ms gothic ui, ms pgothic, ms ui gothic, meiryo,
    pingfang sc, pingfang tc, pingfang hk, hiragino sans gb, microsoft yahei, microsoft yahei ui,
    microsoft jhenghei, heiti sc, heiti tc, stheiti, simhei, wenquanyi micro hei, malgun gothic, nanum
    gothic, dotum, gulim, open sauce sans, open sauce one, mier a, ruder plakat, grifter, swiss 721,
    swiss, highway gothic, interstate, din, din next, din pro, ff din, din 1451, din alternate, din
    condensed, d-din, bahnschrift, alternate gothic, titling gothic, druk, druk wide, druk text, antonio,
    six caps, big shoulders display, big shoulders text, saira, saira condensed, tomorrow, alumni sans`,
  sans: `
    sans-serif, sans, ui-rounded, verdana, tahoma, ms sans serif, microsoft sans serif, pixelated ms sans
    serif, trebuchet ms, trebuchet, geneva, lucida grande, lucida sans, lucida sans unicode, calibri,
    candara, corbel, segoe ui, segoe, carlito, dejavu sans, bitstream vera sans, ubuntu, ubuntu condensed,
    cantarell, oxygen, oxygen-sans, fira sans, fira sans condensed, open sans, open sans condensed, noto
    sans, noto sans display, noto sans arabic, droid sans, lato, source sans, source sans 3, pt sans, pt
    sans narrow, pt sans caption, montserrat, montserrat alternates, poppins, raleway, nunito, nunito
    sans, quicksand, mulish, muli, cabin, cabin condensed, catamaran, hind, hind madurai, hind siliguri,
    josefin sans, exo, exo 2, titillium web, dosis, varela, varela round, comfortaa, maven pro, questrial,
    asap, asap condensed, assistant, abel, acme, actor, advent pro, alata, alegreya sans, aldrich,
    allerta, amaranth, andika, anek latin, armata, average sans, baloo 2, baloo, basic, bai jamjuree,
    bellota, biryani, blinker, cairo, carrois gothic, chakra petch, changa, comme, commissioner,
    convergence, days one, didact gothic, electrolize, encode sans, ek mukta, mukta, mukta vaani,
    economica, fauna one, fredoka, fredoka one, gabarito, gantari, glory, gothic a1, harmattan, imprima,
    inder, istok web, jaldi, jost, jura, k2d, kanit, khand, khula, kumbh sans, kodchasan, lexend, lexend
    deca, league spartan, livvic, lilita one, magra, m plus 1p, m plus rounded 1c, martel sans,
    merriweather sans, metrophobic, michroma, mitr, molengo, monda, mohave, nobile, noto kufi arabic,
    ojuju, orbitron, outfit, overlock, oxanium, palanquin, pavanam, philosopher, play, prompt, proza
    libre, puritan, quantico, quattrocento sans, rajdhani, red hat display, red hat text, readex pro,
    reddit sans, reem kufi, rosario, ropa sans, ruda, ruluko, russo one, scada, secular one, seymour one,
    shanti, signika, signika negative, sintony, sniglet, spartan, spinnaker, strait, sulphur point,
    syncopate, tajawal, telex, tenor sans, tenali ramakrishna, thasadith, urbanist, varta, vazirmatn,
    viga, voltaire, wix madefor display, wix madefor text, wire one, yanone kaffeesatz, zen kaku gothic
    new, zen maru gothic, kosugi maru, m plus 2, atkinson hyperlegible, atkinson hyperlegible next,
    alexandria, ysabeau, afacad, red rose, nokora, niramit, belleza, marmelad, mada, lemonada, laila,
    pacaembu, rethink sans, funnel sans, funnel display, parkinsans, sn pro, futura, futura pt, futura
    std, futura now, avenir, avenir next, avenir next world, gotham, gotham rounded, gotham narrow,
    proxima nova, proxima nova condensed, proxima soft, brandon grotesque, brandon text, gill sans, gill
    sans nova, gill sans mt, optima, frutiger, frutiger next, myriad, myriad pro, myriad set pro, ff meta,
    meta, fira, century gothic, itc avant garde gothic, avant garde, itc avant garde gothic std,
    eurostile, eurostile extended, microgramma, circular, circular std, lineto circular, circularxx,
    cerebri sans, cera pro, cera, euclid circular, euclid circular a, euclid circular b, euclid, gilroy,
    sofia pro, sofia sans, filson pro, filson soft, effra, foco, museo sans, museo, museo sans rounded,
    omnes, omnes pro, vag rounded, vag rundschrift, dax, ff dax, thesans, lucida, syntax, verlag, whitney,
    whitney ssm, ideal sans, houschka, hk grotesk pro rounded, neutra text, neutraface, neutraface 2,
    nobel, kabel, itc kabel, harmonia sans, bliss, freight sans, freight sans pro, ff scala sans, scala
    sans, ff unit, unit, ff mark, mark pro, mark ot, ff kievit, kievit, benton sans, benton sans
    condensed, salesforce sans, google sans, google sans text, google sans display, product sans, youtube
    sans, facebook sans, optimistic display, optimistic text, mozilla text, mozilla headline, metropolis,
    zilla sans, inria sans, averta, averta std, nexa, gordita, visby cf, visby, sailec, poppins
    devanagari, code pro, tt firs neue, sohne rounded, sf pro rounded, arial rounded mt bold, arial
    rounded, hiragino maru gothic pron, tiempos sans, corporate s, porsche next, bmw type next, daimler
    cs, volkswagen text, ford antenna, dm sans rounded, peyda, iransans, yekan, shabnam, dubai, geeza pro,
    al nile, euphemia ucas, kohinoor devanagari, mangal, nirmala ui, leelawadee ui, thonburi, sukhumvit
    set, gadugi, ebrima, skia, chalkboard se, comic sans ms, comic neue, marker felt sans, dyslexie,
    opendyslexic, andale sans, luxi sans, charcoal, chicago, monaco sans, espy sans, dm sans, noto sans
    jp, noto sans kr, noto sans sc, noto sans tc, noto sans cjk jp, source han sans, noto sans hebrew,
    spotify circular`,
  mono: `
    monospace, ui-monospace, courier, courier new, courier prime, consolas, menlo, monaco, sf mono,
    sfmono-regular, andale mono, lucida console, lucida sans typewriter, liberation mono, dejavu sans
    mono, bitstream vera sans mono, ubuntu mono, ubuntu sans mono, nimbus mono ps, nimbus mono l,
    freemono, tex gyre cursor, cousine, cutive mono, cascadia code, cascadia mono, segoe mono, segoe ui
    mono, fira code, fira mono, source code pro, source code variable, jetbrains mono, ibm plex mono,
    roboto mono, space mono, inconsolata, inconsolata semi condensed, droid sans mono, noto sans mono, pt
    mono, anonymous pro, oxygen mono, overpass mono, share tech mono, nova mono, major mono display,
    vt323, press start 2p, silkscreen, pixelify sans, dm mono, red hat mono, azeret mono, b612 mono,
    martian mono, commit mono, geist mono, xanh mono, syne mono, sometype mono, spline sans mono, chivo
    mono, kode mono, reddit mono, sono, victor mono, hack, iosevka, iosevka web, input mono, input,
    operator mono, operator mono ssm, dank mono, berkeley mono, pragmata pro, mono lisa, gintronic,
    fantasque sans mono, comic mono, comic code, recursive mono, intel one mono, monaspace neon, monaspace
    argon, mona mono, maple mono, nanum gothic coding, d2coding, ms gothic, ms mincho mono, fixed,
    fixedsys, terminal, perfect dos vga 437 win, perfect dos vga 437, apercu mono, gt america mono, gt
    pressura mono, gt pressura, suisse int'l mono, söhne mono, soehne mono, abc diatype mono, diatype
    mono, favorit mono, abc favorit mono, roobert mono, roobert semimono, basis grotesque mono, founders
    grotesk mono, maison mono, maison neue mono, aeonik mono, aeonik fono, akkurat mono, calling code,
    letter gothic, letter gothic std, ocr a, ocr a std, ocr b, simplon mono, nb akademie mono, nb
    architekt, nb international mono, pitch, pitch sans, decima mono, lekton, tt norms mono, tt
    interphases mono, uncut mono, pp neue montreal mono, pp fraktion mono, pp supply mono, supply, supply
    mono, styrene mono, anthropic mono, departure mono, redaction mono, vulf mono, league mono, office
    code pro, go mono, dina, proggy, terminus, cozette, unifont, sax mono, datatype, special elite`,
  script: `
    cursive, brush script mt, brush script std, lucida handwriting, lucida calligraphy, apple chancery,
    zapfino, snell roundhand, segoe script, segoe print, edwardian script itc, vivaldi, monotype corsiva,
    bradley hand, bradley hand itc, freestyle script, french script mt, kunstler script, mistral,
    noteworthy, savoye let, ink free, dancing script, pacifico, lobster, lobster two, great vibes,
    sacramento, satisfy, kaushan script, cookie, courgette, yellowtail, allura, alex brush, parisienne,
    tangerine, pinyon script, playball, niconne, norican, mr dafoe, mrs saint delafield, petit formal
    script, rochester, rouge script, italianno, herr von muellerhoff, grand hotel, leckerli one, marck
    script, damion, bad script, arizonia, berkshire swash, clicker script, euphoria script, homemade
    apple, la belle aurore, nothing you could do, over the rainbow, reenie beanie, rock salt, shadows into
    light, shadows into light two, caveat, caveat brush, indie flower, patrick hand, patrick hand sc,
    gochi hand, handlee, architects daughter, covered by your grace, coming soon, amatic sc, permanent
    marker, nanum pen script, nanum brush script, gloria hallelujah, just another hand, kalam, sriracha,
    mali, merienda, oleo script, sofia, style script, meow script, ms madi, monsieur la doulaise, bilbo,
    bilbo swash caps, beth ellen, birthstone, charm, charmonman, delius, cedarville cursive, crafty girls,
    dawning of a new day, schoolbell, sue ellen francisco, walter turncoat, waiting for the sunrise,
    zeyada, yesteryear, thasadith script, kristi, hurricane, gaegu, hi melody, gamja flower, dekko, short
    stack, annie use your telegraph, mansalva, licorice, bonbon, ole, yuji boku, ma shan zheng, zhi mang
    xing, liu jian mao cao, kaiti, stkaiti, dfkai-sb, xingkai sc`,
  display: `
    fantasy, papyrus, copperplate, copperplate gothic, marker felt, chalkduster, chalkboard, jokerman,
    curlz mt, ravie, stencil, stencil std, trattatello, herculanum, luminari, phosphate, party let,
    playbill, bauhaus 93, broadway, algerian, bangers, bungee, bungee shade, bungee inline, monoton,
    righteous, lobster display, audiowide, black ops one, alfa slab one, fascinate, faster one, frijole,
    fugaz one, geostar, gravitas one, griffy, henny penny, iceland, iceberg, jolly lodger, kenia, kranky,
    creepster, luckiest guy, megrim, metal mania, mystery quest, new rocker, nosifer, nova square, passion
    one, paytone one, poiret one, racing sans one, ranchers, rammetto one, rubik glitch, rubik bubbles,
    rubik wet paint, rye, sancreek, shrikhand, sigmar one, smokum, special gothic expanded one, spicy
    rice, sonsie one, titan one, trade winds, unifrakturcook, unifrakturmaguntia, pirata one, uncial
    antiqua, vast shadow, wallpoet, zcool kuaile, zcool qingke huangyou, dela gothic one, rampart one,
    reggae one, rocknroll one, train one, climate crisis, nabla, foldit, honk, kablammo, limelight, emilys
    candy, ewert, eater, caesar dressing, butcherman, barrio, bigelow rules, chango, chelsea market,
    chicle, codystar, corben, diplomata, dynalight, gorditas, croissant one, modak, knewave, mouse
    memoirs, londrina solid, londrina outline, carter one, bowlby one, bowlby one sc, erica one, galindo,
    krona one, gugi, jua, do hyeon, black han sans, hachi maru pop, potta one, stick, yusei magic,
    tourney, workbench, sixtyfour, jersey 10, tiny5, clash display, obviously, ohno blazeface, bagel fat
    one, rubik mono`,
  icon: `
    fontawesome, font awesome 4, font awesome 5 free, font awesome 5 brands, font awesome 5 pro, font
    awesome 5 duotone, font awesome 6 free, font awesome 6 brands, font awesome 6 pro, font awesome 6
    sharp, font awesome 6 duotone, font awesome 7 free, font awesome 7 brands, font awesome 7 pro,
    material icons, material icons outlined, material icons round, material icons sharp, material icons
    two tone, material symbols outlined, material symbols rounded, material symbols sharp, material design
    icons, glyphicons halflings, glyphicons regular, bootstrap-icons, ionicons, feather, feather-icons,
    themify, themify icons, simple-line-icons, linearicons, linearicons-free, linea, remixicon, boxicons,
    tabler-icons, phosphor, phosphor-bold, phosphor-fill, lucide, octicons, foundation-icons, typicons,
    entypo, weathericons, flaticon, flag-icons, icomoon, fontello, iconfont, dashicons, genericons,
    genericons-neue, etmodules, eleganticons, nucleo, nucleo outline, nucleo-icons, flat-ui-icons,
    socicon, socialicons, devicon, mfizz, line-awesome-free, la-solid-900, line awesome brands, unicons,
    unicons-line, primeicons, eva-icons, anticon, ant-icons, codicon, fabric mdl2 icons, segoe mdl2
    assets, segoe fluent icons, sap-icons, carbon-icons, uxiconfont, woocommerce, star, slick,
    swiper-icons, lightgallery, lg, videojs, photoswipe, summernote, revicons, pe-icon-7-stroke,
    stroke-gap-icons, ez-icons, jvectormap, katex_main, marlett, webdings, wingdings, wingdings 2,
    wingdings 3, zapf dingbats, symbol, apple color emoji, segoe ui emoji, segoe ui symbol, noto color
    emoji, twemoji, twemoji mozilla, android emoji, emojisymbols, emoji, emojione`,
} as const;
