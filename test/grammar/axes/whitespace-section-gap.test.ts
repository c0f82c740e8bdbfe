import { describe, expect, it } from 'vitest';
import { whitespaceSectionGap } from '../../../src/grammar/axes/whitespace-section-gap/axis.ts';
import { readAxes } from '../../../src/grammar/read-axes.ts';
import { observeHtml } from './read-html.ts';

const TEXT =
  '<p>The harbour was quiet when the first boats came in, and nobody had yet opened the shutters.</p>';
const SECTION = `<section><h2>A part</h2>${TEXT.repeat(3)}</section>`;
const PAGE = `<main>${SECTION.repeat(6)}</main>`;
const RESET =
  '* { margin: 0 } body { line-height: 1.17 } h2, p { margin-bottom: 16px } :last-child { margin-bottom: 0 } ';

const read = (css: string, body = PAGE) => whitespaceSectionGap.read(observeHtml(body, RESET + css));
const measureOf = (reading: ReturnType<typeof read>) => (reading.value === null ? '' : reading.measure);

describe('whitespace.section_gap', () => {
  it.each([
    ['compact', 'section { padding: 16px 0 }', 32],
    ['compact', 'section { padding: 30px 0 }', 60],
    ['balanced', 'section { padding: 32px 0 }', 64],
    ['balanced', 'section { padding: 50px 0 }', 100],
    ['grand', 'section { padding: 60px 0 }', 120],
    ['grand', 'section { margin-bottom: 200px }', 200],
    ['grand', 'main { display: grid; gap: 10rem }', 160],
  ])('is %s for %s', (value, css, gap) => {
    const reading = read(css);
    expect(reading.value).toBe(value);
    // Faces stand a pixel higher or lower in their line.
    expect(Math.abs(Number.parseFloat(measureOf(reading)) - gap)).toBeLessThanOrEqual(1);
  });

  it('splits wrappers that contain several sections', () => {
    const body = `<div class="page"><div class="a">${SECTION.repeat(4)}</div></div>`;
    expect(read('section { padding: 70px 0 }', body).value).toBe('grand');
  });

  it('uses the space around the only block of a page', () => {
    expect(read('main { padding: 250px 0 }', `<main><h1>Soon</h1>${TEXT}</main>`).value).toBe('grand');
  });

  it.each([
    ['centred on the screen', 'body { display: grid; place-items: center; height: 100vh }'],
    ['padded', 'body { padding: 260px 0 }'],
  ])('of one block agrees with its measures: %s', (_, css) => {
    const form =
      '<form><h1>Sign in</h1><p>Enter your name below.</p><input><br><input><br><button>Go</button></form>';
    expect(readAxes(observeHtml(form, RESET + css))['whitespace.section_gap'].value).toBe('grand');
  });

  it('begins a section of running text at its heading', () => {
    const body = `<main>${`<h2>A part</h2>${TEXT.repeat(4)}`.repeat(5)}</main>`;
    expect(read('h2 { margin-top: 90px }', body)).toMatchObject({ value: 'balanced' });
  });

  it('does not count elements fixed to the viewport', () => {
    const bar = '<div class="bar"><a href="/">Home</a></div>';
    expect(read('section { padding: 60px 0 } .bar { position: fixed; top: 400px }', bar + PAGE).value).toBe(
      'grand',
    );
  });

  it('shows nothing on an empty page', () => {
    expect(read('', '').value).toBeNull();
  });
});
