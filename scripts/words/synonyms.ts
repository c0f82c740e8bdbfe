import { readFileSync } from 'node:fs';
import path from 'node:path';

const PARTS_OF_SPEECH = ['noun', 'verb', 'adj', 'adv'] as const;

/** Senses of a word whose synonyms count; WordNet names the commonest first. */
const SENSES = 3;

/**
 * The words that share one of the common senses of each word, and the adjectives that WordNet calls similar.
 *
 * @param folder with the files of the WordNet database, `index.noun`, `data.noun` …
 * @param words that may be answered; others are left out
 */
export function synonymsIn(
  folder: string,
  words: ReadonlySet<string>,
): ReadonlyMap<string, ReadonlySet<string>> {
  const synonyms = new Map<string, Set<string>>();
  for (const part of PARTS_OF_SPEECH) {
    const synsets = synsetsOf(path.join(folder, `data.${part}`));
    for (const line of linesOf(path.join(folder, `index.${part}`))) {
      const [word = '', , count = '0', ...rest] = line.trim().split(' ');
      if (!words.has(word)) continue;
      const found = synonyms.get(word) ?? new Set<string>();
      for (const offset of rest.slice(-Number(count)).slice(0, SENSES))
        for (const other of wordsNear(synsets, offset))
          if (other !== word && words.has(other)) found.add(other);
      synonyms.set(word, found);
    }
  }
  return synonyms;
}

interface Synset {
  readonly words: readonly string[];
  /** Offsets of synsets with a similar meaning. */
  readonly similar: readonly string[];
}

function wordsNear(synsets: ReadonlyMap<string, Synset>, offset: string): readonly string[] {
  const { words = [], similar = [] } = synsets.get(offset) ?? {};
  return [...words, ...similar.flatMap((other) => synsets.get(other)?.words ?? [])];
}

/** `offset file type count(hex) word id … pointers symbol offset type place … | gloss` (wndb(5WN)). */
function synsetsOf(file: string): ReadonlyMap<string, Synset> {
  return new Map(
    linesOf(file).map((line) => {
      const [offset = '', , , count = '0', ...rest] = (line.split(' | ')[0] ?? '').split(' ');
      const end = 2 * Number.parseInt(count, 16);
      const words = rest
        .slice(0, end)
        .filter((_, at) => at % 2 === 0)
        .map((word) => word.replace(/\(.*\)$/, '').toLowerCase());
      const pointers = rest.slice(end);
      const similar = pointers.filter((_, at) => pointers[at - 1] === '&');
      return [offset, { words, similar }];
    }),
  );
}

/** Without the licence, whose lines begin with two blanks. */
function linesOf(file: string): readonly string[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('  '));
}
