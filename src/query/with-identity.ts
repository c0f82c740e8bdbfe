/**
 * Share of the identity in a ranking of brands, the rest is the similarity of the axes. Of 0.2 to 0.8, the least with
 * which the brand of a page made from tokens ranks first about as often as with the best, while pages made from the
 * grammar keep their rank (docs/SCORING.md; `npm run judge-identity -- --ranks`).
 */
const IDENTITY_SHARE = 0.6;

/** How closely a page keeps the tokens of each brand, by slug: 0..100, null when too little is known. */
export type Identities = ReadonlyMap<string, number | null>;

/**
 * Combines the similarity of axes with the identity of each brand, 0..1. A brand whose identity is not known counts as
 * the average brand, so that missing tokens neither raise nor lower its rank. Without identities the axes alone count.
 */
export function withIdentity(identities?: Identities): (slug: string, axes: number) => number {
  if (identities === undefined) return (_, axes) => axes;
  const known = [...identities.values()].filter((identity) => identity !== null);
  if (known.length === 0) return (_, axes) => axes;
  const mean = known.reduce((sum, identity) => sum + identity, 0) / known.length;
  return (slug, axes) =>
    (IDENTITY_SHARE * (identities.get(slug) ?? mean)) / 100 + (1 - IDENTITY_SHARE) * axes;
}
