import { describe, expect, test } from 'vitest';
import { computeStyle } from '../../src/cascade/compute.ts';
import { declare, MEDIA_CONTEXT, spell, styleOf } from './values/spelled-style.ts';

describe('computeStyle', () => {
  test('the root is a block with 16 px black text for any declared display', () => {
    const { style } = computeStyle(new Map([['display', 'inline']]), null, MEDIA_CONTEXT);
    expect(style).toMatchObject({ display: 'block', 'font-size': 16, color: { r: 0, g: 0, b: 0, a: 1 } });
  });

  test('rem uses the default size on the root, and the root size below it', () => {
    const root = computeStyle(new Map([['font-size', '2rem']]), null, MEDIA_CONTEXT);
    const child = computeStyle(new Map([['font-size', '2rem']]), root, MEDIA_CONTEXT);
    expect([root.style['font-size'], child.style['font-size']]).toEqual([32, 64]);
  });

  test('properties that are not inherited get their initial value', () => {
    expect(spell('', 'background-color', 'background: red')).toBe('#00000000');
    expect(spell('', 'color', 'color: red')).toBe('#ff0000');
  });

  test('borders without a colour use the text colour of their element', () => {
    expect(spell('color: blue; border: 1px solid', 'border-top-color', 'color: red')).toBe('#0000ff');
    expect(spell('', 'outline-color', 'color: red')).toBe('#ff0000');
  });

  test('an inherited currentcolor uses the colour of the inheriting element at any depth', () => {
    const parent = styleOf('color: red; text-shadow: 1px 1px');
    const middle = computeStyle(declare(''), parent, MEDIA_CONTEXT);
    const child = computeStyle(declare('color: blue'), middle, MEDIA_CONTEXT);
    expect(child.style['text-shadow'][0]?.color).toEqual({ r: 0, g: 0, b: 255, a: 1 });
  });

  test('the later of a physical and a flow-relative declaration wins', () => {
    const physicalFirst = new Map([
      ['margin-left', '1px'],
      ['margin-inline-start', '2px'],
    ]);
    const flowFirst = new Map([...physicalFirst].toReversed());
    const left = (declared: Map<string, string>) =>
      computeStyle(declared, null, MEDIA_CONTEXT).style['margin-left'];
    expect(left(physicalFirst)).toEqual({ px: 2, percent: 0 });
    expect(left(flowFirst)).toEqual({ px: 1, percent: 0 });
  });

  test('text that cannot be parsed is treated as unset', () => {
    const parent = styleOf('color: red; width: 3px');
    const declared = new Map([
      ['color', 'nonsense'],
      ['width', 'nonsense'],
    ]);
    const { style } = computeStyle(declared, parent, MEDIA_CONTEXT);
    expect(style.color).toEqual({ r: 255, g: 0, b: 0, a: 1 });
    expect(style.width).toBe('auto');
  });

  test('children of display: contents are items of the parent box', () => {
    const flex = styleOf('display: flex');
    const contents = computeStyle(declare('display: contents'), flex, MEDIA_CONTEXT);
    const child = computeStyle(declare('display: inline'), contents, MEDIA_CONTEXT);
    expect(child.style.display).toBe('block');
  });

  test.each([
    ['normal', '', 'light', 'light'],
    ['normal', 'light dark', 'dark', 'dark'],
    ['dark', '', 'light', 'dark'],
    ['light', '', 'dark', 'light'],
    ['light dark', '', 'dark', 'dark'],
    ['only light', '', 'dark', 'light'],
    ['unknown', '', 'dark', 'light'],
  ] as const)(
    'color-scheme %j on a page of %j for a reader who wants %s is %s',
    (scheme, page, wish, used) => {
      const reader = { ...MEDIA_CONTEXT, scheme: wish, pageSchemes: page };
      const declared = new Map([
        ['color-scheme', scheme],
        ['color', 'light-dark(white, black)'],
      ]);
      const { style } = computeStyle(declared, null, reader);
      expect(style.color.r).toBe(used === 'light' ? 255 : 0);
    },
  );

  test('a thousand nested em sizes stay finite', () => {
    let style = computeStyle(new Map(), null, MEDIA_CONTEXT);
    for (let depth = 0; depth < 1000; depth++)
      style = computeStyle(new Map([['font-size', '10em']]), style, MEDIA_CONTEXT);
    expect(Number.isFinite(style.style['font-size'])).toBe(true);
  });
});
