import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TRADES } from '../../src/catalog/trades.ts';
import { INDUSTRIES } from '../../src/catalog/industries.ts';
import { ILLUSTRATION_STYLES, illustration } from '../../src/specimen/artwork/illustrations/index.ts';
import { lightOf } from '../../src/specimen/artwork/photographs/light.ts';
import { photograph, photographed, SUBJECTS } from '../../src/specimen/artwork/photographs/index.ts';
import type { Point } from '../../src/specimen/artwork/scenes/forms.ts';
import { machine } from '../../src/specimen/artwork/scenes/machine.ts';
import { decidePalette } from '../../src/specimen/palette/palette.ts';
import { NO_CHOICES } from '../../src/specimen/brand-choices.ts';
import { completeTaste } from '../../src/specimen/complete-taste.ts';
import { type LayoutId, LAYOUTS } from '../../src/specimen/layouts/index.ts';
import { renderSpecimen } from '../../src/specimen/specimen.ts';
import { seeded } from '../../src/text/seeded.ts';
import { sweep } from '../sample.ts';

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
          const isAnother = (step: number) => draw(seeded(seed + step), width) !== drawing;
          expect([1, 2, 3, 4, 5, 6, 7, 8].some(isAnother)).toBe(true); // most differ at the first step
        }
      }),
      { numRuns: sweep(1, 4) },
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

const palette = decidePalette(taste, NO_CHOICES);

describe.each(SUBJECTS)('the photograph of $alt', ({ isNarrow, draw }) => {
  it('is drawn from finite numbers in every width, and differs by seed', () => {
    fc.assert(
      fc.property(fc.nat(), fc.constantFrom(480, ...(isNarrow === true ? [] : [960])), (seed, width) => {
        const drawn = (from: number) => draw(lightOf({ taste, palette }, seeded(from)), width);
        expect(drawn(seed)).not.toMatch(/NaN|undefined|Infinity/);
        expect(drawn(seed)).toBe(drawn(seed));
        expect(drawn(seed + 1)).not.toBe(drawn(seed));
      }),
      { numRuns: sweep(1, 4) },
    );
  });
});

describe('photographs', () => {
  it('are described by their subject', () => {
    for (const [at, isWide] of [...SUBJECTS.keys()].map((one) => [one, one % 2 === 0] as const)) {
      const design = { seed: at, trades: [TRADES[at % TRADES.length] ?? 'food'] };
      const { alt } = photographed(design, at, isWide);
      expect(photograph({ taste, palette, ...design }, at, isWide).alt).toBe(alt);
    }
  });

  it.each(TRADES)('of %s show a subject that suits it, in both widths', (trade) => {
    for (const isWide of [false, true]) {
      for (let seed = 0; seed < 20; seed++) {
        expect(photographed({ seed, trades: [trade] }, 0, isWide).trades).toContain(trade);
      }
    }
  });

  it('begin with what the brand is known for', () => {
    for (let seed = 0; seed < 20; seed++) {
      const { trades } = photographed({ seed, trades: ['railway', 'government', 'travel'] }, 0);
      expect(trades).toContain('railway');
    }
  });

  it('with other numbers show other subjects', () => {
    for (let seed = 0; seed < 20; seed++) {
      const subjects = [0, 1, 2, 3, 4, 5].map((at) => photographed({ seed, trades: ['food'] }, at));
      expect(new Set(subjects).size).toBe(6);
    }
  });
});

describe('wheels with teeth', () => {
  it('do not run into each other', () => {
    for (let seed = 0; seed < 20; seed++) {
      const rims = machine
        .forms(seeded(seed), 960)
        .filter(({ outline }) => outline.length > 40 && outline.length < 70);
      expect(rims.length).toBeGreaterThan(3);
      for (const [at, { outline }] of rims.entries()) {
        const next = rims[at + 1]?.outline ?? [];
        expect(next.filter((point) => isInside(point, outline))).toEqual([]);
      }
    }
  });
});

/** Whether a point is inside an outline (even-odd rule). */
function isInside([x, y]: Point, outline: readonly Point[]): boolean {
  return outline.reduce((inside, [fromX, fromY], at) => {
    const [toX, toY] = outline[(at + 1) % outline.length] ?? [fromX, fromY];
    const crosses = fromY > y !== toY > y && x < fromX + ((y - fromY) / (toY - fromY)) * (toX - fromX);
    return crosses ? !inside : inside;
  }, false);
}

const PHOTOGRAPHS = new Set(LAYOUTS.flatMap(({ photographs }) => photographs));

describe.each([...PHOTOGRAPHS])('the wide photograph of $alt', ({ compose }) => {
  const points = Array.from(
    { length: 32 * 18 },
    (_, at) => [(at % 32) / 32, Math.floor(at / 32) / 18] as const,
  );
  const lightOf = (seed: number) => {
    const shade = compose(seeded(seed));
    return points.map(([x, y]) => shade(x, y));
  };

  it('has light and shadow in any composition, and another one for another seed', () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const light = lightOf(seed);
        expect(light.every((value) => Number.isFinite(value))).toBe(true);
        const sorted = light.toSorted((a, b) => a - b);
        const [dark = 1, bright = 0] = [
          sorted[Math.floor(sorted.length * 0.05)],
          sorted[Math.floor(sorted.length * 0.95)],
        ];
        expect(bright - dark).toBeGreaterThan(0.2);
        expect(lightOf(seed)).toEqual(light);
        expect(lightOf(seed + 1)).not.toEqual(light);
      }),
      { numRuns: 12 },
    );
  });
});

describe('pages with a photographic ground', () => {
  const pictureOf = (layout: LayoutId, seed: number) => {
    const { html } = renderSpecimen({ grammar: { 'surface.texture': 'photo' }, layout, seed });
    return {
      url: /url\("(data:image\/png[^"]*)"\)/.exec(html)?.[1],
      alt: /class="scene photo" aria-label="([^"]*)"/.exec(html)?.[1],
    };
  };

  it.each(LAYOUTS)('of the kind $id show several subjects, and no two pages share a drawing', (layout) => {
    const pictures = Array.from({ length: 12 }, (_, seed) => pictureOf(layout.id, seed));
    expect(new Set(pictures.map(({ url }) => url)).size).toBe(pictures.length);
    const alts = new Set(pictures.map(({ alt }) => alt));
    expect(alts.size).toBeGreaterThanOrEqual(4);
    for (const alt of alts) expect(layout.photographs.map((subject) => subject.alt)).toContain(alt);
  });
});
