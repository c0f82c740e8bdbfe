import { allMatches } from '../text/all-matches.ts';
import { wordCount } from '../text/word-count.ts';
import { statementsIn, type Statement as TableStatement } from '../grammar/brief.ts';
import { BRAND_PARTS } from './brand-parts.ts';
import { liesIn, type Part } from './is-covered.ts';
import { createWordFinder, UNKNOWN } from './known-word.ts';
import { SENTENCE_ENDS, type AxisModel } from './packed-model.ts';
import { namedAxes } from './named-axes.ts';
import { otherThings } from './other-things.ts';
import { brandNames } from './read-other-brands.ts';
import { withoutRefusedValues } from './refused-values.ts';
import { rolePairing } from './role-pairing.ts';
import { scoreTokens, type Hint } from './score-tokens.ts';
import { statementsOf, type ScoredStatement } from './stated-axes.ts';
import { phraseStatement } from './table-axes.ts';
import { withSaidMono } from './said-mono.ts';
import { sureWords } from './sure/index.ts';
import { withSureWords } from './sure/sure-words.ts';
import { tokenize, type Token } from './tokens.ts';
import type { Span, Statement, StatementReader } from './understanding.ts';

/**
 * Reads axes with a trained model, which also gets what the phrases of the axes' texts state. Names of brands found
 * before are words without a meaning here: `like Linear` is no kind of easing. An axis that is newer than the model is
 * read by its phrases alone.
 */
export function createAxisReader(model: AxisModel): StatementReader {
  const score = createAxisScorer(model);
  const learned = new Set<string>(model.about.axes.map(({ id }) => id));
  const read: StatementReader = (written, found) => {
    const { named, rest: text } = namedAxes(written);
    const { scored: whole, stated, others } = score(text, found);
    const scored = [...whole, ...itemsBetween(text, whole).flatMap((item) => readAlone(item, whole, score))];
    const heard =
      isGuess(text, scored, stated) && !COLOR_NOTATION.test(text)
        ? []
        : scored.map(({ statement }) => statement);
    const unlearned = stated.filter(({ axis }) => !learned.has(axis)).map(phraseStatement);
    const pairing = rolePairing(text);
    const paired = pairing === null ? heard : [...heard.filter(({ axis }) => axis !== pairing.axis), pairing];
    const sure = sureWords(text).filter(({ span }) => !liesIn(span, others));
    const said = withSureWords(text, [...withSaidMono(text, paired), ...unlearned], sure);
    const isNamed = ({ axis }: { readonly axis: string }) => named.some((one) => one.axis === axis);
    const wanted = withoutRefusedValues(
      text,
      said.filter((one) => !isNamed(one)),
    );
    return { statements: [...wanted, ...named], ambiguous: [] };
  };
  return Object.assign(read, { knows: (word: string) => model.rowOf.has(word) });
}

/**
 * Items of a list inside the words that state a pairing: of `serif headings, no shadows, Inter for text` the model hears the
 * pairing alone.
 */
function itemsBetween(text: string, scored: readonly ScoredStatement[]): readonly Span[] {
  return scored.flatMap(({ statement: { axis, span } }) => {
    if (axis !== 'type.pairing') return [];
    return allMatches(ITEM, span.text).map(({ 0: written, index }): Span => {
      const start = span.start + index;
      return { start, end: start + written.length, text: text.slice(start, start + written.length) };
    });
  });
}

/** Between two commas. */
const ITEM = /(?<=,\s?)[^\s,.;:!?\n][^,.;:!?\n]{2,60}(?=,)/gu;

/** What an item states by itself of axes that the whole text says nothing of. */
function readAlone(
  { start, text }: Span,
  whole: readonly ScoredStatement[],
  score: ReturnType<typeof createAxisScorer>,
): readonly ScoredStatement[] {
  return score(text, [])
    .scored.filter(
      ({ statement: { axis }, probability }) =>
        probability >= SURE && !whole.some(({ statement }) => statement.axis === axis),
    )
    .map(({ statement, probability }) => {
      const { span } = statement;
      const moved = { ...span, start: span.start + start, end: span.end + start };
      return { statement: { ...statement, span: moved }, probability };
    });
}

