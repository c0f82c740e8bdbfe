import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrastRatio } from '../../src/color/contrast.ts';
import type { Rgba } from '../../src/color/rgba.ts';
import { withContrast } from '../../src/color/with-contrast.ts';

const grey = (channel: number): Rgba => ({ r: channel, g: channel, b: channel, a: 1 });
const channel = fc.nat(255);
const color = fc.record({ r: channel, g: channel, b: channel, a: fc.constant(1) });

describe('a colour brought to a contrast', () => {
  it('stays itself where it reaches it', () => {
    const ink = grey(20);
    expect(withContrast(ink, [grey(255)], 4.5)).toBe(ink);
  });

  it('moves no further than it must', () => {
    const moved = withContrast(grey(160), [grey(255)], 4.5)!;
    expect(contrastRatio(moved, grey(255))).toBeGreaterThanOrEqual(4.5);
    expect(contrastRatio(moved, grey(255))).toBeLessThan(5);
  });

  it('is null when no lightness reaches it on every ground', () => {
    expect(withContrast(grey(100), [grey(0), grey(255)], 7)).toBeNull();
  });

  it('reaches AA on any single ground', () => {
    fc.assert(
      fc.property(color, color, (ink, ground) => {
        expect(contrastRatio(withContrast(ink, [ground], 4.5)!, ground)).toBeGreaterThanOrEqual(4.5);
      }),
      { numRuns: 300 },
    );
  });
});
