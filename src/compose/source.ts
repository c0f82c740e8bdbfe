import type { Components, TokenValues } from '../catalog/tokens.ts';
import type { LeanEntry } from '../catalog/lean-entry.ts';
import type { Grammar } from '../grammar/axes/index.ts';
import { CATEGORIES, type Category } from '../grammar/axis.ts';

/** A graded brand that contributes categories to a hybrid. */
export interface Source {
  readonly entry: Pick<LeanEntry, 'slug' | 'name' | 'signature_move' | 'theme'>;
  readonly grammar: Grammar;
  readonly values: TokenValues;
  readonly components?: Components;
  /** Whether it is no brand of the catalog. */
  readonly isPrivate?: boolean;
}

/** The source of each requested category, in the order of CATEGORIES; at least one. */
export type Sources = readonly {
  readonly category: Category;
  readonly source: Source;
}[];

/** The source of a category; null where none is requested. */
export function sourceOf(sources: Sources, category: Category): Source | null {
  return sources.find((given) => given.category === category)?.source ?? null;
}

/** `palette of Stripe`: what comes from where, in the order of CATEGORIES. */
export function namesOfSources(sources: Sources): readonly string[] {
  return sources.map(({ category, source }) => `${category} of ${source.entry.name}`);
}

/** The same in a clause that says which of it the catalog states. @param catalog how the text calls the catalog */
export function creditOfSources(sources: Sources, catalog: string): string {
  const from = (name: string, given: Sources) =>
    given.length === 0 ? [] : [`${name}: ${namesOfSources(given).join(', ')}`];
  const isPrivate = ({ source }: Sources[number]) => source.isPrivate === true;
  return [
    ...from(
      catalog,
      sources.filter((given) => !isPrivate(given)),
    ),
    ...from('private brands', sources.filter(isPrivate)),
  ].join('; and from ');
}

/** Each source once, in the order of its first category. */
export function distinctSources(sources: Sources): readonly Source[] {
  const bySlug = new Map(sources.map(({ source }) => [source.entry.slug, source]));
  return [...bySlug.values()];
}

export function isCategory(name: string): name is Category {
  return (CATEGORIES as readonly string[]).includes(name);
}
