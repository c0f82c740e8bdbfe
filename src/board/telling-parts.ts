import type { Hybrid } from '../compose/hybrid.ts';
import type { Category } from '../grammar/axis.ts';

/** Categories by how much they say of a page at first sight. */
const MOST_TELLING: readonly Category[] = [
  'palette',
  'type',
  'surface',
  'imagery',
  'voice',
  'motion',
  'whitespace',
  'emphasis',
];
/** Categories that an opening names; more would be a table. */
const NAMED = 4;

/** The categories that say most of a hybrid, at least one of each source; all others are told in its colophon. */
export function tellingParts(sources: Hybrid['sources']): Hybrid['sources'] {
  const ranked = MOST_TELLING.flatMap((name) => sources.filter(({ category }) => category === name));
  const firsts = [...Map.groupBy(ranked, ({ source }) => source.entry.slug).values()].flatMap((own) =>
    own.slice(0, 1),
  );
  const others = ranked.filter((part) => !firsts.includes(part));
  const chosen = new Set([...firsts, ...others.slice(0, Math.max(0, NAMED - firsts.length))]);
  return ranked.filter((part) => chosen.has(part));
}
