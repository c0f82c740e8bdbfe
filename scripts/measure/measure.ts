/**
 * `npm run measure -- --set NAME --pages DIR --entries FILE`: reads the pages of a set as the service does and writes
 * the measures of every axis, and what its rule reads, to test/corpus/measures/NAME.json. Pages of the test part, and
 * those built from other files than their entry says, are left out.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { styleDocument } from '../../src/cascade/style-document.ts';
import { observe } from '../../src/features/index.ts';
import { AXES } from '../../src/grammar/axes/index.ts';
import { placeBoxes } from '../../src/layout/place-boxes.ts';
import { perceive } from '../../src/perception/perceive.ts';
import { checksumOf } from '../corpus/checksum.ts';
import { type CorpusEntry, loadEntries } from '../corpus/entry.ts';
import { serveFolder } from '../corpus/serve-folder.ts';
import { ownerOf, partOf } from '../corpus/split.ts';
import { fetchLocal } from '../evaluation/fetch-local.ts';
import { measurePage } from '../fit/measure-page.ts';
import { type MeasuredPage, writeMeasuredSet } from '../fit/measured-set.ts';

const { values } = parseArgs({
  options: { set: { type: 'string' }, pages: { type: 'string' }, entries: { type: 'string' } },
});
if (!values.set || !values.pages || !values.entries) {
  console.error('Usage: npm run measure -- --set NAME --pages DIR --entries FILE');
  process.exit(2);
}
const folder = values.pages;

const server = await serveFolder(folder);
const pages: Record<string, MeasuredPage> = {};
for (const entry of loadEntries(values.entries)) {
  const { group, part } = originOf(entry);
  if (part === 'test') continue;
  if (!existsSync(path.join(folder, entry.id, 'index.html'))) {
    console.error(`${entry.id}: skipped, no page in ${folder}`);
    continue;
  }
  if ('sha256' in entry && checksumOf(path.join(folder, entry.id)) !== entry.sha256) {
    console.error(`${entry.id}: skipped, ${folder} has another build of it; run npm run corpus`);
    continue;
  }
  const page = await fetchLocal(`http://${server.host}/${entry.id}/`, server.host);
  pages[entry.id] = { group, part, ...measurePage(observe(perceive(placeBoxes(styleDocument(page), page)))) };
}
server.close();
const measures = Object.fromEntries(
  AXES.map((axis) => [axis.id, axis.measures.rows.map(({ name }) => name)]),
);
console.log(writeMeasuredSet({ set: values.set, measures, pages }));

/** Pages of packages are all for training: the rules were written with them in view. */
function originOf(entry: CorpusEntry): Pick<MeasuredPage, 'group' | 'part'> {
  if ('repo' in entry) {
    const owner = ownerOf(entry.repo);
    return { group: owner, part: partOf(owner) };
  }
  return { group: 'npm' in entry ? entry.npm : entry.document.npm, part: 'train' };
}
