import type { StyledElement } from '../cascade/styled-page.ts';
import { composite } from '../color/composite.ts';
import type { Oklch } from '../color/oklch.ts';
import type { Rgba } from '../color/rgba.ts';
import { seenOklch } from '../color/seen-hue.ts';
import { isDrawn } from '../perception/drawn-svg.ts';
import { isPictured, type Paint } from '../perception/paint-layers.ts';
import type { Perception } from '../perception/perceive.ts';
import { defineFeature } from './feature.ts';
import { isIconSized, shapeInk } from './icon-ink.ts';

/** One colour in the pictures of a page. */
export interface PictureColor {
  readonly color: Rgba;
  readonly oklch: Oklch;
  /** Of the visible page, weighted by position. */
  readonly share: number;
  /** 0..1: its picture is a photograph rather than a drawing. */
  readonly photo: number;
}

const LEAST = 0.0005; // of the page, a picture of 30 px on the first screen; fewer pixels show no hue
const LEVELS = 16; // of a channel; colours of one level look alike in a picture

/** Colours of decoded pictures, of the media and backgrounds that show them, and of drawings in the markup. */
export const pictureColors = defineFeature({
  id: 'pictureColors',
  observe(perception: Perception): readonly PictureColor[] {
    const { weights, paints, total } = perception.paintMap;
    const found = new ColorShares();
    for (const [index, weight] of weights.entries()) {
      const paint = paints[index];
      const share = weight / total;
      if (paint !== undefined && share >= LEAST) addPicture(found, paint, share);
    }
    for (const element of perception.visible) {
      if (element.tag === 'svg') addDrawing(found, element, perception);
    }
    return found.colors();
  },
});

function addPicture(found: ColorShares, paint: Paint, share: number): void {
  const { decoded, tint } = paint;
  if (decoded === null || !isPictured(paint)) return;
  const { grid, kinds } = decoded.content;
  for (const cell of grid)
    found.add(composite(tint, composite(cell, decoded.covered)), share / grid.length, kinds.photo);
}

function addDrawing(found: ColorShares, svg: StyledElement, perception: Perception): void {
  const { page, work, paintMap } = perception;
  const isNested = page.elements[svg.parent]?.namespace === 'svg';
  if (isNested || isIconSized(svg) || !isDrawn(svg, page, work)) return;
  for (const { color, ink } of shapeInk(svg, perception)) {
    const share = (ink * perception.attention(svg.box)) / paintMap.total;
    if (share >= LEAST) found.add(color, Math.min(1, share), 0);
  }
}

/** Sums shares by colour and kind of picture. */
class ColorShares {
  readonly #shares = new Map<string, { readonly color: Rgba; readonly photo: number; share: number }>();

  add(color: Rgba, share: number, photo: number): void {
    const level = (channel: number) => Math.round((channel * (LEVELS - 1)) / 255);
    const key = `${level(color.r)} ${level(color.g)} ${level(color.b)} ${photo}`;
    const known = this.#shares.get(key);
    if (known === undefined) this.#shares.set(key, { color, photo, share });
    else known.share += share;
  }

  colors(): PictureColor[] {
    return [...this.#shares.values()].map(({ color, photo, share }) => ({
      color,
      oklch: seenOklch(color),
      share,
      photo,
    }));
  }
}
