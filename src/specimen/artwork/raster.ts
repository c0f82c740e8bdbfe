import type { Rgba } from '../../color/rgba.ts';
import type { Light } from './photographs/light.ts';
import { pngDataUrl } from './png.ts';

/** Subject of a generated photograph: hills in morning haze, or the sea in the evening. */
export type Scene = 'hills' | 'sea';

const WIDTH = 256;
const HEIGHT = 144;
const SHADES = 256;

/** Lightness of the colours from the foreground to the sky around the sun. */
const RAMP = [0.19, 0.34, 0.52, 0.72, 0.87, 0.96] as const;

const made = new Map<Scene, Uint8Array>();

/** A generated picture with the depth and grain of a photograph in a light, as the data: URL of a bitmap. */
export function rasterPhotograph(scene: Scene, { tone, matter }: Light): string {
  const pixels = made.get(scene) ?? drawn(scene);
  made.set(scene, pixels);
  const ramp = RAMP.map((l) => (l < HAZE ? matter : tone)(l));
  const colors = Array.from({ length: SHADES }, (_, shade) => rampColor(ramp, shade / (SHADES - 1)));
  return pngDataUrl({ width: WIDTH, height: HEIGHT, pixels, colors });
}

const HAZE = 0.6; // lightness from which haze hides the colour of matter

function drawn(scene: Scene): Uint8Array {
  const pixels = new Uint8Array(WIDTH * HEIGHT);
  for (let y = 0; y < HEIGHT; y++) {
    for (let x = 0; x < WIDTH; x++) {
      const light = (scene === 'hills' ? hills : sea)(x / WIDTH, y / HEIGHT);
      const grain = (noise(x, y) - 0.5) * 0.02;
      pixels[y * WIDTH + x] = Math.round((SHADES - 1) * Math.min(1, Math.max(0, light + grain)));
    }
  }
  return pixels;
}

/** Lightness of five ridges with haze between them; nearer ridges are darker. */
function hills(x: number, y: number): number {
  let light = 0.72 + 0.28 * glow(x, y, 0.68, 0.24, 0.3) - 0.12 * y;
  for (let ridge = 0; ridge < 5; ridge++) {
    const crest = 0.38 + 0.125 * ridge + 0.08 * wave(x * (3.1 + 1.3 * ridge) + ridge * 7.3);
    const depth = smooth((y - crest) / 0.012);
    const haze = 0.2 * Math.exp(-(y - crest) * 7) * (1 - ridge / 6);
    light += depth * (0.6 - 0.135 * ridge + haze - light);
  }
  return light;
}

/** Lightness of a low sun, its reflection, and waves that grow toward the viewer. */
function sea(x: number, y: number): number {
  const horizon = 0.52;
  if (y < horizon) return 0.42 + 0.5 * (y / horizon) ** 2 * 0.6 + 0.5 * glow(x, y, 0.36, 0.44, 0.22);
  const near = (y - horizon) / (1 - horizon);
  const swell = 0.5 + 0.5 * wave(x * (10 - 5 * near) + y * (90 - 50 * near));
  const path = Math.exp(-(((x - 0.36) / (0.05 + 0.16 * near)) ** 2));
  return 0.36 - 0.22 * near + swell * (0.06 + 0.4 * path * (1 - 0.4 * near));
}

function glow(x: number, y: number, cx: number, cy: number, radius: number): number {
  return Math.exp(-((x - cx) ** 2 * 2.4 + (y - cy) ** 2) / radius ** 2);
}

/** Sum of incommensurable sines, -1..1, so that no two hills are equal. */
function wave(t: number): number {
  return 0.55 * Math.sin(t) + 0.3 * Math.sin(2.17 * t + 1.3) + 0.15 * Math.sin(5.31 * t + 4.1);
}

function smooth(t: number): number {
  const clamped = Math.min(1, Math.max(0, t));
  return clamped * clamped * (3 - 2 * clamped);
}

/** Noise, 0..1; deterministic for each pixel. */
function noise(x: number, y: number): number {
  const value = Math.sin(x * 127.1 + y * 311.7) * 43_758.5453;
  return value - Math.floor(value);
}

function rampColor(ramp: readonly Rgba[], light: number): number {
  const at = light * (ramp.length - 1);
  const [from = BLACK, to = from] = [ramp[Math.floor(at)], ramp[Math.ceil(at)]];
  const mix = (i: 'r' | 'g' | 'b') => Math.round(from[i] + (to[i] - from[i]) * (at % 1));
  return (mix('r') << 16) | (mix('g') << 8) | mix('b');
}

const BLACK: Rgba = { r: 0, g: 0, b: 0, a: 1 };
