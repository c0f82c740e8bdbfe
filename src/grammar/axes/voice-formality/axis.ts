import type { FormalityMeasure } from '../../../text/voice-measures.ts';
import { defineAxis } from '../../axis.ts';
import { confidenceOf, place } from '../../decide.ts';
import { noReadableProse, textEvidence } from '../../prose-evidence.ts';
import { phrases } from '../../phrases.ts';
import type { Evidence } from '../../reading.ts';
import { ordinal } from '../../scale.ts';
import { TALK_BOUNDS, talkOf } from '../../talk.ts';

const VALUES = ['casual', 'conversational', 'professional', 'formal'] as const;

const BANDS = [
  { value: 'formal', from: -Infinity },
  { value: 'professional', from: TALK_BOUNDS.professional },
  { value: 'conversational', from: TALK_BOUNDS.conversational },
  { value: 'casual', from: TALK_BOUNDS.casual },
] as const;
const FEWEST_WORDS = 6; // a greeting and a sentence; what is shorter is a label
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
    const silent = noReadableProse(prose, FEWEST_WORDS);
    if (silent !== null) return silent;
    const { manner: marks } = prose;
    const talk = talkOf(marks);
    const { value, neighbour, margin } = place(talk, BANDS);
    const contractions = prose.language.tongue === 'en' ? 'contractions' : 'familiar forms';
    return {
      value,
      confidence: confidenceOf(margin, textEvidence(prose, ENOUGH_WORDS)),
      method: 'measured',
      runnerUp:
        neighbour === null
          ? null
          : { value: neighbour, why: `The marks of talk weigh ${talk.toFixed(1)}, near the boundary.` },
      measure: `${marks.secondPerson.toFixed(1)} "you" and ${marks.contractions.toFixed(1)} ${contractions} per 100 words`,
      evidence: evidenceOfMarks(marks, contractions),
    };
  },
  words: {
    casual: phrases(`
      casual, casual voice, casual tone, funny voice, humorous voice, tongue in cheek, with joke,
      joke welcome, crack joke, loose voice, like a text message, like a group chat, joke allowed,
      cheeky voice, joke and slang, like texting, full of slang, swearing allowed
    `),
    conversational: phrases(`
      conversational, conversational voice, conversational tone, speak directly to, talk to the reader,
      first name term, with contraction, use contraction, approachable voice, approachable tone,
      address the reader, like a chat, like a real conversation, speak like people, speak like a human,
      like a human, like a person, human sounding voice, the way people talk, as people talk
    `),
    professional: phrases(`
      professional voice, professional tone, neutral voice, serious voice, straight voice, no casual voice,
      polished voice, even voice, no casual tone
    `),
    formal: phrases(`
      formal, formal voice, formal tone, no contraction, stiff voice, government voice, courtroom voice,
      like a legal document, like a contract, like a government letter, very professional voice,
      proper voice, like a constitution, like a notary, royal voice, like a decree
    `),
  },
  negated: { formal: 'conversational', casual: 'professional' },
  fix: (target, { measure }) =>
    ({
      casual: `Talk as to a friend: contractions, short exclamations, everyday words (now ${measure}).`,
      conversational: `Address the reader as "you", say "we", allow contractions (now ${measure}).`,
      professional: `Drop exclamations and slang, state facts in neutral prose (now ${measure}).`,
      formal: `Write as an institution would: no contractions, no address, full nominal sentences (now ${measure}).`,
    })[target],
});

function evidenceOfMarks(marks: FormalityMeasure, contractions: string): Evidence[] {
  const rows: [string, number][] = [
    ['second person per 100 words', marks.secondPerson],
    [`${contractions} per 100 words`, marks.contractions],
    ['slang per 100 words', marks.slang],
    ['emphatics per 100 words', marks.emphatics],
    ['institutional words per 100 words', marks.institutional],
  ];
  return rows.map(([property, rate]) => ({
    selector: ':root',
    property,
    value: rate.toFixed(1),
    share: Math.min(1, rate / 100),
    source: 'text',
  }));
}
