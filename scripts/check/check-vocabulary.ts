/** `node scripts/check/check-vocabulary.ts`: fails where code or documents use a term that scripts/check/vocabulary.json replaces. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../local-platform.ts';
import { findTerms, type Term } from '../vocabulary/find-terms.ts';

const FILES = ['{src,worker,render,scripts,bench,test}/**/*.ts', '*.md', 'docs/**/*.md'];
const GENERATED = ['src/catalog/built/**'];

const terms = JSON.parse(readFileSync(path.join(ROOT, 'scripts/check/vocabulary.json'), 'utf8')) as Term[]; // our own file
const files = globSync(FILES, { cwd: ROOT, exclude: GENERATED }).toSorted();
const found = files.flatMap((file) => findTerms(file, readFileSync(path.join(ROOT, file), 'utf8'), terms));

for (const { file, line, text, term } of found) {
  console.error(
    `${file}${line === 0 ? '' : `:${line}`}  ${text}\n  say "${term.instead}" instead of "${term.term}"`,
  );
}
console.log(`${files.length} files, ${terms.length} terms, ${found.length} to replace`);
process.exitCode = found.length === 0 ? 0 : 1;
