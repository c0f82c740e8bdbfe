import { toHex } from '../../../color/hex.ts';
import type { Rgba } from '../../../color/rgba.ts';
import { pathThrough, short } from '../svg.ts';

/** px from the top left corner */
export type Point = readonly [x: number, y: number];

/** A closed form in one colour, or in the gradient or filter of the attributes. */
export function form(points: readonly Point[], color: Rgba | string, attributes = ''): string {
  return `<path d="${pathThrough(points)}z" fill="${paint(color)}"${attributes === '' ? '' : ` ${attributes}`}/>`;
}

/** An upright rectangle. */
export function rect(
  [x, y]: Point,
  [width, height]: readonly [width: number, height: number],
  color: Rgba | string,
  attributes = '',
): string {
  return `<rect x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}" fill="${paint(color)}"${attributes === '' ? '' : ` ${attributes}`}/>`;
}

/** An ellipse around a point. */
export function oval([x, y]: Point, [rx, ry]: Point, color: Rgba | string, attributes = ''): string {
  return `<ellipse cx="${short(x)}" cy="${short(y)}" rx="${short(rx)}" ry="${short(ry)}" fill="${paint(color)}"${attributes === '' ? '' : ` ${attributes}`}/>`;
}

/** An open line. */
export function stroke(
  points: readonly Point[],
  color: Rgba | string,
  wide: number,
  attributes = '',
): string {
  return `<path d="${pathThrough(points)}" fill="none" stroke="${paint(color)}" stroke-width="${short(wide)}"${attributes === '' ? '' : ` ${attributes}`}/>`;
}

/** The gradient with that id where a colour is expected. */
function paint(color: Rgba | string): string {
  return typeof color === 'string' ? `url(#${color})` : toHex(color);
}

/** From a point in space to one of the picture. */
export type Projection = (x: number, y: number, z: number) => Point;

/**
 * Central projection: points in space, with x to the right, y down and z into the picture, become points of the picture.
 *
 * @param at where parallel lines meet
 * @param scale px of a length of 1 at a distance of 1
 */
export function camera([atX, atY]: Point, scale: number): Projection {
  return (x, y, z) => [atX + (x * scale) / z, atY + (y * scale) / z];
}

/** Corners of a level rectangle in space. */
export function level(
  project: Projection,
  [left, right]: Point,
  y: number,
  [near, far]: readonly [near: number, far: number],
): readonly Point[] {
  return [project(left, y, near), project(right, y, near), project(right, y, far), project(left, y, far)];
}

/** Numbers from 0 below a count. */
export function upTo(count: number): readonly number[] {
  return Array.from({ length: count }, (_, at) => at);
}
