import { defineAxis, fitFrom, valuesOf } from '../../axis.ts';
import { confidenceOf, place } from '../../decide.ts';
import { evidenceOfWords, noReadableProse, textEvidence } from '../../prose-evidence.ts';
import type { Evidence } from '../../reading.ts';
import { ordinal } from '../../scale.ts';
import { MEASURES } from './measures.ts';
import fit from './fit.json' with { type: 'json' };
import { towards } from '../../direction.ts';
import texts from './texts.json' with { type: 'json' };

const VALUES = valuesOf(texts);
type Value = (typeof VALUES)[number];

// Hedges per 100 words; bands of RUBRIC.
const BANDS = [
  { value: 'none', from: 0 },
  { value: 'low', from: Number.MIN_VALUE },
  { value: 'medium', from: 0.7 },
  { value: 'high', from: 1.8 },
] as const;
const MIN_JUDGED = 60; // words; the rubric judges no shorter text
const MIN_WORDS = 40; // words; two thirds of that, as graders count labels that are no text here
const ENOUGH_WORDS = 300; // words; one hedge more or less then changes the rate by less than half a band

export const voiceHedging = defineAxis({
  id: 'voice.hedging',
  label: 'Hedging',
  question: 'How often does the text hedge its claims?',
  values: VALUES,
  texts,
  ruleSaysAll: true,
  phrase: null,
  scale: ordinal(VALUES),
  bands: [{ of: 'hedges', unit: 'in 100 words', from: BANDS, inBriefs: [] }],
  needs: ['prose'],
  measures: MEASURES,
  fit: fitFrom(fit),
  read({ prose }) {
    const noProse = noReadableProse(prose, MIN_WORDS);
    if (noProse !== null) return noProse;
    const { per100, hedges, words, found } = prose.hedges;
    const { value, neighbour, margin } = place(per100, BANDS);
    // Counts of one or two vary by chance between pages of one writer.
    const evidence = textEvidence(prose, ENOUGH_WORDS);
    const measure = `${per100.toFixed(1)} hedges per 100 words`;
    return {
      value,
      confidence: confidenceOf(hedges === 0 ? 1 : margin, evidence),
      method: words < MIN_JUDGED ? 'recovered' : 'measured',
      runnerUp:
        neighbour === null
          ? null
          : { value: neighbour, why: `${measure} in ${words} words are nearer to ${value}.` },
      measure,
      evidence: evidenceOfWords(found, words),
    };
  },
  negated: {},
  fromTokens: null,
  plain: 'none',
  shownBy: {
    // Hedges per 100 words, each well inside its band.
    rate: { none: 0, low: 0.35, medium: 1.2, high: 2.6 },
  },
  fix: (target, { measure, value }) =>
    ({
      none: `State every claim without hedges: remove "may", "could", "should", "up to", "helps you" (now ${measure}, target 0).`,
      low: `${towards(VALUES, { from: value, to: target }, { more: 'Hedge the claims that are uncertain: up to', less: 'Hedge only uncertain claims: fewer than' })} 0.7 hedges per 100 words (now ${measure}).`,
      medium: `${towards(VALUES, { from: value, to: target }, { more: 'Hedge all claims', less: 'Hedge only claims' })} that depend on circumstances: 0.7 to 1.8 hedges per 100 words (now ${measure}).`,
      high: `Write tentatively, with "may", "often", "in most cases": more than 1.8 hedges per 100 words (now ${measure}).`,
    })[target],
  ways: (target, _, { value, evidence }) => ({ manual: manual(target, value, evidence) }),
});

/** Which claims to rewrite: those with the hedges that were found, where fewer are wanted. */
function manual(target: Value, value: Value, evidence: readonly Evidence[]): string {
  const found = evidence.flatMap(({ property, value: phrase }) => (property === 'phrase' ? [phrase] : []));
  const fewer = VALUES.indexOf(target) < VALUES.indexOf(value);
  return fewer && found.length > 0
    ? `Rewrite the claims that say ${found.map((phrase) => `“${phrase.replace(/ × \d+$/, '')}”`).join(', ')}.`
    : 'Rewrite the claims of the copy.';
}
