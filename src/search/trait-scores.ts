import { nearness } from './near-colors.ts';
import { MAX_INDUSTRIES, type Traits } from './traits.ts';
import type { Wishes } from './wishes.ts';

/** What an industry counts by its place in an entry: people know a brand for the first. */
export const BY_PLACE = [1, 0.85, 0.7, 0.6] as const;

/** Adds what the traits of every document are worth to a query. */
export function addTraits(scores: Float32Array, traits: Traits, wishes: Wishes): void {
  addAxes(scores, traits, wishes);
  addSet(scores, traits.moods, wishes.moods);
  addSet(scores, traits.periods, wishes.periods);
  addSet(scores, traits.hues, wishes.hues);
  addSet(scores, traits.fonts, wishes.fonts);
  addNumbered(scores, traits.themes, wishes.themes);
  addNumbered(scores, traits.densities, wishes.densities);
  addIndustries(scores, traits.industries, wishes.industries);
  addCountries(scores, traits.countries, wishes.countries);
  addColors(scores, traits.colors, wishes.colors);
}

function addAxes(scores: Float32Array, { axes }: Traits, wishes: Wishes): void {
  const count = scores.length;
  for (const [axis, table] of wishes.axes.entries()) {
    if (table === null) continue;
    // The first worth is that of a brand that states no value, -1.
    const worths = new Float32Array(table.length + 1);
    worths.set(table, 1);
    const column = axes.subarray(axis * count, (axis + 1) * count);
    for (let document = 0; document < count; document++)
      scores[document] = (scores[document] ?? 0) + (worths[(column[document] ?? 0) + 1] ?? 0);
  }
}

/** Bits of a set that one table look-up covers. */
const SLICE = 9;

function addSet(
  scores: Float32Array,
  sets: Uint32Array | Uint16Array | Uint8Array,
  worths: Float32Array,
): void {
  if (worths.every((worth) => worth === 0)) return;
  const [low, high] = [sums(worths.subarray(0, SLICE)), sums(worths.subarray(SLICE))];
  for (let document = 0; document < scores.length; document++) {
    const bits = sets[document] ?? 0;
    const worth = (low[bits & (low.length - 1)] ?? 0) + (high[bits >>> SLICE] ?? 0);
    scores[document] = (scores[document] ?? 0) + worth;
  }
}

/** The sum of the worths of each set of bits. */
function sums(worths: Float32Array): Float32Array {
  const table = new Float32Array(1 << worths.length);
  for (let bits = 1; bits < table.length; bits++) {
    const lowest = 31 - Math.clz32(bits & -bits);
    table[bits] = (table[bits & (bits - 1)] ?? 0) + (worths[lowest] ?? 0);
  }
  return table;
}

function addNumbered(scores: Float32Array, numbers: Uint8Array, worths: Float32Array): void {
  if (worths.every((worth) => worth === 0)) return;
  for (let document = 0; document < scores.length; document++)
    scores[document] = (scores[document] ?? 0) + (worths[numbers[document] ?? 0] ?? 0);
}

/** The best industry of a brand counts; those it is refused for all count. */
function addIndustries(scores: Float32Array, industries: Uint8Array, worths: Float32Array): void {
  if (worths.every((worth) => worth === 0)) return;
  for (let document = 0; document < scores.length; document++) {
    let [best, refused] = [0, 0];
    for (let place = 0; place < MAX_INDUSTRIES; place++) {
      const worth =
        (worths[industries[document * MAX_INDUSTRIES + place] ?? 0] ?? 0) * (BY_PLACE[place] ?? 0);
      if (worth > best) best = worth;
      else if (worth < 0) refused += worth;
    }
    scores[document] = (scores[document] ?? 0) + best + refused;
  }
}

function addCountries(
  scores: Float32Array,
  countries: Uint16Array,
  worths: ReadonlyMap<number, number>,
): void {
  for (const [country, worth] of worths) {
    for (let document = 0; document < scores.length; document++)
      if (countries[document] === country) scores[document] = (scores[document] ?? 0) + worth;
  }
}

function addColors(scores: Float32Array, colors: Int8Array, wanted: Wishes['colors']): void {
  for (const { color, worth } of wanted)
    for (let document = 0; document < scores.length; document++)
      scores[document] = (scores[document] ?? 0) + worth * nearness(colors, document, color);
}
