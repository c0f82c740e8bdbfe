import type { Demand } from './demand.ts';
import { addColumns, isColumn } from './demand-columns.ts';
import { TRADE_FITS, tradeFits } from './trade-fits.ts';
import { FULL_DEGREE } from './tag-degrees.ts';
import type { SearchIndex } from './search-index.ts';

import { addTraits } from './trait-scores.ts';

/** How brands meet the demands of a query, by document. */
export interface Met {
  /** What they gain. */
  readonly scores: Float64Array;
  /** Share of their score that they keep, by what they lack, 0 to 1. */
  readonly kept: Float32Array;
  /** How far they are what is refused, 0 to 1; null when nothing is refused. */
  readonly refusal: Float32Array | null;
}

/** Percents of a degree as a share. */
const DEGREE_UNIT = 1 / FULL_DEGREE;
/** What the opposite of a refused thing gains, as a share of its worth. */
const OPPOSITE = 0.25;

/** From this degree on a brand is what is refused; below, it is so in part. */
const FULLY = 0.75;
const PARTLY = 0.4;

/** Scores every document by each demand. */
export function scoreDemands(index: SearchIndex, demands: readonly Demand[]): Met {
  const count = index.slugs.ends.length;
  const scores = new Float64Array(count);
  const kept = new Float32Array(count).fill(1);
  const refusal = demands.some(({ refused }) => refused) ? new Float32Array(count) : null;
  addColumns(scores, kept, index, demands.filter(isColumn));
  const fit = new Float32Array(count);
  for (const demand of demands) {
    if (isColumn(demand)) continue;
    fitInto(fit, index, demand);
    if (demand.refused && refusal !== null) addRefusal(scores, refusal, fit, demand);
    else addWanted(scores, kept, fit, demand);
  }
  return { scores, kept, refusal };
}

/** How far every document is what a demand asks for, about -1 to 1. */
function fitInto(fit: Float32Array, index: SearchIndex, { tags, trade, wishes }: Demand): void {
  fit.fill(0);
  const count = fit.length;
  for (const [tag, share] of tags) {
    const unit = share * DEGREE_UNIT;
    const column = index.degrees.ofTag(tag);
    for (let document = 0; document < count; document++)
      fit[document] = (fit[document] ?? 0) + unit * (column[document] ?? 0);
  }
  if (trade !== null) addTrade(fit, tradeFits(index, trade));
  if (wishes !== null) addTraits(fit, index.traits, wishes);
}

function addTrade(fit: Float32Array, trade: Int8Array): void {
  for (let document = 0; document < fit.length; document++)
    fit[document] = (fit[document] ?? 0) + (TRADE_FITS[trade[document] ?? 0] ?? 0);
}

function addWanted(
  scores: Float64Array,
  kept: Float32Array,
  fit: Float32Array,
  { worth, need }: Demand,
): void {
  for (let document = 0; document < fit.length; document++) {
    const one = fit[document] ?? 0;
    scores[document] = (scores[document] ?? 0) + worth * one;
    if (need > 0 && one < 1) kept[document] = (kept[document] ?? 0) * (1 - need * (1 - Math.max(0, one)));
  }
}

function addRefusal(
  scores: Float64Array,
  refusal: Float32Array,
  fit: Float32Array,
  { worth, certainty }: Demand,
): void {
  for (let document = 0; document < fit.length; document++) {
    const one = fit[document] ?? 0;
    if (one < 0) scores[document] = (scores[document] ?? 0) - OPPOSITE * worth * one;
    else {
      const part = certainty * (one >= FULLY ? 1 : one * PARTLY);
      if (part > (refusal[document] ?? 0)) refusal[document] = part;
    }
  }
}
