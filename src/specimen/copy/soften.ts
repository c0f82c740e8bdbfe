import type { ValueOf } from '../../grammar/axes/index.ts';
import { words } from '../../text/words.ts';

/** Hedges per 100 words to aim for, each well inside its band: none, below 0.7, to 1.8, above. */
const RATE: Readonly<Record<ValueOf<'voice.hedging'>, number>> = {
  none: 0,
  low: 0.35,
  medium: 1.2,
  high: 2.6,
};
const OPTION = /\(([^()]*)\) /g;

/**
 * Keeps as many of the bracketed words as the rate asks for, spread over all paragraphs, and drops the rest.
 * @param otherWords words of the page beside these paragraphs
 */
export function soften(
  paragraphs: readonly (readonly string[])[],
  hedging: ValueOf<'voice.hedging'>,
  otherWords: number,
): string[] {
  const sentences = paragraphs.flat();
  const total = otherWords + sentences.reduce((sum, sentence) => sum + words(sentence).length, 0);
  const slots = sentences.reduce((sum, sentence) => sum + [...sentence.matchAll(OPTION)].length, 0);
  const wanted = hedging === 'none' ? 0 : Math.max(1, Math.round((RATE[hedging] * total) / 100));
  let slot = 0;
  // Bresenham's line: every slots/wanted-th option is said.
  const keep = () => Math.floor((++slot * wanted) / slots) > Math.floor(((slot - 1) * wanted) / slots);
  return paragraphs.map((paragraph) =>
    paragraph
      .map((sentence) => sentence.replace(OPTION, (_, option: string) => (keep() ? `${option} ` : '')))
      .join(' '),
  );
}
