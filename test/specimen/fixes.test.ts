import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AxisId, Grammar } from '../../src/grammar/axes/index.ts';
import { axisWeights } from '../../src/grammar/weights.ts';
import { RELIABILITY } from '../../src/grammar/fitted/fits.ts';
import { scoreReadings, type Scorecard } from '../../src/score/score.ts';
import { completeTaste } from '../../src/specimen/complete-taste.ts';
import { anyGrammar } from './random-grammars.ts';
import { surveySpecimen } from './read-back.ts';
import { sweep } from '../sample.ts';

const PAIRS = sweep(4, 10);
const FIXES = 3; // of each pair, the best ones
const TOLERANCE = 2; // points
const weights = axisWeights([], RELIABILITY);

describe('a fix', () => {
  it('raises the score of a page by what it predicts', () => {
    const pairs = fc.sample(fc.tuple(anyGrammar, anyGrammar), { numRuns: PAIRS, seed: 11 });
    let applied = 0;
    for (const [from, to] of pairs) {
      const [page, target] = [completeTaste(from).taste, completeTaste(to).taste];
      const before = scoreOf(page, target);
      for (const { axis, target: value, predictedDelta } of before.fixes.slice(0, FIXES)) {
        const mended = { ...page, [axis]: value } as Grammar; // a fix leads to a value of its axis
        if (!canShow(mended, axis, page)) continue;
        const gain = scoreOf(mended, target).score - before.score;
        expect(Math.abs(gain - predictedDelta), `${axis} to ${value}`).toBeLessThanOrEqual(TOLERANCE);
        expect(gain, `${axis} to ${value}`).toBeGreaterThan(0);
        applied++;
      }
    }
    expect(applied).toBeGreaterThan(PAIRS);
  });
});

function scoreOf(page: Grammar, target: Grammar): Scorecard {
  return scoreReadings({ readings: surveySpecimen(page).readings, target, weights, gate: null });
}

/** Some fixes need a second one: a page cannot turn dark while its ground stays white. */
function canShow(mended: Grammar, moved: AxisId, page: Grammar): boolean {
  // Without oversized headings, size is no longer what emphasises: one fix moves two axes.
  if (moved === 'type.display_scale' && page[moved] === 'oversized') return false;
  const [now, before] = [completeTaste(mended).notShown, completeTaste(page).notShown];
  return now[moved] === undefined && Object.keys(now).every((axis) => axis in before);
}
