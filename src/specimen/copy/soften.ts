import type { ValueOf } from '../../grammar/axes/index.ts';
import { voiceHedging } from '../../grammar/axes/voice-hedging/axis.ts';
import { words } from '../../text/words.ts';

const OPTION = /\(([^()]*)\) /g;

/**
 * Keeps as many of the bracketed hedges as the rate requires, spread over all paragraphs, and removes the others.
 * @param otherWords words of the page outside these paragraphs
 */
export function soften(
  paragraphs: readonly (readonly string[])[],
  hedging: ValueOf<'voice.hedging'>,
  otherWords: number,
): string[] {
  const sentences = paragraphs.flat();
  const total = otherWords + sentences.reduce((sum, sentence) => sum + words(sentence).length, 0);
  const slots = sentences.reduce((sum, sentence) => sum + [...sentence.matchAll(OPTION)].length, 0);
  const wanted =
    hedging === 'none' ? 0 : Math.max(1, Math.round((voiceHedging.shownBy.rate[hedging] * total) / 100));
  let slot = 0;
  // Bresenham's line algorithm from half a step: keeps the middle one of every (slots / wanted) options.
  const kept = (count: number) => Math.floor((count * wanted) / slots + 0.5);
  const keep = () => kept(++slot) > kept(slot - 1);
  return paragraphs.map((paragraph) =>
    paragraph
      .map((sentence) => sentence.replace(OPTION, (_, option: string) => (keep() ? `${option} ` : '')))
      .join(' '),
  );
}
