import { GENERIC_FAMILY } from '../../text/generic-family.ts';
import metrics from './fallback-metrics.json' with { type: 'json' };
import { type Face, FACES } from './faces.ts';

/** What takes the place of a typeface while it loads or where it is missing. */
export interface FallbackFace {
  /** em; average width of a letter in English text, regular and bold. */
  readonly widths: readonly [regular: number, bold: number];
  /** `@font-face` rules: a system font with the size, ascent, descent and line gap of the typeface. */
  readonly css: string;
}

/** Of each typeface, for its regular and its bold cut; written by `npm run board-fonts`. */
interface Metrics {
  readonly widths: readonly [regular: number, bold: number];
  /** Declarations of an `@font-face` rule that give a system font the metrics of the typeface. */
  readonly overrides: readonly [regular: string, bold: string];
}
const METRICS = metrics as unknown as Readonly<Record<string, Metrics>>;

const ARIAL = ['local("Arial"),local("ArialMT")', 'local("Arial Bold"),local("Arial-BoldMT")'] as const;
/** System fonts that stand for the generic families, regular and bold. */
const SYSTEM = {
  'sans-serif': ARIAL,
  cursive: ARIAL,
  serif: [
    'local("Times New Roman"),local("TimesNewRomanPSMT")',
    'local("Times New Roman Bold"),local("TimesNewRomanPS-BoldMT")',
  ],
  monospace: [
    'local("Courier New"),local("CourierNewPSMT")',
    'local("Courier New Bold"),local("CourierNewPS-BoldMT")',
  ],
} as const satisfies Record<(typeof GENERIC_FAMILY)[Face['class']], readonly [string, string]>;
/** Ranges of `font-weight` that the regular and the bold system font cover. */
const WEIGHTS = ['1 599', '600 1000'] as const;

/** By name of the typeface. */
export const FALLBACK_FACES: Readonly<Record<string, FallbackFace>> = Object.fromEntries(
  FACES.flatMap((face) => {
    const own = METRICS[face.name];
    return own === undefined ? [] : [[face.name, { widths: own.widths, css: rulesOf(face, own) }]];
  }),
);

function rulesOf({ name, class: kind }: Face, { overrides }: Metrics): string {
  const fonts = SYSTEM[GENERIC_FAMILY[kind]];
  return overrides
    .map(
      (declarations, cut) =>
        `@font-face{font-family:"${name} Fallback";src:${fonts[cut]};font-weight:${WEIGHTS[cut]};${declarations}}`,
    )
    .join('');
}
