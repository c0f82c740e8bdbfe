import { describe, expect, it } from 'vitest';
import { applyGreedily } from '../../scripts/fixes/apply-greedily.ts';
import { ceilingOf, staysWithoutMarkup } from '../../scripts/fixes/ceilings.ts';
import { checkPromises } from '../../scripts/fixes/check-promises.ts';
import { judge, targetOf } from '../../scripts/fixes/judged-page.ts';
import { CATALOG } from '../../src/catalog/built/catalog.ts';
import { catalogIndex } from '../../src/catalog/catalog-index.ts';
import { followTokens } from '../../src/contract/settle/follow-tokens.ts';
import { RELIABILITY } from '../../src/grammar/fitted/fits.ts';
import { NO_TOKENS } from '../../src/grammar/style-tokens.ts';
import type { Page } from '../../src/page/page.ts';
import { axisWeights } from '../../src/grammar/weights.ts';
import type { AxisId, Grammar } from '../../src/grammar/axes/index.ts';
import { pageFromHtml } from '../../src/page/given-page.ts';
import { renderSpecimen } from '../../src/specimen/specimen.ts';

const FROM: Grammar = {
  'surface.ground': 'white',
  'surface.radius': 'pill',
  'type.heading_weight': 'bold',
  'palette.contrast': 'high',
  'whitespace.section_gap': 'grand',
};
const TO: Grammar = {
  'surface.ground': 'cream',
  'surface.radius': '0px',
  'surface.borders': 'hairline',
  'type.heading_weight': 'light',
  'type.body_size': 'large',
  'palette.contrast': 'extreme',
  'whitespace.section_gap': 'compact',
};

const { html } = renderSpecimen({ grammar: FROM });
const target = {
  slug: 'none',
  grammar: TO,
  tokens: NO_TOKENS,
  identity: null,
  weights: axisWeights([], RELIABILITY),
};
const withStyle = async (css: string, added = '') =>
  pageFromHtml({ html: html.replace('</body>', `${added}<style>${css}</style></body>`) });

describe('fixes applied by a machine', () => {
  it('gain what they promise', async () => {
    // Beside a sheet, the service tries few single fixes.
    const { fixes } = await checkPromises({ ...target, trials: 2.6 }, withStyle);
    const verified = fixes.filter(({ gained }) => gained !== null);
    expect(verified.length).toBeGreaterThanOrEqual(3);
    for (const { fix, gained } of verified) expect(gained, fix.axis).toBeCloseTo(fix.predictedDelta, 6);
  });

  it('make the page pass, one after another', async () => {
    const { from, to, ceiling, steps } = await applyGreedily(await withStyle(''), target, withStyle);
    expect(from).toBeLessThan(60);
    expect(to).toBeGreaterThanOrEqual(80);
    expect(to).toBeLessThanOrEqual(ceiling);
    expect(steps).toBeLessThan(8);
  });
});

it('ask for the values of the tokens where an entry has others, as the service does', () => {
  const { brands, weights } = catalogIndex(CATALOG);
  let differing = 0;
  for (const brand of brands) {
    const { entry, grammar, values: tokens, components } = brand;
    const { former } = followTokens(grammar ?? {}, { tokens, theme: entry.theme, components });
    differing += Object.keys(former).length;
    const target = targetOf(brand, weights);
    for (const [axis, value] of Object.entries(former))
      expect(target.grammar[axis as keyof Grammar], `${entry.slug} ${axis}`).not.toBe(value);
  }
  expect(differing).toBeGreaterThan(0);
});

describe('the most that styles can reach', () => {
  const HEAD = '<!doctype html><html lang="en"><head><title>Cups</title><style>';
  const TEXT = `<h1>Cups of clay</h1><p>${'We turn, glaze and fire each cup by hand in our shop. '.repeat(12)}</p>`;
  const HOVER = 'a{transition:color 1s}a:hover{color:red}';
  const LINKS = '<p><a href="/a">Prices</a> <a href="/b">Hours</a></p>';
  const pageWith = (css: string, body: string) =>
    pageFromHtml({ html: `${HEAD}${css}</style></head><body>${TEXT}${body}</body></html>` });
  /** Whether the axis is part of what styles can reach, on a page where it misses the target. */
  const reachable = (page: Page, axis: AxisId, value: string): boolean => {
    const grammar: Grammar = { [axis]: value };
    const { card, survey } = judge(page, { ...target, grammar });
    expect(card.axes.find(({ id }) => id === axis)?.status).toBe('fail');
    return ceilingOf(card, (one) => staysWithoutMarkup(one, survey)) === 100;
  };

  it('leaves out swiping, unless blocks could lie in a row', () => {
    const block = `<div class="cup"><h3>Cup</h3><p>${'Holds a quarter of a litre. '.repeat(4)}</p></div>`;
    const cards = `<div>${block.repeat(4)}</div>`;
    expect(reachable(pageWith(HOVER, LINKS), 'motion.trigger', 'gesture')).toBe(false);
    expect(reachable(pageWith(`${HOVER}.cup{width:260px}`, LINKS + cards), 'motion.trigger', 'gesture')).toBe(
      true,
    );
  });

  it('leaves out photographs as ground, but not gradients', () => {
    const ground = (image: string) => `main{height:900px;background:${image};background-size:cover}`;
    const photo = pageWith(ground('url(beach.jpg)'), '<main></main>');
    const gradient = pageWith(ground('linear-gradient(red, blue)'), '<main></main>');
    expect(reachable(photo, 'surface.texture', 'flat')).toBe(false);
    expect(reachable(gradient, 'surface.texture', 'flat')).toBe(true);
  });

  it('leaves out motion of scripts and markup, but not keyframes and reveals', () => {
    const strips = '<marquee>News of the day</marquee>'.repeat(4);
    const keyframes = '@keyframes go{to{translate:9px 0}}p,h1,main,h2{animation:go 2s infinite}';
    const moving = pageWith(keyframes, '<h2>Glaze</h2><p>Blue.</p><main>Fire</main><p>Clay.</p>');
    for (const [axis, value] of [
      ['motion.budget', 'accent'],
      ['motion.trigger', 'hover-only'],
    ] as const) {
      expect(reachable(pageWith(HOVER, LINKS + strips), axis, value), axis).toBe(false);
      expect(reachable(moving, axis, value), axis).toBe(true);
    }
  });
});
