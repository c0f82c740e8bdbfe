import type { CorpusDocument } from '../catalog/corpus.ts';
import { DENSITIES, MOODS, THEMES, TIERS } from '../catalog/entry-values.ts';
import { PERIODS } from '../catalog/era-periods.ts';
import { TRADES } from '../catalog/trades.ts';
import { FAMILY_CLASSES } from '../catalog/tokens.ts';
import { HUE_NAMES } from '../color/hue-name.ts';
import { AXES } from '../grammar/axes/index.ts';
import { COLOR_NUMBERS, colorNumbers } from './near-colors.ts';
import { DIMENSIONS } from './word-vectors.ts';

/** Industries kept of a brand. */
export const MAX_INDUSTRIES = 4;

/** What brands are, one column for each property. Positions in a list are stored plus one, so that 0 says unknown. */
export interface Traits {
  /** Position of the value in the list of its axis, or -1; axis `a` of document `d` stands at `a * documents + d`. */
  readonly axes: Int8Array;
  /** Sets as bits, in the order of MOODS, PERIODS, HUE_NAMES and FAMILY_CLASSES. */
  readonly moods: Uint32Array;
  readonly periods: Uint16Array;
  readonly hues: Uint16Array;
  readonly fonts: Uint8Array;
  /** Positions in TRADES plus one, MAX_INDUSTRIES for each document. */
  readonly industries: Uint8Array;
  /** The two letters of the code, the first in the high byte. */
  readonly countries: Uint16Array;
  readonly themes: Uint8Array;
  readonly densities: Uint8Array;
  readonly tiers: Uint8Array;
  /** As `colorNumbers` makes them, COLOR_NUMBERS for each document. */
  readonly colors: Int8Array;
  /** As `brandVectors` makes them, DIMENSIONS for each document. */
  readonly vectors: Int8Array;
}

/** Type and length of each column, in the order they are packed. */
export const TRAIT_COLUMNS = [
  { name: 'moods', type: Uint32Array, of: 1 },
  { name: 'periods', type: Uint16Array, of: 1 },
  { name: 'hues', type: Uint16Array, of: 1 },
  { name: 'countries', type: Uint16Array, of: 1 },
  { name: 'axes', type: Int8Array, of: AXES.length },
  { name: 'industries', type: Uint8Array, of: MAX_INDUSTRIES },
  { name: 'fonts', type: Uint8Array, of: 1 },
  { name: 'themes', type: Uint8Array, of: 1 },
  { name: 'densities', type: Uint8Array, of: 1 },
  { name: 'tiers', type: Uint8Array, of: 1 },
  { name: 'colors', type: Int8Array, of: COLOR_NUMBERS },
  { name: 'vectors', type: Int8Array, of: DIMENSIONS },
] as const satisfies readonly { readonly name: keyof Traits; readonly type: unknown; readonly of: number }[];

/** The traits of documents, in their order; vectors are zero. */
export function traitsOf(corpus: readonly CorpusDocument[]): Traits {
  const count = corpus.length;
  const axes = new Int8Array(AXES.length * count);
  const industries = new Uint8Array(MAX_INDUSTRIES * count);
  const colors = new Int8Array(COLOR_NUMBERS * count);
  for (const [document, { codes, trades, colors: known }] of corpus.entries()) {
    for (const [axis, value] of codes.entries()) axes[axis * count + document] = value;
    const positions = trades.slice(0, MAX_INDUSTRIES).map((name) => TRADES.indexOf(name) + 1);
    industries.set(positions, document * MAX_INDUSTRIES);
    colors.set(colorNumbers(known), document * COLOR_NUMBERS);
  }
  return {
    axes,
    industries,
    colors,
    moods: Uint32Array.from(corpus, ({ mood }) => bitsOf(mood, MOODS)),
    periods: Uint16Array.from(corpus, ({ periods }) => bitsOf(periods, PERIODS)),
    hues: Uint16Array.from(corpus, ({ hues }) => bitsOf(hues, HUE_NAMES)),
    fonts: Uint8Array.from(corpus, ({ font_classes }) => bitsOf(font_classes, FAMILY_CLASSES)),
    countries: Uint16Array.from(corpus, ({ country }) => countryNumber(country ?? '')),
    themes: Uint8Array.from(corpus, ({ theme }) => placeIn(THEMES, theme)),
    densities: Uint8Array.from(corpus, ({ density }) => placeIn(DENSITIES, density)),
    tiers: Uint8Array.from(corpus, ({ tier }) => placeIn(TIERS, tier)),
    vectors: new Int8Array(count * DIMENSIONS),
  };
}

/** A set of names as bits, in the order of a list. */
function bitsOf(names: readonly string[], list: readonly string[]): number {
  return (
    names.reduce((bits, name) => (list.includes(name) ? bits | (1 << list.indexOf(name)) : bits), 0) >>> 0
  );
}

/** `jp` as a number, 0 for anything else than two letters. */
export function countryNumber(code: string): number {
  return code.length === 2 ? (code.charCodeAt(0) << 8) | code.charCodeAt(1) : 0;
}

function placeIn(list: readonly string[], name: string): number {
  return list.indexOf(name) + 1;
}
