import { endless } from './endless.ts';
import { fillCss, fillHtml, list, times } from './fill.ts';
import type { HostileKind, HostilePage } from './kind.ts';

const PARAGRAPHS = (count: number) => `<!doctype html>${times('<p class=a>a', count)}`;
const DOCTYPE = '<!doctype html>';

/** Newer parts of CSS and HTML: nesting, conditions, registered properties, mixed colours, subgrids, anchors, foreign content. */
export const MODERN_KINDS: readonly HostileKind[] = [
  ...cascadeKinds(),
  ...conditionKinds(),
  ...valueKinds(),
  ...layoutKinds(),
  ...markupKinds(),
];

function cascadeKinds(): HostileKind[] {
  return [
    kind('nesting that doubles', (share) => ({
      html: PARAGRAPHS(3000 * share),
      css: `${times('.a, & .b, :is(&, p) {', 40)}top:0${times('}', 40)}`.repeat(Math.ceil(2000 * share)),
    })),
    kind('nesting with many ampersands', (share) => ({
      html: PARAGRAPHS(3000 * share),
      css: fillCss('.a, .b { &&&&&&&& + & ~ & > & & { color: red; & & & { top: 0 } } }', share),
    })),
    kind('chains of @layer', (share) => ({
      html: PARAGRAPHS(3000 * share),
      css: fillCss(
        (at) => `@layer l${at}, l${at - 1}.x, l${at}.y; @layer l${at}.y { p { top: 0 !important } }`,
        share,
      ),
    })),
    kind('registered properties', (share) => ({
      html: PARAGRAPHS(3000 * share),
      css: fillCss(
        (at) =>
          `@property --r${at} { syntax: "<length># | <color>+ | a"; inherits: true; initial-value: ${at}px } p { --r${at}: var(--r${at - 1}) }`,
        share,
      ),
    })),
  ];
}

function conditionKinds(): HostileKind[] {
  return [
    kind('nested @container', (share) => ({
      html: nested('<div class=a>', 500, 20_000 * share),
      css: `.a { container: n / inline-size } ${fillCss('@container n (width > 1px) and (not (height < 2px)) {', share / 2)}`,
    })),
    kind('many @container', (share) => ({
      html: nested('<div class=a>', 200, 20_000 * share),
      css: `.a { container: n / size } ${fillCss((at) => `@container n (min-width: ${at % 999}px) { .a p, p { top: ${at}px } }`, share)}`,
    })),
    kind('nested @supports', (share) => ({
      html: PARAGRAPHS(30),
      css: fillCss('@supports (display: grid) and (not (a: b)) {', share),
    })),
    kind('conditions of @supports', (share) => ({
      html: PARAGRAPHS(300),
      css: fillCss(
        (at) =>
          `@supports ${times('((', 30)}top: ${at}px${times('))', 30)} or selector(:is(a, b)) { p { top: 0 } }`,
        share,
      ),
    })),
    kind('nested @scope', (share) => ({
      html: nested('<div class=a>', 400, 5000 * share),
      css: fillCss((at) => `@scope (.a) to (.b${at} .a) { :scope p, & > p { top: 0 } }`, share / 4),
    })),
    kind(':is() of thousands', (share) => ({
      html: PARAGRAPHS(20_000 * share),
      css: `:is(${list('.b, #c, p > .d', 3900 * share)}) :where(${list('.a .e', 3900 * share)}), :not(${list('.f', 3900 * share)}) { top: 0 }`.repeat(
        9,
      ),
    })),
    kind('custom properties through levels', (share) => ({
      html: nested('<div class=a>', 10_000 * share, 1),
      css: `:root { --v: 1px; --w: red } .a { --v: calc(var(--v) + 1px); --u: var(--v) var(--w); margin: var(--u); --w: var(--z, var(--y, var(--x, blue))) }`,
    })),
    kind('custom properties of their own on each level', (share) => ({
      html: `${DOCTYPE}${Array.from({ length: Math.ceil(500 * share) }, (_, at) => `<div style="--l${at}: var(--l${at - 1}, 0) ${at}">`).join('')}${times('<p>a</p>', 20_000 * share)}`,
      css: `p { ${Array.from({ length: 500 }, (_, at) => `--p${at}: var(--l${at});`).join('')} }`,
    })),
  ];
}

