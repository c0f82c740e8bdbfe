import type { Features } from '../../features/index.ts';
import { quantityText, unscaled } from '../measure.ts';
import { type Evidence, pageFact, type RunnerUp, type Shown } from '../reading.ts';
import { type BoundFit, inputsOf, quantitiesOf } from './bind-fit.ts';
import { arrangedEvidence, isNothing, withArrangedEvidence } from './arranged-evidence.ts';
import { byFavour, type Carrier, carriersOf } from './carried.ts';
import type { Verdict } from './confidence.ts';
import { type Inputs, probabilities } from './probabilities.ts';
import { tippingPoint, type TippingPoint } from './tipping-point.ts';

/** A reading after its fit, and what its confidence depends on. */
export interface FittedReading {
  readonly reading: Shown;
  readonly verdict: Verdict;
}

/** Decides the value as the fit of the axis does. A fit that leaves it to the rule changes nothing of the reading. */
export function applyFit(bound: BoundFit, features: Features, ruled: Shown): FittedReading {
  const { fit } = bound;
  const quantities = quantitiesOf(bound, features);
  const inputs = inputsOf(bound, quantities, ruled);
  const chances = probabilities(fit.model, inputs);
  const value = decide(bound, quantities, inputs, chances);
  const verdict = { chances, value, rule: inputs.rule, certainty: ruled.confidence };
  if (fit.decides === 'rule') return { reading: withArrangedEvidence(bound.axis, ruled), verdict };
  return { reading: explained(bound, ruled, { quantities, inputs, chances, value }), verdict };
}

/** The reading of the rule with the value that the fit decides; in a fifth of the time, as it does not say why. */
export function withFittedValue(bound: BoundFit, features: Features, ruled: Shown): Shown {
  const { axis, fit } = bound;
  if (fit.decides === 'rule') return ruled;
  const quantities = quantitiesOf(bound, features);
  const inputs = inputsOf(bound, quantities, ruled);
  const value = axis.values[decide(bound, quantities, inputs, probabilities(fit.model, inputs))];
  return { ...ruled, value: value ?? ruled.value };
}

function decide(
  { axis, fit, banded }: BoundFit,
  quantities: readonly number[],
  { rule }: Inputs,
  chances: readonly number[],
): number {
  if (fit.decides === 'rule') return rule;
  if (fit.bands === undefined) return mostProbable(chances);
  const quantity = quantities[banded] ?? 0;
  const band = fit.bands.from.filter((bound) => quantity >= bound).length;
  return axis.values.indexOf(fit.bands.values[band] ?? '');
}

interface Decision {
  /** Of all measures of the axis. */
  readonly quantities: readonly number[];
  readonly inputs: Inputs;
  readonly chances: readonly number[];
  readonly value: number;
}

/** The reading of the rule with the value that won, the measures that carried it, and what came second. */
function explained(bound: BoundFit, ruled: Shown, { quantities, inputs, chances, value }: Decision): Shown {
  const { axis, fit } = bound;
  const rival = mostProbable(chances.with(value, -1));
  const sorted = byFavour(fit.model, inputs, value, rival);
  const factOf = (carrier: Carrier) => measureFact(bound, quantities, carrier);
  const carried = carriersOf(sorted).map(factOf);
  const name = axis.values[value] ?? ruled.value;
  // One that the page lacks tells a reader nothing, unless its value is the least of the axis.
  const present = value === 0 ? undefined : sorted.map(factOf).find((fact) => !isNothing(fact));
  const told = present ?? carried[0];
  const agrees = name === ruled.value;
  return {
    ...ruled,
    value: name,
    method: agrees ? ruled.method : 'recovered',
    runnerUp: runnerUpOf(bound, ruled, { quantities, inputs, chances, value }, rival),
    // The words of the rule speak of the value that the rule reads.
    measure: agrees || told === undefined ? ruled.measure : measureText(told),
    evidence: arrangedEvidence(axis, name, ruled, carried),
  };
}

function measureFact(bound: BoundFit, quantities: readonly number[], { measure }: Carrier): Evidence {
  const own = bound.measures[measure];
  const text = own === undefined ? '' : quantityText(quantityOf(bound, quantities, measure), own);
  return pageFact(bound.axis, own?.name ?? '', text);
}

/** `text size 14 px`; `no stacked shadows`, as a share of nothing is hard to read. */
function measureText(fact: Evidence): string {
  return isNothing(fact) ? `no ${fact.property}` : `${fact.property} ${fact.value}`;
}

function runnerUpOf(
  bound: BoundFit,
  ruled: Shown,
  { quantities, inputs, chances, value }: Decision,
  rival: number,
): RunnerUp | null {
  const name = bound.axis.values[rival];
  if (name === undefined) return null;
  const known = ruled.runnerUp?.value === name && value === inputs.rule ? `${ruled.runnerUp.why} ` : '';
  const point = tippingPoint(bound.fit.model, inputs, [value, rival], (each) => isPossible(bound, each));
  const tip =
    point === null ? 'No single measure would make it come first.' : tipText(bound, quantities, point);
  return { value: name, why: `${known}Its probability is ${(chances[rival] ?? 0).toFixed(2)}. ${tip}` };
}

function tipText(bound: BoundFit, quantities: readonly number[], { measure, to }: TippingPoint): string {
  const own = bound.measures[measure];
  if (own === undefined) return '';
  const [before, after] = [quantityOf(bound, quantities, measure), quantityAt(bound, { measure, to })];
  // The next whole number beyond the point, so that the two never read the same.
  const then = quantityText(after, own, after > before ? Math.ceil : Math.floor);
  const now = quantityText(before, own);
  return `With ${own.name} at ${then} instead of ${now}, it would come first.`;
}

/** The quantity of a measure of the model. */
function quantityOf({ places }: BoundFit, quantities: readonly number[], measure: number): number {
  return quantities[places[measure] ?? -1] ?? 0;
}

function quantityAt({ fit, measures }: BoundFit, { measure, to }: TippingPoint): number {
  const { mean = 0, deviation = 1 } = fit.model.measures[measure] ?? {};
  return unscaled(mean + to * deviation, measures[measure]?.scale ?? 'linear');
}

/** Sizes, counts, rates and angles are never below 0, shares never above 1. */
function isPossible(bound: BoundFit, point: TippingPoint): boolean {
  const own = bound.measures[point.measure];
  const quantity = quantityAt(bound, point);
  if (own === undefined) return false;
  const share = own.unit.startsWith('of ') || own.unit.startsWith('(0');
  const signed = own.scale === 'linear' && !share && own.unit !== 'degrees';
  return signed || (quantity >= 0 && (!share || quantity <= 1));
}

function mostProbable(chances: readonly number[]): number {
  return chances.reduce((best, each, at) => (each > (chances[best] ?? -Infinity) ? at : best), 0);
}
