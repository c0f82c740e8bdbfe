import { endless } from './endless.ts';
import { fillCss, fillHtml, list, times } from './fill.ts';
import type { HostileKind, HostilePage } from './kind.ts';

const DOCTYPE = '<!doctype html>';
const PARAGRAPHS = (count: number) => `${DOCTYPE}${times('<p class=a>a', count)}`;

/** What is harmless once and multiplies: combinators that go back, lists in lists, what every element inherits. */
export const REPEATED_KINDS: readonly HostileKind[] = [
  ...selectorKinds(),
  ...inheritedKinds(),
  ...valueKinds(),
  ...markupKinds(),
];

function selectorKinds(): HostileKind[] {
  return [
    kind('siblings of siblings', (share) => ({
      html: PARAGRAPHS(20_000 * share),
      css: fillCss((at) => `.x${at % 7} ~ ${'p ~ '.repeat(30)}.a{top:0}`, share / 20),
    })),
    kind('descendants that go back', (share) => ({
      html: nested('<div>', 500, 8000 * share),
      css: fillCss((at) => `.x${at % 7} > ${'div div > '.repeat(20)}.a{top:0}`, share / 40),
    })),
    kind('products of :is()', (share) => ({
      html: nested('<div class=b>', 500, 8000 * share),
      css: fillCss((at) => `:is(.x${at}, .b *) ${':is(.b *, div > *) '.repeat(20)}.a{top:0}`, share / 40),
    })),
    kind(':has() in :has()', (share) => ({
      html: nested('<div>', 500, 5000 * share),
      css: `${times('div:has(', 40)}.x${times(')', 40)}{top:0} :not(${times('div:has(> ', 40)}p${times(')', 40)}){top:0}`.repeat(
        Math.ceil(40 * share),
      ),
    })),
    kind('lists nested in lists', (share) => ({
      html: PARAGRAPHS(3000 * share),
      css: `${list('.a', 30)}{${list('& .b', 30)}{${list('.c &', 30)}{&,& p{top:0}}}}`.repeat(
        Math.ceil(9000 * share),
      ),
    })),
    kind('escaped names', (share) => ({
      html: PARAGRAPHS(3000 * share),
      css: fillCss(String.raw`.\61\000061 \62 , .\1F600  { \63olor: \72 ed; top: "\61\a " }`, share),
    })),
    kind('rules nobody knows', (share) => ({
      html: PARAGRAPHS(3000 * share),
      css: fillCss(
        (at) => `@x${at} y { p { top: 0 } } @counter-style c${at} { symbols: a; suffix: b }`,
        share,
      ),
    })),
  ];
}

function inheritedKinds(): HostileKind[] {
  return [
    kind('100,000 inherited custom properties', (share) => ({
      html: nested('<div class=a>', 500, 20_000 * share),
      css: `${rulesOf(25, (rule) => `:root{${properties(rule, 4000 * share)}}`)} .a { --own: var(--v1-1); top: var(--v24-9) } p { --p: 1 }`,
    })),
    kind('custom properties in the style of each', (share) => ({
      html: fillHtml('<div style="--a:1;--b:var(--a)"><p style="--c:var(--b);--d:2">a</p></div>', share),
      css: rulesOf(5, (rule) => `:root{${properties(rule, 4000 * share)}}`),
    })),
    kind('everything unset', (share) => ({
      html: PARAGRAPHS(20_000 * share),
      css: fillCss('p{all:unset;all:revert-layer;all:inherit}', share),
    })),
    kind('layers that go back', (share) => ({
      html: PARAGRAPHS(10_000 * share),
      css: fillCss((at) => `@layer l${at}{p{color:revert-layer;margin:revert-layer}}`, share),
    })),
    kind('layers that take everything back', (share) => ({
      html: PARAGRAPHS(10_000 * share),
      css: fillCss((at) => `@layer l${at}{p{all:revert-layer}}`, share),
    })),
    kind('shorthands of variables', (share) => ({
      html: PARAGRAPHS(10_000 * share),
      css: fillCss((at) => `p{all:var(--a${at});font:var(--b${at});grid:var(--c${at})}`, share),
    })),
    kind('queries of styles', (share) => ({
      html: nested('<div class=a>', 500, 20_000 * share),
      css: fillCss(
        (at) => `@container style(--a${at}: 1) or style(--b){.a{--a${at + 1}:1;--b:var(--a${at})}}`,
        share,
      ),
    })),
    kind('sizes that multiply', (share) => ({
      html: nested('<div class=a>', 500, 20_000 * share),
      css: '.a { font-size: 200%; line-height: 1e30em; letter-spacing: calc(infinity * 1em); padding: 1e300em; margin: -1e300px; border: 1e9px solid; text-indent: 1e38px }',
    })),
    kind('counters of each level', (share) => ({
      html: nested('<div class=a>', 500, 20_000 * share),
      css: `.a, p { counter-reset: ${times('c ', 4000 * share)}; counter-increment: ${times('c 1000000 d ', 2000 * share)} } p::before { content: ${times('counters(c, "wide separator") ', 2000 * share)} }`,
    })),
  ];
}

