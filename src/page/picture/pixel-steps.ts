import type { Pixels } from './pixels.ts';

/** How pixels differ from their neighbours; shares are 0..1. */
export interface StepMeasures {
  /** Share of the pixels of the same colour as those a hundredth of the picture away. */
  readonly equal: number;
  /** Of the neighbours that differ, the share that differs by more than a sixth of a channel. */
  readonly hard: number;
  /** Share of the edges that are upright or level. */
  readonly straight: number;
  /** Levels by which a pixel of a flat area differs from the mean of its neighbours. */
  readonly noise: number;
}

// Levels of a channel or of luma, 0..255.
const HARD = 40; // between neighbours; a soft shadow takes ten pixels for it
const EDGE = 40; // across two pixels
const FLAT = 6; // across two pixels
const MAX_NOISE = 20;
const ALONG = 0.1; // of the slope of an edge: its other component, if it is upright or level
const FEW_EDGES = 20; // fewer have no direction

/** Counts how pixels differ from those beside, above and below them, and from those `far` pixels away. */
export class PixelSteps {
  readonly #pixels: Pixels;
  readonly #isSeen: (at: number) => boolean;
  readonly #far: number;
  #compared = 0;
  #equal = 0;
  #differing = 0;
  #hard = 0;
  #edges = 0;
  #straight = 0;
  #flat = 0;
  #noise = 0;

  /** @param isSeen whether the pixel whose red is at an index counts */
  constructor(pixels: Pixels, isSeen: (at: number) => boolean, far: number) {
    this.#pixels = pixels;
    this.#isSeen = isSeen;
    this.#far = far;
  }

  add(x: number, y: number): void {
    const { width, height } = this.#pixels;
    const at = 4 * (y * width + x);
    const far = this.#far;
    if (x + far < width && y + far < height) this.#compareFar(at);
    if (x > 0 && y > 0 && x + 1 < width && y + 1 < height) this.#compareNear(at);
  }

  #compareFar(at: number): void {
    const [right, below] = [at + 4 * this.#far, at + 4 * this.#far * this.#pixels.width];
    if (!this.#isSeen(right) || !this.#isSeen(below)) return;
    this.#compared++;
    if (this.#stepAt(at, this.#far) === 0) this.#equal++;
  }

  #compareNear(at: number): void {
    const row = 4 * this.#pixels.width;
    if (![at - 4, at + 4, at - row, at + row].every((near) => this.#isSeen(near))) return;
    const step = this.#stepAt(at, 1);
    if (step > 0) this.#differing++;
    if (step >= HARD) this.#hard++;
    this.#addSlope(at);
  }

  measures(): StepMeasures {
    return {
      equal: this.#equal / (this.#compared || 1),
      hard: this.#hard / (this.#differing || 1),
      straight: this.#edges > FEW_EDGES ? this.#straight / this.#edges : 0,
      noise: this.#noise / (this.#flat || 1),
    };
  }

  /** Largest difference of a colour channel to the pixel on the right and to the one below. */
  #stepAt(at: number, distance: number): number {
    const { data, width } = this.#pixels;
    const [right, below] = [at + 4 * distance, at + 4 * distance * width];
    let step = 0;
    for (let channel = 0; channel < 3; channel++) {
      const own = data[at + channel] ?? 0;
      const beside = Math.abs((data[right + channel] ?? 0) - own);
      const under = Math.abs((data[below + channel] ?? 0) - own);
      if (beside > step) step = beside;
      if (under > step) step = under;
    }
    return step;
  }

  #addSlope(at: number): void {
    const row = 4 * this.#pixels.width;
    const [left, right] = [this.#lumaAt(at - 4), this.#lumaAt(at + 4)];
    const [above, below] = [this.#lumaAt(at - row), this.#lumaAt(at + row)];
    const [across, down] = [Math.abs(right - left), Math.abs(below - above)];
    const slope = Math.sqrt(across * across + down * down);
    if (slope > EDGE) {
      this.#edges++;
      if (Math.min(across, down) < ALONG * slope) this.#straight++;
    } else if (slope < FLAT) {
      this.#flat++;
      this.#noise += Math.min(MAX_NOISE, Math.abs(this.#lumaAt(at) - (left + right + above + below) / 4));
    }
  }

  #lumaAt(at: number): number {
    const { data } = this.#pixels;
    return 0.299 * (data[at] ?? 0) + 0.587 * (data[at + 1] ?? 0) + 0.114 * (data[at + 2] ?? 0);
  }
}
