import { isCovered } from '../words/is-covered.ts';
import { otherBrandsIn } from '../words/read-other-brands.ts';
import type { Statement, StatementKind } from '../words/understanding.ts';
import { isStopWord, tokensOf, wordsOf, type Token } from '../words/word-forms.ts';
import { contentTokens } from './content-tokens.ts';
import type { SearchIndex } from './search-index.ts';
import { synonymsByHead } from './synonyms/index.ts';
import { areNamesOfOneEntry, isHint, OF_DESIGN, WORTH, worthsOf, type QueryWords } from './word-worths.ts';
import { senseOdds } from './sense-network.ts';
import { MODELS } from '../words/vocabulary/wording-patterns.ts';
import { wordingOf, type Wording } from './wording.ts';
import { SURE } from './sure.ts';

/**
 * Log odds from which a query is answered; below 0, because an answer that is missing costs more than a useless one. Little
 * suffices where the words say the same trade twice, and in another language, of which glossaries know only some words.
 */
const LEAST_LOG_ODDS = { usual: -1.25, little: -2.5 } as const;
/** Words beside the name; with fewer, the brand is asked for. */
const FEW_WORDS = 2;

/** Whether a query can have an answer: it names a brand, or its words and its wording are about brands, trades or looks. */
export function makesSense(
  query: string,
  statements: readonly Statement[],
  index: SearchIndex,
  plan: QueryWords,
): boolean {
  if (asksForBrand(query, statements)) return true;
  if (statements.length === 0 && wordsOf(query).every(isStopWord)) return false;
  if (isMashed(query, statements, plan)) return false;
  const read = readQuery(query, statements, index, plan);
  if (isOfCatalog(read) && areNamesOfOneEntry(query, index)) return true;
  if (isOfLook(query, statements, read) || isOfTrade(query, statements, read)) return true;
  const evidence = evidenceOf(query, statements, plan, read);
  const isUnsure = plan.isForeign ? !isMostlyUnread(read, evidence) : areOfOneTrade(statements, read);
  const least = LEAST_LOG_ODDS[isUnsure ? 'little' : 'usual'];
  return senseOdds(formsBeside(query, statements), Object.values(evidence)) >= least;
}

/** Whether a glossary lacks half of the words, beside a trade most, and what it knows states no look: `czarny kot na dachu`. */
function isMostlyUnread({ worths }: ReadQuery, { certain, design, trade }: Evidence): boolean {
  const unread = worths.filter((worth) => worth <= WORTH.foreign).length;
  return unread * 2 >= worths.length + trade && certain === 0 && design === 0;
}

/** Whether two words say the same trade and nothing asks for something else: `charity asking for donations`. */
function areOfOneTrade(statements: readonly Statement[], { wording }: ReadQuery): boolean {
  if (asksElse(wording)) return false;
  const trades = statements.filter((one) => one.kind === 'industry' && isSure(one));
  return trades.some((one) =>
    trades.some((other) => other.values[0] === one.values[0] && other.span.start > one.span.start),
  );
}

/** Whether a query is keys rather than words: most of it are strange words of more than three letters without a vowel. */
function isMashed(
  query: string,
  statements: readonly Statement[],
  { strange, isForeign }: QueryWords,
): boolean {
  if (isForeign) return false;
  const tokens = contentTokens(query).filter((token) => !isCovered(token, statements));
  const keys = tokens.filter(({ form }) => /^[b-df-hj-np-tv-xz]{4,}$/.test(form) && strange.includes(form));
  return tokens.length > 0 && keys.length * 2 > tokens.length;
}

/**
 * Whether a query is the name of a brand, with at most one other word, or names one as a model: `like Linear`. An errand
 * beside a name asks for no brand: `Jira outage`.
 */
export function asksForBrand(query: string, statements: readonly Statement[]): boolean {
  const names = statements.filter(isBrand);
  if (names.length === 0) return false;
  const others = countOthers(query, [...names, ...otherBrandsIn(query)]);
  const { isErrand, isQuestion } = wordingOf(formsBeside(query, statements).join(' '));
  if (others > 0 && (isErrand || isQuestion) && !MODEL.test(query)) return false;
  return others < FEW_WORDS || names.some(isRelated);
}

const MODEL = new RegExp(MODELS, 'i');

/** Words beside the names of brands, as the network reads them: a brand is known by its evidence, whichever it is. */
export function formsBeside(query: string, statements: readonly Statement[]): readonly string[] {
  const names = statements.filter(isBrand);
  return tokensOf(query)
    .filter((token) => !isCovered(token, names))
    .map(({ form }) => form);
}

/** `like Linear`, `not Apple`, `Stripe alternative`: a brand that is more than named. */
function isRelated(statement: Statement): boolean {
  return statement.kind === 'brand' && statement.relation !== 'named' && statement.relation !== 'mentioned';
}

/** Words with a meaning beside the names. */
function countOthers(query: string, names: readonly Pick<Statement, 'span'>[]): number {
  return contentTokens(query).filter((token) => !isCovered(token, names)).length;
}

/**
 * Least worth of the words of a query that only asks for them: of a single word, and of each of several. A single word that
 * only stands in the prose of an entry may stand there by accident, so the network decides.
 */
const LEAST_WORTHS = { one: 0.7, several: 0.55 } as const;

/** Whether a query is a word of the catalog, or nothing but names that the catalog has. */
function isOfCatalog({ worths, wording }: ReadQuery): boolean {
  const least = LEAST_WORTHS[worths.length === 1 ? 'one' : 'several'];
  return !asksElse(wording) && worths.every((worth) => worth >= least);
}

