import type { Axis } from '../grammar/axis.ts';
import { AXES, type AxisId, type Grammar, type ValueOf } from '../grammar/axes/index.ts';
import { type Contradiction, CONTRADICTIONS } from './contradictions.ts';

/** A value for every axis. */
export type Taste = { readonly [Id in AxisId]: ValueOf<Id> };

/** Requested axes that a page cannot show together with the others, with reasons. */
export type NotShownAxes = Readonly<Partial<Record<AxisId, string>>>;

export interface CompletedTaste {
  readonly taste: Taste;
  readonly notShown: NotShownAxes;
}

/**
 * Removes contradicting values, and completes the grammar with default values that fit the others. Values that fit no
 * completion are removed too: three values may exclude each other even if no two of them do.
 */
export function completeTaste(asked: Grammar): CompletedTaste {
  const kept: Record<string, string> = { ...asked };
  const notShown: Partial<Record<AxisId, string>> = {};
  for (;;) {
    const clash = findContradiction(kept, kept) ?? findContradiction(fill(kept), kept);
    if (clash === undefined) break;
    delete kept[clash.axis];
    notShown[clash.axis] = clash.reason;
  }
  return { taste: fill(kept) as Taste, notShown }; // every axis has a value now
}

type Values = Readonly<Record<string, string>>;

/** The first contradiction that removes a requested value. */
function findContradiction(values: Values, asked: Values): Contradiction | undefined {
  // Keys and values come from a grammar.
  return CONTRADICTIONS.find(({ axis, holds }) => asked[axis] !== undefined && holds(values as Grammar));
}

function fill(kept: Values): Values {
  const filled: Record<string, string> = { ...kept };
  for (const axis of AXES as readonly Axis[]) filled[axis.id] ??= plainest(axis, filled);
  return filled;
}

/** The default value, or the one with the fewest contradictions to the values so far. */
function plainest({ id, values, plain }: Axis, settled: Values): string {
  const tried: Record<string, string> = { ...settled };
  let best = plain;
  let fewest = Infinity;
  for (const value of [plain, ...values]) {
    tried[id] = value;
    const conflicts = CONTRADICTIONS.filter(({ holds }) => holds(tried)).length;
    if (conflicts < fewest) [best, fewest] = [value, conflicts];
    if (fewest === 0) break;
  }
  return best;
}
