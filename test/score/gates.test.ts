import { describe, expect, it } from 'vitest';
import { checkGates, failedGate } from '../../src/score/gates.ts';
import { pageFromHtml } from '../../src/page/given-page.ts';
import { surveyPage } from '../../src/survey.ts';

const TEXT = 'Words enough to be a paragraph that somebody would read from its beginning to its end.';

function gate(html: string): string | null {
  return failedGate(checkGates(surveyPage(pageFromHtml({ html: `<!doctype html>${html}` })).perception));
}

describe('the empty page gate', () => {
  it.each([
    ['nothing', '<div id="root"></div>', 'empty_page'],
    [
      'a <noscript> message',
      '<noscript>You need to enable JavaScript to run this app.</noscript>',
      'empty_page',
    ],
    ['hidden text', `<p style="display:none">${TEXT}</p>`, 'empty_page'],
    ['a spinner', '<p>Loading</p><img src="s.gif" width="32" height="32">', 'empty_page'],
    ['text', `<p>${TEXT}</p>`, null],
    ['a picture of size', '<img src="a.jpg" width="800" height="600">', null],
  ])('checks %s: %s', (_, html, expected) => {
    expect(gate(html)).toBe(expected);
  });
});

describe('the contrast floor', () => {
  it.each([
    ['#767676', null], // 4.54:1
    ['#949494', null], // 3.03:1
    ['#969696', 'contrast_floor'], // 2.96:1
    ['#f5f5f5', 'contrast_floor'], // 1.09:1
    ['#ffffff', 'empty_page'], // no letter shows
    ['rgb(0 0 0 / 20%)', 'contrast_floor'],
  ])('for text in %s on white: %s', (color, expected) => {
    expect(gate(`<p style="color:${color}">${TEXT}</p>`)).toBe(expected);
  });

  it('uses the main text, not a caption', () => {
    expect(gate(`<p>${TEXT}</p><small style="color:#ccc">Caption</small>`)).toBeNull();
  });

  it('ignores text over a picture, whose ground is unknown', () => {
    const style = 'background-image:url(night.jpg);color:#fff';
    expect(gate(`<div style="${style}"><p>${TEXT}</p></div>`)).toBeNull();
  });

  it.each([
    'background-image: linear-gradient(transparent, transparent)',
    'background-image: none, linear-gradient(#0000, rgb(255 255 255 / 0))',
    'background: linear-gradient(#000, #333) 0 0 / 0 0',
    'background: url(night.jpg) 0 0 / 100% 0',
  ])('knows the ground below an image that draws nothing: %s', (style) => {
    expect(gate(`<div style="${style}"><p style="color: #ddd">${TEXT}</p></div>`)).toBe('contrast_floor');
  });
});

describe('the results of all gates', () => {
  const checks = (html: string) =>
    checkGates(surveyPage(pageFromHtml({ html: `<!doctype html>${html}` })).perception);

  it('include the measured values', () => {
    expect(checks(`<p>${TEXT}</p>`)).toEqual([
      { gate: 'empty_page', passed: true, measure: '86 visible characters (at least 50), 0 pictures' },
      { gate: 'contrast_floor', passed: true, measure: 'median text contrast 21.00:1 (at least 3:1)' },
    ]);
  });

  it('have no contrast for a page without text', () => {
    expect(checks('<div></div>')[1]).toMatchObject({
      passed: true,
      measure: 'no text on a known background',
    });
  });
});
