import { colorDifference } from '../../color/difference.ts';
import type { Rgba } from '../../color/rgba.ts';
import type { ImageLooks } from '../image-looks.ts';
import { type KindChances, kindChances } from './picture-kinds.ts';
import { pictureMeasures } from './picture-measures.ts';
import type { Pixels } from './pixels.ts';

/** What is kept of a decoded picture. */
export interface PictureContent {
  /** Mean colour of the visible pixels; its alpha is the mean alpha of the picture. */
  readonly mean: Rgba;
  /** Mean colours of a grid of GRID by GRID cells, row by row; a cell without a visible pixel is transparent. */
  readonly grid: readonly Rgba[];
  /** Mean OKLab distance of the cells from the mean: 0 for a pattern, from 0.05 a picture. */
  readonly spread: number;
  /** Largest difference within a channel, 0..255: 0 for a single colour. */
  readonly range: number;
  readonly kinds: KindChances;
}

/** Columns and rows of the grid: a cell of a cover is about as high as a line of text. */
export const GRID = 16;
const SAMPLES = 8; // pixels of a cell each way; more do not change its mean
const MIN_SEEN = 0.1; // alpha of a cell whose colour counts for the spread

/** Summarises a decoded picture in 256 colours and a few numbers. */
export function pictureContent(pixels: Pixels): PictureContent {
  const { mean, grid } = colorsOf(pixels);
  const seen = grid.filter(({ a }) => a >= MIN_SEEN);
  const distances = seen.map((cell) => colorDifference({ ...cell, a: 1 }, { ...mean, a: 1 }));
  const measures = pictureMeasures(pixels);
  return {
    mean,
    grid,
    spread: distances.reduce((sum, distance) => sum + distance, 0) / (seen.length || 1),
    range: measures.range,
    kinds: kindChances(measures),
  };
}

/** The kind that the pixels lean to, however little. */
export function likelierLooks({ kinds: { photo, drawing, logo } }: PictureContent): ImageLooks {
  return photo > drawing + logo ? 'photo' : 'drawing';
}

/** Undefined where the pixels are those of either kind. */
export function looksOf({ kinds: { photo, drawing, logo } }: PictureContent): ImageLooks | undefined {
  if (photo >= SURE) return 'photo';
  return drawing + logo >= SURE ? 'drawing' : undefined;
}

const SURE = 0.65; // below it the file type decides as well

function colorsOf({ width, height, data }: Pixels): { mean: Rgba; grid: Rgba[] } {
  const cells = Array.from({ length: GRID * GRID }, () => new ColorSum());
  const whole = new ColorSum();
  const step = Math.max(1, Math.floor(Math.min(width, height) / (GRID * SAMPLES)));
  for (let y = 0; y < height; y += step) {
    const row = Math.floor((y * GRID) / height) * GRID;
    for (let x = 0; x < width; x += step) {
      const at = 4 * (y * width + x);
      cells[row + Math.floor((x * GRID) / width)]?.add(data, at);
      whole.add(data, at);
    }
  }
  const mean = whole.mean() ?? CLEAR;
  // A picture with fewer pixels than cells, such as a tile, leaves cells empty.
  return { mean, grid: cells.map((cell) => cell.mean() ?? mean) };
}

const CLEAR: Rgba = { r: 0, g: 0, b: 0, a: 0 };

class ColorSum {
  #r = 0;
  #g = 0;
  #b = 0;
  #a = 0;
  #count = 0;

  add(data: Pixels['data'], at: number): void {
    const a = data[at + 3] ?? 0;
    this.#r += (data[at] ?? 0) * a;
    this.#g += (data[at + 1] ?? 0) * a;
    this.#b += (data[at + 2] ?? 0) * a;
    this.#a += a;
    this.#count++;
  }

  /** Null without a pixel. */
  mean(): Rgba | null {
    if (this.#count === 0) return null;
    if (this.#a === 0) return CLEAR;
    const of = (sum: number) => Math.round(sum / this.#a);
    return { r: of(this.#r), g: of(this.#g), b: of(this.#b), a: this.#a / this.#count / 255 };
  }
}
