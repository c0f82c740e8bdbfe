import type { Pixels } from './pixels.ts';

/** Statistics of the pixels of a picture. */
export interface PictureTexture {
  /** Share of the pixels that are less than half opaque, 0..1. */
  readonly transparent: number;
  /** Bits: entropy of the lightness of the visible pixels, 0 for a single one, 6 for all levels alike. */
  readonly entropy: number;
  /** Mean of the largest minus the smallest channel, 0..1. */
  readonly chroma: number;
  /** Largest difference within a channel, 0..255: 0 for a single colour. */
  readonly range: number;
}

const MAX_SAMPLES = 60_000; // pixels; more do not change a share
const SEEN = 128; // alpha
const LEVELS = 64;

export function pictureTexture({ width, height, data }: Pixels): PictureTexture {
  const step = Math.max(1, Math.ceil((width * height) / MAX_SAMPLES));
  const levels = new Uint32Array(LEVELS);
  const range = new ColorRange();
  let [all, seen, chroma] = [0, 0, 0];
  for (let at = 0; at < 4 * width * height; at += 4 * step) {
    all++;
    if ((data[at + 3] ?? 0) < SEEN) continue;
    seen++;
    const [r, g, b] = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
    const level = levelOf(r, g, b);
    levels[level] = (levels[level] ?? 0) + 1;
    chroma += Math.max(r, g, b) - Math.min(r, g, b);
    range.add(r, g, b);
  }
  return {
    transparent: 1 - seen / (all || 1),
    entropy: entropyOf(levels, seen),
    chroma: chroma / (seen || 1) / 255,
    range: range.largest,
  };
}

/** Levels of luma, finer in the dark, so that dark photographs have as many as light ones. */
function levelOf(r: number, g: number, b: number): number {
  const luma = 0.299 * r + 0.587 * g + 0.114 * b;
  return Math.floor((LEVELS - 0.01) * Math.sqrt(luma / 255));
}

function entropyOf(counts: Uint32Array, total: number): number {
  let entropy = 0;
  for (const count of counts) if (count > 0) entropy -= (count / total) * Math.log2(count / total);
  return entropy;
}

class ColorRange {
  readonly #low = [255, 255, 255];
  readonly #high = [0, 0, 0];

  add(...color: readonly [number, number, number]): void {
    for (let channel = 0; channel < 3; channel++) {
      const value = color[channel] ?? 0;
      if (value < (this.#low[channel] ?? 0)) this.#low[channel] = value;
      if (value > (this.#high[channel] ?? 0)) this.#high[channel] = value;
    }
  }

  /** 0 without a colour. */
  get largest(): number {
    return Math.max(0, ...this.#high.map((high, channel) => high - (this.#low[channel] ?? 0)));
  }
}
