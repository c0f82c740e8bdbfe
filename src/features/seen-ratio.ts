import { toHex } from '../color/hex.ts';
import { type Oklab, oklabDistance, rgbaToOklab } from '../color/oklab.ts';
import type { Rgba } from '../color/rgba.ts';
import type { Paint } from './brush.ts';
import { type Canvas, paintWeights } from './canvas.ts';
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
  const seen = pixels.palette.map(({ color, share }) => ({ place: rgbaToOklab(color), share }));
  const promised = promisedShares(canvas, view, pixels.height);
  const all = [...promised.values()];
  return (fill) => {
    const own = promised.get(toHex(fill));
    return own === undefined ? 1 : Math.min(MOST, shareNear(seen, own.place) / shareNear(all, own.place));
  };
}

/** A colour and how much of the page is promised to it, or shows it. */
interface Part {
  readonly place: Oklab;
  readonly share: number;
}

function shareNear(parts: readonly Part[], place: Oklab): number {
  return parts.reduce((sum, part) => sum + (oklabDistance(part.place, place) <= SAME ? part.share : 0), 0);
}

/** Of the part of the page that was looked at, by colour. */
function promisedShares(canvas: Canvas, view: PageView, height: number): ReadonlyMap<string, Part> {
  const weights = paintWeights(canvas, view, height);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const tints = overPictures(canvas.paints);
  const found = new Map<string, { readonly place: Oklab; share: number }>();
  canvas.paints.forEach(({ kind, color }, index) => {
    const share = (weights[index] ?? 0) / total;
    if (share === 0 || kind !== 'color' || tints[index] === true) return;
    const known = found.get(toHex(color));
    if (known === undefined) found.set(toHex(color), { place: rgbaToOklab(color), share });
    else known.share += share;
  });
  return found;
}

/**
 * A strong tint over a photograph is a colour of the page, but its pixels are those of the photograph: which paints
 * lie over one. Paints stand behind those they cover.
 */
function overPictures(paints: readonly Paint[]): readonly boolean[] {
  const over: boolean[] = [];
  for (const { below } of paints) {
    const kind = paints[below]?.kind;
    over.push(kind === 'picture' || kind === 'media' || over[below] === true);
  }
  return over;
}
