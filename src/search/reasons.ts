import type { LeanEntry } from '../catalog/lean-entry.ts';
import { lazy } from '../text/lazy.ts';
import type { Statement, StatementKind } from '../words/understanding.ts';
import { FUNCTION_WORDS } from '../words/remaining-words.ts';
import { wordsOf } from '../words/word-forms.ts';
import { degreeOf, tagOf } from './contrary.ts';
import { wordAt } from './dictionary.ts';
import { holdsAll } from './intersect.ts';
import type { Likeness } from './likeness.ts';
import { axisFinder, metBy, traitFinder, type TraitFinder } from './met-traits.ts';
import type { TermVariants } from './plan-query.ts';
import type { SearchAnswer } from './search.ts';
import type { SearchIndex } from './search-index.ts';
import { oncePer } from '../text/once-per.ts';
import { ownText } from '../text/own-text.ts';
import { SURE } from './sure.ts';

/** Why a brand was found. */
export interface Reason {
  /** `word` for words of the entry, `likeness` for words that such brands are looked for in, else what the words of the query say. */
  readonly by: 'word' | 'likeness' | StatementKind;
  /** The words of the query. */
  readonly said: string;
  /** Where a word stands, or the trait that fits: `era`, `surface.radius 0px`, `mood: restrained, raw`. */
  readonly found: string;
}

/** Reasons given for one brand, the first ones of the query. */
const MAX_REASONS = 8;

/** What of a query brands meet: its words with their place in the entry, their traits, their relation to a brand. */
export function reasonsOf(
  index: SearchIndex,
  { wanted, understanding, likeness }: Pick<SearchAnswer, 'wanted' | 'understanding' | 'likeness'>,
): (document: number, entry: LeanEntry) => Reason[] {
  const finders = [
    ...understanding.statements.map((statement) => traitReason(index, statement)),
    ...wanted.map((one) => wordReason(index, one)),
    ...(likeness === null ? [] : [likenessReason(index, likeness, understanding.statements)]),
  ];
  return (document, entry) => {
    const reasons: Reason[] = [];
    for (const find of finders) {
      const reason = find(document, entry);
      if (reason !== null) reasons.push(reason);
      if (reasons.length === MAX_REASONS) break;
    }
    return reasons;
  };
}

type ReasonFinder = (document: number, entry: LeanEntry) => Reason | null;

/** Documents whose reasons are kept of a word. */
const MAX_DOCUMENTS = 64;
/** Reasons by document for the variants of a word, which the index keeps. */
const wordReasons = oncePer<TermVariants['variants'], Map<number, Reason | null>>(() => new Map());

function wordReason(index: SearchIndex, word: TermVariants): ReasonFinder {
  const kept = wordReasons(word.variants);
  const find = wordFinder(index, word);
  return (document, entry) => {
    const known = kept.get(document);
    if (known !== undefined) return known;
    const reason = find(document, entry);
    if (kept.size < MAX_DOCUMENTS) kept.set(document, reason && { ...reason, said: ownText(reason.said) });
    return reason;
  };
}

function wordFinder(index: SearchIndex, { said, variants }: TermVariants): ReasonFinder {
  // Most brands of an answer hold the same variant.
  const written = variants.map(({ terms }) =>
    lazy(() => {
      const words = terms.map((term) => wordAt(index.terms, term));
      return { phrase: words.join(' '), apart: words.map((word) => ` ${word} `) };
    }),
  );
  return (document, entry) => {
    const held = variants.findIndex(({ terms }) => holdsAll(index, terms, document));
    const words = written[held]?.();
    if (words === undefined) return null;
    const { phrase, apart } = words;
    const texts = textsOf(entry);
    const place = PLACES.find((_, at) => apart.every((word) => texts[at]?.includes(word)))?.[0] ?? 'text';
    return { by: 'word', said, found: phrase === said ? place : `${place}: ${phrase}` };
  };
}

/** Nearness from which on it is a reason. */
const LEAST_NEAR = 0.5;

/** Without words of which a brand is the opposite: Linear is not warm, whatever it is near to. */
function likenessReason(
  index: SearchIndex,
  { near, wordsFor }: Likeness,
  statements: readonly Statement[],
): ReasonFinder {
  return (document) => {
    if ((near[document] ?? 0) < LEAST_NEAR) return null;
    const opposed = statements.filter((one) => one.polarity === 'for' && degreeOf(index, document, one) < 0);
    const words = wordsFor(document).filter(
      (word) => !FUNCTION_WORDS.has(word) && !opposed.some(({ span }) => span.text.includes(word)),
    );
    if (words.length === 0) return null;
    return { by: 'likeness', said: words.join(', '), found: 'such brands are looked for in these words' };
  };
}

/** Texts of an entry that a list shows, the most telling first. */
const PLACES: readonly (readonly [string, (entry: LeanEntry) => string])[] = [
  ['name', ({ name, slug }) => `${name} ${slug}`],
  ['era', ({ era }) => era.join(' ')],
  ['mood', ({ mood }) => mood.join(' ')],
  ['signature move', ({ signature_move }) => signature_move],
  ['persona', ({ voice_persona }) => voice_persona ?? ''],
];

/** The words of each of these texts, with a space before and after each word; kept, because reading a text takes longer than a search. */
const textsOf = oncePer((entry: LeanEntry): readonly string[] =>
  PLACES.map(([, textOf]) => ` ${wordsOf(textOf(entry)).join(' ')} `),
);

/** A brand is found for what it is not where it is the opposite, or nothing of it. */
function refusalReason(index: SearchIndex, statement: Statement): ReasonFinder {
  const tag = tagOf(statement);
  if (tag === null || statement.confidence < SURE) return () => null;
  const { kind, span } = statement;
  return (document) => {
    const degree = degreeOf(index, document, statement);
    if (degree > 0) return null;
    return {
      by: kind,
      said: span.text,
      found: degree < 0 ? `opposite of tag: ${tag}` : `without tag: ${tag}`,
    };
  };
}

/** Confidence of a country that is said of a brand alone. */
const HINT = 0.3;

function traitReason(index: SearchIndex, statement: Statement): ReasonFinder {
  const { kind, span, polarity, confidence } = statement;
  // Who says `like Toyota` hardly means Japan.
  if (kind === 'country' && confidence < HINT) return () => null;
  const reason = (found: string): Reason => ({ by: kind, said: span.text, found });
  if (statement.kind === 'brand') {
    const itself = reason('the brand itself');
    // Who names a brand gets it first, then brands that look like it; none of these is named.
    const relation = statement.relation === 'named' ? 'resembles' : statement.relation;
    const other = reason(`${relation} ${statement.values.join(', ')}`);
    return (_, { slug }) => (statement.values.includes(slug) ? itself : other);
  }
  if (statement.kind !== 'axis' && polarity === 'against') return refusalReason(index, statement);
  const finders: readonly TraitFinder[] =
    statement.kind === 'axis'
      ? [axisFinder(index, statement.axis, statement.values)]
      : statement.values.map((value) => traitFinder(index, kind, value));
  return (document) => {
    const met = metBy(finders, document);
    const [one] = met;
    return one === undefined ? null : reason(met.length === 1 ? one : met.join('; '));
  };
}
