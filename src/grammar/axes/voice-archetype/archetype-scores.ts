import type { Prose } from '../../../features/prose.ts';
import type { LexicalArchetype } from '../../../text/archetype-lexicon.ts';
import { scoreArchetypes } from '../../../text/archetype.ts';
import { narrationOf } from '../../../text/narration.ts';
import { type StyleMarks, styleMarks } from '../../../text/style-marks.ts';
import { softwareInOpening } from '../../../text/software.ts';
import { FORMALITY_BOUNDS, informalityScore } from '../voice-formality/informality-score.ts';

/** How well a text matches one archetype. */
export interface ArchetypeScore {
  readonly archetype: LexicalArchetype | 'generic';
  readonly score: number;
  /** Signs that were found, commonest first. */
  readonly signs: readonly string[];
}

interface Facts {
  readonly prose: Prose;
  readonly marks: StyleMarks;
  readonly informality: number;
}

// Rounded from a logistic regression on the graded pages in which each archetype has its own signs and one to three
// marks of style. With the pages of an owner left out, 55 % of them get the best grade and 71 % an accepted one.
const BASE: Readonly<Record<LexicalArchetype, number>> = {
  librarian: 0.5,
  engineer: -0.5,
  artist: -0.25,
  friend: -0.2,
  concierge: -0.3,
  curator: -0.35,
  challenger: -0.6,
};
/** Score of one point per 100 words. Points count by their square root. */
const SIGNS_SCORE: Readonly<Record<LexicalArchetype, number>> = {
  librarian: 0.9,
  engineer: 0.85,
  artist: 1.05,
  friend: 1.1,
  concierge: 1.55,
  curator: 1.25,
  challenger: 1.6,
};
const GENERIC = 1.65;
const LONG_READ = 150; // words in sentences; texts beyond explain and document
const PER_LONG_READ = 0.55; // for each time that the words grow by e
const NARRATION = { from: 2, full: 5 } as const; // narrative words per 100; copy and documents have fewer
const PER_NARRATION = 4;
const NARRATIVE_WORDS = 500; // in sentences; shorter stories are news
const PER_INSTITUTIONAL = 0.1; // for each institutional word per 100; such words define and refer
const MAX_INSTITUTIONAL = 1.2; // limited, since offices that are no librarians write so too
const PER_CODE = 0.6; // for each piece of code, by its logarithm
const MAX_CODE = 3;
const PER_IDENTIFIER = 0.6;
const PER_SOFTWARE = 0.3; // for each kind of software word in the opening of the page
const MAX_SOFTWARE = 4;
const INFORMAL_FROM = 1; // informality score; product copy has less
const PER_INFORMAL = 0.65;
const PER_QUESTION = 0.55;
const GENERIC_PLACEHOLDER = 1.3;
const PROSE_SHARE = 0.3; // of all words; with this share in sentences a text is prose, however short

/** The score of every archetype, highest first. */
export function archetypeScores(prose: Prose): readonly ArchetypeScore[] {
  const facts = {
    prose,
    marks: styleMarks(prose.text),
    informality: informalityScore(prose.manner),
  };
  const style = styleScores(facts);
  const scores = scoreArchetypes(prose.text).map(({ archetype, score: rate, signs }): ArchetypeScore => ({
    archetype,
    score: BASE[archetype] + SIGNS_SCORE[archetype] * Math.sqrt(rate) + style[archetype],
    signs,
  }));
  const labels = Math.max(0, 1 - wordsInSentences(prose) / Math.max(1, prose.words) / PROSE_SHARE);
  const generic = {
    archetype: 'generic',
    score: GENERIC + labels + GENERIC_PLACEHOLDER * prose.placeholder,
    signs: [],
  } as const;
  return [...scores, generic].toSorted((a, b) => b.score - a.score);
}

/** What the manner of writing adds to each archetype. */
function styleScores({ prose, marks, informality }: Facts): Readonly<Record<LexicalArchetype, number>> {
  const long = wordsInSentences(prose);
  const narrated = long >= NARRATIVE_WORDS ? ramp(narrationOf(prose.text), NARRATION) : 0;
  const code =
    PER_CODE * Math.min(MAX_CODE, Math.log1p(prose.codes)) + PER_IDENTIFIER * Math.sqrt(marks.identifiers);
  const friendShare = friendShareOfCode(informality);
  const software = Math.min(MAX_SOFTWARE, softwareInOpening(prose.text).length);
  return {
    librarian:
      (1 - narrated) * PER_LONG_READ * Math.max(0, Math.log((1 + long) / LONG_READ)) +
      Math.min(MAX_INSTITUTIONAL, PER_INSTITUTIONAL * prose.manner.institutional),
    engineer: (1 - friendShare) * code + PER_SOFTWARE * software,
    friend:
      PER_INFORMAL * Math.max(0, informality - INFORMAL_FROM) +
      PER_QUESTION * Math.sqrt(marks.questions) +
      friendShare * code,
    concierge: 0,
    curator: 0,
    artist: PER_NARRATION * narrated,
    challenger: 0,
  };
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
