import { describe, expect, it } from 'vitest';
import { schemeGaps } from '../../src/catalog/scheme-gaps.ts';
import { tokenColor, tokenValues } from '../../src/catalog/token-values.ts';
import { composite } from '../../src/color/composite.ts';
import { contrastRatio, TEXT_CONTRAST } from '../../src/color/contrast.ts';
import { completeScheme } from '../../src/contract/settle/complete-scheme.ts';
import { settleTaste } from '../../src/contract/settle/settle-taste.ts';
import { entries } from '../catalog/catalog.ts';

const LIGHT = { background: '#ffffff', text: '#222222', 'surface-raised': '#ffffff' };
const DARK = { background: '#151c24', text: '#d4f1ff' };
const completed = (light: Record<string, string>, dark: Record<string, string> = DARK) => {
  const tokens = { color: { light: { ...LIGHT, ...light }, dark } };
  const { stated, derived } = completeScheme({ tokens, theme: 'light', components: {} });
  return { dark: stated.tokens.color.dark ?? {}, derived };
};

describe('a dark scheme that lacks colours of the light one', () => {
  it('has the ground of a panel that equals the ground', () => {
    expect(completed({}).dark['surface-raised']).toBe('#151c24');
  });

  it.each([
    ['hover', '#d4f1ff'],
    ['highlight', '#ffffba'],
    ['code', '#f4f4f8'],
    ['field-disabled', '#dfdfdf'],
  ])('has %s of %s as a ground for its text', (name, hex) => {
    const { dark, derived } = completed({ [name]: hex });
    expect(derived).toContain(name);
    expect(contrast(dark['text'], dark[name])).toBeGreaterThanOrEqual(TEXT_CONTRAST);
  });

  it.each([
    ['text-muted', '#555555'],
    ['link-hover', '#1d4ed8'],
    ['heading', '#111111'],
  ])('has the ink %s of %s in a colour that can be read', (name, hex) => {
    const { dark } = completed({ [name]: hex });
    expect(contrast(dark[name], dark['background'])).toBeGreaterThanOrEqual(TEXT_CONTRAST);
  });

  it.each([
    ['an accent', { primary: '#58cc02', gold: '#ffc800' }],
    ['a label of a fill', { 'on-primary': '#ffffff' }],
    ['a line', { border: '#e5e5e5', 'border-strong': '#dddddd' }],
  ])('keeps %s', (_, colors) => {
    expect(completed(colors).derived).toEqual(['surface-raised']);
  });

  it('keeps what it states', () => {
    expect(completed({}, { ...DARK, 'surface-raised': '#374251' }).derived).toEqual([]);
  });
});

it('no contract of the catalog has a gap', () => {
  for (const { slug, grammar_flat, tokens, theme, components = {} } of entries) {
    const { stated } = settleTaste(grammar_flat, { tokens: tokenValues(tokens), theme, components });
    expect(schemeGaps(stated.theme, stated.tokens), slug).toEqual([]);
  }
});

function contrast(ink = '', ground = ''): number {
  const below = tokenColor(ground);
  return contrastRatio(composite(tokenColor(ink), below), below);
}
