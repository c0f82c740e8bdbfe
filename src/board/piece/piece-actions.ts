import type { PieceNode } from './piece-node.ts';

/** Tags of what is pressed. */
export const ACTIVE: ReadonlySet<string> = new Set(['a', 'button']);

/** A link or button with a ground of its own whose code states no size. */
export function isBareAction({ tag, declarations, children }: PieceNode): boolean {
  return (
    ACTIVE.has(tag) &&
    children.length === 0 &&
    /(?:^|;)\s*background/.test(declarations) &&
    !/(?:^|;)\s*(?:padding|width|inline-size|aspect-ratio|position:\s*absolute)/.test(declarations)
  );
}

/** A bar of several parts that is one button; buttons are as narrow as their text. */
export function isRowAction({ tag, declarations, children }: PieceNode): boolean {
  return tag === 'button' && children.length > 1 && /display:\s*(?:flex|grid)/.test(declarations);
}
