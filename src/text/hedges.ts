import { countForeignHedges } from './foreign-voice.ts';
import type { VoiceLanguage } from './language.ts';
import type { HedgeCount } from './voice-measures.ts';
import { plainWords } from './words.ts';

/**
 * Words and phrases that soften a claim, after K. Hyland, "Hedging in Scientific Research Articles" (1998). Limited
 * to those that are hedges in commercial and instructive prose as well: `would` is mostly a question or a hypothesis
 * there, `kind of` means a type.
 */
const HEDGES: readonly string[] = [
  'may',
  'might',
  'could',
  'should',
  'perhaps',
  'maybe',
  'possibly',
  'probably',
  'likely',
  'unlikely',
  'typically',
  'usually',
  'generally',
  'often',
  'sometimes',
  'mostly',
  'mainly',
  'largely',
  'occasionally',
  'seem',
  'seems',
  'seemed',
  'appears to',
  'appear to',
  'tend to',
  'tends to',
  'roughly',
  'approximately',
  'somewhat',
  'relatively',
  'fairly',
  'arguably',
  'presumably',
  'apparently',
  'potentially',
  'suggest',
  'suggests',
  'aim to',
  'aims to',
  'try to',
  'tries to',
  'strive to',
  'hope to',
  'up to',
  'help you',
  'helps you',
  'in most cases',
  'in some cases',
  'for the most part',
  'more or less',
  'we think',
  'we believe',
  'i think',
  'i believe',
  'it depends',
  'as far as',
  'at least in part',
  'if possible',
];

const BY_FIRST_WORD = Map.groupBy(
  HEDGES.map((hedge) => hedge.split(' ')),
  (phrase) => phrase[0] ?? '',
);

/** Counts the hedges of a text. The month of May is not one. */
export function countHedges(text: string, tongue: VoiceLanguage = 'en'): HedgeCount {
  if (tongue !== 'en') return countForeignHedges(text, tongue);
  const all = plainWords(text.replace(/\b(?:in|on|by|since|until|of) May\b|\bMay \d/g, ' '));
  const counts = new Map<string, number>();
  for (let i = 0; i < all.length; i++) {
    const phrase = BY_FIRST_WORD.get(all[i] ?? '')?.find((parts) =>
      parts.every((part, k) => all[i + k] === part),
    );
    if (phrase === undefined) continue;
    const hedge = phrase.join(' ');
    counts.set(hedge, (counts.get(hedge) ?? 0) + 1);
    i += phrase.length - 1;
  }
  const hedges = [...counts.values()].reduce((sum, n) => sum + n, 0);
  return {
    words: all.length,
    hedges,
    per100: all.length === 0 ? 0 : (100 * hedges) / all.length,
    found: [...counts].toSorted(([, a], [, b]) => b - a),
  };
}
