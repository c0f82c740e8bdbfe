import type { Features } from '../features/index.ts';
import type { Axis } from './axis.ts';
import { AXES, type AxisId, type Grammar, type ValueOf } from './axes/index.ts';
import { calibrate } from './calibration.ts';
import { CALIBRATION } from './calibration-data.ts';
import type { CalibrationMap } from './calibration-map.ts';
import { notShown, type Reading } from './reading.ts';

/** One reading for every axis. */
export type Readings = { readonly [Id in AxisId]: Reading<ValueOf<Id>> };

/**
 * Reads every axis. An axis that throws is not shown, with the error as reason, and does not affect the others. An axis
 * states its certainty; `calibration` maps it to a confidence, the share of such readings that are right.
 */
export function readAxes(features: Features, calibration: CalibrationMap = CALIBRATION): Readings {
  const entries = (AXES as readonly Axis[]).map((axis): readonly [string, Reading] => {
    const reading = readGuarded(axis, features);
    if (reading.value === null) return [axis.id, reading];
    return [axis.id, { ...reading, confidence: calibrate(axis.id, reading.confidence, calibration) }];
  });
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

/** The values of all readings that have one, as a flat grammar. */
export function grammarOf(readings: Readings): Grammar {
  const shown = Object.entries(readings).flatMap(([id, { value }]) => (value === null ? [] : [[id, value]]));
  return Object.fromEntries(shown) as Grammar;
}
