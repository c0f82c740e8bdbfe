import { industriesOf } from '../catalog/industries.ts';
import { TRADES } from '../catalog/trades.ts';
import type { SearchIndex } from './search-index.ts';
import { MAX_INDUSTRIES } from './traits.ts';
import { BY_PLACE } from './trait-scores.ts';
import { KIN } from './wishes.ts';
import { oncePer } from '../text/once-per.ts';

/** How far a document can be of a trade, 0 to 1: of none, of it by its place in the entry, or of another of its industry. */
export const TRADE_FITS: readonly number[] = [0, ...BY_PLACE, ...BY_PLACE.map((part) => KIN * part)].toSorted(
  (a, b) => a - b,
);

/** How far each document is of a trade, as positions in TRADE_FITS; kept, because most queries ask for a trade. */
export function tradeFits(index: SearchIndex, trade: number): Int8Array {
  const known = computedOf(index);
  const fits = known.get(trade) ?? fitsOf(index, trade);
  known.set(trade, fits);
  return fits;
}

const computedOf = oncePer<SearchIndex, Map<number, Int8Array>>(() => new Map());

function fitsOf({ traits: { industries }, slugs }: SearchIndex, trade: number): Int8Array {
  const parts = TRADES.map((_, other) => partOf(trade, other));
  const fits = new Int8Array(slugs.ends.length);
  for (let at = 0; at < industries.length; at++) {
    const number = industries[at] ?? 0;
    if (number === 0) continue;
    const fit = (parts[number - 1] ?? 0) * (BY_PLACE[at % MAX_INDUSTRIES] ?? 0);
    const document = Math.floor(at / MAX_INDUSTRIES);
    fits[document] = Math.max(fits[document] ?? 0, TRADE_FITS.indexOf(fit));
  }
  return fits;
}

/** What another trade is worth to who wants one. */
function partOf(wanted: number, other: number): number {
  if (wanted === other) return 1;
  const mainOf = (at: number) => industriesOf(TRADES.slice(at, at + 1))[0];
  return mainOf(wanted) === mainOf(other) ? KIN : 0;
}
