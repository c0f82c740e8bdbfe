import type { Box } from '../cascade/styled-page.ts';
import { composite } from '../color/composite.ts';
import { mixedColor } from '../color/mean.ts';
import type { Rgba } from '../color/rgba.ts';
import { pictureColorBehind } from './decoded-paint.ts';
import { gradientColorAt, type Point } from './gradient-color.ts';
import { CLEAR, groundOfTint, type OwnLayer, type Paint, tintOver } from './paint-layers.ts';

/** Shares of the sides of a box at which the colour behind it is looked at. */
const SAMPLES = [1 / 6, 1 / 2, 5 / 6];
const SOLID = 0.995; // alpha from which nothing below shows

/**
 * The mean colour behind a box, such as a text, on these paints: of gradients and decoded pictures, the part that is
 * below it. Null over a picture that was not decoded.
 */
export function colorBehind(paint: Paint, box: Box, paints: readonly Paint[]): Rgba | null {
  if (!varies(paint, paints)) return colorAt(paint, box, paints);
  const colors: Rgba[] = [];
  for (const down of SAMPLES)
    for (const across of SAMPLES) {
      const at = { x: box.x + across * box.width, y: box.y + down * box.height };
      const color = colorAt(paint, at, paints);
      if (color === null) return null;
      colors.push(color);
    }
  return mixedColor(colors.map((color) => ({ color, weight: 1 / colors.length })));
}

/** Whether any of the layers that are seen has more than one colour. */
function varies(top: Paint, paints: readonly Paint[]): boolean {
  for (let paint: Paint | undefined = top; paint !== undefined; paint = paints[paint.own.under]) {
    const { drawn, decoded, color }: OwnLayer = paint.own;
    if (drawn !== undefined || decoded !== null) return true;
    if (color.a >= SOLID) return false;
  }
  return false;
}

function colorAt(top: Paint, at: Point, paints: readonly Paint[]): Rgba | null {
  let over = CLEAR;
  for (let paint: Paint | undefined = top; paint !== undefined; paint = paints[paint.own.under]) {
    const { own }: Paint = paint;
    if (own.kind === 'picture' && own.decoded === null) return groundOfTint(over);
    over = tintOver(over, ownColorAt(own, at));
    if (over.a >= SOLID) break;
  }
  return composite(over, { r: 255, g: 255, b: 255, a: 1 });
}

function ownColorAt({ color, drawn, decoded, opacity }: OwnLayer, at: Point): Rgba {
  if (decoded !== null) return pictureColorBehind(decoded, { ...at, width: 0, height: 0 });
  const shown = drawn === undefined ? null : gradientColorAt(drawn, at);
  return shown === null ? color : { ...shown, a: shown.a * opacity };
}
