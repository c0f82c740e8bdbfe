import { wordCount } from '../text/word-count.ts';
import { lazy } from '../text/lazy.ts';
import type { SearchAnswer } from '../search/search.ts';
import type { TermVariants } from '../search/plan-query.ts';
import type { BrandRelation, Statement, Understanding } from '../words/understanding.ts';
import { liesIn } from '../words/is-covered.ts';
import { otherThings } from '../words/other-things.ts';
import { isOfPageAlone } from '../words/page-sentences.ts';
import { COMMONPLACE_WORDS, IDLE_WORDS } from '../words/vocabulary/idle-words.ts';
import { isStopWord, wordsOf } from '../words/word-forms.ts';

/** Below this confidence a brief is vague. */
export const LEAST_CONFIDENCE = 0.2;

/** From this confidence on, an axis is stated surely: a brief that states one is not vague, whatever brand fits it. */
const SURE = 0.6;

/**
 * Whether a brief says nothing that a design or a brand could be found by. @param confidence of its first brand
 */
export function isVague(confidence: number, { statements }: Understanding, text: string): boolean {
  const statesAxis = statements.some(({ kind, confidence: own, span }) => {
    return kind === 'axis' && own >= SURE && !PLACEHOLDER.test(span.text);
  });
  return !statesAxis && (confidence < LEAST_CONFIDENCE || isOfTradeAlone(statements, text));
}

/** Confidence of an answer to words that are all about something else than a page. */
const OF_OTHERS = 0.45;

/**
 * The confidence of an answer to a text; low where all that seems to say something is told of another thing: `the ward is
 * bright and white`.
 */
export function doubted(confidence: number, { statements }: Understanding, text: string): number {
  if (statements.length === 0 || statements.some((one) => one.kind !== 'axis' && isPlain(one)))
    return confidence;
  const others = otherThings(text);
  const isAlone = isOfPageAlone(text);
  const isOfOthers = (one: Statement) => (!isAlone && one.degree < DIRECT) || liesIn(one.span, others);
  return statements.every(isOfOthers) ? Math.min(confidence, OF_OTHERS) : confidence;
}

/**
 * Whether a text of some length tells of a trade and hardly of a look: `we sing at funerals and want people to find us`.
 * Its nouns bring brands of the trade; in so many words, a few of them seem to name a look by chance.
 */
function isOfTradeAlone(statements: readonly Statement[], text: string): boolean {
  const length = wordCount(text);
  if (length < MANY_WORDS || statements.some((one) => isPlain(one) || isOfPage(one, text))) return false;
  const looks = statements.filter(
    (one) => LOOKS.has(one.kind) && one.degree >= DIRECT && hasWord(one, (word) => !isIdle(word)),
  );
  if (hasSentenceOfLook(looks, text)) return false;
  return new Set(looks.map(({ span }) => span.text.toLowerCase())).size < length * LEAST_LOOKS;
}

/** Whether a short sentence says little else than a look: `Calm and elegant. We are a firm of twelve in Leeds.` */
function hasSentenceOfLook(looks: readonly Statement[], text: string): boolean {
  return [...text.matchAll(/[^.!?\n]+/g)].some(({ 0: sentence, index: start }) => {
    const words = wordCount(sentence);
    const own = looks.filter(
      ({ span, degree }) => degree >= 1 && span.start >= start && span.end <= start + sentence.length,
    );
    return words <= SHORT_SENTENCE && own.length * 2 >= words && !TELLING.test(sentence);
  });
}

const SHORT_SENTENCE = 5; // words
/** Of people and what they do. */
const TELLING = /\b(?:i|we|you|he|she|they|it|my|our|your|his|her|their|is|are|was|were|do|does)\b/i;

/** Words of a brief in prose. */
const MANY_WORDS = 14;
/** Names of looks for each word; chosen on 320 briefs that say nothing and 912 queries (docs/WORDS.md). */
const LEAST_LOOKS = 0.2;
/** Degree of what a word names, not only brings to mind. */
const DIRECT = 0.5;
const LOOKS: ReadonlySet<Statement['kind']> = new Set(['style', 'mood', 'era']);

