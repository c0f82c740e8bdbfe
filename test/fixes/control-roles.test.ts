import { describe, expect, it } from 'vitest';
import { proveFixes } from '../../src/fixes/prove-fixes.ts';
import { targetTokens } from '../../src/fixes/target-tokens.ts';
import type { Grammar } from '../../src/grammar/axes/index.ts';
import { targetOfList, targetOfTokens, type TargetIdentity } from '../../src/identity/target.ts';
import { NO_TOKENS } from '../../src/grammar/style-tokens.ts';
import { workshopOf } from '../../src/fixes/workshop.ts';
import { cardOf, survey, TEXT, weights, withCss } from './proven.ts';

const STYLE = `body { margin: 0; font: 16px/1.5 sans-serif; background: #f9fafb; color: #111827 }
main { max-width: 700px; margin: 40px auto }
button { font: 600 16px sans-serif; padding: 8px 16px; border: 0; border-radius: 6px; color: #fff }
.go { background: #4f46e5 } .cancel { background: #dc2626 }`;

const pageWith = (content: string, style = '') =>
  `<!doctype html><html lang=en><head><title>Checkout</title><style>${STYLE}${style}</style></head><body>
<main><h1>Checkout</h1><p>${TEXT}</p>${content}</main></body></html>`;

/** What the sheet of a page says, and the styles of its elements with it by class. */
function sheetOf(html: string, identity: TargetIdentity, target: Grammar) {
  const read = survey(html);
  const { sheet } = proveFixes({
    card: cardOf(read, target),
    survey: read,
    target,
    weights,
    tokens: targetTokens(identity),
    identity: { target: identity, waived: new Map() },
  });
  const css = sheet?.css ?? expect.fail('no sheet');
  const { elements } = survey(withCss(html, css)).perception.page;
  const styleOf = (name: string) =>
    elements.find(({ classes }) => classes.includes(name))?.style ?? expect.fail(name);
  return { css, styleOf };
}

describe('a target whose ground has a hue', () => {
  const brief = [
    { path: 'color.background', value: '#0a1d3f' },
    { path: 'color.accent', value: '#ffa000' },
  ];
  const target: Grammar = { 'surface.dark_mode': 'dark-first', 'surface.ground': 'cool-tinted' };
  const form = `<form><input class="field" value="a@"><button class="go">Continue</button></form>`;
  const edge = '.field { border: 1px solid #4f46e5 }';

  it('has no button or line in the colour of its ground', () => {
    const identity = { ...targetOfList(brief), isPartial: true };
    const { styleOf } = sheetOf(pageWith(form, edge), identity, target);
    expect(styleOf('go')['background-color']).toMatchObject({ r: 255, g: 160, b: 0 });
    expect(styleOf('field')['border-top-color']).toMatchObject({ r: 255, g: 160, b: 0 });
  });
});

const LIGHT = targetOfTokens(
  {
    color: {
      light: {
        background: '#ffffff',
        text: '#0b0c0c',
        surface: '#f4f8fb',
        border: '#cecece',
        primary: '#0f7a52',
        'on-primary': '#ffffff',
        brand: '#1d70b8',
        error: '#ca3535',
      },
    },
  },
  'light',
  { button: { background: '{color.primary}', color: '{color.on-primary}', 'border-radius': '0px' } },
);
const SQUARE: Grammar = {
  'surface.ground': 'white',
  'surface.radius': '0px',
  'surface.borders': 'heavy',
  'palette.strategy': 'duotone',
  'palette.warmth': 'cool',
  'emphasis.cta_treatment': 'filled-solid',
};
const GREEN = { r: 15, g: 122, b: 82 };

