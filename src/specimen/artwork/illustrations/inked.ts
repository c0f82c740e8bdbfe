import { FILLS } from '../fills.ts';
import type { Form, Point } from '../scenes/forms.ts';
import { pathThrough, short } from '../svg.ts';

/** A form in the plain colour of its tone. */
export function flatForm({ outline, tone, width }: Form): string {
  return width === undefined
    ? `<path d="${pathThrough(outline)}z" fill="${FILLS[tone]}"/>`
    : `<path d="${pathThrough(outline)}" fill="none" stroke="${FILLS[tone]}" stroke-width="${short(width)}" stroke-linecap="round" stroke-linejoin="round"/>`;
}

/** px² */
export function areaOf(outline: readonly Point[]): number {
  const twice = outline.reduce((sum, [x, y], at) => {
    const [nextX, nextY] = outline[(at + 1) % outline.length] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);
  return Math.abs(twice) / 2;
}

/** Parts of a horizontal line that are inside an outline. */
export function spansAt(
  outline: readonly Point[],
  level: number,
): readonly (readonly [from: number, to: number])[] {
  const crossings = outline
    .flatMap(([x, y], at) => {
      const [nextX, nextY] = outline[(at + 1) % outline.length] ?? [x, y];
      return y <= level === nextY <= level ? [] : [x + ((level - y) / (nextY - y)) * (nextX - x)];
    })
    .toSorted((a, b) => a - b);
  return crossings.flatMap((from, at) => {
    const to = crossings[at + 1];
    return at % 2 === 0 && to !== undefined ? [[from, to] as const] : [];
  });
}

/** Lowest and highest y of an outline. */
export function levelsOf(outline: readonly Point[]): readonly [top: number, foot: number] {
  const levels = outline.map(([, y]) => y);
  return [Math.min(...levels), Math.max(...levels)];
}
