import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { buildSync } from 'esbuild';
import type { BundledCatalog } from '../../src/catalog/catalog-index.ts';
import type { Graph } from '../../src/catalog/graph.ts';
import type { BrandRecord } from '../../src/catalog/record.ts';
import type { ApiDescription } from '../../site/api-description.ts';
import { PHOTOGRAPH } from '../../site/figures/draw.ts';
import { photographSvg } from '../../src/specimen/artwork/photographs/index.ts';
import { NO_COLORS } from '../../src/specimen/brand-choices.ts';
import { completeTaste } from '../../src/specimen/complete-taste.ts';
import { decidePalette } from '../../src/specimen/palette/palette.ts';
import { siteDocuments, type SiteContent } from '../../site/site-documents.ts';
import { openApiDocument } from '../../worker/openapi/document.ts';
import { loadOperations } from '../../worker/operations/index.ts';
import { sharePicture } from './share-picture.ts';
import { scoreboards } from './scoreboards.ts';
import { HOST } from './example-answers.ts';
import { writeIfChanged } from '../catalog/write-documents.ts';

/** What the website shows of the catalog. */
interface Shown {
  readonly records: readonly BrandRecord[];
  readonly graph: Graph;
  readonly bundled: BundledCatalog;
  readonly examples: SiteContent['examples'];
  /** Published documents by path under `assets/`. */
  readonly documents: ReadonlyMap<string, string>;
}

/** Writes the website into `assets/`: pages, stylesheets, scripts, typeface. Returns the number of files that changed. */
export async function buildSite(
  root: string,
  { records, graph, bundled, documents, examples }: Shown,
): Promise<number> {
  const assets = join(root, 'assets');
  const { weights, prior } = bundled;
  const pages = siteDocuments({
    brands: records,
    graph,
    weights: weights.axes,
    prior,
    documents,
    api: openApiDocument(await loadOperations()) as unknown as ApiDescription, // the keywords of its schemas are those of Schema
    examples,
    scoreboards: scoreboards(root),
    service: process.env['SERVICE_URL'] ?? null,
    host: process.env['SERVICE_URL'] ?? HOST,
  });
  removeOthers(join(assets, 'styles'), (file) => pages.has(`styles/${file}`));
  removeOthers(join(assets, 'docs/api'), (file) => pages.has(`docs/api/${file}`));
  removeOthers(join(assets, 'site/brands'), (file) => pages.has(`site/brands/${file}`));
  let written = 0;
  for (const [path, content] of [...pages, ...scripts(root), ...given(root)]) {
    if (await writeIfChanged(join(assets, path), content)) written++;
  }
  const picture = await sharePicture(assets);
  if (await writeIfChanged(join(assets, 'site/share.jpg'), picture)) written++;
  return written;
}

/** Removes pages and stylesheets of brands that the catalog no longer has. */
function removeOthers(folder: string, isCurrent: (file: string) => boolean): void {
  if (!existsSync(folder)) return;
  const files = readdirSync(folder, { withFileTypes: true }).filter((file) =>
    /\.(?:html|css)$/.test(file.name),
  );
  for (const { name } of files) if (!isCurrent(name)) rmSync(join(folder, name));
}

/** Each module of `site/browser/` with the parts that it imports. */
function scripts(root: string): readonly (readonly [string, string])[] {
  const folder = join(root, 'site/browser');
  const modules = readdirSync(folder).filter((file) => file.endsWith('.ts'));
  const { outputFiles } = buildSync({
    entryPoints: modules.map((file) => join(folder, file)),
    outdir: 'site', // names the files; nothing is written
    bundle: true,
    write: false,
    minify: true,
    format: 'esm',
    target: 'es2022',
  });
  return outputFiles.map(({ path, text }) => [`site/${basename(path)}`, text]);
}

/** The stylesheet, the typeface and the photograph of the figures, which need no data. */
function given(root: string): readonly (readonly [string, string | Uint8Array])[] {
  const font = join(root, 'node_modules/@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2');
  return [
    ['site/site.css', readFileSync(join(root, 'site/styles/site.css'), 'utf8')],
    ['site/archivo.woff2', readFileSync(font)],
    [PHOTOGRAPH, hills()],
  ];
}

/** The photograph of a specimen that states nothing. */
function hills(): string {
  const { taste } = completeTaste({});
  return photographSvg({ taste, palette: decidePalette(taste, NO_COLORS), seed: HILLS }, 0).svg;
}

const HILLS = 1; // a seed whose subject is hills
