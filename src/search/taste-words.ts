import type { CorpusDocument } from '../catalog/corpus.ts';
import { AXES, type AxisId } from '../grammar/axes/index.ts';

/** Words people use for a value of the grammar. Values that say nothing without their axis have none. */
const WORDS: Readonly<Partial<Record<AxisId, Readonly<Record<string, string>>>>> = {
  'surface.ground': {
    white: 'white',
    cream: 'cream warm',
    'gray-light': 'light grey',
    'gray-dark': 'dark charcoal',
    black: 'dark black',
    'warm-tinted': 'warm tinted',
    'cool-tinted': 'cool tinted',
  },
  'surface.radius': { '0px': 'square sharp corners', '12-16px': 'rounded corners', pill: 'rounded pill' },
  'surface.borders': { hairline: 'hairline', heavy: 'heavy borders outlined' },
  'surface.shadows': { layered: 'shadows', dramatic: 'dramatic shadows' },
  'surface.texture': {
    grain: 'grain textured',
    gradient: 'gradient',
    mesh: 'mesh gradient',
    photo: 'photographic photo',
  },
  'surface.dark_mode': { 'dark-first': 'dark' },
  'palette.strategy': {
    mono: 'monochrome',
    duotone: 'duotone',
    triadic: 'triadic',
    'full-spectrum': 'colourful multicoloured',
  },
  'palette.saturation': {
    desaturated: 'desaturated colourless',
    muted: 'muted soft pastel',
    vivid: 'vivid',
    neon: 'neon fluorescent',
  },
  'palette.warmth': { cool: 'cool', warm: 'warm' },
  'palette.contrast': { extreme: 'contrast' },
  'type.pairing': {
    'serif/sans': 'serif',
    'sans/mono': 'monospace mono',
    'serif/grotesque': 'serif grotesque',
    'grotesque/mono': 'grotesque monospace mono',
  },
  'type.heading_weight': {
    ultralight: 'thin light headlines',
    light: 'thin light headlines',
    bold: 'bold headlines',
    black: 'heavy bold headlines',
  },
  'type.display_scale': { oversized: 'oversized huge headlines' },
  'type.tracking': { negative: 'tight', loose: 'spaced letters' },
  'whitespace.discipline': { dense: 'dense', generous: 'whitespace', extreme: 'whitespace' },
  'voice.archetype': {
    librarian: 'librarian',
    engineer: 'engineer',
    artist: 'artist',
    friend: 'friend friendly',
    concierge: 'concierge',
    curator: 'curator',
    challenger: 'challenger',
  },
  'voice.formality': { casual: 'casual', conversational: 'conversational', formal: 'formal' },
  'motion.budget': { pervasive: 'animated' },
  'motion.character': { mechanical: 'mechanical', playful: 'playful', cinematic: 'cinematic' },
  'imagery.strategy': {
    photographic: 'photography photographs',
    illustration: 'illustration drawings',
    abstract: 'abstract',
  },
};

const THEME_WORDS: Readonly<Record<string, string>> = { dark: 'dark', light: 'light', mixed: '' };
const DENSITY_WORDS: Readonly<Record<string, string>> = { high: 'dense', low: 'spacious airy', medium: '' };

/** The grammar, theme and density of a brand in words. */
export function tasteWords({ vector, theme, density }: CorpusDocument): string {
  const ofAxes = AXES.map(({ id, values }, position) => {
    const value: string | undefined = values[vector[position] ?? -1];
    return value === undefined ? '' : (WORDS[id]?.[value] ?? '');
  });
  const phrases = [THEME_WORDS[theme] ?? '', DENSITY_WORDS[density] ?? '', ...ofAxes];
  const words = phrases.flatMap((phrase) => phrase.split(' ')).filter((word) => word !== '');
  return [...new Set(words)].join(' ');
}
