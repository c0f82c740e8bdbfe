import type { SimilarityPrior } from '../src/catalog/grammar-similarity.ts';
import type { Graph } from '../src/catalog/graph.ts';
import type { Weights } from '../src/grammar/weights.ts';
import { figureStyle } from './figures/figures.ts';
import { brandMap } from './map/brand-map.ts';
import { mapPage } from './pages/map.ts';
import type { BrandRecord } from '../src/catalog/record.ts';
import { routesOf, type ApiDescription, type AskedExample } from './api-description.ts';
import { GUIDES } from './guides/guides.ts';
import { accuracyPage, type Scoreboard } from './pages/accuracy.ts';
import { guidePage } from './pages/guide.ts';
import { referencePage, schemasPage } from './pages/api/reference.ts';
import { routePage } from './pages/api/route.ts';
import { comparePage } from './pages/compare.ts';
import { composePage } from './pages/compose.ts';
import { docsPage } from './pages/docs.ts';
import { grammarPage } from './pages/grammar.ts';
import { homePage } from './pages/home.ts';
import { judgePage } from './pages/judge.ts';
import { notFoundPage } from './pages/not-found.ts';
import { problemPages } from './pages/problem.ts';
import { posterTitle } from '../src/catalog/poster.ts';
import { stylePage } from './pages/style.ts';
import { brandStyle } from './parts/brand-style.ts';
import { tileStyle } from './parts/tile-style.ts';
import { writePage, type SitePage } from './shell.ts';
import { sitemap, staticDocuments } from './static.ts';

/** What the website shows. */
export interface SiteContent {
  readonly brands: readonly BrandRecord[];
  readonly graph: Graph;
  /** Weights of the axes, and what similarities over few axes shrink to. */
  readonly weights: Weights;
  readonly prior: SimilarityPrior;
  /** Published documents by path under `assets/`. */
  readonly documents: ReadonlyMap<string, string>;
  readonly api: ApiDescription;
  /** Examples of the operations by their name. */
  readonly examples: ReadonlyMap<string, readonly AskedExample[]>;
  readonly scoreboards: readonly Scoreboard[];
  /** Address of the deployed service, without a slash at the end; null in development. */
  readonly service: string | null;
  /** Address of the service in examples, without a slash at the end. */
  readonly host: string;
}

/** Every page and stylesheet of the website that comes from data, by path under `assets/`. To add a page, add one line. */
export function siteDocuments(content: SiteContent): ReadonlyMap<string, string> {
  const { brands } = content;
  const named = brands.toSorted((a, b) => (a.name.toLowerCase() < b.name.toLowerCase() ? -1 : 1));
  const pages = [
    homePage(named),
    judgePage(named),
    comparePage(named),
    composePage(named),
    mapPage(brandMap(named, content.weights, content.prior), content.graph),
    grammarPage(),
    docsPage(),
    accuracyPage(content.scoreboards),
    ...GUIDES.map((guide) => guidePage(guide, content.host)),
    ...apiPages(content),
    ...problemPages(),
    notFoundPage(),
  ];
  const all = [...pages, ...stylePages(content)];
  return new Map([
    ...all.map((page): [string, string] => [fileOf(page.path), writePage(page, content.service)]),
    ['sitemap.xml', sitemap(listed(all, brands))],
    ['site/figures.css', figureStyle()],
    ['site/tiles.css', brands.map(tileStyle).join('')],
    ...brands.map((brand): [string, string] => [`site/brands/${brand.slug}.css`, brandStyle(brand)]),
    ...staticDocuments(brands),
  ]);
}

/** Pages for crawlers, with the day of the last change of a brand. Other pages change with the catalog. */
function listed(pages: readonly SitePage[], brands: readonly BrandRecord[]) {
  const days = new Map(brands.map(({ slug, generated_at: day }) => [`/styles/${slug}`, day]));
  return pages
    .filter(({ path }) => path !== '/404' && !path.startsWith('/docs/problems/'))
    .map(({ path }) => [path, days.get(path) ?? null] as const);
}

function stylePages({ brands, graph, documents }: SiteContent): readonly SitePage[] {
  const neighbours = new Map(
    graph.nodes.map(({ slug, nearest }) => [slug, nearest.map((near) => near.slug)]),
  );
  const bySlug = new Map(brands.map((brand) => [brand.slug, brand]));
  const byFolder = Map.groupBy(documents.keys(), (path) => path.slice(0, path.lastIndexOf('/') + 1));
  return brands.map((brand) => {
    const near = (neighbours.get(brand.slug) ?? []).flatMap((slug) => bySlug.get(slug) ?? []);
    const folder = `api/styles/${brand.slug}/`;
    const downloads = (byFolder.get(folder) ?? [])
      .map((path) => [path.slice(folder.length), `/${path}`] as const)
      .toSorted(([a], [b]) => Number(b === 'agents.md') - Number(a === 'agents.md'));
    const poster = documents.get(`api/styles/${brand.slug}/poster.svg`);
    return stylePage(brand, {
      neighbours: near.slice(0, SHOWN),
      downloads,
      posterTitle: poster === undefined ? null : posterTitle(poster),
    });
  });
}

function apiPages({ api, examples, host }: SiteContent): readonly SitePage[] {
  const routes = routesOf(api).map((route) => {
    return routePage(route, examples.get(route.about.operationId) ?? [], host);
  });
  return [referencePage(api), schemasPage(api), ...routes];
}

/** Neighbours on the page of a brand. */
const SHOWN = 6;

function fileOf(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`;
}
