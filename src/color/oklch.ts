import type { Rgba } from './rgba.ts';

/** OKLCH: lightness 0..1, chroma 0..about 0.37 for sRGB, hue 0..360 degrees (0 for greys). */
export interface Oklch {
  readonly l: number;
  readonly c: number;
  readonly h: number;
}

const GREY = 1e-4; // chroma below this is rounding, its hue is noise

/** Björn Ottosson's OKLab (2020) in polar form; alpha is ignored. */
export function rgbaToOklch({ r, g, b }: Rgba): Oklch {
  const [red, green, blue] = [linear(r), linear(g), linear(b)];
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const l = 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short;
  const labA = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const labB = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  const c = Math.hypot(labA, labB);
  if (c < GREY) return { l, c: 0, h: 0 };
  return { l, c, h: ((Math.atan2(labB, labA) * 180) / Math.PI + 360) % 360 };
}

function linear(channel: number): number {
  const c = channel / 255;
  return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
}
