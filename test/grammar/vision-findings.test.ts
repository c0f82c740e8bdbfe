import { describe, expect, it } from 'vitest';
import { AXES } from '../../src/grammar/axes/index.ts';
import { notShown, type Reading } from '../../src/grammar/reading.ts';
import type { Readings } from '../../src/grammar/read-axes.ts';
import {
  axesSeen,
  axesForVision,
  withVisionFindings,
  type VisionFinding,
} from '../../src/grammar/vision-findings.ts';

const RADIUS = 'surface.radius';

/** Nothing is shown but what is given. */
function readings(shown: Record<string, Reading> = {}): Readings {
  const nothing = Object.fromEntries(AXES.map(({ id }) => [id, notShown('Nothing to see.')]));
  return { ...nothing, ...shown } as unknown as Readings;
}

function read(value: string, confidence: number): Reading {
  return { value, confidence, method: 'measured', runnerUp: null, measure: '', evidence: [] };
}

function finding(more: Partial<VisionFinding> = {}): VisionFinding {
  return { axis: RADIUS, value: 'pill', certainty: 'certain', seen: 'Half circles.', ...more };
}

describe('the axes that the vision model is asked about', () => {
  it('is every axis without a confident reading', () => {
    const { length } = axesForVision(readings());
    const known = readings({ [RADIUS]: read('pill', 0.9), 'surface.ground': read('white', 0.3) });
    expect(axesForVision(known)).not.toContain(RADIUS);
    expect(axesForVision(known)).toContain('surface.ground');
    expect(axesForVision(known)).toHaveLength(length - 1);
  });

  it('leaves out axes that a screenshot of the first screen cannot show', () => {
    const asked = axesForVision(readings());
    for (const axis of ['motion.budget', 'surface.dark_mode', 'whitespace.section_gap']) {
      expect(asked).not.toContain(axis);
    }
  });
});

describe('a finding of the vision pass', () => {
  it('fills an axis and marks the value as visual', () => {
    const filled = withVisionFindings(readings(), [finding()]);
    expect(filled[RADIUS]).toMatchObject({
      value: 'pill',
      method: 'visual',
      measure: 'Half circles.',
      evidence: [{ source: 'vision', value: 'Half circles.' }],
    });
    expect(axesSeen(filled)).toEqual([RADIUS]);
    expect(axesSeen(readings())).toEqual([]);
  });

  it('counts less when the result is close', () => {
    const confidence = (certainty: VisionFinding['certainty']) =>
      withVisionFindings(readings(), [finding({ certainty })])[RADIUS].confidence;
    expect(confidence('likely')).toBeLessThan(confidence('certain'));
    expect(confidence('certain')).toBeLessThan(0.7);
  });

  it('replaces a weak reading, which becomes the runner-up', () => {
    const filled = withVisionFindings(readings({ [RADIUS]: read('0px', 0.3) }), [finding()]);
    expect(filled[RADIUS]).toMatchObject({ value: 'pill', runnerUp: { value: '0px' } });
  });

  it.each([
    ['a firm reading', read('0px', 0.9), finding()],
    ['a weak reading of the same value', read('pill', 0.3), finding()],
    ['a weak reading that is surer than it', read('0px', 0.48), finding({ certainty: 'likely' })],
    ['a value that the axis does not have', notShown('Nothing to see.'), finding({ value: 'magic' })],
  ])('changes nothing against %s', (_, known, seen) => {
    const before = readings({ [RADIUS]: known });
    expect(withVisionFindings(before, [seen])).toEqual(before);
  });

  it('changes no axis that a screenshot cannot show', () => {
    const seen = finding({ axis: 'motion.budget', value: 'none' });
    expect(axesSeen(withVisionFindings(readings(), [seen]))).toEqual([]);
  });
});
