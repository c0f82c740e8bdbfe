import type { Shadow } from '../cascade/computed-value.ts';

const THICKEST_RULE = 2; // px outside of the box; a thicker one is a hard offset, which lifts its box

/** A shadow that only draws a line along one edge of its box, as underlines and rules are drawn: it lifts nothing. */
export function isShadowRule({ x, y, blur, spread, inset }: Shadow): boolean {
  if (blur > 0 || spread > 0 || (x !== 0 && y !== 0)) return false;
  const thickness = Math.abs(x + y);
  return thickness > 0 && (inset || thickness <= THICKEST_RULE);
}
