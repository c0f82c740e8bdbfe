import type { AxisId, Grammar } from '../grammar/axes/index.ts';
import { LIGHT_GROUNDS } from '../grammar/light-grounds.ts';

/** Values that exclude each other on one page by the definition of the axes. */
export interface Contradiction {
  /** The axis whose value is removed. */
  readonly axis: AxisId;
  readonly holds: (grammar: Grammar) => boolean;
  readonly reason: string;
}

const DARK_GROUNDS: readonly string[] = ['gray-dark', 'black'];
const TINTED_GROUNDS: readonly string[] = ['warm-tinted', 'cool-tinted'];

/** All contradictions of the rubric, in order of resolution. Absent axes contradict nothing. */
export const CONTRADICTIONS: readonly Contradiction[] = [
  {
    axis: 'surface.dark_mode',
    holds: (g) => isOneOf(g['surface.ground'], LIGHT_GROUNDS) && g['surface.dark_mode'] === 'dark-first',
    reason: 'A page on a light ground is not dark by default.',
  },
  {
    axis: 'surface.dark_mode',
    holds: (g) =>
      isOneOf(g['surface.ground'], DARK_GROUNDS) &&
      g['surface.dark_mode'] !== undefined &&
      g['surface.dark_mode'] !== 'dark-first',
    reason: 'A page on a dark ground is dark by default, even if it has a switch for the scheme.',
  },
  {
    axis: 'palette.saturation',
    holds: (g) => g['palette.saturation'] === 'neon' && isLight(g),
    reason: 'Neon needs a dark ground. On a light page the same colours are vivid.',
  },
  {
    axis: 'palette.strategy',
    holds: (g) => g['palette.strategy'] === 'mono' && isLight(g) && g['palette.accent_use'] === 'recurring',
    reason: 'Neutrals with a recurring accent are mono+1. One hue in all parts makes accent use pervasive.',
  },
  {
    axis: 'palette.strategy',
    holds: (g) =>
      g['palette.strategy'] === 'mono' &&
      isLight(g) &&
      isChromatic(g) &&
      g['palette.accent_use'] === 'rare-signal',
    reason:
      'An accent on a light ground that does not fill the page is one hue beside neutrals, which is mono+1.',
  },
  {
    axis: 'palette.accent_use',
    holds: (g) =>
      g['palette.saturation'] === 'desaturated' &&
      isOneOf(g['palette.accent_use'], ['recurring', 'pervasive']),
    reason: 'Colours below a chroma of 0.04 look grey, so the page has no accent colour to repeat.',
  },
  {
    axis: 'palette.warmth',
    holds: (g) =>
      g['palette.warmth'] === 'neutral' && isOneOf(g['palette.accent_use'], ['recurring', 'pervasive']),
    reason: 'A page whose accent recurs has a hue, so it is not neutral.',
  },
  {
    axis: 'palette.warmth',
    holds: (g) =>
      g['palette.strategy'] === 'mono' &&
      isChromatic(g) &&
      isOneOf(g['palette.warmth'], ['neutral', 'mixed']),
    reason: 'A page with one hue in all parts is either warm or cool.',
  },
  {
    axis: 'palette.warmth',
    holds: (g) =>
      isOneOf(g['surface.ground'], TINTED_GROUNDS) &&
      g['surface.dark_mode'] === 'dark-first' &&
      g['palette.accent_use'] !== 'pervasive' &&
      isOneOf(g['palette.warmth'], ['neutral', g['surface.ground'] === 'warm-tinted' ? 'cool' : 'warm']),
    reason: 'A visibly tinted dark ground outweighs small accents of the opposite temperature.',
  },
  {
    axis: 'palette.warmth',
    holds: (g) =>
      isOneOf(g['surface.ground'], TINTED_GROUNDS) &&
      g['palette.strategy'] === 'mono' &&
      isChromatic(g) &&
      g['palette.warmth'] === (g['surface.ground'] === 'warm-tinted' ? 'cool' : 'warm'),
    reason: 'If one hue is in all parts, the ground has that hue too.',
  },
  {
    axis: 'emphasis.mechanism',
    holds: (g) => g['emphasis.mechanism'] === 'color' && g['palette.saturation'] === 'desaturated',
    reason: 'A page without a chromatic colour cannot mark emphasis by colour.',
  },
  {
    axis: 'emphasis.mechanism',
    holds: (g) => g['emphasis.mechanism'] === 'scale' && g['type.display_scale'] === 'compact',
    reason: 'Headings less than 2.2 times the text are too small to mark emphasis by size.',
  },
  {
    axis: 'surface.borders',
    holds: (g) =>
      g['surface.borders'] === 'none' && isOneOf(g['emphasis.density_signals'], ['dividers', 'borders']),
    reason: 'A page that separates groups with rules or outlines has borders.',
  },
  {
    axis: 'imagery.strategy',
    holds: (g) =>
      g['surface.texture'] === 'photo' &&
      isOneOf(g['imagery.strategy'], ['none', 'illustration', 'abstract']),
    reason: 'A photograph over a fifth of the first two screens makes the imagery photographic or mixed.',
  },
  {
    axis: 'whitespace.section_gap',
    holds: (g) =>
      isOneOf(g['whitespace.discipline'], ['dense']) &&
      isOneOf(g['whitespace.section_gap'], ['balanced', 'grand']),
    reason: 'A dense page has gaps below 48 px between sections.',
  },
  {
    axis: 'whitespace.section_gap',
    holds: (g) => g['whitespace.discipline'] === 'medium' && g['whitespace.section_gap'] === 'grand',
    reason: 'A page with gaps of 120 px throughout is generous.',
  },
  {
    axis: 'whitespace.section_gap',
    holds: (g) => g['whitespace.discipline'] === 'generous' && g['whitespace.section_gap'] === 'compact',
    reason: 'A generous page has gaps of 90 px or more between its sections.',
  },
  {
    axis: 'whitespace.section_gap',
    holds: (g) =>
      g['whitespace.discipline'] === 'extreme' &&
      isOneOf(g['whitespace.section_gap'], ['compact', 'balanced']),
    reason: 'An almost empty page has gaps of 200 px or more between its sections.',
  },
  {
    axis: 'voice.archetype',
    holds: (g) => g['voice.archetype'] === 'generic' && g['voice.formality'] === 'casual',
    reason: 'Slang, jokes and exclamations make the archetype friend, not generic.',
  },
  {
    axis: 'voice.archetype',
    holds: (g) => g['voice.archetype'] === 'engineer' && g['voice.formality'] === 'casual',
    reason: 'An explanation of code with slang, jokes and exclamations has the archetype friend.',
  },
  {
    axis: 'motion.character',
    holds: (g) => g['motion.budget'] === 'none' && g['motion.character'] !== undefined,
    reason: 'A page without motion has no motion character.',
  },
  {
    axis: 'motion.trigger',
    holds: (g) => g['motion.budget'] === 'none' && g['motion.trigger'] !== undefined,
    reason: 'A page without motion has no motion trigger.',
  },
  {
    axis: 'motion.trigger',
    holds: (g) =>
      g['motion.budget'] === 'accent' && isOneOf(g['motion.trigger'], ['scroll', 'autonomous', 'gesture']),
    reason: 'If only hover and focus move elements, the trigger is hover-only.',
  },
  {
    axis: 'motion.trigger',
    holds: (g) =>
      isOneOf(g['motion.budget'], ['recurring', 'pervasive']) && g['motion.trigger'] === 'hover-only',
    reason: 'Reveals, loops and carousels start without hover, so the trigger is not hover-only.',
  },
];

/** Known to be light; a tinted ground depends on its dark mode. */
function isLight(grammar: Grammar): boolean {
  if (isOneOf(grammar['surface.ground'], LIGHT_GROUNDS)) return true;
  if (isOneOf(grammar['surface.ground'], DARK_GROUNDS)) return false;
  return grammar['surface.dark_mode'] !== undefined && grammar['surface.dark_mode'] !== 'dark-first';
}

function isChromatic({ 'palette.saturation': saturation }: Grammar): boolean {
  return saturation !== undefined && saturation !== 'desaturated';
}

function isOneOf(value: string | undefined, values: readonly string[]): boolean {
  return value !== undefined && values.includes(value);
}
