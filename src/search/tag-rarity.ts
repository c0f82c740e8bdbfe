import { FULL_DEGREE } from './tag-degrees.ts';
import type { SearchIndex } from './search-index.ts';
import { oncePer } from '../text/once-per.ts';

/** How much the rarity of a tag counts, 0 to 1. */
const EXPONENT = 0.6;
/** Share of brands with a tag of which the factor is 1. */
const USUAL_SHARE = 0.1;

/** What a tag counts by how few brands have it, 1 for a tenth of them: `art deco` says more than `clean`. */
export function tagRarity(index: SearchIndex, tag: number): number {
  const given = index.rarities?.[tag];
  if (given !== undefined) return given;
  const known = computedOf(index);
  const factor = known.get(tag) ?? computeRarity(index, tag);
  known.set(tag, factor);
  return factor;
}

/** By index; each tag is counted at its first use, because most are never asked for. */
const computedOf = oncePer<SearchIndex, Map<number, number>>(() => new Map());

function computeRarity({ degrees, slugs }: SearchIndex, tag: number): number {
  const column = degrees.ofTag(tag);
  let held = 0;
  for (let document = 0; document < column.length; document++)
    held += Math.max(0, column[document] ?? 0) / FULL_DEGREE;
  return rarityOf(held, slugs.ends.length);
}

/** @param held sum of the positive degrees of the tag over `count` brands, 1 for one that has all of it */
function rarityOf(held: number, count: number): number {
  return (Math.log1p(count / (1 + held)) / Math.log1p(1 / USUAL_SHARE)) ** EXPONENT;
}
