import { describe, expect, test } from 'vitest';
import { styleDocument } from '../../src/cascade/style-document.ts';
import { maxOf, type LimitName } from '../../src/limits/reading-limits.ts';
import { createWorkBudget, type WorkPhase } from '../../src/limits/work-budget.ts';
import { pageFromHtml } from '../../src/page/given-page.ts';
import type { Page } from '../../src/page/page.ts';

const each = (count: number, text: (index: number) => string) =>
  Array.from({ length: count }, (_, i) => text(i)).join('');
const paragraphs = (count: number) => '<p class=a>a'.repeat(count);
const over = (limit: LimitName) => maxOf(limit) + 10;

function read(
  css: string,
  body: string,
  { imported = new Map<string, string>(), work = createWorkBudget() } = {},
) {
  const given = pageFromHtml({ html: `<!doctype html><body>${body}`, css, baseUrl: 'https://a.test/' });
  const page: Page = { ...given, imported };
  const { elements, facts } = styleDocument(page, work);
  return { elements, facts, leftOut: work.leftOut(), exhausted: work.exhausted() };
}

/** Kind of page, its CSS, its body, and the limit it exceeds. */
const KINDS: readonly (readonly [kind: string, css: string, body: string, limit: LimitName])[] = [
  ['void elements', '', '<hr>'.repeat(over('elements')), 'elements'],
  ['cells', '', `<table><tr>${'<td>'.repeat(over('elements'))}`, 'elements'],
  ['formatting that every paragraph opens again', '', '<b><i><p>'.repeat(11_000), 'elements'],
  ['texts between comments', '', 'a<!---->'.repeat(over('texts')), 'texts'],
  ['nested elements', '', '<div>'.repeat(2_000), 'depth'],
  ['attributes', '', `<p ${each(5_000, (i) => `a${i} `)}>`, 'attributes'],
  [
    'classes against rules',
    each(5_000, (i) => `.c${i} { color: red }`),
    `<p class="${each(5_000, (i) => `c${i} `)}">`,
    'classes',
  ],
  ['rules', 'p{}'.repeat(over('rules')), '<p>', 'rules'],
  [
    'selectors of a rule',
    `${each(over('selectorsOfRule'), (i) => `.a${i},`)}p { color: red }`,
    '<p>',
    'selectorsOfRule',
  ],
  [
    'selectors nested in selectors',
    `${each(3_900, (i) => `.a${i},`)}p { ${each(3_900, (i) => `.b${i},`)}b { color: red } ${each(600, () => `${each(100, (i) => `.c${i},`)}i { margin: 0 }`)} }`,
    '<p><i>',
    'selectors',
  ],
  ['open braces', '{'.repeat(300_000), '<p>', 'ruleDepth'],
  ['open rules', 'a{'.repeat(150_000), '<p>', 'ruleDepth'],
  [
    'a long condition',
    `@media ${'(width > 1px) and '.repeat(5_000)}(color) { p { color: red } }`,
    '<p>',
    'prelude',
  ],
  ['layers', each(over('layers'), (i) => `@layer a${i};`), '<p>', 'layers'],
  ['declarations', `p { ${'color: red;'.repeat(over('declarations'))} }`, paragraphs(300), 'declarations'],
  [
    'gradients',
    `p { background: ${'linear-gradient(red, blue), '.repeat(over('listItems'))}red }`,
    paragraphs(300),
    'listItems',
  ],
  ['transitions', `p { transition: ${each(50_000, (i) => `a${i} 1s,`)}b 1s }`, paragraphs(300), 'listItems'],
  ['animations', `p { animation: ${each(50_000, (i) => `a${i} 1s,`)}b 1s }`, paragraphs(300), 'listItems'],
  ['font families', `p { font-family: ${each(50_000, (i) => `a${i},`)}b }`, paragraphs(300), 'listItems'],
  ['transforms', `p { transform: ${'rotate(1deg) '.repeat(50_000)} }`, paragraphs(300), 'valueParts'],
  ['colour stops', `p { background: linear-gradient(${'red,'.repeat(100_000)}blue) }`, '<p>', 'colorStops'],
  ['terms of calc()', `p { width: calc(1px ${'+ 1px '.repeat(100_000)}) }`, '<p>', 'mathTerms'],
  ['factors of calc()', `p { width: calc(1px ${'* 1 '.repeat(100_000)}) }`, '<p>', 'mathTerms'],
  ['arguments of hypot()', `p { width: hypot(${'1px,'.repeat(100_000)}1px) }`, '<p>', 'mathTerms'],
  ['brackets', `p { width: calc${'('.repeat(100_000)}1px }`, '<p>', 'valueDepth'],
  [
    'a long custom property',
    `p { --a: ${'ab '.repeat(30_000)}; color: var(--a, red) }`,
    paragraphs(300),
    'customProperty',
  ],
  [
    'custom properties that double',
    `p { ${each(30, (i) => `--a${i + 1}: var(--a${i}) var(--a${i});`)}--a0: ab; color: var(--a30) }`,
    paragraphs(30),
    'customProperty',
  ],
  ['quotes', `p::before { content: ${'open-quote '.repeat(20_000)} }`, paragraphs(300), 'valueParts'],
  ['words', `p::before { content: ${'"word "'.repeat(7_000)} }`, paragraphs(300), 'generatedText'],
  [
    'attr() on many elements',
    `p::before { content: ${'attr(title)'.repeat(90)} }`,
    '<p title=abcdefghijklmnopqrst>'.repeat(300),
    'generatedTexts',
  ],
  [
    'counters',
    `p { counter-increment: a } p::before { content: ${'counter(a) '.repeat(2_500)} }`,
    paragraphs(300),
    'generatedText',
  ],
  [
    'counters on many elements',
    `p::before { content: ${'counters(a, ".") '.repeat(1_000)} }`,
    paragraphs(300),
    'generatedTexts',
  ],
  ['nodes of misnested formatting', '', `<b><p>${'<!>'.repeat(over('moves'))}</b>`, 'moves'],
  ['keyframes', each(over('keyframes'), (i) => `@keyframes a${i} { to { color: red } }`), '<p>', 'keyframes'],
  [
    'font faces',
    each(over('fontFaces'), (i) => `@font-face { font-family: a${i}; src: url(a) }`),
    '<p>',
    'fontFaces',
  ],
  [
    'registered properties',
    each(over('registeredProperties'), (i) => `@property --a${i} { syntax: "*"; inherits: true }`),
    '<p>',
    'registeredProperties',
  ],
  ['sheets', '', '<style>p { color: red }</style>'.repeat(over('sheets')), 'sheets'],
];

