/** The space a box is laid out in. */
export interface Space {
  /** Width of the containing block: what is filled, and the base of percentages. */
  readonly width: number;
  /** Height of the containing block if definite, the base of percentage heights. */
  readonly height: number | null;
  /** Whether an automatic width fills the space or shrinks to the content. */
  readonly sizing: 'fill' | 'shrink';
  /** Border-box sizes that a container imposes. */
  readonly forcedWidth: number | null;
  readonly forcedHeight: number | null;
  /** False while only the size is wanted. */
  readonly final: boolean;
}

/** The size a box took in a space. */
interface SizeIn {
  readonly space: Space;
  readonly width: number;
  readonly height: number;
  readonly firstBaseline: number | null;
  readonly lastBaseline: number | null;
}

/** What is known of a box from earlier passes: where everything in it stands finally, and sizes elsewhere. */
export interface LayoutCache {
  placedIn: Space | null;
  readonly sizes: SizeIn[];
}
