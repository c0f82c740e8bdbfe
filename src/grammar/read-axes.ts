import type { Features } from '../features/index.ts';
import type { Axis } from './axis.ts';
import { AXES, type AxisId, type Grammar, type ValueOf } from './axes/index.ts';
import { DOUBTS } from './doubts.ts';
import { applyFit } from './fitted/apply-fit.ts';
import { acceptance, signsOf } from './fitted/confidence.ts';
import { BOUND_FITS, CONFIDENCE } from './fitted/fits.ts';
import { placesOf } from './measure.ts';
import { notShown, type Reading } from './reading.ts';

/** One reading for every axis. */
export type Readings = { readonly [Id in AxisId]: Reading<ValueOf<Id>> };

/**
 * Reads every axis: its rule, then what was fitted on graded pages. An axis that throws is not shown, with the error as
 * reason, and does not affect the others. Confidence is the share of such readings that graders accept.
 */
export function readAxes(features: Features): Readings {
  const doubts = placesOf(DOUBTS, features);
  const entries = (AXES as readonly Axis[]).map(
    (axis) => [axis.id, readGuarded(axis, features, doubts)] as const,
  );
  // fromEntries loses the pairing of key and value type, which AXES guarantees.
  return Object.fromEntries(entries) as unknown as Readings;
}

function readGuarded(axis: Axis, features: Features, doubts: readonly number[]): Reading {
  try {
    return readAxis(axis, features, doubts);
  } catch (cause) {
    return notShown(
      `The reading of ${axis.id} failed: ${cause instanceof Error ? cause.message : 'unknown cause'}`,
    );
  }
}

function readAxis(axis: Axis, features: Features, doubts: readonly number[]): Reading {
  const ruled = axis.read(features);
  const bound = BOUND_FITS.get(axis.id);
  if (ruled.value === null || bound === undefined) return ruled;
  const { reading, verdict } = applyFit(bound, features, ruled);
  const confidence = acceptance(CONFIDENCE, axis.id, signsOf(verdict, doubts));
  return { ...reading, confidence: Math.round(100 * confidence) / 100 };
}

/** The values of all readings that have one, as a flat grammar. */
export function grammarOf(readings: Readings): Grammar {
  const shown = Object.entries(readings).flatMap(([id, { value }]) => (value === null ? [] : [[id, value]]));
  return Object.fromEntries(shown) as Grammar;
}
