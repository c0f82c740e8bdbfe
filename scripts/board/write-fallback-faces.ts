import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Face, FACES } from '../../src/board/type/faces.ts';
import { GENERIC_FAMILY } from '../../src/text/generic-family.ts';
import { packageFolder } from '../corpus/package-folder.ts';
import { ROOT } from '../local-platform.ts';

const METRICS = { npm: '@capsizecss/metrics', version: '4.3.0' };
const CAPSIZE = { npm: '@capsizecss/core', version: '4.1.3' };
const CACHE = path.join(ROOT, '.cache/packages');
const OUT = path.join(ROOT, 'src/board/type/fallback-faces.ts');

/** System fonts that stand for the generic families, by their names in the collection of metrics. */
const SYSTEM: Readonly<Record<string, string>> = {
  'sans-serif': 'arial',
  serif: 'timesNewRoman',
  monospace: 'courierNew',
  cursive: 'arial',
};
/** Ranges of `font-weight` that the regular and the bold system font cover, with their metrics. */
const CUTS = [
  ['regular', '1 599'],
  ['700', '600 1000'],
] as const;

interface FontMetrics {
  readonly xWidthAvg: number;
  readonly unitsPerEm: number;
}
interface Capsize {
  readonly createFontStack: (
    metrics: readonly FontMetrics[],
    options: { readonly fontFaceProperties: Readonly<Record<string, string>> },
  ) => { readonly fontFamily: string; readonly fontFaces: string };
}

/** Writes `src/board/type/fallback-faces.ts` from the metrics that Capsize publishes for every face. */
export async function writeFallbackFaces(): Promise<void> {
  const { createFontStack } = (await loaded(packageFolder(CAPSIZE, CACHE), 'dist/index.mjs')) as Capsize;
  const collection = path.join(packageFolder(METRICS, CACHE), 'entireMetricsCollection');
  const rows = await Promise.all(FACES.map((face) => rowOf(face, collection, createFontStack)));
  await writeFile(OUT, fileOf(rows));
}

async function rowOf(
  face: Face,
  collection: string,
  createFontStack: Capsize['createFontStack'],
): Promise<string> {
  const cuts = await Promise.all(
    CUTS.map(async ([cut, weights]) => {
      const own = await metricsOf(collection, collectionName(face.name), cut);
      const system = await metricsOf(collection, SYSTEM[GENERIC_FAMILY[face.class]] ?? 'arial', cut);
      const { fontFaces } = createFontStack([own, system], { fontFaceProperties: { fontWeight: weights } });
      return { width: own.xWidthAvg / own.unitsPerEm, css: minified(fontFaces, face.name) };
    }),
  );
  const widths = cuts.map(({ width }) => Math.round(width * 1000) / 1000).join(', ');
  return `  '${face.name}': { widths: [${widths}], css: '${cuts.map(({ css }) => css).join('')}' },`;
}

async function metricsOf(collection: string, name: string, cut: string): Promise<FontMetrics> {
  return ((await loaded(collection, `${name}/${cut}/index.mjs`)) as { default: FontMetrics }).default;
}

/** `Source Sans 3` to `sourceSans3`, `IBM Plex Sans` to `iBMPlexSans`. */
function collectionName(name: string): string {
  return name.slice(0, 1).toLowerCase() + name.slice(1).replaceAll(' ', '');
}

/** On one line, under the name `<face> Fallback`, with double quotes. */
function minified(css: string, name: string): string {
  return css
    .replaceAll(/\s*([{}:;,])\s*/g, '$1')
    .replaceAll(/\s+/g, ' ')
    .replaceAll("'", '"')
    .replaceAll(/font-family:[^;]*;/g, `font-family:"${name} Fallback";`)
    .trim();
}

function loaded(folder: string, file: string): Promise<unknown> {
  return import(pathToFileURL(path.join(folder, file)).href);
}

function fileOf(rows: readonly string[]): string {
  return `// Written by \`npm run board-fonts\` from ${METRICS.npm} ${METRICS.version}. Do not edit.

/** What takes the place of a typeface while it loads or where it is missing. */
export interface FallbackFace {
  /** em; average width of a letter in English text, regular and bold. */
  readonly widths: readonly [regular: number, bold: number];
  /** \`@font-face\` rules: a system font with the size, ascent, descent and line gap of the typeface. */
  readonly css: string;
}

/** By name of the typeface. */
export const FALLBACK_FACES: Readonly<Record<string, FallbackFace>> = {
${rows.join('\n')}
};
`;
}
