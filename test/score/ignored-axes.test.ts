import { describe, expect, it } from 'vitest';
import { parseIgnoredAxes, withoutAxes } from '../../src/score/ignored-axes.ts';

describe('ignored axes', () => {
  it('are named one by one or by category, in the order of the axes', () => {
    expect(parseIgnoredAxes(['motion', 'surface.radius', 'motion.budget'])).toEqual([
      'surface.radius',
      'motion.budget',
      'motion.character',
      'motion.trigger',
    ]);
  });

  it('must be axes or categories', () => {
    expect(() => parseIgnoredAxes(['surface.radius', 'glow', 'toString'])).toThrowError(
      expect.objectContaining({
        code: 'unknown_axis',
        fields: [
          expect.objectContaining({ field: 'ignore_axes.1' }),
          expect.objectContaining({ field: 'ignore_axes.2' }),
        ],
      }),
    );
  });

  it('are removed from the target', () => {
    const target = { 'surface.radius': 'pill', 'motion.budget': 'none' } as const;
    expect(withoutAxes(target, ['motion.budget'])).toEqual({ 'surface.radius': 'pill' });
    expect(() => withoutAxes(target, ['surface.radius', 'motion.budget'])).toThrowError(
      expect.objectContaining({ code: 'missing_target' }),
    );
  });
});
