import { describe, expect, it } from 'vitest';
import { proveFixes } from '../../src/fixes/prove-fixes.ts';
import { targetTokens } from '../../src/fixes/target-tokens.ts';
import type { Grammar } from '../../src/grammar/axes/index.ts';
import { targetOfList, type TargetIdentity } from '../../src/identity/target.ts';
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
