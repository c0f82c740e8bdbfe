import { expect, test } from 'vitest';
import { pageFromHtml } from '../../src/page/given-page.ts';
import { surveyPage } from '../../src/survey.ts';

const ANSWER = `<p>You can change your plan at any time, and <b>we</b> don't ask why. The new price starts with the
  next month, and what you paid is not lost.</p>`;
const FAQ = `<summary>Can I change my plan later on?</summary>${ANSWER}`;

function remarksOf(body: string) {
  const html = `<!doctype html><style>.gone { display: none }</style><body><p>A page.</p>${body}`;
  return surveyPage(pageFromHtml({ html })).page.remarks.filter(({ code }) => code === 'closed_details');
}

test('words in closed details are counted in a remark, the summary is not', () => {
  expect(remarksOf(`<details>${FAQ}</details>`)).toEqual([
    { code: 'closed_details', detail: expect.stringMatching(/^28 words in closed `<details>` are not read/) },
  ]);
  expect(remarksOf(`<details>${FAQ}</details>`.repeat(2))[0]?.detail).toMatch(/^56 words/);
  expect(remarksOf(`<details>${FAQ}<details>${FAQ}</details></details>`)[0]?.detail).toMatch(/^63 words/);
});

test.each([
  ['open details', `<details open>${FAQ}</details>`],
  ['a short menu', '<details><summary>Menu</summary><a href="/a">Plans</a> <a href="/b">Help</a></details>'],
  ['details that are not shown', `<div class="gone"><details>${FAQ}</details></div>`],
  ['scripts', `<details><summary>More</summary><script>${'let a = 1; '.repeat(40)}</script></details>`],
])('%s give none', (_, body) => {
  expect(remarksOf(body)).toEqual([]);
});
