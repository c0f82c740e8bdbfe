import { isDarkGround } from '../color/contrast.ts';
import { colorDifference } from '../color/difference.ts';
import type { Rgba } from '../color/rgba.ts';
import { toHex } from '../color/hex.ts';
import { groundColor, isPictured, MIN_GROUND_WIDTH, type Paint } from '../perception/paint-layers.ts';
import { cellsOfPaints, type PaintMap } from '../perception/paint-map.ts';
import { areaOf } from '../perception/box-geometry.ts';
import { defineFeature } from './feature.ts';
import type { Perception } from '../perception/perceive.ts';
import { shortSelector } from '../perception/selector.ts';

/** A colour behind the content of the page. */
export interface GroundCandidate {
  readonly color: Rgba;
  readonly selector: string;
  /** Indices of the elements that paint it. */
  readonly elements: readonly number[];
  /** Share of the painted page, 0..1; bands and cards count for the ground they lie on. */
  readonly share: number;
  /** Share of the characters on a known colour, 0..1. */
  readonly textShare: number;
  /** False for the mean colour of a gradient and for a strong tint over a picture. */
  readonly flat: boolean;
  /** The ground of the whole page, which shows wherever nothing else is painted. */
  readonly root: boolean;
}

export interface Grounds {
  /** Largest share first. */
  readonly candidates: readonly GroundCandidate[];
  /** Share of the page under pictures and media without a strong tint, 0..1. */
  readonly pictured: number;
  /** Share of the page that is dark, without pictures other than the ground of the page; 0..1. */
  readonly dark: number;
}

const MAX_STOP_DISTANCE = 0.12; // OKLab distance of every stop from the mean

/** The colours behind the content; every part of the page has the same weight. */
export const grounds = defineFeature({
  id: 'grounds',
  observe(perception: Perception): Grounds {
    const paintMap = perception.paintMap;
    const total = paintMap.cells.length || 1;
    const found = new Map<string, Found>();
    let [pictured, known, dark] = [0, 0, 0];
    for (const [index, cells] of cellsOfPaints(paintMap).entries()) {
      const paint = paintMap.paints[index];
      if (paint === undefined || cells === 0) continue;
      const shown = groundColor(paint);
      if (isPictured(paint)) pictured += cells;
      if (shown !== null && (!isPictured(paint) || coversPage(paint, perception))) {
        known += cells;
        if (isDarkGround(shown)) dark += cells;
      }
      const ground = groundUnder(paint, perception, paintMap);
      if (ground !== null) add(found, ground, cells);
    }
    const text = textOnGrounds(perception, paintMap);
    const root = paintMap.paints[paintMap.root]?.color;
    const candidates = [...found].map(([key, { paint, color, cells, elements }]) => ({
      color,
      selector: shortSelector(paint.element),
      elements: [...elements],
      share: cells / total,
      textShare: text.get(key) ?? 0,
      flat: paint.kind === 'color' || (paint.kind === 'gradient' && isNearlyFlat(paint.stops, color)),
      root: (root !== undefined && toHex(root) === key) || coversPage(paint, perception),
    }));
    return {
      candidates: candidates.toSorted((a, b) => b.share - a.share),
      pictured: pictured / total,
      dark: dark / Math.max(1, known),
    };
  },
});

/** A ground and the cells that lie on it, by its colour. */
interface Found {
  readonly paint: Paint;
  readonly color: Rgba;
  readonly elements: Set<number>;
  cells: number;
}

function add(found: Map<string, Found>, { paint, color }: GroundPaint, cells: number): void {
  const key = toHex(color);
  const known = found.get(key);
  known?.elements.add(paint.element.index);
  if (known === undefined) found.set(key, { paint, color, cells, elements: new Set([paint.element.index]) });
  else known.cells += cells;
}

interface GroundPaint {
  readonly paint: Paint;
  readonly color: Rgba;
}

/** The wide paint of a known colour that a paint lies on (itself, if it is wide); patterns show what is below. */
function groundUnder(paint: Paint, perception: Perception, paintMap: PaintMap): GroundPaint | null {
  let seen: Paint | undefined = paint;
  for (; seen !== undefined; seen = seen.below === -1 ? undefined : paintMap.paints[seen.below]) {
    if ((seen.kind === 'pattern' && seen.decoded === null) || !isWide(seen, perception)) continue;
    const color = isPictured(seen) && !coversPage(seen, perception) ? null : groundColor(seen);
    if (color !== null) return { paint: seen, color };
    // A picture in the content lies on a ground; a background picture replaces the ground.
    if (seen.kind === 'picture') return paint.kind === 'color' ? { paint, color: paint.color } : null;
  }
  return null;
}

/** A gradient between similar shades counts as one ground, of its mean colour. */
function isNearlyFlat(stops: readonly Rgba[], mean: Rgba): boolean {
  return stops.every((stop) => colorDifference(stop, mean) < MAX_STOP_DISTANCE);
}

/** True for a picture that is the ground of the page, not of a section. */
function coversPage({ kind, element }: Paint, { page, height }: Perception): boolean {
  const { box, tag, style } = element;
  if (kind !== 'picture' && kind !== 'media') return false;
  if (box.width < COVER * page.viewport.width) return false;
  if (tag === 'html' || tag === 'body') return true;
  return box.height >= (style.position === 'fixed' ? COVER * page.viewport.height : COVER * height);
}

const COVER = 0.9; // of the viewport or the page; covers leave room for a scroll bar or a margin

function isWide(paint: Paint, perception: Perception): boolean {
  const { tag, box } = paint.element;
  return (
    paint.below === -1 ||
    tag === 'html' ||
    tag === 'body' ||
    box.width >= MIN_GROUND_WIDTH * perception.page.viewport.width ||
    isSheet(paint, perception)
  );
}

/** One flat box that is most of the page, as boxed layouts lay their content on: neither a card nor a panel. */
function isSheet({ kind, element: { box } }: Paint, { page, height }: Perception): boolean {
  const { viewport } = page;
  if (kind !== 'color' || box.width < SHEET * viewport.width) return false;
  return areaOf(box) >= SHEET * viewport.width * Math.max(height, viewport.height);
}

const SHEET = 0.5; // of the page, and of the width of the viewport

function textOnGrounds(perception: Perception, paintMap: PaintMap): Map<string, number> {
  const shares = new Map<string, number>();
  let total = 0;
  for (const { box, characters } of perception.runs) {
    const paint = paintMap.atCentre(box);
    const ground = paint === undefined ? null : groundUnder(paint, perception, paintMap);
    if (ground === null) continue;
    const key = toHex(ground.color);
    shares.set(key, (shares.get(key) ?? 0) + characters);
    total += characters;
  }
  for (const [key, characters] of shares) shares.set(key, characters / total);
  return shares;
}
