import { expect, test } from 'vitest';
import { AXES } from '../../src/grammar/axes/index.ts';
import { interpret, search } from '../../src/search/search.ts';
import { openIndex } from '../../scripts/search/open-search.ts';
import { isMeasured } from '../../src/search/is-measured.ts';
import { findDocument } from '../../src/search/find-document.ts';

const index = openIndex();

const MEASURES = [
  ['no shadows', 'surface.shadows', ['none']],
  ['thin light headings', 'type.heading_weight', ['ultralight', 'light']],
  ['hairline borders', 'surface.borders', ['hairline']],
] as const;

for (const [query, axis, values] of MEASURES) {
  test(`the first brands for "${query}" state it`, () => {
    const position = AXES.findIndex(({ id }) => id === axis);
    const count = index.slugs.ends.length;
    const first = search(index, query, 5).matches.map(({ slug }) => {
      const document = findDocument(index, slug) ?? -1;
      return AXES[position]?.values[index.traits.axes[position * count + document] ?? -1];
    });
    expect(first).toHaveLength(5);
    for (const value of first) expect(values).toContain(value);
  });
}

test('a query with another wish states more than measures', () => {
  const statementsOf = (query: string) => interpret(index, query).understanding.statements;
  expect(isMeasured(statementsOf('pill buttons'))).toBe(true);
  expect(isMeasured(statementsOf('pill buttons for a bank'))).toBe(false);
  expect(isMeasured(statementsOf('friendly bank'))).toBe(false);
});

test('what is light or bright of a part is no light scheme', () => {
  const stylesOf = (query: string) =>
    interpret(index, query).understanding.statements.flatMap(({ kind, values }) =>
      kind === 'style' ? values : [],
    );
  expect(stylesOf('light headings')).not.toContain('light');
  expect(stylesOf('dark design with a bright accent')).not.toContain('light');
  expect(stylesOf('light mode')).toContain('light');
  expect(stylesOf('light background')).toContain('light');
});
