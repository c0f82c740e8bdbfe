import { defineAxis } from '../axis.ts';
import { confidenceOf, place } from '../decide.ts';
import { notShown } from '../reading.ts';
import { ordinal } from '../scale.ts';

const VALUES = ['terse', 'balanced', 'flowing'] as const;

// Bands of RUBRIC: mean words a sentence.
const BANDS = [
  { value: 'terse', from: 0 },
  { value: 'balanced', from: 10 },
  { value: 'flowing', from: 18 },
] as const;
const FEWEST_SENTENCES = 4; // the rubric judges nothing shorter
const ENOUGH_SENTENCES = 10; // where the mean of English prose settles within 10 %

export const voiceSentenceLength = defineAxis({
  id: 'voice.sentence_length',
  label: 'Sentence length',
  question: 'How long are the sentences of the running prose?',
  values: VALUES,
  scale: ordinal(VALUES),
  rubric: {
    terse: 'Fewer than 10 words a sentence on average.',
    balanced: '10 to 18 words a sentence.',
    flowing: 'More than 18 words a sentence.',
  },
  needs: ['prose'],
  read({ prose }) {
    const { sentences } = prose;
    if (sentences.length < FEWEST_SENTENCES) {
      const why =
        prose.placeholder > 0.5
          ? 'its text is placeholder Latin'
          : `it has ${sentences.length} sentences of running prose`;
      return notShown(
        `The page does not show how long its sentences are: ${why}, ${FEWEST_SENTENCES} are needed.`,
      );
    }
    const mean = sentences.reduce((sum, sentence) => sum + sentence.words, 0) / sentences.length;
    const { value, neighbour, margin } = place(mean, BANDS);
    const measure = `${mean.toFixed(1)} words a sentence`;
    return {
      value,
      confidence: confidenceOf(margin, sentences.length / ENOUGH_SENTENCES),
      method: 'measured',
      runnerUp:
        neighbour === null
          ? null
          : { value: neighbour, why: `${measure} over ${sentences.length} sentences.` },
      measure,
      evidence: sentences
        .toSorted((a, b) => Math.abs(a.words - mean) - Math.abs(b.words - mean))
        .slice(0, 3)
        .map((sentence) => ({
          selector: sentence.selector,
          property: 'words in sentence',
          value: `${sentence.words}: ${sentence.text.slice(0, 80)}`,
          share: 1 / sentences.length,
          source: 'text' as const,
        })),
    };
  },
  words: { terse: [], balanced: [], flowing: [] },
  negated: {},
  fix: (target, { measure }) =>
    ({
      terse: `Cut sentences to under 10 words on average (now ${measure}): one thought each, no subordinate clauses.`,
      balanced: `Bring sentences to 10 to 18 words on average (now ${measure}).`,
      flowing: `Join short statements into sentences of more than 18 words on average (now ${measure}).`,
    })[target],
});
