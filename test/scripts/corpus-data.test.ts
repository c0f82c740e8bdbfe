import { describe, expect, test } from 'vitest';
import { loadEntries, type CorpusEntry, type PackageVersion } from '../../scripts/corpus/entry.ts';
import { loadGrades } from '../../scripts/evaluation/grades.ts';
import { AXES } from '../../src/grammar/axes/index.ts';

const SETS = ['', 'second-'].map((prefix) => ({
  name: `${prefix}pages.json`,
  entries: loadEntries(`test/corpus/${prefix}pages.json`),
  grades: loadGrades(`test/corpus/${prefix}grades.json`),
}));

describe.each(SETS)('$name', ({ entries, grades }) => {
  test('names every page once', () => {
    const ids = entries.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('takes every package at an exact version', () => {
    for (const { version } of entries.flatMap(packagesOf))
      expect(version).toMatch(/^\d+\.\d+\.\d+(-[\w.]+)?$/);
  });

  test('dresses documents by a wrapper that has a place for the content', () => {
    for (const entry of entries) if ('document' in entry) expect(entry.wrapper).toContain('{content}');
  });

  test('builds every graded page', () => {
    const ids = entries.map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining(Object.keys(grades)));
  });

  test.each(AXES.map((axis) => [axis.id, axis.values] as const))(
    'grades %s by its own values, each at most once a cell',
    (id, values) => {
      const cells = Object.values(grades).flatMap((page) => (page[id] ? [page[id]] : []));
      for (const accepted of cells) {
        expect(values).toEqual(expect.arrayContaining([...accepted]));
        expect(new Set(accepted).size).toBe(accepted.length);
        expect(accepted.length).toBeGreaterThan(0);
      }
    },
  );

  test('grades no axis that does not exist', () => {
    const ids: readonly string[] = AXES.map(({ id }) => id);
    for (const page of Object.values(grades)) expect(ids).toEqual(expect.arrayContaining(Object.keys(page)));
  });

  test('gives still pages neither a trigger nor a character of motion', () => {
    const still = Object.values(grades).filter((page) => page['motion.budget']?.join() === 'none');
    expect(still.length).toBeGreaterThan(0);
    for (const page of still) {
      expect(page['motion.trigger']).toBeUndefined();
      expect(page['motion.character']).toBeUndefined();
    }
  });
});

test('the second set comes from packages the first does not use', () => {
  const [first, second] = SETS.map(({ entries }) => entries.flatMap(packagesOf).map(({ npm }) => npm));
  expect(second?.filter((name) => first?.includes(name))).toEqual([]);
});

function packagesOf(entry: CorpusEntry): readonly PackageVersion[] {
  if ('repo' in entry) return [];
  return 'document' in entry ? [entry.document, entry.dress] : [entry];
}
