import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NO_PRIOR } from '../../src/catalog/grammar-similarity.ts';
import { explainResemblance } from '../../src/query/explain-resemblance.ts';
import { nearestTo } from '../../src/query/nearest.ts';
import { rankBrands } from '../../src/query/rank-brands.ts';
import { withIdentity } from '../../src/query/with-identity.ts';
import { BRANDS, SOFT, WEIGHTS } from './brands.ts';

const identitiesOf = (scores: Readonly<Record<string, number | null>>) => new Map(Object.entries(scores));

describe('axes with identity', () => {
  it.each([
    ['no identities', {}, 0.7, 0.7],
    ['no known identity', { soft: null, hard: null }, 0.7, 0.7],
    ['the whole identity', { soft: 100, hard: 0 }, 1, 1],
    ['no identity at all', { soft: 0, hard: 100 }, 1, 0.4],
    ['an unknown identity, as that of the average brand', { soft: null, hard: 20, mixed: 40 }, 0.5, 0.38],
    ['an absent identity, as that of the average brand', { hard: 20, mixed: 40 }, 0.5, 0.38],
  ])('%s', (_, scores, axes, expected) => {
    expect(withIdentity(identitiesOf(scores))('soft', axes)).toBeCloseTo(expected, 9);
  });

  it('rise with both and stay within 0..1', () => {
    const share = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(share, share, share, share, (axes, identity, more, closer) => {
        const at = (own: number) => withIdentity(identitiesOf({ soft: 100 * own, hard: 50 }));
        const before = at(identity)('soft', axes);
        const after = at(Math.min(1, identity + closer))('soft', Math.min(1, axes + more));
        expect(before).toBeGreaterThanOrEqual(0);
        expect(after).toBeLessThanOrEqual(1);
        expect(after).toBeGreaterThanOrEqual(before - 1e-12);
      }),
    );
  });
});

describe('the nearest brands of a page', () => {
  const near = (identities: ReadonlyMap<string, number | null>) =>
    nearestTo(SOFT, BRANDS, { weights: WEIGHTS, prior: NO_PRIOR, identities }, 3);

  it('are those whose tokens it keeps, though their similarity stays that of the axes', () => {
    const plain = near(new Map());
    const found = near(identitiesOf({ soft: 10, mixed: 20, hard: 95 }));
    expect(plain[0]).toMatchObject({ brand: { entry: { slug: 'soft' } }, similarity: 1, resemblance: 1 });
    expect(found[0]!.brand.entry.slug).toBe('hard');
    const similarities = new Map(plain.map(({ brand, similarity }) => [brand.entry.slug, similarity]));
    for (const { brand, similarity } of found) expect(similarity).toBe(similarities.get(brand.entry.slug));
    expect(found.map(({ resemblance }) => resemblance)).toEqual(
      found.map(({ resemblance }) => resemblance).toSorted((a, b) => b - a),
    );
  });
});

describe('the brands that a page resembles', () => {
  const ranked = rankBrands(
    { grammar: SOFT, matches: new Map(), identities: identitiesOf({ soft: 10, mixed: null, hard: 95 }) },
    BRANDS,
    WEIGHTS,
  );

  it('are ranked and explained by their identity too', () => {
    expect(ranked[0]).toMatchObject({ brand: { entry: { slug: 'hard' } }, identity: 95 });
    expect(explainResemblance(ranked[0]!, SOFT, WEIGHTS)).toMatch(/shapes match to 95 of 100/);
  });

  it('are not explained by an identity that is not known', () => {
    const mixed = ranked.find(({ brand }) => brand.entry.slug === 'mixed')!;
    expect(mixed.identity).toBeNull();
    expect(explainResemblance(mixed, SOFT, WEIGHTS)).not.toContain('of 100');
  });
});
