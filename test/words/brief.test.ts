import { describe, expect, it } from 'vitest';
import type { AxisId } from '../../src/grammar/axes/index.ts';
import { briefOf } from '../../src/words/brief.ts';
import { settleAccepted } from '../../src/words/settle-accepted.ts';
import type { AxisStatement } from '../../src/words/understanding.ts';
import { readingsOf } from '../score/readings.ts';

const said = (start: number, axis: AxisId, values: readonly string[], degree = 1): AxisStatement => ({
  kind: 'axis',
  span: { start, end: start + 5, text: values.join(' or ') },
  axis,
  values,
  polarity: 'for',
  degree,
  confidence: 0.9,
});
const briefWith = (...statements: AxisStatement[]) =>
  briefOf({ statements, notUnderstood: [], ambiguous: [] });

describe('the target of a brief', () => {
  it('has the best value of each axis, and the others that the words accept', () => {
    const { grammar, accepted } = briefWith(
      said(0, 'type.pairing', ['single-family', 'serif/sans']),
      said(10, 'surface.radius', ['pill']),
    );
    expect(grammar).toEqual({ 'type.pairing': 'single-family', 'surface.radius': 'pill' });
    expect(accepted).toEqual({ 'type.pairing': ['single-family', 'serif/sans'] });
  });

  it('has the later of two statements, and a remark on the other', () => {
    const { grammar, remarks } = briefWith(
      said(0, 'surface.ground', ['white']),
      said(20, 'surface.ground', ['black']),
    );
    expect(grammar).toEqual({ 'surface.ground': 'black' });
    expect(remarks).toEqual(['“black” was used instead of “white” for surface.ground.']);
  });

  it('has the stronger statement rather than the later one', () => {
    const { grammar } = briefWith(
      said(0, 'surface.ground', ['white'], 2),
      said(20, 'surface.ground', ['black'], 0.5),
    );
    expect(grammar).toEqual({ 'surface.ground': 'white' });
  });
});

describe('a target with several accepted values', () => {
  const target = { 'type.pairing': 'serif/sans', 'surface.radius': 'pill' } as const;
  const accepted = { 'type.pairing': ['serif/sans', 'serif/grotesque', 'single-family'] };

  it.each([
    ['single-family', 'single-family'],
    ['serif/grotesque', 'serif/grotesque'],
    ['serif/sans', 'serif/sans'],
  ] as const)('is %s for a page that is %s', (read, settled) => {
    const shown = readingsOf({ 'type.pairing': read, 'surface.radius': '0px' });
    expect(settleAccepted(target, accepted, shown)).toEqual({ ...target, 'type.pairing': settled });
  });

  it('stays as it is where the page shows nothing', () => {
    expect(settleAccepted(target, accepted, readingsOf({}))).toEqual(target);
  });
});
