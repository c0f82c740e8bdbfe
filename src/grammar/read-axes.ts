import type { Features } from '../features/index.ts';
import type { Axis } from './axis.ts';
import { AXES, type AxisId, type Grammar, type ValueOf } from './axes/index.ts';
import { DOUBTS } from './doubts.ts';
import { applyFit, withFittedValue } from './fitted/apply-fit.ts';
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
  return readEach((axis) => readAxis(axis, features, doubts));
}

/**
 * The same values without what explains them: confidence, measure and evidence are those of the rules. In a quarter of
 * the time.
 * @param known readings that are the same as for other features
 */
export function readValues(features: Features, known: Partial<Readings> = {}): Readings {
  return readEach((axis) => known[axis.id as AxisId] ?? readValue(axis, features));
}

/** The value of one axis as `readValues` reads it. */
export function readValueOf(id: AxisId, features: Features, known: Partial<Readings> = {}): Reading {
  const axis = (AXES as readonly Axis[]).find((each) => each.id === id);
  if (axis === undefined) throw new Error(`No axis has the id ${id}.`);
  return known[id] ?? guarded(axis, (each) => readValue(each, features));
}

function readEach(read: (axis: Axis) => Reading): Readings {
  const entries = (AXES as readonly Axis[]).map((axis) => [axis.id, guarded(axis, read)] as const);
  // fromEntries loses the pairing of key and value type, which AXES guarantees.
  return Object.fromEntries(entries) as unknown as Readings;
}

function guarded(axis: Axis, read: (axis: Axis) => Reading): Reading {
  try {
    return read(axis);
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

function readValue(axis: Axis, features: Features): Reading {
  const ruled = axis.read(features);
  const bound = BOUND_FITS.get(axis.id);
  return ruled.value === null || bound === undefined ? ruled : withFittedValue(bound, features, ruled);
}

/** The values of all readings that have one, as a flat grammar. */
export function grammarOf(readings: Readings): Grammar {
  const shown = Object.entries(readings).flatMap(([id, { value }]) => (value === null ? [] : [[id, value]]));
  return Object.fromEntries(shown) as Grammar;
}
