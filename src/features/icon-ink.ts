import type { StyledElement } from '../cascade/styled-page.ts';
import { toHex } from '../color/hex.ts';
import { parseColor } from '../color/parse-color.ts';
import type { Rgba } from '../color/rgba.ts';
import { areaOf } from '../perception/box-geometry.ts';
import type { Perception } from '../perception/perceive.ts';

/** The ink of one colour in an icon. */
export interface Ink {
  readonly color: Rgba;
  /** px² */
  readonly ink: number;
}

const GLYPH_INK = 0.35; // of the em square of an icon font's glyph
const DRAWING_INK = 0.4; // of the box of an SVG icon
const MAX_ICON = 64; // px; a larger drawing is an illustration, whose colours are not those of the page

/** Colours of icon font glyphs and small inline SVG; nothing for other elements. */
export function iconInk(element: StyledElement, perception: Perception): Ink[] {
  if (element.tag === 'svg') return drawingInk(element, perception);
  const glyphs = [element.before, element.after].filter((pseudo) => pseudo !== null && isGlyph(pseudo.text));
  return glyphs.flatMap((pseudo) =>
    pseudo === null ? [] : [{ color: pseudo.style.color, ink: GLYPH_INK * pseudo.style['font-size'] ** 2 }],
  );
}

/** Icon fonts put their glyphs into the private use areas. */
function isGlyph(text: string): boolean {
  const code = text.codePointAt(0);
  return code !== undefined && ((code >= 0xe000 && code <= 0xf8ff) || code >= 0xf0000);
}

function drawingInk(svg: StyledElement, perception: Perception): Ink[] {
  return isIconSized(svg) ? shapeInk(svg, perception) : [];
}

/** False for a drawing whose colours are not those of the page. */
export function isIconSized({ box }: StyledElement): boolean {
  return Math.max(box.width, box.height) <= MAX_ICON;
}

/** A drawing shares its ink evenly among the colours its shapes name; without any it is drawn in its text colour. */
export function shapeInk(svg: StyledElement, { page, work }: Perception): Ink[] {
  const colors = new Map<string, Rgba>();
  const waiting = [svg.index];
  for (let index = waiting.pop(); index !== undefined; index = waiting.pop()) {
    const shape = page.elements[index];
    if (shape === undefined || !work.spend('features')) continue;
    for (const child of shape.children) waiting.push(child);
    for (const color of paintsOf(shape)) colors.set(toHex(color), color);
  }
  if (colors.size === 0) colors.set('', svg.style.color);
  const ink = (DRAWING_INK * areaOf(svg.box)) / colors.size;
  return [...colors.values()].map((color) => ({ color, ink }));
}

/** Colours of fill and stroke attributes; a style sheet's `fill` is not followed. */
function paintsOf({ attributes, style }: StyledElement): Rgba[] {
  return [attributes['fill'], attributes['stroke']].flatMap((text) => {
    const color = text === undefined ? undefined : parseColor(text.trim());
    const painted = color?.resolve({ current: style.color, scheme: 'light' });
    return painted === undefined || painted.a === 0 ? [] : [painted];
  });
}
