import { disc, type Form } from './forms.ts';
import { between } from './scene.ts';

/** Bounds within which chance chooses. */
type Range = readonly [from: number, to: number];

interface Place {
  /** Least distance of the centre from both sides, as a share of the width. */
  readonly margin: number;
  /** Of the centre, px. */
  readonly y: Range;
  /** px */
  readonly radius: Range;
}

/** The sun or the moon, somewhere in its place. @param width of the drawing, px */
export function sunIn(random: () => number, width: number, { margin, y, radius }: Place): Form {
  return disc(
    'main',
    width * between(random, margin, 1 - margin),
    between(random, ...y),
    between(random, ...radius),
  );
}
