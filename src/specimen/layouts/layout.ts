import type { Taste } from '../complete-taste.ts';
import type { RasterSubject } from '../artwork/raster/shade.ts';
import type { Design } from '../design.ts';

/** An arrangement of a page: what it shows, and in which order and form. */
export interface Layout {
  readonly id: string;
  /** The kind of page, as a noun. */
  readonly title: string;
  /** What a photograph as wide as the page shows. */
  readonly photographs: readonly RasterSubject[];
  /** How well it fits a taste; the layout with the highest number is chosen. */
  readonly suits: (taste: Taste) => number;
  /** The sections of main, top to bottom. */
  readonly sections: (design: Design) => readonly string[];
  /** Rules besides those of every specimen. */
  readonly rules: (design: Design) => string;
}
