import { createHash } from 'node:crypto';
import type { Row } from '../../scripts/fit/rows.ts';

/** A number from 0 to 1 that depends on the seed alone. */
export function chance(seed: string): number {
  return createHash('sha256').update(seed).digest().readUInt32BE(0) / 2 ** 32;
}

/** Rows with measures between -1 and 1, whose best value `truth` decides; the rule reads `rule`. */
export function syntheticRows(
  count: number,
  values: number,
  measures: number,
  truth: (places: readonly number[], at: number) => number,
  rule: (places: readonly number[], at: number) => number,
): Row[] {
  return Array.from({ length: count }, (_, at): Row => {
    const places = Array.from({ length: measures }, (__, m) => 2 * chance(`${at} ${m}`) - 1);
    const best = truth(places, at);
    const target = new Float64Array(values);
    target[best] = 1;
    return {
      page: `set/${at}`,
      group: `owner${Math.floor(at / 2)}`,
      part: 'train',
      weight: 1,
      judges: true,
      accepted: [best],
      target,
      rule: rule(places, at),
      second: -1,
      certainty: 0.8,
      places,
      doubts: [0, 5, 0, 0, 0, 0],
    };
  });
}
