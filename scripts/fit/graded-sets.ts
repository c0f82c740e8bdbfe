import { existsSync } from 'node:fs';
import path from 'node:path';
import { loadGrades } from '../evaluation/grades.ts';
import { ROOT } from '../local-platform.ts';
import { withHeldOutArchetypes } from './held-out-archetypes.ts';
import { loadMeasuredSet } from './measured-set.ts';
import type { GradedSet } from './rows.ts';

/** All pages of these sets were in view while the rules were written. */
const TUNED_SETS: ReadonlySet<string> = new Set(['first', 'second']);

/**
 * Sets from a list such as `first:0.5,second:0.5,web`: names, each with the weight of its pages in a fit. Pages that the
 * rules were tuned on judge a fit only where there are no others.
 */
export function loadGradedSets(list: string): GradedSet[] {
  const named = list.split(',').map((part) => {
    const [name = '', weight = '1'] = part.split(':');
    return { name, weight: Number(weight) };
  });
  const untouched = named.some(({ name }) => !TUNED_SETS.has(name));
  return named.map(({ name, weight }) => {
    if (!(weight > 0)) throw new Error(`${name}: a weight is a number above 0`);
    const judges = !untouched || !TUNED_SETS.has(name);
    return {
      measured: withHeldOutArchetypes(loadMeasuredSet(name)),
      grades: loadGrades(gradesFile(name)),
      weight,
      judges,
    };
  });
}

/**
 * Whether a page may say how often readings are right: its reading was never examined while the rules were written. Of
 * the second set these are the pages at odd positions (test/corpus/README.md).
 */
export function heldOutPages(sets: readonly GradedSet[]): ReadonlySet<string> {
  const untouched = sets.some(({ measured, judges }) => judges && !TUNED_SETS.has(measured.set));
  const pages = sets
    .filter(({ judges }) => judges)
    .flatMap(({ measured: { set }, grades }) => {
      const ids = Object.keys(grades).toSorted();
      const own = TUNED_SETS.has(set)
        ? ids.filter((_, at) => !untouched && set === 'second' && at % 2 === 1)
        : ids;
      return own.map((id) => `${set}/${id}`);
    });
  return new Set(pages);
}

/** All sets that have measures and grades, those that the rules were tuned on at half weight where there are others. */
export function defaultSets(): string {
  const hasWeb = existsSync(gradesFile('web'));
  return hasWeb ? 'first:0.5,second:0.5,web' : 'first,second';
}

function gradesFile(set: string): string {
  return path.join(ROOT, 'test/corpus', set === 'first' ? 'grades.json' : `${set}-grades.json`);
}
