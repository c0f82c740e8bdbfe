import { expect, test } from 'vitest';
import { pageFromHtml } from '../../src/page/given-page.ts';
import { surveyPage } from '../../src/survey.ts';

const TEXT =
  'The bakery opens at six and sells rye bread, rolls and cakes until the last one is gone. On Sundays it stays closed.';
const remarksOf = (body: string) =>
  surveyPage(pageFromHtml({ html: `<!doctype html><body>${body}` })).page.remarks.map(({ code }) => code);

test('a page that says the same again and again gets a remark', () => {
  expect(remarksOf(`<p>${TEXT}</p>`.repeat(6))).toEqual(['repeated_copy']);
  expect(remarksOf(`<p>${TEXT}</p>`.repeat(2))).toEqual([]);
});
