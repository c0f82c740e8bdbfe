import { describe, expect, test } from 'vitest';
import { mayMatchContainer } from '../../../src/cascade/sheets/container.ts';
import { matchesMedia, mediaFeatures } from '../../../src/cascade/sheets/media.ts';

describe('matchesMedia', () => {
  test.each([
    ['', true],
    ['(hover: hover) and (pointer: fine)', true],
    ['(any-hover: none)', false],
    ['(width: 1280px)', true],
    ['(1000px < width <= 1280px)', true],
    ['(1280px > width)', false],
    ['(height >= 50em)', true],
    ['(max-resolution: 96dpi)', true],
    ['(min-width: calc(80em + 1px))', false],
    ['(orientation), nonsense(', true],
    ['screen and (min-width: 1px) or (max-width: 1px)', false],
    ['(min-width: 1px) and (max-width: 2px) or (color)', false],
    ['not all', false],
    ['tty', false],
    ['(constructor)', false],
    ['(toString: 1)', false],
    ['(min-valueOf: 1)', false],
    ['(0 < constructor)', false],
    ['(width > 1constructor)', false],
    ['(resolution: 1valueOf)', false],
  ])('%s: %s', (query, expected) => {
    expect(matchesMedia(query, 'light')).toBe(expected);
  });

  test('prefers-color-scheme follows the media environment', () => {
    expect(matchesMedia('(prefers-color-scheme: dark)', 'light')).toBe(false);
    expect(matchesMedia('(prefers-color-scheme: dark)', 'dark')).toBe(true);
    expect(matchesMedia('not (prefers-color-scheme: dark)', 'dark')).toBe(false);
  });

  test('feature names have no min- or max- prefix', () => {
    expect(mediaFeatures('screen and (min-width: 1px) and (prefers-reduced-motion)')).toEqual([
      'width',
      'prefers-reduced-motion',
    ]);
  });

  test.each([
    ['(min-width: 400px)', true],
    ['card (inline-size > 2000px)', false],
    ['style(--x: 1)', false],
    ['not (width > 4000px)', true],
  ])('a container %s: %s', (query, expected) => {
    expect(mayMatchContainer(query)).toBe(expected);
  });
});