/** Whether the wording asks for something else than brands. */
function asksElse({ isQuestion, isTale, isErrand }: Wording): boolean {
  return isQuestion || isTale || isErrand;
}

/** Whether a query names a look and nothing else, but for its number: `flat design 2.0`. */
function isOfLook(query: string, statements: readonly Statement[], { wording }: ReadQuery): boolean {
  if (asksElse(wording)) return false;
  const looks = ofLooks(statements).filter((one) => isSure(one) && !isHint(one));
  const tokens = contentTokens(query).filter(({ form }) => !NUMBER.test(form));
  return (
    tokens.some((token) => isCovered(token, looks)) &&
    tokens.every((token) => OF_DESIGN.has(token.form) || isCovered(token, looks))
  );
}

/** Whether a query names a trade, and nothing else but a mood and a country: `jobs in Australia`, `budget flights`. */
function isOfTrade(query: string, statements: readonly Statement[], { wording }: ReadQuery): boolean {
  if (asksElse(wording)) return false;
  const sure = statements.filter((one) => OF_TRADES.has(one.kind) && isSure(one));
  return (
    sure.some(({ kind }) => kind === 'industry') &&
    contentTokens(query).every((token) => OF_DESIGN.has(token.form) || isCovered(token, sure))
  );
}

const OF_TRADES: ReadonlySet<StatementKind> = new Set(['industry', 'mood', 'country']);

const NUMBER = /^[\d.]+$/;

/** Whether a statement names a brand without a wrong letter. */
function isBrand({ kind, confidence }: Statement): boolean {
  return kind === 'brand' && confidence === 1;
}

/** What speaks for an answer or against it; each about 0 to 1. */
export interface Evidence {
  /** Mean of what the words show. */
  readonly worth: number;
  /** Share of words that nothing knows. */
  readonly strange: number;
  /** Share of words that no statement and no synonym explains. */
  readonly unexplained: number;
  /** Share of words that state something that other texts do not state. */
  readonly certain: number;
  /** Logarithm of the number of words that say what a look is like, plus one. */
  readonly look: number;
  /** Logarithm of the number of words. */
  readonly length: number;
  readonly question: number;
  readonly tale: number;
  readonly likeness: number;
  readonly errand: number;
  /** Whether a word says that a look is asked for. */
  readonly design: number;
  /** Whether it is about a trade, a purpose or an audience. */
  readonly trade: number;
  readonly country: number;
  readonly refusal: number;
  readonly digits: number;
  readonly foreign: number;
  readonly nothing: number;
  /** Whether it names a brand. */
  readonly brand: number;
}

/** What each word of a query shows, and what its wording does. */
interface ReadQuery {
  readonly worths: readonly number[];
  readonly wording: Wording;
}

/** What the words of a query are worth to a search, and how it is worded. */
export function readQuery(
  query: string,
  statements: readonly Statement[],
  index: SearchIndex,
  plan: QueryWords,
): ReadQuery {
  return { worths: worthsOf(query, statements, index, plan), wording: wordingOf(query) };
}

/** What speaks for an answer to a query, and what against one. */
export function evidenceOf(
  query: string,
  statements: readonly Statement[],
  plan: QueryWords,
  { worths, wording: { isQuestion, isTale, isLikeness, isErrand } }: ReadQuery,
): Evidence {
  const tokens = contentTokens(query);
  const sure = statements.filter(isSure);
  const states = (kinds: ReadonlySet<StatementKind>) => Number(sure.some(({ kind }) => kinds.has(kind)));
  const ofLook = ({ form }: Token) => OF_DESIGN.has(form);
  const certain = sure.filter((one) => !isHint(one));
  return {
    worth: worths.reduce((sum, worth) => sum + worth, 0) / Math.max(1, worths.length),
    strange: share(worths, (worth) => worth === 0),
    unexplained: share(
      tokens,
      (token) => !ofLook(token) && !isCovered(token, statements) && !synonymsByHead().has(token.form),
    ),
    certain: share(tokens, (token) => ofLook(token) || isCovered(token, certain)),
    look: Math.log1p(share(tokens, (token) => isCovered(token, ofLooks(certain))) * tokens.length),
    length: Math.log(Math.min(Math.max(1, worths.length), MAX_WORDS)),
    question: Number(isQuestion),
    tale: Number(isTale),
    likeness: Number(isLikeness),
    errand: Number(isErrand),
    design: Number(tokens.some(ofLook)),
    trade: states(TRADES),
    country: states(COUNTRIES),
    refusal: Number(statements.some(({ polarity }) => polarity === 'against')),
    digits: Number(/\d/.test(query) && !YEAR.test(query)),
    foreign: Number(plan.isForeign),
    nothing: Number(statements.length === 0),
    brand: Number(statements.some(isBrand)),
  };
}

function isSure({ kind, confidence }: Statement): boolean {
  return kind === 'axis' || confidence >= SURE;
}

function ofLooks(statements: readonly Statement[]): readonly Statement[] {
  return statements.filter(({ kind }) => LOOKS.has(kind));
}

/** More words make a text no stranger: no query of the fit had more. */
const MAX_WORDS = 16;
const LOOKS: ReadonlySet<StatementKind> = new Set(['style', 'mood', 'era', 'axis']);
const TRADES: ReadonlySet<StatementKind> = new Set(['industry', 'audience', 'purpose']);
const COUNTRIES: ReadonlySet<StatementKind> = new Set(['country']);
const YEAR = /\b(?:\d{2,4}s|1[5-9]\d\d|20\d\d)\b/;

function share<T>(list: readonly T[], meets: (one: T) => boolean): number {
  return list.filter(meets).length / Math.max(1, list.length);
}
