import type { Rgba } from './rgba.ts';

const MAX_COLORS = 4096; // distinct colours of a few hundred pages

/**
 * A conversion that remembers the colours in whole channel steps: pages repeat few colours often. It gives the same
 * answer for every page, so modules may keep one. Alpha must not matter to it.
 */
export function rememberColors<T>(convert: (color: Rgba) => T): (color: Rgba) => T {
  const known = new Map<number, T>();
  return (color) => {
    const key = 65_536 * color.r + 256 * color.g + color.b;
    if (!Number.isInteger(color.r) || !Number.isInteger(color.g) || !Number.isInteger(color.b))
      return convert(color);
    const before = known.get(key);
    if (before !== undefined) return before;
    if (known.size >= MAX_COLORS) known.clear();
    const converted = convert(color);
    known.set(key, converted);
    return converted;
  };
}
