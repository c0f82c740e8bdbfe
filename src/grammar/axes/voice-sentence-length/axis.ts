import { defineAxis } from '../../axis.ts';
import { confidenceOf, place } from '../../decide.ts';
import { phrases } from '../../phrases.ts';
import { notShown } from '../../reading.ts';
import { ordinal } from '../../scale.ts';

const VALUES = ['terse', 'balanced', 'flowing'] as const;

// Bands of RUBRIC: mean words a sentence.
const BANDS = [
  { value: 'terse', from: 0 },
  { value: 'balanced', from: 10 },
  { value: 'flowing', from: 18 },
] as const;
const FEWEST_JUDGED = 4; // sentences: the rubric judges nothing shorter
const FEWEST_SENTENCES = 2; // from there on a mean can be told, with little confidence
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
    const full = prose.sentences.length >= FEWEST_JUDGED;
    const sentences = full ? prose.sentences : [...prose.sentences, ...prose.phrases];
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
      method: full ? 'measured' : 'recovered',
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
  words: {
    terse: phrases(`
      terse, terse sentence, short sentence, short copy, short and clipped, keep it short, terse voice,
      sentence fragment, terse tone, one line sentence, small sentence, tiny sentence, sentence short,
      telegram, like a telegram, curt voice, less long sentence, sentence terse, tight sentence,
      no long sentence, mechanical sentence, economy of word, sharp sentence, few word per sentence,
      sparing with word, cut to the chase, sentence of a few word, half sentence, say it short, no rambling
    `),
    balanced: phrases(`
      moderate sentence, moderate length sentence, normal sentence, sentence of moderate length,
      moderate long sentence, varied sentence, sentence of normal length, mix of short and long,
      mix terse flowing, short flowing sentence, short flowing mix, neither short nor flowing,
      terse flowing sentence, terse flowing mix, flowing terse mix, mix sentence,
      mix of terse and flowing sentence, sentence neither short nor long, neither terse nor flowing,
      neither flowing nor terse, moderate length, even sentence, alternate short and long,
      moderate sized sentence
    `),
    flowing: phrases(`
      flowing sentence, flowing voice, long form sentence, big sentence, smooth sentence, sentence flow,
      generous sentence, unhurried sentence, sentence run on, sentence roll, periodic sentence, essayistic,
      sentence that take their time, prose that flow, sentence that unfurl, huge sentence, languid sentence,
      sentence that wander, sentence that wind, full paragraph sentence, flow sentence, subordinate clause
    `),
  },
  negated: { flowing: 'terse' },
  fix: (target, { measure }) =>
    ({
      terse: `Cut sentences to under 10 words on average (now ${measure}): one thought each, no subordinate clauses.`,
      balanced: `Bring sentences to 10 to 18 words on average (now ${measure}).`,
      flowing: `Join short statements into sentences of more than 18 words on average (now ${measure}).`,
    })[target],
});
