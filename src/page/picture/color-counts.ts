/** Statistics of the visible pixels; shares are 0..1. */
export interface ColorMeasures {
  /** Bits: entropy of the lightness of the visible pixels, 0 for a single one, 6 for all levels alike. */
  readonly entropy: number;
  /** Mean of the largest minus the smallest channel, 0..1. */
  readonly chroma: number;
  /** Largest difference within a channel of all colours seen, 0..255: 0 for a single colour. */
  readonly range: number;
  /** Logarithm to base 2 of the number of colours, of 16 levels a channel. */
  readonly colors: number;
  /** Share of the visible pixels with one of the 16 most frequent of these colours. */
  readonly frequent: number;
}

const LIGHTNESS_LEVELS = 64;
const COLORS = 4096; // of 16 levels a channel
const FREQUENT = 16;

/** A number for the colours that share their 16 levels a channel. */
export function coarseColor(r: number, g: number, b: number): number {
  return ((r >> 4) << 8) | ((g >> 4) << 4) | (b >> 4);
}

/** Counts the colours of pixels. */
export class ColorCounts {
  total = 0;
  readonly #lightness = new Uint32Array(LIGHTNESS_LEVELS);
  readonly #colors = new Uint32Array(COLORS);
  readonly #low = [255, 255, 255];
  readonly #high = [0, 0, 0];
  #chroma = 0;

  add(...color: readonly [r: number, g: number, b: number]): void {
    const [r, g, b] = color;
    this.total++;
    increment(this.#lightness, lightnessOf(r, g, b));
    increment(this.#colors, coarseColor(r, g, b));
    this.#chroma += Math.max(r, g, b) - Math.min(r, g, b);
  }

  /** Adds a colour to the range alone. */
  see(...color: readonly [r: number, g: number, b: number]): void {
    for (let channel = 0; channel < 3; channel++) {
      const value = color[channel] ?? 0;
      if (value < (this.#low[channel] ?? 0)) this.#low[channel] = value;
      if (value > (this.#high[channel] ?? 0)) this.#high[channel] = value;
    }
  }

  measures(): ColorMeasures {
    const total = this.total || 1;
    const counts = this.#colors.filter((count) => count > 0).toSorted();
    const frequent = counts.subarray(-FREQUENT).reduce((sum, count) => sum + count, 0);
    return {
      entropy: entropyOf(this.#lightness, total),
      chroma: this.#chroma / total / 255,
      range: Math.max(0, ...this.#high.map((high, channel) => high - (this.#low[channel] ?? 0))),
      colors: Math.log2(1 + counts.length),
      frequent: frequent / total,
    };
  }
}

function increment(counts: Uint32Array, at: number): void {
  counts[at] = (counts[at] ?? 0) + 1;
}

/** Levels of luma, finer in the dark, so that dark photographs have as many as light ones. */
function lightnessOf(r: number, g: number, b: number): number {
  const luma = 0.299 * r + 0.587 * g + 0.114 * b;
  return Math.floor((LIGHTNESS_LEVELS - 0.01) * Math.sqrt(luma / 255));
}

function entropyOf(counts: Uint32Array, total: number): number {
  let entropy = 0;
  for (const count of counts) if (count > 0) entropy -= (count / total) * Math.log2(count / total);
  return entropy;
}
