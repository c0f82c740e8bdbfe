import type { Prose } from '../features/prose.ts';
import { scoreArchetypes, type LexicalArchetype } from '../text/archetype.ts';
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
const GENERIC = 1.9;
const GENERIC_WITHOUT_PROSE = 2; // more, when there are labels and no sentences

/** Who may be speaking, the likeliest first. */
export function speakersOf(prose: Prose): readonly Speaker[] {
  const { manner: marks } = prose;
  const talk = talkOf(marks);
  const code = Math.min(MOST_CODE, (PER_CODE * 100 * prose.codes) / Math.max(40, prose.words));
  const befriended = friendsShareOfCode(talk);
  const manner: Readonly<Record<LexicalArchetype, number>> = {
    engineer: code * (1 - befriended),
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
  const speakers = scoreArchetypes(prose.text).map(({ archetype, score, signs }): Speaker => {
    const words = archetype === 'engineer' ? Math.min(score, MOST_ENGINEER) : score;
    return { archetype, score: WORTH[archetype] * words + manner[archetype], signs };
  });
  const few = prose.sentences.length < 4 ? GENERIC_WITHOUT_PROSE : 0;
  return [...speakers, { archetype: 'generic', score: GENERIC + few, signs: [] } as const].toSorted(
    (a, b) => b.score - a.score,
  );
}

/** Who explains code while chatting helps rather than documents: 0 in plain prose, 1 in a casual text. */
function friendsShareOfCode(talk: number): number {
  const { conversational, casual } = TALK_BOUNDS;
  return Math.min(1, Math.max(0, (talk - conversational) / (casual - conversational)));
}

function meanLength({ sentences }: Prose): number {
  return sentences.reduce((sum, { words }) => sum + words, 0) / Math.max(1, sentences.length);
}
