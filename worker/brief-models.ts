import type { CatalogIndex, IndexedBrand } from '../src/catalog/catalog-index.ts';
import { blendSources, MAX_BLENDED } from '../src/compose/blend.ts';
import { composeHybrid, type Hybrid } from '../src/compose/hybrid.ts';
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
  const blended = blendedOf(models, text);
  const hybrid = blended.length < 2 ? null : blendOf(blended);
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

function blendOf(brands: readonly GradedIndexedBrand[]): Hybrid {
  return composeHybrid(blendSources(brands), null);
}

/** Components stay with their brand: their values belong to its own tokens. */
function modelOfHybrid({ name, signatureMove, theme, grammar, tokens }: Hybrid): TasteModel {
  return { entry: { name, signature_move: signatureMove, theme }, grammar, values: tokens, components: {} };
}

function leftOutOf(brands: readonly IndexedBrand[], followed: string): string | null {
  if (brands.length === 0) return null;
  const names = brands.map(({ entry }) => entry.name).join(' and ');
  return `The target follows ${followed} and has nothing of ${names}. To take categories from several brands, use compose.`;
}

function isGraded(brand: IndexedBrand): brand is GradedIndexedBrand {
  return brand.grammar !== null;
}
