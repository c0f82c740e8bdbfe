import { expect, test } from 'vitest';
import { spell } from './spelled-style.ts';

/** Declarations, a property, what Chromium computes it to, and declarations of the parent. */
const CASES: readonly (readonly [css: string, property: string, expected: string, parent?: string])[] = [
  ['color:inherit', 'color', '#ff0000', 'color:red'],
  ['background:inherit', 'background-color', '#ff0000', 'background:red'],
  ['border:inherit', 'border-top-width', '3px', 'border:3px solid'],
  ['border:inherit', 'border-top-style', 'solid', 'border:3px solid'],
  ['border-color:inherit;color:blue', 'border-top-color', '#0000ff', 'color:red'],
  ['all:unset', 'color', '#ff0000', 'color:red;font-size:20px'],
  ['all:unset', 'display', 'inline', 'color:red;font-size:20px'],
  ['all:unset', 'font-size', '20px', 'color:red;font-size:20px'],
  ['all:initial', 'color', '#000000', 'color:red;font-size:20px'],
  ['all:initial', 'font-size', '16px', 'color:red;font-size:20px'],
  ['color:initial', 'color', '#ffffff', 'color:red;color-scheme:dark'],
  ['margin:unset', 'margin-top', '0px'],
  ['font:unset', 'font-size', '20px', 'font-size:20px'],
  ['line-height:unset', 'line-height', '40px', 'line-height:2;font-size:20px'],
  ['display:INHERIT', 'display', 'grid', 'display:grid'],
  ['width:env(safe-area-inset-top,10px);max-width:calc(1px + env(safe-area-inset-left))', 'max-width', '1px'],
  ['max-width:5px;max-width:env(unknown)', 'max-width', 'none'],
  ['max-width:env(unknown, 3em)', 'max-width', '48px'],
  ['padding:max(1rem,env(safe-area-inset-left))', 'padding-left', '16px'],
];

for (const [css, property, expected, parent] of CASES)
  test(`CSS-wide keywords and environment variables: { ${css} } computes ${property} to ${expected}`, () => {
    expect(spell(css, property, parent)).toBe(expected);
  });
