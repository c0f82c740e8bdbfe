import { describe, expect, test } from 'vitest';
import { cpuTime } from '../cpu-time.ts';
import { styleDocument } from '../../src/cascade/style-document.ts';
import { createWorkBudget } from '../../src/limits/work-budget.ts';
import { workRemarks } from '../../src/limits/work-remarks.ts';
import { pageFromHtml } from '../../src/page/given-page.ts';

// Hostile pages may hit limits, but never throw or hang, and every element gets a style.
const DEEP = '<div class=a>'.repeat(2_000);
const MANY = '<p class=a><b class=b></b></p>'.repeat(400);
/** A fifth of the steps that a reading has, because a test of what uses them up takes so much less time. */
const FIFTH = { stylesheets: 8e6, cascade: 6e6, layout: 8e6, features: 8e6 };
const each = (count: number, text: (index: number) => string) =>
  Array.from({ length: count }, (_, i) => text(i)).join('');

describe('hostile pages', () => {
  test.each<[string, string, string]>([
    ['ten descendant combinators on 2,000 levels', '.n .a .a .a .a .a .a .a .a div { color: red }', DEEP],
    ['mixed combinators on 2,000 levels', 'x > div div > div div + div ~ div > div { color: red }', DEEP],
    [':has() on every level', ':has(.zz), :has(.a .a .zz), div:has(~ div .a) { color: red }', DEEP],
    [
      ':nth-child(of) among many',
      'p:nth-child(2n+1 of .a):nth-last-child(3 of :has(b)) { color: red }',
      MANY,
    ],
    ['100,000 selectors in one rule', `${each(100_000, (i) => `.x${i},`)}p { color: red }`, MANY],
    ['10,000 rules for every element', each(10_000, (i) => `:not(.x${i}) { color: red }`), MANY],
    [':is() nested 100,000 deep', `${':is('.repeat(100_000)}a${')'.repeat(100_000)} { color: red }`, MANY],
    ['nesting that doubles at every level', `p { ${'& &, & > & { '.repeat(24)} color: red`, MANY],
    [
      'everything unset in every rule',
      each(10_000, (i) => `p { all: unset; all: revert-layer; all: var(--a${i}) }`),
      MANY,
    ],
    [
      '2,000 layers that go back',
      each(2_000, (i) => `@layer l${i} { p { all: revert-layer } b { top: ${i}px } }`),
      MANY,
    ],
    [
      'long lists of counters',
      `p::before { content: ${'counter(a) url(a.png) '.repeat(4_000)} } b::after { content: ${'attr(none) '.repeat(8_000)} }`,
      MANY.repeat(10),
    ],
    ['100,000 open blocks', 'a { @media all { '.repeat(50_000), MANY],
    ['brackets without an end', `p { width: ${'calc(('.repeat(100_000)}`, MANY],
    ['a condition nested 100,000 deep', `@supports ${'not ('.repeat(100_000)} { p { color: red } }`, MANY],
    ['long runs of white space', `p${' '.repeat(300_000)}{ color:${' '.repeat(300_000)}red ! }`, MANY],
    [
      'an unclosed comment and string',
      `/* "${"'".repeat(100_000)} */ p { content: "${'\\'.repeat(100_001)}`,
      MANY,
    ],
    [
      'var() that doubles sixty times',
      `p { ${each(60, (i) => `--a${i + 1}: var(--a${i}) var(--a${i});`)} font-family: var(--a60) }`,
      MANY,
    ],
    [
      'a chain of 5,000 var()',
      `p { --a0: red; ${each(5_000, (i) => `--a${i + 1}: var(--a${i});`)} color: var(--a5000) }`,
      MANY,
    ],
    [
      'a ring of 1,000 var()',
      `p { ${each(1_000, (i) => `--a${i}: var(--a${(i + 1) % 1_000}, var(--a${(i * 7) % 1_000}));`)} color: var(--a3) }`,
      MANY,
    ],
    [
      'a compound of 100,000 classes',
      `${'.a'.repeat(100_000)}, ${'p '.repeat(100_000)} { color: red }`,
      MANY,
    ],
    ['a layer name of 5,000 parts', `@layer ${'x.'.repeat(5_000)}x { p { color: red } }`, MANY],
    [
      '4,000 rules behind :hover and a dark switch',
      each(4_000, () => '.a:hover .b, [data-theme=dark] .b { color: red }'),
      MANY,
    ],
    [
      'attributes of dark modes with long names',
      `[data-${'mode'.repeat(8_000)}=x] .dark { color: red } .${'is-'.repeat(8_000)}dark { color: red }`,
      MANY,
    ],
    [
      'a select of 5,000 options',
      'option:checked { color: red }',
      `<select>${'<option>x'.repeat(5_000)}</select>`,
    ],
    [
      'names of Object.prototype',
      '[constructor], .__proto__, #toString { --valueOf: 1; color: var(--constructor, red) }',
      '<constructor __proto__=x class=toString>',
    ],
  ])(
    '%s',
    (_, css, body) => {
      const page = pageFromHtml({ html: `<!doctype html><style>${css}</style><body>${body}` });
      const spent = cpuTime(() => {
        const { elements } = styleDocument(page, createWorkBudget(FIFTH));
        expect(elements).toHaveLength(page.document.elements.length);
      });
      // Unbounded work would exceed this by minutes.
      expect(spent).toBeLessThan(4_000);
    },
    60_000,
  );

  test('names of a million letters are compared with 2,000 rules in quirks mode in two seconds of CPU time', () => {
    const css = each(2_000, (i) => `:not(.x${i}, #y${i}) { color: red }`);
    const html = `<body><p class=${'A'.repeat(1_000_000)} id=${'B'.repeat(1_000_000)}>`;
    const page = pageFromHtml({ html, css });
    expect(page.document.quirks).toBe(true);
    expect(cpuTime(() => styleDocument(page))).toBeLessThan(2_000);
  });

  test('a page that uses up the budget gets a remark', () => {
    const css = `p { ${'& &, & > & { '.repeat(24)} color: red`;
    const deep = '<p><object>'.repeat(300);
    const work = createWorkBudget({ stylesheets: 4e6, cascade: 4.5e6, layout: 4e6, features: 4e6 }); // a tenth
    styleDocument(pageFromHtml({ html: `<!doctype html><style>${css}</style>${deep}` }), work);
    expect(workRemarks(work)).toContainEqual({
      code: 'work_limit',
      detail: expect.stringContaining('selectors'),
    });
  });
});

test('a selector within another one uses up more work than one by itself, as it uses up more time', () => {
  const alternatives = each(1000, (i) => `.x${i},`);
  const steps = stepsOfCascade(pageFromHtml({ html: '<p>a', css: `:is(${alternatives}.y) { top: 0 }` }));
  const elements = 3; // html, body, p
  expect(steps).toBeGreaterThan(4 * elements * 1000);
});

function stepsOfCascade(page: ReturnType<typeof pageFromHtml>): number {
  const work = createWorkBudget();
  let steps = 0;
  const counted = {
    ...work,
    spend(...[phase, cost]: Parameters<typeof work.spend>) {
      if (phase === 'cascade') steps += cost ?? 1;
      return work.spend(phase, cost);
    },
  };
  styleDocument(page, counted);
  return steps;
}
