import { toHex } from '../color/hex.ts';
import type { ColorRole, PaintedColor } from '../features/painted-colors.ts';
import type { Evidence } from './reading.ts';

const PROPERTY: Readonly<Record<ColorRole, string>> = {
  band: 'background-color',
  box: 'background-color',
  button: 'background-color',
  heading: 'color',
  text: 'color',
  link: 'color',
  border: 'border-color',
  icon: 'color',
};

/** Evidence for the first 5 colours, in their order; their shares add up to at most 1. */
export function evidenceOfColors(colors: readonly PaintedColor[]): Evidence[] {
  // Text is on fills, so the shares may add up to more than 1.
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
