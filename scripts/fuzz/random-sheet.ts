import { randomDeclarations } from './css-values.ts';
import type { Random } from './random.ts';

const SIMPLE = [
  '*', 'div', 'p', 'a', 'h1', 'td', 'li', 'svg', 'body', 'html', ':root', '.a', '.b', '.c-d', '#x', '[title]',
  '[class~="a"]', '[data-n="1" i]', '[href^=http]', 'svg|rect', '*|*', ':hover', ':focus-visible', ':first-child',
  ':nth-child(2n+1)', ':nth-child(-n + 3 of .a)', ':nth-last-of-type(even)', ':empty', ':not(.a)',
  ':not(:is(a, .b) > *)', ':is()', ':where(.a, ???, .b)', ':has(> .a)', ':has(+ p, ~ .b)', ':has(:has(a))',
  '::before', '::after', '::first-line', '::marker', '::placeholder', '::part(x)', ':host(.a)', '::slotted(*)',
  ':lang(de)', ':dir(rtl)', ':checked', ':target', ':disabled', ':open', ':popover-open', '&', '& &', ':scope',
  ':--x', ':nope', ':nth-child(', '.1', '##', '[', '..a', '.\\31 ', '.\\', '.a\u0000', '.\ud800', '.😀', 'A', 'DIV',
  '>', '+ a', '| a', 'a ||b',
] as const; // prettier-ignore
const COMBINATORS = ['', ' ', ' > ', ' + ', ' ~ ', ', ', '  ,\n', ' >> '] as const;
const CONDITIONS = [
  '@media screen', '@media (min-width: 600px)', '@media (400px <= width < 1e9px)',
  '@media (prefers-color-scheme: dark)', '@media (prefers-reduced-motion: reduce)', '@media not all and (monochrome)',
  '@media print', '@media (hover) and (pointer: fine)', '@media ((', '@media', '@supports (display: grid)',
  '@supports not (a: b)', '@supports selector(:has(a))', '@supports (', '@container (width > 10px)',
  '@container c (inline-size < 1e9px) and style(--a: red)', '@layer x', '@layer x.y', '@layer', '@scope (.a) to (.b)',
  '@scope', '@starting-style', '@document url(x)', '@unknown (a) { b', '@MEDIA ALL', '@media (width: calc(1px / 0))',
  '@media (aspect-ratio: 1/0)', '@container style(--a)',
] as const; // prettier-ignore
const STATEMENTS = [
  '@charset "utf-8";', '@charset', '@import "a.css";', '@import url(b.css) layer(x) supports(display: grid) screen;',
  '@import', '@namespace svg url(http://www.w3.org/2000/svg);', '@layer a, b.c, a;', '@layer ;',
  '@font-face { font-family: Inter; src: url(a.woff2) format("woff2"), local(x); font-weight: 100 900 }',
  '@font-face { font-family: ; unicode-range: U+???? }', '@keyframes spin { to { transform: rotate(1turn) } }',
  '@keyframes fade { from, 50.5% { opacity: 0 } 120% { top: 0 } x { } }',
  '@keyframes "fade" { 0% { opacity: 0; animation-timing-function: steps(0) } }', '@keyframes { }',
  '@property --a { syntax: "<length>"; inherits: false; initial-value: 1px }',
  '@property --c { syntax: "<color> | none"; inherits: maybe; initial-value: 3 }', '@property --b { syntax: "*+"; }',
  '@counter-style x { system: cyclic; symbols: "" }', '@page :first { margin: 1in }',
  '@font-feature-values Inter { @styleset { a: 1 } }', '@view-transition { navigation: auto }',
  '@position-try --a { top: 0 }', '@tailwind base;', '@apply a b;', '@include x();', '$a: 1px;', '<!--', '-->', '}',
  '{', '/* * /', '/*', '"', "'a", '\\', ';', '@', '@;', '@{}', '\u0000', '\ufeff', '{;}', ']', ')',
] as const; // prettier-ignore

/** Levels of rules within rules. */
const MAX_DEPTH = 4;

/** A stylesheet of up to `most` rules: nested ones, conditions, statements, and what is none of these. */
export function randomSheet(random: Random, most: number): string {
  return Array.from({ length: 1 + random.below(most) }, () => randomRule(random, 0)).join(
    random.pick(['\n', ' ', '']),
  );
}

function randomRule(random: Random, depth: number): string {
  const chance = random.below(10);
  if (chance < 2) return random.pick(STATEMENTS);
  if (chance < 4 && depth < MAX_DEPTH) return `${random.pick(CONDITIONS)} {${block(random, depth + 1)}}`;
  return `${randomSelector(random)} { ${block(random, depth + 1)} }`;
}

/** Declarations, with rules before, between and after them. */
function block(random: Random, depth: number): string {
  const parts = [randomDeclarations(random, 5)];
  const rules = depth < MAX_DEPTH ? random.below(3) : 0;
  for (let turn = 0; turn < rules; turn += 1)
    parts.splice(random.below(parts.length + 1), 0, randomRule(random, depth));
  return parts.join(random.pick(['; ', ';;', ' ']));
}

function randomSelector(random: Random): string {
  const parts: string[] = [random.pick(SIMPLE)];
  while (random.below(2) === 0 && parts.length < 12)
    parts.push(random.pick(COMBINATORS), random.pick(SIMPLE));
  return parts.join('');
}
