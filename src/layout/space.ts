/** The available space of a box. */
export interface Space {
  /** Width of the containing block: fill width and base of percentages. */
  readonly width: number;
  /** Height of the containing block if definite; base of percentage heights. */
  readonly height: number | null;
  /** Whether an automatic width fills the space or shrinks to the content. */
  readonly sizing: 'fill' | 'shrink';
  /** Border-box sizes set by a container. */
  readonly forcedWidth: number | null;
  readonly forcedHeight: number | null;
  /** False when only the size is needed. */
  readonly final: boolean;
}

/** The size of a box in a space. */
interface SizeIn {
  readonly space: Space;
  readonly width: number;
  readonly height: number;
  readonly firstBaseline: number | null;
  readonly lastBaseline: number | null;
}

/** Cached results of a box: the space in which its content was placed, and sizes in other spaces. */
export interface LayoutCache {
  placedIn: Space | null;
  readonly sizes: SizeIn[];
}
