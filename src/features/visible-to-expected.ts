import { toHex } from '../color/hex.ts';
import { type Oklab, oklabDistance, rgbaToOklab } from '../color/oklab.ts';
import type { Rgba } from '../color/rgba.ts';
import type { Paint } from '../perception/paint-layers.ts';
import { SAME_COLOR } from '../perception/layer.ts';
import { paintWeights } from '../perception/paint-map.ts';
import type { Perception } from '../perception/perceive.ts';

/** A fill half hidden behind text and icons, or drawn twice as large, is still that fill; more is another's colour. */
const MAX_RATIO = 2;

/**
 * For each flat fill the share of the screenshot in its colour, relative to the share that its boxes have: 1 without a
 * screenshot, 0 for a colour that is painted and never visible.
 */
export function visibleToExpected(perception: Perception): (fill: Rgba) => number {
  const { pixels } = perception.page;
  if (pixels === null) return () => 1;
  const seen = pixels.palette.map(({ color, share }) => ({ place: rgbaToOklab(color), share }));
  const expected = expectedShares(perception, pixels.height);
  const all = [...expected.values()];
  return (fill) => {
    const own = expected.get(toHex(fill));
    return own === undefined
      ? 1
      : Math.min(MAX_RATIO, shareNear(seen, own.place) / shareNear(all, own.place));
  };
}

/** A colour and its share of the page. */
interface Part {
  readonly place: Oklab;
  readonly share: number;
}

function shareNear(parts: readonly Part[], place: Oklab): number {
  return parts.reduce(
    (sum, part) => sum + (oklabDistance(part.place, place) <= SAME_COLOR ? part.share : 0),
    0,
  );
}

/** Of the part of the page in the screenshot, by colour. */
function expectedShares(perception: Perception, height: number): ReadonlyMap<string, Part> {
  const weights = paintWeights(perception.paintMap, perception, height);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const tints = overPictures(perception.paintMap.paints);
  const found = new Map<string, { readonly place: Oklab; share: number }>();
  perception.paintMap.paints.forEach(({ kind, color }, index) => {
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
 * lie over one. Paints follow those they cover.
 */
function overPictures(paints: readonly Paint[]): readonly boolean[] {
  const over: boolean[] = [];
  for (const { below } of paints) {
    const kind = paints[below]?.kind;
    over.push(kind === 'picture' || kind === 'media' || over[below] === true);
  }
  return over;
}
