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
  return {
    tier: numbered(traits.tiers, TIERS, documents),
    theme: numbered(traits.themes, THEMES, documents),
    density: numbered(traits.densities, DENSITIES, documents),
    mood: bits(traits.moods, MOODS, documents),
    industry: industries(traits.industries, documents),
    country: countries(traits.countries, documents),
    period: bits(traits.periods, PERIODS, documents),
    font_class: bits(traits.fonts, FAMILY_CLASSES, documents),
    hue: bits(traits.hues, HUE_NAMES, documents),
  };
}

function numbered(column: Uint8Array, list: readonly string[], documents: readonly number[]): FacetCount[] {
  const counts = new Uint32Array(list.length + 1);
  for (const document of documents) {
    const number = column[document] ?? 0;
    counts[number] = (counts[number] ?? 0) + 1;
  }
  return listed(list, counts.subarray(1));
}

function bits(
  column: Uint8Array | Uint16Array | Uint32Array,
  list: readonly string[],
  documents: readonly number[],
): FacetCount[] {
  const counts = new Uint32Array(list.length);
  for (const document of documents) {
    for (let set = column[document] ?? 0; set !== 0; set &= set - 1) {
      const lowest = 31 - Math.clz32(set & -set);
      counts[lowest] = (counts[lowest] ?? 0) + 1;
    }
  }
  return listed(list, counts);
}

/** Each main industry counts once for a document, however many of its trades belong to it. */
function industries(column: Uint8Array, documents: readonly number[]): FacetCount[] {
  const counts = new Uint32Array(INDUSTRIES.length);
  for (const document of documents) {
    let counted = 0; // as bits
    for (let place = 0; place < MAX_INDUSTRIES; place++) {
      const industry = INDUSTRY_OF_TRADE[column[document * MAX_INDUSTRIES + place] ?? 0] ?? NONE;
      if (industry === NONE || (counted >>> industry) & 1) continue;
      counted |= 1 << industry;
      counts[industry] = (counts[industry] ?? 0) + 1;
    }
  }
  return listed(INDUSTRIES, counts);
}

const NONE = 0xff;
/** Position of the main industry by position of the trade plus one. */
const INDUSTRY_OF_TRADE = Uint8Array.from([
  NONE,
  ...TRADES.map((trade) => INDUSTRIES.indexOf(industriesOf([trade])[0] ?? INDUSTRIES[0])),
]);

function countries(column: Uint16Array, documents: readonly number[]): FacetCount[] {
  const { codes, places } = countriesOf(column);
  const counts = new Uint32Array(codes.length);
  for (const document of documents) {
    const place = places[document] ?? 0;
    counts[place] = (counts[place] ?? 0) + 1;
  }
  counts[0] = 0;
  return listed(codes, counts);
}

/** The codes of the countries of a column, sorted, after one for no country, and the place of each document among them. */
const countriesOf = oncePer((column: Uint16Array) => {
  const numbers = [...new Set([0, ...column])].toSorted((a, b) => a - b);
  const placeOf = new Map(numbers.map((number, place) => [number, place]));
  return {
    codes: numbers.map((number) => String.fromCharCode(number >> 8, number & 0xff)),
    places: Uint16Array.from(column, (number) => placeOf.get(number) ?? 0),
  };
});

function listed(list: readonly string[], counts: ArrayLike<number>): FacetCount[] {
  const found: FacetCount[] = [];
  for (let at = 0; at < list.length; at++) {
    const count = counts[at] ?? 0;
    if (count > 0) found.push({ value: list[at] ?? '', count });
  }
  return found.toSorted((a, b) => b.count - a.count);
}
