import { hasArchetypeSign } from './archetype.ts';
import { isFormalityMark } from './formality.ts';
import { isHedge } from './hedges.ts';
import { endsAsSentence, splitSentences } from './sentences.ts';
import { plainWords } from './words.ts';

/** Words; shorter parts are labels, which pages repeat in menus and lists. */
const MIN_SENTENCE = 5;
/** Of the pairs of words of a sentence, in earlier ones: the sentence says it again in nearly the same words. */
const MAX_REPEATED = 0.7;
/** Words that may be exchanged in a sentence that is said again, and of its words; two of five make another sentence. */
const MAX_EXCHANGED = 2;
const EXCHANGED_SHARE = 1 / 3;
/** Sentences with the same third that one is compared with; more are a list built by a program. */
const MAX_ALIKE = 64;
/** A label counts as often as a sign of an archetype does. */
const MAX_LABELS = 3;
/** Words; a shorter text may be a slogan. Rows of labels are judged in pieces of this length. */
const MIN_LIST = 12;
/** Of the words: prose has a few signs of its voice in a sentence, a list has little else. */
const MAX_SIGNS = 0.5;

/**
 * Texts without what says nothing new: sentences that repeat an earlier one, labels after their third time, lists of words
 * that the measures of voice look for, and lines of signs. A page can repeat a sentence as often as it likes; it is said once.
 * @returns one text for each given one, '' where nothing is left
 */
export function newSentences(texts: readonly string[]): readonly string[] {
  const parts = texts.flatMap((text, of) =>
    partsOf(text)
      .filter((part) => SAYS.test(part))
      .map((part) => ({ of, part, words: wordsOf(part) })),
  );
  const said = new Said();
  const fresh = parts.filter(({ part, words }) => said.isNew(words, endsAsSentence(part)));
  const kept = rowsOf(fresh).filter((row) => !isList(row.flatMap(({ words }) => words)));
  const byText = Map.groupBy(kept.flat(), ({ of }) => of);
  return texts.map((_, of) => (byText.get(of) ?? []).map(({ part }) => part).join(' '));
}

/** A letter, a digit or a pictograph; a line of dashes or dots has no voice. */
const SAYS = /[\p{L}\p{N}\p{So}\p{Extended_Pictographic}]/u;

/** A text of pictographs alone has no sentences. */
function partsOf(text: string): readonly string[] {
  const sentences = splitSentences(text);
  return sentences.length > 0 || text.trim() === '' ? sentences : [text];
}

/** A pictograph is a label of one word. */
function wordsOf(part: string): readonly string[] {
  const words = plainWords(part);
  return words.length > 0 ? words : [part];
}

interface Part {
  readonly of: number;
  readonly part: string;
  readonly words: readonly string[];
}

/** What was said so far. */
class Said {
  readonly #phrases = new Set<string>();
  /** Sentences by each of their thirds with its place and their length. */
  readonly #thirds = new Map<string, (readonly string[])[]>();
  readonly #labels = new Map<string, number>();

  isNew(words: readonly string[], isComplete: boolean): boolean {
    return words.length < MIN_SENTENCE ? this.#isNewLabel(words, isComplete) : this.#isNewSentence(words);
  }

  #isNewLabel(words: readonly string[], isComplete: boolean): boolean {
    const key = words.join(' ');
    const times = (this.#labels.get(key) ?? 0) + 1;
    this.#labels.set(key, times);
    return times <= (isComplete ? 1 : MAX_LABELS);
  }

  #isNewSentence(words: readonly string[]): boolean {
    const pairs = words.slice(1).map((word, at) => `${words[at]} ${word}`);
    const repeated = pairs.filter((pair) => this.#phrases.has(pair)).length;
    for (const pair of pairs) this.#phrases.add(pair);
    return !this.#saysAgain(words) && repeated < MAX_REPEATED * pairs.length;
  }

  /** Whether an earlier sentence had the same words but a few. Of its thirds, one is then the same. */
  #saysAgain(words: readonly string[]): boolean {
    const most = Math.min(MAX_EXCHANGED, EXCHANGED_SHARE * words.length);
    const thirds = [0, 1, 2].map((third) => {
      const [from, to] = [third, third + 1].map((part) => Math.round((part * words.length) / 3));
      return `${words.length} ${third} ${words.slice(from, to).join(' ')}`;
    });
    const isSame = thirds.some((third) =>
      this.#thirds.get(third)?.some((other) => exchangedIn(words, other) <= most),
    );
    if (!isSame)
      for (const third of thirds) {
        const alike = this.#thirds.get(third) ?? [];
        this.#thirds.set(third, alike);
        if (alike.length < MAX_ALIKE) alike.push(words);
      }
    return isSame;
  }
}

/** Words at whose place another sentence of the same length has another one. */
function exchangedIn(words: readonly string[], other: readonly string[]): number {
  return words.filter((word, at) => word !== other[at]).length;
}

/** Labels that follow each other are in rows of the length of a list or longer; a sentence is a row of its own. */
function rowsOf(parts: readonly Part[]): readonly (readonly Part[])[] {
  const rows: Part[][] = [];
  let labels: Part[] = [];
  const endLabels = (before: Part[] | undefined) => {
    const isRest = lengthOf(labels) < MIN_LIST && before !== undefined && before.every(isLabel);
    if (isRest) before.push(...labels);
    else if (labels.length > 0) rows.push(labels);
    labels = [];
  };
  for (const part of parts) {
    if (!isLabel(part)) {
      endLabels(rows.at(-1));
      rows.push([part]);
      continue;
    }
    labels.push(part);
    if (lengthOf(labels) >= MIN_LIST) endLabels(undefined);
  }
  endLabels(rows.at(-1));
  return rows;
}

const isLabel = ({ words }: Part) => words.length < MIN_SENTENCE;
const lengthOf = (parts: readonly Part[]) => parts.reduce((sum, { words }) => sum + words.length, 0);

function isList(words: readonly string[]): boolean {
  if (words.length < MIN_LIST) return false;
  const signs = words.filter((word) => isHedge(word) || isFormalityMark(word) || hasArchetypeSign(word));
  return signs.length >= MAX_SIGNS * words.length;
}
