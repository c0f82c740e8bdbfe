import { DENSITIES, MOODS, THEMES, TIERS } from '../catalog/entry-values.ts';
import { PERIODS } from '../catalog/era-periods.ts';
import { INDUSTRIES, industriesOf } from '../catalog/industries.ts';
import { TRADES } from '../catalog/trades.ts';
import { FAMILY_CLASSES } from '../catalog/tokens.ts';
import { HUE_NAMES } from '../color/hue-name.ts';
import { oncePer } from '../text/once-per.ts';
import { MAX_INDUSTRIES, type Traits } from './traits.ts';

/** The facets of a search answer. */
export type Facet =
  | 'tier'
  | 'theme'
  | 'density'
  | 'mood'
  | 'industry'
  | 'country'
  | 'period'
  | 'font_class'
  | 'hue';

/** A value of a facet with the number of brands that have it. */
export interface FacetCount {
  readonly value: string;
  readonly count: number;
}

/** Counts the values of each facet over documents; most frequent first, values without a brand left out. */
export function facetsOf(traits: Traits, documents: readonly number[]): Record<Facet, FacetCount[]> {
  const { facets, count, starts, values } = numberedValues(traits);
  const counts = new Uint32Array(count);
  for (const document of documents) {
    const end = starts[document + 1] ?? 0;
    for (let at = starts[document] ?? 0; at < end; at++) {
      const value = values[at] ?? 0;
      counts[value] = (counts[value] ?? 0) + 1;
    }
  }
  const listed: Partial<Record<Facet, FacetCount[]>> = {};
  for (const { facet, names, first } of facets) listed[facet] = listedOf(names, counts, first);
  return listed as Record<Facet, FacetCount[]>; // `facets` has them all
}

/** The values of all facets in one numbering, because one pass over the documents takes less time than nine. */
interface NumberedValues {
  /** The values of a facet have the numbers from `first` on, in the order of their names. */
  readonly facets: readonly {
    readonly facet: Facet;
    readonly names: readonly string[];
    readonly first: number;
  }[];
  /** Number of values of all facets. */
  readonly count: number;
  /** Document `d` has `values[starts[d]]` to `values[starts[d + 1]]`. */
  readonly starts: Uint32Array;
  readonly values: Uint16Array;
}

const numberedValues = oncePer((traits: Traits): NumberedValues => {
  const columns = columnsOf(traits);
  let first = 0;
  const facets = columns.map(({ facet, names }) => {
    const one = { facet, names, first };
    first += names.length;
    return one;
  });
  const documents = traits.tiers.length;
  const starts = new Uint32Array(documents + 1);
  const values: number[] = [];
  for (let document = 0; document < documents; document++) {
    for (const [at, { valuesOf }] of columns.entries())
      values.push(...valuesOf(document).map((place) => (facets[at]?.first ?? 0) + place));
    starts[document + 1] = values.length;
  }
  return { facets, count: first, starts, values: Uint16Array.from(values) };
});

/** A facet with the names of its values, and the places among them of those that a document has. */
interface FacetColumn {
  readonly facet: Facet;
  readonly names: readonly string[];
  readonly valuesOf: (document: number) => readonly number[];
}

function columnsOf(traits: Traits): readonly FacetColumn[] {
  return [
    numbered('tier', traits.tiers, TIERS),
    numbered('theme', traits.themes, THEMES),
    numbered('density', traits.densities, DENSITIES),
    bits('mood', traits.moods, MOODS),
    {
      facet: 'industry',
      names: INDUSTRIES,
      valuesOf: (document) => industriesAt(traits.industries, document),
    },
    countries(traits.countries),
    bits('period', traits.periods, PERIODS),
    bits('font_class', traits.fonts, FAMILY_CLASSES),
    bits('hue', traits.hues, HUE_NAMES),
  ];
}

function numbered(facet: Facet, column: Uint8Array, names: readonly string[]): FacetColumn {
  return {
    facet,
    names,
    valuesOf(document) {
      const number = column[document] ?? 0;
      return number === 0 ? [] : [number - 1];
    },
  };
}

function bits(
  facet: Facet,
  column: Uint8Array | Uint16Array | Uint32Array,
  names: readonly string[],
): FacetColumn {
  const valuesOf = (document: number) =>
    [...names.keys()].filter((place) => ((column[document] ?? 0) >>> place) & 1);
  return { facet, names, valuesOf };
}

/** Each main industry counts once for a document, however many of its trades belong to it. */
function industriesAt(column: Uint8Array, document: number): readonly number[] {
  const trades = column.subarray(document * MAX_INDUSTRIES, (document + 1) * MAX_INDUSTRIES);
  const industries = new Set(Array.from(trades, (trade) => INDUSTRY_OF_TRADE[trade] ?? NONE));
  industries.delete(NONE);
  return [...industries];
}

const NONE = 0xff;
/** Position of the main industry by position of the trade plus one. */
const INDUSTRY_OF_TRADE = Uint8Array.from([
  NONE,
  ...TRADES.map((trade) => INDUSTRIES.indexOf(industriesOf([trade])[0] ?? INDUSTRIES[0])),
]);

/** The codes of a column, sorted, without that of no country. */
function countries(column: Uint16Array): FacetColumn {
  const numbers = [...new Set(column)].filter((number) => number !== 0).toSorted((a, b) => a - b);
  return {
    facet: 'country',
    names: numbers.map((number) => String.fromCharCode(number >> 8, number & 0xff)),
    valuesOf: (document) => [numbers.indexOf(column[document] ?? 0)].filter((place) => place >= 0),
  };
}

/** Most frequent first, of equally frequent ones in the order of their names; few enough to be put in place one by one. */
function listedOf(names: readonly string[], counts: Uint32Array, first: number): FacetCount[] {
  const found: FacetCount[] = [];
  for (let place = 0; place < names.length; place++) {
    const count = counts[first + place] ?? 0;
    if (count === 0) continue;
    const one = { value: names[place] ?? '', count };
    let at = found.length;
    found.push(one);
    for (; at > 0; at--) {
      const before = found[at - 1];
      if (before === undefined || before.count >= count) break;
      found[at] = before;
    }
    found[at] = one;
  }
  return found;
}
