import { expect, test } from 'vitest';
import { spell } from './spelled-style.ts';

/** Declarations, a property, what Chromium computes it to, and declarations of the parent. */
const CASES: readonly (readonly [css: string, property: string, expected: string, parent?: string])[] = [
  [
    'background:url("a.png") no-repeat 50% 10px/cover border-box fixed, linear-gradient(red, blue) #fff',
    'background-image',
    'url(a.png), linear(#ff0000 #0000ff)',
  ],
  [
    'background:url("a.png") no-repeat 50% 10px/cover border-box fixed, linear-gradient(red, blue) #fff',
    'background-position',
    '50% 10px, 0% 0%',
  ],
  [
    'background:url("a.png") no-repeat 50% 10px/cover border-box fixed, linear-gradient(red, blue) #fff',
    'background-size',
    'cover, auto',
  ],
  [
    'background:url("a.png") no-repeat 50% 10px/cover border-box fixed, linear-gradient(red, blue) #fff',
    'background-repeat',
    'no-repeat, repeat',
  ],
  [
    'background:url("a.png") no-repeat 50% 10px/cover border-box fixed, linear-gradient(red, blue) #fff',
    'background-attachment',
    'fixed, scroll',
  ],
  [
    'background:url("a.png") no-repeat 50% 10px/cover border-box fixed, linear-gradient(red, blue) #fff',
    'background-clip',
    'border-box, border-box',
  ],
  [
    'background:url("a.png") no-repeat 50% 10px/cover border-box fixed, linear-gradient(red, blue) #fff',
    'background-color',
    '#ffffff',
  ],
  ['background:red', 'background-color', '#ff0000'],
  ['background:red', 'background-image', 'none'],
  ['background:red,blue', 'background-color', '#00000000'],
  ['background:red;background:url(x) bogus', 'background-color', '#ff0000'],
  ['background:none', 'background-color', '#00000000'],
  ['background:0 0', 'background-position', '0px 0px'],
  ['background:0 0', 'background-color', '#00000000'],
  ['background:red text', 'background-clip', 'text'],
  ['background:color-mix(in srgb, currentcolor 50%, white)', 'background-color', '#808080', 'color:black'],
  ['background:-webkit-linear-gradient(top,red,blue)', 'background-image', 'linear(#ff0000 #0000ff)'],
  ['background:-webkit-linear-gradient(to top,red,blue)', 'background-image', 'none'],
  ['background:linear-gradient(top,red,blue)', 'background-image', 'none'],
  ['background:-moz-linear-gradient(top,red,blue)', 'background-image', 'none'],
  [
    'background:-webkit-gradient(linear,left top,left bottom,from(red),color-stop(50%,blue),to(green))',
    'background-image',
    'linear(#ff0000 #0000ff #008000)',
  ],
  [
    'background-image:conic-gradient(from 45deg at center, red, 20deg, blue)',
    'background-image',
    'conic(#ff0000 #0000ff)',
  ],
  ['background-image:linear-gradient(red)', 'background-image', 'linear(#ff0000)'],
  ['background-image:linear-gradient(20%, red, blue)', 'background-image', 'none'],
  [
    'background-image:linear-gradient(in oklch longer hue to right, red, currentcolor)',
    'background-image',
    'linear(#ff0000 #00ff00)',
    'color:#00ff00',
  ],
  ['background-image:none,url(b)', 'background-image', 'none, url(b)'],
  ['background-image:cross-fade(url(a) 20%, url(b) 80%)', 'background-image', 'url(b)'],
  ['background-image:cross-fade(url(a), url(b) 40%)', 'background-image', 'url(a)'],
  ['background-image:cross-fade(10% url(a), red)', 'background-image', 'linear(#ff0000)'],
  ['background-image:-webkit-cross-fade(url(a), url(b), 30%)', 'background-image', 'url(a)'],
  ['background-image:-webkit-cross-fade(url(a), url(b), 70%)', 'background-image', 'url(b)'],
  ['background-image:cross-fade(url(a) 20%, red 80% blue)', 'background-image', 'none'],
  ['background-image:url(a b)', 'background-image', 'none'],
  ['background-size:10px', 'background-size', '10px auto'],
  ['background-size:auto 50%', 'background-size', 'auto 50%'],
  ['background-size:cover,contain', 'background-size', 'cover'],
  ['background-image:url(a),url(b);background-size:cover', 'background-size', 'cover, cover'],
  ['background-position:right 10px top 2em', 'background-position', 'calc(100% - 10px) 32px'],
  ['background-position:left', 'background-position', '0% 50%'],
  ['background-position:bottom right', 'background-position', '100% 100%'],
  ['background-position:10px left', 'background-position', '0% 0%'],
  ['background-position:top 10px', 'background-position', '0% 0%'],
  ['background-position:right 3em center', 'background-position', 'calc(100% - 48px) 50%'],
  ['background-position:calc(100% - 1em) 50%', 'background-position', 'calc(100% - 16px) 50%'],
  ['background-position-x:25%', 'background-position', '25% 0%'],
  [
    'background:url(a) 10px 20px,url(b);background-position-y:bottom 1em,3px',
    'background-position',
    '10px calc(100% - 16px), 0% 3px',
  ],
  ['background-repeat:no-repeat repeat', 'background-repeat', 'repeat-y'],
  ['background-repeat:round space', 'background-repeat', 'round space'],
  ['-webkit-background-clip:text', 'background-clip', 'text'],
  ['mask:linear-gradient(red,blue)', 'mask-image', 'linear(#ff0000 #0000ff)'],
  ['-webkit-mask:url(a.svg) no-repeat center / contain', 'mask-image', 'url(a.svg)'],
];

for (const [css, property, expected, parent] of CASES)
  test(`backgrounds, gradients and masks: { ${css} } computes ${property} to ${expected}`, () => {
    expect(spell(css, property, parent)).toBe(expected);
  });
