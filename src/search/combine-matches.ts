import { holding, runOf } from './intersect.ts';
import { MATCH_KINDS, type MatchKind, type TermVariants } from './plan-query.ts';
import type { SearchIndex } from './search-index.ts';
import { oncePer } from '../text/once-per.ts';

export interface Combined {
  /** Score by document. */
  readonly scores: Float64Array;
  /** Strongest kind of match by document: its place in MATCH_KINDS plus one, 0 without a match. */
  readonly kinds: Uint8Array;
}

/** The strongest kind of match of a document; undefined without a match. */
export function matchKindOf({ kinds }: Combined, document: number): MatchKind | undefined {
  return MATCH_KINDS[(kinds[document] ?? 0) - 1];
}

/**
 * Share that further variants of a word add to the best one: enough to order documents that share
 * it, too little for many similar words to outweigh the word itself.
 */
const FURTHER_VARIANTS = 0.3;

/** Scores every document that matches a term of the query. */
export function combineMatches(index: SearchIndex, wanted: readonly TermVariants[]): Combined {
  const size = index.slugs.ends.length;
  const scores = new Float64Array(size);
  const kinds = new Uint8Array(size);
  for (const word of wanted) {
    const { documents, best, further, kinds: ofWord } = matchesOf(index, word);
    for (let at = 0; at < documents.length; at++) {
      const document = documents[at] ?? 0;
      scores[document] = (scores[document] ?? 0) + (best[at] ?? 0) + (further[at] ?? 0);
      const kind = ofWord[at] ?? 0;
      if (kind > (kinds[document] ?? 0)) kinds[document] = kind;
    }
  }
  return { scores, kinds };
}

/** The documents that match a word. */
interface Matches {
  readonly documents: Uint32Array;
  /** What the best variant adds, and what the others do. */
  readonly best: Float64Array;
  readonly further: Float64Array;
  /** As in `Combined`. */
  readonly kinds: Uint8Array;
}

interface Kept {
  weight: number;
  matches: Matches | null;
}

/** The last matches of the variants of a word, which an index keeps for most words: a word weighs the same in most queries. */
const keptMatches = oncePer<TermVariants['variants'], Kept>(() => ({ weight: 0, matches: null }));

function matchesOf(index: SearchIndex, word: TermVariants): Matches {
  const kept = keptMatches(word.variants);
  if (kept.matches !== null && kept.weight === word.weight) return kept.matches;
  const matches = findMatches(index, word);
  kept.weight = word.weight;
  kept.matches = matches;
  return matches;
}

function findMatches(index: SearchIndex, { variants, weight: weightOfWord }: TermVariants): Matches {
  const ofWord = ofWordIn(index);
  for (const { terms, weight, way } of variants) {
    const unit = (index.unit * weight * weightOfWord) / terms.length;
    const kind = MATCH_KINDS.indexOf(way) + 1;
    if (terms.length > 1) addPhrase(index, terms, unit, kind, ofWord);
    else addTerm(index, terms[0] ?? 0, unit, kind, ofWord);
  }
  return settled(ofWord);
}

/** Columns of an index for one word at a time; kept, because each word leaves them cleared. */
const ofWordIn = oncePer(({ slugs: { ends } }: SearchIndex): OfWord => ({
  best: new Float64Array(ends.length),
  sum: new Float64Array(ends.length),
  kinds: new Uint8Array(ends.length),
  touched: new Uint32Array(ends.length),
  count: 0,
}));

/** What the variants of one word have added, by document. */
interface OfWord {
  readonly best: Float64Array;
  readonly sum: Float64Array;
  /** As in `Combined`. */
  readonly kinds: Uint8Array;
  /** The documents that contain one, `count` of them. */
  readonly touched: Uint32Array;
  count: number;
}

function addTerm(index: SearchIndex, term: number, unit: number, kind: number, ofWord: OfWord): void {
  const { documents, impacts } = index;
  const { at: start, end } = runOf(index, term);
  for (let at = start; at < end; at++)
    addVariant(ofWord, documents[at] ?? 0, (impacts[at] ?? 0) * unit, kind);
}

function addPhrase(
  index: SearchIndex,
  terms: readonly number[],
  unit: number,
  kind: number,
  ofWord: OfWord,
): void {
  const { documents, impacts, count } = holding(index, terms);
  for (let at = 0; at < count; at++) addVariant(ofWord, documents[at] ?? 0, (impacts[at] ?? 0) * unit, kind);
}

function addVariant(ofWord: OfWord, document: number, worth: number, kind: number): void {
  const { best, sum, kinds, touched } = ofWord;
  const before = sum[document] ?? 0;
  if (before === 0) {
    touched[ofWord.count++] = document;
    // The first variant has the strongest kind of match.
    if (kind > (kinds[document] ?? 0)) kinds[document] = kind;
  }
  sum[document] = before + worth;
  if (worth > (best[document] ?? 0)) best[document] = worth;
}

/** The matches of a word, whose columns are cleared. */
function settled(ofWord: OfWord): Matches {
  const documents = ofWord.touched.slice(0, ofWord.count);
  const best = new Float64Array(documents.length);
  const further = new Float64Array(documents.length);
  const kinds = new Uint8Array(documents.length);
  for (let at = 0; at < documents.length; at++) {
    const document = documents[at] ?? 0;
    const top = ofWord.best[document] ?? 0;
    best[at] = top;
    further[at] = FURTHER_VARIANTS * ((ofWord.sum[document] ?? 0) - top);
    kinds[at] = ofWord.kinds[document] ?? 0;
    ofWord.best[document] = 0;
    ofWord.sum[document] = 0;
    ofWord.kinds[document] = 0;
  }
  ofWord.count = 0;
  return { documents, best, further, kinds };
}
