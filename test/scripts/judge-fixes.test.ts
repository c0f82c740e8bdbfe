import { describe, expect, it } from 'vitest';
import { applyGreedily } from '../../scripts/fixes/apply-greedily.ts';
import { ceilingOf, needsAPerson } from '../../scripts/fixes/ceilings.ts';
import { checkPromises } from '../../scripts/fixes/check-promises.ts';
import { judge, targetOf } from '../../scripts/fixes/judged-page.ts';
import { CATALOG } from '../../src/catalog/built/catalog.ts';
import { catalogIndex } from '../../src/catalog/catalog-index.ts';
import { followTokens } from '../../src/contract/settle/follow-tokens.ts';
import { RELIABILITY } from '../../src/grammar/fitted/fits.ts';
import { NO_TOKENS } from '../../src/grammar/style-tokens.ts';
import { axisWeights } from '../../src/grammar/weights.ts';
import type { Grammar } from '../../src/grammar/axes/index.ts';
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
    const { fixes } = await checkPromises(await withStyle(''), { ...target, trials: 2.6 }, withStyle);
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

it('do not count gestures as reached by styles', () => {
  const grammar: Grammar = { 'surface.ground': 'white', 'motion.trigger': 'gesture' };
  const page = pageFromHtml({
    html: html.replace('</head>', '<style>a{transition:color 1s}a:hover{color:red}</style></head>'),
  });
  const { card } = judge(page, { ...target, grammar });
  expect(card.axes.find(({ id }) => id === 'motion.trigger')?.status).toBe('fail');
  expect(ceilingOf(card, needsAPerson)).toBeLessThan(100);
});
