import { describe, expect, it } from 'vitest';
import { fixedCard, targetOf } from '../../scripts/fixes/judged-page.ts';
import { CATALOG } from '../../src/catalog/built/catalog.ts';
import { catalogIndex } from '../../src/catalog/catalog-index.ts';
import { contrastOn } from '../../src/color/contrast.ts';
import { groundsOf } from '../../src/perception/visible-page.ts';
import { survey, withCss } from './proven.ts';

const catalog = catalogIndex(CATALOG);
const TRIALS = 20; // as on the machine of a caller
const cardFor = (html: string, slug: string) => {
  const target = targetOf(catalog.bySlug(slug) ?? expect.fail('no brand'), catalog.weights);
  return fixedCard(survey(html), { ...target, trials: TRIALS });
};

/** A page that is dark for readers who ask for it, by custom properties. */
const ADAPTIVE = `<!doctype html><html lang=en><head><title>Millrace</title><style>
:root { --bg: #fbfaf7; --surface: #fff; --text: #22261f; --muted: #666c60; --brand: #2f6b3c }
@media (prefers-color-scheme: dark) { :root { --bg: #141712; --surface: #1d211a; --text: #e9ebe4; --muted: #a3a99b; --brand: #7fc48d } }
body { margin: 0; font: 16px/1.6 sans-serif; background: var(--bg); color: var(--text) } main { max-width: 900px; margin: 20px auto }
nav a { color: var(--muted) } .card { background: var(--surface); padding: 24px } .card p { color: var(--muted) }
.quote { background: #234f2d; color: #fff; padding: 40px } .go { background: var(--brand); color: var(--bg); padding: 10px 20px; border-radius: 8px; text-decoration: none }
</style></head><body><nav><a href=/f>Features</a> <a href=/d>Docs</a></nav><main><h1>Every repair on time</h1><p>Millrace plans your stands and orders parts before they run out.</p>
<p><a class=go href=/a>Start free trial</a></p><div class=card><h3>Planning</h3><p>Drag jobs between stands, and the hours are checked.</p></div></main>
<section class=quote><p>We did forty more services in May with the same two people.</p></section></body></html>`;

/** The contrast of each text for readers who ask for dark. */
function darkContrasts(html: string): ReadonlyMap<number, number> {
  const { perception } = survey(html);
  const styles = perception.page.dark[0]?.styles;
  const elements = perception.page.elements.map((element) => ({
    ...element,
    style: styles?.[element.index] ?? element.style,
  }));
  const groundIn = groundsOf(elements);
  return new Map(
    perception.runs.map(({ element: { index } }) => {
      const ink = elements[index]?.style.color ?? expect.fail('no style');
      return [index, contrastOn(ink, groundIn(index).color)];
    }),
  );
}

describe.each(['airbnb', 'govuk', 'linear', 'notion', 'stripe'])('with every stylesheet for %s', (slug) => {
  const { sheet, fixes, partFixes } = cardFor(ADAPTIVE, slug);
  const all = [...fixes, ...partFixes].flatMap(({ css }) => css ?? []);

  it('the dark scheme of a page stays readable', () => {
    const before = darkContrasts(ADAPTIVE);
    for (const css of [...all, sheet?.css ?? '']) {
      const after = darkContrasts(withCss(ADAPTIVE, css));
      const hard = [...after].filter(([index, ratio]) => ratio < Math.min(4.5, before.get(index) ?? 4.5));
      expect(hard, css).toEqual([]);
    }
  });

  it('a border that is taken away goes in both schemes', () => {
    for (const css of all)
      expect(css).not.toMatch(/border-style: solid;\s*\}[^{]*\{[^}]*border-color: transparent/);
  });
});

it('a grey line for the light scheme is none for the dark one', () => {
  const { sheet } = cardFor(ADAPTIVE, 'vercel');
  const css = sheet?.css ?? expect.fail('no sheet');
  expect(css).toMatch(/@media \(prefers-color-scheme: light\) \{[^@]*border: 1px solid #ebebeb/);
  const { perception } = survey(withCss(ADAPTIVE, css));
  const inDark = perception.page.dark[0]?.styles.flatMap((style) =>
    style === null ? [] : style['border-top-width'],
  );
  expect(new Set(inDark)).toEqual(new Set([0]));
});

describe('a light ground for a target without a dark scheme', () => {
  it('takes back that of the page', () => {
    const ground = cardFor(ADAPTIVE, 'airbnb').fixes.find(({ axis }) => axis === 'surface.ground');
    expect(ground?.css).toContain('@media (prefers-color-scheme: dark) {\n  :root {\n    --bg: #fbfaf7;');
    expect(survey(withCss(ADAPTIVE, ground?.css ?? '')).readings['surface.dark_mode'].value).toBe('none');
  });
});

it('a fix of the identity declares no ink that a text has already', () => {
  const links = cardFor(ADAPTIVE, 'linear').partFixes.find(({ part }) => part === 'color.primary');
  expect(links?.css).toContain('.go {');
  expect(links?.css).not.toContain('#666c60');
});