function valueKinds(): HostileKind[] {
  return [
    kind('attributes as values', (share) => ({
      html: `${DOCTYPE}<p title="${'a '.repeat(Math.ceil(500_000 * share))}">${times('<p title="some title">a', 20_000 * share)}`,
      css: `p { --t: attr(title type(*)); width: attr(w px, attr(x px, attr(y px, 1px))); ${Array.from({ length: 300 }, (_, at) => `--t${at}: attr(title type(*), var(--t));`).join('')} } p::before { content: ${times('attr(title) attr(title) ', 2000 * share)} }`,
    })),
    kind('filters and clips', (share) => ({
      html: PARAGRAPHS(10_000 * share),
      css: `p { filter: ${times('blur(1px) ', 60_000 * share)}; clip-path: polygon(${list('1px 1px', 80_000 * share)}); text-shadow: ${list('1px 1px red', 60_000 * share)}; mask: ${list('url(a.svg) 1px', 60_000 * share)}; will-change: ${list('top', 90_000 * share)} }`,
    })),
    kind('<use> in backgrounds', (share) => ({
      html: `${DOCTYPE}${Array.from({ length: Math.ceil(300 * share) }, (_, at) => `<p class=u${at}>a`).join('')}`,
      css: fillCss(
        (at) =>
          `.u${at}{background:url("data:image/svg+xml,%3Csvg%20xmlns='http://www.w3.org/2000/svg'%3E${"%3Cg%20id='a'%3E%3Cuse%20href='%23a'/%3E%3Cuse%20href='%23a'/%3E%3C/g%3E".repeat(100)}%3C/svg%3E")}`,
        share,
      ),
    })),
    kind('cells far away', (share) => ({
      html: `${DOCTYPE}${times('<i>a</i>', 22_000 * share)}`,
      css: 'body { display: grid; grid: repeat(1000, 1px) / repeat(1000, minmax(min-content, 1fr)); grid-auto-flow: dense } i { grid-row: span 900; grid-column: 1000000 } i:nth-child(odd) { grid-row: -1000000 / 1000000; grid-column: span 1000000 }',
    })),
  ];
}

function markupKinds(): HostileKind[] {
  return [
    kind('one huge style attribute', (share) => ({
      html: `${DOCTYPE}<p style="${times('color:rgb(1,2,3);background:url(a.png),red;--a:var(--b);', 55_000 * share)}">a`,
    })),
    kind('<use> that doubles', (share) => ({
      html: `${DOCTYPE}<p>a${times(`<svg>${Array.from({ length: 30 }, (_, at) => `<g id=g${at + 1}><use href=#g${at} /><use href=#g${at} /></g>`).join('')}<path d="${'M0 0L1 1A1 1 0 0 0 2 2'.repeat(900)}"/></svg>`, 100 * share)}`,
    })),
    kind('nested JSON-LD', (share) => ({
      html: `${DOCTYPE}<p>a<script type="application/ld+json">${times('{"@graph":[', 130_000 * share)}${times(']}', 130_000 * share)}</script><script type=application/ld+json>[${list('{"@type":"Organization","name":"a","logo":"b"}', 20_000 * share)}]</script>`,
    })),
    kind('shadow roots with sheets', (share) => ({
      html: fillHtml(
        '<div><template shadowrootmode=open><style>:host,::slotted(p),p{top:0}</style><p>a<slot></slot></template><p>b</div>',
        share,
      ),
    })),
    kind('attributes of presentation', (share) => ({
      html: fillHtml(
        '<table bgcolor=red border=9 cellpadding=9 align=center background=a.png><tr><td nowrap valign=top width=9%><font size=+9 color=#abc face=a>a</table>',
        share,
      ),
    })),
    endless(
      'links to sheets and pictures',
      '<link rel=stylesheet href=a.css><link rel=icon href=a sizes=1x1><meta property=og:image content=a.png><base href=/a/>',
    ),
    endless('ruby and directions', '<ruby>a<rt>b<bdo dir=rtl>c<bdi dir=auto>d'),
  ];
}

function kind(name: string, page: (share: number) => Partial<HostilePage>): HostileKind {
  return { name, page };
}

function rulesOf(count: number, rule: (at: number) => string): string {
  return Array.from({ length: count }, (_, at) => rule(at)).join(' ');
}

function properties(rule: number, count: number): string {
  return Array.from({ length: Math.max(1, Math.ceil(count)) }, (_, at) => `--v${rule}-${at}:${at}px;`).join(
    '',
  );
}

/** Elements within each other, then paragraphs in the innermost. */
function nested(piece: string, levels: number, paragraphs: number): string {
  return `${DOCTYPE}${times(piece, levels)}${times('<p class=a>a</p>', paragraphs)}`;
}
