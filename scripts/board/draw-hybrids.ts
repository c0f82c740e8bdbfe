import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CATALOG } from '../../src/catalog/built/catalog.ts';
import { catalogIndex } from '../../src/catalog/catalog-index.ts';
import { composeHybrid, type Hybrid } from '../../src/compose/hybrid.ts';
import { resolveSources } from '../../src/compose/resolve-sources.ts';
import { CATEGORIES } from '../../src/grammar/axis.ts';
import { LAYOUT_IDS } from '../../src/specimen/layouts/index.ts';
import { renderSpecimen } from '../../src/specimen/specimen.ts';
import { seeded } from '../../src/text/seeded.ts';
import { HYBRID_FORMATS } from '../../worker/hybrid-formats.ts';

/** The two pages of a hybrid, and the colours it says it kept although their contrast is too low. */
export interface HybridPages {
  /** `<slug> <layout>` */
  readonly name: string;
  readonly board: string;
  readonly specimen: string;
  /** `#rrggbb` */
  readonly keptColors: readonly string[];
}

/** Brands of a hybrid. */
const FEWEST = 2;
const MOST = 4;

/**
 * Draws hybrids of two to four brands by seed, each category from one of them at random, in every layout in turn.
 *
 * @param assets folder of the built files
 */
export async function drawHybrids(
  assets: string,
  count: number,
  seed: number,
): Promise<readonly HybridPages[]> {
  const random = seeded(seed);
  const oneOf = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)];
  const catalog = catalogIndex(CATALOG);
  const graded = catalog.brands.filter(({ grammar }) => grammar !== null);
  const pages: HybridPages[] = [];
  for (let at = 0; at < count; at++) {
    const brands = Array.from({ length: FEWEST + Math.floor(random() * (MOST - FEWEST + 1)) }, () =>
      oneOf(graded),
    );
    const sources = CATEGORIES.flatMap((category) => {
      const able = brands.filter((brand) =>
        Object.keys(brand?.grammar ?? {}).some((axis) => axis.startsWith(`${category}.`)),
      );
      const slug = oneOf(able)?.entry.slug;
      return slug === undefined ? [] : [[category, slug] as const];
    });
    const hybrid = composeHybrid(resolveSources(Object.fromEntries(sources), catalog), null);
    pages.push(await pagesOf(hybrid, assets, LAYOUT_IDS[at % LAYOUT_IDS.length] ?? 'product'));
  }
  return pages;
}

async function pagesOf(
  hybrid: Hybrid,
  assets: string,
  layout: (typeof LAYOUT_IDS)[number],
): Promise<HybridPages> {
  const { grammar, name, tokens, scheme, conflicts, slug } = hybrid;
  const readDocument = (address: string) => readFile(join(assets, address), 'utf8').catch(() => null);
  const board = await HYBRID_FORMATS.get('board')?.render(hybrid, { origin: '', readDocument });
  return {
    name: `${slug} ${layout}`,
    board: board ?? '',
    specimen: renderSpecimen({ grammar, name, tokens, stated: scheme, layout }).html,
    keptColors: conflicts.flatMap(({ code, from, to }) =>
      code === 'contrast' && to === null && from !== null ? [from.toLowerCase()] : [],
    ),
  };
}
