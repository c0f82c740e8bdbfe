import { describe, expect, it } from 'vitest';
import { isTouchColor } from '../../src/color/state-colors.ts';

describe('a colour of the focus or the pointer', () => {
  const names = new Set(['primary', 'primary-hover', 'link', 'link-visited', 'tab-active', 'focus']);

  it.each(['primary-hover', 'link-visited', 'focus', 'focus-ring'])('is %s', (name) => {
    expect(isTouchColor(name, names)).toBe(true);
  });

  it.each(['primary', 'tab-active', 'link', 'autofocus'])('is not %s', (name) => {
    expect(isTouchColor(name, names)).toBe(false);
  });
});
