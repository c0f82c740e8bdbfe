import { AXES } from '../../src/grammar/axes/index.ts';
import type { Axis } from '../../src/grammar/axis.ts';
import { DOUBTS } from '../../src/grammar/doubts.ts';
import type { Measures } from '../../src/grammar/measure.ts';
import type { Features } from '../../src/features/index.ts';
import type { MeasuredAxis, MeasuredPage } from './measured-set.ts';

const DIGITS = 4; // significant

/** What a fit needs of one page: the rule's readings and the measures of all axes. */
export function measurePage(features: Features): Pick<MeasuredPage, 'doubts' | 'axes'> {
  const axes = (AXES as readonly Axis[]).map((axis) => [axis.id, measureAxis(axis, features)] as const);
  return { doubts: quantities(DOUBTS, features), axes: Object.fromEntries(axes) };
}

function measureAxis(axis: Axis, features: Features): MeasuredAxis {
  const reading = axis.read(features);
  const second = reading.value === null ? null : (reading.runnerUp?.value ?? null);
  const certainty = reading.value === null ? 0 : reading.confidence;
  return { rule: reading.value, second, certainty, measures: quantities(axis.measures, features) };
}

function quantities(measures: Measures, features: Features): number[] {
  return measures.quantities(features).map((quantity) => Number(quantity.toPrecision(DIGITS)));
}
