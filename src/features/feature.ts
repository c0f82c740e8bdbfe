import type { Perception } from '../perception/perceive.ts';

/** One observation of a page. It observes and never judges. */
export interface Feature<Id extends string = string, T = unknown> {
  readonly id: Id;
  /** Must not throw for any page; an absence is a value (null, an empty list), never a guess. */
  readonly observe: (perception: Perception) => T;
}

export function defineFeature<const Id extends string, T>(feature: Feature<Id, T>): Feature<Id, T> {
  return feature;
}

type Observed<F> = F extends Feature<string, infer T> ? T : never;

/** The record an ordered list of features fills. */
export type FeaturesOf<List extends readonly Feature[]> = {
  readonly [F in List[number] as F['id']]: Observed<F>;
};
