import type { StyledElement } from '../cascade/styled-page.ts';
import { colorDifference } from '../color/difference.ts';
import { toHex } from '../color/hex.ts';
import { mixedColor } from '../color/mean.ts';
import { encloses } from './box-geometry.ts';
import { SAME_COLOR, type Layer } from './layer.ts';
import { MIN_GROUND_WIDTH } from './paint-layers.ts';
import type { VisiblePage } from './visible-page.ts';

const MIN_TEXTS = 3; // on a canvas, to tell its colour

/**
 * The ground that a script draws on a canvas as wide as the viewport, by the colours that screenshots show behind the
 * texts on it. Null without screenshots, or where fewer than three texts lie on it.
 */
export function drawnGround(canvas: StyledElement, seen: VisiblePage): Layer | null {
  const { pixels, viewport } = seen.page;
  if (pixels === null || canvas.tag !== 'canvas' || canvas.box.width < MIN_GROUND_WIDTH * viewport.width)
    return null;
  const below = toHex(seen.ground(canvas).color);
  const behind = seen.runs
    .filter(({ box, ground }) => encloses(canvas.box, box) && toHex(ground.color) === below)
    .flatMap(({ element }) => pixels.behindText.get(element.index) ?? []);
  const [first] = behind;
  if (first === undefined || behind.length < MIN_TEXTS) return null;
  const even = behind.every((other) => colorDifference(other, first) < SAME_COLOR);
  if (even) return { kind: 'color', color: first, stops: [], weights: [], url: null };
  const weights = behind.map(() => 1 / behind.length);
  const color = mixedColor(behind.map((stop) => ({ color: stop, weight: 1 / behind.length })));
  return { kind: 'gradient', color, stops: behind, weights, url: null };
}
