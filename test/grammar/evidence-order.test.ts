import { describe, expect, it } from 'vitest';
import { seedPages } from '../../scripts/fuzz/seed-pages.ts';
import type { Axis } from '../../src/grammar/axis.ts';
import { AXES, type AxisId } from '../../src/grammar/axes/index.ts';
import { arrangedEvidence, withArrangedEvidence } from '../../src/grammar/fitted/arranged-evidence.ts';
import type { Evidence, Shown } from '../../src/grammar/reading.ts';
import { pageFromHtml } from '../../src/page/given-page.ts';
import { surveyPage } from '../../src/survey.ts';

const fact = (value: string): Evidence => ({
  selector: 'a',
  property: 'border-radius',
  value,
  source: 'css',
});
const measure: Evidence = { selector: ':root', property: 'square boxes', value: '4', source: 'layout' };
const radius = AXES.find(({ id }) => id === 'surface.radius') as unknown as Axis;
const plain = { values: ['a', 'b', 'c'] };
const ruled = (value: string, evidence: Evidence[]): Shown => {
  return { value, confidence: 1, method: 'measured', runnerUp: null, measure: '4 px', evidence };
};

describe('evidence', () => {
  it('speaks for the value that is read in the end, measures next, other facts last', () => {
    const reading = ruled('4-6px', [fact('4px'), fact('5px'), fact('0px')]);
    expect(arrangedEvidence(radius, '0px', reading, [measure])).toEqual([
      fact('0px'),
      measure,
      fact('4px'),
      fact('5px'),
    ]);
  });

  it('keeps the order of the rule where the fit agrees, measures last', () => {
    const reading = ruled('4-6px', [fact('4px'), fact('0px'), fact('5px')]);
    expect(arrangedEvidence(radius, '4-6px', reading, [measure])).toEqual([
      fact('4px'),
      fact('5px'),
      fact('0px'),
      measure,
    ]);
  });

  it('has measures first where no fact can be told to speak for a value that the fit reads', () => {
    const reading = ruled('a', [fact('x')]);
    expect(arrangedEvidence(plain, 'b', reading, [measure])).toEqual([measure, fact('x')]);
    expect(arrangedEvidence(plain, 'a', reading, [measure])).toEqual([fact('x'), measure]);
  });

  it('has what the page lacks last, unless the value is the least of its axis', () => {
    const lack: Evidence = { ...measure, value: '0 % of the boxes' };
    const reading = ruled('c', [fact('x')]);
    expect(arrangedEvidence(plain, 'b', reading, [lack, measure])).toEqual([measure, fact('x'), lack]);
    expect(arrangedEvidence(plain, 'a', reading, [lack, measure])).toEqual([lack, measure, fact('x')]);
  });

  it('of a rule that decides alone speaks first for its value, and is left as it is where nothing does', () => {
    const reading = ruled('0px', [fact('4px'), fact('0px')]);
    expect(withArrangedEvidence(radius, reading).evidence).toEqual([fact('0px'), fact('4px')]);
    const others = ruled('pill', [fact('4px'), fact('0px')]);
    expect(withArrangedEvidence(radius, others)).toBe(others);
    expect(withArrangedEvidence(plain, reading)).toBe(reading);
  });

  it('never has more than five facts', () => {
    const reading = ruled(
      '0px',
      Array.from({ length: 5 }, (_, at) => fact(`${at}px`)),
    );
    expect(arrangedEvidence(radius, '0px', reading, [measure, measure])).toHaveLength(5);
  });

  it('of an offered dark scheme is that offer, of a page that is dark or light its grounds', () => {
    const css = '@media (prefers-color-scheme: dark) { body { background: #111; color: #eee } }';
    const first = (html: string) => surveyPage(pageFromHtml({ html })).readings['surface.dark_mode'];
    const offered = first(`<style>${css}</style><h1>Tide tables</h1><p>High water at noon.</p>`);
    expect(offered).toMatchObject({ value: 'system-adaptive' });
    expect(offered.evidence[0]?.selector).toBe('prefers-color-scheme');
    const light = first('<h1>Tide tables</h1><p>High water at noon.</p>');
    expect(light).toMatchObject({ value: 'none', evidence: [{ property: 'dark ground' }] });
  });

  it.each(seedPages(['test/corpus/pages']).map((html, at) => [at, html] as const))(
    'of page %i is there for each value and speaks for it first',
    (_, html) => {
      const { readings } = surveyPage(pageFromHtml({ html }));
      for (const axis of AXES as readonly (Axis & { id: AxisId })[]) {
        const { value, evidence } = readings[axis.id];
        const own = evidence
          .filter((one) => one.selector !== ':root')
          .map((one) => axis.speaksFor?.(one) ?? null);
        if (value !== null) expect([axis.id, evidence.length]).not.toEqual([axis.id, 0]);
        if (value !== null && own.includes(value)) expect([axis.id, own[0]]).toEqual([axis.id, value]);
      }
    },
  );
});