function valueKinds(): HostileKind[] {
  return [
    kind('nested color-mix()', (share) => ({
      html: PARAGRAPHS(3000 * share),
      css: `p { ${times('color: color-mix(in oklch, ', 1)}${times('color-mix(in srgb, red 10%, ', 60)}blue${times(')', 61)} }`.repeat(
        Math.ceil(900 * share),
      ),
    })),
    kind('color-mix() that doubles', (share) => ({
      html: PARAGRAPHS(3000 * share),
      css: `:root { --c0: red; ${Array.from({ length: 24 }, (_, at) => `--c${at + 1}: color-mix(in oklab, var(--c${at}), var(--c${at}));`).join('')} } p { color: var(--c24); background: var(--c12) }`,
    })),
    kind('relative colours', (share) => ({
      html: PARAGRAPHS(20_000 * share),
      css: `p { color: ${times('oklch(from ', 60)}red${times(' calc(l * 0.9) c calc(h + 1))', 60)}; background: ${list('linear-gradient(rgb(from red g b r), light-dark(red, blue))', 1200 * share)} }`,
    })),
    kind('ranges of characters', (share) => ({
      html: PARAGRAPHS(3000 * share),
      css: fillCss(
        (at) =>
          `@font-face { font-family: f${at % 900}; src: ${list('local(a)', 9)}; unicode-range: ${list('U+0-7F, U+4??, U+1F600-1F64F', 300)} }`,
        share,
      ),
    })),
    kind('font features', (share) => ({
      html: PARAGRAPHS(3000 * share),
      css: `p { font-feature-settings: ${list('"liga" 1, "ss01" 0', 90_000 * share)}; font-variation-settings: ${list('"wght" 400', 90_000 * share)} }`,
    })),
    kind('long data: addresses', (share) => ({
      html: `${DOCTYPE}<p class=a>a${times(`<img src="data:image/png;base64,${'A'.repeat(100_000)}">`, 25 * share)}`,
      css: `.a { background: url("data:image/svg+xml,${'%3Cg%3E'.repeat(Math.ceil(150_000 * share))}"); mask: url(data:font/woff2;base64,${'A'.repeat(Math.ceil(900_000 * share))}) }`,
    })),
    kind('steps of linear()', (share) => ({
      html: PARAGRAPHS(3000 * share),
      css: `p { transition: top 1s linear(${list('0.5 10% 20%', 1200 * share)}); animation: a 1s linear(${list('0, 1', 9000 * share)}) }`,
    })),
  ];
}

function layoutKinds(): HostileKind[] {
  return [
    kind('nested subgrids', (share) => ({
      html: nested('<div class=a>', 500, 20_000 * share),
      css: '.a { display: grid; grid: subgrid [a b] [c] / subgrid; grid-column: span 9 / -1; grid-template-columns: repeat(auto-fill, [x] minmax(1px, 1fr)) }',
    })),
    kind('anchored boxes', (share) => ({
      html: PARAGRAPHS(30_000 * share),
      css: 'p { anchor-name: --a, --b; position: absolute; position-anchor: --a; top: anchor(--b bottom, anchor(--a top, calc(anchor(left) + 1px))); width: anchor-size(--a width); position-try-fallbacks: flip-block, --c, --d; position-area: top span-all }',
    })),
    kind('cells that span 100,000 rows', (share) => ({
      html: `${DOCTYPE}<table>${times(`<tr>${'<td rowspan=100000 colspan=1000>a'.repeat(5)}`, 4000 * share)}`,
    })),
    kind('writing modes in turns', (share) => ({
      html: nested('<div><section>', 250, 20_000 * share),
      css: 'div { writing-mode: vertical-rl; inline-size: 50%; aspect-ratio: 1e9 / 1e-9 } section { writing-mode: horizontal-tb; block-size: min-content; contain: size; zoom: 1.1 }',
    })),
  ];
}

function markupKinds(): HostileKind[] {
  return [
    kind('candidates of srcset', (share) => ({
      html: `${DOCTYPE}<p>a<img alt=a src=a.png sizes="${list('(width > 1px) calc(1px + 1vw)', 9000 * share)}" srcset="${list('a.png 1x', 100_000 * share)}">`,
    })),
    kind('sources of pictures', (share) => ({
      html: `${DOCTYPE}${times(`<picture>${'<source media="(width > 1px)" srcset="a.png 1x, b.png 2x">'.repeat(50)}<img src=a.png></picture>`, 600 * share)}`,
    })),
    endless('nested: <math><mrow>', '<math><mrow><mtext>a'),
    endless('nested: <svg><foreignObject>', '<svg><foreignObject><div>a'),
    endless('nested: <math><annotation-xml>', '<math><annotation-xml encoding="text/html"><p>a<svg><desc>'),
    endless('nested: <template>', '<template><p>a'),
    endless('nested: shadow roots', '<div><template shadowrootmode=open><style>p{top:0}</style><p>a<slot>'),
    endless('nested: <details>', '<details open name=a><summary>a</summary>'),
    endless('formatting that moves', '<b><i><u><p>a</b></i></u>'),
    endless('content before a table', '<table>a<b><tr><td>a</table>'),
    kind('style of each element', (share) => ({
      html: fillHtml(
        '<p style="--a:var(--b,var(--c,1px));inset:var(--a);color:color-mix(in srgb,red,var(--d,blue))">a',
        share,
      ),
    })),
  ];
}

function kind(name: string, page: (share: number) => Partial<HostilePage>): HostileKind {
  return { name, page };
}

/** Elements within each other, then paragraphs in the innermost. */
function nested(piece: string, levels: number, paragraphs: number): string {
  return `${DOCTYPE}${times(piece, levels)}${times('<p>a</p>', paragraphs)}`;
}
