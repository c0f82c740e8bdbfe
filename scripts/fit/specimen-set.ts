import { sample } from 'fast-check';
import { observe } from '../../src/features/index.ts';
import { styleDocument } from '../../src/cascade/style-document.ts';
import { AXES, type AxisId } from '../../src/grammar/axes/index.ts';
import { placeBoxes } from '../../src/layout/place-boxes.ts';
import { pageFromHtml } from '../../src/page/given-page.ts';
import { perceive } from '../../src/perception/perceive.ts';
import { renderSpecimen } from '../../src/specimen/specimen.ts';
import { anyGrammar } from '../../test/specimen/random-grammars.ts';
import { measurePage } from './measure-page.ts';
import type { MeasuredPage } from './measured-set.ts';
import type { GradedSet } from './rows.ts';

/** Of a graded page: enough that a fit reads specimens, too little to outweigh pages that people made. */
export const SPECIMEN_WEIGHT = 0.3;
const SEED = 7; // bench/specimens.ts reads back those of other seeds

/** Pages of random grammars, graded by the values that they were made to show. They never judge a fit. */
export function specimenSet(count: number): GradedSet {
  const pages: Record<string, MeasuredPage> = {};
  const grades: Record<string, Record<string, readonly string[]>> = {};
  const grammars = count === 0 ? [] : sample(anyGrammar, { numRuns: count, seed: SEED });
  grammars.forEach((grammar, at) => {
    const { html, notShown } = renderSpecimen({ grammar });
    const features = observe(perceive(placeBoxes(styleDocument(pageFromHtml({ html })))));
    const id = `specimen-${at}`;
    pages[id] = { group: id, part: 'train', ...measurePage(features) };
    const shown = (Object.keys(grammar) as AxisId[]).filter((axis) => notShown[axis] === undefined);
    grades[id] = Object.fromEntries(shown.map((axis) => [axis, [grammar[axis] ?? '']]));
  });
  const measures = Object.fromEntries(
    AXES.map((axis) => [axis.id, axis.measures.rows.map(({ name }) => name)]),
  );
  return { measured: { set: 'specimens', measures, pages }, grades, weight: SPECIMEN_WEIGHT, judges: false };
}
