import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seedPages } from '../../scripts/fuzz/seed-pages.ts';
import { parseHex } from '../../src/color/hex.ts';
import { CHROMATIC_FROM, seenOklch } from '../../src/color/seen-hue.ts';
import { pageTokens } from '../../src/contract/page-tokens.ts';
import { extractCandidate } from '../../src/extract/extract-candidate.ts';
import type { AxisId } from '../../src/grammar/axes/index.ts';
import { pageFromHtml } from '../../src/page/given-page.ts';
import { renderSpecimen } from '../../src/specimen/specimen.ts';
import { surveyPage } from '../../src/survey.ts';
import { partialGrammar } from '../specimen/random-grammars.ts';
import { sweep } from '../sample.ts';

const TEXT = 'Words enough to be a paragraph that somebody would read from its beginning to its end.';

/** More colours than the maximum of a palette. */
const FILLS = Array.from({ length: 12 }, (_, i) => `rgb(${20 * i} ${10 * i} 90)`);

/** Values of the readings and of the draft entry for the same page. */
function statementsOf(html: string) {
  const page = pageFromHtml({ html });
  const survey = surveyPage(page);
  const { starterPalette, signatureMoveDraft } = extractCandidate(page, survey);
  const { color } = pageTokens(survey);
  const valueOf = (id: AxisId) => survey.readings[id].value;
  return { ground: survey.readings['surface.ground'], valueOf, color, starterPalette, signatureMoveDraft };
}

function expectAgreement(html: string): void {
  const { ground, valueOf, color, starterPalette, signatureMoveDraft } = statementsOf(html);
  if (ground.value !== null) expect(starterPalette).toContain(ground.evidence[0]?.value);
  expect(starterPalette).toEqual(expect.arrayContaining([color.background, color.text]));
  expect(starterPalette.length).toBeLessThanOrEqual(8);
  const saturation = valueOf('palette.saturation');
  if (saturation === 'desaturated') {
    expect(color.accent).toBeNull();
    expect(signatureMoveDraft).not.toContain('accent');
    return;
  }
  expect(signatureMoveDraft).not.toContain('neutral colours only');
  if (saturation === null) return;
  expect(starterPalette.some(isChromatic)).toBe(true);
  if (color.accent !== null) expect(isChromatic(color.accent)).toBe(true);
}

function isChromatic(hex: string): boolean {
  const color = parseHex(hex.slice(1));
  return color !== null && seenOklch(color).c >= CHROMATIC_FROM;
}

describe('the draft entry and the readings of the same page', () => {
  it.each([
    ['an accent on no control', 'h1, h2 { color: #e4002b } a { color: #111 }'],
    ['an accent of rules alone', 'h2 { border-bottom: 6px solid #0a7d4f } a { color: #111 }'],
    [
      'a coloured band',
      'h1 { background: #7a1fd1; color: #fff; margin: 0; padding: 60px } a { color: #111 }',
    ],
    ['a ground of strong colour', 'html { background: #e8112d; color: #fff } a { color: #fff }'],
    ['a quiet grey', 'body { background: #eee; color: #333 } a { color: #333 }'],
    ['a ground under many cards', 'body { background: #f0e9dc } p { background: #fff }'],
    [
      'more fills than the maximum of a palette',
      'body { background: #0b1020; color: #fff } a { color: #9cf }',
      FILLS.map((color) => `<div style="height: 300px; background: ${color}">${TEXT}</div>`).join(''),
    ],
    [
      'an icon in colour',
      'a { color: #222 }',
      '<svg width="60" height="60"><path fill="#ff3d00" d="M0 0h60v60H0z"/></svg>',
    ],
  ])('agree on %s', (_, css, extra = '') => {
    const blocks = `<h1>Heading</h1><p>${TEXT}</p><h2>Second</h2><p>${TEXT} <a href="/">Further on</a></p>`;
    expectAgreement(`<!doctype html><style>${css}</style><body>${extra}${blocks}`);
  });

  it('agree on every stored page', () => {
    const pages = seedPages(['test/corpus/pages']);
    expect(pages.length).toBeGreaterThan(3);
    for (const html of pages) expectAgreement(html);
  });

  it('agree on any specimen', () => {
    fc.assert(
      fc.property(partialGrammar, (grammar) => expectAgreement(renderSpecimen({ grammar }).html)),
      { numRuns: sweep(5, 15) },
    );
  });
});
