import { describe, expect, test } from 'vitest';
import { pageFromHtml } from '../src/page/given-page.ts';
import { surveyPage } from '../src/survey.ts';
import { AXES } from '../src/grammar/axes/index.ts';

const survey = (html: string) => surveyPage(pageFromHtml({ html, baseUrl: 'https://example.test/' }));
const codes = (html: string) => survey(html).page.remarks.map(({ code }) => code);
const PROSE = '<p>We write about houses, rooms and the people who live in them.</p>'.repeat(6);

describe('a single-page shell', () => {
  test.each([
    ['an empty root and a script', '<div id="root"></div><script src="/app.js"></script>'],
    ['a loading line', '<div id="app">Loading …</div><script>start()</script>'],
  ])('says so: %s', (_name, html) => {
    const { page } = survey(html);
    expect(page.remarks.at(-1)?.detail).toMatch(/^shell: needs the render pass\./);
  });

  test('is no page that only waits for its scripts to be shown: that is read as it will look', () => {
    const { page, readings } = survey(`<div id="app" hidden>${PROSE}</div><script src="/app.js"></script>`);
    expect(page.remarks.map(({ code }) => code)).toContain('waits_for_scripts');
    expect(readings['voice.formality'].value).not.toBeNull();
  });

  test.each([
    ['a page that is written', `${PROSE}<script src="/app.js"></script>`],
    ['an empty page without scripts', '<div></div>'],
  ])('is not %s', (_name, html) => {
    expect(codes(html)).not.toContain('script_shell');
  });
});

describe('whatever the markup, there is a reading or a reason', () => {
  test.each([
    ['an empty body', '<body></body>'],
    ['no CSS', PROSE],
    ['everything inline', `<div style="color:#333;background:#fff;padding:20px">${PROSE}</div>`],
    [
      'hashed class names',
      `<style>.css-1a2b3c{color:red}.sc-bdVaJa{padding:9px}</style><div class="css-1a2b3c sc-bdVaJa">${PROSE}</div>`,
    ],
    ['frames', '<frameset cols="1,1"><frame src="a"><frame src="b"></frameset>'],
    ['right to left', `<html dir="rtl" lang="ar">${PROSE}</html>`],
    ['print sheets', `<style media="print">p{display:none}</style>${PROSE}`],
    ['broken markup', `<div><p <b>x</i></p><table><tr><p>${PROSE}<!-- <p`],
    ['10,000 elements', `<ul>${'<li><a href="#">An entry of a list</a></li>'.repeat(5000)}</ul>`],
    ['10,000 levels', `${'<div>'.repeat(10_000)}${PROSE}`],
  ])('%s', (_name, html) => {
    const { readings } = survey(html);
    for (const reading of Object.values(readings)) {
      if (reading.value === null) expect(reading.reason).toMatch(/\.$/);
      else expect(reading.confidence).toBeGreaterThan(0);
    }
    expect(Object.keys(readings)).toHaveLength(AXES.length);
  });
});
