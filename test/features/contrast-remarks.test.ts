import { expect, test } from 'vitest';
import { pageFromHtml } from '../../src/page/given-page.ts';
import { surveyPage } from '../../src/survey.ts';

const COPY = 'Money moves between friends and shops in a few seconds. '.repeat(6);

function remarkOf(css: string): string | undefined {
  const html = `<style>body{background:#121212;color:#fff}${css}</style><h1>Pay</h1><p>${COPY}</p><p class="lead">Split a bill with a link that anyone can open.</p>`;
  const { page } = surveyPage(pageFromHtml({ html }));
  return page.remarks.find(({ code }) => code === 'low_contrast')?.detail;
}

test.each([
  ['text that can hardly be seen', '.lead{color:#2a2a2a}', '.lead 1.3:1'],
  ['text just below the least', '.lead{color:#606060}', '.lead 2.9:1'],
  ['text in nearly the colour of its ground', '.lead{color:#242424}', '.lead 1.2:1'],
])('a remark names %s', (_, css, named) => {
  expect(remarkOf(css)).toContain(named);
});

test.each([
  ['readable text', ''],
  ['a pale word', 'h1{color:#333}'],
  ['hidden text', '.lead{display:none;color:#2a2a2a}'],
])('none for %s', (_, css) => {
  expect(remarkOf(css)).toBeUndefined();
});
