import { describe, expect, it } from 'vitest';
import { clusterColors } from '../../src/color/cluster.ts';
import { parseHex, toHex } from '../../src/color/hex.ts';

function clusters(shares: Readonly<Record<string, number>>, reach = 0.03): Record<string, number> {
  const colors = Object.entries(shares).map(([text, share]) => {
    const color = parseHex(text.slice(1));
    if (color === null) throw new Error(`${text} is no colour`);
    return { color, share };
  });
  return Object.fromEntries(
    clusterColors(colors, reach).map(({ color, share }) => [toHex(color), Math.round(share * 1000) / 1000]),
  );
}

describe('clustering colours', () => {
  it('merges colours that look the same into the most frequent one', () => {
    expect(clusters({ '#fefefe': 0.1, '#ffffff': 0.6, '#fcfcfc': 0.1 })).toEqual({ '#ffffff': 0.8 });
  });

  it('keeps visibly different colours separate, even rare ones', () => {
    const shares = { '#ffffff': 0.9, '#f0f0f0': 0.08, '#d40000': 0.02 };
    expect(clusters(shares)).toEqual(shares);
  });

  it('assigns a colour between two clusters to the nearer one', () => {
    expect(clusters({ '#ffffff': 0.5, '#f0f0f0': 0.1, '#c8c8c8': 0.4 }, 0.1)).toEqual({
      '#ffffff': 0.6,
      '#c8c8c8': 0.4,
    });
  });

  it('uses perceptual distance: a step of blue is larger in dark colours than in light ones', () => {
    expect(Object.keys(clusters({ '#000000': 0.5, '#000018': 0.5 }))).toHaveLength(2);
    expect(Object.keys(clusters({ '#ffffff': 0.5, '#fffff0': 0.5 }))).toHaveLength(1);
  });

  it('returns no clusters for no colours', () => {
    expect(clusters({})).toEqual({});
  });
});
