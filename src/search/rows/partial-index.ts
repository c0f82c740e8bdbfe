import { TAGS } from '../../catalog/tags/index.ts';
import { dictionaryOf, wordList } from '../dictionary.ts';
import type { SearchIndex } from '../search-index.ts';
import { TRAIT_COLUMNS, type Traits } from '../traits.ts';
import type { DocumentRow, IndexFacts, TermRow } from './document-row.ts';

/** Part of the catalog that a query needs. */
export interface CatalogPart {
  readonly facts: IndexFacts;
  /** Terms that the query may look for; the index has no others. */
  readonly terms: readonly Pick<TermRow, 'term' | 'proper'>[];
  readonly rows: readonly DocumentRow[];
}

/**
 * An index of some documents, with the impacts and rarities of the whole catalog.
 * @param missed collects the words that a query looks for and `terms` lacks
 */
export function partialIndex(
  { facts, terms, rows }: CatalogPart,
  missed: Set<string> = new Set(),
): SearchIndex {
  const ordered = rows.toSorted((a, b) => (a.slug < b.slug ? -1 : 1));
  const words = terms.toSorted((a, b) => (a.term < b.term ? -1 : 1));
  const traits = traitColumns(ordered);
  return {
    slugs: wordList(ordered.map(({ slug }) => slug)),
    terms: { ...dictionaryOf(words.map(({ term }) => term)), missed },
    ...postingsOf(
      words.map(({ term }) => term),
      ordered,
    ),
    unit: facts.unit,
    proper: Uint8Array.from(words, ({ proper }) => proper),
    traits,
    degrees: Int8Array.from(TAGS.flatMap((_, tag) => ordered.map(({ degrees }) => degrees[tag] ?? 0))),
    rarities: facts.rarities,
  };
}

function postingsOf(
  words: readonly string[],
  rows: readonly DocumentRow[],
): Pick<SearchIndex, 'offsets' | 'documents' | 'impacts'> {
  const lists = new Map(words.map((word) => [word, [] as (readonly [number, number])[]]));
  for (const [document, { terms, impacts }] of rows.entries()) {
    for (const [at, term] of terms.entries()) lists.get(term)?.push([document, impacts[at] ?? 0]);
  }
  const all = [...lists.values()];
  let end = 0;
  return {
    offsets: Uint32Array.from([0, ...all.map((list) => (end += list.length))]),
    documents: Uint16Array.from(all.flatMap((list) => list.map(([document]) => document))),
    impacts: Uint16Array.from(all.flatMap((list) => list.map(([, impact]) => impact))),
  };
}

function traitColumns(rows: readonly DocumentRow[]): Traits {
  const columns = TRAIT_COLUMNS.map(({ name, type, of }, at) => {
    const own = rows.map(({ traits }) => traits[at] ?? []);
    // Axes stand axis by axis, the others document by document.
    const values =
      name === 'axes'
        ? Array.from({ length: of }, (_, axis) => own.map((list) => list[axis] ?? -1)).flat()
        : own.flat();
    return [name, type.from(values)];
  });
  return Object.fromEntries(columns) as unknown as Traits; // TRAIT_COLUMNS has every column with its type
}
