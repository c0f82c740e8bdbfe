import type { CatalogIndex } from '../catalog/catalog-index.ts';
import { closest } from '../catalog/closest.ts';
import { fail, type ErrorCode } from '../errors.ts';
import { CATEGORIES, type Category } from '../grammar/axis.ts';
import type { Grammar } from '../grammar/axes/index.ts';
import { isCategory, type Source, type Sources } from './source.ts';

/**
 * Looks up the brands of a request, `{ surface: 'stripe', … }`, in the order of CATEGORIES. A brand has to be
 * graded in the category it is asked for: it would give nothing otherwise.
 * @throws TasteError `invalid_request`, `unknown_axis`, `unknown_source` or `ungraded_brand`, naming every bad field
 */
export function resolveSources(given: Readonly<Record<string, string>>, catalog: CatalogIndex): Sources {
  const names = Object.keys(given);
  if (names.length === 0)
    return fail('invalid_request', `sources names no category: ${CATEGORIES.join(', ')}.`);
  const problems = names.flatMap((name) => problemWith(name, given[name] ?? '', catalog));
  const [first] = problems;
  if (first !== undefined) {
    const fields = problems.map(({ name, detail }) => ({ field: `sources.${name}`, detail }));
    return fail(first.code, `sources.${first.name}: ${first.detail}`, { fields });
  }
  return CATEGORIES.flatMap((category) => {
    const source = gradedBrand(given[category] ?? '', catalog);
    return source === null ? [] : [{ category, source }];
  });
}

interface Problem {
  readonly name: string;
  readonly code: ErrorCode;
  readonly detail: string;
}

function problemWith(name: string, slug: string, catalog: CatalogIndex): Problem[] {
  if (!isCategory(name)) {
    return [{ name, code: 'unknown_axis', detail: `Not a category; there are ${CATEGORIES.join(', ')}.` }];
  }
  const brand = gradedBrand(slug, catalog);
  if (brand !== null) {
    const graded = gradedCategories(brand.grammar);
    return graded.includes(name) ? [] : [ungradedCategory(name, brand.entry.name, graded)];
  }
  if (catalog.bySlug(slug) !== null) {
    return [{ name, code: 'ungraded_brand', detail: `${slug} has no graded grammar.` }];
  }
  return [
    {
      name,
      code: 'unknown_source',
      detail: `No brand of the catalog has this slug.${advice(slug, catalog)}`,
    },
  ];
}

function gradedCategories(grammar: Grammar): readonly Category[] {
  const axes = Object.keys(grammar);
  return CATEGORIES.filter((category) => axes.some((id) => id.startsWith(`${category}.`)));
}

function ungradedCategory(name: Category, brand: string, graded: readonly Category[]): Problem {
  return {
    name,
    code: 'ungraded_brand',
    detail: `${brand} has no graded axis of ${name}; it can give ${graded.join(', ')}.`,
  };
}

function gradedBrand(slug: string, catalog: CatalogIndex): Source | null {
  const brand = catalog.bySlug(slug);
  if (brand === null || brand.grammar === null) return null;
  return { entry: brand.entry, grammar: brand.grammar, values: brand.values };
}

/** Characters; longer texts are no mistyped slugs and cost too much to compare. */
const LONGEST_SLUG = 80;

function advice(slug: string, { brands }: CatalogIndex): string {
  if (slug.length > LONGEST_SLUG) return '';
  const near = closest(
    slug,
    brands.map(({ entry }) => entry.slug),
  );
  return near === null ? '' : ` Did you mean ${near}?`;
}
