import type { Axis } from '../grammar/axis.ts';
import { AXES, type AxisId, type Grammar, type ValueOf } from '../grammar/axes/index.ts';
import { type Contradiction, CONTRADICTIONS } from './contradictions.ts';

/** A value for every axis: what a specimen is drawn from. */
export type Taste = { readonly [Id in AxisId]: ValueOf<Id> };

/** Axes a page cannot show beside the others that were asked for, each with the reason. */
export type NotShownAxes = Readonly<Partial<Record<AxisId, string>>>;

export interface CompletedTaste {
  readonly taste: Taste;
  readonly notShown: NotShownAxes;
}

/**
 * Drops what contradicts, and fills every gap with the plainest value that fits to the rest. What no filling
 * can reconcile gives way too: three values may exclude each other where any two of them do not.
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

/** The first contradiction whose loser was asked for. */
function findContradiction(values: Values, asked: Values): Contradiction | undefined {
  // Keys and values come from a grammar.
  return CONTRADICTIONS.find(({ axis, holds }) => asked[axis] !== undefined && holds(values as Grammar));
}

function fill(kept: Values): Values {
  const filled: Record<string, string> = { ...kept };
  for (const axis of AXES as readonly Axis[]) filled[axis.id] ??= plainest(axis, filled);
  return filled;
}

/** The plain value, unless another leads to fewer contradictions with what is settled already. */
function plainest({ id, values, plain }: Axis, settled: Values): string {
  const conflicts = (value: string) =>
    CONTRADICTIONS.filter(({ holds }) => holds({ ...settled, [id]: value })).length;
  return [plain, ...values].toSorted((a, b) => conflicts(a) - conflicts(b))[0] ?? plain;
}
