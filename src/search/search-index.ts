import { nameKey } from '../text/name-key.ts';
import { findWord, type Dictionary, type WordList } from './dictionary.ts';
import type { TagColumns } from './tag-columns.ts';
import type { Traits } from './traits.ts';

/**
 * The catalog as an inverted index. Documents are numbered in the order of their slugs, terms in the
 * order of their letters; impacts of terms are computed when the index is built. A whole name is a term too, prefixed
 * with NAME_MARK.
 */
export interface SearchIndex {
  /** Slug by document. */
  readonly slugs: WordList;
  readonly terms: Dictionary;
  /** The postings of term `t` are `offsets[t]` to `offsets[t + 1]`, documents ascending. */
  readonly offsets: Uint32Array;
  /** Document by posting; in 16 bits where they are enough. */
  readonly documents: Uint16Array | Uint32Array;
  /** BM25F of the term in the document by posting, in units of `unit`. */
  readonly impacts: Uint16Array;
  readonly unit: number;
  /** 1 by term that the catalog always writes with a capital. */
  readonly proper: Uint8Array;
  readonly traits: Traits;
  readonly degrees: TagColumns;
  /** What each tag counts by its rarity, where the index holds a part of the catalog. */
  readonly rarities?: readonly number[];
}

/** Prefix of terms that are whole names; no word contains it. */
export const NAME_MARK = '=';

/** Prefix of terms that are whole names of typefaces, as `nameKey` writes them. */
export const FACE_MARK = '@';

/** Whether a term is the whole name of a brand or a typeface, by which no query ranks. */
export function isWholeName(term: string): boolean {
  return term.startsWith(NAME_MARK) || term.startsWith(FACE_MARK);
}

/** Whether a brand has this `nameKey`. */
export function isNamed({ terms }: SearchIndex, key: string): boolean {
  return findWord(terms, NAME_MARK + key) !== null;
}

/** The documents whose name, slug, alias or host has this `nameKey`. */
export function documentsNamed(index: SearchIndex, key: string): readonly number[] {
  return documentsOf(index, NAME_MARK + key);
}

/** The documents with a typeface of this name or of a name that has it: `helvetica` is in `Helvetica Neue`. */
export function documentsSetIn(index: SearchIndex, face: string): readonly number[] {
  return documentsOf(index, FACE_MARK + nameKey(face));
}

function documentsOf({ terms, offsets, documents }: SearchIndex, word: string): readonly number[] {
  const term = findWord(terms, word);
  return term === null ? [] : [...documents.subarray(offsets[term], offsets[term + 1])];
}
