import { sample } from 'fast-check';
import { styleDocument } from '../../src/cascade/style-document.ts';
import { prose } from '../../src/features/prose.ts';
import { placeBoxes } from '../../src/layout/place-boxes.ts';
import { pageFromHtml } from '../../src/page/given-page.ts';
import { perceive } from '../../src/perception/perceive.ts';
import { renderSpecimen } from '../../src/specimen/specimen.ts';
import { anyGrammar } from '../../test/specimen/random-grammars.ts';
import { SPECIMEN_WEIGHT } from '../fit/specimen-set.ts';
import type { GradedProse } from './graded-prose.ts';

const COUNT = 400;
const WEIGHT = 3 * SPECIMEN_WEIGHT; // with less, pages outweigh specimens so far that their short copy is misread
const SEED = 7; // bench/specimens.ts reads back those of other seeds

/** Texts of specimens of random grammars, graded by the archetype that they were written to show. */
export function specimenProse(): GradedProse[] {
  return sample(anyGrammar, { numRuns: COUNT, seed: SEED }).flatMap((grammar, at) => {
    const { html, notShown } = renderSpecimen({ grammar });
    const archetype = grammar['voice.archetype'];
    if (archetype === undefined || notShown['voice.archetype'] !== undefined) return [];
    const text = prose.observe(perceive(placeBoxes(styleDocument(pageFromHtml({ html })))));
    const page = `specimens/${at}`;
    return [{ page, group: page, prose: text, accepted: [archetype], weight: WEIGHT }];
  });
}
