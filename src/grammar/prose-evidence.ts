import type { Prose } from '../features/prose.ts';
import { notShown, type Evidence, type NotShown } from './reading.ts';

/** Why the voice cannot be read; null when the page has enough text in a known language. */
export function noReadableProse(prose: Prose, fewestWords: number): NotShown | null {
  if (prose.words < fewestWords) return noText(prose, fewestWords);
  const { tongue, basis } = prose.language;
  return tongue === null ? notShown(`The voice is not read in the language of the text (${basis}).`) : null;
}

/** The statement that a page has too few words for a voice. */
export function noText({ words, placeholder }: Prose, fewestWords: number): NotShown {
  const latin = placeholder > 0.5 ? ' beside placeholder Latin' : '';
  return notShown(`The page has ${words} words${latin}; reading the voice needs ${fewestWords}.`);
}

const FOREIGN = 0.5; // of the evidence; lexicons of other languages are short and not fitted to graded pages

/** Share of the text that a voice axis asks for, 0..1. */
export function textEvidence(
  { language, words }: Pick<Prose, 'language' | 'words'>,
  enoughWords: number,
): number {
  return Math.min(1, words / enoughWords) * (language.tongue === 'en' ? 1 : FOREIGN);
}

/** Evidence for the five most frequent words or phrases. */
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
