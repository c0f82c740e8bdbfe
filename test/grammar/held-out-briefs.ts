import type { BriefCase } from './briefs.ts';

/**
 * A second set in other manners of speaking (specifications, e-mails, shouting, hurried notes), written
 * before the parser had seen it. It measures what the parser does with words it was not made for.
 */
export const HELD_OUT_BRIEFS: readonly BriefCase[] = [
  // Specifications
  [
    'background: white\nradius: 0\nshadows: none\nborders: hairline',
    {
      'surface.ground': 'white',
      'surface.radius': '0px',
      'surface.shadows': 'none',
      'surface.borders': 'hairline',
    },
  ],
  [
    '- Headline weight: 300\n- Body: 18px\n- Tracking: tight\n- Motion: none',
    {
      'type.heading_weight': 'light',
      'type.body_size': 'large',
      'type.tracking': 'tight',
      'motion.budget': 'none',
    },
  ],
  [
    'Palette: monochrome + 1 accent. Contrast: high. Saturation: low.',
    { 'palette.strategy': 'mono+1', 'palette.contrast': 'high', 'palette.saturation': 'muted' },
  ],
  [
    'Voice: formal. Sentences: long. Hedging: none.',
    { 'voice.formality': 'formal', 'voice.sentence_length': 'flowing', 'voice.hedging': 'none' },
  ],
  [
    'CTA = outlined; imagery = photography; dark mode = system',
    {
      'emphasis.cta_treatment': 'outlined',
      'imagery.strategy': 'photographic',
      'surface.dark_mode': 'system-adaptive',
    },
  ],
  [
    'Section padding 128px, element gap 12px, card radius 12px',
    { 'whitespace.section_gap': 'grand', 'whitespace.element_gap': 'tight', 'surface.radius': '12-16px' },
  ],
  [
    'h1 at 96px, weight 800, letter-spacing -0.04em',
    { 'type.display_scale': 'oversized', 'type.heading_weight': 'black', 'type.tracking': 'negative' },
  ],
  ['Transitions 150ms linear on hover', { 'motion.character': 'mechanical', 'motion.trigger': 'hover-only' }],
  ['Fonts: Inter for UI, Georgia for headlines', { 'type.pairing': 'serif/grotesque' }],
  ['typeface: only IBM Plex Mono, nothing else', { 'type.pairing': 'single-family' }],
  // E-mails
  [
    'Hi team, my client runs a tea house. She would love it to feel like washi paper: creamy background, faint lines, and so much air around everything. No photos please, she paints little watercolours instead.',
    {
      'surface.ground': 'cream',
      'surface.borders': 'hairline',
      'whitespace.discipline': 'generous',
      'imagery.strategy': 'illustration',
    },
  ],
  [
    'We talked about it over lunch: the current site is too dark and too busy. We want the opposite, a bright white page with room to breathe.',
    { 'surface.ground': 'white', 'whitespace.discipline': 'generous' },
  ],
  [
    'Honestly I could not care less about animation, just make sure the corners are sharp and the headlines are as heavy as they come.',
    { 'surface.radius': '0px', 'type.heading_weight': 'black' },
  ],
  [
    'Our lawyers insist: the language has to be formal. Everything else is up to you.',
    { 'voice.formality': 'formal' },
  ],
  ['My boss keeps asking for glow effects. I keep saying no. Flat it is.', { 'surface.texture': 'flat' }],
  [
    'Could you please tone the colours down a bit? They are too loud for a funeral home.',
    { 'palette.saturation': 'muted' },
  ],
  [
    'The type should be set in Garamond with Futura for the small stuff, loose letterspacing on caps.',
    { 'type.pairing': 'serif/sans', 'type.tracking': 'loose' },
  ],
  [
    'I picture a page at midnight: black, with one acid-green line of text.',
    { 'surface.ground': 'black', 'palette.saturation': 'neon' },
  ],
  [
    'It’s for kids, so make it bouncy and bright, in every colour you can think of.',
    { 'motion.character': 'playful', 'palette.saturation': 'vivid', 'palette.strategy': 'full-spectrum' },
  ],
  [
    'Think of a Swiss train timetable, packed with information, ruled with thin lines, one typeface.',
    { 'whitespace.discipline': 'dense', 'surface.borders': 'hairline', 'type.pairing': 'single-family' },
  ],
  // Hurried notes
  [
    'pill btns, dark ui, mono font, neon accents',
    {
      'surface.radius': 'pill',
      'surface.dark_mode': 'dark-first',
      'type.pairing': 'sans/mono',
      'palette.saturation': 'neon',
    },
  ],
  [
    'big type. big margins. no color. no pics.',
    {
      'type.display_scale': 'oversized',
      'whitespace.discipline': 'generous',
      'palette.strategy': 'mono',
      'imagery.strategy': 'none',
    },
  ],
  ['square, flat, loud', { 'surface.radius': '0px', 'surface.texture': 'flat' }],
  [
    'serif heads / sans text / cream bg / thin rules',
    { 'type.pairing': 'serif/sans', 'surface.ground': 'cream', 'surface.borders': 'hairline' },
  ],
  ['b/w, grainy photos, huge caps', { 'palette.strategy': 'mono', 'imagery.strategy': 'photographic' }],
  [
    'ghost buttons + gradient mesh hero + scroll reveals',
    { 'emphasis.cta_treatment': 'outlined', 'surface.texture': 'mesh', 'motion.trigger': 'scroll' },
  ],
  [
    'warm greys, low contrast, light weight headings',
    { 'palette.contrast': 'low', 'type.heading_weight': 'light' },
  ],
  // Manifestos
  [
    'Decoration is a lie. Shadows lie. Gradients lie. We want none of them.',
    { 'surface.shadows': 'none', 'surface.texture': 'flat' },
  ],
  [
    'We do not whisper and we do not hedge. Headlines as big as houses. One colour besides black.',
    { 'voice.hedging': 'none', 'type.display_scale': 'oversized', 'palette.strategy': 'mono+1' },
  ],
  ['Rounded corners are for toys; ours are cut with a knife.', { 'surface.radius': '0px' }],
  [
    'Every sentence short. Every claim flat. Every margin wide.',
    { 'voice.sentence_length': 'terse', 'whitespace.discipline': 'generous' },
  ],
  ['We refuse stock photography, we refuse pop-ups, we refuse motion.', { 'motion.budget': 'none' }],
  [
    'Colour belongs everywhere: walls, floors, buttons. Drown me in the brand colour.',
    { 'palette.accent_use': 'pervasive' },
  ],
  ['Against the bland, against the incumbents: we write to provoke.', { 'voice.archetype': 'challenger' }],
  // Descriptions by comparison
  [
    'Like a museum label: small type, quiet, a curator speaking.',
    { 'type.body_size': 'small', 'voice.archetype': 'curator' },
  ],
  ['Reads like a man page.', { 'voice.archetype': 'engineer' }],
  ['It should move like a Pixar trailer, slowly and grandly', { 'motion.character': 'cinematic' }],
  [
    'like a bank statement: rows divided by hairlines, tiny figures, no decoration',
    { 'emphasis.density_signals': 'dividers', 'surface.borders': 'hairline' },
  ],
  ['buttons like lozenges, cards like playing cards', { 'surface.radius': 'pill' }],
  [
    'The copy talks like your favourite aunt: chatty, warm, a bit cheeky',
    { 'voice.formality': 'conversational' },
  ],
  [
    'more gallery than shop: acres of white space and a few photographs',
    { 'whitespace.discipline': 'extreme', 'imagery.strategy': 'photographic' },
  ],
  ['shadows like a sunset in August, long and dramatic', { 'surface.shadows': 'dramatic' }],
  // Refusals and conditions
  ['Please nothing round and nothing soft', { 'surface.radius': '0px' }],
  ['no dark mode, no cookie banner, no autoplay', { 'surface.dark_mode': 'none' }],
  ['We would rather have hairlines than cards', { 'surface.borders': 'hairline' }],
  ['I am not saying no to gradients, I am saying no to shadows', { 'surface.shadows': 'none' }],
  [
    'Keep the serif; lose the drop shadows and the parallax',
    { 'type.pairing': 'serif/sans', 'surface.shadows': 'none' },
  ],
  ['It must not look like a template, and it must not be playful', {}],
  ['Nobody should ever see a rounded corner on this site', { 'surface.radius': '0px' }],
  ['Don’t make the text small', {}],
  ['without being cold or clinical', {}],
  ['Anything except gradients', { 'surface.texture': 'flat' }],
  ['hardly any motion, certainly no bouncing', { 'motion.budget': 'accent' }],
  ['dense is fine but never cluttered', { 'whitespace.discipline': 'dense' }],
  ['Not monochrome! Two colours at least, blue and orange.', { 'palette.strategy': 'duotone' }],
  ['far fewer borders, please', {}],
  ['Whether the corners are round is not important', {}],
  ['the buttons can be rounded or square, whatever works', {}],
  ['avoid bold headings and avoid large body text', {}],
  ['less shouting, more whitespace', { 'whitespace.discipline': 'generous' }],
  ['Instead of boxes use dividers', { 'emphasis.density_signals': 'dividers' }],
  ['The accent shows up once per page, never more', { 'palette.accent_use': 'rare-signal' }],
  // Things that only look like statements
  ['Our product helps small teams move fast', {}],
  ['We sell white wine and light beer', {}],
  ['The warm welcome of our staff is what guests remember', {}],
  ['Add a section about our bold history', {}],
  ['Our animation studio needs a website', {}],
  ['The photographer’s name is Rose Black', {}],
  ['We have offices in Cream Street and a shop in Flat Lane', {}],
  ['Please reuse the existing logo and the text from the old brochure', {}],
  ['trustworthy, human, forward-looking', {}],
  ['Make it pop, make it sing, make it ours', {}],
];
