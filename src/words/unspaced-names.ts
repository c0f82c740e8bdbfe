import { allMatches } from '../text/all-matches.ts';
import { nameKey } from '../text/name-key.ts';

/** Code units; the longest form of Chinese, Japanese and Korean. */
export const MAX_FORM = 12;
/** Code units of a text in which names are looked for between other letters, and of the shortest name. */
const MAX_SEARCHED = 64;
const SHORTEST_NAME = 2;

/** Names of brands in letters that are written without spaces, the longest at each place, by where they start. */
export function namesIn(text: string, isName: (key: string) => boolean): ReadonlyMap<number, number> {
  const names = new Map<number, number>();
  if (text.length > MAX_SEARCHED) return names;
  for (const { 0: run, index } of allMatches(UNSPACED_RUN, text)) {
    for (let at = 0; at < run.length; at++) {
      for (let length = Math.min(MAX_FORM, run.length - at); length >= SHORTEST_NAME; length--) {
        if (!isName(nameKey(run.slice(at, at + length)))) continue;
        names.set(index + at, length);
        at += length - 1;
        break;
      }
    }
  }
  return names;
}

/** Letters that are written without spaces, in a row, with the mark of long vowels. */
const UNSPACED_RUN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー]+/gu;
