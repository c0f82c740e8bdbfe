import { toHex } from '../color/hex.ts';
import type { Rgba } from '../color/rgba.ts';
import { looksColored } from '../color/seen-hue.ts';
import type { Seen } from '../features/seen.ts';
import { mainButtonsOf, otherButtonsOf } from './page-parts.ts';

/**
 * What buttons are filled with that have a colour: main actions with the colour by which the target is known, whatever is
 * nearer, and no button beside them; null for a button that stays as it is.
 */
export function buttonFills(
  page: Seen,
  leading: Rgba | undefined,
): (index: number, nearest: Rgba) => Rgba | null {
  const main = new Set(mainButtonsOf(page));
  const others = otherButtonsOf(page);
  return (index, nearest) => {
    if (leading === undefined) return nearest;
    if (others.has(index) && toHex(nearest) === toHex(leading)) return null;
    return main.has(index) && looksColored(nearest) ? leading : nearest;
  };
}
