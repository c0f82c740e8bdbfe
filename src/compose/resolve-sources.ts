import type { CatalogIndex, StatedBrand } from '../catalog/catalog-index.ts';
import { fail, type ErrorCode } from '../errors.ts';
import { CATEGORIES, type Category } from '../grammar/axis.ts';
import type { Grammar } from '../grammar/axes/index.ts';
import { findBrand, similarBrands, similarNames } from '../search/find-brand.ts';
import { unknownName } from '../text/unknown-name.ts';
import { isCategory, type Source, type Sources } from './source.ts';

/**
 * Looks up the brands of a request, `{ surface: 'stripe', … }`, in the order of CATEGORIES. A brand must be graded in
 * the requested category.
 * @param own further brands by slug, which come first
 * @param path prefix of the categories in the request, for errors
 * @throws TasteError `invalid_request`, `unknown_axis`, `unknown_source` or `ungraded_brand`, naming every bad field
 */
export function resolveSources(
  given: Readonly<Record<string, string | undefined>>,
  catalog: CatalogIndex,
  own: ReadonlyMap<string, StatedBrand> = new Map(),
  path = 'sources.',
): Sources {
  const find = (brand: string): StatedBrand | null => own.get(brand) ?? findBrand(brand, catalog);
  const names = Object.keys(given);
  if (names.length === 0) return refuseNone(path);
  const problems = names.flatMap((name) => problemWith(name, given[name] ?? '', find, catalog));
  const [first] = problems;
  if (first !== undefined) {
    const fields = problems.map(({ name, detail }) => ({ field: path + name, detail }));
    const didYouMean = [...new Set(problems.flatMap((problem) => problem.didYouMean ?? []))];
    return fail(first.code, `${path}${first.name}: ${first.detail}`, { fields, didYouMean });
  }
  return CATEGORIES.flatMap((category) => {
    const source = gradedBrand(find(given[category] ?? ''));
    return source === null ? [] : [{ category, source }];
  });
}

/** The field is that of the categories, or each of them where they are fields themselves. */
function refuseNone(path: string): never {
  const detail = `Give at least one category: ${CATEGORIES.join(', ')}.`;
  const named = path.replace('.', '');
  const fields = (named === '' ? CATEGORIES : [named]).map((field) => ({ field, detail }));
  return fail('invalid_request', path.replace('.', ': ') + detail, { fields });
}

interface Problem {
  readonly name: string;
  readonly code: ErrorCode;
  readonly detail: string;
  /** Slugs close to an unknown one. */
  readonly didYouMean?: readonly string[];
}

function problemWith(
  name: string,
  slug: string,
  find: (brand: string) => StatedBrand | null,
  catalog: CatalogIndex,
): Problem[] {
  if (!isCategory(name)) {
    return [{ name, code: 'unknown_axis', detail: unknownCategory(name) }];
  }
  const found = find(slug);
  const brand = gradedBrand(found);
  if (brand !== null) {
    const graded = gradedCategories(brand.grammar);
    return graded.includes(name) ? [] : [ungradedCategory(name, brand.entry.name, graded)];
  }
  if (found !== null) {
    return [
      {
        name,
        code: 'ungraded_brand',
        detail: `${found.entry.name} has no grammar to compose from. Choose another brand.`,
      },
    ];
  }
  const didYouMean = similarBrands(slug, catalog);
  return [
    {
      name,
      code: 'unknown_source',
      detail: unknownName('brand', slug, didYouMean),
      didYouMean,
    },
  ];
}

function unknownCategory(name: string): string {
  const similar = similarNames(name, CATEGORIES).slice(0, 1);
  return `${unknownName('category', name, similar)} Use one of ${CATEGORIES.join(', ')}.`;
}

function gradedCategories(grammar: Grammar): readonly Category[] {
  const axes = Object.keys(grammar);
  return CATEGORIES.filter((category) => axes.some((id) => id.startsWith(`${category}.`)));
}

function ungradedCategory(name: Category, brand: string, graded: readonly Category[]): Problem {
  return {
    name,
    code: 'ungraded_brand',
    detail: `${brand} has no value in ${name}. It has values in ${graded.join(', ')}.`,
  };
}

function gradedBrand(brand: StatedBrand | null): Source | null {
  if (brand === null || brand.grammar === null) return null;
  const { grammar } = brand;
  return { ...brand, grammar };
}
