import type { Model } from './fit.ts';
import { type Inputs, logOdds } from './probabilities.ts';

/** A measure and how far it moved the odds towards the value that was read. */
export interface Carrier {
  /** Index of the measure. */
  readonly measure: number;
  /** Log odds of the value over the runner-up, compared with a page on which the measure is average. */
  readonly by: number;
}

const MOST = 3;
const LEAST = 0.05; // log odds; less changes no probability by more than about a hundredth

/** The measures that favoured `value` over `rival` most, at most three of `byFavour`. */
export function carriersOf(sorted: readonly Carrier[]): Carrier[] {
  return sorted.filter(({ by }) => by >= LEAST).slice(0, MOST);
}

/** All measures of the model, the one first that favoured `value` over `rival` most. */
export function byFavour(model: Model, inputs: Inputs, value: number, rival: number): Carrier[] {
  const lead = leadOf(model, inputs, value, rival);
  return inputs.measures
    .map((_, measure): Carrier => {
      const average = inputs.measures.with(measure, 0);
      return { measure, by: lead - leadOf(model, { ...inputs, measures: average }, value, rival) };
    })
    .toSorted((a, b) => b.by - a.by || a.measure - b.measure);
}

/** Log odds of one value over another. */
export function leadOf(model: Model, inputs: Inputs, value: number, rival: number): number {
  const odds = logOdds(model, inputs);
  return (odds[value] ?? 0) - (odds[rival] ?? 0);
}
