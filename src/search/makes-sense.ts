import { EVERYDAY_WORDS } from '../words/vocabulary/everyday-words.ts';
import { contentWords, tokensOf, wordsOf } from '../words/word-forms.ts';
import type { Statement, StatementKind } from '../words/understanding.ts';
import { conceptsByPhrase } from '../words/concepts.ts';
import { findWord } from './dictionary.ts';
import type { QueryPlan } from './plan-query.ts';
import { NAME_MARK, type SearchIndex } from './search-index.ts';
import { isNearWord } from '../words/read-similar-words.ts';
import { synonymsByHead } from './synonyms/index.ts';

/** How much a word shows that the query is about brands or their look, 0 to 1; `misspelt` is a part of the worth of the word meant. */
const WORTH = {
  statement: 1,
  hint: 0.7,
  /** A word that stands near to one of a concept. */
  near: 0.45,
  everyday: 0.5,
  name: 0.9,
  synonym: 0.8,
  properName: 0.6,
  misspelt: 0.75,
  beginning: 0.35,
  prose: 0.2,
  /** A word of another language that its glossary lacks. */
  foreign: 0.3,
  strange: 0,
} as const;
/** Least mean of the words of a query that is answered. Chosen on development queries. */
const LEAST = { one: 0.15, likeness: 0.2, several: 0.42, question: 0.7, explained: 0.6 } as const;
/** Kinds of statements that other texts make as well: `red wine`, `capital of France`. */
const HINTS: ReadonlySet<StatementKind> = new Set(['color', 'country', 'font']);

