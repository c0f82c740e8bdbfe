import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tokenColor } from '../../src/catalog/token-values.ts';
import { contrastRatio } from '../../src/color/contrast.ts';
import { rgbaToOklch } from '../../src/color/oklch.ts';
import { repairContrast } from '../../src/compose/repair-contrast.ts';

const ratio = (a = '#000000', b = '#000000') => contrastRatio(tokenColor(a), tokenColor(b));
const hue = (hex = '#000000') => rgbaToOklch(tokenColor(hex)).h;

const ON_WHITE = { background: '#ffffff', surface: '#fafafa' };
const NIGHT = { background: '#050505', surface: '#101010' };

describe('a control on a new ground', () => {
  it.each([
    ['a neon fill', '#d4ff00', NIGHT, ON_WHITE],
    ['a pale fill', '#ffd9ec', NIGHT, ON_WHITE],
    ['a deep fill', '#1a1464', ON_WHITE, NIGHT],
  ])('%s is moved to 3:1 in its own hue', (_, primary, home, ground) => {
    const { colors, conflicts } = repairContrast({ ...ground, primary }, { ...home, primary }, 'light');
    const moved = colors['primary'];
    expect(ratio(moved, ground.background)).toBeGreaterThanOrEqual(3);
    expect(ratio(moved, ground.surface)).toBeGreaterThanOrEqual(3);
    expect(Math.abs(hue(moved) - hue(primary))).toBeLessThan(12);
    expect(conflicts).toEqual([
      expect.objectContaining({ code: 'contrast', subject: 'color.light.primary', from: primary, to: moved }),
    ]);
    expect(conflicts[0]?.detail).toContain('WCAG 1.4.11');
  });

  it('without a hue keeps the strength it has at home', () => {
    const { colors } = repairContrast(
      { ...ON_WHITE, primary: '#f5f5f5' },
      { ...NIGHT, primary: '#f5f5f5' },
      'light',
    );
    expect(ratio(colors['primary'], ON_WHITE.background)).toBeGreaterThan(15);
  });

  it('keeps its label readable when it moves', () => {
    const given = { ...NIGHT, primary: '#ffe14d', 'on-primary': '#3d3200' };
    const { colors, conflicts } = repairContrast({ ...given, ...ON_WHITE }, given, 'light');
    expect(ratio(colors['on-primary'], colors['primary'])).toBeGreaterThanOrEqual(4.5);
    expect(conflicts.map(({ subject }) => subject)).toEqual([
      'color.light.primary',
      'color.light.on-primary',
    ]);
  });
});

describe('a colour with low contrast at its own brand', () => {
  it.each([
    ['primary', '#ffd400'],
    ['focus', '#cfe8ff'],
    ['accent', '#f0f0f0'],
  ])('as %s is kept and told', (name, hex) => {
    const own = { ...ON_WHITE, [name]: hex };
    const { colors, conflicts } = repairContrast(own, own, 'light');
    expect(colors[name]).toBe(hex);
    expect(conflicts).toEqual([
      expect.objectContaining({
        subject: `color.light.${name}`,
        from: hex,
        to: null,
        detail: expect.stringContaining('it was not changed'),
      }),
    ]);
  });
});

it('text that no lightness makes readable on every ground is reported', () => {
  const split = { background: '#ffffff', surface: '#3a3a3a', text: '#333333' };
  const { conflicts } = repairContrast(split, split, 'light');
  expect(conflicts).toContainEqual(expect.objectContaining({ subject: 'color.light.text', to: null }));
});

it('colours of neither text nor controls stay unchanged', () => {
  const colors = { ...ON_WHITE, border: '#fefefe', 'text-disabled': '#eeeeee', warning: '#ffffee' };
  expect(repairContrast(colors, colors, 'light')).toEqual({ colors, conflicts: [] });
});

it('any primary colour and its label are visible or reported', () => {
  const hex = fc.nat(0xffffff).map((value) => `#${value.toString(16).padStart(6, '0')}`);
  const palette = fc.record({ background: hex, surface: hex, primary: hex, 'on-primary': hex });
  fc.assert(
    fc.property(palette, palette, (ground, ink) => {
      const merged = { ...ink, background: ground.background, surface: ground.surface };
      const { colors, conflicts } = repairContrast(merged, ink, 'light');
      const kept = conflicts.filter(({ to }) => to === null).map(({ subject }) => subject);
      if (!kept.includes('color.light.primary'))
        expect(ratio(colors['primary'], ground.background)).toBeGreaterThanOrEqual(3);
      expect(ratio(colors['on-primary'], colors['primary'])).toBeGreaterThanOrEqual(4.5);
      expect(repairContrast(colors, colors, 'light').colors).toEqual(colors);
    }),
    { numRuns: 300 },
  );
});

it('states and veils of a dark palette are seen on a light ground', () => {
  const home = {
    background: '#121212',
    text: '#ffffff',
    error: '#f3727f',
    tint: '#ffffff1a',
  };
  const merged = { ...home, background: '#ffffff', text: '#181818' };
  const { colors, conflicts } = repairContrast(merged, home, 'light');
  expect(colors['tint']).toBe('#1818181a');
  expect(colors['error']).not.toBe(home.error);
  expect(conflicts.map(({ subject }) => subject).toSorted()).toEqual([
    'color.light.error',
    'color.light.tint',
  ]);
});
