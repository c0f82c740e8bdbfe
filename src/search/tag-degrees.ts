import type { CorpusDocument } from '../catalog/corpus.ts';
import { allTags, isVisible, type Tag } from '../catalog/tags/index.ts';
import { TAG_TRAITS } from '../words/vocabulary/tag-traits.ts';
import { addTraits } from './trait-scores.ts';
import type { Traits } from './traits.ts';
import { noWishes, wishTraits } from './wishes.ts';

/** Degrees are stored as percents. */
export const FULL_DEGREE = 100;

/** Degree of a tag that an entry lists. */
const LISTED = { strong: 1, some: 0.6, opposite: -1 } as const;
/** What traits add to a listed degree: they order the brands that have it. */
const ORDER = { traits: 0.2, related: 0.35 } as const;
/** What traits are worth where the tags of an entry are silent; `bare` where it has no tags at all. */
const TRAITS = { silent: 0.25, visible: 0.4, bare: 0.9 } as const;
/** What related tags are worth where the tags of an entry are silent. */
const RELATED = { near: 0.6, against: 0.5 } as const;

/**
 * How far each tag holds for each document, in percent, -100 for its opposite; tag `t` of document `d` stands at
 * `t * documents + d`. A tag that the entry does not list gets its degree from traits and from related tags.
 */
export function tagDegrees(corpus: readonly CorpusDocument[], traits: Traits): Int8Array {
  const count = corpus.length;
  const degrees = new Int8Array(allTags().length * count);
  const listed = corpus.map(({ tags }) => listedDegrees(tags));
  for (const [number, tag] of allTags().entries()) {
    const fitting = fitOf(tag, traits, count);
    const silent = isVisible(tag) ? TRAITS.visible : TRAITS.silent;
    for (const [document, own] of listed.entries()) {
      const fit = fitting[document] ?? 0;
      const degree = own.get(tag.id);
      const value =
        degree === undefined
          ? fit * (own.size === 0 ? TRAITS.bare : silent) + relatedTo(own, tag)
          : degree + ORDER.traits * fit + ORDER.related * (relatedTo(own, tag) - RELATED.near);
      degrees[number * count + document] = Math.round(FULL_DEGREE * Math.max(-1, Math.min(1, value)));
    }
  }
  return degrees;
}

function listedDegrees(tags: CorpusDocument['tags']): ReadonlyMap<string, number> {
  return new Map(
    (['strong', 'some', 'opposite'] as const).flatMap((list) =>
      tags[list].map((tag) => [tag, LISTED[list]] as const),
    ),
  );
}

/** What the traits of every document say of a tag, about -1 to 1; 0 where nothing is known. */
function fitOf({ id }: Tag, traits: Traits, count: number): Float32Array {
  const fitting = new Float32Array(count);
  const wanted = TAG_TRAITS[id];
  if (wanted === undefined) return fitting;
  const wishes = noWishes();
  wishTraits(wishes, wanted, 1);
  addTraits(fitting, traits, wishes);
  return fitting;
}

/** What the related tags of an entry say of a tag. */
function relatedTo(own: ReadonlyMap<string, number>, { near = [], against = [] }: Tag): number {
  const sum = near.reduce((total, tag) => total + (own.get(tag) ?? 0), 0);
  const opposed = against.reduce((most, tag) => Math.max(most, own.get(tag) ?? 0), 0);
  return (RELATED.near * sum) / Math.max(2, near.length) - RELATED.against * opposed;
}
