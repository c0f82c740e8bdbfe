import { describe, expect, it } from 'vitest';
import { readableWay } from '../../src/fixes/readable-way.ts';
import { restatedStates } from '../../src/fixes/restated-states.ts';
import { restWeights } from '../../src/fixes/rest-weights.ts';
import { tidyWay } from '../../src/fixes/tidy-way.ts';
import { keptLooks } from '../../src/grammar/kept-looks.ts';
import { changesBy, type Declarations, type Restyling, type Way } from '../../src/grammar/restyle.ts';
import { styleTokens } from '../../src/grammar/style-tokens.ts';
import type { Survey } from '../../src/survey.ts';
import { survey, TEXT, withCss } from './proven.ts';

const TOKENS = styleTokens(
  Object.entries({
    background: '#ffffff',
    text: '#111111',
    primary: '#0073ea',
    'on-primary': '#ffffff',
    'primary-hover': '#0060b9',
    border: '#c3c6d4',
    link: '#1a65a6',
    'text-muted': '#5a5a5a',
  }).map(([name, value]) => ({ path: `color.${name}`, value })),
);
const STYLE = `body { margin: 40px; font: 16px/1.5 Arial; background: #fff; color: #222 } h3 { font-size: 20px }
.go { display: inline-block; padding: 12px 20px; background: #393; color: #fff } .go:hover { background: #060 }
.part a { color: #06c } .ribbon { background: #06c; color: #fff; padding: 2px 8px; font-size: 12px }
.lead { font-size: 22px } .small { color: #777 } .price { font-size: 40px } .price small { font-size: 14px }`;

const read = (body: string) =>
  survey(
    `<!doctype html><html lang=en><head><title>Page</title><style>${STYLE}</style></head><body>${body}<p>${TEXT}</p></body></html>`,
  );
const pageOf = ({ perception, features }: Survey): Restyling => ({
  perception,
  features,
  tokens: TOKENS,
  target: {},
});

/** What a tidy sheet declares for the first element of a class or tag. */
function leftOf(page: Restyling, name: string, declared: Declarations, tidy = tidyWay): Declarations {
  const all = page.perception.page.elements;
  const isMeant = (index: number) => all[index]?.classes[0] === name || all[index]?.tag === name;
  const meant = all.map(({ index }) => index).filter(isMeant);
  const way: Way = tidy({ changes: changesBy(page, meant, () => declared) }, page);
  const own = way.changes.filter(({ elements }) => elements.includes(meant[0] ?? -1));
  return Object.assign({}, ...own.map(({ declarations }) => declarations)) as Declarations;
}

describe('sheets as a designer wants them', () => {
  const page = pageOf(
    read(`<h3>Plans</h3><p class=lead>${TEXT}</p><p class=small>Since 1998</p><span class=ribbon>New</span>
      <p class=part>Read <a href=a>the guide</a> first.</p><a class=go href=b>Start</a><p class=price>$9 <small>a month</small></p>`),
  );

  it('gives the label on the main colour of the target its own ink', () => {
    const left = leftOf(page, 'go', { 'background-color': '#0073ea', color: '#00c875' }, readableWay);
    expect(left['color']).toBe('#ffffff');
  });

  it('draws no box around a link in a sentence and gives it the colour of links', () => {
    const left = leftOf(page, 'a', { background: '#0073ea', color: '#ffffff', 'text-decoration': 'none' });
    expect(left).toEqual({ color: '#1a65a6' });
  });

  it('leaves badges a strong fill and remarks a faint ink', () => {
    expect(leftOf(page, 'ribbon', { 'background-color': '#ffffff' })).toEqual({
      'background-color': '#0073ea',
    });
    expect(leftOf(page, 'small', { color: '#111111' })).toEqual({ color: '#5a5a5a' });
  });

  it('keeps sizes in proportion', () => {
    expect(leftOf(page, 'h3', { 'font-size': '80px', 'line-height': '0.9' })['font-size']).toBe('40px');
    expect(leftOf(page, 'h3', { 'line-height': '0.9' })).toEqual({ 'line-height': '1.2' });
    expect(leftOf(page, 'small', { 'letter-spacing': '-0.02em' })).toEqual({ 'letter-spacing': '-0.02em' });
  });

  it('draws lines where they have room and a colour of the target', () => {
    expect(leftOf(page, 'h3', { 'border-top': '1px solid #ccc' })['padding-top']).toBe('12px');
    expect(leftOf(page, 'lead', { 'border-top': '1px solid #ccc' })).toEqual({});
    expect(leftOf(page, 'body', { 'border-top': '6px solid #0073ea' })).toEqual({});
    expect(leftOf(page, 'h3', { 'border-width': '2px' })).toEqual({
      'border-width': '2px',
      'border-color': '#c3c6d4',
    });
  });
});

describe('states of a sheet', () => {
  const html = `<!doctype html><html lang=en><head><title>Page</title><style>${STYLE}</style></head><body><p>${TEXT}</p><a class=go href=b>Start</a></body></html>`;

  it.each([
    ['importance', '.go { background-color: #0073ea !important; color: #fff }'],
    ['a longer selector', 'p ~ .go[href] { background-color: #0073ea; color: #fff }'],
  ])('are stated again where it outweighs them by %s', (_, css) => {
    const [before, after] = [survey(html), survey(withCss(html, css))];
    const cascade = before.source?.cascade;
    const outweighs = cascade && restWeights(css, cascade);
    expect(restatedStates(before.perception, after.perception, TOKENS, outweighs)).toBe(
      '.go:hover {\n  background-color: #0060b9 !important;\n}',
    );
  });
});

describe('what a page marks', () => {
  it('keeps a button that deletes outside forms, and the only filled entry of a menu', () => {
    const { perception } = read(
      `<button class=danger style="background: #d00; color: #fff">Delete</button><ul>${['', ' style="background: #ddd"', '', ''].map((style) => `<li><a href=x${style}>Entry</a></li>`).join('')}</ul>`,
    );
    const { fills } = keptLooks({ perception });
    const named = perception.page.elements.filter(({ index }) => fills.has(index)).map(({ tag }) => tag);
    expect(named).toEqual(['button', 'a']);
  });
});
