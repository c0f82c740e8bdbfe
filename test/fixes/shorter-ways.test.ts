import { describe, expect, it } from 'vitest';
import { effectiveWay } from '../../src/fixes/effective-way.ts';
import { inheritanceTrimmer } from '../../src/fixes/inherited-changes.ts';
import type { Way } from '../../src/grammar/restyle.ts';
import { survey, withCss } from './proven.ts';

const html = `<!doctype html><html lang=en><head><title>Letters</title><style>
body { color: #222 } h2 { color: #222 } .note { font-weight: 400 }
</style></head><body><h2>Archive</h2><p>One letter.</p><p class="note">Two letters.</p>
<p style="color: #222">Three letters.</p><a href="/x">More</a></body></html>`;

const { source, page } = survey(html);
const trim = inheritanceTrimmer(source?.cascade ?? null);
const indexOf = (selector: string) =>
  page.elements.findIndex(
    ({ tag, classes, attributes }) =>
      `${tag}${classes.map((name) => `.${name}`).join('')}${attributes['style'] === undefined ? '' : '[style]'}` ===
      selector,
  );
const [body, heading, plain, note, styled, link] = ['body', 'h2', 'p', 'p.note', 'p[style]', 'a'].map(
  indexOf,
);

function coloured(way: Way, property = 'color') {
  return trim(way)
    .changes.filter(({ declarations }) => property in declarations)
    .flatMap(({ elements }) => elements)
    .toSorted((a, b) => a - b);
}

function all(...elements: (number | undefined)[]): number[] {
  return elements.flatMap((index) => index ?? []).toSorted((a, b) => a - b);
}

describe('what is declared above', () => {
  const everywhere = all(body, heading, plain, note, styled, link);

  it('is left to inheritance where the page declares nothing itself', () => {
    const way = { changes: [{ elements: everywhere, declarations: { color: '#eee' } }] };
    expect(coloured(way)).toEqual(all(body, heading, styled, link));
  });

  it('stays where another value is inherited', () => {
    const changes = [
      { elements: all(body), declarations: { color: '#eee' } },
      { elements: all(plain), declarations: { color: '#ddd' } },
    ];
    expect(coloured({ changes })).toEqual(all(body, plain));
  });

  it('stays without an element above', () => {
    const way = { changes: [{ elements: all(plain, note), declarations: { color: '#eee' } }] };
    expect(coloured(way)).toEqual(all(plain, note));
  });

  it('is trimmed by property, and properties that are not inherited stay', () => {
    const declarations = { 'font-weight': '700', margin: '0' };
    const way = { changes: [{ elements: all(body, plain, note), declarations }] };
    expect(coloured(way, 'font-weight')).toEqual(all(body, note));
    expect(coloured(way, 'margin')).toEqual(all(body, plain, note));
  });

  it('stays on a page whose rules are not known', () => {
    const way = { changes: [{ elements: everywhere, declarations: { color: '#eee' } }] };
    expect(inheritanceTrimmer(null)(way)).toBe(way);
  });
});

describe('what changes nothing', () => {
  const line = '16px solid #ff0077';
  const lined = html.replace('</style>', `body { border: 1px solid #333; border-top: ${line} }</style>`);
  const shortened = (declarations: Way['changes'][number]['declarations']) => {
    const before = survey(lined);
    const css = Object.entries(declarations).map(([property, value]) => `${property}: ${value}`);
    const after = survey(withCss(lined, `body { ${css.join(';')} }`));
    const way = { changes: [{ elements: all(body), declarations }] };
    const [change] = effectiveWay(way, before.perception.page, after.perception.page).changes;
    return change?.declarations;
  };

  it('is left out', () => {
    expect(shortened({ 'border-top': line, color: '#000' })).toEqual({ color: '#000' });
  });

  it('stays where what is left would change it', () => {
    const declarations = { 'border-color': '#eee', 'border-top': line };
    expect(shortened(declarations)).toEqual(declarations);
  });
});

it('an ink that keeps a text as it was, where what it inherits from gets another, is no line without effect', () => {
  const way: Way = {
    changes: [
      { elements: [body ?? -1], declarations: { color: '#f7f8f8' } },
      { elements: [note ?? -1], declarations: { color: '#222222' } },
    ],
  };
  const after = survey(withCss(html, 'body { color: #f7f8f8 } .note { color: #222222 }'));
  const { changes } = effectiveWay(way, survey(html).perception.page, after.perception.page);
  expect(changes.flatMap(({ elements }) => elements)).toEqual([body, note]);
});
