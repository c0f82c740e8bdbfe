import { relativeLuminance } from '../color/contrast.ts';
import { colorDifference } from '../color/difference.ts';
import type { Rgba } from '../color/rgba.ts';
import { toHex } from '../color/hex.ts';
import type { StyledElement } from '../cascade/styled-page.ts';
import type { Paint } from './brush.ts';
import { type Canvas, canvasOf } from './canvas.ts';
import { defineFeature } from './feature.ts';
import type { PageView } from './page-view.ts';
import { shortSelector } from './selector.ts';

/** A colour the page stands on. */
export interface Ground {
  readonly color: Rgba;
  readonly selector: string;
  /** Of the painted page, bands and cards counted to the ground they lie on. */
  readonly share: number;
  /** Of all text that stands on a flat colour, by characters. */
  readonly textShare: number;
  /** False for the mean colour of a gradient. */
  readonly flat: boolean;
  /** It is the ground of the whole page, which shows wherever nothing else is painted. */
  readonly root: boolean;
}

export interface Grounds {
  /** Largest share first. */
  readonly candidates: readonly Ground[];
  /** Share of the page under pictures and media. */
  readonly pictured: number;
  /** Of what is not a picture: how much is darker than a relative luminance of 0.18. */
  readonly dark: number;
}

const DARK = 0.18; // relative luminance of middle grey: darker grounds ask for light text
const NEARLY_FLAT = 0.12; // OKLab distance of every stop from the mean
const WIDE = 0.75; // of the window: narrower paints are cards, panels or side bars on a ground

/** Which flat colours lie behind the content, every part of the page counted the same. */
export const grounds = defineFeature({
  id: 'grounds',
  observe(view: PageView): Grounds {
    const canvas = canvasOf(view);
    const total = canvas.cells.length || 1;
    const areas = new Map<string, number>();
    const first = new Map<string, Paint>();
    let [pictured, dark] = [0, 0];
    for (const [index, cells] of countCells(canvas).entries()) {
      const paint = canvas.paints[index];
      if (paint === undefined || cells === 0) continue;
      if (isPicture(paint)) pictured += cells;
      else if (relativeLuminance(paint.color) < DARK) dark += cells;
      const ground = groundUnder(paint, view, canvas);
      if (ground === null) continue;
      const key = toHex(ground.color);
      areas.set(key, (areas.get(key) ?? 0) + cells);
      if (!first.has(key)) first.set(key, ground);
    }
    const text = textOnGrounds(view, canvas);
    const root = canvas.paints[canvas.root];
    const candidates = [...first].map(([key, { kind, color, stops, element }]) => ({
      color,
      selector: shortSelector(element),
      share: (areas.get(key) ?? 0) / total,
      textShare: text.get(key) ?? 0,
      flat: kind === 'color' || isNearlyFlat(stops, color),
      root: root !== undefined && toHex(root.color) === key,
    }));
    return {
      candidates: candidates.toSorted((a, b) => b.share - a.share),
      pictured: pictured / total,
      dark: dark / Math.max(1, total - pictured),
    };
  },
});

function countCells({ cells, paints }: Canvas): number[] {
  const counts = Array.from({ length: paints.length }, () => 0);
  for (const paint of cells) counts[paint] = (counts[paint] ?? 0) + 1;
  return counts;
}

function isPicture({ kind }: Paint): boolean {
  return kind === 'picture' || kind === 'media';
}

/** The wide colour or gradient that a paint lies on (itself, if it is wide); patterns show what is below them. */
function groundUnder(paint: Paint, view: PageView, canvas: Canvas): Paint | null {
  let seen: Paint | undefined = paint;
  for (; seen !== undefined; seen = seen.below === -1 ? undefined : canvas.paints[seen.below]) {
    const wide = isWide(seen.element, view) || seen.below === -1;
    if (wide && (seen.kind === 'color' || seen.kind === 'gradient')) return seen;
    if (wide && seen.kind === 'picture') return paint.kind === 'color' ? paint : null;
  }
  return null;
}

/** A gradient between neighbouring shades is seen as one ground, of its mean colour. */
function isNearlyFlat(stops: readonly Rgba[], mean: Rgba): boolean {
  return stops.every((stop) => colorDifference(stop, mean) < NEARLY_FLAT);
}

function isWide({ tag, box }: StyledElement, { page }: PageView): boolean {
  return tag === 'html' || tag === 'body' || box.width >= WIDE * page.viewport.width;
}

function textOnGrounds(view: PageView, canvas: Canvas): Map<string, number> {
  const shares = new Map<string, number>();
  let total = 0;
  for (const { box, characters } of view.runs) {
    const paint = canvas.at(box.x + box.width / 2, box.y + box.height / 2);
    const ground = paint === undefined ? null : groundUnder(paint, view, canvas);
    if (ground === null) continue;
    const key = toHex(ground.color);
    shares.set(key, (shares.get(key) ?? 0) + characters);
    total += characters;
  }
  for (const [key, characters] of shares) shares.set(key, characters / total);
  return shares;
}
