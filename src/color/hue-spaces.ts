/** HSL and HWB of css-color-4, §7 and §8, also for colours outside sRGB. Hues in degrees. */

type Triple = readonly [number, number, number];

/** sRGB 0..1 to hue, saturation and lightness 0..1. */
export function srgbToHsl([r, g, b]: Triple): Triple {
  const max = Math.max(r, g, b);
  const min = Math.min(r, g, b);
  const lightness = (min + max) / 2;
  const range = Math.min(lightness, 1 - lightness);
  const saturation = range === 0 || max === min ? 0 : (max - lightness) / range;
  const hue = srgbHue(r, g, b, max, max - min);
  // Outside sRGB the saturation can become negative, which means the opposite hue.
  return saturation < 0 ? [(hue + 180) % 360, -saturation, lightness] : [hue, saturation, lightness];
}

/** Hue in degrees, saturation and lightness 0..1 to sRGB 0..1. */
export function hslToSrgb([hue, saturation, lightness]: Triple): Triple {
  const amplitude = saturation * Math.min(lightness, 1 - lightness);
  const channel = (offset: number) => {
    const k = (((offset + hue / 30) % 12) + 12) % 12;
    return lightness - amplitude * Math.max(-1, Math.min(k - 3, 9 - k, 1));
  };
  return [channel(0), channel(8), channel(4)];
}

/** sRGB 0..1 to hue, whiteness and blackness 0..1. */
export function srgbToHwb([r, g, b]: Triple): Triple {
  const max = Math.max(r, g, b);
  const min = Math.min(r, g, b);
  return [srgbHue(r, g, b, max, max - min), min, 1 - max];
}

/** Hue in degrees, whiteness and blackness 0..1 to sRGB 0..1; above a sum of 1 the two are scaled to a grey. */
export function hwbToSrgb([hue, whiteness, blackness]: Triple): Triple {
  const sum = whiteness + blackness;
  if (sum >= 1) return [whiteness / sum, whiteness / sum, whiteness / sum];
  const [r, g, b] = hslToSrgb([hue, 1, 0.5]);
  const channel = (pure: number) => pure * (1 - sum) + whiteness;
  return [channel(r), channel(g), channel(b)];
}

function srgbHue(r: number, g: number, b: number, max: number, range: number): number {
  if (range === 0) return 0;
  if (max === r) return 60 * ((g - b) / range + (g < b ? 6 : 0));
  return max === g ? 60 * ((b - r) / range + 2) : 60 * ((r - g) / range + 4);
}
