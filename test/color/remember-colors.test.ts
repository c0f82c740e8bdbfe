import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rememberColors } from '../../src/color/remember-colors.ts';
import type { Rgba } from '../../src/color/rgba.ts';

const keyOf = ({ r, g, b }: Rgba) => `${r} ${g} ${b}`;
const channel = fc.oneof(fc.integer({ min: 0, max: 255 }), fc.double({ min: 0, max: 255, noNaN: true }));

describe('a conversion that remembers', () => {
  it('gives each colour its own answer, in whole steps or not', () => {
    const remembered = rememberColors(keyOf);
    const colors = fc.array(fc.record({ r: channel, g: channel, b: channel, a: fc.constant(1) }));
    fc.assert(
      fc.property(colors, (some) => {
        for (const color of [...some, ...some]) expect(remembered(color)).toBe(keyOf(color));
      }),
    );
  });

  it('converts a colour in whole steps once', () => {
    let calls = 0;
    const remembered = rememberColors(() => ++calls);
    const blue = { r: 29, g: 78, b: 216, a: 1 };
    expect([remembered(blue), remembered({ ...blue }), remembered({ ...blue, b: 217 })]).toEqual([1, 1, 2]);
  });
});
