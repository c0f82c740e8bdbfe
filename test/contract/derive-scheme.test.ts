import { describe, expect, it } from 'vitest';
import { entries } from '../catalog/catalog.ts';
import { fillReferences, firstScheme, otherScheme } from '../../src/catalog/flat-tokens.ts';
import { tokenColor, tokenValues } from '../../src/catalog/token-values.ts';
import { contrastRatio } from '../../src/color/contrast.ts';
import { rgbaToOklch } from '../../src/color/oklch.ts';
import { changeTaste } from '../../src/contract/settle/change-taste.ts';
import { deriveScheme } from '../../src/contract/settle/derive-scheme.ts';

const turned = entries.map((entry) => {
  const { grammar_flat, theme, components = {} } = entry;
  const tokens = tokenValues(entry.tokens);
  const scheme = otherScheme(firstScheme(theme, tokens));
  const mode = scheme === 'dark' ? 'dark-first' : 'none';
  const taste = changeTaste(grammar_flat, { tokens, theme, components }, { 'surface.dark_mode': mode });
  const colors = taste.stated.tokens.color[scheme] ?? {};
  return { slug: entry.slug, scheme, isDerived: tokens.color[scheme] === undefined, colors, taste };
});

describe('every brand in its other scheme', () => {
  it('has labels that can be read, in tokens and on buttons', () => {
    for (const { slug, colors, taste } of turned) {
      const values = new Map(Object.entries(colors).map(([name, hex]) => [`color.${name}`, hex]));
      const { background = '', color = '' } = taste.stated.components.button ?? {};
      const pairs = [
        [colors['primary'], colors['on-primary']],
        [fillReferences(background, values), fillReferences(color, values)],
      ];
      for (const pair of pairs) {
        if (!pair.every((hex) => /^#[0-9a-f]{6}$/.test(hex ?? ''))) continue;
        const [fill, label] = pair.map((hex) => tokenColor(hex ?? ''));
        expect(contrastRatio(fill!, label!), `${slug} ${pair.join(' ')}`).toBeGreaterThanOrEqual(3);
      }
    }
  });

  it('is light where it is derived to be light, with text that can be read', () => {
    for (const { slug, scheme, isDerived, colors } of turned) {
      if (!isDerived) continue;
      const { background = '', text, surface } = colors;
      const { l } = rgbaToOklch(tokenColor(background));
      if (scheme === 'light') expect(l, slug).toBeGreaterThanOrEqual(0.95);
      for (const ground of [background, surface])
        if (text !== undefined && ground !== undefined)
          expect(contrastRatio(tokenColor(text), tokenColor(ground)), slug).toBeGreaterThanOrEqual(4.5);
    }
  });
});

describe('panels of a derived scheme', () => {
  it.each([
    ['light', { background: '#0a0a0a', surface: '#141414', 'surface-raised': '#1e1e1e', text: '#f0f0f0' }],
    ['dark', { background: '#ffffff', surface: '#f5f5f5', 'surface-raised': '#ebebeb', text: '#111111' }],
    ['light', { background: '#313338', surface: '#2b2d31', 'surface-raised': '#1e1f22', text: '#dbdee1' }],
  ] as const)('keep their order: %s', (scheme, colors) => {
    const derived = deriveScheme(colors, scheme);
    const order = (own: Readonly<Record<string, string>>) =>
      ['background', 'surface', 'surface-raised']
        .map((name) => contrastRatio(tokenColor(own[name]!), tokenColor(own['text']!)))
        .map((ratio, at, all) => Math.sign(ratio - (all[at - 1] ?? ratio)));
    expect(order(derived)).toEqual(order(colors));
  });
});
