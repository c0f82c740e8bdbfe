import type { Bait } from './bait.ts';

/** A change of a page that no reader sees, meant to bring its score nearer to a target. */
export interface Trick {
  /** Says what the attacker does: `clip-path: inset(50%)`. */
  readonly name: string;
  /** The HTML of the page with the trick. */
  readonly apply: (html: string, bait: Bait) => string;
  /** The page with what the trick adds in sight, such as a cover or a gap; without it the trick adds nothing in sight. */
  readonly inSight?: (html: string, bait: Bait) => string;
}

/** Tricks by one idea. */
export interface Family {
  readonly name: string;
  readonly tricks: readonly Trick[];
}
