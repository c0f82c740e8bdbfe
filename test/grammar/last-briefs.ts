import type { BriefCase } from './briefs.ts';

/** The last set: written and committed before it was measured, for the figure that is reported. */
export const LAST_BRIEFS: readonly BriefCase[] = [
  // Refusals, mostly traps
  ['We do not want rounded corners', { 'surface.radius': '0px' }],
  [
    'There should be no borders and no shadows, and the background must not be white.',
    { 'surface.borders': 'none', 'surface.shadows': 'none' },
  ],
  ['Under no circumstances a dark mode.', { 'surface.dark_mode': 'none' }],
  ['The palette isn’t warm.', {}],
  ['I’d never call it dense', {}],
  ['This is not a colourful brand', {}],
  ['Our voice is never formal, never stiff, never cold.', { 'voice.formality': 'conversational' }],
  ['Don’t use photography; commission illustrations.', { 'imagery.strategy': 'illustration' }],
  ['Motion? None, please.', { 'motion.budget': 'none' }],
  ['Leave out the gradients', { 'surface.texture': 'flat' }],
  ['Headlines shouldn’t be huge', {}],
  ['No bold, no caps, no exclamation marks', { 'type.heading_weight': 'regular' }],
  ['without heavy shadows', {}],
  ['without a single shadow', { 'surface.shadows': 'none' }],
  ['It can’t have thick outlines', {}],
  ['neither neon nor pastel', {}],
  ['the buttons must not have gradients', { 'emphasis.cta_treatment': 'filled-solid' }],
  ['We avoid long sentences.', { 'voice.sentence_length': 'terse' }],
  ['no autoplay, no parallax, no scroll-jacking', {}],
  ['Not a monospace in sight', {}],
  [
    'There is nothing playful about our motion: it is linear and quick.',
    { 'motion.character': 'mechanical' },
  ],
  ['we’re not afraid of colour, in fact use all of them', { 'palette.strategy': 'full-spectrum' }],
  [
    'instead of cards, use thin rules to separate the items',
    { 'emphasis.density_signals': 'dividers', 'surface.borders': 'hairline' },
  ],
  ['rather than hedging, commit', { 'voice.hedging': 'none' }],
  ['black is banned as a background', {}],
  ['Less is more: less colour, less motion, less text', { 'motion.budget': 'accent' }],
  ['not too tight, not too loose tracking', {}],
  ['Everything but pills', {}],
  // Plain wishes
  [
    'A site like a printed book: ivory pages, generous margins, old-style serif, text at 19px',
    {
      'surface.ground': 'cream',
      'whitespace.discipline': 'generous',
      'type.pairing': 'serif/sans',
      'type.body_size': 'large',
    },
  ],
  [
    'Trading terminal: black background, tiny monospace text, extremely dense',
    {
      'surface.ground': 'black',
      'type.body_size': 'small',
      'type.pairing': 'sans/mono',
      'whitespace.discipline': 'dense',
    },
  ],
  [
    'Ghost buttons on a photographic backdrop',
    { 'emphasis.cta_treatment': 'outlined', 'surface.texture': 'photo' },
  ],
  [
    'soft pastel colours on a pale pink background, pill buttons, bubbly animations',
    {
      'palette.saturation': 'muted',
      'surface.ground': 'warm-tinted',
      'surface.radius': 'pill',
      'motion.character': 'playful',
    },
  ],
  [
    'Extra-bold headlines in a tight grotesque, body in a serif',
    { 'type.heading_weight': 'black', 'type.pairing': 'serif/grotesque' },
  ],
  [
    'medium shadows and moderately rounded cards',
    { 'surface.shadows': 'layered', 'surface.radius': '8-10px' },
  ],
  ['colour is used only for the call to action', { 'palette.accent_use': 'rare-signal' }],
  ['a two-tone design in orange and navy', { 'palette.strategy': 'duotone' }],
  ['Text links in place of buttons, everything underlined', { 'emphasis.cta_treatment': 'text-link' }],
  [
    'headlines at weight 500, letter-spacing at -0.01em',
    { 'type.heading_weight': 'medium', 'type.tracking': 'tight' },
  ],
  ['Show each group in its own bordered box', { 'emphasis.density_signals': 'borders' }],
  ['Key phrases should be underlined for emphasis', { 'emphasis.mechanism': 'underline' }],
  [
    'huge gaps between sections but tight gaps between items',
    { 'whitespace.section_gap': 'grand', 'whitespace.element_gap': 'tight' },
  ],
  [
    'The narrator is an archivist who cites sources and hedges a little',
    { 'voice.archetype': 'librarian', 'voice.hedging': 'medium' },
  ],
  ['Explain things the way one engineer explains them to another', { 'voice.archetype': 'engineer' }],
  ['poetic, fragmentary copy like song lyrics', { 'voice.archetype': 'artist' }],
  ['A warm and helpful concierge tone', { 'voice.archetype': 'concierge' }],
  ['Slang and jokes welcome, contractions everywhere', { 'voice.formality': 'casual' }],
  ['Long animations, 900ms, like curtains opening', { 'motion.character': 'cinematic' }],
  ['Elements drift in gently as you scroll down', { 'motion.trigger': 'scroll' }],
  [
    'Things wiggle when you hover over them',
    { 'motion.character': 'playful', 'motion.trigger': 'hover-only' },
  ],
  ['Dark by default, with an optional light theme', { 'surface.dark_mode': 'dark-first' }],
  ['Support dark mode by following the OS setting.', { 'surface.dark_mode': 'system-adaptive' }],
  ['no more than one accent colour, muted', { 'palette.strategy': 'mono+1', 'palette.saturation': 'muted' }],
  [
    'A mix of warm and cool tones with medium saturation',
    { 'palette.warmth': 'mixed', 'palette.saturation': 'balanced' },
  ],
  ['WCAG AAA contrast everywhere', { 'palette.contrast': 'high' }],
  [
    'subtle noise texture over a light grey surface',
    { 'surface.texture': 'grain', 'surface.ground': 'gray-light' },
  ],
  [
    'Rounded 16px cards, borderless, floating on layered shadows',
    { 'surface.radius': '12-16px', 'surface.borders': 'none', 'surface.shadows': 'layered' },
  ],
  [
    'balanced heading sizes, regular body size, normal tracking',
    { 'type.display_scale': 'balanced', 'type.body_size': 'regular', 'type.tracking': 'normal' },
  ],
  ['Only abstract patterns, no people', { 'imagery.strategy': 'abstract' }],
  // Nothing stated
  ['Design a landing page for a dental clinic', {}],
  ['Make it look like a million dollars', {}],
  ['We want to stand out from the competition', {}],
  ['It should feel premium yet approachable', {}],
  ['Do something unexpected', {}],
  ['an engaging hero section with a strong value proposition', {}],
  ['Keep our brand guidelines in mind', {}],
  ['An online shop for garden furniture', {}],
];
