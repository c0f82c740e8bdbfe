import { expect, it } from 'vitest';
import { tokenColor } from '../../src/catalog/token-values.ts';
import { contrastOn } from '../../src/color/contrast.ts';
import { changeColors } from '../../src/contract/settle/change-colors.ts';
import { withLegibleStates } from '../../src/contract/settle/legible-states.ts';
import { entries } from '../catalog/catalog.ts';
import { sampleOf } from '../sample.ts';
import { tokenValues } from '../../src/catalog/token-values.ts';

it.each([
  [
    'a dark label: the state is lighter',
    { primary: '#228b22', 'on-primary': '#0a0a0a', 'primary-hover': '#0f7012' },
    '#4ca34a',
  ],
  [
    'a label that can be read',
    { primary: '#d48908', 'on-primary': '#08090a', 'primary-hover': '#e29626' },
    '#e29626',
  ],
  [
    'a label of its own',
    {
      primary: '#228b22',
      'on-primary': '#0a0a0a',
      'primary-hover': '#0f7012',
      'on-primary-hover': '#ffffff',
    },
    '#0f7012',
  ],
  ['no label', { primary: '#228b22', 'primary-hover': '#0f7012' }, '#0f7012'],
])('%s', (_, colors, hover) => {
  expect(withLegibleStates(colors, {})['primary-hover']).toBe(hover);
  expect(withLegibleStates(colors, colors)['primary-hover']).toBe(colors['primary-hover']);
});

it.each(['#228b22', '#ffcc00', '#b3005e', '#1a1a1a', '#9ad0ff'])(
  'the label of buttons in %s can be read under the pointer, whatever the brand',
  (value) => {
    for (const { tokens } of sampleOf(entries, 60)) {
      const color = tokenValues(tokens).color;
      const own = color.light ?? color.dark;
      if (own === undefined) continue;
      const colors = changeColors(own, {}, [{ path: 'color.primary', value }]);
      const { 'primary-hover': hover, 'on-primary': label, primary } = colors;
      if (
        hover === undefined ||
        label === undefined ||
        primary === undefined ||
        hover === own['primary-hover']
      )
        continue;
      if (colors['on-primary-hover'] !== undefined) continue;
      const rest = contrastOn(tokenColor(label), tokenColor(primary));
      expect(contrastOn(tokenColor(label), tokenColor(hover))).toBeGreaterThanOrEqual(
        Math.min(4.5, rest) - 0.05,
      );
    }
  },
);
