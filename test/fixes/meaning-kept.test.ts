import { describe, expect, it } from 'vitest';
import { variableSetter } from '../../src/fixes/in-variables.ts';
import { withControlsInSight } from '../../src/fixes/mended-controls.ts';
import { restatedStates } from '../../src/fixes/restated-states.ts';
import { targetTokens } from '../../src/fixes/target-tokens.ts';
import { keptLooks } from '../../src/grammar/kept-looks.ts';
import type { Declarations } from '../../src/grammar/restyle.ts';
import { targetOfTokens } from '../../src/identity/target.ts';
import type { Survey } from '../../src/survey.ts';
import { survey, TEXT, withCss } from './proven.ts';

const TOKENS = targetTokens(
  targetOfTokens(
    {
      color: {
        dark: {
          background: '#08090a',
          text: '#f7f8f8',
          surface: '#1c1d1f',
          primary: '#5e6ad2',
          line: '#23252a',
        },
      },
    },
    'dark',
  ),
);

const page = (css: string, body: string) =>
  `<!doctype html><html lang=en><head><title>Page</title><style>body { margin: 0; font: 16px/1.5 Arial; color: #111; background: #fff } ${css}</style></head><body><h1>Orders</h1><p>${TEXT}</p>${body}</body></html>`;

/** Indices of the elements with the attribute `m`. */
function meantIn({ perception }: Survey): number[] {
  return perception.page.elements.filter(({ attributes }) => 'm' in attributes).map(({ index }) => index);
}

describe('colours that say something', () => {
  const badge = (color: string) => `<p>Order <span style="background: ${color}" m>state</span></p>`;
  const css = 'span { padding: 2px 8px; border-radius: 9px; font-size: 12px } i { display: block }';
  it.each([
    ['badges in three hues', ['#dbeafe', '#dcfce7', '#fee2e2'].map(badge).join(''), true],
    ['badges in one', ['#dbeafe', '#bfdbfe', '#dbeafe'].map(badge).join(''), false],
    [
      'bars of which one stands out',
      ['#93c5fd', '#93c5fd', '#2563eb']
        .map((color) => `<i m style="height: 90px; background: ${color}"></i>`)
        .join(''),
      true,
    ],
    ['a mark without text', '<i m style="width: 12px; height: 12px; background: #f60"></i>', true],
    ['a switch', '<button role=switch aria-checked=true m style="width: 40px; height: 24px"></button>', true],
    [
      'the chosen entry of a menu',
      '<nav><ul><li><a aria-current=page href=a m style="background: #def">One</a><li><a href=b>Two</a></ul></nav>',
      true,
    ],
  ])('are kept on %s', (_, body, isKept) => {
    const read = survey(page(css, body));
    const { fills } = keptLooks(read);
    expect(meantIn(read).map((index) => fills.has(index))).toEqual(meantIn(read).map(() => isKept));
  });

  it('are kept on headings and buttons in a part of danger', () => {
    const read = survey(
      page(
        '.danger h2, .danger button { color: #cf222e }',
        '<section class=danger><h2 m>Delete</h2><p>For good.</p><button type=button>Delete it</button></section>',
      ),
    );
    const { inks, fills } = keptLooks(read);
    const button = read.perception.page.elements.findIndex(({ tag }) => tag === 'button');
    expect([[...inks], [...fills]]).toEqual([meantIn(read), [button]]);
  });
});

describe('custom properties', () => {
  const setIn = (css: string, tag: string, declarations: Declarations) => {
    const { perception, source } = survey(page(css, '<h2>Latest</h2><pre>code</pre><em>Wrong</em>'));
    const elements = perception.page.elements.filter((one) => one.tag === tag).map(({ index }) => index);
    const way = variableSetter(source?.cascade ?? null, TOKENS)(
      { changes: [{ elements, declarations }] },
      0.5,
    );
    return way?.atRules?.join('') ?? '';
  };
  it.each([
    ['a heading', ':root { --big: #cf222e } h2 { color: var(--big) }', 'h2', { color: '#000000' }, true],
    ['an error', ':root { --error: #cf222e } em { color: var(--error) }', 'em', { color: '#000000' }, false],
    [
      'code',
      ':root { --m: Menlo, monospace } h2 { font-family: var(--m) } pre { font: 14px/2 var(--m) }',
      'h2',
      { 'font-family': 'Inter, sans-serif' },
      false,
    ],
  ])('of %s', (_, css, tag, declarations, isSet) => {
    expect(setIn(css, tag, declarations) !== '').toBe(isSet);
  });
});

