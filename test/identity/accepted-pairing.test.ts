import { describe, expect, it } from 'vitest';
import { acceptedPairing } from '../../src/identity/accepted-pairing.ts';
import { targetOfList } from '../../src/identity/target.ts';
import { pageFromHtml } from '../../src/page/given-page.ts';
import { surveyPage } from '../../src/survey.ts';

const SERIF = 'Lora, serif';
const SANS = '"Open Sans", sans-serif';
/** A target of one serif whose labels are in a sans. */
const TARGET = targetOfList([
  { path: 'font.heading', value: SERIF },
  { path: 'font.body', value: SERIF },
  { path: 'font.label', value: SANS },
]);
const WANTED = { 'type.pairing': 'single-family' } as const;

const NAV = '<nav><a href="/">Journal</a> <a href="/b">Boats and crews</a> <a href="/c">Weather</a></nav>';
const TEXT = `<p>${'The pilot boat has nothing to meet on most mornings of the week. '.repeat(8)}</p>`;

function survey(css: string) {
  const html = `<!doctype html><html lang="en"><title>t</title><style>body { font-family: ${SERIF} } ${css}</style><body>${NAV}<h1>The price of a quiet harbour</h1>${TEXT}</body></html>`;
  return surveyPage(pageFromHtml({ html, baseUrl: 'https://example.test/' }));
}

function acceptedOn(css: string, target = TARGET): readonly string[] {
  return acceptedPairing(WANTED, target, survey(css).features)['type.pairing'] ?? [];
}

describe('acceptedPairing', () => {
  it('has the pair that a page shows by the labels of the target', () => {
    const css = `nav { font-family: ${SANS} }`;
    const read = survey(css).readings['type.pairing'].value;
    expect(read).not.toBe('single-family');
    expect(acceptedOn(css)).toEqual(expect.arrayContaining(['single-family', read]));
  });

  it.each([
    ['headings in the face of labels', `nav, h1 { font-family: ${SANS} }`],
    ['text in the face of labels', `nav, p { font-family: ${SANS} }`],
    ['labels in a face that the target has not', 'nav { font-family: Roboto, sans-serif }'],
    ['labels in the face of the text', ''],
  ])('has no more than the value of the target with %s', (_, css) => {
    expect(acceptedOn(css)).toEqual([]);
  });

  it('needs a face of labels of another kind', () => {
    const css = `nav { font-family: ${SANS} }`;
    expect(acceptedOn(css, targetOfList([{ path: 'font.body', value: SERIF }]))).toEqual([]);
    expect(acceptedPairing(WANTED, null, survey(css).features)).toEqual({});
    expect(acceptedPairing({}, TARGET, survey(css).features)).toEqual({});
  });

  it('leaves a value that the typefaces of the target do not make', () => {
    const other = { 'type.pairing': 'sans/mono' } as const;
    const css = `nav { font-family: ${SANS} }`;
    expect(acceptedPairing(other, TARGET, survey(css).features)).toEqual({});
  });

  it('has both names of a pair whose sans serif the tokens state as a grotesque', () => {
    const [heading, body] = ['"Plume Sans", sans-serif', '"Plume Serif", serif'];
    const css = `body { font-family: ${body} } h1 { font-family: ${heading} }`;
    const target = targetOfList([
      { path: 'font.heading', value: heading },
      { path: 'font.body', value: body },
      { path: 'font-class.heading', value: 'grotesque' },
      { path: 'font-class.body', value: 'serif' },
    ]);
    const read = survey(css).readings['type.pairing'].value;
    expect(read).toBe('serif/sans');
    const accepted = (page: string) =>
      acceptedPairing({ 'type.pairing': 'serif/grotesque' }, target, survey(page).features)['type.pairing'];
    expect(accepted(css)).toContain(read);
    expect(accepted(`${css} h1 { font-family: Arial }`)).toBeUndefined();
  });

  it('has the pair of the names of a stack that ends in another class', () => {
    const [heading, body] = ['gazzetta-variable, sans-serif', '"Zen Kaku Gothic New", sans-serif'];
    const css = `body { font-family: ${body} } h1 { font-family: ${heading} }`;
    const target = targetOfList([
      { path: 'font.heading', value: heading },
      { path: 'font.body', value: body },
      { path: 'font-class.heading', value: 'serif' },
    ]);
    const { readings, features } = survey(css);
    const accepted = acceptedPairing({ 'type.pairing': 'serif/sans' }, target, features)['type.pairing'];
    expect(accepted).toContain(readings['type.pairing'].value);
  });
});
