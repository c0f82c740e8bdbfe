/**
 * `npm run corpus -- [--entries FILE] [--out DIR] [--mirrors DIR] [--only a,b]`: builds the pages listed in FILE (by
 * default test/corpus/pages.json), one folder each: from npm packages at exact versions, or from public repositories
 * at a commit, out of a folder of git mirrors (`owner+name/repo`) or the public archive of the commit, and checks
 * their checksums. Pages, packages and archives go to .cache/.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { buildPage } from '../corpus/build-page.ts';
import { loadEntries } from '../corpus/entry.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const { values } = parseArgs({
  options: {
    out: { type: 'string', default: path.join(ROOT, '.cache/corpus') },
    packages: { type: 'string', default: path.join(ROOT, '.cache/packages') },
    mirrors: { type: 'string' },
    entries: { type: 'string', default: path.join(ROOT, 'test/corpus/pages.json') },
    only: { type: 'string' },
  },
});

const only = values.only?.split(',');
const entries = loadEntries(values.entries).filter(({ id }) => only?.includes(id) ?? true);
const stores = { packages: values.packages, mirrors: values.mirrors ?? null };
let failed = 0;
for (const entry of entries) {
  try {
    buildPage(entry, path.join(values.out, entry.id), stores);
  } catch (error) {
    failed += 1;
    console.error(`${entry.id}: ${error instanceof Error ? error.message : String(error)}`);
  }
}
console.log(`${entries.length - failed} of ${entries.length} pages in ${values.out}`);
if (failed > 0) process.exit(1);
