import { expect, test } from 'vitest';
import { mentionsIn, withoutDeadCode } from '../../src/document/dead-code.ts';
import { pageFromHtml } from '../../src/page/given-page.ts';
import { surveyPage } from '../../src/survey.ts';
import { cpuTime } from '../cpu-time.ts';

const SHOW = 'function show() { light(); }';

test.each([
  ['its own script calls', [`${SHOW} show()`], true],
  ['another script calls', [SHOW, 'show()'], true],
  ['nothing names', [SHOW, 'other()'], false],
  ['others name as part of a longer name', [`${SHOW} showAll()`, '$show()'], false],
])('a function that %s', (_, texts, isLive) => {
  const mentions = mentionsIn(texts);
  const live = withoutDeadCode(texts[0] ?? '', (name) => (mentions.get(name) ?? 0) > 1);
  expect(live.includes('light()')).toBe(isLive);
});

test('40,000 functions in 20 scripts are looked up in five seconds of CPU time', () => {
  const names = Array.from({ length: 20 }, (_, script) =>
    Array.from({ length: 2_000 }, (_own, at) => `function f${script}_${at}(){}`).join('\n'),
  );
  const scripts = names.map((text) => `<script>${text}</script>`).join('');
  const page = pageFromHtml({
    html: `<style>.h{opacity:0}</style><p class=h>a</p><p onclick="${'g();'.repeat(20_000)}">b${scripts}`,
  });
  expect(cpuTime(() => surveyPage(page))).toBeLessThan(5_000);
}, 120_000);
