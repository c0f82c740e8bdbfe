import type { Rgba } from './rgba.ts';

/** `over` painted on an opaque `ground`; the result is opaque. */
export function composite(over: Rgba, ground: Rgba): Rgba {
  if (over.a >= 1) return over;
  const blend = (top: number, bottom: number) => top * over.a + bottom * (1 - over.a);
  return { r: blend(over.r, ground.r), g: blend(over.g, ground.g), b: blend(over.b, ground.b), a: 1 };
}
