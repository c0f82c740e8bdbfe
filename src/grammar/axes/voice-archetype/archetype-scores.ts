import type { Prose } from '../../../features/prose.ts';
import type { LexicalArchetype } from '../../../text/archetype-lexicon.ts';
import { scoreArchetypes } from '../../../text/archetype.ts';
import { narrationOf } from '../../../text/narration.ts';
import { softwareInOpening } from '../../../text/software.ts';
import { FORMALITY_BOUNDS, informalityScore } from '../voice-formality/informality-score.ts';

/** How well a text matches one archetype. */
export interface ArchetypeScore {
  readonly archetype: LexicalArchetype | 'generic';
  readonly score: number;
  /** Words of the lexicon that were found, commonest first. */
  readonly signs: readonly string[];
}

// Score of one lexicon word per 100. Any product copy has words of engineers, hardly any other copy has those of
// challengers; friends and concierges share polite words.
const WORD_SCORE: Readonly<Record<LexicalArchetype, number>> = {
  engineer: 0.2,
  librarian: 0.5,
  friend: 0.33,
  concierge: 0.8,
  curator: 0.35,
  artist: 0.35,
  challenger: 0.7,
};
// The constants are fitted to graded pages. Results hardly depend on the bounds between engineer and friend: from 1.5
// to 2.2 and from 2.5 to 3.5, 88 to 90 % of the readings are accepted.
const MAX_ENGINEER = 12; // words per 100; more add nothing
const PER_CODE = 2.5; // for each code element per 100 words; code explains how something works
const MAX_CODE = 3;
const LONG_SENTENCE = 16; // words; longer sentences explain rather than sell
const ENOUGH_SENTENCES = 12;
const PER_INSTITUTIONAL = 0.5; // for each institutional word per 100; such words define and refer
const MAX_INSTITUTIONAL = 1.2; // limited, since offices that are no librarians write so too
const LONG_READ = { from: 500, full: 1200 } as const; // words in sentences; long texts are not generic
const PER_LONG_READ = 2.2; // above the generic score, below any clear sign
const NARRATION = { from: 2, full: 5 } as const; // narrative words per 100; copy and documents have fewer
const PER_NARRATION = 4;
const INFORMAL_FROM = 2; // informality score; lower ones show no friend
const MAX_INFORMAL = 2; // limited, so that informality alone does not outweigh the signs of a concierge
const PER_SOFTWARE = 0.5; // for each kind of software word in the opening of the page
const MAX_SOFTWARE = 4;
const GENERIC = 2.1;
const GENERIC_WITHOUT_PROSE = 3; // added when the page has labels and no sentences
const PROSE_SHARE = 0.3; // of all words; with this share in sentences a text is prose, however short

/** The score of every archetype, highest first. */
export function archetypeScores(prose: Prose): readonly ArchetypeScore[] {
  const { manner: marks } = prose;
  const informality = informalityScore(marks);
  const code = Math.min(MAX_CODE, (PER_CODE * 100 * prose.codes) / Math.max(40, prose.words));
  const software = softwareInOpening(prose.text);
  const longRead = ramp(wordsInSentences(prose), LONG_READ);
  const narrated = longRead > 0 ? ramp(narrationOf(prose.text), NARRATION) : 0;
  const friendShare = friendShareOfCode(informality);
  const styleScores: Readonly<Record<LexicalArchetype, number>> = {
    engineer: code * (1 - friendShare) + PER_SOFTWARE * Math.min(MAX_SOFTWARE, software.length),
    librarian:
      (1 - narrated) * expositionOf(prose) +
      Math.min(MAX_INSTITUTIONAL, PER_INSTITUTIONAL * marks.institutional),
    friend: Math.min(MAX_INFORMAL, Math.max(0, informality - INFORMAL_FROM)) + code * friendShare,
    concierge: 0.25 * Math.min(4, marks.secondPerson) + 0.18 * Math.min(5, marks.firstPlural),
    curator: 0,
    artist: PER_NARRATION * narrated,
    challenger: 0,
  };
  const scores = scoreArchetypes(prose.text, prose.language.tongue ?? 'en').map(
    ({ archetype, score, signs }): ArchetypeScore => {
      const engineer = archetype === 'engineer';
      const words = engineer ? Math.min(score, MAX_ENGINEER) : score;
      return {
        archetype,
        score: WORD_SCORE[archetype] * words + styleScores[archetype],
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
  return [...scores, generic].toSorted((a, b) => b.score - a.score);
}

/** How expository a text is, by the length and number of its sentences. */
function expositionOf(prose: Prose): number {
  const { length } = prose.sentences;
  const long =
    length < ENOUGH_SENTENCES ? 0 : Math.max(0, (wordsInSentences(prose) / length - LONG_SENTENCE) / 4);
  return long + PER_LONG_READ * ramp(wordsInSentences(prose), LONG_READ);
}

function wordsInSentences({ sentences }: Prose): number {
  return sentences.reduce((sum, { words }) => sum + words, 0);
}

/** Linear ramp: 0 up to `from`, 1 from `full` on. */
function ramp(quantity: number, { from, full }: { readonly from: number; readonly full: number }): number {
  return Math.min(1, Math.max(0, (quantity - from) / (full - from)));
}

/** Share of the code score that goes to the friend, who explains code informally: 0 in plain prose, 1 in casual text. */
function friendShareOfCode(informality: number): number {
  return ramp(informality, { from: FORMALITY_BOUNDS.conversational, full: FORMALITY_BOUNDS.casual });
}
