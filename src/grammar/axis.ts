import type { FeatureId, Features } from '../features/index.ts';
import type { Bands } from './bands.ts';
import type { Measure } from './measure.ts';
import type { Reading, Shown } from './reading.ts';
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

/** Texts about one value; `texts.json` of the axis has them for every value. */
export interface ValueTexts {
  /** What distinguishes the value from the others. */
  readonly rubric: string;
  /** Rule for whoever builds a page with this value. */
  readonly do: string;
  readonly dont: string;
  /** Search words; empty where the value means nothing without its axis. */
  readonly search: readonly string[];
  /**
   * Natural words of a brief that state it, in the singular. A phrase that ends in a subject of
   * brief/subjects.json (`bold heading`) holds for all its names and for `headlines are bold`; its other words
   * stand for their synonyms too. `no …` is for refusals (`no shadow`), `less …` for wanting less.
   */
  readonly brief: readonly string[];
}

/** How an axis appears in a short description of a brand: `Stripe's white ground`. */
export interface Phrase<V extends string = string> {
  /** Order among the axes of its category, from 1. */
  readonly rank: number;
  /** A noun, an adjective to the noun after it, or a noun that excludes the other axes of its category. */
  readonly as: 'noun' | 'adjective' | 'sole noun';
  /** Empty for a value that is not worth a mention. */
  of(this: void, value: V): string;
}

/** How briefs express the values of an axis. */
export interface Wording<V extends string = string> {
  /** A single word counts less than two together: `serif` less than `serif with Helvetica`. */
  readonly shaded?: true;
  /**
   * Subjects that may be away from the words about them: `animations that start when you scroll`. Paired ones are
   * two nouns in one sentence: a serif with a sans, photos with drawings.
   */
  readonly distant?: { readonly subjects: readonly string[]; readonly paired: boolean };
  /** Two values in one sentence that together mean a third: warm and cool hues are mixed. */
  readonly together?: { readonly parts: readonly V[]; readonly whole: V };
}

/** Tables with an entry for every value. */
export type ShownBy<V extends string = string> = Readonly<Record<string, Readonly<Record<V, unknown>>>>;

/**
 * One atomic taste axis: everything about it in one folder.
 * An axis judges features and never touches the document.
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
  /** Null for an axis that short descriptions leave out. */
  readonly phrase: Phrase<V> | null;
  readonly scale: Scale<V>;
  /** The boundaries between values; empty where the axis measures no quantity. */
  readonly bands: readonly Bands<NoInfer<V>>[];
  /** The features that `read` receives. */
  readonly needs: readonly K[];
  /** The quantities that carry the judgement; a fit on graded pages weighs them. */
  readonly measures: readonly Measure[];
  read(features: Pick<Features, K>): Reading<V>;
  /** What a negated value means: `not rounded` is 0px. A value that is absent here means nothing when negated. */
  readonly negated: Readonly<Partial<Record<V, V>>>;
  /** Exceptions in how briefs express the axis. */
  readonly wording?: Wording<NoInfer<V>>;
  /** The values that follow from tokens, best first, empty where they state none; null where tokens never state the axis. */
  readonly fromTokens: ((tokens: TokenFacts) => readonly NoInfer<V>[]) | null;
  /** The value of a specimen whose grammar does not state the axis. */
  readonly plain: NoInfer<V>;
  /** Measures and CSS values with which a specimen shows each value, by name; empty where the code has them. */
  readonly shownBy: S;
  /** A concrete change in CSS or copy that brings the page to `target`. */
  fix(target: V, current: Shown<V>): string;
}

/** Checks by types that texts, scale and fix cover `values`, and that `read` uses only the declared needs. */
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
