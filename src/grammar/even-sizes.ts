import type { ComputedStyle } from '../cascade/properties.ts';
import type { StyledElement } from '../cascade/styled-page.ts';
import { alikeElements } from './alike-elements.ts';
import { elementAt, type Restyling } from './restyle.ts';

/** New declarations by element. */
export type NewDeclarations = Map<number, Record<string, string>>;

/**
 * Gives each element the declarations of those that were set like it: of cells in a row, a gap is measured to one alone,
 * and with another padding in this one the row is no longer even. Where several sizes are wanted, the most frequent one
 * holds.
 */
export function setAlike({ perception }: Restyling, wanted: NewDeclarations): void {
  const alike = alikeElements(perception.page);
  const done = new Map<readonly StyledElement[], Set<string>>();
  // Elements that join need no second look.
  const asked = [...wanted].map(([index, declarations]) => ({
    index,
    properties: Object.keys(declarations),
  }));
  for (const { index, properties } of asked) {
    const all = alike(index);
    const seen = done.get(all) ?? new Set();
    done.set(all, seen);
    for (const property of properties) {
      const before = lengthOf(perception.page.elements[index], property);
      const key = `${property} ${before}`;
      if (before <= 0 || seen.has(key)) continue;
      seen.add(key);
      const same = all.filter((one) => lengthOf(one, property) === before);
      if (same.length < 2) continue;
      const usual = mostFrequent(same.flatMap((one) => wanted.get(one.index)?.[property] ?? []));
      for (const one of same) setSize(wanted, one.index, property, usual);
    }
  }
}

/** A padding that was the same above and below stays the same: of two new ones, that which differs most from it. */
export function setBothSides(page: Restyling, wanted: NewDeclarations): void {
  for (const [index, declarations] of wanted) {
    const style = elementAt(page, index)?.style;
    const before = style?.['padding-top'].px;
    if (before === undefined || before !== style?.['padding-bottom'].px) continue;
    const sizes = SIDES.flatMap((side) => declarations[side] ?? []).map(Number.parseFloat);
    const [most] = sizes.toSorted((a, b) => Math.abs(b - before) - Math.abs(a - before));
    if (most !== undefined) for (const side of SIDES) setSize(wanted, index, side, `${most}px`);
  }
}

const SIDES = ['padding-top', 'padding-bottom'] as const;

export function setSize(wanted: NewDeclarations, index: number, property: string, size: string): void {
  const known = wanted.get(index);
  if (known === undefined) wanted.set(index, { [property]: size });
  else known[property] = size;
}

/** px; 0 for what is no length. */
export function lengthOf(element: StyledElement | undefined, property: string): number {
  const value: unknown = element?.style[property as keyof ComputedStyle]; // names that this file declares
  return typeof value === 'object' && value !== null && 'px' in value ? Number(value.px) : 0;
}

function mostFrequent(sizes: readonly string[]): string {
  const counted = [...Map.groupBy(sizes, (size) => size)].toSorted(([, a], [, b]) => b.length - a.length);
  return counted[0]?.[0] ?? '0px';
}
