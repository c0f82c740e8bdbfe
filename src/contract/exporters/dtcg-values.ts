import { computeStyle } from '../../cascade/compute.ts';
import { toHex } from '../../color/hex.ts';
import type { Rgba } from '../../color/rgba.ts';
import { tokenColor } from '../../catalog/token-values.ts';
import { MEDIA_ENVIRONMENT } from '../../document/media-environment.ts';

const READING = {
  viewport: { width: MEDIA_ENVIRONMENT.width, height: MEDIA_ENVIRONMENT.height },
  scheme: MEDIA_ENVIRONMENT.scheme,
  pageSchemes: '',
  rootFontSize: MEDIA_ENVIRONMENT.rootFontSize,
} as const;

/** Channels of an sRGB colour from 0 to 1; four decimals distinguish every 8-bit value. */
export function unitChannels(hex: string): Rgba {
  const { r, g, b, a } = tokenColor(hex);
  const part = (channel: number) => Math.round((channel / 255) * 10_000) / 10_000;
  return { r: part(r), g: part(g), b: part(b), a: Math.round(a * 1000) / 1000 };
}

/** An sRGB colour in DTCG 2025.10 format. */
export function dtcgColor(hex: string): object {
  const { r, g, b, a } = unitChannels(hex);
  return { colorSpace: 'srgb', components: [r, g, b], alpha: a, hex: hex.slice(0, 7) };
}

export function dtcgPixels(text: string): object {
  return { value: Number.parseFloat(text), unit: 'px' };
}

/** A CSS box-shadow as one shadow or a list of shadows; null when it is invalid or `none`. */
export function dtcgShadow(text: string): object | null {
  const shadows = computeStyle(new Map([['box-shadow', text]]), null, READING).style['box-shadow'];
  const px = (value: number) => ({ value, unit: 'px' });
  const layers = shadows.map(({ color, x, y, blur, spread, inset }) => ({
    color: dtcgColor(toHex(color)),
    offsetX: px(x),
    offsetY: px(y),
    blur: px(blur),
    spread: px(spread),
    inset,
  }));
  if (layers.length === 0) return null;
  return layers.length === 1 ? (layers[0] ?? null) : layers;
}

/** CSS Easing Functions Level 2: the keywords as cubic Bézier curves. */
const CURVES: Readonly<Record<string, readonly number[]>> = {
  linear: [0, 0, 1, 1],
  ease: [0.25, 0.1, 0.25, 1],
  'ease-in': [0.42, 0, 1, 1],
  'ease-out': [0, 0, 0.58, 1],
  'ease-in-out': [0.42, 0, 0.58, 1],
};

/** The four numbers of a cubic Bézier curve; null for steps(), which the format does not support. */
export function dtcgEasing(text: string): readonly number[] | null {
  const named = CURVES[text];
  if (named !== undefined) return named;
  const numbers = /^cubic-bezier\(([^)]*)\)$/.exec(text)?.[1]?.split(',').map(Number) ?? [];
  return numbers.length === 4 ? numbers : null;
}
