import type { StyleRows, StyleTable } from '../../src/rendered/page-dump.ts';
import type { StyleNames, ToggledSwitch } from './style-names.ts';

/** A table under construction: later dumps of the same page extend it, so that equal rows have equal numbers. */
export interface GrowingTable {
  /** Values of properties, with their numbers. */
  readonly texts: Map<string, number>;
  /** Numbers of the values of all properties, joined by commas, with the numbers of the rows. */
  readonly rows: Map<string, number>;
  /** Results of the first dump by element: later dumps read in full only elements whose colours changed. */
  first?: readonly FirstStyle[];
}

interface FirstStyle {
  readonly look: string;
  readonly rows: StyleRows[number];
}

/** The computed styles of all elements, with animations finished. */
export function dumpStyles(
  elements: readonly Element[],
  names: StyleNames,
  table: GrowingTable,
  turned: ToggledSwitch | null,
): StyleRows {
  const turnBack = turned === null ? () => {} : turn(turned);
  try {
    document.documentElement.getBoundingClientRect(); // a switch starts transitions, which are then finished
    finishAnimations();
    const read = styleReader(names, table);
    const found = elements.map((element, index) => read(element, table.first?.[index]));
    table.first ??= found;
    return found.map(({ rows }) => rows);
  } finally {
    turnBack();
  }
}

/** Reads an element, or reuses its first result when nothing changed. */
export function styleReader(names: StyleNames, table: GrowingTable) {
  const byLayout = new Set(names.byLayout);
  // A colour scheme changes at least one of these; they are a seventh of an element's properties.
  const looks = names.tracked.filter((name) =>
    /color|image|shadow|filter|opacity|visibility|display/.test(name),
  );
  const places = looks.map((name) => names.tracked.indexOf(name));
  return (element: Element, before: FirstStyle | undefined): FirstStyle => {
    const resolved = getComputedStyle(element);
    const look = before && looks.map((name) => resolved.getPropertyValue(name)).join();
    if (before !== undefined && look === before.look) return before;
    const values = ownValues(element, names.tracked, byLayout);
    const rows = [
      rowOf(values, table),
      generatedRow(element, '::before', names, table),
      generatedRow(element, '::after', names, table),
    ] as const;
    return { look: places.map((place) => values[place]).join(), rows };
  };
}

/** Finishes animations: finite ones at their end, infinite and scroll-driven ones at their start. */
export function finishAnimations(): void {
  for (const animation of document.getAnimations()) {
    const end = animation.effect?.getComputedTiming().endTime;
    const ends = typeof end === 'number' && end < Infinity && animation.playbackRate !== 0;
    if (ends && animation.timeline === document.timeline) animation.finish();
    else animation.cancel();
  }
}

/**
 * Turns a switch of the colour scheme on root and body. The function that it returns turns it back, and ends
 * animations.
 */
export function turn({ attribute, value }: ToggledSwitch): () => void {
  const targets = [...document.querySelectorAll(':root, :root > body')];
  const before = targets.map((target) => target.getAttribute(attribute));
  for (const target of targets) {
    if (attribute === 'class') target.classList.add(value);
    else target.setAttribute(attribute, value);
  }
  return () => {
    targets.forEach((target, index) => {
      const value = before[index] ?? null;
      if (value === null) target.removeAttribute(attribute);
      else target.setAttribute(attribute, value);
    });
    finishAnimations();
  };
}

/** Values of the tracked properties; of those that layout resolves, the computed ones. */
export function ownValues(
  element: Element,
  tracked: readonly string[],
  byLayout: ReadonlySet<string>,
): readonly string[] {
  const resolved = getComputedStyle(element);
  const computed = element.computedStyleMap();
  return tracked.map((name) => {
    const value = byLayout.has(name) ? computed.get(name)?.toString() : undefined;
    return value ?? resolved.getPropertyValue(name);
  });
}

/** Pseudo-elements have no computed style map, so resolved values are used. */
export function generatedRow(
  element: Element,
  pseudo: string,
  { tracked }: StyleNames,
  table: GrowingTable,
): number {
  const style = getComputedStyle(element, pseudo);
  if (['none', 'normal', ''].includes(style.content)) return -1;
  return rowOf(
    tracked.map((name) => style.getPropertyValue(name)),
    table,
  );
}

/** The number of a row of values in the table; equal rows have one number. */
export function rowOf(values: readonly string[], { texts, rows }: GrowingTable): number {
  const key = values.map((value) => numberOf(value, texts)).join();
  return numberOf(key, rows);
}

/** The number of a key: the known one, or the next. */
export function numberOf(key: string, known: Map<string, number>): number {
  const seen = known.get(key);
  if (seen !== undefined) return seen;
  known.set(key, known.size);
  return known.size - 1;
}

/** The table with its texts and rows in the order of their numbers. */
export function tableOf({ texts, rows }: GrowingTable, { tracked }: StyleNames): StyleTable {
  return {
    properties: tracked,
    texts: [...texts.keys()],
    rows: [...rows.keys()].map((row) => row.split(',').map(Number)),
  };
}
