import { fillCss, list, times } from './fill.ts';
import type { HostileKind } from './kind.ts';

const PARAGRAPHS = (count: number) => `<!doctype html>${times('<p>a', count)}`;

/** Long values, values that expand, and long lists on many elements. */
export const VALUE_KINDS: readonly HostileKind[] = [
  onMany('gradients', 20_000, (share) => `background: ${list('linear-gradient(red, blue)', 5000 * share)}`),
  onMany('backgrounds', 3000, (share) => `background: ${list('url(a.png) 5px 5px / 9px', 100_000 * share)}`),
  onMany('transforms', 3000, (share) => `transform: ${times('rotate(1deg) ', 200_000 * share)}`),
  onMany('transitions', 3000, (share) => `transition: ${list('color 1s', 200_000 * share)}`),
  onMany(
    'animations',
    3000,
    (share) => `animation: ${list('a 1s', 200_000 * share)}`,
    '@keyframes a { to { left: 0 } }',
  ),
  onMany('shadows', 3000, (share) => `box-shadow: ${list('0 0 1px red', 200_000 * share)}`),
  onMany('font families', 3000, (share) => `font-family: ${list('a', 300_000 * share)}`),
  onMany(
    'grid tracks',
    300,
    (share) => `display: grid; grid-template-columns: ${times('1px ', 900_000 * share)}`,
  ),
  onMany(
    'grid areas',
    300,
    (share) => `display: grid; grid-template-areas: ${times('"a b c" ', 400_000 * share)}`,
  ),
  onMany(
    'named lines',
    300,
    (share) => `display: grid; grid-template-rows: ${times('[a b] 1px ', 300_000 * share)}`,
  ),
  onMany('colour stops', 1, (share) => `background: linear-gradient(${list('red', 700_000 * share)})`),
  onMany(
    'colour stops on many',
    20_000,
    (share) => `background: linear-gradient(${list('red', 300 * share)}, blue)`,
  ),
  onMany('terms of calc()', 1, (share) => `width: calc(1px ${times('+ 1px ', 500_000 * share)})`),
  onMany(
    'nested calc()',
    1,
    (share) => `width: ${times('calc(', 500_000 * share)}1px${times(')', 500_000 * share)}`,
  ),
  onMany('terms of hypot()', 1, (share) => `width: hypot(${list('1px', 900_000 * share)})`),
  onMany('terms of max()', 300, (share) => `width: max(${list('1px', 9000 * share)})`),
  onMany('calc() that overflows', 1000, (share) => `width: calc(1px ${times('* 1e300 ', 9 * share)})`),
  {
    name: 'one long custom property',
    page: (share) => ({
      html: PARAGRAPHS(3000 * share),
      css: `:root { --a: ${times('a ', 32_000 * share)}; ${Array.from({ length: 200 }, (_, at) => `--b${at}: var(--a);`).join('')} } p { color: var(--b7) }`,
    }),
  },
  {
    name: 'custom properties that double',
    page: (share) => ({
      html: PARAGRAPHS(3000 * share),
      css: `:root { --a0: a; ${Array.from({ length: 40 }, (_, at) => `--a${at + 1}: var(--a${at}) var(--a${at});`).join('')} } p { content: var(--a40) }`,
    }),
  },
  {
    name: 'many custom properties on many elements',
    page: (share) => ({
      html: PARAGRAPHS(3000 * share),
      css: `p { ${Array.from({ length: 9000 * share }, (_, at) => `--a${at}: ${at};`).join('')} }`,
    }),
  },
  ...[
    ['words', (share: number) => times('"word" ', 100_000 * share)],
    ['quotes', (share: number) => times('open-quote ', 20_000 * share)],
    ['counters', (share: number) => times('counter(a) ', 20_000 * share)],
    ['attributes', (share: number) => times('attr(title) ', 20_000 * share)],
  ].map(([name, content]): HostileKind => ({
    name: `generated ${String(name)}`,
    page: (share) => ({
      html: `<!doctype html>${times('<p title="some title">a', 20_000 * share)}`,
      css: `p::before, p::after { content: ${typeof content === 'function' ? content(share) : ''} }`,
    }),
  })),
  {
    name: 'declarations in one rule',
    page: (share) => ({ html: PARAGRAPHS(3000 * share), css: `p { ${fillCss('color: red; ', share)} }` }),
  },
  {
    name: 'keyframes',
    page: (share) => ({ html: PARAGRAPHS(1), css: fillCss((at) => `@keyframes a${at}{to{top:0}}`, share) }),
  },
  {
    name: 'dark schemes',
    page: (share) => ({
      html: PARAGRAPHS(20_000 * share),
      css: fillCss((at) => `@media (prefers-color-scheme: dark){.d${at} p{color:red}}`, share),
    }),
  },
];

function onMany(
  name: string,
  elements: number,
  declarations: (share: number) => string,
  css = '',
): HostileKind {
  return {
    name: `${name} on ${elements}`,
    page: (share) => ({
      html: PARAGRAPHS(elements * share),
      css: `p { ${declarations(share)} } ${css}`,
    }),
  };
}
