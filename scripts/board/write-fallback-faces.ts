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
const OUT = path.join(ROOT, 'src/board/type/fallback-metrics.json');

/** System fonts that stand for the generic families, by their names in the collection of metrics. */
const SYSTEM: Readonly<Record<string, string>> = {
  'sans-serif': 'arial',
  serif: 'timesNewRoman',
  monospace: 'courierNew',
  cursive: 'arial',
};
/** Cuts of a typeface in the collection. */
const CUTS = ['regular', '700'] as const;

interface FontMetrics {
  readonly xWidthAvg: number;
  readonly unitsPerEm: number;
}
interface Capsize {
  readonly createFontStack: (metrics: readonly FontMetrics[]) => { readonly fontFaces: string };
}

/** Writes `src/board/type/fallback-metrics.json` from the metrics that Capsize publishes for every face. */
export async function writeFallbackFaces(): Promise<void> {
  const { createFontStack } = (await loaded(packageFolder(CAPSIZE, CACHE), 'dist/index.mjs')) as Capsize;
  const collection = path.join(packageFolder(METRICS, CACHE), 'entireMetricsCollection');
  const rows = await Promise.all(
    FACES.map(async (face) => [face.name, await rowOf(face, collection, createFontStack)] as const),
  );
  await writeFile(OUT, `${JSON.stringify(Object.fromEntries(rows), null, 2)}\n`);
}

async function rowOf(face: Face, collection: string, createFontStack: Capsize['createFontStack']) {
  const cuts = await Promise.all(
    CUTS.map(async (cut) => {
      const own = await metricsOf(collection, collectionName(face.name), hasCut(face, cut) ? cut : 'regular');
      const system = await metricsOf(collection, SYSTEM[GENERIC_FAMILY[face.class]] ?? 'arial', cut);
      return {
        width: Math.round((own.xWidthAvg / own.unitsPerEm) * 1000) / 1000,
        overrides: overridesIn(createFontStack([own, system]).fontFaces),
      };
    }),
  );
  return { widths: cuts.map(({ width }) => width), overrides: cuts.map(({ overrides }) => overrides) };
}

function hasCut({ cuts }: Face, cut: (typeof CUTS)[number]): boolean {
  return cuts === undefined || cuts.some((weight) => String(weight) === cut);
}

async function metricsOf(collection: string, name: string, cut: string): Promise<FontMetrics> {
  return ((await loaded(collection, `${name}/${cut}/index.mjs`)) as { default: FontMetrics }).default;
}

/** `Source Sans 3` to `sourceSans3`, `IBM Plex Sans` to `iBMPlexSans`. */
function collectionName(name: string): string {
  return name.slice(0, 1).toLowerCase() + name.slice(1).replaceAll(' ', '');
}

/** The declarations of a rule that override metrics, on one line. */
function overridesIn(css: string): string {
  return [...css.matchAll(/(?:[a-z-]+-override|size-adjust):\s*[^;}]+/g)]
    .map(([declaration]) => `${declaration.replace(/:\s+/, ':').trim()};`)
    .map((declaration) =>
      declaration.replace(/[\d.]+(?=%)/, (percent) => String(Number(Number(percent).toFixed(1)))),
    )
    .join('');
}

function loaded(folder: string, file: string): Promise<unknown> {
  return import(pathToFileURL(path.join(folder, file)).href);
}
