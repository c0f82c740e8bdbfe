import type { BriefCase } from './briefs.ts';

/**
 * A third set, written after the parser was done with the second: what product people, agencies and
 * assistants write. No rule was made for a sentence in it.
 */
export const FRESH_BRIEFS: readonly BriefCase[] = [
  [
    'A minimalist portfolio with an off-white background, thin borders, and generous whitespace.',
    { 'surface.ground': 'cream', 'surface.borders': 'hairline', 'whitespace.discipline': 'generous' },
  ],
  [
    'Dark-themed dashboard with neon accents, 8px rounded cards and subtle shadows.',
    {
      'surface.dark_mode': 'dark-first',
      'palette.saturation': 'neon',
      'surface.radius': '8-10px',
      'surface.shadows': 'subtle',
    },
  ],
  [
    'Editorial magazine feel: large serif headlines, small body copy, black and white photography.',
    {
      'type.display_scale': 'oversized',
      'type.body_size': 'small',
      'type.pairing': 'serif/sans',
      'imagery.strategy': 'photographic',
    },
  ],
  [
    'Playful brand for children: bright saturated palette, fully rounded buttons, bouncy micro-interactions.',
    { 'palette.saturation': 'vivid', 'surface.radius': 'pill', 'motion.character': 'playful' },
  ],
  [
    'Neo-brutalist: hard offset shadows, thick black borders, no rounded corners, primary colours.',
    { 'surface.shadows': 'dramatic', 'surface.borders': 'heavy', 'surface.radius': '0px' },
  ],
  [
    'Luxury hotel. Cream ground, gold accent used rarely, wide letter-spacing on uppercase headings, slow cinematic transitions, concierge-like voice.',
    {
      'surface.ground': 'cream',
      'palette.accent_use': 'rare-signal',
      'type.tracking': 'loose',
      'motion.character': 'cinematic',
      'voice.archetype': 'concierge',
    },
  ],
  [
    'API documentation, dense layout, grotesque plus monospace, system dark mode, engineer voice, no imagery.',
    {
      'whitespace.discipline': 'dense',
      'type.pairing': 'grotesque/mono',
      'surface.dark_mode': 'system-adaptive',
      'voice.archetype': 'engineer',
      'imagery.strategy': 'none',
    },
  ],
  [
    'A law firm site with formal copy, long sentences and careful hedging. Serif type, navy background.',
    {
      'voice.formality': 'formal',
      'voice.sentence_length': 'flowing',
      'type.pairing': 'serif/sans',
      'surface.ground': 'cool-tinted',
    },
  ],
  [
    'We want people to feel calm: low contrast, muted palette, fade-in transitions, lots of negative space.',
    { 'palette.contrast': 'low', 'palette.saturation': 'muted', 'whitespace.discipline': 'generous' },
  ],
  [
    'Use one accent colour, and use it only on links.',
    { 'palette.strategy': 'mono+1', 'palette.accent_use': 'rare-signal' },
  ],
  [
    'Absolutely no gradients. Shadows are fine but subtle.',
    { 'surface.texture': 'flat', 'surface.shadows': 'subtle' },
  ],
  ['Corners should not be sharp', { 'surface.radius': '12-16px' }],
  [
    'Cards without borders or shadows, separated by whitespace.',
    { 'surface.borders': 'none', 'surface.shadows': 'none', 'emphasis.density_signals': 'whitespace' },
  ],
  ['Primary buttons are outlined; secondary ones are text links.', { 'emphasis.cta_treatment': 'outlined' }],
  [
    'Bold sans-serif headings paired with a monospaced font for metadata',
    { 'type.heading_weight': 'bold', 'type.pairing': 'sans/mono' },
  ],
  [
    'Everything in one font, regular weight even for headings.',
    { 'type.pairing': 'single-family', 'type.heading_weight': 'regular' },
  ],
  [
    'The tone is conversational, second person, with short punchy sentences.',
    { 'voice.formality': 'conversational', 'voice.sentence_length': 'terse' },
  ],
  [
    'Warm color palette with terracotta and sand, grainy paper texture',
    { 'palette.warmth': 'warm', 'surface.texture': 'grain' },
  ],
  [
    'Cool blues, glassmorphism, soft layered shadows',
    { 'palette.warmth': 'cool', 'surface.shadows': 'layered' },
  ],
  ['Hover animations only, nothing on scroll, nothing on load.', { 'motion.trigger': 'hover-only' }],
  [
    'Scroll-driven storytelling with parallax; animation everywhere.',
    { 'motion.trigger': 'scroll', 'motion.budget': 'pervasive' },
  ],
  ['Illustrated, not photographic', { 'imagery.strategy': 'illustration' }],
  [
    'Body text at 20px, headings at 80px, tight negative tracking.',
    { 'type.body_size': 'large', 'type.display_scale': 'oversized', 'type.tracking': 'negative' },
  ],
  ['Sections breathe: at least 140px between them', { 'whitespace.section_gap': 'grand' }],
  [
    'compact spacing between list items, hairline separators',
    {
      'whitespace.element_gap': 'tight',
      'emphasis.density_signals': 'dividers',
      'surface.borders': 'hairline',
    },
  ],
  [
    'high contrast, black on white, with a single red accent',
    { 'palette.contrast': 'high', 'palette.strategy': 'mono+1' },
  ],
  [
    'vivid triadic colour scheme, medium contrast, flat surfaces',
    {
      'palette.saturation': 'vivid',
      'palette.strategy': 'triadic',
      'palette.contrast': 'medium',
      'surface.texture': 'flat',
    },
  ],
  [
    'confident, provocative voice that challenges the status quo, zero hedging',
    { 'voice.archetype': 'challenger', 'voice.hedging': 'none' },
  ],
  [
    'Speak like a knowledgeable friend, casual but not sloppy',
    { 'voice.archetype': 'friend', 'voice.formality': 'casual' },
  ],
  [
    'neutral grays, professional tone, medium-weight headings, 4px radius',
    {
      'palette.warmth': 'neutral',
      'voice.formality': 'professional',
      'type.heading_weight': 'medium',
      'surface.radius': '4-6px',
    },
  ],
  ['Emphasis should come from size, never from color', { 'emphasis.mechanism': 'scale' }],
  [
    'light gray background with white cards, 12px radius, soft shadows',
    {
      'surface.ground': 'gray-light',
      'emphasis.density_signals': 'grouping-cards',
      'surface.radius': '12-16px',
      'surface.shadows': 'subtle',
    },
  ],
  [
    'Ultra-thin headlines on a black background with lots of empty space',
    { 'type.heading_weight': 'ultralight', 'surface.ground': 'black', 'whitespace.discipline': 'generous' },
  ],
  [
    'gradient call-to-action buttons and a mesh gradient behind the hero',
    { 'emphasis.cta_treatment': 'filled-gradient', 'surface.texture': 'mesh' },
  ],
  [
    'full-bleed photography as backdrop, minimal motion, light headings',
    { 'surface.texture': 'photo', 'motion.budget': 'accent', 'type.heading_weight': 'light' },
  ],
  [
    'It should support dark mode with a dedicated palette and a toggle in the header',
    { 'surface.dark_mode': 'custom-palette' },
  ],
  ['never pure black backgrounds; use charcoal', { 'surface.ground': 'gray-dark' }],
  ['No serif fonts, no cream, no muted tones', {}],
  ['don’t make it look corporate', {}],
  ['Nothing cramped. Nothing crowded.', {}],
  ['we dislike heavy borders and pill-shaped buttons', {}],
  [
    'fewer colours, less motion, more air',
    { 'motion.budget': 'accent', 'whitespace.discipline': 'generous' },
  ],
  ['not cold, not clinical, but warm', { 'palette.warmth': 'warm' }],
  ['no drop shadows; instead, 2px solid borders', { 'surface.shadows': 'none', 'surface.borders': 'medium' }],
  ['Rounded, but not pill-shaped', { 'surface.radius': '12-16px' }],
  ['avoid uppercase, avoid italics, avoid animation', { 'motion.budget': 'none' }],
  ['The brand colour appears on every button, icon and heading', { 'palette.accent_use': 'recurring' }],
  ['Underlined links as the only call to action', { 'emphasis.cta_treatment': 'underline-only' }],
  ['abstract geometric shapes rather than photos', { 'imagery.strategy': 'abstract' }],
  [
    'headings only slightly bigger than body text, tight letter-spacing',
    { 'type.display_scale': 'compact', 'type.tracking': 'tight' },
  ],
  [
    'A curated, gallery-like voice; long, flowing prose',
    { 'voice.archetype': 'curator', 'voice.sentence_length': 'flowing' },
  ],
  ['linear 120ms transitions, mechanical feel', { 'motion.character': 'mechanical' }],
  [
    'smooth 300ms ease-out transitions on hover',
    { 'motion.character': 'smooth', 'motion.trigger': 'hover-only' },
  ],
  ['Autoplaying background video and looping animations', { 'motion.trigger': 'autonomous' }],
  ['A collage of photos and hand-drawn illustration', { 'imagery.strategy': 'mixed' }],
  ['We need a landing page for our new app', {}],
  ['Make the checkout flow faster and reduce friction', {}],
  ['a sophisticated, premium look and feel', {}],
  ['bold, daring, unconventional', {}],
  ['We are looking for something light and playful', {}],
  ['high-end, cutting-edge, world class', {}],
];
