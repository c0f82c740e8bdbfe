import type { Features } from '../../features/index.ts';
import type { Axis } from '../axis.ts';
import { type Measure, scaled } from '../measure.ts';
import type { Fit } from './fit.ts';
import { type Inputs, standardise } from './probabilities.ts';
import type { Shown } from '../reading.ts';

/** A fit together with the axis and the measures that it names. */
export interface BoundFit {
  readonly axis: Axis;
  readonly fit: Fit;
  /** The measures of the model. */
  readonly measures: readonly Measure[];
  /** Where they stand among the measures of the axis. */
  readonly places: readonly number[];
  /** Where the measure of the bands stands; -1 without bands. */
  readonly banded: number;
}

/** Finds the measures of a fit. A fit for other values or measures than the axis has is an error. */
export function bindFit(axis: Axis, fit: Fit): BoundFit {
  const { rows } = axis.measures;
  const find = (name: string) => {
    const place = rows.findIndex((each) => each.name === name);
    if (place === -1) throw new Error(`${axis.id} has no measure "${name}": run npm run fit`);
    return place;
  };
  if (fit.axis !== axis.id || fit.values.join() !== axis.values.join())
    throw new Error(`The fit of ${fit.axis} is for other values than ${axis.id} has: run npm run fit`);
  const places = fit.model.measures.map(({ name }) => find(name));
  const banded = fit.bands === undefined ? -1 : find(fit.bands.measure);
  return { axis, fit, measures: places.flatMap((place) => rows[place] ?? []), places, banded };
}

/** The quantities of the measures of an axis; none where its fit uses none. */
export function quantitiesOf({ axis, places, banded }: BoundFit, features: Features): readonly number[] {
  return places.length === 0 && banded === -1 ? [] : axis.measures.quantities(features);
}

/** What the model of a fit is told of a page. */
export function inputsOf(
  { axis, fit, measures, places }: BoundFit,
  quantities: readonly number[],
  reading: Shown,
): Inputs {
  return {
    rule: axis.values.indexOf(reading.value),
    second: reading.runnerUp === null ? -1 : axis.values.indexOf(reading.runnerUp.value),
    certainty: reading.confidence,
    measures: measures.map(({ scale }, at) => {
      const { mean = 0, deviation = 1 } = fit.model.measures[at] ?? {};
      return standardise(scaled(quantities[places[at] ?? -1] ?? 0, scale), mean, deviation);
    }),
  };
}
