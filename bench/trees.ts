/**
 * `node bench/trees.ts --pages DIR`: compares the cost of building trees with parse5: its default tree, linkedom's
 * DOM, and our document tree, on the same pages.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { parse } from 'parse5';
import { parseDocument } from '../src/document/parse-document.ts';
import { LINKEDOM_TREE } from './linkedom-tree.ts';

const ROUNDS = 15;

const { values } = parseArgs({ options: { pages: { type: 'string' } } });
if (!values.pages) {
  console.error('Usage: node bench/trees.ts --pages DIR');
  process.exit(2);
}
const folder = values.pages;
const pages = readdirSync(folder)
  .map((id) => path.join(folder, id, 'index.html'))
  .filter((file) => existsSync(file))
  .map((file) => readFileSync(file, 'utf8'));

const parsers = {
  'parse5, default tree': (html: string) => void parse(html),
  'parse5 to linkedom': (html: string) => void parse(html, { treeAdapter: LINKEDOM_TREE }),
  'parse5 to our tree': (html: string) => void parseDocument(html),
};

const times = new Map(Object.keys(parsers).map((name) => [name, [] as number[]]));
for (let round = 0; round < ROUNDS; round++) {
  for (const [name, run] of Object.entries(parsers)) {
    const start = performance.now();
    for (const html of pages) run(html);
    times.get(name)?.push(performance.now() - start);
  }
}

const median = (list: readonly number[]) => list.toSorted((a, b) => a - b)[list.length >> 1] ?? 0;
const plain = median(times.get('parse5, default tree') ?? []);
console.log(
  `${pages.length} pages, ${(pages.join('').length / 1e6).toFixed(1)} MB, median of ${ROUNDS} rounds`,
);
for (const [name, list] of times) {
  console.log(
    `${name.padEnd(26)} ${median(list).toFixed(1).padStart(7)} ms  x ${(median(list) / plain).toFixed(2)}`,
  );
}
