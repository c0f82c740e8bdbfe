import { describe, expect, test } from 'vitest';
import { writtenProse } from '../../scripts/archetype/written-prose.ts';
import { ARCHETYPES } from '../../src/grammar/axes/voice-archetype/archetype-scores.ts';

describe('written pages that voice.archetype is trained on', () => {
  const written = writtenProse();

  test.each(ARCHETYPES)('several show %s best', (archetype) => {
    expect(written.filter(({ accepted }) => accepted[0] === archetype).length).toBeGreaterThanOrEqual(20);
  });

  test('name archetypes alone', () => {
    const named = new Set(written.flatMap(({ accepted }) => accepted));
    expect([...named].filter((each) => !ARCHETYPES.some((archetype) => archetype === each))).toEqual([]);
  });

  test('are read as English prose with all their blocks', () => {
    const first = written[0]?.prose;
    expect(first?.text.split('\n').slice(0, 5)).toEqual([
      'Contents',
      'Index',
      'Changelog',
      'Download',
      'tempus 4.2 — date and time parsing for Python',
    ]);
    const odd = written.filter(({ prose }) => prose.words < 60 || prose.language.tongue !== 'en');
    expect(odd.map(({ page }) => page)).toEqual([]);
  });
});
