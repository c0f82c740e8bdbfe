import type { CatalogIndex } from '../../src/catalog/catalog-index.ts';
import { composeHybrid, type Hybrid } from '../../src/compose/hybrid.ts';
import { resolveSources } from '../../src/compose/resolve-sources.ts';
import type { Contract } from '../../src/contract/contract.ts';
import { settleTaste } from '../../src/contract/settle/settle-taste.ts';
import { CATEGORIES } from '../../src/grammar/axis.ts';
import { AXES, type Grammar } from '../../src/grammar/axes/index.ts';
import { randomFrom } from '../fuzz/random.ts';

const SEED = 20_261_122;
export const SERVICE = 'https://taste.example';

/** Hybrids of two to four brands, the categories dealt among them, the same ones at every call. */
export function sampledHybrids(count: number, catalog: CatalogIndex): readonly Hybrid[] {
  const random = randomFrom(SEED);
  const [first, ...others] = catalog.brands.filter(({ grammar }) => grammar !== null);
  if (first === undefined) return [];
  const graded = [first, ...others] as const;
  return Array.from({ length: count }, () => {
    const brands = Array.from({ length: 2 + random.below(3) }, () => random.pick(graded));
    const dealt = CATEGORIES.flatMap((category) => {
      const [one, ...more] = brands.filter(({ grammar }) =>
        Object.keys(grammar ?? {}).some((id) => id.startsWith(`${category}.`)),
      );
      return one === undefined ? [] : [[category, random.pick([one, ...more]).entry.slug] as const];
    });
    return composeHybrid(resolveSources(Object.fromEntries(dealt), catalog), null);
  });
}

/** Contracts of grammars with a random value on every axis, without tokens. */
export function randomContracts(count: number): readonly Contract[] {
  const random = randomFrom(SEED);
  return Array.from({ length: count }, (_, at) => {
    const values = AXES.map(({ id, values: all }) => [id, all[random.below(all.length)]]);
    const { grammar, excluded } = settleTaste(Object.fromEntries(values) as Grammar, {
      tokens: { color: {} },
      theme: undefined,
      components: {},
    });
    return {
      name: `Random grammar ${at + 1}`,
      url: null,
      origin: 'Random values.',
      isNameQuoted: false,
      character: null,
      grammar,
      open: {},
      measures: {},
      unstated: excluded,
      required: [],
      tokens: [],
      service: SERVICE,
    };
  });
}
