import fc from 'fast-check';
import { expect, it } from 'vitest';
import { recoloredPoster } from '../../src/board/recolored-poster.ts';
import { posterFile } from '../../src/catalog/poster.ts';
import { tokenColor } from '../../src/catalog/token-values.ts';
import { rgbaToOklch } from '../../src/color/oklch.ts';

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
const hexes = (count: number) => fc.uniqueArray(hex, { minLength: count, maxLength: 6 });
const lightness = (color: string) => rgbaToOklch(tokenColor(color)).l;

/** A poster with a form in each colour, and the colours of these forms. */
function fileOf(colors: readonly string[]): string {
  const forms = colors.map((_, at) => `<rect fill="var(--color-c${at})"/>`).join('');
  const svg = `<svg viewBox="0 0 1200 800"><title>Forms in a row</title>${forms}</svg>`;
  return posterFile(svg, Object.fromEntries(colors.map((color, at) => [`c${at}`, color])));
}
const fillsOf = (svg: string) => Array.from(svg.matchAll(/fill="([^"]+)"/g), ([, fill = '']) => fill);

it('has colours of the hybrid alone, and what was lighter never becomes darker', () => {
  fc.assert(
    fc.property(hexes(1), hexes(1), (colors, own) => {
      const fills = fillsOf(recoloredPoster(fileOf(colors), own).svg);
      expect(fills.filter((fill) => !own.includes(fill))).toEqual([]);
      const order = colors
        .map((color, at) => ({ before: lightness(color), after: lightness(fills[at] ?? '') }))
        .toSorted((a, b) => a.before - b.before);
      for (const [at, { after }] of order.entries())
        expect(after).toBeGreaterThanOrEqual(order[at - 1]?.after ?? 0);
    }),
    { seed: 20261129 },
  );
});

it('keeps colours apart where the hybrid has enough of them', () => {
  const fills = fillsOf(
    recoloredPoster(fileOf(['#111111', '#0055ff', '#ffffff']), ['#220000', '#cc2200', '#fff4e0']).svg,
  );
  expect(fills).toEqual(['#220000', '#cc2200', '#fff4e0']);
});

it('leaves the colours of the hybrid that it needs no form for', () => {
  const { svg } = recoloredPoster(fileOf(['#000000', '#ffffff']), ['#101018', '#8080ff', '#fafafa']);
  expect(fillsOf(svg)).toEqual(['#101018', '#fafafa']);
});

it('says what its ground has become, also where the first form is a line or has a gradient', () => {
  const colors = { line: '#0055ff', sky: '#fafafa', sea: '#101018' };
  const drawings = [
    '<path stroke="var(--color-line)" fill="none"/><rect fill="var(--color-sky)"/>',
    '<defs><linearGradient id="x-a"><stop stop-color="var(--color-sky)"/><stop stop-color="var(--color-sea)"/></linearGradient></defs><rect fill="url(#x-a)"/><rect fill="var(--color-line)"/>',
  ];
  for (const drawing of drawings) {
    const file = posterFile(
      `<svg viewBox="0 0 1200 800"><title>A line over the sea</title>${drawing}</svg>`,
      colors,
    );
    const { ground } = recoloredPoster(file, ['#220000', '#cc2200', '#fff4e0']);
    expect(ground).toBe('#fff4e0');
  }
});
