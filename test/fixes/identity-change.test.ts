import { describe, expect, it } from 'vitest';
import { keepsIdentity } from '../../src/fixes/identity-change.ts';

describe('what a gain may cost of the identity', () => {
  it.each([
    { gain: 2, change: null, keeps: true, why: 'there is none' },
    { gain: 2, change: { gain: 3, score: 40 }, keeps: true, why: 'it gains too' },
    { gain: 2, change: { gain: -1, score: 40 }, keeps: true, why: 'a point' },
    { gain: 0.5, change: { gain: -1, score: 40 }, keeps: false, why: 'more than the gain' },
    {
      gain: 8,
      change: { gain: -1.5, score: 79.9 },
      keeps: false,
      why: 'more than a point, and it does not pass',
    },
    { gain: 8, change: { gain: -1.5, score: 80 }, keeps: true, why: 'it still passes' },
    {
      gain: 2,
      change: { gain: -2, score: 95 },
      keeps: true,
      why: 'it passes and loses as much as the score gains',
    },
    { gain: 2, change: { gain: -2.5, score: 95 }, keeps: false, why: 'it passes and loses more' },
  ])('$why', ({ gain, change, keeps }) => {
    expect(keepsIdentity(gain, change)).toBe(keeps);
  });
});