/** Questions and tasks that no list of brands answers. */
const QUESTION =
  /^\s*(?:do|is|are|will|who|when|why|where|how\s+(?:do|does|did|can|to|much|many|long|old|far|tall|is|are)|what(?:'s|\s+is|\s+are|\s+was|\s+does|\s+time)|can\s+(?:i|you)|could\s+you|is\s+it|are\s+there|do\s+i|does|did|should\s+i|tell\s+me|explain|translate|calculate|solve|convert|recommend\s+me\s+a|remind)\b/i;

/** What people tell of their day. */
const TALE =
  /\b(?:my\s+\w+\s+(?:says?|keeps?|won't|doesn't|stopped|broke|hurts?)|was|were|i'm|i\s+am|i've|my\s+(?:cat|dog|mother|mum|mom|father|dad|wife|husband|son|daughter|neighbou?r|boss|car|phone|knee|back)|yesterday|tomorrow|tonight|today|this\s+(?:morning|afternoon|evening)|last\s+(?:night|week|year)|next\s+week)\b/i;

/** What asks for a look by what it is like, or by the people that it is for: `like a receipt`, `people who iron`. */
const LIKENESS = new RegExp(
  [
    String.raw`^\s*(?:it\s+)?(?:looks?|feels?|reads?|sounds?|smells?)\s+(?:like|as)\b`,
    String.raw`^\s*(?:like\s+(?:an?|the)|as\s+(?:if|though|\w+\s+as)|for|made\s+for|something|anything\s+but|not|what\s+would|an?\s+(?:site|page|app|website|brand|shop))\s`,
    String.raw`\b(?:people|folks?|someone|those|kids|guys|ladies|men|women)\s+(?:who|that|with|in|on|of|scared)\b`,
    String.raw`^\s*(?:[\w-]+\s+){1,4}(?:who|whose)\s|^\s*(?:\w+\s+)?\w+s\s+\w{3,}ing\s`,
    String.raw`\b(?:look|vibes?|energy|feel|feeling|aesthetic|style)\s*$`,
  ].join('|'),
  'i',
);

/** Words that say that a look is asked for. */
const OF_DESIGN: ReadonlySet<string> = new Set(
  `design website site webpage page homepage landing brand branding ui ux interface app look style aesthetic theme
  typeface font typography layout palette colour logo visual identity web`.split(/\s+/),
);

/** What is known of the words of a query that the lexicons lack. */
interface Words extends Pick<QueryPlan, 'strange' | 'corrections'> {
  /** Whether the query is in another language than English. */
  readonly isForeign: boolean;
}

/** Whether a query can have an answer: most of its words are about brands, their trade or their look. */
export function makesSense(
  query: string,
  statements: readonly Statement[],
  index: SearchIndex,
  plan: Words,
): boolean {
  if (statements.some(isBrand)) return true;
  const worths = worthsOf(query, statements, index, plan);
  const isLikeness = LIKENESS.test(query);
  const isQuestion = !isLikeness && (QUESTION.test(query) || TALE.test(query));
  const least = isLikeness
    ? LEAST.likeness
    : LEAST[isQuestion ? 'question' : worths.length > 1 ? 'several' : 'one'];
  if (mean(worths) >= least) return true;
  if (isQuestion || statements.length === 0) return false;
  // Everyday words alone are asked for, `chinese tech giant`; among other words they tell of something else.
  return share(worths, (worth) => worth >= WORTH.everyday) >= LEAST.explained;
}

/** Whether a statement names a brand without a wrong letter. */
function isBrand({ kind, confidence }: Statement): boolean {
  return kind === 'brand' && confidence === 1;
}

/** Whether a statement rests on the nearness of a word alone. */
function isUncertain({ confidence, kind }: Statement): boolean {
  return confidence < 0.5 && kind !== 'brand';
}

/** What each content word of a query shows, 0 to 1. */
function worthsOf(
  query: string,
  statements: readonly Statement[],
  index: SearchIndex,
  { strange, corrections, isForeign }: Words,
): readonly number[] {
  const tokens = tokensOf(query);
  const asked = new Set(contentWords(tokens.map(({ form }) => form)));
  return tokens.flatMap(({ form, start, end }) => {
    if (!asked.has(form)) return [];
    if (OF_DESIGN.has(form)) return [WORTH.statement];
    const covering = statements.filter(({ span }) => span.start < end && start < span.end);
    if (covering.length > 0 && isNearWord(form) && covering.every(isUncertain)) {
      return [EVERYDAY_WORDS.has(form) ? WORTH.everyday : WORTH.near];
    }
    if (covering.some((statement) => !isHint(statement))) return [WORTH.statement];
    if (covering.length > 0) return [EVERYDAY_WORDS.has(form) ? WORTH.everyday : WORTH.hint];
    if (strange.includes(form)) return [isForeign ? WORTH.foreign : WORTH.strange];
    return [worthOfWord(index, form, corrections.get(form) ?? [])];
  });
}

function mean(worths: readonly number[]): number {
  return worths.reduce((sum, worth) => sum + worth, 0) / Math.max(1, worths.length);
}

function share(worths: readonly number[], meets: (worth: number) => boolean): number {
  return worths.filter(meets).length / Math.max(1, worths.length);
}

/** Whether other texts state it as well: a colour, a country, an everyday word, an axis in everyday words. */
function isHint({ kind, span }: Statement): boolean {
  if (HINTS.has(kind)) return true;
  const words = wordsOf(span.text);
  return (kind === 'axis' || words.length === 1) && words.every((word) => EVERYDAY_WORDS.has(word));
}

/** @param spellings known words one edit away */
function worthOfWord(index: SearchIndex, form: string, spellings: readonly string[]): number {
  const known = worthOfKnown(index, form);
  if (known !== null) return known;
  const near = spellings.map((word) => worthOfKnown(index, word) ?? 0);
  // Else the beginning of a word.
  return near.length === 0 ? WORTH.beginning : WORTH.misspelt * Math.max(...near);
}

function worthOfKnown(index: SearchIndex, form: string): number | null {
  if (EVERYDAY_WORDS.has(form)) return WORTH.prose;
  if (synonymsByHead().has(form) || conceptsByPhrase().has(form)) return WORTH.synonym;
  if (findWord(index.terms, NAME_MARK + form) !== null) return WORTH.name;
  const term = findWord(index.terms, form);
  if (term === null) return null;
  return index.proper[term] === 1 ? WORTH.properName : WORTH.prose;
}
