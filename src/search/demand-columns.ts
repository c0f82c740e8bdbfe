import type { Demand } from './demand.ts';
import type { SearchIndex } from './search-index.ts';
import { FULL_DEGREE } from './tag-degrees.ts';
import { tagRarity } from './tag-rarity.ts';
import { TRADE_FITS, tradeFits } from './trade-fits.ts';
import { oncePer } from '../text/once-per.ts';

/** A property of all documents, and what each of its values is worth to a query. */
interface Column {
  /** By document, at least 0 with `offset` added. */
  readonly values: Int8Array;
  readonly offset: number;
  /** By value: what a document gains, and the share of its score that it keeps. */
  readonly worths: Float64Array;
  readonly shares: Float64Array;
}

/** What a brand loses that is the opposite of what is wanted, as a share of the worth: it also lacks what is wanted. */
const WANTED_OPPOSITE = 0.5;

/** Whether a demand is one tag or one trade that is wanted, so that a table says what each brand gains. */
export function isColumn({ tags, trade, wishes, refused }: Demand): boolean {
  return wishes === null && !refused && tags.length + Number(trade !== null) === 1;
}

/** Adds what demands of one tag or trade are worth, two columns in one pass; demands of the same column are one. */
export function addColumns(
  scores: Float64Array,
  kept: Float32Array,
  index: SearchIndex,
  demands: readonly Demand[],
): void {
  const columns = columnsOf(index, demands);
  for (let at = 0; at < columns.length; at += 2) {
    const [first, second] = columns.slice(at, at + 2);
    if (first === undefined) continue;
    if (second === undefined) addOne(scores, kept, first);
    else addPair(scores, kept, first, second);
  }
}

/** The column of each tag and trade that is asked for; those of one column are one. */
function columnsOf(index: SearchIndex, demands: readonly Demand[]): readonly Column[] {
  const byColumn = Map.groupBy(demands, ({ tags, trade }) =>
    trade === null ? (tags[0]?.[0] ?? 0) : -1 - trade,
  );
  return [...byColumn].flatMap(([number, [first, ...others]]) => {
    if (first === undefined) return [];
    return [others.length === 0 ? keptColumn(index, number, first) : filled(index, first, others)];
  });
}

interface Kept {
  readonly demand: Demand;
  readonly column: Column;
}

/** The last column of each tag and trade: most words ask for it to the same degree each time. */
const keptColumns = oncePer<SearchIndex, Map<number, Kept>>(() => new Map());

function keptColumn(index: SearchIndex, number: number, demand: Demand): Column {
  const kept = keptColumns(index);
  const known = kept.get(number);
  if (known !== undefined && isSame(known.demand, demand)) return known.column;
  const column = filled(index, demand);
  kept.set(number, { demand, column });
  return column;
}

function isSame(a: Demand, b: Demand): boolean {
  return a.worth === b.worth && a.need === b.need && a.tags[0]?.[1] === b.tags[0]?.[1];
}

function filled(index: SearchIndex, first: Demand, others: readonly Demand[] = []): Column {
  const column = columnOf(index, first);
  for (const demand of [first, ...others]) fill(column, index, demand);
  return column;
}

function columnOf(index: SearchIndex, { tags, trade }: Demand): Column {
  const tables = (values: number) => ({
    worths: new Float64Array(values),
    shares: new Float64Array(values).fill(1),
  });
  if (trade !== null) return { values: tradeFits(index, trade), offset: 0, ...tables(TRADE_FITS.length) };
  const values = index.degrees.ofTag(tags[0]?.[0] ?? 0);
  return { values, offset: FULL_DEGREE, ...tables(2 * FULL_DEGREE + 1) };
}

function fill({ worths, shares }: Column, index: SearchIndex, { tags, trade, worth, need }: Demand): void {
  const [tag = 0, share = 1] = tags[0] ?? [];
  const whole = trade === null ? worth * tagRarity(index, tag) : worth;
  for (let at = 0; at < worths.length; at++) {
    const fit = trade === null ? (share * (at - FULL_DEGREE)) / FULL_DEGREE : (TRADE_FITS[at] ?? 0);
    worths[at] = (worths[at] ?? 0) + whole * (fit < 0 ? WANTED_OPPOSITE * fit : fit);
    shares[at] = (shares[at] ?? 1) * (1 - need * (1 - Math.max(0, fit)));
  }
}

function addPair(
  scores: Float64Array,
  kept: Float32Array,
  { values: a, offset: offsetA, worths: worthsA, shares: sharesA }: Column,
  { values: b, offset: offsetB, worths: worthsB, shares: sharesB }: Column,
): void {
  for (let document = 0; document < scores.length; document++) {
    const atA = (a[document] ?? 0) + offsetA;
    const atB = (b[document] ?? 0) + offsetB;
    scores[document] = (scores[document] ?? 0) + ((worthsA[atA] ?? 0) + (worthsB[atB] ?? 0));
    kept[document] = (kept[document] ?? 1) * (sharesA[atA] ?? 1) * (sharesB[atB] ?? 1);
  }
}

function addOne(scores: Float64Array, kept: Float32Array, { values, offset, worths, shares }: Column): void {
  for (let document = 0; document < scores.length; document++) {
    const at = (values[document] ?? 0) + offset;
    scores[document] = (scores[document] ?? 0) + (worths[at] ?? 0);
    kept[document] = (kept[document] ?? 1) * (shares[at] ?? 1);
  }
}
