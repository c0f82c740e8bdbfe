import type { Prose } from '../features/prose.ts';
import { notShown, type Evidence, type NotShown } from './reading.ts';

/** Why the voice cannot be read on this page; null when there is enough English text. */
export function noEnglishProse(
  { language, words, placeholder }: Prose,
  fewestWords: number,
): NotShown | null {
  if (words < fewestWords) {
    const latin = placeholder > 0.5 ? ' beside placeholder Latin' : '';
    return notShown(`The page has ${words} words${latin}; its voice needs ${fewestWords}.`);
  }
  if (language.english === false)
    return notShown(`The text is not English (${language.basis}): its voice is not read.`);
  return null;
}

/** The commonest of counted words or phrases as facts. */
export function evidenceOfWords(
  found: readonly (readonly [phrase: string, count: number])[],
  words: number,
): Evidence[] {
  return found.slice(0, 5).map(([phrase, count]) => ({
    selector: ':root',
    property: 'phrase',
    value: `${phrase} × ${count}`,
    share: count / words,
    source: 'text',
  }));
}
