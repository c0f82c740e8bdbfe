import { numbered } from '../../../text/numbered.ts';
import { defineAxis, fitFrom, valuesOf } from '../../axis.ts';
import { confidenceOf, place } from '../../decide.ts';
import { notShown } from '../../reading.ts';
import { ordinal } from '../../scale.ts';
import { MEASURES } from './measures.ts';
import fit from './fit.json' with { type: 'json' };
import { towards } from '../../direction.ts';
import texts from './texts.json' with { type: 'json' };

const VALUES = valuesOf(texts);

// Mean words a sentence; bands of RUBRIC.
const BANDS = [
  { value: 'terse', from: 0 },
  { value: 'balanced', from: 10 },
  { value: 'flowing', from: 18 },
] as const;
const MIN_JUDGED = 4; // sentences; the rubric judges no shorter text
const MIN_SENTENCES = 2; // sentences; enough for a mean of low confidence
const ENOUGH_SENTENCES = 10; // sentences; the mean of English prose is then within 10 %

export const voiceSentenceLength = defineAxis({
  id: 'voice.sentence_length',
  label: 'Sentence length',
  question: 'How long are the sentences of the running prose?',
  values: VALUES,
  texts,
  ruleSaysAll: true,
  phrase: null,
  scale: ordinal(VALUES),
  bands: [
    {
      of: 'sentence length',
      unit: 'words on average',
      from: BANDS,
      inBriefs: [{ subjects: ['sentence'], units: { word: 1, '': 1 } }],
    },
  ],
  needs: ['prose'],
  measures: MEASURES,
  fit: fitFrom(fit),
  read({ prose }) {
    const full = prose.sentences.length >= MIN_JUDGED;
    const sentences = full ? prose.sentences : [...prose.sentences, ...prose.phrases];
    if (sentences.length < MIN_SENTENCES) {
      const why =
        prose.placeholder > 0.5
          ? 'its text is placeholder Latin'
          : `it has ${numbered(sentences.length, 'sentence', 'sentences')} of running prose`;
      return notShown(
        `The page has too little prose to measure sentence length: ${why}; ${MIN_SENTENCES} are needed.`,
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
  negated: { flowing: 'terse' },
  fromTokens: null,
  plain: 'balanced',
  shownBy: {},
  fix: (target, { measure, value }) =>
    ({
      terse: `Shorten sentences to under 10 words on average (now ${measure}): one thought each, no subordinate clauses.`,
      balanced: `${towards(VALUES, { from: value, to: target }, { more: 'Join short sentences', less: 'Split long sentences' })}: 10 to 18 words on average (now ${measure}).`,
      flowing: `Join short statements into sentences of more than 18 words on average (now ${measure}).`,
    })[target],
  ways: () => ({ manual: 'Rewrite the sentences of the copy.' }),
});
