import { phrases } from '../phrases.ts';

/**
 * What the adjectives of a brief can be about. A phrase in an axis' `words` that ends in a subject
 * (`bold heading`) holds for every name of it (`bold headlines`, `titles are bold`).
 */
export interface Subject {
  /** Names people use, singular; the subject's own name is one of them. */
  readonly names: readonly string[];
  /** What is also true of this subject when nothing closer is known: a button is a box. */
  readonly parents: readonly string[];
}

/** What gaps are between. */
const SECTIONS = phrases(`
  section, block, band, chapter, the section, page section, each section, one section and the next
`);
const ELEMENTS = phrases(`
  element, item, row, card, paragraph, list item, thing, component, the item, the element, list row, list,
  neighbor, the card, line of a list, column, tile, each item, each element, word and picture, object,
  field, group member
`);

/** Words for the gap. */
const DISTANCES = phrases(`
  gap, space, spacing, distance, room, air, whitespace, white space, margin, padding, breathing room, pause,
  gulf, void
`);

/** By name. */
export const SUBJECTS: Readonly<Record<string, Subject>> = {
  heading: {
    names: phrases(`
      heading, headline, title, header, h1, h2, h3, head, hed, subheading, display type, display text,
      display face, display font, hero text, hero type, hero headline, hero title, heading font,
      heading weight, heading text, heading type, heading typography, page title, section title,
      display heading, big heading type
    `),
    parents: ['type'],
  },
  type: {
    names: phrases(`
      type, typography, font, typeface, type family, font family, typographic family, lettering, face,
      letterform, type setting, typesetting
    `),
    parents: [],
  },
  body: {
    names: phrases(`
      body, body text, body copy, body type, body font, body size, body font size, body text size,
      running text, running copy, paragraph, paragraph text, reading text, reading size, text size,
      base size, base font, base font size, base text, font size, main text, article text, copy size,
      main copy
    `),
    parents: ['type'],
  },
  text: {
    names: phrases('text'),
    parents: ['body', 'voice'],
  },
  tracking: {
    names: phrases(`
      tracking, letter spacing, letterspacing, kerning, character spacing, letter, letter space,
      spacing between letter, space between letter, letter fit, character
    `),
    parents: [],
  },
  leading: {
    names: phrases('leading, line spacing, line height, linespacing'),
    parents: [],
  },
  label: {
    names: phrases('label, caption, uppercase label, small cap, cap, capital, uppercase, all cap, eyebrow'),
    parents: [],
  },
  'type scale': {
    names: phrases(`
      type scale, display scale, heading size, headline size, title size, scale of type, typographic scale,
      type hierarchy, size contrast, display size
    `),
    parents: ['heading'],
  },
  corner: {
    names: phrases(`
      corner, radius, radii, border radius, corner radius, corner rounding, rounding, edge, shape, angle,
      geometry, form
    `),
    parents: [],
  },
  button: {
    names: phrases(`
      button, btn, cta, call to action, cta button, call to action button, primary button, main button,
      primary action, main action, action, main call to action, primary cta, main cta
    `),
    parents: ['box'],
  },
  box: {
    names: phrases(`
      box, input, tag, chip, control, widget, badge, field, component, container, ui element, thumbnail
    `),
    parents: ['corner'],
  },
  card: {
    names: phrases('card, panel, tile, pane, content card'),
    parents: ['box'],
  },
  border: {
    names: phrases('border, outline, frame, contour, border width'),
    parents: [],
  },
  line: {
    names: phrases('line, rule, stroke, keyline, linework, ruling'),
    parents: ['border'],
  },
  divider: {
    names: phrases('divider, separator, dividing line, separator line, divider line, horizontal rule'),
    parents: ['line', 'border'],
  },
  shadow: {
    names: phrases(`
      shadow, drop shadow, box shadow, dropshadow, elevation, depth, drop shadow effect, shadowing
    `),
    parents: [],
  },
  ground: {
    names: phrases(`
      background, ground, backdrop, canvas, page background, background color, base, base color, bg,
      backing, site background, paper, ground color, wall
    `),
    parents: [],
  },
  page: {
    names: phrases(
      'page, homepage, home page, landing page, dashboard, site, website, web page, screen, surface, interface, app, ui',
    ),
    parents: ['ground'],
  },
  palette: {
    names: phrases(`
      palette, color, hue, color scheme, color palette, scheme, tint, shade, coloring, color world,
      colorway, pigment, color tone, brand color palette, temperature, color temperature
    `),
    parents: [],
  },
  saturation: {
    names: phrases('saturation, color saturation, chroma, color intensity'),
    parents: ['palette'],
  },
  accent: {
    names: phrases(`
      accent, accent color, highlight color, brand color, signal color, spot color, signature color,
      highlight, primary color, accent hue
    `),
    parents: ['palette'],
  },
  contrast: {
    names: phrases('contrast, color contrast, text contrast, contrast ratio, legibility contrast'),
    parents: [],
  },
  tones: {
    names: phrases('tones, toned'),
    parents: ['palette', 'voice'],
  },
  tone: {
    names: phrases('tone'),
    parents: ['voice'],
  },
  voice: {
    names: phrases(`
      voice, explain, narrator, narrate, narration, copy, writing, wording, language, prose, tone of voice, brand voice, microcopy, register,
      diction, copywriting, writing style, speak, talk, write, sound, read, speech, verbal identity,
      manner of speaking
    `),
    parents: [],
  },
  sentence: {
    names: phrases('sentence, sentence length, length of sentence, phrasing'),
    parents: [],
  },
  hedging: {
    names: phrases('hedge, hedging, hedge word, qualifier, weasel word, caveat, hedged, hedgy'),
    parents: [],
  },
  claim: {
    names: phrases('claim, statement, assertion, promise'),
    parents: ['voice'],
  },
  space: {
    names: phrases('space, spacing, room, air, layout, margin, padding, page layout'),
    parents: [],
  },
  'section gap': {
    names: [
      ...between(SECTIONS),
      ...phrases(`
      section gap, section spacing, section padding, section margin, section, vertical rhythm,
      section space, vertical spacing, block spacing
    `),
    ],
    parents: [],
  },
  'element gap': {
    names: [
      ...between(ELEMENTS),
      ...phrases(`
      element gap, gap, gutter, element spacing, item spacing, list spacing, card spacing,
      paragraph spacing, row spacing, list, grid gap, item, element, list item, inner spacing, inner gap
    `),
    ],
    parents: [],
  },
  'between sections': { names: SECTIONS.map((part) => `between ${part}`), parents: ['section gap'] },
  'between elements': { names: ELEMENTS.map((part) => `between ${part}`), parents: ['element gap'] },
  motion: {
    names: phrases(`
      motion, animation, transition, movement, animate, micro interaction, microinteraction, animating,
      animated, reveal, motion design, interaction
    `),
    parents: [],
  },
  easing: {
    names: phrases('easing, easing curve, ease curve'),
    parents: ['motion'],
  },
  'dark theme': {
    names: phrases('dark theme, dark ui, night theme, dark interface, dark skin'),
    parents: ['dark mode'],
  },
  whitespace: {
    names: phrases('whitespace, white space, negative space, empty space, blank space'),
    parents: ['space'],
  },
  image: {
    names: phrases(`
      image, imagery, picture, pic, visual, artwork, graphic, art, art direction, image style
    `),
    parents: [],
  },
  photo: {
    names: phrases(`
      photo, photograph, photography, photographic, photographic imagery, photographic image
    `),
    parents: ['image'],
  },
  illustration: {
    names: phrases('illustration, drawing, illustrated, doodle, illustrative, drawn, cartoon'),
    parents: ['image'],
  },
  'dark mode': {
    names: phrases(`
      dark mode, night mode, dark version, dark variant, dark scheme, night version, dark appearance
    `),
    parents: [],
  },
  emphasis: {
    names: phrases(`
      emphasis, emphasise, emphasize, hierarchy, important, importance, key word, keyword, key phrase,
      key term, what matter, stress, stand out, accentuate, important word, visual hierarchy, key point,
      emphasised, emphasized, key message, stressed
    `),
    parents: [],
  },
  grouping: {
    names: phrases(`
      group, grouping, separate, separated, separating, separation, divide, divided, dividing, told apart,
      tell apart, grouped, split, structure, structured, organise, organised, organize, organized,
      held together, set apart by, delimit, delimited, demarcated, partition, kept apart, keep apart
    `),
    parents: [],
  },
  texture: {
    names: phrases('texture, textured, finish'),
    parents: [],
  },
  serif: {
    names: phrases(`
      serif, roman serif, slab serif, slab, old style, oldstyle, antiqua, garamond, georgia, caslon, bodoni,
      didot, didone, baskerville, playfair, times new roman, merriweather, newspaper serif, book serif,
      tiempos, lora, fraunces, transitional serif
    `),
    parents: [],
  },
  sans: {
    names: phrases(`
      sans, san serif, sans serif, geometric sans, humanist sans, futura, gill sans, open sans, lato,
      poppins, montserrat, sans font, frutiger, plain sans, rounded sans, avenir, geometric sans serif,
      humanist sans serif
    `),
    parents: [],
  },
  grotesque: {
    names: phrases(`
      grotesque, grotesk, neo grotesque, neo grotesk, neogrotesque, helvetica, inter, arial, roboto,
      akzidenz, akzidenz grotesk, univers, franklin gothic, work sans, swiss sans, grotesque sans,
      neue haas, swiss grotesque, space grotesk, hanken grotesk, aktiv grotesk, neue haas grotesk,
      swiss sans serif
    `),
    parents: ['sans'],
  },
  mono: {
    names: phrases(`
      mono, monospace, monospaced, typewriter, typewriter font, monospace font, mono font, monospaced font,
      fixed width, code font, courier, menlo, ibm plex mono, jetbrains mono, terminal font,
      fixed width font, monospaced type, sf mono, monotype font
    `),
    parents: [],
  },
};

/** `space between sections` and its kin: every word for a distance with every word for what it parts. */
function between(parts: readonly string[]): string[] {
  return DISTANCES.flatMap((distance) => parts.map((part) => `${distance} between ${part}`.trim()));
}