describe('a page that exceeds a limit is read up to the limit, and a remark names the limit', () => {
  test.each(KINDS)('%s', (_, css, body, limit) => {
    const { elements, leftOut, exhausted } = read(css, body);
    expect(leftOut).toContain(limit);
    expect(exhausted).toEqual([]);
    expect(elements.length).toBeGreaterThan(2);
    expect(elements.length).toBeLessThanOrEqual(maxOf('elements'));
  });

  test('a list that is too long keeps its first items', () => {
    const { elements } = read(`p { font-family: ${each(2_000, (i) => `a${i},`)}b }`, '<p>');
    expect(elements.at(-1)?.style['font-family']).toHaveLength(maxOf('listItems'));
  });

  test('a sheet with too many imports keeps the first ones', () => {
    const count = over('importsOfSheet');
    const imported = new Map(
      Array.from({ length: count }, (_, i) => [`https://a.test/${i}.css`, `.a { z-index: ${i} }`]),
    );
    const { leftOut, elements } = read(
      each(count, (i) => `@import "/${i}.css";`),
      '<p class=a>',
      { imported },
    );
    expect(leftOut).toContain('importsOfSheet');
    expect(elements.at(-1)?.style['z-index']).toBe(String(maxOf('importsOfSheet') - 1));
  });

  test('imports of a sheet that imports itself are limited', () => {
    const ring = `${'@import "/ring.css";'.repeat(30)} p { color: red }`;
    const { leftOut, facts } = read('@import "/ring.css";', '<p>', {
      imported: new Map([['https://a.test/ring.css', ring]]),
    });
    expect(leftOut).toContain('imports');
    expect(facts.rules).toBeLessThanOrEqual(maxOf('imports'));
  });
});

/** Pages with parts within the limits whose product is large, and the phase whose steps they use up. */
const PRODUCTS: readonly (readonly [kind: string, css: string, body: string, phase: WorkPhase])[] = [
  [
    'attribute selectors and a long value',
    each(400, (i) => `[title*="ab${i}"] { color: red }`),
    `<p title="${'a'.repeat(100_000)}">`,
    'cascade',
  ],
  [
    'case-insensitive ones',
    each(400, (i) => `[title$="ab${i}" i] { color: red }`),
    `<p title="${'a'.repeat(100_000)}">`,
    'cascade',
  ],
  ['rules that match every element', each(5_000, () => 'p { color: red }'), paragraphs(300), 'cascade'],
  [
    'rules that match every element when the pointer is on it',
    each(5_000, () => 'p:hover { color: red }'),
    paragraphs(300),
    'cascade',
  ],
  [
    'rules that match every element when a dark mode is on',
    each(5_000, () => '[data-theme=dark] p { color: red }'),
    paragraphs(300),
    'cascade',
  ],
  [
    'shadows in every colour',
    `body { text-shadow: ${'1px 1px,'.repeat(1_000)}0 0 }`,
    each(300, (i) => `<p style="color: rgb(${i % 256} ${i >> 8} 0)">`),
    'cascade',
  ],
  [
    'a custom property in many others',
    `:root { --a: ${'abcdefgh '.repeat(7_000)} } p { ${each(200, (i) => `--c${i}: var(--a) ${i};`)} font-family: ${each(200, (i) => `var(--c${i}, a) `)} }`,
    each(300, (i) => `<p style="--x: ${i}">`),
    'cascade',
  ],
];

/** A tenth of the normal budget, so that the test pages can be ten times smaller. */
const FEW_STEPS = 4_000_000;
const STEPS = {
  stylesheets: FEW_STEPS,
  cascade: FEW_STEPS,
  layout: FEW_STEPS,
  features: FEW_STEPS,
};

describe('a page whose cost is a product of its parts ends when its steps are used up', () => {
  test.each(PRODUCTS)('%s', (_, css, body, phase) => {
    const { elements, exhausted } = read(css, body, { work: createWorkBudget(STEPS) });
    expect(exhausted).toEqual([phase]);
    expect(elements.length).toBeGreaterThan(2);
  });
});
