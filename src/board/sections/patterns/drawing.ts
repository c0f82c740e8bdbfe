/** What a pattern is drawn from. */
export interface Drawing {
  readonly width: number;
  readonly height: number;
  /** Colour of the ground. */
  readonly back: string;
  /** Colours of the forms, one or more; all can be seen on the ground. */
  readonly colors: readonly string[];
  /** Radius of corners and width of lines, in units of the drawing. */
  readonly corner: number;
  readonly line: number;
  /** The spacing scale in px, the smallest first. */
  readonly steps: readonly number[];
  readonly random: () => number;
}

/** Coordinates in tenths of a unit. */
export function fixed(value: number): string {
  return String(Math.round(value * 10) / 10);
}

/** The path of a form in a square cell around its first corner: a sector for rounded brands, a triangle for others. */
export function cornerPath(cell: number, corner: number): string {
  const side = fixed(cell);
  return `M0 0H${side}${corner > 0 ? `A${side} ${side} 0 0 1 0 ${side}` : `L0 ${side}`}Z`;
}
