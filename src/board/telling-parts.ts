import type { Hybrid } from '../compose/hybrid.ts';
import type { Category } from '../grammar/axis.ts';

/** Categories by how much they say of a page at first sight. */
const BY_FIRST_SIGHT: readonly Category[] = [
  'palette',
  'type',
  'surface',
  'imagery',
  'voice',
  'motion',
  'whitespace',
  'emphasis',
];
/**
 * The categories of a hybrid, those that say most first, but one of each source before the second of any, so that the
 * first ones name every source.
 */
export function tellingParts(sources: Hybrid['sources']): Hybrid['sources'] {
  const ranked = BY_FIRST_SIGHT.flatMap((name) => sources.filter(({ category }) => category === name));
  const firsts = [...Map.groupBy(ranked, ({ source }) => source.entry.slug).values()].flatMap((own) =>
    own.slice(0, 1),
  );
  return [...firsts, ...ranked.filter((part) => !firsts.includes(part))];
}
