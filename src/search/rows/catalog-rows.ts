import type { CorpusDocument } from '../../catalog/corpus.ts';
import { TAGS } from '../../catalog/tags/index.ts';
import { nameKey } from '../../text/name-key.ts';
import { inverseDocumentFrequency, saturate } from '../bm25.ts';
import { impactUnit, inUnits } from '../build-index.ts';
import { properNames } from '../proper-names.ts';
import { NAME_MARK } from '../search-index.ts';
import { FULL_DEGREE } from '../tag-degrees.ts';
import { rarityOf } from '../tag-rarity.ts';
import { type CorpusFacts, corpusFacts, termFrequencies } from '../term-frequencies.ts';
import { TRAIT_COLUMNS } from '../traits.ts';
import type { DocumentRow, IndexFacts, TermRow } from './document-row.ts';
import { documentTraits } from './document-traits.ts';
import { traitTokens } from './trait-tokens.ts';

/** What the search needs of a document in a database, with the texts of its full-text index. */
export interface LoadedRow extends DocumentRow {
  readonly number: number;
  /** Terms, each as often as it counts. */
  readonly words: string;
  readonly traitTokens: string;
  /** Keys of the names that misspelt names are compared with. */
  readonly nameKeys: readonly string[];
}

/** The catalog as rows of a database; `rows` reads the documents one by one, so that a large catalog fits in memory. */
export interface CatalogRows {
  readonly facts: IndexFacts;
  readonly terms: Iterable<TermRow>;
  readonly rows: Iterable<LoadedRow>;
}

/** Repetitions of a term in the full-text index for a saturated frequency of 1. */
const REPETITIONS = 2;

export function catalogRows(corpus: readonly CorpusDocument[]): CatalogRows {
  const ordered = corpus.toSorted((a, b) => (a.slug < b.slug ? -1 : 1));
  const facts = corpusFacts(ordered);
  const { holding, most, named, held } = countTerms(ordered, facts);
  const idfOf = (term: string) => inverseDocumentFrequency(holding.get(term) ?? 0, ordered.length);
  const unit = impactUnit(
    [...most].reduce((top, [term, frequency]) => Math.max(top, idfOf(term) * saturate(frequency)), 0),
  );
  const proper = properNames(ordered);
  return {
    facts: { unit, rarities: [...held].map((sum) => rarityOf(sum, ordered.length)) },
    terms: termRows(holding, proper, named),
    rows: rowsOf(ordered, facts, idfOf, unit),
  };
}

function countTerms(corpus: readonly CorpusDocument[], facts: CorpusFacts) {
  const holding = new Map<string, number>();
  const most = new Map<string, number>();
  const named = new Map<string, number[]>();
  const held = new Float64Array(TAGS.length);
  let number = 0;
  for (const { document, degrees } of documentTraits(corpus)) {
    for (const [term, frequency] of termFrequencies(document, facts)) {
      holding.set(term, (holding.get(term) ?? 0) + 1);
      if (frequency > (most.get(term) ?? 0)) most.set(term, frequency);
      if (term.startsWith(NAME_MARK)) named.set(term, [...(named.get(term) ?? []), number]);
    }
    for (const [tag, degree] of degrees.entries())
      held[tag] = (held[tag] ?? 0) + Math.max(0, degree) / FULL_DEGREE;
    number++;
  }
  return { holding, most, named, held };
}

function* termRows(
  holding: ReadonlyMap<string, number>,
  proper: ReadonlySet<string>,
  named: ReadonlyMap<string, readonly number[]>,
): Generator<TermRow> {
  for (const term of holding.keys())
    yield { term, proper: proper.has(term) ? 1 : 0, documents: named.get(term) ?? [] };
}

function* rowsOf(
  corpus: readonly CorpusDocument[],
  facts: CorpusFacts,
  idfOf: (term: string) => number,
  unit: number,
): Generator<LoadedRow> {
  let number = 0;
  for (const { document, traits, degrees } of documentTraits(corpus)) {
    const frequencies = [...termFrequencies(document, facts)];
    const terms = frequencies.map(([term]) => term);
    const keys = [nameKey(document.name), nameKey(document.slug)];
    yield {
      number: number++,
      slug: document.slug,
      terms,
      impacts: frequencies.map(([term, frequency]) => inUnits(idfOf(term) * saturate(frequency), unit)),
      traits: TRAIT_COLUMNS.map(({ name }) => [...traits[name]]),
      degrees: [...degrees],
      words: frequencies.map(([term, frequency]) => repeated(term, saturate(frequency))).join(' '),
      traitTokens: traitTokens(traits, degrees).join(' '),
      nameKeys: [...new Set(keys)].filter((key) => key !== ''),
    };
  }
}

function repeated(term: string, saturated: number): string {
  return Array.from({ length: Math.max(1, Math.round(REPETITIONS * saturated)) }, () => term).join(' ');
}
