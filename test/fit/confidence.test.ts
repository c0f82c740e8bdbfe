import { describe, expect, test } from 'vitest';
import { calibrationError, separation } from '../../scripts/fit/calibration-error.ts';
import { fitConfidence, heldOutConfidence, type JudgedCell } from '../../scripts/fit/fit-confidence.ts';
import { acceptance, signsOf } from '../../src/grammar/fitted/confidence.ts';
import { chance } from './synthetic-rows.ts';

const DOUBTS = [0, 5, 0, 0, 0, 0];
const signs = (probability: number, doubts = DOUBTS) =>
  signsOf({ chances: [probability, 1 - probability], value: 0, rule: 0, certainty: 0.8 }, doubts);

/** Readings with a probability of 0.5 to 1 that are accepted that often; those of axis `hard` less often. */
const cells = Array.from({ length: 1200 }, (_, at): JudgedCell => {
  const hard = at % 3 === 0;
  const probability = 0.5 + chance(`p${at}`) / 2;
  return {
    axis: hard ? 'hard' : 'easy',
    page: `set/${at}`,
    group: `owner${Math.floor(at / 4)}`,
    signs: signs(probability),
    accepted: chance(`right${at}`) < probability * (hard ? 0.7 : 1),
  };
});
const model = fitConfidence(cells);

describe('fitted confidence', () => {
  test('rises with the probability of the value', () => {
    expect(acceptance(model, 'easy', signs(0.95))).toBeGreaterThan(
      acceptance(model, 'easy', signs(0.6)) + 0.2,
    );
  });

  test('is lower for an axis that is wrong more often', () => {
    expect(acceptance(model, 'hard', signs(0.9))).toBeLessThan(acceptance(model, 'easy', signs(0.9)) - 0.15);
  });

  test('falls where images are missing, if such readings are wrong more often', () => {
    const missing = [0, 5, 0, 1, 0, 0];
    const own = cells.map((cell, at) =>
      at % 2 === 0
        ? { ...cell, signs: signs(0.8, missing), accepted: at % 4 === 0 }
        : { ...cell, accepted: true },
    );
    const fitted = fitConfidence(own);
    expect(acceptance(fitted, 'easy', signs(0.8, missing))).toBeLessThan(
      acceptance(fitted, 'easy', signs(0.8)) - 0.2,
    );
  });

  test('states what happens on owners that it was not fitted on', () => {
    const stated = heldOutConfidence(cells, 'test');
    const judged = cells.map(({ accepted }, at) => ({ accepted, confidence: stated[at] ?? 0 }));
    expect(calibrationError(judged)).toBeLessThan(0.06);
    expect(separation(judged)).toBeGreaterThan(0.65);
  });

  test.each([0.0001, 0.9999])('is never certain at a probability of %d', (probability) => {
    const stated = acceptance(model, 'easy', signs(probability));
    expect(stated).toBeGreaterThanOrEqual(0.05);
    expect(stated).toBeLessThanOrEqual(0.98);
  });
});

describe('measures of confidence', () => {
  const stated = (...pairs: readonly (readonly [number, boolean])[]) =>
    pairs.map(([confidence, accepted]) => ({ confidence, accepted }));

  test.each([
    ['perfect order', stated([0.9, true], [0.8, true], [0.3, false]), 1],
    ['reversed order', stated([0.2, true], [0.8, false]), 0],
    ['equal confidence', stated([0.7, true], [0.7, false]), 0.5],
    ['half of the pairs', stated([0.9, false], [0.8, true], [0.2, false]), 0.5],
  ])('separation: %s', (_, cells, expected) => {
    expect(separation(cells)).toBeCloseTo(expected, 9);
  });

  test.each([
    ['right on average', stated([0.75, true], [0.75, true], [0.75, true], [0.75, false]), 0],
    ['too sure', stated([0.95, false], [0.95, true]), 0.45],
    ['by tenths of the scale', stated([0.95, true], [0.15, true]), 0.45],
  ])('calibration error: %s', (_, cells, expected) => {
    expect(calibrationError(cells)).toBeCloseTo(expected, 9);
  });
});
