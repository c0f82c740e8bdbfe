import { categoryOf } from '../grammar/category-of.ts';
import type { Way } from '../grammar/restyle.ts';
import type { Attempt } from './attempt.ts';
import { bothWays } from './merge-changes.ts';

/**
 * Gives each fix one more way, after its first: the first ways of all failing axes of its category at once, those with
 * most points on top. Axes of a category measure the same elements, so that one way alone may take from the others what
 * it gains, or move none of them.
 */
export function addCombinedWays(attempts: readonly Attempt[]): void {
  for (const some of Map.groupBy(attempts, ({ fix }) => categoryOf(fix.axis)).values()) {
    const firsts = some.flatMap(({ waiting: [first] }) => first ?? []).filter(isStyleAlone);
    if (firsts.length < 2) continue;
    const combined = firsts.toReversed().reduce(bothWays);
    for (const { waiting } of some) if (waiting.length > 0) waiting.splice(1, 0, combined);
  }
}

/** Further elements and other schemes cost a complete reading, and are no part of others. */
function isStyleAlone({ html, under }: Way): boolean {
  return html === undefined && under === undefined;
}
