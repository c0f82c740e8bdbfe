import type { StyledElement } from '../cascade/styled-page.ts';
import { composite } from '../color/composite.ts';
import { toHex } from '../color/hex.ts';
import type { Oklch } from '../color/oklch.ts';
import type { Rgba } from '../color/rgba.ts';
import { seenOklch } from '../color/seen-hue.ts';
import { areaOf } from '../perception/box-geometry.ts';
import { gradientParts } from '../perception/gradient-parts.ts';
import { isPictured, MIN_GROUND_WIDTH, type Paint } from '../perception/paint-layers.ts';
import type { PaintMap } from '../perception/paint-map.ts';
import { defineFeature } from './feature.ts';
import { iconInk } from './icon-ink.ts';
import type { Perception } from '../perception/perceive.ts';
import type { TextRole } from '../perception/text-roles.ts';
import type { TextRun } from '../perception/visible-page.ts';
import { shortSelector } from '../perception/selector.ts';
import { visibleToExpected } from './visible-to-expected.ts';
import { inksOf } from '../perception/text-style.ts';

/**
 * band: a fill as wide as the viewport or nearly; button: of a control; box: any other. Headings, links, other texts and
 * icons by their ink.
 */
export type ColorRole = 'band' | 'box' | 'button' | 'heading' | 'link' | 'text' | 'border' | 'icon';

/** One colour in one role, everywhere it is painted. */
export interface PaintedColor {
  readonly color: Rgba;
  /** As it is seen on a screen. */
  readonly oklch: Oklch;
  readonly role: ColorRole;
  /** Of the visible page without its pictures, weighted by position; text by an estimate of its ink. */
  readonly share: number;
  readonly elements: number;
  /** Indices of these elements, in the order in which they were found. */
  readonly indices: readonly number[];
  /** The element that shows most of it. */
  readonly selector: string;
}

// Ink of Latin text as a share of the em square of each character: half an em of advance, a fifth of it black.
const INK_PER_CHARACTER = 0.1;
const BOLD_INK = 1.4; // times
const LEAST_DESIGNED = 0.25; // of the page; what is designed on a page of photographs does not count more than fourfold
const MIN_TINT = 0.3; // alpha from which a colour over a picture is a colour of the page
const MIDDLE_GREY: Rgba = { r: 128, g: 128, b: 128, a: 1 }; // a picture that shines through, on average
/** OKLCH chroma from which a large fill has a hue to the eye; slate fills have 0.04. */
export const CHROMATIC_FILL = 0.042;

/** Whether the colour fills an area; others are thin strokes. */
export function isFill({ role }: Pick<PaintedColor, 'role'>): boolean {
  return role === 'band' || role === 'box' || role === 'button';
}

/** Every colour of the page with its visible share; photographs, large drawings and code samples are left out. */
export const paintedColors = defineFeature({
  id: 'paintedColors',
  observe(perception: Perception): readonly PaintedColor[] {
    const { textRoles, codeSample } = perception;
    const palette = new Palette(designedArea(perception.paintMap));
    addFills(palette, perception);
    for (const { run, role } of textRoles) {
      if (role === 'hidden' || (role === 'code' && codeSample(run.element) !== null)) continue;
      addText(palette, run, inkRole(run, role, perception), perception);
    }
    for (const element of perception.visible) {
      addBorder(palette, element, perception);
      for (const { color, ink } of iconInk(element, perception)) {
        palette.add(color, 'icon', ink * perception.attention(element.box), element);
      }
    }
    return palette.colors();
  },
});

/** Area outside pictures, weighted by position: of a page of photographs at least a quarter. */
function designedArea({ paints, weights, total }: PaintMap): number {
  const pictured = weights.reduce((sum, weight, index) => {
    const paint = paints[index];
    return paint !== undefined && isPictured(paint) ? sum + weight * (1 - paint.tint.a) : sum;
  }, 0);
  return Math.max(total - pictured, LEAST_DESIGNED * total);
}

