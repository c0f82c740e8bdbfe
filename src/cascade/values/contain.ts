import { canonicalText } from './canonical-text.ts';
import { keyword } from './keyword.ts';
import { type Grammar, oneOf } from './specified.ts';

const KINDS: ReadonlySet<string> = new Set(['size', 'inline-size', 'layout', 'style', 'paint']);

/** The `contain` property: a keyword, or kinds of containment in any order. */
export const contain: Grammar<string> = oneOf(keyword('none strict content'), (cursor) => {
  const start = cursor.position;
  let count = 0;
  while (!cursor.done && cursor.takeIdent(KINDS) !== null) count++;
  return count === 0 ? null : canonicalText(cursor.since(start));
});
