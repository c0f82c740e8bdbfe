import { maxOf, type LimitName } from '../limits/reading-limits.ts';

/** Counts the nodes of a tree against the limits. */
export class TreeLimit {
  readonly leftOut = new Set<LimitName>();
  private readonly taken = { elements: 0, texts: 0, moves: 0 };

  leaveOut(limit: LimitName): void {
    this.leftOut.add(limit);
  }

  /** Throws TreeFull when a limit is exceeded. */
  take(kind: 'elements' | 'texts' | 'moves'): void {
    if (this.taken[kind]++ < maxOf(kind)) return;
    this.leaveOut(kind);
    throw new TreeFull();
  }
}

/** Thrown to stop parse5 at a limit of the tree; it has no other way to stop. */
export class TreeFull extends Error {}
