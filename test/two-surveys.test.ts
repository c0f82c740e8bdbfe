import { describe, expect, it } from 'vitest';
import { AXES } from '../src/grammar/axes/index.ts';
import { pageFromHtml } from '../src/page/given-page.ts';
import { surveyOfBoth } from '../src/two-surveys.ts';
import { type Survey, surveyPage } from '../src/survey.ts';

const COPY = 'We restore old furniture in our workshop by the harbour, and we teach how it is done. '.repeat(
  6,
);

const surveyed = (css: string, content: string): Survey =>
  surveyPage(
    pageFromHtml({
      html: `<!doctype html><title>Furniture</title><style>${css}</style><h1>Old furniture</h1>${content}`,
    }),
  );

const PLAIN = surveyed(
  'body { font: 16px/1.5 Georgia; color: #222; background: #fff }',
  `<p>${COPY}<p>${COPY}<p><a href="/courses">All courses</a>`,
);
const LOUD = surveyed(
  `body { font: 18px/1.6 Inter, sans-serif; color: #fff; background: #101020 } h1 { font-size: 88px; font-weight: 800 }
   .card { padding: 40px; border-radius: 24px; background: #202040; box-shadow: 0 12px 40px #0008 } a { padding: 12px 24px;
   border-radius: 99px; background: #f50; color: #fff; transition: all .2s } a:hover { background: #f80 }`,
  `<div class="card"><p>${COPY}</div><div class="card"><p>${COPY}</div><p><a href="/courses">All courses</a>`,
);
const SHELL = surveyed('', '<div id="app"></div>');

const valuesOf = ({ readings }: Survey) => AXES.map(({ id }) => [id, readings[id].value] as const);
const codesOf = ({ page }: Survey) => page.remarks.map(({ code }) => code);

describe('one survey of a page in a browser and in its files', () => {
  it('is that of either where both are the same', () => {
    const { survey, usesBrowser } = surveyOfBoth(PLAIN, PLAIN);
    expect(usesBrowser).toBe(true);
    expect(survey.readings).toEqual(PLAIN.readings);
    expect(codesOf(survey)).toEqual(codesOf(PLAIN));
  });

  it('is that of the files where the browser shows clearly less text', () => {
    const { survey, usesBrowser } = surveyOfBoth(SHELL, PLAIN);
    expect(usesBrowser).toBe(false);
    expect(survey.readings).toEqual(PLAIN.readings);
    expect(codesOf(survey)).toContain('hidden_in_browser');
  });

  it('is that of the browser where scripts fill the page', () => {
    const { survey, usesBrowser } = surveyOfBoth(LOUD, SHELL);
    expect(usesBrowser).toBe(true);
    expect(survey.readings).toEqual(LOUD.readings);
  });

  it('is that of the browser where scripts write most of the text', () => {
    const brief = surveyed('', `<p>${COPY.slice(0, 150)}`);
    const { survey } = surveyOfBoth(LOUD, brief);
    expect(survey.readings).toEqual(LOUD.readings);
  });

  it.each([
    ['plain in the browser, loud in the files', PLAIN, LOUD],
    ['loud in the browser, plain in the files', LOUD, PLAIN],
  ])('takes the more probable of two values and names those of the files: %s', (_, inBrowser, inFiles) => {
    const { survey } = surveyOfBoth(inBrowser, inFiles);
    const [shown, served] = [valuesOf(inBrowser), valuesOf(inFiles)];
    const different = valuesOf(survey).filter((_axis, at) => shown[at]?.[1] !== served[at]?.[1]);
    const fromFiles = valuesOf(survey).filter(
      ([, value], at) => value === served[at]?.[1] && value !== shown[at]?.[1],
    );
    for (const [at, [, value]] of valuesOf(survey).entries())
      expect([shown[at]?.[1], served[at]?.[1]]).toContain(value);
    expect(fromFiles.length).toBeGreaterThan(0);
    expect(fromFiles.length).toBeLessThan(different.length);
    const detail = survey.page.remarks.find(({ code }) => code === 'read_from_files')?.detail ?? '';
    const named = AXES.filter(({ id }) => detail.includes(id)).map(({ id }) => id);
    expect(named).toEqual(fromFiles.map(([id]) => id));
  });

  it('reads an axis that only one of them shows from that one', () => {
    const still = surveyed('body { font: 16px/1.5 Georgia }', `<p>${COPY}<p>${COPY}`);
    const missing = AXES.filter(({ id }) => still.readings[id].value === null).map(({ id }) => id);
    const { survey } = surveyOfBoth(still, LOUD);
    expect(missing).not.toEqual([]);
    for (const id of missing) expect(survey.readings[id].value).toBe(LOUD.readings[id].value);
  });

  it('gives the same answer whichever is which, where both show an axis and one is more probable', () => {
    const [one, other] = [surveyOfBoth(PLAIN, LOUD).survey, surveyOfBoth(LOUD, PLAIN).survey];
    expect(valuesOf(one)).toEqual(valuesOf(other));
  });
});
