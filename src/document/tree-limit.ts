import { most, type LimitName } from '../limits/reading-limits.ts';

/** Counts what a tree is made of. */
export class TreeLimit {
  readonly leftOut = new Set<LimitName>();
  private readonly taken = { elements: 0, texts: 0, moves: 0 };

  leaveOut(limit: LimitName): void {
    this.leftOut.add(limit);
  }

  /** Throws TreeFull when there is one too many. */
  take(kind: 'elements' | 'texts' | 'moves'): void {
    if (this.taken[kind]++ < most(kind)) return;
    this.leaveOut(kind);
    throw new TreeFull();
  }
}

/** Ends the parsing of a page that exceeds a limit of the tree; parse5 has no other way to stop. */
export class TreeFull extends Error {}
