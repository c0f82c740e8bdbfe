import type { CorpusDocument } from '../catalog/corpus.ts';
import { nameKey, rawWordsOf } from '../text/name-key.ts';
import { contentWords, wordsOf } from '../words/word-forms.ts';
import { families } from '../words/typeface-names.ts';
import { FIELDS } from './fields.ts';
import { FACE_MARK, NAME_MARK } from './search-index.ts';

/** What the frequencies of one document need to know of all. */
export interface CorpusFacts {
  /** Mean number of words of each field, in the order of FIELDS. */
  readonly meanLengths: readonly number[];
  /** Keys of names and slugs; they go before the alias of another brand. */
  readonly names: ReadonlySet<string>;
}

export function corpusFacts(corpus: readonly CorpusDocument[]): CorpusFacts {
  return {
    meanLengths: FIELDS.map(
      ({ textOf }) =>
        corpus.reduce((sum, document) => sum + fieldWords(textOf(document)).length, 0) / corpus.length,
    ),
    names: new Set(corpus.flatMap(({ name, slug }) => [nameKey(name), nameKey(slug)])),
  };
}

/** The field part of BM25F: the weighted frequency of each term of a document. Whole names are terms too. */
export function termFrequencies(
  document: CorpusDocument,
  { meanLengths, names }: CorpusFacts,
): ReadonlyMap<string, number> {
  const frequencies = new Map<string, number>();
  for (const [at, { textOf, weight, lengthNorm }] of FIELDS.entries()) {
    const words = fieldWords(textOf(document));
    const worth = weight / (1 - lengthNorm + lengthNorm * (words.length / (meanLengths[at] ?? 1)));
    for (const word of words) frequencies.set(word, (frequencies.get(word) ?? 0) + worth);
  }
  for (const key of namesOf(document, names)) frequencies.set(NAME_MARK + key, 1);
  for (const face of document.families.flatMap(facesIn)) frequencies.set(FACE_MARK + nameKey(face), 1);
  return frequencies;
}

/** The known typefaces in the name of a family: `helvetica` and `helvetica neue`. */
function facesIn(family: string): readonly string[] {
  const words = rawWordsOf(family);
  const phrases = words.flatMap((_, from) =>
    words.slice(from).map((__, at) => words.slice(from, from + at + 1)),
  );
  return phrases.map((phrase) => phrase.join(' ')).filter((phrase) => families().has(phrase));
}

function namesOf({ name, slug, aliases }: CorpusDocument, names: ReadonlySet<string>): ReadonlySet<string> {
  const others = aliases.map(nameKey).filter((key) => key !== '' && !names.has(key));
  return new Set([nameKey(name), nameKey(slug), ...others]);
}

function fieldWords(text: string): readonly string[] {
  return contentWords(wordsOf(text));
}
