import type { Grammar } from '../grammar/axes/index.ts';
import type { Weights } from '../grammar/weights.ts';
import { brandNames, type BrandNames } from './brand-names.ts';
import type { SimilarityPrior } from './grammar-similarity.ts';
import type { LeanEntry } from './lean-entry.ts';
import { siteKey } from './official-url.ts';
import type { RenderTokens } from './render-tokens.ts';
import type { Components, TokenValues } from './tokens.ts';

/** What the service keeps in memory of a brand. */
export interface IndexedBrand {
  readonly entry: LeanEntry;
  /** Other names of the brand. */
  readonly aliases: readonly string[];
  /** Null for a brand that is not graded. */
  readonly grammar: Grammar | null;
  readonly tokens: RenderTokens;
  /** Every token, without its sources. */
  readonly values: TokenValues;
  readonly components: Components;
}

/** What comparisons and hybrids need of a brand, of the catalog or private. */
export interface StatedBrand extends Pick<IndexedBrand, 'grammar' | 'values' | 'components'> {
  readonly entry: Pick<LeanEntry, 'slug' | 'name' | 'official_url' | 'theme' | 'signature_move'>;
  /** Whether a user registered it; its signature move is empty, and its address may be. */
  readonly isPrivate?: boolean;
}

/** The part of the catalog that the build writes for the service, in one file. */
export interface BundledCatalog {
  readonly version: string;
  readonly weights: { readonly version: string; readonly axes: Weights };
  /** Prior toward which similarities over few axes shrink. */
  readonly prior: SimilarityPrior;
  readonly brands: readonly IndexedBrand[];
}

/** The catalog in memory. */
export interface CatalogIndex {
  readonly brands: readonly IndexedBrand[];
  readonly weights: Weights;
  readonly weightsVersion: string;
  /** Prior toward which similarities over few axes shrink. */
  readonly prior: SimilarityPrior;
  readonly names: BrandNames<IndexedBrand>;
  readonly bySlug: (slug: string) => IndexedBrand | null;
  /** The brand whose official address this is; scheme, `www.`, case and trailing slashes do not matter. */
  readonly byOfficialUrl: (url: string) => IndexedBrand | null;
}

export function catalogIndex({ brands, weights, prior }: BundledCatalog): CatalogIndex {
  const slugs = new Map(brands.map((brand) => [brand.entry.slug, brand]));
  // Made at the first look-up: most requests look up no name.
  let names: BrandNames<IndexedBrand> | null = null;
  let sites: ReadonlyMap<string | null, IndexedBrand> | null = null;
  return {
    brands,
    weights: weights.axes,
    weightsVersion: weights.version,
    prior,
    get names() {
      names ??= brandNames(brands);
      return names;
    },
    bySlug: (slug) => slugs.get(slug) ?? null,
    byOfficialUrl: (url) => {
      const key = siteKey(url);
      sites ??= new Map(brands.map((brand) => [siteKey(brand.entry.official_url), brand]));
      return key === null ? null : (sites.get(key) ?? null);
    },
  };
}
