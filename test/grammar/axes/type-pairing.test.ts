import { describe, expect, it } from 'vitest';
import { typePairing } from '../../../src/grammar/axes/type-pairing/axis.ts';
import { pairingOf } from '../../../src/grammar/axes/type-pairing/pairing-of.ts';
import { pairingOfStacks } from '../../../src/specimen/brand-families.ts';
import { observeHtml } from './read-html.ts';

const TEXT =
  '<p>The harbour was quiet when the first boats came in, and nobody had yet opened the shutters.</p>';
const PAGE = `<h1>A morning at sea</h1>${TEXT.repeat(3)}<h2>The nets</h2>${TEXT.repeat(3)}`;

const read = (css: string, body = PAGE) => typePairing.read(observeHtml(body, css));

/** A face of every class. */
const FACES = [
  ['Lora', 'serif'],
  ['Georgia', 'serif'],
  ['Open Sans', 'sans'],
  ['Inter', 'grotesque'],
  ['Fira Mono', 'mono'],
  ['Courier New', 'mono'],
  ['Brush Script MT', 'script'],
] as const;

describe('type.pairing', () => {
  it.each([
    ['serif/sans', 'Lora, serif', '"Open Sans", sans-serif'],
    ['serif/sans', '"Open Sans", sans-serif', 'Georgia'],
    ['sans/sans', 'Montserrat, sans-serif', '"Open Sans", sans-serif'],
    ['sans/mono', '"Fira Mono", monospace', '"Fira Sans", sans-serif'],
    ['serif/grotesque', 'Newsreader, serif', 'Inter, sans-serif'],
    ['grotesque/mono', '"IBM Plex Mono"', 'Inter'],
    ['serif/sans', 'Lora, serif', 'Arial, Helvetica, sans-serif'],
    ['serif/sans', 'system-ui, sans-serif', 'Charter, serif'],
    ['serif/grotesque', 'Lora, serif', 'Helvetica, Arial, sans-serif'],
    ['sans/sans', 'house-bold', 'Montserrat, sans-serif'],
    ['single-family', 'Inter', 'Inter'],
    ['single-family', '"Inter Display"', '"Inter Variable"'],
    ['single-family', '"Fira Code", monospace', '"Fira Code", monospace'],
    ['single-family', '"Crimson Text"', 'Georgia'],
  ])('is %s for headings in %s over text in %s', (value, heading, body) => {
    expect(read(`h1, h2 { font-family: ${heading} } body { font-family: ${body} }`).value).toBe(value);
  });

  it.each(
    FACES.flatMap(([heading, headingClass]) =>
      FACES.map(([body, bodyClass]) => [heading, body, headingClass, bodyClass] as const),
    ),
  )(
    'calls %s over %s what their tokens and the specimen of their brand call it',
    (heading, body, ...kinds) => {
      const { value } = read(`h1, h2 { font-family: "${heading}" } body { font-family: "${body}" }`);
      const [headingFace, bodyFace] = [
        { stack: heading, class: kinds[0] },
        { stack: body, class: kinds[1] },
      ];
      expect(pairingOf(headingFace, bodyFace)[0]).toBe(value);
      expect(pairingOfStacks({ heading, body })).toBe(value);
    },
  );

  it('reads hashed names and names behind var()', () => {
    const css = `:root { --head: '__Lora_a1b2c3', '__Lora_Fallback_a1b2c3'; --text: '__Inter_d4e5f6' }
      h1, h2 { font-family: var(--head) } body { font-family: var(--text) }`;
    expect(read(css).value).toBe('serif/grotesque');
  });

  it('ignores code samples and icon fonts', () => {
    const body = `${PAGE}<pre>npm install everything and then some more of it, twice, to be sure</pre>${'<i class="icon">home settings account</i>'.repeat(20)}`;
    const css =
      'body, h1, h2 { font-family: Inter } pre { font-family: monospace } .icon { font-family: "Material Icons" }';
    expect(read(css, body).value).toBe('single-family');
  });

  it('counts a monospace family used for labels', () => {
    const body = `${PAGE}<nav><a href="/">Journal</a> <a href="/b">Boats and crews</a> <a href="/c">Weather reports</a></nav>`;
    expect(read('body { font-family: Inter } nav { font-family: "DM Mono" }', body).value).toBe(
      'grotesque/mono',
    );
  });

  it('shows where the second typeface is', () => {
    const body = `${PAGE}<nav><a href="/">Journal</a> <a href="/b">Boats and crews</a> <a href="/c">Weather reports</a></nav>`;
    const { evidence } = read('body { font-family: Lora } nav { font-family: "Open Sans" }', body);
    expect(evidence.map(({ selector, value }) => [selector, value])).toEqual([
      ['a', 'open sans'],
      ['p', 'lora'],
    ]);
  });

  it('counts a sans that most labels have over text in a serif', () => {
    const body = `${PAGE}<nav><a href="/">Journal</a> <a href="/b">Boats and crews</a> <a href="/c">Weather reports</a></nav>`;
    expect(read('body { font-family: Lora } nav { font-family: "Open Sans" }', body).value).toBe(
      'serif/sans',
    );
  });

  it('counts a family of another kind on a large part of the running text', () => {
    const css = 'body { font-family: "Open Sans" } p:nth-of-type(3n) { font-family: Lora }';
    expect(read(css).value).toBe('serif/sans');
  });

  it('counts several serifs on headings together', () => {
    const body = `${PAGE}${['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight'].map((word) => `<h3 class="${word}">${word} boats</h3>`).join('')}`;
    const css =
      'body { font-family: "Open Sans" } .One { font-family: Lora } .Two { font-family: Prata } .Three { font-family: Spectral }';
    expect(read(`${css} h3 { font-size: 3rem }`, body).value).toBe('serif/sans');
    expect(read(`${css} h3 { font-size: .5rem }`, body).value).toBe('single-family');
  });

  it('ignores one heading in another family', () => {
    const body = PAGE + '<h2>Another part of it</h2>'.repeat(9);
    expect(read('body { font-family: Inter } h2:nth-of-type(2) { font-family: Lora }', body).value).toBe(
      'single-family',
    );
  });

  it('shows nothing on a page without text', () => {
    expect(read('', '<img src="a.png" width="300" height="200" alt="">')).toMatchObject({ value: null });
  });

  it('names both families and offers the twin as runner-up', () => {
    expect(read('h1, h2 { font-family: Lora } body { font-family: Inter }')).toMatchObject({
      measure: 'lora with inter',
      runnerUp: { value: 'serif/sans' },
    });
  });
});
