import MiniSearch, { type Options } from 'minisearch';
import type { CorpusDocument } from '../../src/catalog/corpus.ts';
import { FIELDS } from '../../src/search/fields.ts';
import { wordsOf } from '../../src/words/word-forms.ts';

/** MiniSearch configured like our search except for synonyms: same fields, tokens, weights and edit distance. */
export const MINI_SEARCH_OPTIONS: Options<CorpusDocument> = {
  fields: FIELDS.map(({ name }) => name),
  idField: 'slug',
  extractField: (document, name) =>
    name === 'slug' ? document.slug : (FIELDS.find((field) => field.name === name)?.textOf(document) ?? ''),
  tokenize: (text) => [...wordsOf(text)],
  processTerm: (term) => term,
  searchOptions: {
    boost: Object.fromEntries(FIELDS.map(({ name, weight }) => [name, weight])),
    prefix: (term, at, terms) => at === terms.length - 1 && term.length > 2,
    fuzzy: (term) => (term.length > 3 ? 1 : false),
  },
};

export function miniSearchOf(corpus: readonly CorpusDocument[]): MiniSearch<CorpusDocument> {
  const engine = new MiniSearch<CorpusDocument>(MINI_SEARCH_OPTIONS);
  engine.addAll(corpus);
  return engine;
}
