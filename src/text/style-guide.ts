import { isPassive } from './passive.ts';
import { addressesReader } from './formality.ts';
import { words } from './words.ts';

/** Increase it when the same text can get another score. */
export const STYLE_GUIDE_VERSION = '1';

const LONG_SENTENCE = 26; // words; the Google developer style guide asks for fewer
const FILLERS =
  /\b(?:simply|just|easily|easy|please|obviously|of course|basically|in order to|leverage|utili[sz]e|note that)\b/i;
const FUTURE = /\b(?:will|shall|going to)\b/i;

/** Points out of 100 for each rule. */
export interface StyleGuideScore {
  readonly score: number;
  readonly rules: Readonly<
    Record<'active' | 'secondPerson' | 'presentTense' | 'shortSentences' | 'noFillers', number>
  >;
}

const WEIGHTS = {
  active: 30,
  secondPerson: 15,
  presentTense: 15,
  shortSentences: 25,
  noFillers: 15,
} as const;
const ENOUGH_ADDRESS = 0.25; // share of sentences with "you" that earns all points

/**
 * Scores sentences by five countable rules of the Google developer documentation style guide
 * (https://developers.google.com/style): active voice, second person, present tense, short sentences, no fillers.
 * Null without sentences.
 */
export function scoreStyleGuide(sentences: readonly string[]): StyleGuideScore | null {
  if (sentences.length === 0) return null;
  const share = (holds: (sentence: string) => boolean) => sentences.filter(holds).length / sentences.length;
  const rules = {
    active: share((sentence) => !isPassive(sentence)),
    secondPerson: Math.min(1, share(addressesReader) / ENOUGH_ADDRESS),
    presentTense: share((sentence) => !FUTURE.test(sentence)),
    shortSentences: share((sentence) => words(sentence).length <= LONG_SENTENCE),
    noFillers: share((sentence) => !FILLERS.test(sentence)),
  };
  const points = (Object.keys(WEIGHTS) as (keyof typeof WEIGHTS)[]).reduce(
    (sum, rule) => sum + WEIGHTS[rule] * rules[rule],
    0,
  );
  return { score: Math.round(points), rules };
}
