import type { IndexedBrand, StatedBrand } from '../catalog/catalog-index.ts';
import { oncePer } from '../text/once-per.ts';
import { judgeIdentity, type IdentityCard } from './judge-identity.ts';
import type { SeenIdentity } from './seen.ts';
import { targetOfTokens, type TargetIdentity } from './target.ts';

/** What the tokens of a brand state; the nearest brands to a page need that of every brand. */
export const targetOfBrand = oncePer(({ entry, values, components }: StatedBrand): TargetIdentity => {
  return targetOfTokens(values, entry.theme, components);
});

/** How closely a page keeps the tokens of each brand, by slug. */
export function judgeBrands(
  seen: SeenIdentity,
  brands: readonly IndexedBrand[],
): ReadonlyMap<string, IdentityCard> {
  return new Map(brands.map((brand) => [brand.entry.slug, judgeIdentity(seen, targetOfBrand(brand))]));
}

/** The scores of these cards, as rankings of brands take them. */
export function identityScores(cards: ReadonlyMap<string, IdentityCard>): ReadonlyMap<string, number | null> {
  return new Map([...cards].map(([slug, { score }]) => [slug, score]));
}
