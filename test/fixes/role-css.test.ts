import { describe, expect, it } from 'vitest';
import { roleChanges } from '../../src/fixes/role-css.ts';
import { survey, TEXT } from './proven.ts';

/** What one declaration becomes on the first element of a page. */
function declared(css: string, property: string, value: string) {
  const html = `<!doctype html><html lang=en><head><title>Page</title><style>${css}</style></head><body><div class="it">Letters</div><p>${TEXT}</p></body></html>`;
  const read = survey(html);
  const index = read.perception.page.elements.findIndex(({ attributes }) => attributes['class'] === 'it');
  return roleChanges([{ role: 'card', property, value, token: null, elements: [index] }], read)[0]
    ?.declarations;
}

describe('a colour declared for a part of the page', () => {
  it.each([
    ['.it { background: url(a.png) }', { 'background-color': '#111111' }],
    ['.it { background: linear-gradient(#fff, #eee), url(a.png) }', { 'background-color': '#111111' }],
    [
      '.it { background: linear-gradient(#fff, #eee) }',
      { 'background-color': '#111111', 'background-image': 'none' },
    ],
    ['.it { background: #fff }', { 'background-color': '#111111' }],
  ])('leaves pictures, and takes away gradients: %s', (css, expected) => {
    expect(declared(css, 'background', '#111111')).toEqual(expected);
  });
});

describe('a padding declared for a part of the page', () => {
  it.each([
    ['.it { width: auto }', { padding: '15px 20px' }],
    ['.it { height: 44px }', { 'padding-right': '20px', 'padding-left': '20px' }],
    ['.it { height: 40px; width: 40px }', undefined],
  ])('is none above and below in a box of a fixed height: %s', (css, expected) => {
    expect(declared(css, 'padding', '15px 20px')).toEqual(expected);
  });
});
