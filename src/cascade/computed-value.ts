import type { Rgba } from '../color/rgba.ts';

/** A length with a percentage that layout resolves: `calc(50% - 8px)` is {px: -8, percent: 50}. */
export interface LengthPercentage {
  readonly px: number;
  readonly percent: number;
}

/** A box size: a length, or a keyword (`auto`, `none`, `normal`, `min-content`, `max-content`, `fit-content`, `content`). */
export type Size = LengthPercentage | string;

export interface Shadow {
  readonly color: Rgba;
  /** px */
  readonly x: number;
  readonly y: number;
  readonly blur: number;
  readonly spread: number;
  readonly inset: boolean;
}

export interface GradientImage {
  readonly kind: 'gradient';
  readonly shape: 'linear' | 'radial' | 'conic';
  readonly repeating: boolean;
  readonly stops: readonly Rgba[];
  /**
   * Position of each stop on the gradient line, in turns for conic gradients; null where it follows from its
   * neighbours.
   */
  readonly places: readonly (LengthPercentage | null)[];
  /** As written, after var() substitution. */
  readonly text: string;
}

export interface UrlImage {
  readonly kind: 'url';
  /** Absolute if the stylesheet has an address, otherwise as written; resolve it against the page. */
  readonly url: string;
}

/** A `none` layer beside other layers: it keeps their places in the lists of the other layer properties. */
export interface NoImage {
  readonly kind: 'none';
}

export type CssImage = UrlImage | GradientImage | NoImage;

/** One corner: horizontal and vertical radius. */
export interface CornerRadius {
  readonly horizontal: LengthPercentage;
  readonly vertical: LengthPercentage;
}

/** The type of a computed value by its kind in PROPERTIES. */
export interface ValueOfKind {
  color: Rgba;
  /** An absolute length in px (`normal` letter-spacing is 0). */
  px: number;
  number: number;
  /** px, or null for `normal`. */
  lineHeight: number | null;
  lengthPercentage: LengthPercentage;
  size: Size;
  radius: CornerRadius;
  keyword: string;
  /** Family names in order, lower case, without quotes. */
  families: readonly string[];
  shadows: readonly Shadow[];
  images: readonly CssImage[];
  /** A comma-separated list of keywords. */
  list: readonly string[];
  /** Seconds. */
  times: readonly number[];
  /** Timing functions, white space removed. */
  easings: readonly string[];
  /** Counts, Infinity for `infinite`. */
  counts: readonly number[];
  /** Text as written after var() substitution, with keywords in lower case. */
  text: string;
}
