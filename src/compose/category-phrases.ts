import type { Grammar, ValueOf, AxisId } from '../grammar/axes/index.ts';
import type { Category } from '../grammar/axis.ts';

/** What a brand gives, after its possessive: `Stripe's` … */
export interface CategoryPhrase {
  /** One or two words: `ground`. */
  readonly short: string;
  /** The values that show first: `white ground`, `square corners`; the short one where none is stated. */
  readonly full: readonly string[];
}

export function categoryPhrase(category: Category, grammar: Grammar): CategoryPhrase {
  const short = SHORT[category];
  const full = FULL[category](grammar).filter((phrase) => phrase !== '');
  return { short, full: full.length === 0 ? [short] : full };
}

const SHORT: Readonly<Record<Category, string>> = {
  surface: 'surface',
  palette: 'palette',
  type: 'type',
  emphasis: 'emphasis',
  whitespace: 'spacing',
  voice: 'voice',
  motion: 'motion',
  imagery: 'imagery',
};

type Words<Id extends AxisId> = Readonly<Record<ValueOf<Id>, string>>;

const GROUNDS: Words<'surface.ground'> = {
  white: 'white ground',
  cream: 'cream ground',
  'gray-light': 'light grey ground',
  'gray-dark': 'dark grey ground',
  black: 'black ground',
  'warm-tinted': 'warm-tinted ground',
  'cool-tinted': 'cool-tinted ground',
};
const CORNERS: Words<'surface.radius'> = {
  '0px': 'square corners',
  '4-6px': 'slightly rounded corners',
  '8-10px': 'rounded corners',
  '12-16px': 'very round corners',
  pill: 'pill shapes',
};
const STRATEGIES: Words<'palette.strategy'> = {
  mono: 'monochrome palette',
  'mono+1': 'single accent',
  duotone: 'duotone',
  triadic: 'triad of hues',
  'full-spectrum': 'full spectrum',
};
const SATURATIONS: Words<'palette.saturation'> = {
  desaturated: 'desaturated',
  muted: 'muted',
  balanced: '', // says nothing a reader would notice
  vivid: 'vivid',
  neon: 'neon',
};
const WEIGHTS: Words<'type.heading_weight'> = {
  ultralight: 'ultralight',
  light: 'light',
  regular: 'regular-weight',
  medium: 'medium-weight',
  bold: 'bold',
  black: 'heavy',
};
const PAIRINGS: Words<'type.pairing'> = {
  'serif/sans': 'serif-and-sans',
  'sans/sans': 'paired-sans',
  'sans/mono': 'sans-and-mono',
  'serif/grotesque': 'serif-and-grotesque',
  'grotesque/mono': 'grotesque-and-mono',
  'single-family': 'single-family',
};
const MECHANISMS: Words<'emphasis.mechanism'> = {
  weight: 'emphasis by weight',
  color: 'emphasis by colour',
  underline: 'emphasis by underline',
  scale: 'emphasis by scale',
  spacing: 'emphasis by spacing',
};
const DISCIPLINES: Words<'whitespace.discipline'> = {
  dense: 'packed spacing',
  medium: 'even spacing',
  generous: 'generous spacing',
  extreme: 'near-empty pages',
};
const ARCHETYPES: Words<'voice.archetype'> = {
  librarian: 'librarian voice',
  engineer: 'engineer voice',
  artist: 'artist voice',
  friend: 'friendly voice',
  concierge: 'concierge voice',
  curator: 'curator voice',
  challenger: 'challenger voice',
  generic: 'neutral voice',
};
const CHARACTERS: Words<'motion.character'> = {
  mechanical: 'mechanical motion',
  smooth: 'smooth motion',
  playful: 'playful motion',
  cinematic: 'cinematic motion',
};
const IMAGERY: Words<'imagery.strategy'> = {
  none: 'absence of pictures',
  photographic: 'photographs',
  illustration: 'illustrations',
  abstract: 'abstract shapes',
  mixed: 'mix of pictures',
};

const FULL: Readonly<Record<Category, (grammar: Grammar) => readonly string[]>> = {
  surface: (grammar) => [word(GROUNDS, grammar['surface.ground']), word(CORNERS, grammar['surface.radius'])],
  palette: ({ 'palette.strategy': strategy, 'palette.saturation': saturation }) =>
    strategy === undefined ? [] : [words(word(SATURATIONS, saturation), STRATEGIES[strategy])],
  type: ({ 'type.heading_weight': weight, 'type.pairing': pairing }) => [
    words(word(WEIGHTS, weight), word(PAIRINGS, pairing), 'type'),
  ],
  emphasis: (grammar) => [word(MECHANISMS, grammar['emphasis.mechanism'])],
  whitespace: (grammar) => [word(DISCIPLINES, grammar['whitespace.discipline'])],
  voice: (grammar) => [word(ARCHETYPES, grammar['voice.archetype'])],
  motion: ({ 'motion.budget': budget, 'motion.character': character }) => [
    budget === 'none' ? 'stillness' : word(CHARACTERS, character),
  ],
  imagery: (grammar) => [word(IMAGERY, grammar['imagery.strategy'])],
};

function word<V extends string>(words: Readonly<Record<V, string>>, value: V | undefined): string {
  return value === undefined ? '' : words[value];
}

function words(...parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(' ');
}
