import { describe, expect, it } from 'vitest';
import { emphasisDensitySignals } from '../../../src/grammar/axes/emphasis-density-signals/axis.ts';
import { observeHtml } from './read-html.ts';

const TEXT =
  '<p>The harbour was quiet when the first boats came in, and nobody had yet opened the shutters.</p>';
const PAGE = `<main>${`<section><h2>A part</h2>${TEXT}${TEXT}</section>`.repeat(5)}</main>`;
const WIDTH = 'main { max-width: 800px } section { padding: 40px; margin: 24px 0 } ';

const read = (css: string, body = PAGE) => emphasisDensitySignals.read(observeHtml(body, WIDTH + css));

describe('emphasis.density_signals', () => {
  it.each([
    ['whitespace', ''],
    ['dividers', 'section + section { border-top: 1px solid #999 }'],
    ['dividers', 'section + section { border-top: 5px solid #1d70b8 }'],
    ['dividers', 'section { border-bottom: 8px solid #222 }'],
    ['borders', 'section { border: 1px solid #999 }'],
    ['grouping-cards', 'section { background: #f1f3f5 }'],
    ['grouping-cards', 'section { box-shadow: 0 2px 8px rgba(0, 0, 0, .2) }'],
    ['grouping-cards', 'section { border: 1px solid #999; background: #e7f5ff }'],
    ['borders', 'section { border: 2px solid #222; background: #fff8dd }'],
  ])('is %s for %s', (value, css) => {
    expect(read(css).value).toBe(value);
  });

  it('sees rules drawn by hr', () => {
    expect(read('', PAGE.replaceAll('</section><section>', '</section><hr><section>')).value).toBe(
      'dividers',
    );
  });

  it('reads bands across the viewport as panels', () => {
    const css = 'main { max-width: none } section:nth-child(odd) { background: #e9ecef }';
    expect(read(css).value).toBe('grouping-cards');
  });

  it('reads one or two bands as header and footer', () => {
    const css = 'main { max-width: none } .band { background: #e9ecef; padding: 60px }';
    const band = `<div class="band">${TEXT.repeat(12)}</div>`;
    expect(read(css, band + PAGE + band).value).toBe('whitespace');
    expect(read(css, `${band + PAGE + band}<div class="band">© 2026</div>`).value).toBe('whitespace');
    expect(read(css, band + band.replace('band', 'band dark')).value).toBe('grouping-cards');
    expect(read(css, band + PAGE + band + PAGE + band).value).toBe('grouping-cards');
  });

  it('sees cards on a dark page', () => {
    expect(read('html { background: #101014; color: #eee } section { background: #22222a }').value).toBe(
      'grouping-cards',
    );
  });

  it('does not read a fill in the colour of the ground as a panel', () => {
    expect(read('section { background: #fff }').value).toBe('whitespace');
  });

  it('counts rules under headings as rules of the gap', () => {
    const rule = 'h2 { border-bottom: 1px solid #999 }';
    const page = (texts: number) =>
      `<main>${`<section><h2>A part</h2>${TEXT.repeat(texts)}</section>`.repeat(5)}</main>`;
    expect(read(rule, page(1)).value).toBe('dividers');
    expect(read(rule, page(4)).value).toBe('whitespace');
  });

  it.each([
    ['whitespace', 1],
    ['grouping-cards', 2],
  ])('reads %s where %i of 5 parts are in boxes', (value, boxed) => {
    const part = (at: number) => `<section class="${at < boxed ? 'box' : ''}">${TEXT}${TEXT}</section>`;
    const body = `<main>${[0, 1, 2, 3, 4].map(part).join('')}</main>`;
    expect(read('section.box { background: #f1f3f5 }', body).value).toBe(value);
  });

  it('shows nothing on an empty page', () => {
    expect(read('', '').value).toBeNull();
  });
});
