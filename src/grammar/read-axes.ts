import type { Features } from '../features/index.ts';
import type { Axis } from './axis.ts';
import { AXES, type AxisId, type Grammar, type ValueOf } from './axes/index.ts';
import { notShown, type Reading } from './reading.ts';

/** One reading for every axis. */
export type Readings = { readonly [Id in AxisId]: Reading<ValueOf<Id>> };

/** Asks every axis; one that throws is not shown and says so, the others are not touched. */
export function readAxes(features: Features): Readings {
  const entries = (AXES as readonly Axis[]).map((axis) => [axis.id, readGuarded(axis, features)] as const);
  // fromEntries loses the pairing of key and value type, which AXES guarantees.
  return Object.fromEntries(entries) as unknown as Readings;
}

function readGuarded(axis: Axis, features: Features): Reading {
  try {
    return axis.read(features);
  } catch (cause) {
    return notShown(
      `The reading of ${axis.id} failed: ${cause instanceof Error ? cause.message : 'unknown cause'}`,
    );
  }
}

/** The values that are shown, as a flat grammar. */
export function grammarOf(readings: Readings): Grammar {
  const shown = Object.entries(readings).flatMap(([id, { value }]) => (value === null ? [] : [[id, value]]));
  return Object.fromEntries(shown) as Grammar;
}
