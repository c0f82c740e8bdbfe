import { defineAxis, fitFrom, valuesOf } from '../../axis.ts';
import { noText } from '../../prose-evidence.ts';
import type { Evidence, Shown } from '../../reading.ts';
import { nominal } from '../../scale.ts';
import {
  archetypeCertainty,
  type ArchetypeScore,
  archetypeScores,
  signsOf,
  weighedWords,
} from './archetype-scores.ts';
import { EXAMPLES } from './examples.ts';
import { MEASURES } from './measures.ts';
import fit from './fit.json' with { type: 'json' };
import texts from './texts.json' with { type: 'json' };
import { ways } from './ways.ts';

const VALUES = valuesOf(texts);

const MIN_WORDS = 12; // a claim and two buttons

export const voiceArchetype = defineAxis({
  id: 'voice.archetype',
  label: 'Archetype',
  question: 'Which archetype does the voice have?',
  values: VALUES,
  texts,
  ruleSaysAll: true,
  phrase: { rank: 1, as: 'noun', of: (value) => texts[value].phrase },
  scale: nominal<(typeof VALUES)[number]>({
    'librarian|engineer': 0.4,
    'librarian|curator': 0.4,
    'artist|curator': 0.5,
    'friend|concierge': 0.4,
    'friend|challenger': 0.3,
    'engineer|challenger': 0.2,
    'concierge|generic': 0.4,
    'librarian|generic': 0.3,
  }),
  bands: [],
  needs: ['prose'],
  measures: MEASURES,
  fit: fitFrom(fit),
  read({ prose }) {
    if (prose.placeholder > 0.5) return generic('Most of the text is placeholder Latin.', prose.placeholder);
    if (prose.words === 0) return noText(prose, 1);
    if (prose.words < MIN_WORDS) return generic(`${prose.words} words are too few to show an archetype.`, 1);
    const words = weighedWords(prose);
    const scores = archetypeScores(prose, words);
    const [first, second] = scores;
    if (first === undefined) return generic('The words show no archetype.', 1);
    const signs = signsOf(prose, first.archetype, words);
    return {
      value: first.archetype,
      confidence: archetypeCertainty(scores, prose),
      method: 'measured',
      runnerUp:
        second === undefined
          ? null
          : {
              value: second.archetype,
              why: `Its score is ${second.score.toFixed(1)}; that of ${first.archetype} is ${first.score.toFixed(1)}.`,
            },
      measure: measureOf(first, signs),
      evidence: evidenceOf(first, signs),
    };
  },
  negated: {},
  wording: { distant: { subjects: ['voice'], paired: false } },
  fromTokens: null,
  plain: 'generic',
  shownBy: {},
  fix: (target, { measure }) => {
    const { manner, sentence } = EXAMPLES[target];
    return `${manner}, such as “${sentence}” (now ${measure}).`;
  },
  ways,
});

function measureOf({ archetype }: ArchetypeScore, signs: readonly string[]): string {
  if (archetype === 'generic') return 'the words show no archetype';
  const shown = signs.slice(0, 3).map((sign) => `“${sign}”`);
  return `${archetype}, by ${shown.length === 0 ? 'the manner of writing' : `words like ${shown.join(', ')}`}`;
}

function evidenceOf({ archetype, score }: ArchetypeScore, signs: readonly string[]): Evidence[] {
  if (signs.length === 0) {
    return [{ selector: ':root', property: 'archetype score', value: score.toFixed(1), source: 'text' }];
  }
  return signs.slice(0, 5).map((sign) => ({
    selector: ':root',
    property: `${archetype} word`,
    value: sign,
    source: 'text',
  }));
}

function generic(why: string, share: number): Shown<(typeof VALUES)[number]> {
  return {
    value: 'generic',
    confidence: 0.6,
    method: 'recovered',
    runnerUp: null,
    measure: why,
    evidence: [{ selector: ':root', property: 'text', value: why, share, source: 'text' }],
  };
}
