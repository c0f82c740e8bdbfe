import { defineAxis, valuesOf } from '../../axis.ts';
import { confidenceOf } from '../../decide.ts';
import { noReadableProse, textEvidence } from '../../prose-evidence.ts';
import type { Evidence, Shown } from '../../reading.ts';
import { nominal } from '../../scale.ts';
import { type Speaker, archetypeScores } from './speakers.ts';
import texts from './texts.json' with { type: 'json' };

const VALUES = valuesOf(texts);

const MIN_WORDS = 12; // a claim and two buttons
const ENOUGH_WORDS = 250;

export const voiceArchetype = defineAxis({
  id: 'voice.archetype',
  label: 'Archetype',
  question: 'Who seems to be speaking?',
  values: VALUES,
  texts,
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
  read({ prose }) {
    if (prose.placeholder > 0.5) return generic('Most of the text is placeholder Latin.', prose.placeholder);
    const silent = noReadableProse(prose, 1);
    if (silent !== null) return silent;
    if (prose.words < MIN_WORDS) return generic(`${prose.words} words show no archetype.`, 1);
    const [first, second] = archetypeScores(prose);
    if (first === undefined) return generic('No archetype shows in the words.', 1);
    const lead = 1 - (second?.score ?? 0) / first.score;
    return {
      value: first.archetype,
      confidence: confidenceOf(lead / 2, textEvidence(prose, ENOUGH_WORDS)),
      method: 'measured',
      runnerUp:
        second === undefined
          ? null
          : {
              value: second.archetype,
              why: `Its signs weigh ${second.score.toFixed(1)}, against ${first.score.toFixed(1)}.`,
            },
      measure: measureOf(first),
      evidence: evidenceOf(first),
    };
  },
  negated: {},
  wording: { distant: { subjects: ['voice'], paired: false } },
  fromTokens: null,
  plain: 'generic',
  shownBy: {},
  fix: (target, { measure }) =>
    ({
      librarian: `Define, refer and list exactly, without persuasion (now ${measure}).`,
      engineer: `Say how it works: commands, components, numbers with units (now ${measure}).`,
      artist: `Show images and moods in fragments instead of explaining (now ${measure}).`,
      friend: `Speak to "you", help, joke, encourage (now ${measure}).`,
      concierge: `Offer to do it for the reader: "we take care of", named services (now ${measure}).`,
      curator: `Name selected works, people and places and say why they were chosen (now ${measure}).`,
      challenger: `Say what you are against and what you do instead (now ${measure}).`,
      generic: `Take the character out of the copy: plain labels and facts (now ${measure}).`,
    })[target],
});

function measureOf({ archetype, signs, score }: Speaker): string {
  if (archetype === 'generic') return 'no archetype shows in the words';
  return `${archetype} signs of weight ${score.toFixed(1)}: ${signs.slice(0, 3).join(', ') || 'its manner'}`;
}

function evidenceOf({ archetype, signs, score }: Speaker): Evidence[] {
  if (signs.length === 0) {
    return [{ selector: ':root', property: 'weight of signs', value: score.toFixed(1), source: 'text' }];
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
