import type { BrandRecord } from '../src/catalog/record.ts';
import { comparePage } from './pages/compare.ts';
import { composePage } from './pages/compose.ts';
import { docsPage } from './pages/docs.ts';
import { grammarPage } from './pages/grammar.ts';
import { homePage } from './pages/home.ts';
import { judgePage } from './pages/judge.ts';
import { notFoundPage } from './pages/not-found.ts';
import { stylePage } from './pages/style.ts';
import { brandStyle } from './parts/brand-style.ts';
import { tileStyle } from './parts/tile-style.ts';
import { writePage } from './shell.ts';
import { staticDocuments } from './static.ts';

/** Slugs of similar brands by slug, most similar first. */
export type Neighbours = ReadonlyMap<string, readonly string[]>;

/** Every page and stylesheet of the website that comes from data, by path under `assets/`. To add a page, add one line. */
export function siteDocuments(
  brands: readonly BrandRecord[],
  neighbours: Neighbours,
  documents: Iterable<string>,
): ReadonlyMap<string, string> {
  const named = brands.toSorted((a, b) => (a.name.toLowerCase() < b.name.toLowerCase() ? -1 : 1));
  const bySlug = new Map(brands.map((brand) => [brand.slug, brand]));
  const paths = [...documents];
  const pages = [
    homePage(named),
    judgePage(named),
    comparePage(named),
    composePage(named),
    grammarPage(),
    docsPage(),
    notFoundPage(),
  ];
  const styles = brands.map((brand) => {
    const near = (neighbours.get(brand.slug) ?? []).flatMap((slug) => bySlug.get(slug) ?? []);
    const folder = `api/styles/${brand.slug}/`;
    const downloads = paths
      .filter((path) => path.startsWith(folder))
      .map((path) => [path.slice(folder.length), `/${path}`] as const);
    return stylePage(brand, { neighbours: near.slice(0, SHOWN), downloads });
  });
  return new Map([
    ...[...pages, ...styles].map((page): [string, string] => [fileOf(page.path), writePage(page)]),
    ['site/tiles.css', brands.map(tileStyle).join('')],
    ...brands.map((brand): [string, string] => [`site/brands/${brand.slug}.css`, brandStyle(brand)]),
    ...staticDocuments(brands),
  ]);
}

/** Neighbours on the page of a brand. */
const SHOWN = 6;

function fileOf(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`;
}
