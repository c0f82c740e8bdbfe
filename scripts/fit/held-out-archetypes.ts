import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../local-platform.ts';
import type { MeasuredAxis, MeasuredSet } from './measured-set.ts';

/** What a fit to the pages of other owners read of the text of a page. */
export interface HeldOutArchetype extends Pick<MeasuredAxis, 'rule' | 'second' | 'certainty'> {
  /** By archetype. */
  readonly scores: Readonly<Record<string, number>>;
}

const AXIS = 'voice.archetype';
const FILE = path.join(ROOT, 'test/corpus/archetype-held-out.json');

/**
 * A set whose archetypes are read by scores that were fitted to the pages of other owners. The scores that readings use
 * are fitted to these same pages, so that on them they read better than on others.
 */
export function withHeldOutArchetypes(set: MeasuredSet, heldOut = load()): MeasuredSet {
  const names = set.measures[AXIS] ?? [];
  const pages = Object.entries(set.pages).map(([id, page]) => {
    const own = page.axes[AXIS];
    const other = heldOut[`${set.set}/${id}`];
    if (own === undefined || other === undefined) return [id, page] as const;
    const measures = own.measures.map((value, at) => scoreNamed(names[at] ?? '', other) ?? value);
    const { rule, second, certainty } = other;
    return [id, { ...page, axes: { ...page.axes, [AXIS]: { rule, second, certainty, measures } } }] as const;
  });
  return { ...set, pages: Object.fromEntries(pages) };
}

/** Writes one line for each page. @returns the file */
export function writeHeldOutArchetypes(heldOut: Readonly<Record<string, HeldOutArchetype>>): string {
  const lines = Object.entries(heldOut).map(
    ([page, read]) => ` ${JSON.stringify(page)}: ${JSON.stringify(read)}`,
  );
  writeFileSync(FILE, `{\n${lines.join(',\n')}\n}\n`);
  return FILE;
}

function load(): Readonly<Record<string, HeldOutArchetype>> {
  return JSON.parse(readFileSync(FILE, 'utf8')) as Record<string, HeldOutArchetype>;
}

function scoreNamed(measure: string, { scores }: HeldOutArchetype): number | undefined {
  return measure.endsWith(' score') ? scores[measure.slice(0, -' score'.length)] : undefined;
}
