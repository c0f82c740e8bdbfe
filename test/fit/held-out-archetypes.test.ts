import { describe, expect, test } from 'vitest';
import { withHeldOutArchetypes } from '../../scripts/fit/held-out-archetypes.ts';
import type { MeasuredSet } from '../../scripts/fit/measured-set.ts';

const AXIS = 'voice.archetype';

function set(name: string): MeasuredSet {
  const axis = (rule: string, measures: readonly number[]) => ({
    rule,
    second: null,
    certainty: 0.9,
    measures,
  });
  const axes = { [AXIS]: axis('friend', [5, 1, 200]), 'voice.formality': axis('casual', [7]) };
  const page = { group: 'someone', part: 'train', doubts: [], axes } as const;
  return {
    set: name,
    measures: { [AXIS]: ['friend score', 'engineer score', 'words'], 'voice.formality': ['slang'] },
    pages: { one: page, other: page },
  };
}

const heldOut = {
  'web/one': { rule: 'engineer', second: 'friend', certainty: 0.6, scores: { engineer: 2, friend: 1 } },
};

describe('archetypes read by fits to other owners', () => {
  const { pages } = withHeldOutArchetypes(set('web'), heldOut);

  test('replace the reading and the scores of their page', () => {
    expect(pages['one']?.axes[AXIS]).toEqual({
      rule: 'engineer',
      second: 'friend',
      certainty: 0.6,
      measures: [1, 2, 200],
    });
  });

  test('leave other axes and pages as they are', () => {
    expect(pages['one']?.axes['voice.formality']).toEqual(set('web').pages['one']?.axes['voice.formality']);
    expect(pages['other']).toEqual(set('web').pages['other']);
  });

  test('belong to the pages of one set', () => {
    expect(withHeldOutArchetypes(set('second'), heldOut)).toEqual(set('second'));
  });
});
