import type { Shadow } from '../cascade/computed-value.ts';

const MAX_RULE = 2; // px below or above the box; a thicker one is a hard offset, which raises its box
const MAX_SIDE_RULE = 8; // px beside the box, which raises nothing
const MAX_RING = 16; // px; a wider one fills its box
const MIN_RING = 0.5; // px; thinner lines are not drawn

/** A shadow that draws a line along one edge of its box, as underlines and rules are drawn. It raises nothing. */
export function isShadowRule({ x, y, blur, spread, inset }: Shadow): boolean {
  if (blur > 0 || spread > 0 || (x !== 0 && y !== 0)) return false;
  const thickness = Math.abs(x + y);
  return thickness > 0 && (inset || thickness <= (y === 0 ? MAX_SIDE_RULE : MAX_RULE));
}

/** A shadow that draws a line around its box, inside or outside, as a border does. */
export function isRing({ x, y, blur, spread }: Shadow): boolean {
  return x === 0 && y === 0 && blur === 0 && spread >= MIN_RING && spread <= MAX_RING;
}
