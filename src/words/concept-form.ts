import { isCommonWord } from './common-word.ts';
import { visitEdits } from '../text/edits.ts';
import { conceptsByPhrase } from './concepts.ts';
import { isFamilyForm } from './typeface-names.ts';

/** Letters; shorter words are one edit away from too many others. */
const SHORTEST = 6;
const LONGEST = 24;

/** Endings that do not change what a word is about: `calmness`, `elegantly`, `newspaperish`. */
const ENDINGS = [
  [/(?:ly|ness|ish|like|esque|style|styled|ing|ed)$/, ''],
  [/(?:ier|iest|ily|iness)$/, 'y'],
  [/(?:er|est)$/, ''],
  [/(?:er|est|ed|ing)$/, 'e'],
  [/(?:istic|ism|ity)$/, ''],
  [/y$/, ''],
] as const;

/**
 * The form under which a word that nothing else knows names a concept: without its ending, or one edit away.
 * @param isWord whether it is a name, or a word of English
 */
export function conceptForm(form: string, isWord = false): string | null {
  if (form.length < SHORTEST || form.length > LONGEST || /\p{N}/u.test(form)) return null;
  for (const [ending, instead] of ENDINGS) {
    const stem = form.replace(ending, instead);
    if (stem !== form && stem.length > 2 && conceptsByPhrase().has(stem)) return stem;
  }
  if (isWord || isCommonWord(form) || isFamilyForm(form)) return null;
  const near: string[] = [];
  // A first letter is rarely wrong.
  visitEdits(form, 1, (spelling) => {
    if (spelling !== form && conceptsByPhrase().has(spelling)) near.push(spelling);
  });
  return near.toSorted()[0] ?? null;
}
