import { ColorCounts, type ColorMeasures } from './color-counts.ts';
import { PixelSteps, type StepMeasures } from './pixel-steps.ts';
import { isSeen, type Pixels } from './pixels.ts';
import { plainGround } from './plain-ground.ts';

/**
 * Statistics of the pixels of a picture, by which its kind is told; shares are 0..1. An even ground around an object
 * counts as transparent, so that a photograph cut out on white is told by what it shows. Only the range is of all pixels.
 */
export interface PictureMeasures extends ColorMeasures, StepMeasures {
  /** Share of the pixels that are less than half opaque, or an even ground around an object. */
  readonly transparent: number;
  /** Logarithm to base 2 of the number of pixels. */
  readonly size: number;
  /** Logarithm to base 2 of width over height. */
  readonly aspect: number;
}

const SAMPLES = 25_000; // pixels; more do not change a share
const FAR = 0.01; // of the shorter side

/** Measures pixels on a grid over the whole picture. */
export function pictureMeasures(pixels: Pixels): PictureMeasures {
  const { width, height, data } = pixels;
  const stride = Math.max(1, Math.round(Math.sqrt((width * height) / SAMPLES)));
  const colors = new ColorCounts();
  const isGround = plainGround(pixels);
  const isObject = (at: number) => isSeen(data, at) && !isGround(at);
  const steps = new PixelSteps(pixels, isObject, Math.max(2, Math.round(FAR * Math.min(width, height))));
  let all = 0;
  for (let y = 0; y < height; y += stride) {
    for (let x = 0; x < width; x += stride) {
      const at = 4 * (y * width + x);
      all++;
      if (!isSeen(data, at)) continue;
      const color = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0] as const;
      colors.see(...color);
      if (isGround(at)) continue;
      colors.add(...color);
      steps.add(x, y);
    }
  }
  return {
    transparent: 1 - colors.total / (all || 1),
    ...colors.measures(),
    ...steps.measures(),
    size: Math.log2(width * height),
    aspect: Math.log2(width / height),
  };
}
