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
  readonly measures: readonly Measure[];
  readonly banded: Measure | null;
}

/** Finds the measures of a fit. A fit for other values or measures than the axis has is an error. */
export function bindFit(axis: Axis, fit: Fit): BoundFit {
  const find = (name: string) => {
    const measure = axis.measures.find((each) => each.name === name);
    if (measure === undefined) throw new Error(`${axis.id} has no measure "${name}": run npm run fit`);
    return measure;
  };
  if (fit.axis !== axis.id || fit.values.join() !== axis.values.join())
    throw new Error(`The fit of ${fit.axis} is for other values than ${axis.id} has: run npm run fit`);
  return {
    axis,
    fit,
    measures: fit.model.measures.map(({ name }) => find(name)),
    banded: fit.bands === undefined ? null : find(fit.bands.measure),
  };
}

/** What the model of a fit is told of a page. */
export function inputsOf({ axis, fit, measures }: BoundFit, features: Features, reading: Shown): Inputs {
  return {
    rule: axis.values.indexOf(reading.value),
    second: reading.runnerUp === null ? -1 : axis.values.indexOf(reading.runnerUp.value),
    certainty: reading.confidence,
    measures: measures.map(({ of, scale }, at) => {
      const { mean = 0, deviation = 1 } = fit.model.measures[at] ?? {};
      return standardise(scaled(of(features), scale), mean, deviation);
    }),
  };
}
