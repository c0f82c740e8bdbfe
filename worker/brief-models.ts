import type { CatalogIndex, IndexedBrand } from '../src/catalog/catalog-index.ts';
import { blendSources, MAX_BLENDED } from '../src/compose/blend.ts';
import type { Source, Sources } from '../src/compose/source.ts';
import { CATEGORIES, type Category } from '../src/grammar/axis.ts';
import { composeHybrid, type Hybrid } from '../src/compose/hybrid.ts';
import { BRAND_PARTS } from '../src/words/brand-parts.ts';
import type { BrandStatement } from '../src/words/understanding.ts';
import type { GradedIndexedBrand } from '../src/query/rank-brands.ts';
import type { TasteModel } from './brand-with-changes.ts';

/** The brands that a brief gives as models. */
export interface BriefModels {
  /** Graded brands, in the order of the brief. */
  readonly brands: readonly IndexedBrand[];
  /** What the target is before the other words change it: a brand, or the hybrid of a blend; null without a model. */
  readonly model: TasteModel | null;
  /** The hybrid of a blend: `Stripe meets GOV.UK`; null where the model is one brand. */
  readonly blend: Hybrid | null;
  /** A sentence about brands of which the target has nothing; null when there are none. */
  readonly leftOut: string | null;
  /** Probability that the first name is the one that is meant; less than 1 for a misspelt one, 0 without any. */
  readonly sureness: number;
}

/** @param text in which the statements have their spans */
export function modelsOf(
  statements: readonly BrandStatement[],
  catalog: CatalogIndex,
  text: string,
): BriefModels {
  const models = statements.flatMap((statement) => {
    const brands = statement.values.flatMap((slug) => catalog.bySlug(slug) ?? []).filter(isGraded);
    return brands.length === 0 ? [] : [{ statement, brands }];
  });
  const brands = models.flatMap((model) => model.brands);
  const given = givenCategories(models, text);
  const [leader] = models[0]?.brands ?? [];
  const blended =
    given.size > 0 && leader !== undefined
      ? [...new Set([leader, ...given.values()])]
      : blendedOf(models, text);
  const hybrid = blended.length < 2 ? null : blendOf(blended, given);
  const [first] = brands;
  const used = new Set(hybrid === null ? [first] : blended);
  // Brands that share a name are one model.
  const named = models.flatMap((model) =>
    model.brands.some((brand) => used.has(brand)) ? [] : model.brands.slice(0, 1),
  );
  return {
    brands,
    model: hybrid === null ? (first ?? null) : modelOfHybrid(hybrid),
    blend: hybrid,
    leftOut: leftOutOf(named, hybrid?.name ?? first?.entry.name ?? ''),
    sureness: models[0]?.statement.confidence ?? 0,
  };
}

interface Model {
  readonly statement: BrandStatement;
  readonly brands: readonly GradedIndexedBrand[];
}

/** What stands between two brands of which one is wanted, not both. */
const CHOICE = /(?:^|[^\p{L}])(?:or|vs|versus)(?!\p{L})/iu;

/** The brands of a blend, each once. */
function blendedOf(models: readonly Model[], text: string): readonly GradedIndexedBrand[] {
  const mixed = models.filter(({ statement }) => statement.relation === 'mix');
  const isChoice = mixed.some(({ statement: { span } }, at) => {
    const next = mixed[at + 1];
    return next !== undefined && CHOICE.test(text.slice(span.end, next.statement.span.start));
  });
  if (isChoice) return [];
  return [...new Set(mixed.flatMap(({ brands }) => brands.slice(0, 1)))].slice(0, MAX_BLENDED);
}

/** @param given the categories that the text takes from a brand; the first brand gives the others */
function blendOf(brands: readonly GradedIndexedBrand[], given: ReadonlyMap<Category, Source>): Hybrid {
  const [first] = brands;
  if (given.size === 0 || first === undefined) return composeHybrid(blendSources(brands), null);
  const sources: Sources = CATEGORIES.map((category) => ({ category, source: given.get(category) ?? first }));
  return composeHybrid(sources, null);
}

const PARTS = BRAND_PARTS.map(
  ([category, words]) =>
    [
      category,
      new RegExp(
        String.raw`^['’]s?\s+(?:[\w-]+\s+){0,2}?(?:(?:in|for|of|on)\s+(?:the\s+|its\s+|our\s+|all\s+)?)?(?:${words})(?!\p{L})`,
        'iu',
      ),
      new RegExp(String.raw`(?<!\p{L})(?:${words})\s+(?:of|from)\s+(?:the\s+)?$`, 'iu'),
    ] as const,
);
/** Characters around a name. */
const REACH = 48;

/** `Linear's palette and the voice of GOV.UK`: the brand of each category, where another brand than the first gives one. */
function givenCategories(models: readonly Model[], text: string): ReadonlyMap<Category, GradedIndexedBrand> {
  const given = new Map<Category, GradedIndexedBrand>();
  for (const { statement, brands } of models) {
    const { start, end } = statement.span;
    const [before, after] = [text.slice(Math.max(0, start - REACH), start), text.slice(end, end + REACH)];
    const [brand] = brands;
    if (brand === undefined) continue;
    for (const [category, possessed, owned] of PARTS)
      if (!given.has(category) && (possessed.test(after) || owned.test(before))) given.set(category, brand);
  }
  return new Set([models[0]?.brands[0], ...given.values()]).size < 2 ? new Map() : given;
}

function modelOfHybrid({ name, signatureMove, theme, grammar, tokens, components }: Hybrid): TasteModel {
  return { entry: { name, signature_move: signatureMove, theme }, grammar, values: tokens, components };
}

function leftOutOf(brands: readonly IndexedBrand[], followed: string): string | null {
  if (brands.length === 0) return null;
  const names = brands.map(({ entry }) => entry.name).join(' and ');
  return `The target follows ${followed} and has nothing of ${names}. To take categories from several brands, use compose.`;
}

function isGraded(brand: IndexedBrand): brand is GradedIndexedBrand {
  return brand.grammar !== null;
}
