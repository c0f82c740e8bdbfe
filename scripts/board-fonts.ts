/**
 * `npm run board-fonts`: writes the typefaces of the boards into `media/fonts/`, the Latin subsets of the variable
 * fonts that Fontsource publishes, at the version below, and `src/board/type/fallback-metrics.json` with their metrics. All
 * are under the SIL Open Font License.
 */
import { copyFile, mkdir, readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { FACES, faceFile, faceId } from '../src/board/type/faces.ts';
import { writeFallbackFaces } from './board/write-fallback-faces.ts';
import { packageFolder } from './corpus/package-folder.ts';
import { ROOT } from './local-platform.ts';

const VERSION = '5.3.0';
const OTHER_VERSIONS: Readonly<Record<string, string>> = { 'source-serif-4': '5.3.1', onest: '5.3.1' };
/** Bytes; the repository keeps the fonts. */
const BUDGET = 4 * 2 ** 20;

const out = path.join(ROOT, 'media/fonts');
await mkdir(out, { recursive: true });
let bytes = 0;
for (const face of FACES) {
  const id = faceId(face.name);
  const folder = packageFolder(
    { npm: `@fontsource-variable/${id}`, version: OTHER_VERSIONS[id] ?? VERSION },
    path.join(ROOT, '.cache/fonts'),
  );
  const files = path.join(folder, 'files');
  const wanted = `${id}-latin-wght-normal.woff2`;
  if (!(await readdir(files)).includes(wanted)) throw new Error(`${id} has no ${wanted}`);
  await copyFile(path.join(files, wanted), path.join(out, faceFile(face)));
  bytes += (await stat(path.join(files, wanted))).size;
}
await writeFallbackFaces();
console.log(`${FACES.length} typefaces, ${Math.round(bytes / 1024)} KiB`);
if (bytes > BUDGET) throw new Error(`The fonts exceed ${BUDGET} bytes.`);
