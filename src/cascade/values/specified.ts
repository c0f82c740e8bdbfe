import type { ColorContext } from '../../color/specified-color.ts';
import type { Cursor } from '../../css/cursor.ts';
import type { LengthContext } from '../../css/units.ts';

/** The context that turns a specified value into a computed one. */
export interface ValueContext extends LengthContext, ColorContext {
  /** The parent's while the element's own is being computed. */
  readonly fontWeight: number;
}

/** A parsed value, to be computed for an element. */
export interface Specified<T> {
  readonly compute: (context: ValueContext) => T;
  /** Depends on `color`, so that it is computed again when inherited. */
  readonly usesCurrent: boolean;
  /** Number of items, colour stops or text pieces of the computed value. */
  readonly size: number;
}

/** Reads one value; null when the input does not match. Callers check for leftover input. */
export type Grammar<T> = (cursor: Cursor) => Specified<T> | null;

/** A value that is the same for every element; frozen, because elements share it. */
export function fixed<T>(value: T): Specified<T> {
  const shared = Object.freeze(value);
  return { compute: () => shared, usesCurrent: false, size: 1 };
}

/**
 * A value that each element computes for itself.
 * @param usesCurrent whether it follows `currentcolor`
 * @param size its parts, which the budget counts
 */
export function specified<T>(
  compute: (context: ValueContext) => T,
  usesCurrent = false,
  size = 1,
): Specified<T> {
  return { compute, usesCurrent, size };
}

/** The total size of several values. */
export function sizeOf(parts: readonly { readonly size: number }[]): number {
  return parts.reduce((sum, { size }) => sum + size, 0);
}

/** A comma-separated list of what `grammar` reads. */
export function commaList<T>(grammar: Grammar<T>): Grammar<readonly T[]> {
  return (cursor) => {
    const items = takeCommaList(cursor, grammar);
    return (
      items &&
      specified(
        (context) => items.map((item) => item.compute(context)),
        items.some(({ usesCurrent }) => usesCurrent),
        sizeOf(items),
      )
    );
  };
}

/** Items between commas; null when one of them does not match. */
export function takeCommaList<T>(cursor: Cursor, grammar: (cursor: Cursor) => T | null): T[] | null {
  const items: T[] = [];
  do {
    const item = grammar(cursor);
    if (item === null) return null;
    items.push(item);
  } while (cursor.takeDelimiter(','));
  return items;
}

/** The first grammar that matches. */
export function oneOf<T>(...grammars: readonly Grammar<T>[]): Grammar<T> {
  return (cursor) => {
    const at = cursor.position;
    for (const grammar of grammars) {
      const value = grammar(cursor);
      if (value !== null) return value;
      cursor.rewind(at);
    }
    return null;
  };
}