/** `A brutalist website`, `it should look retro`. */
function isOfPage({ kind, span, degree }: Statement, text: string): boolean {
  if ((kind !== 'style' && kind !== 'era') || degree < 1) return false;
  if (wordsOf(span.text).every(isIdle)) return false;
  return PAGE_AFTER.test(text.slice(span.end)) || LOOKING.test(text.slice(0, span.start));
}

const PAGE_AFTER =
  /^[-\s]+(?:web\s?)?(?:site|page|homepage|look|style|design|feel|vibe|aesthetic|theme|layout)s?(?!\p{L})/iu;
const LOOKING =
  /\b(?:looks?|something|full\s+of|style:|design:|think|(?:keep|make|want)\s+(?:it|everything)|(?:page|site)(?:\s+itself)?\s+(?:is|(?:should|shall|must|has\s+to)\s+be))\s+(?:an?\s+|like\s+|very\s+|really\s+)?$/iu;

/** What says something of the page, whatever else a text tells. */
function isPlain(one: Statement): boolean {
  if (one.kind === 'brand') return one.relation !== 'mentioned';
  return one.kind === 'axis' || one.kind === 'color' || one.kind === 'font';
}

/** Text that stands for text. */
const PLACEHOLDER = /\b(?:lorem|ipsum)\b/i;

/** Words that nearly every client says, as `wordsOf` writes them; alone they describe no design. */
const COMMONPLACE: ReadonlySet<string> = new Set(COMMONPLACE_WORDS.split(/\s+/));

/** In the forms that are compared. */
const idleForms = lazy((): ReadonlySet<string> => new Set(wordsOf(IDLE_WORDS)));

/**
 * Logistic model of whether the first brand is a good answer (grade 2 or 3), fitted by `node scripts/training/fit-query-confidence.ts`
 * to answers to judged queries and to briefs that say nothing; docs/SEARCH.md has the shares it states and those reached.
 */
export const CONFIDENCE_MODEL = { intercept: -7.38, score: 1.65, definite: 4.52 } as const;

/** How a brand is named that the answer follows. */
const MODELS: ReadonlySet<BrandRelation> = new Set(['named', 'like', 'mix', 'alternative']);

/** Whether a query says more than every client does: only then its first brand means something. */
function isDefinite({ understanding, wanted }: Pick<SearchAnswer, 'understanding' | 'wanted'>): boolean {
  // Which brands a brief refuses, or names for something else, says nothing of the one it means.
  const says = understanding.statements.filter((one) => one.kind !== 'brand' || MODELS.has(one.relation));
  return says.some(isSpecific) || wanted.some(hasSynonyms);
}

/** What speaks for the first brand of an answer; null where nothing is found. */
export function confidenceEvidence(
  answer: SearchAnswer,
): { readonly score: number; readonly definite: number } | null {
  const [first] = answer.matches;
  if (first === undefined) return null;
  return { score: Math.log1p(first.score), definite: Number(isDefinite(answer)) };
}

/** Probability that the first brand of an answer is one that a brief means, 0 to 1, two decimals. */
export function briefConfidence(answer: SearchAnswer): number {
  const evidence = confidenceEvidence(answer);
  if (evidence === null) return 0;
  const { intercept, score, definite } = CONFIDENCE_MODEL;
  const z = intercept + score * evidence.score + definite * evidence.definite;
  return Math.round(100 / (1 + Math.exp(-z))) / 100;
}

/** Whether a statement says more than every client does. */
function isSpecific(one: Statement): boolean {
  return hasWord(one, (word) => !COMMONPLACE.has(word));
}

function hasWord({ span }: Statement, isMeant: (word: string) => boolean): boolean {
  return wordsOf(span.text).some((word) => !isStopWord(word) && isMeant(word));
}

function isIdle(word: string): boolean {
  return COMMONPLACE.has(word) || idleForms().has(word);
}

/** A word with synonyms is one of design or of a trade. */
function hasSynonyms({ said, variants }: TermVariants): boolean {
  return variants.length > 1 && !COMMONPLACE.has(said);
}
