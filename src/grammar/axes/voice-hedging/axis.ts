import { countHedges } from '../../../text/hedges.ts';
import { defineAxis } from '../../axis.ts';
import { phrases } from '../../phrases.ts';
import { confidenceOf, place } from '../../decide.ts';
import { evidenceOfWords, noReadableProse, textEvidence } from '../../prose-evidence.ts';
import { ordinal } from '../../scale.ts';

const VALUES = ['none', 'low', 'medium', 'high'] as const;

// Bands of RUBRIC: hedges per 100 words.
const BANDS = [
  { value: 'none', from: 0 },
  { value: 'low', from: Number.MIN_VALUE },
  { value: 'medium', from: 0.7 },
  { value: 'high', from: 1.8 },
] as const;
const FEWEST_JUDGED = 60; // words: the rubric judges nothing shorter
const FEWEST_WORDS = 20; // from there on a claim is made that could have been softened
const ENOUGH_WORDS = 300; // where one hedge more or less no longer moves the rate by half a band

export const voiceHedging = defineAxis({
  id: 'voice.hedging',
  label: 'Hedging',
  question: 'How often does the text soften what it claims?',
  values: VALUES,
  scale: ordinal(VALUES),
  rubric: {
    none: 'No hedge at all in 60 words or more.',
    low: 'Fewer than 0.7 hedges per 100 words.',
    medium: '0.7 to 1.8 hedges per 100 words.',
    high: 'More than 1.8 hedges per 100 words.',
  },
  needs: ['prose'],
  read({ prose }) {
    const silent = noReadableProse(prose, FEWEST_WORDS);
    if (silent !== null) return silent;
    const { per100, hedges, words, found } = countHedges(prose.text, prose.language.tongue ?? 'en');
    const { value, neighbour, margin } = place(per100, BANDS);
    // A count of one or two moves by chance: the same writer would hedge once more or less on the next page.
    const evidence = textEvidence(prose, ENOUGH_WORDS);
    const measure = `${per100.toFixed(1)} hedges per 100 words`;
    return {
      value,
      confidence: confidenceOf(hedges === 0 ? 1 : margin, evidence),
      method: words < FEWEST_JUDGED ? 'recovered' : 'measured',
      runnerUp:
        neighbour === null
          ? null
          : { value: neighbour, why: `${measure} in ${words} words stand nearer to ${value}.` },
      measure,
      evidence: evidenceOfWords(found, words),
    };
  },
  words: {
    none: phrases(`
      no hedging, no maybe, no perhaps, certain voice, speak in absolute, hedge free, hedge nothing,
      say it straight, state as fact, assertive voice, confident claim, direct claim, state fact, unhedged,
      categorical, categorical voice, unqualified claim, unqualified voice, no ifs, full conviction,
      no claim hedging, blunt certainty, absolute certainty, total certainty, say it outright,
      statement without hedging, definite claim, no wiggle room, no equivocation, no equivocating,
      declarative voice
    `),
    low: phrases(`
      low hedging, less hedging, hedging low, mostly certain voice, hedging only when, small hedging,
      some hedging only, only rarely hedging, hardly hedging, a hedging at most, hedging once,
      confident with the odd hedging, odd hedging, modest hedging, subtle hedging, hedging only where
    `),
    medium: phrases(`
      some hedging, moderate hedging, hedging some, normal hedging, hedging moderate, measured claim,
      a bit hedging, hedging where honest, hedging when needed, hedging where needed,
      hedging where appropriate, honest hedging, hedging where it is due, hedging in moderation
    `),
    high: phrases(`
      high hedging, generous hedging, lot hedging, hedging everywhere, hedging every claim, heavy hedging,
      cautious voice, cautious claim, tentative voice, careful claim, qualify every claim, qualified claim,
      hedging everything, noncommittal, noncommittal voice, wrapped in qualifier, qualifies everything,
      big hedging, guarded voice, full of hedging, hedging a lot, hesitant voice, maybe and perhaps,
      perhaps and maybe, extreme hedging, hedging always, caveat on every claim, every claim hedging,
      lawyer cautious, diffident voice, tentative claim, tentative, wishy washy
    `),
  },
  negated: {},
  fix: (target, { measure }) =>
    ({
      none: `State every claim outright: cut "may", "could", "should", "up to", "helps you" (now ${measure}, target 0).`,
      low: `Keep a hedge only where the claim really is uncertain: fewer than 0.7 per 100 words (now ${measure}).`,
      medium: `Qualify what depends on circumstances: 0.7 to 1.8 hedges per 100 words (now ${measure}).`,
      high: `Write tentatively, with "may", "often", "in most cases": more than 1.8 hedges per 100 words (now ${measure}).`,
    })[target],
});
