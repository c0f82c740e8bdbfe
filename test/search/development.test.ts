import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { normalizedGain } from '../../scripts/search/gain.ts';
import { THEMES } from '../../src/catalog/entry-values.ts';
import { findDocument } from '../../src/search/find-document.ts';
import { openIndex } from '../../scripts/search/open-search.ts';
import { search } from '../../src/search/search.ts';

interface Judged {
  readonly id: string;
  readonly class: string;
  readonly query: string;
  readonly relevant: Readonly<Record<string, number>>;
}

const index = openIndex();
const judged = readFileSync(join(import.meta.dirname, 'queries.jsonl'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Judged);
const found = (query: string) => search(index, query).matches.map(({ slug }) => slug);

const answered = judged.filter(({ relevant }) => Object.keys(relevant).length > 0);
const nonsense = judged.filter(({ relevant }) => Object.keys(relevant).length === 0);

describe('queries of the development set', () => {
  const classes = [...Map.groupBy(answered, (one) => one.class)];

  // Somewhat below what is reached, so that a change that costs a class is seen.
  it.each(classes)('of the class %s have a mean nDCG@10 of 0.5 or more', (_, list) => {
    const gains = list.map(({ query, relevant }) =>
      normalizedGain(found(query), new Map(Object.entries(relevant))),
    );
    expect(gains.reduce((sum, gain) => sum + gain, 0) / gains.length).toBeGreaterThanOrEqual(0.5);
  });

  it.each(nonsense.map(({ query }) => query))('without an answer find nothing: %s', (query) => {
    expect(found(query)).toEqual([]);
  });
});

describe('a refusal', () => {
  it.each([
    ['not dark', 'theme', 'dark'],
    ['a bank, not dark', 'theme', 'dark'],
  ])('%j puts no %s %s brand among the first', (query, _, theme) => {
    const themes = found(query)
      .slice(0, 5)
      .map((slug) => themeOf(slug));
    expect(themes).not.toContain(theme);
  });

  it('of a brand leaves it out', () => {
    expect(found('sports car, but not Ferrari')).not.toContain('ferrari');
    expect(found('sports car, but not Ferrari')).toContain('lamborghini');
  });
});

describe('whole words', () => {
  it.each([
    ['luxury car', 'carrot'],
    ['line art', 'linear'],
  ])('in %j are not taken for beginnings', (query, absent) => {
    expect(search(index, query).expandedTerms).not.toContain(absent);
  });
});

function themeOf(slug: string): string | undefined {
  const document = findDocument(index, slug);
  return document === null ? undefined : THEMES[(index.traits.themes[document] ?? 0) - 1];
}
