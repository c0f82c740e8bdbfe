import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { INDUSTRIES } from '../../src/catalog/industries.ts';
import { ILLUSTRATION_STYLES, illustration } from '../../src/specimen/artwork/illustrations/index.ts';
import { completeTaste } from '../../src/specimen/complete-taste.ts';
import { seeded } from '../../src/text/seeded.ts';

const { taste } = completeTaste({});
const altOf = (svg: string) => /aria-label="([^"]+)"/.exec(svg)?.[1];
const coordinatesOf = (svg: string) =>
  [...svg.matchAll(/ d="([^"]*)"/g)].flatMap(([, path = '']) =>
    [...path.matchAll(/-?\d+(?:\.\d+)?/g)].map(([number]) => Number(number)),
  );

describe.each(ILLUSTRATION_STYLES)('drawings in the style $id', ({ subjects }) => {
  it('have at least six subjects, each with its own description', () => {
    expect(new Set(subjects.map(({ alt }) => alt)).size).toBeGreaterThanOrEqual(6);
    expect(subjects.filter(({ industries }) => industries.length === 0)).toEqual([]);
  });

  it('are drawn from finite numbers in every width, and differ by seed', () => {
    fc.assert(
      fc.property(fc.nat(), fc.constantFrom(320, 480, 960, 1280), (seed, width) => {
        for (const { draw } of subjects) {
          const drawing = draw(seeded(seed), width);
          const numbers = coordinatesOf(drawing);
          expect(numbers.every((number) => Number.isFinite(number))).toBe(true);
          expect(drawing).not.toMatch(/NaN|undefined/);
          expect(drawing).toBe(draw(seeded(seed), width));
          const others = [1, 2, 3, 4, 5, 6, 7, 8].map((step) => draw(seeded(seed + step), width));
          expect(others.some((other) => other !== drawing)).toBe(true);
        }
      }),
      { numRuns: 8 },
    );
  });
});

describe('illustrations', () => {
  it.each(INDUSTRIES)('of %s show a subject that suits it', (industry) => {
    for (let seed = 0; seed < 20; seed++) {
      const alt = altOf(illustration({ taste, seed, industries: [industry] }, [480, 320]));
      const subject = ILLUSTRATION_STYLES.flatMap(({ subjects }) => subjects).find((one) => one.alt === alt);
      expect(subject?.industries).toContain(industry);
    }
  });

  it('with other numbers show other subjects', () => {
    for (let seed = 0; seed < 50; seed++) {
      const alts = [0, 1, 2, 3].map((at) => altOf(illustration({ taste, seed }, [480, 320], at)));
      expect(new Set(alts).size).toBe(4);
    }
  });
});
