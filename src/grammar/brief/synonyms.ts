import { phrases } from '../phrases.ts';

/**
 * Words that say the same in any brief: the name stands for each of its list, so that the axes' words need
 * only the name. A word means one thing only; what depends on its subject stays out of here.
 */
export const SYNONYMS: Readonly<Record<string, readonly string[]>> = {
  hard: phrases('harder, crisp, crisply'),
  short: phrases('shorter, brief, to the point, spare'),
  pop: phrases('pop of, splash of, dash of, hit of, shot of, dab of, lick of'),
  approachable: phrases('down to earth, everyday, relatable'),
  'breathing room': phrases('breathing space, room to breathe, space to breathe, elbow room'),
  'picks fights': phrases(`
    challenger brand, pick fight, picking fight, picks a fight, pick a fight, against the establishment,
    against the industry, against the incumbent, take on the incumbent, david against goliath,
    against the status quo, take on the giant, call out the competition, attack the incumbent,
    attack the status quo
  `),
  bright: phrases(`
    brighter, punchy, intense, rich, loud, lively, juicy, popping, electric, zesty, candy, bold and bright,
    bright and bold, richly saturated, louder, punchier, brilliant, powerful, shouting, screaming, cheerful,
    joyful
  `),
  very: phrases(`
    super, incredibly, exceptionally, hugely, wildly, seriously, insanely, massively, terribly, awfully
  `),
  glow: phrases('glowing shadow, halo'),
  huge: phrases(`
    gigantic, enormous, massive, giant, monumental, colossal, oversized, oversize, outsized, supersized,
    humongous, immense, towering, gargantuan, mammoth, screen filling, very large, very big, jumbo, mega
  `),
  big: phrases('large, bigger, larger, biggish, sizeable, sizable, generously sized'),
  tiny: phrases('minuscule, teeny, miniature, very small, microscopic, minute'),
  small: phrases('smaller, smallish, little size'),
  moderate: phrases(`
    medium, middling, average, balanced, in between, moderately, mid, middle,     reasonable, middle of the road, moderated, measured
  `),
  normal: phrases('regular, default, standard, ordinary, usual, untouched, natural, conventional'),
  modest: phrases('humble, restrained, unassuming, discreet, understated, reserved, quiet'),
  subtle: phrases(`
    subtly, faint, delicate, whisper of, hint of, whisper, barely visible, barely there, hardly visible,
    suggestion of, almost invisible, soft subtle, touch of, trace of, feather light, ever so slight, slight,
    slightly, a little bit of
  `),
  thick: phrases('chunky, fat, bulky, hefty, beefy, thicker, meaty, stout, very thick, heavy duty'),
  heavy: phrases('heavier, weighty, very heavy'),
  thin: phrases(`
    fine, thinner, slender, wispy, slim, one pixel, single pixel, skinny, razor thin, hair thin,
    pencil thin, whisper thin, fine lined
  `),
  hairline: phrases('hair line'),
  dramatic: phrases('dramatically, theatrical, drama, over the top'),
  soft: phrases('softer, softly, softened'),
  sharp: phrases('sharper, pointed, knife sharp, razor sharp, angular'),
  square: phrases(`
    squared, squared off, right angled, boxy, unrounded, squarer, squarish, rectangular, blocky
  `),
  round: phrases(`
    rounded, rounder, curved, rounded off, curvy, roundish, rounded edge,
    more rounded, more round
  `),
  pill: phrases(`
    fully rounded end, fully round end, rounded end, round end, semicircular end,     capsule, pill shaped, capsule shaped, fully rounded, fully round, stadium shaped, lozenge,
    lozenge shaped, completely round, completely rounded, totally round, perfectly round, circular,
    bullet shaped
  `),
  tight: phrases('tighter, tightly, snug, snugly, close set, closely set, tight set, tightened'),
  loose: phrases(`
    looser, loosely, wide, wider, widely, spaced out, wide spaced, widely spaced, expanded,
    wide set, airy tracked
  `),
  dense: phrases(`
    denser, densely, packed, tightly packed, densely packed, crammed, cramped, crowded, information dense,
    data dense, information rich, information heavy, data heavy, jam packed, packed full, packed in,
    high density, high information density, busy
  `),
  airy: phrases('spacious, roomy, airier, breathable, open and airy, uncrowded, uncluttered, well spaced'),
  generous: phrases(`
    generously, lavish, ample, plenty of, lots of, lot of, a lot of, tons of, loads of, abundant,
    abundance of, plentiful, heaps of, more, much, bags of, oodles of, enough, liberal, liberally,
    wealth of, so much, plenty, a great deal of, lashings of
  `),
  extreme: phrases(`
    extremely, maximum, maximal, max, insane, insane amount of, radical, radically, utmost,
    highest possible, stark, ultra, absurd, absurd amount of, vast, endless, oceans of, sea of, acres of,
    ridiculous, ridiculous amount of, extravagant, as much as possible, enormous amount of, huge amount of
  `),
  high: phrases('higher, strong, stronger, strongly, clear, punchy contrast'),
  low: phrases(`
    lower, weak, minimal, minimum, little, reduced, hardly any, barely any, scarcely any, very little,
    next to no, sparing, sparingly, sparse, rare, rarely, seldom, few, very few, lowered, scarce
  `),
  some: phrases(`
    occasional, occasionally, now and then, here and there, sometimes, a bit of, a few, bit of,
    from time to time, every so often, now and again
  `),
  everywhere: phrases(`
    all over, all over the place, on everything, wall to wall, across everything, in everything, constantly,
    constant, constantly moving, all the time, nonstop, non stop, perpetual, continuous, continuously,
    always on, omnipresent, never stopping, ubiquitous, pervasive, pervasively, all around, drenched,
    drench, flood, flooded, soaked, soak, drown, drowning, saturate, awash
  `),
  recurring: phrases(`
    recurrent, repeated, repeating, repeatedly, repeat, regularly, throughout, regular use of,
    again and again, in several place, on several, in each section, in every section, at regular interval,
    frequent, frequently, across the page, across the site, consistently
  `),
  vivid: phrases(`
    vibrant, saturated, highly saturated, high saturation, strongly saturated, full saturation, eye popping,
    vividly, fully saturated, high chroma, candy colored, technicolor
  `),
  neon: phrases(`
    fluorescent, fluoro, acid, dayglo, day glo, day glow, glow in the dark, highlighter,
    cyberpunk neon, toxic, laser, glow stick, radioactive, uv
  `),
  muted: phrases(`
    dusty, subdued, toned down, faded, pastel, chalky, powdery, soft toned, washed, hushed, earth muted,
    mellow, sun bleached, knocked back, dulled, dull, low chroma, weathered, smoky, pale
  `),
  desaturated: phrases(`
    hardly any color, barely any color, next to no color, almost no color, scarcely any color, greyed,
    grayed, greyed out, grayed out, drained, colorless, almost gray, nearly gray, achromatic, bleached,
    no saturation, zero saturation, leached, washed out, ashen, drab, bled of color, near gray,
    drained of color, washed of all color, drained of all color
  `),
  warm: phrases(`
    warmer, warm toned, warmly, earthy, earth tone, earthen, autumnal, sunny, sun soaked, sunbaked,
    sun kissed, fiery, honeyed, toasty, spicy
  `),
  cool: phrases('cooler'),
  cold: phrases(`
    colder, cool toned, icy, frosty, chilly, arctic, glacial, wintry, nordic cool, cold toned, ice cold,
    bluish, cool colored
  `),
  colorful: phrases(`
    multicolor, multicolored, multi color, multi colored, rainbow, kaleidoscopic, many color, full color,
    full spectrum, polychrome, every color, lots of color, riot of color, many hued, polychromatic,
    all the color, full range of color, whole spectrum, entire spectrum, confetti, many different color,
    explosion of color, every color of the rainbow, all color of the rainbow, all the color of the rainbow,
    crayon, crayon box
  `),
  monochrome: phrases(`
    monochromatic, b w, b and w, bw, monochrom, greyscale, grayscale, single hue, one hue, one color,
    single color, black and white, black on white, gray only, only gray, shade of gray, neutral only,
    only neutral, ink only, black white, tone on tone palette, just black and white, colourless palette,
    shade of one, shade of a single
  `),
  sandy: phrases(`
    bone, vanilla, oatmeal, buttermilk, old paper, paperback, sand, linen, manila, buff, alabaster,
    aged paper, natural paper, unbleached, champagne, yellowed, paper colored, kraft, papyrus, washi,
    washi paper, newsprint, almond, custard, wheat, straw
  `),
  cream: phrases(`
    creamy, ivory, off white, offwhite, eggshell, parchment, ecru, beige, antique white, warm white
  `),
  'warm tint': phrases(`
    pale yellow, pale pink, pale peach, pale orange, light yellow, light pink,     warm tinted, peach, peachy, blush, blush pink, pink, rose, salmon, terracotta, apricot, coral, rust,
    rusty, orange, brown, chocolate, clay, amber, mustard, yellow, red, burgundy, maroon, sienna, ochre,
    brick, tan, copper, warm gray, taupe, tangerine, caramel, mahogany, wine, oxblood, crimson,
    butter yellow, marigold, sunflower, rosy, pinkish, reddish, golden, magenta, fuchsia, hot pink
  `),
  'cool tint': phrases(`
    cool tinted, blue, icy blue, ice blue, pale blue, light blue, sky, sky blue, navy, navy blue,
    midnight blue, deep navy, dark blue, mint, mint green, sage, green, forest green, teal, aqua, turquoise,
    lavender, lilac, violet, purple, indigo, emerald, cyan, seafoam, sea green, pistachio, olive, lime,
    cobalt, azure, powder blue, baby blue, cool gray, periwinkle, plum, aubergine, bottle green, petrol,
    eucalyptus, blueish, greenish, bluish tinted, ultramarine, royal blue, dark green, pale green,
    light green, steel blue, glacier, moss, ocean blue, deep blue, deep green
  `),
  'light gray': phrases(`
    pale gray, very light gray, soft gray, silver, silvery, dove gray, pearl gray, fog gray, whitish gray,
    gray light, fog, ash gray, cloud gray, platinum, cement, concrete, cloudy gray, lightest gray,
    light neutral gray, bright gray
  `),
  'dark gray': phrases(`
    charcoal, slate, slate gray, graphite, gunmetal, anthracite, deep gray, gray dark, near black,
    almost black, soot, asphalt, darkest gray, iron gray, very dark gray, charcoal gray, space gray,
    off black, lead gray, dim gray, nearly black, blackboard, ash black, softened black
  `),
  black: phrases(`
    pitch black, jet black, pure black, true black, solid black, inky black, ink black, obsidian,
    oled black, ebony, total black, deep black, midnight black, full black, black as night, pitch dark, jet,
    deepest black, raven
  `),
  white: phrases(`
    pure white, plain white, crisp white, bright white, clean white, snow white, paper white, solid white,
    stark white, all white, clinical white, white as snow, brilliant white, snow, snowy, chalk white
  `),
  gray: phrases('grayish, mid gray'),
  flat: phrases(`
    flatter, matte, matt, solid color, flat color, flat design, untextured, plain color, flat surface,
    unshaded, flat color field, solid flat, flat plane, color block, color field
  `),
  glossy: phrases('shiny, gloss, skeuomorphic'),
  grain: phrases(`
    grainy, noise, noisy, film grain, risograph, riso, paper grain, paper texture, paper like texture,
    speckled, speckle, halftone, tactile paper, grained, gritty texture, dithered, dither, canvas texture,
    linen texture, letterpress texture, paper fiber, photocopied, xerox, gritty, noise texture,
    grain texture, recycled paper
  `),
  gradient: phrases(`
    color fade, fade of color, gradation, ombre, color gradient, linear gradient, color blend, gradated,
    gradient fill, fading from, fade from, color transition, gradient background, blending from
  `),
  mesh: phrases(`
    mesh gradient, aurora, aurora like, gradient mesh, blurred blob, blurry blob, blob, blob of color,
    lava lamp, color cloud, blurred color, blur of color, melting color, northern light, aurora gradient,
    mesh background, blurred orb, glowing orb, gradient blob, nebula, color blob, cloud of color,
    blurred color cloud, orb, multi point gradient
  `),
  filled: phrases(`
    solid, solid fill, fill, filled in, solid filled, filled with color, solidly filled, color filled,
    solid color fill, opaque
  `),
  outlined: phrases(`
    ghost, hollow, outline only, stroked, wireframe, bordered, outline style, outline button, framed, boxed,
    boxed in, line only
  `),
  'text link': phrases(`
    plain link, plain text link, simple link, inline link, text only link, bare link, textual link,
    simple text link, arrow link, plain text
  `),
  underlined: phrases('underline, underlining, underscored, underscore'),
  bold: phrases(`
    bolder, boldness, semibold, semi bold, demi bold, boldface, bold weight, bolded, strong weight,
    demibold, assertive weight
  `),
  'extra black': phrases(`
    black weight, as heavy as they come, as heavy as possible, as bold as possible, as heavy as it get,
    as bold as they come, heaviest, heaviest weight, ultra heavy, extra heavy, extra bold, extrabold,
    ultra bold, ultrabold, super bold, super heavy, blackest, fattest, boldest, heavyweight, boldest weight,
    fat face, poster weight, ultra black, black black
  `),
  light: phrases('lighter, light weight, lightweight'),
  ultralight: phrases(`
    ultra light, ultra thin, ultrathin, extra light, extralight, hairline thin, hairline weight, paper thin,
    wafer thin, super thin, gossamer, thinnest, lightest, razor thin weight, spidery, super light,
    whisper light
  `),
  static: phrases(`
    motionless, no movement, stationary, completely still, perfectly still, frozen, nothing move,
    nothing animate, nothing animated, nothing should move, nothing ever move, stay still, hold still,
    stand still, sit still, as still as print
  `),
  mechanical: phrases(`
    machine like, like a machine, robotic, linear, stepped, instant, snappy, snap, clockwork, immediate,
    abrupt, step, clicky, instantaneous, mechanically, machine precise, on off, quick, precise timing,
    ticking, typewriter like, switch like, curt, fast
  `),
  smooth: phrases(`
    smoothly, fluid, silky, eased, ease, ease out, ease in out, gentle ease, buttery, graceful, gliding,
    glide, smoother, fluidly, liquid, softly eased, seamless, calm, gracefully, gently, slide, silk,
    butter smooth, polished easing
  `),
  playful: phrases('playfully, whimsical, cartoonish, jumpy, frolicsome, cheeky, mischievous'),
  bouncy: phrases(`
    bubbly, bubbling,     bounce, springy, spring, wobbly, wobble, overshoot, wiggle, wiggly, jelly, elastic, rubbery, bouncing,
    wiggling, jiggle, jiggly, squishy, squash and stretch, rubber band, boing
  `),
  cinematic: phrases(`
    filmic, movie like, epic, film like, slow and cinematic, parallax, like a film, staged, choreographed,
    slow motion, unhurried, cinematically, like a movie, slow reveal, grand reveal, operatic,
    title sequence, slow, slowly, movie trailer, film trailer, film title, theatrical reveal,
    storytelling reveal
  `),
  hover: phrases(`
    hovering, hovered, mouseover, mouse over, rollover, roll over, on hover, under the cursor, pointed at,
    under the mouse, point at
  `),
  scroll: phrases(`
    scrolling, scrolled, on scroll, scroll triggered, scroll driven, scroll linked, scroll based, scrolly,
    scrollytelling, scroll down, come into view, enter the viewport, into view, as you scroll,
    comes into view, scroll effect, scroll past
  `),
  autonomous: phrases(`
    autoplay, autoplaying, auto playing, self playing, by itself, by themselves, on its own, on their own,
    loop, looping, on load, automatically, self running, auto play, unprompted, loops, automatic, looped,
    autonomously, endlessly looping, page load, without being asked, infinite loop, unasked
  `),
  gesture: phrases(`
    swipe, swiping, drag, dragging, draggable, swipeable, gestural, gesture driven, pointer following,
    follow the pointer, follow the cursor, follow the mouse, cursor following, pinch, flick,
    follow your finger, touch driven, throw, flicking, fling, grab, pulled, drag and drop, touch gesture,
    cursor trail, mouse following
  `),
  geometric: phrases('geometrical'),
  mix: phrases(`
    mixed, mixture, blend, combination, combine, combined, mixing, side by side, medley, mashup, hybrid
  `),
  single: phrases('one, only one, just one, exactly one, a lone, lone, sole, solitary'),
  two: phrases('pair of, couple of, a couple of, only two, just two, exactly two, double, dual'),
  three: phrases('trio of, exactly three, triple, only three, just three'),
  invert: phrases(`
    inversion, inverted, inverting, swap, swapped, flip, flipped, reversed, reverse, negative of,
    photographic negative, inverse, colors flipped
  `),
  custom: phrases(`
    bespoke, hand tuned, hand picked palette, own, its own, their own, dedicated, custom made,
    purpose built, hand made, tailored, designed, separately designed, custom designed, carefully chosen,
    custom palette, separate palette, own palette, toggle, switch, toggled, switchable, switcher,
    hand crafted, dedicated palette, real
  `),
  system: phrases(`
    system setting, operating system, os, os setting, system preference, prefer color scheme,
    prefers color scheme, device setting, user preference, system adaptive, user system,
    automatically follow, visitor setting, device preference, os preference, visitor preference,
    user setting, device, macos, phone setting, computer setting
  `),
  casual: phrases(`
    laid back, informal, slangy, slang, jokey, easygoing, easy going, relaxed, breezy, joke, casually,
    offhand, colloquial, goofy, irreverent, flippant, loose talk, banter, folksy, emoji, silly
  `),
  conversational: phrases(`
    chatty, talkative, spoken, you and we, contraction, as if talking, like a conversation,
    conversationally, person to person, second person, as people speak,
    as you would speak, dialogue, like talking, conversation, plain spoken
  `),
  professional: phrases(`
    businesslike, business like, professionally, workmanlike, matter of fact, businesslike tone,
    no nonsense business, business, corporate, competent, neutral business, sober, factual
  `),
  formal: phrases(`
    formally, institutional, ceremonious, stately, official, academic, legal, legalistic, dignified,
    ceremonial, solemn, buttoned up, courtly, officialese, starched, parliamentary, decorous, lawyerly
  `),
  terse: phrases(`
    clipped, curt sentence, telegraphic, laconic, concise, punchy sentence, succinct,
    blunt, staccato, pithy, tersely, economical, compact sentence, choppy,
    snappy sentence, hemingway
  `),
  flowing: phrases(`
    long, longer, lengthy, winding, meandering, rolling, elaborate, literary, long winded, sprawling,
    long flowing, proustian, run on, unfurling, expansive
  `),
  librarian: phrases(`
    encyclopedia, encyclopaedia, encyclopedic, encyclopaedic, reference work, reference book,
    reference manual, dictionary, scholarly, scholar, archivist, cataloguer, reference,
    library, wikipedia, bibliographic, archival, librarianlike, referenced, cited, footnoted,
    academic librarian, almanac, lexicographer, glossary, textbook, definition
  `),
  engineer: phrases(`
    engineering, technical, technician, developer, developer documentation, programmer, hacker, man page,
    nerdy, geeky, engineer to engineer, technical documentation, changelog, hands on technical, mechanic,
    readme, docs like, technically precise, scientist, command line
  `),
  artist: phrases(`
    poet, poetic, lyrical, artistic, evocative, artist statement, dreamy, poem, impressionistic, poetry,
    moody fragment, painterly, songwriter, haiku, expressive writing, novelist, poetically, sensual, painter
  `),
  friend: phrases(`
    friendly, buddy, pal, mate, neighbor, neighbour, neighborly, best friend, old friend, companion,
    helpful friend, older sibling, big sister, big brother, chum, good friend, sibling,
    friend over coffee, over coffee, over a beer, warmhearted, encouraging
  `),
  concierge: phrases(`
    butler, hotel concierge, service minded, attentive, maitre d, host, personal assistant, white glove,
    at your service, waiter, obliging, valet, hospitality, hospitable, gracious, hotelier, courteous,
    attendant, receptionist, front desk, hotel
  `),
  curator: phrases(`
    museum curator, curatorial, gallerist, tastemaker, curated, connoisseur, hand picked, editor picking,
    collector, wall label, sommelier, art critic, handpicked, museum label, discerning, selective,
    gallery owner, taste maker
  `),
  challenger: phrases(`
    rebel, rebellious, provocative, provocateur, contrarian, confrontational, troublemaker, defiant, outlaw,
    underdog, manifesto, firebrand, agitator, combative, insurgent, polemical, polemic, rabble rousing,
    activist, revolutionary, maverick, iconoclast, iconoclastic, cocky, swagger
  `),
  generic: phrases(`
    bland, interchangeable, personality free, boilerplate, characterless, anonymous, faceless,
    could be anyone, could be anybody, could be any company, cookie cutter, impersonal, placeholder,
    without personality, unremarkable, nondescript, without character, colorless voice, stock,
    without a personality, by the number, off the shelf, lorem ipsum, run of the mill, vanilla corporate,
    template, neutral and anonymous
  `),
};
