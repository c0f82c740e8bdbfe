import { colorDifference } from '../color/difference.ts';
import { toHex } from '../color/hex.ts';
import type { Rgba } from '../color/rgba.ts';
import type { Paint } from './brush.ts';
import type { Canvas } from './canvas.ts';
import type { PageView } from './page-view.ts';

/** OKLab distance up to which a fill and a colour of the picture are the same. */
const SAME = 0.04;
/** A fill half hidden behind text and icons, or drawn twice as large, is still that fill; more is somebody else's colour. */
const MOST = 2;

/**
 * How much of each flat fill the pixels of the page show, against how much its boxes promise: 1 where nobody has
 * looked, 0 for a colour that is painted and never seen.
 */
export function seenRatio(canvas: Canvas, view: PageView): (fill: Rgba) => number {
  const { pixels } = view.page;
  if (pixels === null) return () => 1;
  const promised = promisedShares(canvas, view, pixels.height);
  const ratios = new Map<string, number>();
  for (const [key, { color }] of promised) {
    const alike = [...promised.values()].filter((other) => colorDifference(other.color, color) <= SAME);
    const seen = pixels.palette.filter((other) => colorDifference(other.color, color) <= SAME);
    const ratio = sum(seen) / sum(alike);
    ratios.set(key, Math.min(ratio, MOST));
  }
  return (fill) => ratios.get(toHex(fill)) ?? 1;
}

interface Promised {
  readonly color: Rgba;
  share: number;
}

/** Of the part of the page that was looked at, by colour. */
function promisedShares({ cells, columns, cell, paints }: Canvas, view: PageView, height: number) {
  const found = new Map<string, Promised>();
  const weights = new Map<number, number>();
  let total = 0;
  for (let row = 0; row * columns < cells.length && row * cell < height; row++) {
    const weight = view.weight({ x: 0, y: row * cell, width: cell, height: cell });
    for (const paint of cells.subarray(row * columns, (row + 1) * columns)) {
      weights.set(paint, (weights.get(paint) ?? 0) + weight);
      total += weight;
    }
  }
  for (const [index, weight] of weights) {
    const paint = paints[index];
    if (paint?.kind !== 'color' || coversPicture(paint, paints)) continue;
    const key = toHex(paint.color);
    const known = found.get(key);
    if (known === undefined) found.set(key, { color: paint.color, share: weight / total });
    else known.share += weight / total;
  }
  return found;
}

/** A strong tint over a photograph is a colour of the page, but its pixels are those of the photograph. */
function coversPicture(paint: Paint, paints: readonly Paint[]): boolean {
  for (let below = paints[paint.below]; below !== undefined; below = paints[below.below]) {
    if (below.kind === 'picture' || below.kind === 'media') return true;
  }
  return false;
}

function sum(colors: readonly { readonly share: number }[]): number {
  return colors.reduce((all, { share }) => all + share, 0);
}
