import { describe, expect, it } from 'vitest';
import { entries } from '../catalog/catalog.ts';
import { groupTokens } from '../../src/catalog/listed-tokens.ts';
import { splitOpenAxes } from '../../src/contract/settle/open-axes.ts';
import type { Grammar } from '../../src/grammar/axes/index.ts';
import { contracts as made } from './contracts.ts';

const contracts = entries.map(({ slug }, at) => ({ slug, ...made[at]! }));

describe('axes whose tokens allow several values', () => {
  it.each<[what: string, Grammar, tokens: Record<string, string>, open: readonly string[]]>([
    [
      'radii of different bands',
      { 'surface.radius': '4-6px' },
      { 'button.border-radius': '4px', 'card.border-radius': '12px' },
      ['surface.radius'],
    ],
    [
      'pills beside square fields',
      { 'surface.radius': 'pill' },
      { 'button.border-radius': '9999px', 'input.border-radius': '0px' },
      ['surface.radius'],
    ],
    [
      'radii of one band',
      { 'surface.radius': '4-6px' },
      { 'button.border-radius': '4px', 'card.border-radius': '6px' },
      [],
    ],
    [
      'a section gap near the boundary',
      { 'whitespace.section_gap': 'compact' },
      { 'spacing.section': '60px' },
      ['whitespace.section_gap'],
    ],
    [
      'a section gap well inside the band',
      { 'whitespace.section_gap': 'balanced' },
      { 'spacing.section': '96px' },
      [],
    ],
    [
      'shadows of buttons and focus',
      { 'surface.shadows': 'subtle' },
      { 'shadow.button-edge': '0 2px 0 #000000', 'shadow.focus': '0 0 0 3px #ffdd00' },
      ['surface.shadows'],
    ],
    [
      'links alone in a cool colour on grey grounds',
      { 'palette.warmth': 'cool', 'palette.accent_use': 'rare-signal' },
      { 'color.background': '#ffffff', 'color.surface': '#f5f5f5', 'color.link': '#0b5cff' },
      ['palette.warmth'],
    ],
    [
      'links alone in a cool colour beside pale blue panels',
      { 'palette.warmth': 'cool', 'palette.accent_use': 'rare-signal' },
      { 'color.background': '#ffffff', 'color.surface': '#e6eefc', 'color.link': '#0b5cff' },
      [],
    ],
    ['a shadow of cards', { 'surface.shadows': 'subtle' }, { 'shadow.card': '0 2px 4px #00000020' }, []],
    [
      'emphasis by letters that no token spaces widely',
      { 'emphasis.mechanism': 'spacing' },
      { 'tracking.heading': '-0.006em', 'tracking.label': '0.02em' },
      ['emphasis.mechanism'],
    ],
    [
      'emphasis by widely spaced labels',
      { 'emphasis.mechanism': 'spacing' },
      { 'tracking.heading': '0em', 'tracking.label': '0.12em' },
      [],
    ],
    ['emphasis by spacing without tokens', { 'emphasis.mechanism': 'spacing' }, {}, []],
    ['axes without a value', {}, { 'spacing.section': '60px', 'shadow.button': '0 2px 0 #000000' }, []],
  ])('%s', (_, grammar, list, open) => {
    const tokens = { 'color.background': '#ffffff', ...list };
    const split = splitOpenAxes(
      grammar,
      groupTokens(Object.entries(tokens).map(([name, value]) => ({ path: name, value }))),
    );
    expect(Object.keys(split.open)).toEqual(open);
    expect(Object.keys(split.grammar)).toEqual(Object.keys(grammar).filter((id) => !open.includes(id)));
  });

  it('are neither compared nor required in any contract of the catalog', () => {
    for (const { slug, grammar, open, required } of contracts) {
      const compared = new Set([...Object.keys(grammar), ...required]);
      expect(
        Object.keys(open).filter((id) => compared.has(id)),
        slug,
      ).toEqual([]);
    }
  });

  it.each([
    ['wise', 'surface.radius'],
    ['linear', 'surface.radius'],
    ['govuk', 'whitespace.section_gap'],
    ['govuk', 'surface.shadows'],
  ])('of %s include %s', (slug, axis) => {
    expect(contracts.find((one) => one.slug === slug)?.open).toHaveProperty([axis]);
  });
});
