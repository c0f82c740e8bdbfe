import type { StyledElement } from '../cascade/styled-page.ts';
import { colorDifference } from '../color/difference.ts';
import { toHex } from '../color/hex.ts';
import { mixedColor } from '../color/mean.ts';
import { encloses } from './clip.ts';
import type { Layer } from './layers.ts';
import type { PageView } from './page-view.ts';

const WIDE = 0.75; // of the window, as in grounds: a smaller drawing is a picture and no ground
const ENOUGH = 3; // texts that stand on it
const SAME_COLOR = 0.04; // OKLab distance, as in layers

/**
 * What a canvas as wide as the window shows, by the colours that were seen behind the texts on it: the ground that a
 * script draws. Null where nobody has looked, or hardly any text stands on it.
 */
export function drawnGround(canvas: StyledElement, view: PageView): Layer | null {
  const { pixels, viewport } = view.page;
  if (pixels === null || canvas.tag !== 'canvas' || canvas.box.width < WIDE * viewport.width) return null;
  const below = toHex(view.ground(canvas).color);
  const seen = view.runs
    .filter(({ box, ground }) => encloses(canvas.box, box) && toHex(ground.color) === below)
    .flatMap(({ element }) => pixels.behindText.get(element.index) ?? []);
  const [first] = seen;
  if (first === undefined || seen.length < ENOUGH) return null;
  const even = seen.every((other) => colorDifference(other, first) < SAME_COLOR);
  if (even) return { kind: 'color', color: first, stops: [], weights: [], url: null };
  const weights = seen.map(() => 1 / seen.length);
  const color = mixedColor(seen.map((stop) => ({ color: stop, weight: 1 / seen.length })));
  return { kind: 'gradient', color, stops: seen, weights, url: null };
}
