import { describe, expect, it } from 'vitest';
import { parseTracks } from '../../src/layout/grid-template.ts';

const SPACE = { fontSize: 16, size: 1000, gap: 20 };
const text = (tracks: string) =>
  parseTracks(tracks, SPACE).tracks.map(({ min, max }) =>
    [min, max]
      .map((bound) =>
        'length' in bound
          ? bound.length.px + (bound.length.percent ? `+${bound.length.percent}%` : '')
          : 'value' in bound
            ? `${bound.value}fr`
            : bound.kind,
      )
      .join(' to '),
  );

describe('parseTracks', () => {
  it.each([
    ['none', []],
    ['100px 1fr', ['100 to 100', 'auto to 1fr']],
    ['minmax(0, 1fr) 25%', ['0 to 1fr', '0+25% to 0+25%']],
    ['repeat(2, 1fr auto)', ['auto to 1fr', 'auto to auto', 'auto to 1fr', 'auto to auto']],
    ['repeat(3.40282e+38, 1px)', Array.from({ length: 200 }, () => '1 to 1')],
    ['[a] 10px [b c] 2em', ['10 to 10', '32 to 32']],
    ['minmax(min(100%, 200px), max-content)', ['200 to max-content']],
    ['fit-content(300px)', ['auto to 300']],
    ['calc(10px + 5px)', ['15 to 15']],
  ])('parses %s', (tracks, expected) => {
    expect(text(tracks)).toEqual(expected);
  });

  it.each([
    ['repeat(auto-fill, 180px)', 5],
    ['repeat(auto-fit, minmax(235px, 1fr))', 4],
    ['100px repeat(auto-fill, 180px)', 5],
    ['repeat(auto-fill, 5000px)', 1],
  ])('fits %s into 1000 px with gaps of 20', (tracks, count) => {
    expect(parseTracks(tracks, SPACE).tracks).toHaveLength(count);
  });

  it('numbers named lines from 1', () => {
    expect([...parseTracks('[start] 1fr [mid] 1fr [end]', SPACE).names]).toEqual([
      ['start', 1],
      ['mid', 2],
      ['end', 3],
    ]);
  });
});
