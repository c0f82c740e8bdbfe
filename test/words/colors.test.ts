import { describe, expect, it } from 'vitest';
import { parseHex } from '../../src/color/hex.ts';
import { hueName } from '../../src/color/hue-name.ts';
import { rgbaToOklch } from '../../src/color/oklch.ts';
import { readColors } from '../../src/words/read-colors.ts';

const colors = (text: string) =>
  readColors(text, []).statements.map(({ span, polarity }) => `${polarity} ${span.text}`);
const roles = (text: string) =>
  readColors(text, []).statements.map((one) => `${one.span.text}: ${one.kind === 'color' ? one.role : null}`);

describe('a colour is read', () => {
  it.each([
    ['Greens and browns, muted', ['for Greens', 'for browns']],
    ['greenish cards', ['for greenish']],
    ['no reds', ['against reds']],
    ['one rust red accent', ['for rust red']],
    ['teal, red and red green', ['for teal', 'for red', 'for red', 'for green']],
    ['a blues band that sells oranges', []],
    ['a deep forest green ground', ['for deep forest green']],
    ['neon green buttons', ['for neon green']],
    ['dark, green and calm', ['for green']],
    ['a white page', []],
  ])('in %j as %j', (text, expected) => {
    expect(colors(text)).toEqual(expected);
  });

  it.each([
    ['deep navy page, cream text, gold buttons', ['deep navy: background', 'cream: text', 'gold: primary']],
    ['dark purple background with neon green buttons', ['dark purple: background', 'neon green: primary']],
    ['burgundy background, ivory text', ['burgundy: background', 'ivory: text']],
    ['dark brown text on soft pink', ['dark brown: text', 'soft pink: background']],
    ['contrast 4.5, brown on cream', ['brown: text']],
    ['navy blue on ivory', ['navy blue: text', 'ivory: background']],
    ['the page is dark teal', ['dark teal: background']],
    ['white letters on a deep red page', ['white: text', 'deep red: background']],
    ['buttons in burnt orange', ['burnt orange: primary']],
    ['light blue background, dark blue text', ['light blue: background', 'dark blue: text']],
  ])('with the part of the page that it is for, in %j', (text, expected) => {
    expect(roles(text)).toEqual(expected);
  });

  // what most people would call it, and how light it is (OKLCH)
  it.each([
    ['dark green ground', 'green', 0.2, 0.46],
    ['deep forest green ground', 'green', 0.2, 0.42],
    ['dark purple background', 'purple', 0.2, 0.36],
    ['deep navy page', 'blue', 0.15, 0.3],
    ['navy page', 'blue', 0.2, 0.35],
    ['burgundy background', 'red', 0.3, 0.45],
    ['dark teal page', 'teal', 0.2, 0.4],
    ['dark brown text', 'brown', 0.15, 0.35],
    ['brown text', 'brown', 0.35, 0.55],
    ['soft pink page', 'pink', 0.85, 0.95],
    ['pale yellow page', 'yellow', 0.9, 1],
    ['pastel green page', 'green', 0.85, 0.95],
    ['lavender buttons', 'purple', 0.7, 0.85],
    ['neon green buttons', 'green', 0.8, 0.95],
    ['bright red buttons', 'red', 0.55, 0.7],
    ['muted olive accents', 'yellow', 0.5, 0.7],
    ['rust accents', 'orange', 0.45, 0.6],
  ])('as light as it is called: %s', (text, hue, least, most) => {
    const [hex = ''] = readColors(text, []).statements[0]?.values ?? [];
    const color = parseHex(hex.slice(1))!;
    const { l } = rgbaToOklch(color);
    expect([hueName(color), l >= least && l <= most ? 'fits' : l]).toEqual([hue, 'fits']);
  });
});
