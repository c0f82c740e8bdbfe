import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrastRatio } from '../../src/color/contrast.ts';
import type { Rgba } from '../../src/color/rgba.ts';
import { withContrast } from '../../src/color/with-contrast.ts';

const grey = (channel: number): Rgba => ({ r: channel, g: channel, b: channel, a: 1 });
const channel = fc.nat(255);
const color = fc.record({ r: channel, g: channel, b: channel, a: fc.constant(1) });

describe('adjusting a colour to a contrast ratio', () => {
  it('returns the colour unchanged if it reaches the ratio', () => {
    const ink = grey(20);
    expect(withContrast(ink, [grey(255)], 4.5)).toBe(ink);
  });

  it('changes the lightness by the least amount needed', () => {
    const moved = withContrast(grey(160), [grey(255)], 4.5)!;
    expect(contrastRatio(moved, grey(255))).toBeGreaterThanOrEqual(4.5);
    expect(contrastRatio(moved, grey(255))).toBeLessThan(5);
  });

  it('returns null when no lightness reaches the ratio on every ground', () => {
    expect(withContrast(grey(100), [grey(0), grey(255)], 7)).toBeNull();
  });

  it('reaches the AA ratio on any single ground', () => {
    fc.assert(
      fc.property(color, color, (ink, ground) => {
        expect(contrastRatio(withContrast(ink, [ground], 4.5)!, ground)).toBeGreaterThanOrEqual(4.5);
      }),
      { numRuns: 300 },
    );
  });
});
