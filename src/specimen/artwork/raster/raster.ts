import type { Rgba } from '../../../color/rgba.ts';
import type { Light } from '../photographs/light.ts';
import { pngDataUrl } from '../png.ts';
import { type RasterSubject, smooth } from './shade.ts';
import { BLACK } from '../../../color/plain-colors.ts';

/** px */
const WIDTH = 256;
const HEIGHT = 144;
const SHADES = 256;

/** Lightness of the colours from the deepest shadow to the highest light. */
const RAMP = [0.19, 0.34, 0.52, 0.72, 0.87, 0.96] as const;

/** The foot of the picture is darker, so that the line of text on it can be read. */
const FOOT = { from: 0.74, by: 0.34 } as const;
const GRAIN = 0.02; // of the lightness

/** A generated picture with the depth and grain of a photograph in a light, as the data: URL of a bitmap. */
export function rasterPhotograph({ compose }: RasterSubject, { tone, matter, random }: Light): string {
  const shade = compose(random);
  const pixels = new Uint8Array(WIDTH * HEIGHT);
  for (let y = 0; y < HEIGHT; y++) {
    const foot = 1 - FOOT.by * smooth((y / HEIGHT - FOOT.from) / (1 - FOOT.from));
    for (let x = 0; x < WIDTH; x++) {
      const light = shade(x / WIDTH, y / HEIGHT) * foot + (noise(x, y) - 0.5) * GRAIN;
      pixels[y * WIDTH + x] = Math.round((SHADES - 1) * Math.min(1, Math.max(0, light)));
    }
  }
  const ramp = RAMP.map((l) => (l < HAZE ? matter : tone)(l));
  const colors = Array.from({ length: SHADES }, (_, at) => rampColor(ramp, at / (SHADES - 1)));
  return pngDataUrl({ width: WIDTH, height: HEIGHT, pixels, colors });
}

const HAZE = 0.6; // lightness from which haze hides the colour of matter

/** Noise, 0..1; deterministic for each pixel. */
function noise(x: number, y: number): number {
  const value = Math.imul(Math.imul(x, 0x27d4eb2d) ^ Math.imul(y, 0x165667b1), 0x9e3779b1);
  return ((value ^ (value >>> 15)) >>> 0) / 2 ** 32;
}

function rampColor(ramp: readonly Rgba[], light: number): number {
  const at = light * (ramp.length - 1);
  const [from = BLACK, to = from] = [ramp[Math.floor(at)], ramp[Math.ceil(at)]];
  const mix = (i: 'r' | 'g' | 'b') => Math.round(from[i] + (to[i] - from[i]) * (at % 1));
  return (mix('r') << 16) | (mix('g') << 8) | mix('b');
}
