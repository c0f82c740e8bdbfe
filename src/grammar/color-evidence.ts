import { toHex } from '../color/hex.ts';
import type { ColorRole, PaintedColor } from '../features/painted-colors.ts';
import type { Evidence } from './reading.ts';

const PROPERTY: Readonly<Record<ColorRole, string>> = {
  band: 'background-color',
  box: 'background-color',
  text: 'color',
  link: 'color',
  border: 'border-color',
  icon: 'color',
};

/** The given colours as checkable facts, in their order, at most 5; their shares add up to the page at most. */
export function evidenceOfColors(colors: readonly PaintedColor[]): Evidence[] {
  // Text lies on fills, so that together they may come to more than the page.
  const whole = Math.max(1, totalShare(colors));
  return colors.slice(0, 5).map(({ selector, role, color, share }) => ({
    selector,
    property: PROPERTY[role],
    value: toHex({ ...color, a: 1 }),
    share: share / whole,
    source: 'css',
  }));
}

function totalShare(colors: readonly PaintedColor[]): number {
  return colors.reduce((sum, { share }) => sum + share, 0);
}
