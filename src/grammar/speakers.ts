import type { Prose } from '../features/prose.ts';
import { scoreArchetypes, type LexicalArchetype } from '../text/archetype.ts';
import { softwareInOpening } from '../text/software.ts';
import { TALK_BOUNDS, talkOf } from './talk.ts';

/** How strongly a text sounds like one speaker. */
export interface Speaker {
  readonly archetype: LexicalArchetype | 'generic';
  readonly score: number;
  /** Words of the lexicon that were found, commonest first. */
  readonly signs: readonly string[];
}

// What one lexicon word per 100 is worth. Words of engineers stand in any product copy, those of a
// challenger hardly anywhere else; friends and hosts share the words of politeness.
const WORTH: Readonly<Record<LexicalArchetype, number>> = {
  engineer: 0.2,
  librarian: 0.5,
  friend: 0.33,
  concierge: 0.8,
  curator: 0.35,
  artist: 0.35,
  challenger: 0.7,
};
// The constants come from the graded pages, older ones fitted by halves. What code lends to a friend hardly
// depends on its bounds: anywhere from 1.5 to 2.2 and from 2.5 to 3.5, 88 to 90 % of the readings are accepted.
const MOST_ENGINEER = 12; // words per 100: more do not make it more so
const PER_CODE = 2.5; // a piece of code per 100 words: who shows code explains how it works
const MOST_CODE = 3;
const LONG_SENTENCE = 16; // words; from there on prose explains rather than sells
const ENOUGH_SENTENCES = 12;
const PER_INSTITUTIONAL = 0.5; // a word of contracts and statutes per 100: they define and refer
const MOST_INSTITUTIONAL = 1.2; // an office may write so too
const LIVELY = 2; // on the scale of talk: from there on somebody is speaking
const MOST_LIVELY = 2; // liveliness alone makes no friend of a host with many services
const PER_SOFTWARE = 0.5; // a kind of sign of software where the page says what it is
const MOST_SOFTWARE = 4;
const GENERIC = 2.1;
const GENERIC_WITHOUT_PROSE = 3; // more, when there are labels and no sentences
const PROSE_SHARE = 0.3; // of all words in sentences: from there on a text speaks, however short it is

/** Who may be speaking, the likeliest first. */
export function speakersOf(prose: Prose): readonly Speaker[] {
  const { manner: marks } = prose;
  const talk = talkOf(marks);
  const code = Math.min(MOST_CODE, (PER_CODE * 100 * prose.codes) / Math.max(40, prose.words));
  const software = softwareInOpening(prose.text);
  const befriended = friendsShareOfCode(talk);
  const manner: Readonly<Record<LexicalArchetype, number>> = {
    engineer: code * (1 - befriended) + PER_SOFTWARE * Math.min(MOST_SOFTWARE, software.length),
    librarian:
      (prose.sentences.length >= ENOUGH_SENTENCES
        ? Math.max(0, (meanLength(prose) - LONG_SENTENCE) / 4)
        : 0) + Math.min(MOST_INSTITUTIONAL, PER_INSTITUTIONAL * marks.institutional),
    friend: Math.min(MOST_LIVELY, Math.max(0, talk - LIVELY)) + code * befriended,
    concierge: 0.25 * Math.min(4, marks.secondPerson) + 0.18 * Math.min(5, marks.firstPlural),
    curator: 0,
    artist: 0,
    challenger: 0,
  };
  const speakers = scoreArchetypes(prose.text, prose.language.tongue ?? 'en').map(
    ({ archetype, score, signs }): Speaker => {
      const engineer = archetype === 'engineer';
      const words = engineer ? Math.min(score, MOST_ENGINEER) : score;
      return {
        archetype,
        score: WORTH[archetype] * words + manner[archetype],
        signs: engineer ? [...new Set([...signs, ...software])] : signs,
      };
    },
  );
  const labels = Math.max(0, 1 - proseShare(prose) / PROSE_SHARE);
  const generic = {
    archetype: 'generic',
    score: GENERIC + GENERIC_WITHOUT_PROSE * labels,
    signs: [],
  } as const;
  return [...speakers, generic].toSorted((a, b) => b.score - a.score);
}

/** Share of what is said that stands in sentences, 0..1. */
function proseShare({ sentences, words }: Prose): number {
  return sentences.reduce((sum, sentence) => sum + sentence.words, 0) / Math.max(1, words);
}

/** Who explains code while chatting helps rather than documents: 0 in plain prose, 1 in a casual text. */
function friendsShareOfCode(talk: number): number {
  const { conversational, casual } = TALK_BOUNDS;
  return Math.min(1, Math.max(0, (talk - conversational) / (casual - conversational)));
}

function meanLength({ sentences }: Prose): number {
  return sentences.reduce((sum, { words }) => sum + words, 0) / Math.max(1, sentences.length);
}
