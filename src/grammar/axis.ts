import type { FeatureId, Features } from '../features/index.ts';
import type { Bands } from './bands.ts';
import type { Fit } from './fitted/fit.ts';
import type { Measures } from './measure.ts';
import type { Evidence, Reading, Shown } from './reading.ts';
import type { ByHand, Restyling, Way } from './restyle.ts';
import type { Scale } from './scale.ts';
import type { TokenFacts } from './token-facts.ts';

export const CATEGORIES = [
  'surface',
  'palette',
  'type',
  'emphasis',
  'whitespace',
  'voice',
  'motion',
  'imagery',
] as const;
export type Category = (typeof CATEGORIES)[number];

/** Texts about one value, from `texts.json` of the axis. */
export interface ValueTexts {
  /** What distinguishes the value from the others. */
  readonly rubric: string;
  /** Instruction for building a page with this value. */
  readonly do: string;
  readonly dont: string;
  /** Search words; empty when the value is ambiguous without its axis. */
  readonly search: readonly string[];
  /**
   * Phrases of a brief that state the value, in the singular. A phrase that ends in a subject of
   * brief/subjects.json (`bold heading`) matches all names of the subject and `headlines are bold`. Its other words
   * match their synonyms too. `no …` matches negations (`no shadow`), `less …` requests for less.
   */
  readonly brief: readonly string[];
}

/** How an axis appears in a short description of a brand: `Stripe's white ground`. */
export interface Phrase<V extends string = string> {
  /** Order among the axes of its category, from 1. */
  readonly rank: number;
  /** A noun, an adjective of the noun after it, or a noun that replaces the other phrases of its category. */
  readonly as: 'noun' | 'adjective' | 'sole noun';
  /** Empty for a value that short descriptions leave out. */
  of(this: void, value: V): string;
}

/** How briefs express the values of an axis. */
export interface Wording<V extends string = string> {
  /** One word counts less than a longer phrase: `serif` less than `serif with Helvetica`. */
  readonly shaded?: true;
  /**
   * Subjects that may be far from their adjectives: `animations that start when you scroll`. Paired subjects are two
   * nouns in one sentence: a serif with a sans, photos with drawings.
   */
  readonly distant?: { readonly subjects: readonly string[]; readonly paired: boolean };
  /** Two values of one sentence that mean a third value: warm and cool hues are mixed. */
  readonly together?: { readonly parts: readonly V[]; readonly whole: V };
}

/** Tables with one entry for each value. */
export type ShownBy<V extends string = string> = Readonly<Record<string, Readonly<Record<V, unknown>>>>;

/**
 * One axis of the grammar, with its definition and texts in one folder.
 * An axis judges features and does not access the document.
 */
export interface Axis<
  Id extends string = string,
  V extends string = string,
  K extends FeatureId = FeatureId,
  S extends ShownBy<V> = ShownBy<V>,
> {
  /** `<category>.<axis>` */
  readonly id: Id;
  /** Display name, two or three words. */
  readonly label: string;
  /** The question that the axis answers about a page. */
  readonly question: string;
  readonly values: readonly V[];
  readonly texts: Readonly<Record<V, ValueTexts>>;
  /** Set where the rule of a contract states a rate, a range or the whole of what to do, so that it needs no measured basis. */
  readonly ruleSaysAll?: true;
  /** Properties of components that state the axis: another value makes them invalid. */
  readonly properties?: readonly string[];
  /** Set where a screenshot of the first screen cannot show the axis: it has no motion, no other scheme and nothing further down. */
  readonly notInPicture?: true;
  /** Null when short descriptions leave the axis out. */
  readonly phrase: Phrase<V> | null;
  readonly scale: Scale<V>;
  /** The boundaries between values; empty when the axis measures no quantity. */
  readonly bands: readonly Bands<NoInfer<V>>[];
  /** The features that `read` receives. */
  readonly needs: readonly K[];
  /** The quantities that carry the judgement; a fit on graded pages weighs them. */
  readonly measures: Measures;
  /** What graded pages taught about the axis; null before its first `npm run fit`. */
  readonly fit: Fit | null;
  read(features: Pick<Features, K>): Reading<V>;
  /** The value that a fact of `read` speaks for by itself; absent where no single fact does. */
  speaksFor?(this: void, fact: Evidence): V | null;
  /** The meaning of a negated value: `not rounded` is 0px. Without an entry, a negated value states nothing. */
  readonly negated: Readonly<Partial<Record<V, V>>>;
  /** Exceptions in how briefs express the axis. */
  readonly wording?: Wording<NoInfer<V>>;
  /** Values derived from tokens, best first; empty when the tokens state none. Null when tokens cannot state the axis. */
  readonly fromTokens: ((tokens: TokenFacts) => readonly NoInfer<V>[]) | null;
  /** The value of a specimen whose grammar does not state the axis. */
  readonly plain: NoInfer<V>;
  /** Lengths and CSS values that a specimen uses for each value, by name; empty when the specimen code defines them. */
  readonly shownBy: S;
  /**
   * In a sentence, what to change so that the page has the value `target`.
   * @param grammar values of the target on all axes
   */
  fix(target: V, current: Shown<V>, grammar?: Readonly<Partial<Record<string, string>>>): string;
  /** Ways to restyle the page so that it has the value `target`, best first; or why a stylesheet cannot. */
  ways(target: V, page: Restyling, current: Shown<V>): readonly Way[] | ByHand;
}

/** Its types check that texts, scale and fix cover `values`, and that `read` uses only the declared features. */
export function defineAxis<
  const Id extends `${Category}.${string}`,
  const V extends string,
  const K extends FeatureId,
  const S extends ShownBy<V>,
>(axis: Axis<Id, V, K, S>): Axis<Id, V, K, S> {
  return axis;
}

/** The values of an axis, in the order of its texts. */
export function valuesOf<V extends string>(texts: Readonly<Record<V, ValueTexts>>): readonly V[] {
  return Object.keys(texts) as V[]; // an object of these keys
}

/** The fit in the `fit.json` of an axis, as `npm run fit` wrote it; a module of JSON has the types of its literals. */
export function fitFrom(json: object): Fit {
  return json as Fit; // `bindFit` checks that it belongs to its axis
}
