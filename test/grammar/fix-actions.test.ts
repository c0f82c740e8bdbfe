import { describe, expect, it } from 'vitest';
import type { Axis } from '../../src/grammar/axis.ts';
import { AXES, type AxisId } from '../../src/grammar/axes/index.ts';
import type { Shown } from '../../src/grammar/reading.ts';

const SHOWN = { confidence: 1, method: 'measured', runnerUp: null, measure: '7 px', evidence: [] } as const;

function action(id: AxisId, from: string, to: string): string {
  const axis = AXES.find((each) => each.id === id) as Axis | undefined;
  return axis?.fix(to, { ...SHOWN, value: from } satisfies Shown) ?? '';
}

describe('the sentence of a fix', () => {
  it.each<[AxisId, string, string, RegExp]>([
    ['motion.budget', 'none', 'recurring', /^Reveal/],
    ['motion.budget', 'pervasive', 'recurring', /^Remove/],
    ['motion.budget', 'none', 'accent', /^Add/],
    ['motion.budget', 'pervasive', 'accent', /^Remove/],
    ['voice.hedging', 'none', 'low', /up to 0\.7/],
    ['voice.hedging', 'high', 'low', /fewer than 0\.7/],
    ['voice.hedging', 'none', 'medium', /^Hedge all/],
    ['voice.hedging', 'high', 'medium', /^Hedge only/],
    ['voice.sentence_length', 'terse', 'balanced', /^Join/],
    ['voice.sentence_length', 'flowing', 'balanced', /^Split/],
    ['whitespace.section_gap', 'compact', 'balanced', /^Widen/],
    ['whitespace.section_gap', 'grand', 'balanced', /^Narrow/],
    ['whitespace.discipline', 'extreme', 'generous', /^Show more/],
    ['whitespace.discipline', 'medium', 'generous', /^Show fewer/],
    ['whitespace.element_gap', 'airy', 'medium', /^Narrow/],
    ['palette.accent_use', 'pervasive', 'recurring', /^Keep/],
  ])('%s knows the direction from %s to %s', (id, from, to, sentence) => {
    expect(action(id, from, to)).toMatch(sentence);
  });

  it('names no selector: the CSS of the fix has those of the page', () => {
    for (const axis of AXES as readonly Axis[]) {
      for (const to of axis.values) {
        const from = axis.values.find((value) => value !== to) ?? to;
        expect(action(axis.id as AxisId, from, to), `${axis.id} ${to}`).not.toMatch(/\w[^.]* \{ [a-z-]+:/);
      }
    }
  });
});
