import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { figureOf, figureStyle } from '../../site/figures/figures.ts';
import { contrastRatio } from '../../src/color/contrast.ts';
import { parseHex } from '../../src/color/hex.ts';
import { AXES } from '../../src/grammar/axes/index.ts';

const axisOf = (id: string) => AXES.find((axis) => axis.id === id)!;
const drawn = (id: string, value: string) => figureOf(axisOf(id), value).text;

describe('figures of the grammar', () => {
  const withFigures = AXES.filter((axis) => axis.values.some((value) => figureOf(axis, value).text !== ''));
  it.each(withFigures.map(({ id }) => id))('%s: every value has one, and none looks like another', (id) => {
    const { values } = axisOf(id);
    expect(new Set(values.map((value) => drawn(id, value))).size).toBe(values.length);
  });

  it.each([
    ['surface.borders', 'heavy', 'stroke-width="4"'],
    ['type.body_size', 'large', 'font-size="19"'],
    ['type.heading_weight', 'black', 'font-weight="900"'],
    ['type.tracking', 'negative', 'letter-spacing="-0.035em"'],
    ['surface.ground', 'cream', 'fill="#f7f1e3"'],
    ['motion.character', 'cinematic', '900 ms'],
  ])('%s %s has the measure of a specimen', (id, value, part) => {
    expect(drawn(id, value)).toContain(part);
  });

  it('contrast is within its band', () => {
    const [{ from }] = axisOf('palette.contrast').bands as unknown as [
      { from: { value: string; from: number }[] },
    ];
    for (const [at, { value, from: least }] of from.entries()) {
      const [, hex] =
        /fill="#(\w{6})"[^>]*>Aa/.exec(drawn('palette.contrast', value).replaceAll('\n', ' ')) ?? [];
      const ratio = contrastRatio(parseHex(hex ?? '')!, { r: 255, g: 255, b: 255, a: 1 });
      expect(ratio).toBeGreaterThanOrEqual(least);
      expect(ratio).toBeLessThan(from[at + 1]?.from ?? Infinity);
    }
  });

  it('accents cover the share of the page that a specimen gives them', () => {
    const shares = ['rare-signal', 'recurring', 'pervasive'].map((value) => {
      const [, width, height] =
        /class="signal"[^>]*width="([\d.]+)" height="([\d.]+)"/.exec(drawn('palette.accent_use', value)) ??
        [];
      return (Number(width) * Number(height)) / (160 * 96);
    });
    expect(shares.map((share) => Number(share.toFixed(4)))).toEqual([0.002, 0.032, 0.18]);
  });

  it('shadows come from the stylesheet, for both schemes', () => {
    expect(figureStyle()).toMatch(
      /\.shadow-dramatic\{box-shadow:0 26px 70px[^]*prefers-color-scheme:dark[^]*\.shadow-dramatic/,
    );
  });

  it('the page states the bands with their units', () => {
    const text = readFileSync(join(import.meta.dirname, '../../assets/grammar.html'), 'utf8');
    expect(text).toMatch(/Bands of corner radius \(px\):\s+0px from 0, 4-6px from 2\.5/);
  });
});
