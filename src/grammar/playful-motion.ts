/** Do keyframes of this name bounce, shake or float? */
export function hasPlayfulName(name: string): boolean {
  return PLAYFUL_NAME.test(name);
}

/** A cubic-bezier overshoots when the y of a control point is outside 0..1. */
export function overshoots(easing: string): boolean {
  const points = /^cubic-bezier\(([^)]*)\)$/.exec(easing)?.[1]?.split(',').map(Number) ?? [];
  const [, y1 = 0, , y2 = 0] = points;
  return y1 < -0.05 || y1 > 1.05 || y2 < -0.05 || y2 > 1.05;
}

const PLAYFUL_NAME = /bounce|wiggle|wobble|shake|swing|tada|jello|rubber|pulse|elastic|spring|jump|float/i;
