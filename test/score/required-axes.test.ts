import { describe, expect, it } from 'vitest';
import { failuresAmong, parseRequiredAxes, uncountedRequirements } from '../../src/score/required-axes.ts';
import { scoreReadings } from '../../src/score/score.ts';
import { readingsOf, weightsOf } from './readings.ts';

describe('required axes', () => {
  it('are in the order of the axes, each once', () => {
    expect(parseRequiredAxes(['motion.budget', 'surface.radius', 'motion.budget'])).toEqual([
      'surface.radius',
      'motion.budget',
    ]);
  });

  it('must be axes', () => {
    expect(() => parseRequiredAxes(['surface.radius', 'surface'])).toThrowError(
      expect.objectContaining({
        code: 'unknown_axis',
        fields: [expect.objectContaining({ field: 'required_axes.1' })],
      }),
    );
  });

  it('fail where the page has another value, not where it shows none', () => {
    const card = scoreReadings({
      readings: readingsOf({ 'surface.radius': '0px', 'surface.ground': 'white' }),
      target: { 'surface.radius': 'pill', 'surface.ground': 'white', 'motion.budget': 'none' },
      weights: weightsOf({}),
      gate: null,
    });
    expect(failuresAmong(['surface.radius', 'surface.ground', 'motion.budget'], card)).toEqual([
      'surface.radius',
    ]);
    expect(failuresAmong(['surface.ground'], card)).toEqual([]);
  });

  describe('that are not scored', () => {
    const card = scoreReadings({
      readings: readingsOf({ 'surface.radius': '0px' }),
      target: { 'surface.radius': 'pill' },
      weights: weightsOf({}),
      gate: null,
    });
    const left = new Set(['surface.ground'] as const);

    it.each([
      [['surface.radius'], false, null],
      [[], false, null],
      [['surface.radius', 'surface.ground'], false, 'surface.ground (ignored or waived).'],
      [['motion.budget'], false, 'motion.budget (not stated by the target).'],
      [
        ['surface.ground', 'motion.budget', 'type.pairing'],
        false,
        'surface.ground (ignored or waived); motion.budget, type.pairing (not stated by the target).',
      ],
      [['surface.ground', 'motion.budget'], true, 'surface.ground (ignored or waived).'],
      [['motion.budget'], true, null],
    ] as const)('%j, hidden target %s: %s', (required, hidesTarget, end) => {
      const remarks = uncountedRequirements(required, card, { left, hidesTarget });
      expect(remarks).toEqual(
        end === null ? [] : [{ code: 'required_not_scored', detail: `Required, but not scored: ${end}` }],
      );
    });
  });
});
