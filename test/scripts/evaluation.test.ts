import { describe, expect, test } from 'vitest';
import { fitCalibration } from '../../scripts/evaluation/fit-calibration.ts';
import type { Cell } from '../../scripts/evaluation/grades.ts';
import { evaluate } from '../../scripts/evaluation/report.ts';
import { calibrate } from '../../src/grammar/calibration.ts';

const cell = (
  value: string | null,
  accepted: readonly string[],
  confidence = 0.9,
  page = 'p',
  axis = 'a.b',
): Cell => ({
  page,
  axis,
  accepted,
  value,
  confidence,
});

describe('evaluate', () => {
  const report = evaluate([
    cell('x', ['x']),
    cell('y', ['x', 'y'], 0.55, 'q'),
    cell('z', ['x', 'y'], 0.55, 'r'),
    cell(null, ['x'], 0, 's'),
  ]);

  test('a hit is the best value, ok any accepted one; what is not read is missed', () => {
    expect(report).toMatchObject({
      pages: 4,
      cells: 4,
      hit: 0.25,
      ok: 0.5,
      hitOfRead: 1 / 3,
      okOfRead: 2 / 3,
    });
  });

  test('an axis names what it confuses', () => {
    expect(report.axes).toEqual([
      {
        axis: 'a.b',
        graded: 4,
        coverage: 0.75,
        hit: 0.25,
        ok: 0.5,
        confusions: ['x → z (r)', 'x → not shown (s)'],
      },
    ]);
  });

  test('the constant guess answers the commonest best value', () => {
    expect(report.constantGuess).toEqual({ hit: 1, ok: 1 });
  });

  test('calibration compares what is claimed with what is accepted, by decile', () => {
    expect(report.calibration).toEqual([
      { from: 0.5, cells: 2, claimed: 0.55, actual: 0.5 },
      { from: 0.9, cells: 1, claimed: 0.9, actual: 1 },
    ]);
  });
});

describe('fitCalibration', () => {
  // 0.9 is right nine times of ten, 0.6 every second time; axis c.d is worse than a.b at the same certainty.
  const cells = Array.from({ length: 200 }, (_, i) => [
    cell(i % 10 === 0 ? 'wrong' : 'x', ['x'], 0.9, `p${i}`),
    cell(i % 2 === 0 ? 'wrong' : 'x', ['x'], 0.6, `p${i}`),
    cell(i % 2 === 0 ? 'wrong' : 'x', ['x'], 0.9, `p${i}`, 'c.d'),
  ]).flat();
  const map = fitCalibration(cells);

  test('certainty that holds more often is worth more', () => {
    expect(calibrate('a.b', 0.9, map)).toBeGreaterThan(calibrate('a.b', 0.6, map));
  });

  test('an axis that is wrong more often is trusted less', () => {
    expect(calibrate('c.d', 0.9, map)).toBeLessThan(calibrate('a.b', 0.9, map) - 0.2);
  });

  test('what is stated comes near to what happens', () => {
    expect(Math.abs(calibrate('a.b', 0.9, map) - 0.9)).toBeLessThan(0.07);
    expect(Math.abs(calibrate('c.d', 0.9, map) - 0.5)).toBeLessThan(0.07);
  });

  test('nothing is ever certain', () => {
    const sure = fitCalibration(Array.from({ length: 50 }, () => cell('x', ['x'], 0.99)));
    expect(calibrate('a.b', 1, sure)).toBeLessThanOrEqual(0.98);
  });

  test('without a corpus certainty stands as it is', () => {
    expect(calibrate('a.b', 0.7, { points: [], offsets: {} })).toBe(0.7);
  });
});
