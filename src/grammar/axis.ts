import type { FeatureId, Features } from '../features/index.ts';
import type { Reading, Shown } from './reading.ts';
import type { Scale } from './scale.ts';

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

/**
 * One atomic taste axis: everything about it in one folder.
 * An axis judges features and never touches the document.
 */
export interface Axis<
  Id extends string = string,
  V extends string = string,
  K extends FeatureId = FeatureId,
> {
  /** `<category>.<axis>` */
  readonly id: Id;
  /** Two or three words for people. */
  readonly label: string;
  /** What a grader asks of the page. */
  readonly question: string;
  readonly values: readonly V[];
  readonly scale: Scale<V>;
  /** How each value is told from its neighbours. */
  readonly rubric: Readonly<Record<V, string>>;
  /** The features `read` receives, and no others. */
  readonly needs: readonly K[];
  read(features: Pick<Features, K>): Reading<V>;
  /**
   * Natural words of a brief that state a value, in the singular. A phrase that ends in a subject of
   * brief/subjects.ts (`bold heading`) holds for all its names and for `headlines are bold`; its other words
   * stand for their synonyms too. `no …` is for refusals (`no shadow`), `less …` for wanting less.
   */
  readonly words: Readonly<Record<V, readonly string[]>>;
  /** What a negated statement means: `not rounded` is 0px. A value left out states nothing when negated. */
  readonly negated: Readonly<Partial<Record<V, V>>>;
  /** A concrete change in CSS or copy that brings the page to `target`. */
  fix(target: V, current: Shown<V>): string;
}

/** Ties the value type of `values` to scale, rubric, words and fix, and `read` to the declared needs. */
export function defineAxis<
  const Id extends `${Category}.${string}`,
  const V extends string,
  const K extends FeatureId,
>(axis: Axis<Id, V, K>): Axis<Id, V, K> {
  return axis;
}
