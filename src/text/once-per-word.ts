import { oncePer } from './once-per.ts';
import { ownText } from './own-text.ts';

/** Results kept for one object; when there are more, all are forgotten. */
const MAX_KEPT = 4096;
/** Letters; longer words seldom come again. */
const MAX_LETTERS = 32;

/**
 * A function of an object and a word that is computed once for each pair, and whose results are kept for as long as the
 * object lives: most words of queries were in earlier ones.
 */
export function oncePerWord<Given extends object, T extends object | boolean>(
  make: (given: Given, word: string) => T,
): (given: Given, word: string) => T {
  const keptFor = oncePer<Given, Map<string, T>>(() => new Map());
  return (given, word) => {
    if (word.length > MAX_LETTERS) return make(given, word);
    const kept = keptFor(given);
    const known = kept.get(word);
    if (known !== undefined) return known;
    const value = make(given, word);
    if (kept.size === MAX_KEPT) kept.clear();
    kept.set(ownText(word), value);
    return value;
  };
}