describe('buttons beside the main action', () => {
  const buttons = `<form><button class="go">Continue</button> <button class="second" type="button">Save</button>
<button class="off" disabled>Pay now</button> <button class="cancel" type="button">Empty the basket</button></form>`;
  const css = `.second { background: #f9fafb; border: 1px solid #d1d5db; color: #374151 } .off { background: #e5e7eb; color: #9ca3af }`;
  const { styleOf } = sheetOf(pageWith(buttons, css), LIGHT, SQUARE);

  it('leave the colour of the target to it', () => {
    expect(styleOf('go')['background-color']).toMatchObject(GREEN);
    expect(styleOf('cancel')['background-color']).toMatchObject({ r: 220, g: 38, b: 38 });
  });

  it('get no fill where they had none that shows', () => {
    expect(styleOf('second')['background-color']).toMatchObject({ a: 0 });
  });

  it('look unusable where they are', () => {
    expect(styleOf('off')['background-color']).toMatchObject({ r: 229, g: 231, b: 235 });
  });

  it('that are links have their label in the middle of a height, and no line of the former fill', () => {
    const high = targetOfTokens(
      {
        color: {
          light: { background: '#ffffff', text: '#0b0c0c', primary: '#0f7a52', 'on-primary': '#ffffff' },
        },
      },
      'light',
      { button: { background: '#0f7a52', color: '#ffffff', height: '56px', padding: '0 40px' } },
    );
    const link =
      '.link { display: inline-block; background: #4f46e5; color: #fff; padding: 12px 22px; border: 1px solid #4f46e5; text-decoration: none }';
    const { styleOf } = sheetOf(
      pageWith('<p><a class="link" href="/trial">Start a trial</a></p>', link),
      high,
      SQUARE,
    );
    expect(styleOf('link')).toMatchObject({ display: 'inline-flex', 'align-items': 'center' });
    expect(styleOf('link')['border-top-color']).toEqual(styleOf('link')['background-color']);
    expect(styleOf('link')['background-color']).toMatchObject(GREEN);
  });

  it('look unusable also beside usable ones of their class', () => {
    const read = survey(
      pageWith(
        `<p>${'<button class="add">Add</button> '.repeat(3)}<button class="add" disabled>Add</button></p>`,
        '.add { background: #4f46e5 } .add[disabled] { background: #dddddd }',
      ),
    );
    const buttons = read.perception.page.elements.filter(({ tag }) => tag === 'button');
    const usable = buttons.slice(0, 3).map(({ index }) => index);
    const { shorten } = workshopOf({ survey: read, tokens: NO_TOKENS, target: SQUARE });
    const elementsWith = (declarations: Record<string, string>) =>
      shorten({ changes: [{ elements: usable, declarations }] }).changes.flatMap(({ elements }) => elements);
    expect(elementsWith({ 'background-color': '#0f7a52' })).toEqual(usable);
    expect(elementsWith({ 'font-size': '15px' })).toHaveLength(4);
  });

  it('are not filled where they are labels of choices', () => {
    const label = '<label class="tile"><input type="radio" name="d"> Express</label>';
    const tile = '.tile { display: inline-block; padding: 16px 60px; border: 1px solid #d1d5db }';
    const page = pageWith(`<p>${label}</p><form><button class="go">Continue</button></form>`, tile);
    expect(sheetOf(page, LIGHT, SQUARE).styleOf('tile')['background-color']).not.toMatchObject(GREEN);
  });
});

describe('messages of states', () => {
  const css = `.note { border-left: 4px solid; padding: 12px 16px; margin: 20px 0 }
.warning { background: #fff8c5; border-color: #bf8700 } .danger { background: #ffebe9; border-color: #cf222e }
.danger strong { color: #a40e26 } .error { color: #cf222e } .field { border: 1px solid #cf222e }`;
  const content = `<div class="note warning">Events may come twice.</div>
<div class="note danger" role="alert"><strong class="never">Never</strong> parse the body before.</div>
<input class="field" aria-invalid="true" value="a@"><p class="error">Enter a complete address.</p>`;

  it('keep their colours and their box', () => {
    const { styleOf } = sheetOf(pageWith(content, css), LIGHT, SQUARE);
    expect(styleOf('warning')['background-color']).toMatchObject({ r: 255, g: 248, b: 197 });
    expect(styleOf('danger')['background-color']).toMatchObject({ r: 255, g: 235, b: 233 });
    expect(styleOf('danger')['border-left-width']).toBe(4);
    expect(styleOf('never').color).toMatchObject({ r: 164, g: 14, b: 38 });
    expect(styleOf('error').color).toMatchObject({ r: 207, g: 34, b: 46 });
    expect(styleOf('field')['border-top-color']).toMatchObject({ r: 207, g: 34, b: 46 });
  });

  it.each([
    [
      'beside a field with a wrong value',
      '<div><input aria-invalid="true"><p class="msg">Too short.</p></div>',
    ],
    [
      'that describe one',
      '<input aria-invalid="true" aria-describedby="why"><div><p class="msg" id="why">Too short.</p></div>',
    ],
    ['of a price that is lower for now', '<p><span class="msg sale">12.90</span> instead of 20.00</p>'],
    ['of words of code', '<pre><code>const <span class="msg">n</span> = 1;</code></pre>'],
  ])('keep their ink %s', (_, markup) => {
    const { styleOf } = sheetOf(pageWith(markup, '.msg { color: #cf222e }'), LIGHT, SQUARE);
    expect(styleOf('msg').color).toMatchObject({ r: 207, g: 34, b: 46 });
  });

  it('stay red where their ink has to be lighter', () => {
    const dark = targetOfTokens(
      { color: { dark: { background: '#0a1d3f', text: '#ffffff', primary: '#ffa000' } } },
      'dark',
      {},
    );
    const target: Grammar = { 'surface.dark_mode': 'dark-first', 'surface.ground': 'cool-tinted' };
    const { r, g, b } = sheetOf(pageWith(content, css), dark, target).styleOf('error').color;
    expect(r).toBeGreaterThan(2 * Math.max(g, b));
  });
});
