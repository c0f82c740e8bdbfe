import { TAGS } from '../../catalog/tags/index.ts';
import type { Demand } from '../demand.ts';
import { FULL_DEGREE } from '../tag-degrees.ts';
import type { Traits } from '../traits.ts';
import type { Wishes } from '../wishes.ts';

/*
 * Traits as words of a full-text index, so that one query finds what is said and what is meant: `tag12`, `industries3`,
 * `axis4v1`. Numbers are positions in the lists of the traits.
 */

/** Steps of the degree of a tag; a word stands once for each. */
const STEPS = 4;

/** Columns of sets as bits. */
const SETS = ['moods', 'periods', 'hues', 'fonts'] as const;
/** Columns of positions plus one; 0 says unknown. */
const PLACES = ['industries', 'countries', 'themes', 'densities'] as const;

/** The words for one document. */
export function traitTokens(traits: Traits, degrees: Int8Array): readonly string[] {
  const tags = TAGS.flatMap((_, tag) => {
    const steps = Math.round(((degrees[tag] ?? 0) / FULL_DEGREE) * STEPS);
    return Array.from({ length: Math.max(0, steps) }, () => `tag${tag}`);
  });
  const sets = SETS.flatMap((name) => placesOfBits(traits[name][0] ?? 0).map((place) => `${name}${place}`));
  const places = PLACES.flatMap((name) =>
    [...traits[name]].filter((place) => place > 0).map((place) => `${name}${place}`),
  );
  const axes = [...traits.axes].flatMap((value, axis) => (value < 0 ? [] : [`axis${axis}v${value}`]));
  return [...tags, ...sets, ...places, ...axes];
}

/** The words that a demand asks for, each with its worth. */
export function wantedTokens(
  { refused, worth, tags, wishes }: Demand,
  rarities: readonly number[],
): readonly (readonly [string, number])[] {
  if (refused || worth <= 0) return [];
  const ofTags = tags.map(([tag, share]) => [`tag${tag}`, share * (rarities[tag] ?? 1)] as const);
  const all = wishes === null ? ofTags : [...ofTags, ...wishTokens(wishes)];
  return all.filter(([, share]) => share > 0).map(([token, share]) => [token, worth * share] as const);
}

function wishTokens(wishes: Wishes): readonly (readonly [string, number])[] {
  const axes = wishes.axes.flatMap((table, axis) =>
    [...(table ?? [])].map((share, value) => [`axis${axis}v${value}`, share] as const),
  );
  const sets = SETS.flatMap((name) =>
    [...wishes[name]].map((share, place) => [`${name}${place}`, share] as const),
  );
  const places = (['industries', 'themes', 'densities'] as const).flatMap((name) =>
    [...wishes[name]].map((share, place) => [`${name}${place}`, share] as const),
  );
  const countries = [...wishes.countries].map(([country, share]) => [`countries${country}`, share] as const);
  return [...axes, ...sets, ...places, ...countries];
}

function placesOfBits(bits: number): number[] {
  return Array.from({ length: 32 }, (_, place) => place).filter((place) => (bits >>> place) & 1);
}