function addFills(palette: Palette, perception: Perception): void {
  const { paintMap } = perception;
  const seen = visibleToExpected(perception);
  for (const [index, weight] of paintMap.weights.entries()) {
    const paint = paintMap.paints[index];
    if (paint === undefined || weight === 0) continue;
    const role = fillRole(paint, perception);
    const isTiled = paint.kind === 'pattern' && paint.stops.length === 0;
    if (paint.kind === 'color' || isTiled)
      palette.add(paint.color, role, weight * seen(paint.color), paint.element);
    if (paint.tint.a >= MIN_TINT)
      palette.add(seenTint(paint.tint), role, weight * paint.tint.a, paint.element);
    for (const { color, part } of gradientParts(paint, paintMap.paints))
      palette.add(color, role, weight * part, paint.element);
  }
}

function fillRole({ element, below }: Paint, { page, controls }: Perception): ColorRole {
  if (element.box.width >= MIN_GROUND_WIDTH * page.viewport.width || below === -1) return 'band';
  return controls.isControl(element) ? 'button' : 'box';
}

/** A thin layer of a quiet colour darkens the picture behind it and adds no hue to the page. */
function seenTint(tint: Rgba): Rgba {
  const seen = composite(tint, MIDDLE_GREY);
  return seenOklch(seen).c >= CHROMATIC_FILL ? tint : seen;
}

function addText(
  palette: Palette,
  { element, characters, ground, box }: TextRun,
  role: ColorRole,
  perception: Perception,
): void {
  const { style } = element;
  const inks = inksOf(element, perception.page);
  const bold = style['font-weight'] >= 600 ? BOLD_INK : 1;
  const ink = Math.min(areaOf(box), characters * style['font-size'] ** 2 * INK_PER_CHARACTER * bold);
  for (const color of inks) {
    palette.add(
      composite(color, ground.color),
      role,
      (ink * perception.attention(box)) / inks.length,
      element,
    );
  }
}

function inkRole({ element }: TextRun, role: TextRole, perception: Perception): ColorRole {
  if (role === 'icon' || role === 'heading') return role;
  return isLink(element, perception) ? 'link' : 'text';
}

function addBorder(palette: Palette, element: StyledElement, perception: Perception): void {
  if (element.namespace !== 'html') return;
  for (const { side, width, color } of perception.surfaces.sides(element)) {
    const { x, y } = element.box;
    const level = side === 'top' || side === 'bottom';
    const line = level ? { ...element.box, height: width } : { x, y, width, height: element.box.height };
    palette.add(color, 'border', perception.weight(line), element);
  }
}

function isLink(element: StyledElement, { page }: Perception): boolean {
  for (let at: StyledElement | undefined = element; at !== undefined; at = page.elements[at.parent]) {
    if (at.tag === 'a' || at.tag === 'button') return true;
    if (at.style.display !== 'inline') return false;
  }
  return false;
}

interface Entry {
  readonly color: Rgba;
  readonly role: ColorRole;
  /** Elements with their weight. */
  readonly elements: Map<StyledElement, number>;
  weight: number;
}

/** Sums weights and elements by colour and role. */
class Palette {
  readonly #entries = new Map<string, Entry>();
  readonly #total: number;

  constructor(total: number) {
    this.#total = total;
  }

  add(color: Rgba, role: ColorRole, weight: number, element: StyledElement): void {
    if (weight <= 0) return;
    const key = `${role} ${toHex({ ...color, a: 1 })}`;
    let entry = this.#entries.get(key);
    if (entry === undefined) {
      entry = { color, role, elements: new Map(), weight: 0 };
      this.#entries.set(key, entry);
    }
    entry.weight += weight;
    entry.elements.set(element, (entry.elements.get(element) ?? 0) + weight);
  }

  colors(): PaintedColor[] {
    return [...this.#entries.values()]
      .map(({ color, role, elements, weight }) => ({
        color,
        oklch: seenOklch(color),
        role,
        share: Math.min(1, weight / this.#total),
        elements: elements.size,
        indices: [...elements.keys()].map(({ index }) => index),
        selector: shortSelector(heaviest(elements)),
      }))
      .toSorted((a, b) => b.share - a.share);
  }
}

/** The element with the most weight; of several the first. The map has one at least. */
function heaviest(elements: ReadonlyMap<StyledElement, number>): StyledElement {
  return [...elements].reduce((most, each) => (each[1] > most[1] ? each : most))[0];
}
