import { measureFormality, type FormalityMeasure } from '../../text/formality.ts';
import { splitSentences } from '../../text/sentences.ts';
import { defineAxis } from '../axis.ts';
import { confidenceOf, place } from '../decide.ts';
import { noEnglishProse } from '../prose-evidence.ts';
import type { Evidence } from '../reading.ts';
import { ordinal } from '../scale.ts';

const VALUES = ['casual', 'conversational', 'professional', 'formal'] as const;

// The marks of talk against those of documents, as one number; 0 where they balance. The weights follow
// what one mark tells: a contraction or a slang word says more than another "you" in a form.
const BANDS = [
  { value: 'formal', from: -Infinity },
  { value: 'professional', from: -4 },
  { value: 'conversational', from: 2.5 },
  { value: 'casual', from: 8.5 },
] as const;
const MOST_ADDRESS = 6;
const MOST_NOMINAL = 2.5; // labels of a dashboard are nouns too: without law or passives they make no document
const FEWEST_WORDS = 25;
const ENOUGH_WORDS = 200;

export const voiceFormality = defineAxis({
  id: 'voice.formality',
  label: 'Formality',
  question: 'Does the text talk, or does it read as a document?',
  values: VALUES,
  scale: ordinal(VALUES),
  rubric: {
    casual: 'Slang, jokes, exclamations: a person talking.',
    conversational: 'Says you and we, uses contractions, stays polite.',
    professional: 'Neutral business or technical prose.',
    formal: 'Institutional, legal or academic prose.',
  },
  needs: ['prose'],
  read({ prose }) {
    const silent = noEnglishProse(prose, FEWEST_WORDS);
    if (silent !== null) return silent;
    const said = prose.text.split('\n').flatMap((line) => splitSentences(line));
    const marks = measureFormality(said);
    const talk = talkScore(marks);
    const { value, neighbour, margin } = place(talk, BANDS);
    return {
      value,
      confidence: confidenceOf(margin, marks.words / ENOUGH_WORDS),
      method: 'measured',
      runnerUp:
        neighbour === null
          ? null
          : { value: neighbour, why: `The marks of talk weigh ${talk.toFixed(1)}, near the boundary.` },
      measure: `${marks.secondPerson.toFixed(1)} "you" and ${marks.contractions.toFixed(1)} contractions per 100 words`,
      evidence: evidenceOfMarks(marks),
    };
  },
  words: { casual: [], conversational: [], professional: [], formal: [] },
  negated: {},
  fix: (target, { measure }) =>
    ({
      casual: `Talk as to a friend: contractions, short exclamations, everyday words (now ${measure}).`,
      conversational: `Address the reader as "you", say "we", allow contractions (now ${measure}).`,
      professional: `Drop exclamations and slang, state facts in neutral prose (now ${measure}).`,
      formal: `Write as an institution would: no contractions, no address, full nominal sentences (now ${measure}).`,
    })[target],
});

/**
 * Marks of talk minus marks of documents. Address alone makes a text conversational, never casual, so it
 * is capped; slang and exclamations come on top. English web copy spreads from about -10 to 15.
 */
function talkScore(marks: FormalityMeasure): number {
  const address = 0.8 * marks.secondPerson + 0.4 * marks.firstPlural + 1.5 * marks.contractions;
  const liveliness = 2.5 * marks.slang + 6 * marks.exclamations;
  const document =
    Math.min(0.4 * marks.nominalisations, MOST_NOMINAL) + 2.5 * marks.institutional + 4 * marks.passives;
  return Math.min(address, MOST_ADDRESS) + liveliness - document;
}

function evidenceOfMarks(marks: FormalityMeasure): Evidence[] {
  const rows: [string, number][] = [
    ['second person per 100 words', marks.secondPerson],
    ['contractions per 100 words', marks.contractions],
    ['slang per 100 words', marks.slang],
    ['institutional words per 100 words', marks.institutional],
    ['nominalisations per 100 words', marks.nominalisations],
  ];
  return rows.map(([property, rate]) => ({
    selector: ':root',
    property,
    value: rate.toFixed(1),
    share: Math.min(1, rate / 100),
    source: 'text',
  }));
}
