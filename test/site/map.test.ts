import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { scaleToPlane, type Place } from '../../site/map/scale-to-plane.ts';
import { separateBoxes, type Box } from '../../site/map/separate-boxes.ts';
import { CATALOG } from '../../src/catalog/built/catalog.ts';

const coordinate = fc.integer({ min: -100, max: 100 });
const places = fc.uniqueArray(fc.tuple(coordinate, coordinate), {
  minLength: 3,
  maxLength: 20,
  selector: String,
});

function distancesOf(all: readonly Place[]): Float64Array[] {
  return all.map(([x, y]) =>
    Float64Array.from(all, ([otherX, otherY]) => Math.hypot(x - otherX, y - otherY)),
  );
}

describe('scaling to the plane', () => {
  it('finds places again by their distances', () => {
    fc.assert(
      fc.property(places, (all) => {
        const given = distancesOf(all);
        for (const [i, row] of distancesOf(scaleToPlane(given)).entries()) {
          for (const [j, distance] of row.entries()) expect(distance).toBeCloseTo(given[i]?.[j] ?? NaN, 0);
        }
      }),
      { numRuns: 30 },
    );
  });

  it('is finite where all things are the same', () => {
    expect(
      scaleToPlane(
        distancesOf([
          [0, 0],
          [0, 0],
          [0, 0],
        ]),
      )
        .flat()
        .every(Number.isFinite),
    ).toBe(true);
  });
});

describe('separating boxes', () => {
  const drawing = { width: 1000, height: 800 };

  it('leaves no box above another, and none outside of the drawing', () => {
    fc.assert(
      fc.property(places, fc.integer({ min: 20, max: 120 }), (all, width) => {
        const boxes = separateBoxes(
          all,
          all.map(() => ({ width, height: 24 })),
          drawing,
        );
        expect(boxes.filter((box) => boxes.some((other) => other !== box && overlap(box, other)))).toEqual(
          [],
        );
        for (const { x, y } of boxes) {
          expect(x).toBeGreaterThanOrEqual(width / 2 - 1);
          expect(x).toBeLessThanOrEqual(drawing.width - width / 2 + 1);
          expect(y).toBeGreaterThanOrEqual(11);
          expect(y).toBeLessThanOrEqual(drawing.height - 11);
        }
      }),
      { numRuns: 50 },
    );
  });
});

/** Whether more than half a unit is covered. */
function overlap(a: Box, b: Box): boolean {
  const overX = (a.width + b.width) / 2 - Math.abs(a.x - b.x);
  const overY = (a.height + b.height) / 2 - Math.abs(a.y - b.y);
  return overX > 0.5 && overY > 0.5;
}

describe('the map', () => {
  const text = readFileSync(join(import.meta.dirname, '../../assets/map.html'), 'utf8');

  it('links every graded brand, in the drawing and in the list', () => {
    const graded = CATALOG.brands.filter(({ grammar }) => grammar !== null).map(({ entry }) => entry.slug);
    const links = [...text.matchAll(/<a href="\/styles\/([^"]+)"( transform)?/g)];
    for (const isDrawn of [true, false]) {
      const slugs = links.filter(([, , drawn]) => (drawn !== undefined) === isDrawn).map(([, slug]) => slug);
      expect(slugs).toHaveLength(graded.length);
      expect(new Set(slugs)).toEqual(new Set(graded));
    }
  });

  it('keeps more than half of what the grammar says about distances', () => {
    const [, fidelity] = /correlate by\s+([\d.]+\d)/.exec(text) ?? [];
    expect(Number(fidelity)).toBeGreaterThan(0.6);
  });
});
