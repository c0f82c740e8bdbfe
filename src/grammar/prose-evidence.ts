import type { Prose } from '../features/prose.ts';
import { notShown, type Evidence, type NotShown } from './reading.ts';

/** Why the voice cannot be read on this page; null when there is enough text in a language that is known. */
export function noReadableProse(
  { language, words, placeholder }: Prose,
  fewestWords: number,
): NotShown | null {
  if (words < fewestWords) {
    const latin = placeholder > 0.5 ? ' beside placeholder Latin' : '';
    return notShown(`The page has ${words} words${latin}; its voice needs ${fewestWords}.`);
  }
  if (language.tongue === null)
    return notShown(`The text is not in a language whose voice is read (${language.basis}).`);
  return null;
}

const FOREIGN = 0.5; // of the evidence: lexicons of other languages are short and no graded page fitted them

/** How much of the text an axis of the voice asks for is there, 0..1. */
export function textEvidence({ language, words }: Prose, enoughWords: number): number {
  return Math.min(1, words / enoughWords) * (language.tongue === 'en' ? 1 : FOREIGN);
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
