import type { Prose } from '../../../features/prose.ts';
import { defineAxis, fitFrom, valuesOf } from '../../axis.ts';
import { confidenceOf, place } from '../../decide.ts';
import { noReadableProse, textEvidence } from '../../prose-evidence.ts';
import type { Evidence } from '../../reading.ts';
import { ordinal } from '../../scale.ts';
import { FORMALITY_BOUNDS, informalityScore } from './informality-score.ts';
import { towards } from '../../direction.ts';
import { MEASURES } from './measures.ts';
import fit from './fit.json' with { type: 'json' };
import texts from './texts.json' with { type: 'json' };

const VALUES = valuesOf(texts);

const BANDS = [
  { value: 'formal', from: -Infinity },
  { value: 'professional', from: FORMALITY_BOUNDS.professional },
  { value: 'conversational', from: FORMALITY_BOUNDS.conversational },
  { value: 'casual', from: FORMALITY_BOUNDS.casual },
] as const;
const MIN_WORDS = 6; // words; a greeting and a sentence, less is a label
const ENOUGH_WORDS = 200;
const MAX_EVIDENCE = 5; // rows

export const voiceFormality = defineAxis({
  id: 'voice.formality',
  label: 'Formality',
  question: 'How formal is the language?',
  values: VALUES,
  texts,
  ruleSaysAll: true,
  phrase: null,
  scale: ordinal(VALUES),
  bands: [
    {
      of: 'informality',
      unit: 'score of informal minus score of formal features',
      from: BANDS,
      inBriefs: [],
    },
  ],
  needs: ['prose'],
  measures: MEASURES,
  fit: fitFrom(fit),
  read({ prose }) {
    const noProse = noReadableProse(prose, MIN_WORDS);
    if (noProse !== null) return noProse;
    const { manner: marks } = prose;
    const informality = informalityScore(prose);
    const { value, neighbour, margin } = place(informality, BANDS);
    const contractions = prose.language.tongue === 'en' ? 'contractions' : 'familiar forms';
    return {
      value,
      confidence: confidenceOf(margin, textEvidence(prose, ENOUGH_WORDS)),
      method: 'measured',
      runnerUp:
        neighbour === null
          ? null
          : {
              value: neighbour,
              why: `The informality score is ${informality.toFixed(1)}, near the boundary.`,
            },
      measure: `${marks.secondPerson.toFixed(1)} "you" and ${marks.contractions.toFixed(1)} ${contractions} per 100 words`,
      evidence: evidenceOfMarks(prose, contractions),
    };
  },
  negated: { formal: 'conversational', casual: 'professional' },
  fromTokens: null,
  plain: 'professional',
  shownBy: {},
  fix: (target, { measure, value }) =>
    ({
      casual: `Write as to a friend: contractions, short exclamations, everyday words (now ${measure}).`,
      conversational: `Address the reader as "you", say "we", allow contractions (now ${measure}).`,
      professional: `${towards(VALUES, { from: value, to: target }, { more: 'Use "you", contractions, exclamations and slang less', less: 'Write in plain verbs instead of institutional nouns' })} (now ${measure}).`,
      formal: `Write as an institution does: no contractions, no direct address, full nominal sentences with “regarding”, “therefore”, “in accordance with” (now ${measure}).`,
    })[target],
  ways: () => ({ manual: 'Rewrite the copy in the register of the target.' }),
});

function evidenceOfMarks({ manner, marks }: Prose, contractions: string): Evidence[] {
  const rows: [string, number][] = [
    ['second person per 100 words', manner.secondPerson],
    [`${contractions} per 100 words`, manner.contractions],
    ['slang per 100 words', manner.slang],
    ['emphatics per 100 words', manner.emphatics],
    ['institutional words per 100 words', manner.institutional],
    ['exclamation marks per 100 words', marks.exclamations],
    ['questions per 100 words', marks.questions],
  ];
  const most = rows.toSorted((a, b) => b[1] - a[1]).slice(0, MAX_EVIDENCE);
  return most.map(([property, rate]) => ({
    selector: ':root',
    property,
    value: rate.toFixed(1),
    share: Math.min(1, rate / 100),
    source: 'text',
  }));
}