/** What the model states with which probability, and what the phrases state; neither reads clauses about other things. */
export function createAxisScorer(model: AxisModel): (
  text: string,
  found: readonly Statement[],
) => {
  readonly scored: readonly ScoredStatement[];
  readonly stated: readonly TableStatement[];
  /** Parts that are about something else than the page. */
  readonly others: readonly Part[];
} {
  const rowOf = createWordFinder(model.rowOf);
  const values = valueNumbers(model);
  return (text, found) => {
    const inName = brandMask(text, found);
    const others = otherThings(text);
    const tokens = tokenize(text).slice(0, MAX_TOKENS);
    const stated = statementsIn(text).filter(
      ({ start, phrase }) =>
        inName[start] !== 1 &&
        inName[start + phrase.length - 1] !== 1 &&
        !liesIn({ start, end: start + phrase.length }, others),
    );
    const scored: ScoredStatement[] = [];
    for (const window of windowsOf(tokens)) {
      const hints = hintsOf(window, stated, values);
      const rows = window.map((token) => (inName[token.start] === 1 ? UNKNOWN : rowOf(token.name)));
      const scores = scoreTokens(model, rows, hints);
      window.forEach(({ start, end }, token) => {
        if (liesIn({ start, end }, others)) scores.fill(0, token * values.size, (token + 1) * values.size);
      });
      scored.push(...statementsOf({ model, text, tokens: window, scores, hints }));
    }
    return { scored, stated, others };
  };
}

/** A text with a colour in CSS notation speaks of design. */
const COLOR_NOTATION = /#(?:[0-9a-f]{3}){1,2}(?![\p{L}\p{N}])|\b(?:rgb|hsl)a?\(/iu;

/**
 * Whether a text only seems to state something: nothing of it is sure or in the words of a phrase. In more than a few
 * words, a lone statement has to be surer, and the words of a phrase are not enough: most of them speak of something else.
 */
function isGuess(
  text: string,
  scored: readonly ScoredStatement[],
  stated: readonly TableStatement[],
): boolean {
  const [only] = scored;
  if (only !== undefined && scored.length === 1 && wordCount(text) > FEW_WORDS)
    return only.probability < SURE_ALONE;
  return !scored.some(
    ({ statement: { axis, values }, probability }) =>
      probability >= SURE || stated.some((one) => one.axis === axis && values.includes(one.value)),
  );
}

/**
 * Probabilities, chosen on texts of writers left out: of those that state nothing and seem to, four of ten are left empty, and
 * no brief (docs/WORDS.md).
 */
const SURE = 0.7;
const SURE_ALONE = 0.85;
const FEW_WORDS = 12;

/** The longest brief that a request may have is 20,000 characters; what follows more tokens than that is not read. */
const MAX_TOKENS = 6000;

/** 1 for each character in the name of a brand, and in what it gives: `GOV.UK's colours` says no number of colours. */
function brandMask(text: string, found: readonly Statement[]): Uint8Array {
  const mask = new Uint8Array(text.length);
  for (const { span } of brandNames(text, found)) {
    const given = GIVEN.exec(text.slice(span.end, span.end + MAX_PART))?.[0] ?? '';
    mask.fill(1, span.start, span.end + given.length);
  }
  return mask;
}

const GIVEN = new RegExp(
  String.raw`^['’]s?\s+(?:${BRAND_PARTS.map(([, words]) => words).join('|')})(?!\p{L})`,
  'iu',
);
/** Characters. */
const MAX_PART = 32;

/** The numbers of values among the outputs, by axis and value. */
function valueNumbers({ about }: AxisModel): ReadonlyMap<string, number> {
  const names = about.axes.flatMap(({ id, values }) => values.map((value) => `${id} ${value}`));
  return new Map(names.map((name, number) => [name, number]));
}

/** The tokens that statements of the phrase tables cover. Both are in the order of the text, so each is passed once. */
export function hintsOf(
  tokens: readonly Token[],
  stated: readonly TableStatement[],
  values: ReadonlyMap<string, number>,
): Hint[] {
  const hints: Hint[] = [];
  let first = 0;
  for (const { axis, value, start, phrase } of stated.toSorted((a, b) => a.start - b.start)) {
    const number = values.get(`${axis} ${value}`);
    while ((tokens[first]?.end ?? Infinity) <= start) first++;
    for (let token = first; (tokens[token]?.start ?? Infinity) < start + phrase.length; token++)
      if (number !== undefined) hints.push({ token, value: number });
  }
  return hints;
}

/** Cuts a long text at the ends of sentences, so that what it says in one place is not weighed against another. */
function windowsOf(tokens: readonly Token[]): readonly (readonly Token[])[] {
  const windows: (readonly Token[])[] = [];
  for (let start = 0; start < tokens.length;) {
    const longest = tokens.slice(start, start + MAX_WINDOW);
    const end =
      start + longest.length === tokens.length ? -1 : longest.findLastIndex(({ name }) => ENDS.has(name));
    const window = end < MAX_WINDOW / 2 ? longest : longest.slice(0, end + 1);
    windows.push(window);
    start += window.length;
  }
  return windows;
}

/** Tokens. */
const MAX_WINDOW = 128;

const ENDS: ReadonlySet<string> = new Set(SENTENCE_ENDS);
