import { describe, expect, it } from 'vitest';
import { changedValue, comparativesIn } from '../../src/words/comparatives.ts';

describe('a comparative is read', () => {
  it.each([
    ['like Linear but warmer', ['palette.warmth warm']],
    ['Stripe, but darker', ['surface.dark_mode dark-first']],
    ['warmer and less dense', ['palette.warmth warm', 'whitespace.discipline 1']],
    ['not so formal, more motion', ['voice.formality -1', 'motion.budget 1']],
    ['with rounder buttons and bolder headings', ['surface.radius 1', 'type.heading_weight 1']],
    ['a warm dense page', []],
    ['bolderdash', []],
  ])('in %j as %j', (text, expected) => {
    expect(comparativesIn(text).map(({ axis, change }) => `${axis} ${change}`)).toEqual(expected);
  });

  it.each([
    ['b', 1, 'c'],
    ['c', 1, 'c'],
    ['a', -1, 'a'],
    ['a', 'c', 'c'],
  ])('from %s by %s to %s', (own, change, value) => {
    expect(changedValue(['a', 'b', 'c'], own, change)).toBe(value);
  });
});