describe('on a new ground', () => {
  /** What is declared for the element with `m` where those with `g` get a ground. */
  function declaredFor(css: string, body: string, ground: string, tag: string) {
    const read = survey(page(css, body));
    const restyling = { ...read, tokens: TOKENS, target: {} };
    const elements = read.perception.page.elements.filter((one) => one.tag === tag).map(({ index }) => index);
    const way = { changes: [{ elements, declarations: { 'background-color': ground } }] };
    const [meant] = meantIn(read);
    return withControlsInSight(way, restyling)
      .changes.filter((change) => change.elements.includes(meant ?? -1))
      .reduce((all, { declarations }) => ({ ...all, ...declarations }), {});
  }
  const SUBMIT = '<form><input m><button>Save</button></form>';

  it('a button that is off has no fill and a faint ink', () => {
    const css = 'button { background: #fff; border: 1px solid #ccc; padding: 8px 16px }';
    const off = declaredFor(css, '<button disabled m>Back</button><button>Next</button>', '#08090a', 'body');
    expect(off).toEqual({ 'background-color': 'transparent', color: '#f7f8f8' });
  });

  it('a field without a line gets one where it has the colour of its panel', () => {
    const css =
      'form { background: #333; padding: 20px } input { border: 0; background: #fff; padding: 8px }';
    expect(declaredFor(css, SUBMIT, '#ffffff', 'form')).toHaveProperty('border');
    expect(declaredFor(css, SUBMIT, '#dddddd', 'form')).toEqual({});
  });

  it('a main action in the colour of its band gets the ink as its fill', () => {
    const css =
      'section { background: #ddd; padding: 40px } a { background: #333; color: #fff; padding: 12px 24px; display: inline-block }';
    const button = declaredFor(css, '<section><a href=a m>Book a table</a></section>', '#252525', 'section');
    expect(button).toEqual({ 'background-color': '#f7f8f8', color: '#08090a' });
  });
});

describe('what is under the pointer', () => {
  const ROWS = page(
    'tr:hover, input:focus { background: #f8fafc } a { color: #06c } a:hover { color: #036 }',
    `<table><tr><td>Letter</td></tr></table><a href=a>All</a><input>`,
  );
  const stated = (css: string) =>
    restatedStates(survey(ROWS).perception, survey(withCss(ROWS, css)).perception, TOKENS);

  it('gets a surface and an ink of the target where its text would be lost', () => {
    const css = stated(
      'body { background: #08090a; color: #f7f8f8 } a { color: #7fa8ff } input { background: #08090a; color: #f7f8f8 }',
    );
    const fill = '{\n  background-color: #1c1d1f;\n}';
    expect(css).toBe(`tr:hover ${fill}\ninput:focus ${fill}\na:hover {\n  color: #7fa8ff;\n}`);
  });

  it('gets it on those buttons alone that have the new ink', () => {
    const html = page(
      '.b { background: #fff; color: #111; padding: 8px 16px } .b:hover { background: #f8fafc }',
      '<button class="b">Next</button><button class="b main">Order</button>',
    );
    const sheet =
      'body { background: #08090a } .b { background: #08090a; color: #f7f8f8 } .b.main { background: #eee; color: #111 }';
    const css = restatedStates(survey(html).perception, survey(withCss(html, sheet)).perception, TOKENS);
    expect(css).toMatch(/^[^{}]*:hover \{\n {2}background-color: #1c1d1f;\n\}$/);
    expect(survey(withCss(html, sheet + css)).perception.page.facts.interactions.at(-1)?.count).toBe(1);
  });

  it('stays where it can be read', () => {
    expect(stated('body { background: #fffef2 }')).toBe('');
  });
});
