import { convertColor } from '../../color/color-space.ts';
import { oklchColor, type Oklch } from '../../color/oklch.ts';
import { contrastRatio } from '../../color/contrast.ts';
import type { Rgba } from '../../color/rgba.ts';
import { WHITE } from '../../color/plain-colors.ts';

const GAMUT_SLACK = 0.002; // of a channel; less than one of 255 steps
const LIGHTNESS_STEP = 0.01;

/** The colour with that hue and chroma whose lightness is nearest to `l` within the sRGB gamut. */
export function chromaticColor({ l, c, h }: Oklch): Rgba {
  for (let offset = 0; offset <= 1; offset += LIGHTNESS_STEP) {
    const fitting = [l - offset, l + offset].find((lightness) => isShown({ l: lightness, c, h }));
    if (fitting !== undefined) return oklchColor(fitting, c, h);
  }
  return chromaticColor({ l, c: c * 0.95, h }); // no lightness of this hue has that chroma
}

/** The colour with that hue and lightness, with the chroma reduced to the sRGB gamut. */
export function shadeOf({ l, c, h }: Oklch): Rgba {
  const fitting = Array.from({ length: 21 }, (_, step) => c * (1 - step / 20)).find((chroma) =>
    isShown({ l, c: chroma, h }),
  );
  return oklchColor(l, fitting ?? 0, h);
}

/** The colour of that hue and chroma whose contrast against `ground` is nearest to `ratio`. */
export function inkFor(ground: Rgba, ratio: number, c: number, h: number): Rgba {
  const candidates = Array.from({ length: 101 }, (_, step) => oklchColor(step / 100, c, h));
  const miss = (color: Rgba) => Math.abs(contrastRatio(color, ground) - ratio);
  return candidates.reduce((best, color) => (miss(color) < miss(best) ? color : best));
}

/** Near-black or white, whichever has more contrast on a fill. */
export function labelOn(fill: Rgba): Rgba {
  return contrastRatio(WHITE, fill) >= contrastRatio(NEAR_BLACK, fill) ? WHITE : NEAR_BLACK;
}

const NEAR_BLACK: Rgba = { r: 14, g: 14, b: 14, a: 1 };

function isShown({ l, c, h }: Oklch): boolean {
  if (l < 0 || l > 1) return false;
  const { channels } = convertColor({ space: 'oklch', channels: [l, c, h], alpha: 1 }, 'srgb');
  return channels.every((channel) => (channel ?? 0) >= -GAMUT_SLACK && (channel ?? 0) <= 1 + GAMUT_SLACK);
}
