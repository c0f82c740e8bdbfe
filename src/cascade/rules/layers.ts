import { maxOf } from '../../limits/reading-limits.ts';
import type { WorkBudget } from '../../limits/work-budget.ts';

/** Layers nested deeper and longer names are replaced by a generated name. */
const MAX_DEPTH = 32;
const MAX_NAME_LENGTH = 1_000; // characters

/** Names of cascade layers in the order of first mention, and their positions once all are known. */
export class Layers {
  private readonly known = new Set<string>(['']);
  private anonymous = 0;
  private readonly work: WorkBudget;

  constructor(work: WorkBudget) {
    this.work = work;
  }

  /** The full name of a layer inside another ('' is no layer), declared with all outer layers. */
  enter(outer: string, name: string): string {
    const full = this.fullName(outer, name);
    if (this.known.has(full)) return full;
    if (this.known.size >= maxOf('layers')) {
      this.work.leaveOut('layers');
      return outer;
    }
    for (let dot = full.indexOf('.'); dot >= 0; dot = full.indexOf('.', dot + 1))
      this.known.add(full.slice(0, dot));
    this.known.add(full);
    return full;
  }

  private fullName(outer: string, name: string): string {
    const written = name.trim() === '' ? `#${this.anonymous++}` : name.replace(/\s+/g, '');
    const full = outer === '' ? written : `${outer}.${written}`;
    const bounded = full.length <= MAX_NAME_LENGTH && full.split('.', MAX_DEPTH).length < MAX_DEPTH;
    return bounded ? full : `#${this.anonymous++}`;
  }

  /**
   * The position of each layer, from 1. Inner layers precede the direct rules of their outer layer, so unlayered
   * rules ('') come last.
   */
  places(): ReadonlyMap<string, number> {
    const names = [...this.known];
    const mentioned = new Map(names.map((name, index) => [name, index]));
    // A layer sorts by the first mention of each of its ancestors; its direct rules follow its inner layers.
    const path = (name: string): number[] => {
      const steps: number[] = [];
      for (let dot = name.indexOf('.'); dot >= 0; dot = name.indexOf('.', dot + 1)) {
        steps.push(mentioned.get(name.slice(0, dot)) ?? 0);
      }
      if (name !== '') steps.push(mentioned.get(name) ?? 0);
      return [...steps, Number.POSITIVE_INFINITY];
    };
    const paths = new Map(names.map((name) => [name, path(name)]));
    names.sort((a, b) => comparePaths(paths.get(a) ?? [], paths.get(b) ?? []));
    return new Map(names.map((name, index) => [name, index + 1]));
  }
}

function comparePaths(a: readonly number[], b: readonly number[]): number {
  for (let i = 0; i < Math.min(a.length, b.length); i++) {
    const [left, right] = [a[i] ?? 0, b[i] ?? 0];
    if (left !== right) return left < right ? -1 : 1;
  }
  return 0;
}
