/**
 * `node bench/value-grammars.ts --pages DIR [--pages DIR2] [--list]`: compares our property grammars with those of
 * css-tree on every distinct declaration of the pages. Chromium's CSS.supports() is the reference.
 */
import { parseArgs } from 'node:util';
import { lexer } from 'css-tree';
import { expandDeclaration } from '../src/cascade/shorthands.ts';
import { loadPages } from './loaded-page.ts';
import { chromiumSupports } from './value-grammars/chromium-supports.ts';
import { pageDeclarations, type ValueOfProperty } from './value-grammars/page-declarations.ts';

const { values } = parseArgs({
  options: { pages: { type: 'string', multiple: true }, list: { type: 'boolean' } },
});
if (!values.pages) {
  console.error('Usage: node bench/value-grammars.ts --pages DIR [--pages DIR2] [--list]');
  process.exit(2);
}
const pages = (await Promise.all(values.pages.map(loadPages))).flat();
const declarations = pageDeclarations(pages);

const ACCEPTS = {
  ours: ({ property, value }: ValueOfProperty) => expandDeclaration(property, value) !== null,
  'css-tree': ({ property, value }: ValueOfProperty) => lexer.matchProperty(property, value).error === null,
};

const [ours, oursMs] = judge(ACCEPTS.ours);
const [theirs, theirsMs] = judge(ACCEPTS['css-tree']);
const chromium = await chromiumSupports(declarations);
const right = (verdicts: readonly boolean[]) => verdicts.filter((each, i) => each === chromium[i]).length;

console.log(`${pages.length} pages, ${declarations.length} distinct declarations`);
console.log(`ours      ${oursMs.toFixed(0).padStart(6)} ms, same as Chromium: ${right(ours)}`);
console.log(`css-tree  ${theirsMs.toFixed(0).padStart(6)} ms, same as Chromium: ${right(theirs)}`);
for (const [name, a, b] of [
  ['both accept', true, true],
  ['both reject', false, false],
  ['only ours accepts', true, false],
  ['only css-tree accepts', false, true],
] as const) {
  const rows = declarations
    .map((each, i) => ({ ...each, i }))
    .filter(({ i }) => ours[i] === a && theirs[i] === b);
  const accepted = rows.filter(({ i }) => chromium[i] === true);
  console.log(`${name.padEnd(24)} ${rows.length}, of which Chromium accepts ${accepted.length}`);
  if (values.list !== true) continue;
  for (const { property, value, i } of rows.filter(({ i: at }) => a !== b || chromium[at] !== a)) {
    console.log(`  ${chromium[i] === true ? 'valid  ' : 'invalid'} ${property}: ${value.slice(0, 100)}`);
  }
}

/** Declarations are distinct, so caches of earlier results do not help. */
function judge(
  accepts: (declaration: ValueOfProperty) => boolean,
): [verdicts: boolean[], milliseconds: number] {
  const start = performance.now();
  const verdicts = declarations.map(accepts);
  return [verdicts, performance.now() - start];
}
