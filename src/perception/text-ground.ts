import type { Rgba } from '../color/rgba.ts';
import { colorBehind } from './color-behind.ts';
import type { PaintMap } from './paint-map.ts';
import type { TextRun } from './visible-page.ts';

/**
 * The ground of a text: what is painted below its centre before it. Where the paint map shows only what is painted over
 * the text, the composited backgrounds of its ancestors. Null on a picture that was not decoded.
 */
export function textGround(
  { element, ground, box }: TextRun,
  { atCentre, turns, paints }: PaintMap,
): Rgba | null {
  const paint = atCentre(box);
  if (paint === undefined) return ground.image ? null : ground.color;
  const isPictured = paint.kind === 'picture' || paint.kind === 'media';
  const isBelow = paint.turn <= (turns[element.index] ?? -1);
  return isBelow || isPictured || ground.image ? colorBehind(paint, box, paints) : ground.color;
}
