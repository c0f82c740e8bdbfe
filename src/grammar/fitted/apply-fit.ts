import type { Features } from '../../features/index.ts';
import { quantityText, unscaled } from '../measure.ts';
import type { Evidence, RunnerUp, Shown } from '../reading.ts';
import { type BoundFit, inputsOf } from './bind-fit.ts';
import { type Carrier, carriers } from './carried.ts';
import type { Verdict } from './confidence.ts';
import { type Inputs, probabilities } from './probabilities.ts';
import { tippingPoint, type TippingPoint } from './tipping-point.ts';

/** A reading after its fit, and what its confidence depends on. */
export interface FittedReading {
  readonly reading: Shown;
  readonly verdict: Verdict;
}

const MOST_FACTS = 5; // of one reading

/** Decides the value as the fit of the axis does. A fit that leaves it to the rule changes nothing of the reading. */
export function applyFit(bound: BoundFit, features: Features, ruled: Shown): FittedReading {
  const { fit } = bound;
  const inputs = inputsOf(bound, features, ruled);
  const chances = probabilities(fit.model, inputs);
  const value = decide(bound, features, inputs, chances);
  const verdict = { chances, value, rule: inputs.rule, certainty: ruled.confidence };
  if (fit.decides === 'rule') return { reading: ruled, verdict };
  return { reading: explained(bound, features, ruled, { inputs, chances, value }), verdict };
}

function decide(
  { axis, fit, banded }: BoundFit,
  features: Features,
  { rule }: Inputs,
  chances: readonly number[],
): number {
  if (fit.decides === 'rule') return rule;
  if (fit.bands === undefined || banded === null) return mostProbable(chances);
  const quantity = banded.of(features);
  const band = fit.bands.from.filter((bound) => quantity >= bound).length;
  return axis.values.indexOf(fit.bands.values[band] ?? '');
}

interface Decision {
  readonly inputs: Inputs;
  readonly chances: readonly number[];
  readonly value: number;
}

/** The reading of the rule with the value that won, the measures that carried it, and what came second. */
function explained(
  bound: BoundFit,
  features: Features,
  ruled: Shown,
  { inputs, chances, value }: Decision,
): Shown {
  const { axis, fit, measures } = bound;
  const rival = mostProbable(chances.with(value, -1));
  const carried = carriers(fit.model, inputs, value, rival).map(({ measure }: Carrier): Evidence => {
    const own = measures[measure];
    const source = axis.id.startsWith('voice.') ? 'text' : 'layout';
    const text = own === undefined ? '' : quantityText(own.of(features), own);
    return { selector: ':root', property: own?.name ?? '', value: text, source };
  });
  const name = axis.values[value] ?? ruled.value;
  const [first] = carried;
  const agrees = name === ruled.value;
  return {
    ...ruled,
    value: name,
    method: agrees ? ruled.method : 'recovered',
    runnerUp: runnerUpOf(bound, features, ruled, { inputs, value, rival, chance: chances[rival] ?? 0 }),
    // The words of the rule speak of the value that the rule reads.
    measure: agrees || first === undefined ? ruled.measure : `${first.property} ${first.value}`,
    evidence: [...ruled.evidence.slice(0, MOST_FACTS - carried.length), ...carried],
  };
}

function runnerUpOf(
  bound: BoundFit,
  features: Features,
  ruled: Shown,
  { inputs, value, rival, chance }: { inputs: Inputs; value: number; rival: number; chance: number },
): RunnerUp | null {
  const name = bound.axis.values[rival];
  if (name === undefined) return null;
  const known = ruled.runnerUp?.value === name && value === inputs.rule ? `${ruled.runnerUp.why} ` : '';
  const point = tippingPoint(bound.fit.model, inputs, [value, rival], (each) => isPossible(bound, each));
  const tip =
    point === null ? 'No single measure would make it come first.' : tipText(bound, features, point);
  return { value: name, why: `${known}Its probability is ${chance.toFixed(2)}. ${tip}` };
}

function tipText(bound: BoundFit, features: Features, { measure, to }: TippingPoint): string {
  const own = bound.measures[measure];
  if (own === undefined) return '';
  const then = quantityText(quantityAt(bound, { measure, to }), own);
  return `With ${own.name} at ${then} instead of ${quantityText(own.of(features), own)}, it would come first.`;
}

function quantityAt({ fit, measures }: BoundFit, { measure, to }: TippingPoint): number {
  const { mean = 0, deviation = 1 } = fit.model.measures[measure] ?? {};
  return unscaled(mean + to * deviation, measures[measure]?.scale ?? 'linear');
}

/** Sizes, counts and rates are never below 0, shares never above 1. */
function isPossible(bound: BoundFit, point: TippingPoint): boolean {
  const own = bound.measures[point.measure];
  const quantity = quantityAt(bound, point);
  if (own === undefined) return false;
  const share = own.unit.startsWith('of ') || own.unit.startsWith('(0');
  return (own.scale === 'linear' && !share) || (quantity >= 0 && (!share || quantity <= 1));
}

function mostProbable(chances: readonly number[]): number {
  return chances.reduce((best, each, at) => (each > (chances[best] ?? -Infinity) ? at : best), 0);
}
