import type { Prose } from '../../../features/prose.ts';
import type { LexicalArchetype } from '../../../text/archetype-lexicon.ts';
import { scoreArchetypes } from '../../../text/archetype.ts';
import { narrationOf } from '../../../text/narration.ts';
import { softwareInOpening } from '../../../text/software.ts';
import { FORMALITY_BOUNDS, formalityScore } from '../voice-formality/talk.ts';

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
const MAX_ENGINEER = 12; // words per 100: more do not make it more so
const PER_CODE = 2.5; // a piece of code per 100 words: who shows code explains how it works
const MAX_CODE = 3;
const LONG_SENTENCE = 16; // words; from there on prose explains rather than sells
const ENOUGH_SENTENCES = 12;
const PER_INSTITUTIONAL = 0.5; // a word of contracts and statutes per 100: they define and refer
const MAX_INSTITUTIONAL = 1.2; // an office may write so too
const LONG_READ = { from: 500, full: 1200 } as const; // words in sentences: nobody writes so many about nothing
const PER_LONG_READ = 2.2; // enough for what is not generic any more, less than any clear sign
const NARRATION = { from: 2, full: 5 } as const; // marks per 100 words; copy and documents stay below
const PER_NARRATION = 4;
const LIVELY = 2; // on the scale of talk: from there on somebody is speaking
const MAX_LIVELY = 2; // liveliness alone makes no friend of a host with many services
const PER_SOFTWARE = 0.5; // a kind of sign of software where the page says what it is
const MAX_SOFTWARE = 4;
const GENERIC = 2.1;
const GENERIC_WITHOUT_PROSE = 3; // more, when there are labels and no sentences
const PROSE_SHARE = 0.3; // of all words in sentences: from there on a text speaks, however short it is

/** Who may be speaking, the likeliest first. */
export function archetypeScores(prose: Prose): readonly Speaker[] {
  const { manner: marks } = prose;
  const talk = formalityScore(marks);
  const code = Math.min(MAX_CODE, (PER_CODE * 100 * prose.codes) / Math.max(40, prose.words));
  const software = softwareInOpening(prose.text);
  const longRead = rise(wordsInSentences(prose), LONG_READ);
  const narrated = longRead > 0 ? rise(narrationOf(prose.text), NARRATION) : 0;
  const befriended = friendsShareOfCode(talk);
  const manner: Readonly<Record<LexicalArchetype, number>> = {
    engineer: code * (1 - befriended) + PER_SOFTWARE * Math.min(MAX_SOFTWARE, software.length),
    librarian:
      (1 - narrated) * expositionOf(prose) +
      Math.min(MAX_INSTITUTIONAL, PER_INSTITUTIONAL * marks.institutional),
    friend: Math.min(MAX_LIVELY, Math.max(0, talk - LIVELY)) + code * befriended,
    concierge: 0.25 * Math.min(4, marks.secondPerson) + 0.18 * Math.min(5, marks.firstPlural),
    curator: 0,
    artist: PER_NARRATION * narrated,
    challenger: 0,
  };
  const speakers = scoreArchetypes(prose.text, prose.language.tongue ?? 'en').map(
    ({ archetype, score, signs }): Speaker => {
      const engineer = archetype === 'engineer';
      const words = engineer ? Math.min(score, MAX_ENGINEER) : score;
      return {
        archetype,
        score: WORTH[archetype] * words + manner[archetype],
        signs: engineer ? [...new Set([...signs, ...software])] : signs,
      };
    },
  );
  const labels = Math.max(0, 1 - wordsInSentences(prose) / Math.max(1, prose.words) / PROSE_SHARE);
  const generic = {
    archetype: 'generic',
    score: GENERIC + GENERIC_WITHOUT_PROSE * labels,
    signs: [],
  } as const;
  return [...speakers, generic].toSorted((a, b) => b.score - a.score);
}

/** How much a text explains at length, by its sentences and by how many there are. */
function expositionOf(prose: Prose): number {
  const { length } = prose.sentences;
  const long =
    length < ENOUGH_SENTENCES ? 0 : Math.max(0, (wordsInSentences(prose) / length - LONG_SENTENCE) / 4);
  return long + PER_LONG_READ * rise(wordsInSentences(prose), LONG_READ);
}

function wordsInSentences({ sentences }: Prose): number {
  return sentences.reduce((sum, { words }) => sum + words, 0);
}

/** 0 up to one bound, 1 from the other on. */
function rise(quantity: number, { from, full }: { readonly from: number; readonly full: number }): number {
  return Math.min(1, Math.max(0, (quantity - from) / (full - from)));
}

/** Who explains code while chatting helps rather than documents: 0 in plain prose, 1 in a casual text. */
function friendsShareOfCode(talk: number): number {
  return rise(talk, { from: FORMALITY_BOUNDS.conversational, full: FORMALITY_BOUNDS.casual });
}
