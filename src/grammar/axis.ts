import type { FeatureId, Features } from '../features/index.ts';
import type { Bands } from './bands.ts';
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

/** What is said about one value, as data: `texts.json` beside the axis has these for every value. */
export interface ValueTexts {
  /** How the value is told from its neighbours. */
  readonly rubric: string;
  /** What it asks of somebody who builds a page. */
  readonly do: string;
  readonly dont: string;
  /** Words people type who look for it; empty where the value says nothing without its axis. */
  readonly search: readonly string[];
  /**
   * Natural words of a brief that state it, in the singular. A phrase that ends in a subject of
   * brief/subjects.json (`bold heading`) holds for all its names and for `headlines are bold`; its other words
   * stand for their synonyms too. `no …` is for refusals (`no shadow`), `less …` for wanting less.
   */
  readonly brief: readonly string[];
}

/** How an axis speaks where a brand is told in a few words: `Stripe's white ground`. */
export interface Phrase<V extends string = string> {
  /** Place among the axes of its category, from 1. */
  readonly rank: number;
  /** A noun of its own, an adjective to the noun after it, or a noun beside which its category is silent. */
  readonly as: 'noun' | 'adjective' | 'sole noun';
  /** Empty for a value that a reader would not notice. */
  of(this: void, value: V): string;
}

/** How briefs speak of an axis. */
export interface Wording<V extends string = string> {
  /** A single word says less than two together: a lone serif against a serif with Helvetica. */
  readonly shaded?: true;
  /**
   * Subjects that need not be touched by what is said of them: `animations that start when you scroll`. Paired ones
   * are nouns that stand together: a serif with a sans, photos with drawings.
   */
  readonly distant?: { readonly subjects: readonly string[]; readonly paired: boolean };
  /** Two values that a sentence asks for together are a third: warm hues with cool ones are mixed. */
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
  /** Two or three words for people. */
  readonly label: string;
  /** What a grader asks of the page. */
  readonly question: string;
  readonly values: readonly V[];
  readonly texts: Readonly<Record<V, ValueTexts>>;
  /** Null for an axis that a few words leave out. */
  readonly phrase: Phrase<V> | null;
  readonly scale: Scale<V>;
  /** The numbers that divide values; empty where kinds are told apart and not quantities. */
  readonly bands: readonly Bands<NoInfer<V>>[];
  /** The features `read` receives, and no others. */
  readonly needs: readonly K[];
  read(features: Pick<Features, K>): Reading<V>;
  /** What a negated statement means: `not rounded` is 0px. A value left out states nothing when negated. */
  readonly negated: Readonly<Partial<Record<V, V>>>;
  /** How briefs speak of it, where that is not as usual. */
  readonly wording?: Wording<NoInfer<V>>;
  /** The values that follow from tokens, best first, none where they do not say; null where they never do. */
  readonly fromTokens: ((tokens: TokenFacts) => readonly NoInfer<V>[]) | null;
  /** What a specimen shows where nothing is asked for. */
  readonly plain: NoInfer<V>;
  /** Measures and CSS values by which a specimen shows each value, by name; empty where its code draws them. */
  readonly shownBy: S;
  /** A concrete change in CSS or copy that brings the page to `target`. */
  fix(target: V, current: Shown<V>): string;
}

/** Ties the value type of `values` to texts, scale and fix, and `read` to the declared needs. */
export function defineAxis<
  const Id extends `${Category}.${string}`,
  const V extends string,
  const K extends FeatureId,
  const S extends ShownBy<V>,
>(axis: Axis<Id, V, K, S>): Axis<Id, V, K, S> {
  return axis;
}

/** The values that texts are about, in the order of the file. */
export function valuesOf<V extends string>(texts: Readonly<Record<V, ValueTexts>>): readonly V[] {
  return Object.keys(texts) as V[]; // an object of these keys
}
