/**
 * `npm run board-fonts`: writes the typefaces of the boards into `media/fonts/`, the Latin subsets of the fonts
 * that Fontsource publishes, at the version below, and `src/board/type/fallback-metrics.json` with their metrics. All
 * are under the SIL Open Font License.
 */
import { copyFile, mkdir, readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { FACES, faceId, fontFiles } from '../../src/board/type/faces.ts';
import { writeFallbackFaces } from '../board/write-fallback-faces.ts';
import { packageFolder } from '../corpus/package-folder.ts';
import { ROOT } from '../local-platform.ts';

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
    {
      npm: `@fontsource${face.cuts === undefined ? '-variable' : ''}/${id}`,
      version: OTHER_VERSIONS[id] ?? VERSION,
    },
    path.join(ROOT, '.cache/fonts'),
  );
  const files = path.join(folder, 'files');
  const known = await readdir(files);
  for (const { name, source } of fontFiles(face)) {
    if (!known.includes(source)) throw new Error(`${id} has no ${source}`);
    await copyFile(path.join(files, source), path.join(out, name));
    bytes += (await stat(path.join(files, source))).size;
  }
}
await writeFallbackFaces();
console.log(`${FACES.length} typefaces, ${Math.round(bytes / 1024)} KiB`);
if (bytes > BUDGET) throw new Error(`The fonts exceed ${BUDGET} bytes.`);
