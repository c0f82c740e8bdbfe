import { firstAtOrAfter, wordAt } from './dictionary.ts';
import { documentsNamed, NAME_MARK, type SearchIndex } from './search-index.ts';

/** Slugs of the brands with a name that begins with these letters. */
export function namesBegun(index: SearchIndex, key: string): readonly string[] {
  const { terms } = index;
  const start = NAME_MARK + key;
  const slugs = new Set<string>();
  for (let number = firstAtOrAfter(terms, start); number < terms.ends.length; number++) {
    const term = wordAt(terms, number);
    if (!term.startsWith(start)) break;
    for (const document of documentsNamed(index, term.slice(NAME_MARK.length)))
      slugs.add(wordAt(index.slugs, document));
  }
  return [...slugs];
}
