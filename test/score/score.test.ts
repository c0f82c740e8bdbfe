import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AXES, type Grammar } from '../../src/grammar/axes/index.ts';
import { notShown } from '../../src/grammar/reading.ts';
import type { Readings } from '../../src/grammar/read-axes.ts';
import { withVisionFindings } from '../../src/grammar/vision-findings.ts';
import { scoreReadings, type Scorecard } from '../../src/score/score.ts';
import { wordingOf } from '../../src/score/wording.ts';
import { anyAxis, anyGrammar, anyWeights, fullGrammar, readingsOf, weightsOf } from './readings.ts';

function score(page: Grammar, target: Grammar, weights = weightsOf({})): Scorecard {
  return scoreReadings({ readings: readingsOf(page), target, weights, gate: null });
}

describe('any page against any target', () => {
  it('scores within 0..100', () => {
    fc.assert(
      fc.property(anyGrammar, anyGrammar, anyWeights, (page, target, weights) => {
        const card = score(page, target, weights);
        expect(card.score).toBeGreaterThanOrEqual(0);
        expect(card.score).toBeLessThanOrEqual(100);
        expect(card.confidence).toBeGreaterThanOrEqual(0);
        expect(card.confidence).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('scores 100 and asks for nothing when the page is the target', () => {
    fc.assert(
      fc.property(fullGrammar, anyWeights, (grammar, weights) => {
        const card = score(grammar, grammar, weights);
        expect(card).toMatchObject({
          score: 100,
          verdict: 'pass',
          fixes: [],
          weakest: null,
          blockedBy: null,
        });
        expect(card.profile.breaksAt).toBeNull();
      }),
    );
  });

  it('increases by exactly the predicted points when one axis is changed to the target', () => {
    fc.assert(
      fc.property(anyGrammar, fullGrammar, anyAxis, anyWeights, (page, target, id, weights) => {
        fc.pre(page[id] !== undefined);
        const before = score(page, target, weights);
        const after = score({ ...page, [id]: target[id] }, target, weights);
        const predicted = before.fixes.find(({ axis }) => axis === id)?.predictedDelta ?? 0;
        expect(after.score - before.score).toBeCloseTo(predicted, 6);
        expect(predicted).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('orders fixes by gain', () => {
    fc.assert(
      fc.property(fullGrammar, fullGrammar, anyWeights, (page, target, weights) => {
        const gains = score(page, target, weights).fixes.map(({ predictedDelta }) => predictedDelta);
        expect(gains).toEqual(gains.toSorted((a, b) => b - a));
      }),
    );
  });

  it('lists a fix for each failing axis only', () => {
    fc.assert(
      fc.property(anyGrammar, anyGrammar, (page, target) => {
        const { fixes, axes } = score(page, target);
        const failing = axes.filter(({ status }) => status === 'fail').map(({ id }) => id);
        expect(fixes.map(({ axis }) => axis).toSorted()).toEqual(failing.toSorted());
      }),
    );
  });
});

const target: Grammar = {
  'surface.radius': 'pill',
  'palette.contrast': 'high',
  'voice.formality': 'casual',
};

describe('weights and gates', () => {
  it('excludes axes the page does not show and lowers the confidence', () => {
    const card = score({ 'surface.radius': 'pill' }, target);
    expect(card).toMatchObject({ score: 100, axesScored: 1, confidence: 0.33 });
    expect(card.axes.map(({ status }) => status)).toEqual(['pass', 'not_shown', 'not_shown']);
  });

  it('gives partial credit to a neighbouring value on an ordinal scale', () => {
    const card = score({ 'surface.radius': '12-16px' }, { 'surface.radius': 'pill' });
    expect(card).toMatchObject({ score: 75, verdict: 'revise' });
    expect(card.fixes[0]).toMatchObject({
      current: '12-16px',
      target: 'pill',
      score: 0.75,
      predictedDelta: 25,
    });
  });

  it.each([
    [80, 'pass'],
    [79, 'revise'],
    [55, 'revise'],
    [54, 'reject'],
  ] as const)('calls %i %s', (points, verdict) => {
    const weights = weightsOf({ 'surface.radius': points, 'voice.formality': 100 - points });
    const page: Grammar = { 'surface.radius': 'pill', 'voice.formality': 'formal' };
    const both: Grammar = { 'surface.radius': 'pill', 'voice.formality': 'casual' };
    expect(score(page, both, weights)).toMatchObject({ score: points, verdict });
  });

  it('rejects a page that shows nothing of the target', () => {
    const card = score({}, target);
    expect(card).toMatchObject({
      score: 0,
      verdict: 'reject',
      blockedBy: 'nothing_to_compare',
      strongest: null,
    });
  });

  it('rejects a perfect page that fails a gate', () => {
    const card = scoreReadings({
      readings: readingsOf(target),
      target,
      weights: weightsOf({}),
      gate: 'contrast_floor',
    });
    expect(card).toMatchObject({ score: 54, verdict: 'reject', blockedBy: 'contrast_floor' });
    expect(wordingOf(card, 'Acme').summary).toContain('contrast floor');
  });

  it('reports the match of highest weight as strongest and the most expensive mismatch as weakest', () => {
    const weights = weightsOf({ 'palette.contrast': 3, 'voice.formality': 5 });
    const page: Grammar = { ...target, 'surface.radius': '0px', 'voice.formality': 'formal' };
    const card = score(page, target, weights);
    expect(card).toMatchObject({ strongest: 'palette.contrast', weakest: 'voice.formality' });
    expect(wordingOf(card, 'Acme').failureMode).toContain('voice.formality is `formal`');
  });
});

describe('the level cascade', () => {
  it('has one level for each category and breaks at the first that does not pass', () => {
    const page: Grammar = { ...target, 'palette.contrast': 'low', 'voice.formality': 'formal' };
    const { levels, breaksAt } = score(page, target).profile;
    expect(levels.map(({ level, category }) => `${level} ${category}`)).toEqual([
      'L1 surface',
      'L2 palette',
      'L3 type',
      'L4 emphasis',
      'L5 whitespace',
      'L6 voice',
      'L7 motion',
      'L8 imagery',
    ]);
    expect(breaksAt).toBe('L2');
    expect(levels[0]).toMatchObject({ status: 'pass', score: 100, axesScored: 1, axesTargeted: 1 });
    expect(levels[2]).toMatchObject({ status: 'not_targeted', score: null });
  });

  it('counts each targeted axis in exactly one level', () => {
    fc.assert(
      fc.property(fullGrammar, fullGrammar, (page, wanted) => {
        const { levels } = score(page, wanted).profile;
        expect(levels.reduce((sum, { axesTargeted }) => sum + axesTargeted, 0)).toBe(AXES.length);
      }),
    );
  });
});

describe('wording', () => {
  it('states that nothing is left to change', () => {
    expect(wordingOf(score(target, target), 'Acme')).toEqual({
      summary: '100 of 100 against Acme (pass): 3 of 3 compared axes match. Every compared axis matches.',
      failureMode: 'Every compared axis matches.',
      nextAction: 'No change is needed.',
    });
  });

  it('counts the axes the page does not show', () => {
    const { summary } = wordingOf(score({ 'surface.radius': 'pill' }, target), 'Acme');
    expect(summary).toContain('1 of 1 compared axes match; 2 more are not shown on the page.');
  });
});

describe('an axis read from a picture', () => {
  it('counts with half its weight', () => {
    const page: Grammar = { 'surface.radius': 'pill', 'surface.ground': 'white' };
    const target: Grammar = { 'surface.radius': 'pill', 'surface.ground': 'black' };
    const measured = readingsOf(page);
    const seen = withVisionFindings({ ...measured, 'surface.radius': notShown('Hidden.') }, [
      { axis: 'surface.radius', value: 'pill', certainty: 'certain', seen: 'Half circles.' },
    ]);
    const card = (readings: Readings) =>
      scoreReadings({ readings, target, weights: weightsOf({}), gate: null });
    expect(card(measured).axes.map(({ weight }) => weight)).toEqual([1, 1]);
    expect(card(seen).axes.map(({ weight }) => weight)).toEqual([1, 0.5]);
    expect(card(seen).score).toBeLessThan(card(measured).score);
  });
});
