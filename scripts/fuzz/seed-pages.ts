import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../local-platform.ts';

const FOLDERS = ['test/corpus/pages', '.cache/corpus'];
const LONGEST = 60_000; // characters of the HTML, and of the CSS

/** Real pages with inline stylesheets: those in the repository, and the corpus if it was built. */
export function seedPages(folders: readonly string[] = FOLDERS): readonly [string, ...string[]] {
  const files = folders.flatMap((folder) => globSync(`${folder}/*/index.html`, { cwd: ROOT }).toSorted());
  const [first, ...rest] = files.map((file) => withSheets(path.join(ROOT, file)));
  if (first === undefined) throw new Error('No seed pages found.');
  return [first, ...rest];
}

function withSheets(file: string): string {
  const sheets = globSync('**/*.css', { cwd: path.dirname(file) }).toSorted();
  const css = sheets.map((sheet) => readFileSync(path.join(path.dirname(file), sheet), 'utf8')).join('\n');
  return `${readFileSync(file, 'utf8').slice(0, LONGEST)}<style>${css.slice(0, LONGEST)}</style>`;
}
