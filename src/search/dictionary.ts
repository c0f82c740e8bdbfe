/** Numbered words in one string; ten thousand separate strings would cost time and memory. */
export interface WordList {
  readonly text: string;
  /** End offset of each word in the text. */
  readonly ends: Uint32Array;
}

/** Sorted words with a hash table. */
export interface Dictionary extends WordList {
  /** A hash table with open addressing: the number of a word plus one, 0 where there is none. */
  readonly slots: Uint32Array;
  /** Collects the words that were looked for in vain, where the dictionary holds a part of the words. */
  readonly missed?: Set<string>;
}

/** @param words in the order of their numbers */
export function wordList(words: readonly string[]): WordList {
  let end = 0;
  return { text: words.join(''), ends: Uint32Array.from(words, (word) => (end += word.length)) };
}

/** @param words each once, in the order of their letters */
export function dictionaryOf(words: readonly string[]): Dictionary {
  const slots = new Uint32Array(slotCount(words.length));
  for (const [number, word] of words.entries()) {
    let slot = hashOf(word) & (slots.length - 1);
    while (slots[slot] !== 0) slot = (slot + 1) & (slots.length - 1);
    slots[slot] = number + 1;
  }
  return { ...wordList(words), slots };
}

/** Slots of a dictionary: a power of two, at least half of them empty. */
export function slotCount(words: number): number {
  return 2 ** Math.ceil(Math.log2(2 * words + 1));
}

/** The word of a number; empty for a number that the list does not have. */
export function wordAt({ text, ends }: WordList, number: number): string {
  return text.slice(startOf(ends, number), ends[number]);
}

/** The number of a word, or null. */
export function findWord({ text, ends, slots, missed }: Dictionary, word: string): number | null {
  const last = slots.length - 1;
  for (let slot = hashOf(word) & last; ; slot = (slot + 1) & last) {
    const number = (slots[slot] ?? 0) - 1;
    if (number < 0) {
      missed?.add(word);
      return null;
    }
    const start = startOf(ends, number);
    if ((ends[number] ?? 0) - start === word.length && text.startsWith(word, start)) return number;
  }
}

/** The number of the first word that does not come before this one. */
export function firstAtOrAfter(list: WordList, word: string): number {
  let low = 0;
  let high = list.ends.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (wordAt(list, middle) < word) low = middle + 1;
    else high = middle;
  }
  return low;
}

function startOf(ends: Uint32Array, number: number): number {
  return number === 0 ? 0 : (ends[number - 1] ?? 0);
}

/** FNV-1a over the code units. */
function hashOf(word: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < word.length; at++) hash = Math.imul(hash ^ word.charCodeAt(at), 0x01000193);
  return (hash ^ (hash >>> 15)) >>> 0;
}
