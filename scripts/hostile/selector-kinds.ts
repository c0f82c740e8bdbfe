import { fillCss, fillHtml, list, times } from './fill.ts';
import type { HostileKind } from './kind.ts';

const PARAGRAPHS = (count: number) => `<!doctype html>${times('<p class=a>a', count)}`;

/** Many rules, long selectors and deep nesting on many elements. */
export const SELECTOR_KINDS: readonly HostileKind[] = [
  {
    name: 'attribute selectors on a long value',
    page: (share) => ({
      html: `<!doctype html><p title="${'b'.repeat(1_000_000 * share)}">a`,
      css: times('[title*="ab"]{top:0}', 20_000 * share),
    }),
  },
  {
    name: 'classes against rules',
    page: (share) => ({
      html: `<!doctype html><p class="${names(80_000 * share, '')}">a`,
      css: fillCss((at) => `.c${at}{color:red}`, share / 3),
    }),
  },
  {
    name: 'rules for everything',
    page: (share) => ({ html: PARAGRAPHS(30_000 * share), css: fillCss('*{top:0}', share) }),
  },
  {
    name: 'descendants of everything',
    page: (share) => ({
      html: `<!doctype html>${times('<div>', 500)}${times('<p class=a>a</p>', 5000 * share)}`,
      css: fillCss((at) => `div div div div .x${at} .a{top:0}`, share / 4),
    }),
  },
  {
    name: ':has() of everything',
    page: (share) => ({
      html: `<!doctype html>${times('<div>', 200)}${times('<p class=a>a</p>', 10_000 * share)}`,
      css: fillCss((at) => `:has(~ .x${at}, + .y, .z .a){top:0}`, share / 8),
    }),
  },
  {
    name: 'positions among siblings',
    page: (share) => ({
      html: PARAGRAPHS(100_000 * share),
      css: fillCss((at) => `:nth-last-child(${at}n+3 of .a){top:0}`, share / 20),
    }),
  },
  {
    name: 'long selector lists',
    page: (share) => ({ html: PARAGRAPHS(300), css: `${list('.a', 900_000 * share)}{top:0}` }),
  },
  {
    name: 'nested :is()',
    page: (share) => ({
      html: PARAGRAPHS(300),
      css: `${times(':is(', 400_000 * share)}p${times(')', 400_000 * share)}{top:0}`,
    }),
  },
  {
    name: 'long compound selectors',
    page: (share) => ({ html: PARAGRAPHS(3000 * share), css: `${times('.a', 900_000 * share)}{top:0}` }),
  },
  {
    name: 'selectors nested in selectors',
    page: (share) => ({
      html: PARAGRAPHS(30),
      css: `${list('.a', 20_000 * share)}{${list('.b &', 20_000 * share)}{top:0}}`,
    }),
  },
  { name: 'nested rules', page: (share) => ({ html: PARAGRAPHS(30), css: times('p,p{', 900_000 * share) }) },
  { name: 'open braces', page: (share) => ({ html: PARAGRAPHS(30), css: fillCss('{', share) }) },
  { name: 'open brackets', page: (share) => ({ html: PARAGRAPHS(30), css: fillCss('p{a:([{', share) }) },
  { name: 'open comments', page: (share) => ({ html: PARAGRAPHS(30), css: fillCss('/*', share) }) },
  { name: 'deep layers', page: (share) => ({ html: PARAGRAPHS(30), css: fillCss('@layer a.b.c{', share) }) },
  {
    name: 'layer names',
    page: (share) => ({ html: PARAGRAPHS(30), css: `@layer ${times('a.', 900_000 * share)}b{p{top:0}}` }),
  },
  {
    name: 'many layers',
    page: (share) => ({ html: PARAGRAPHS(300), css: fillCss((at) => `@layer l${at}{p{top:0}}`, share) }),
  },
  {
    name: 'nested media',
    page: (share) => ({ html: PARAGRAPHS(30), css: fillCss('@media (width>1px){', share) }),
  },
  {
    name: 'hovered rules',
    page: (share) => ({
      html: PARAGRAPHS(30_000 * share),
      css: fillCss((at) => `.a:hover .b${at},p:hover{top:0}`, share / 4),
    }),
  },
  {
    name: 'style elements',
    page: (share) => ({ html: fillHtml('<style>p{top:0}</style>', share) }),
  },
  {
    name: 'style attributes',
    page: (share) => ({
      html: fillHtml('<p style="color:red;margin:1px auto;background:linear-gradient(red,blue)">a', share),
    }),
  },
  {
    name: 'identifiers in quirks mode',
    page: (share) => ({
      html: times('<p id=A class=B>a', 60_000 * share),
      css: fillCss((at) => `#a .b .c${at},#a#A{top:0}`, share / 4),
    }),
  },
];

function names(count: number, separator: string): string {
  return Array.from({ length: Math.max(1, count) }, (_, at) => `c${at}${separator}`).join(' ');
}
