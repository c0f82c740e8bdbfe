import type { BrandRelation, Statement } from '../words/understanding.ts';
import type { Met } from './score-demands.ts';

/** The brands that a query names, by how they are meant. */
export interface NamedBrands {
  /** Those asked for, and those that others shall be like. */
  readonly first: ReadonlySet<number>;
  /** Those that alternatives are looked for. */
  readonly replaced: ReadonlySet<number>;
  readonly refused: ReadonlySet<number>;
}

/** @param named brands whose name is the whole query */
export function namedBrands(
  statements: readonly Statement[],
  named: readonly number[],
  documentsOf: (slug: string) => readonly number[],
): NamedBrands {
  const meant = (...relations: readonly BrandRelation[]) =>
    statements.flatMap((one) =>
      one.kind === 'brand' && relations.includes(one.relation) ? one.values.flatMap(documentsOf) : [],
    );
  return {
    first: new Set([...named, ...meant('named', 'like', 'mix')]),
    replaced: new Set(meant('alternative')),
    refused: new Set(meant('unlike')),
  };
}

/** Sets the scores of named brands to 0, so that they do not outweigh the brands that resemble them. */
export function leaveOutNamed({ scores }: Met, { first, replaced }: NamedBrands): void {
  for (const document of [...first, ...replaced]) scores[document] = 0;
}

/** Place of a brand among its own alternatives, as a share of the best score. */
const ITSELF = 0.5;

/** Place of a model that is the opposite of what the query wants: behind the best of those like it. */
const CONTRARY = 0.999;

/**
 * Puts named brands in their places; the brands that match.
 * @param isContrary whether a model is plainly the opposite of what the query wants
 */
export function placeNamed(
  scores: Float64Array,
  matching: readonly number[],
  { first, replaced, refused }: NamedBrands,
  isContrary: (document: number) => boolean,
): readonly number[] {
  if (first.size + replaced.size + refused.size === 0) return matching;
  let best = 0;
  for (const document of matching) best = Math.max(best, scores[document] ?? 0);
  for (const document of replaced) scores[document] = ITSELF * best;
  for (const document of first) {
    const own = Math.max(0, scores[document] ?? 0);
    scores[document] = best > 0 && isContrary(document) ? CONTRARY * best : own + best + 1;
  }
  return [...new Set([...matching, ...replaced, ...first])].filter((document) => !refused.has(document));
}
