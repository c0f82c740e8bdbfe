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

/** The given colours as checkable facts, in their order, at most 5. */
export function evidenceOfColors(colors: readonly PaintedColor[]): Evidence[] {
  return colors.slice(0, 5).map(({ selector, role, color, share }) => ({
    selector,
    property: PROPERTY[role],
    value: toHex({ ...color, a: 1 }),
    share,
    source: 'css',
  }));
}
