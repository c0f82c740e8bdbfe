import { seeded } from '../../src/text/seeded.ts';

/** Numbers that repeat for a seed. */
export class Random {
  /** 0 to 1, 1 excluded. */
  readonly next: () => number;

  constructor(seed: number) {
    this.next = seeded(seed);
  }

  chance(share: number): boolean {
    return this.next() < share;
  }

  /** A whole number from `from` to `to`, both included. */
  between(from: number, to: number): number {
    return from + Math.floor(this.next() * (to - from + 1));
  }

  pick<T>(items: readonly [T, ...T[]] | readonly T[]): T {
    const item = items[Math.floor(this.next() * items.length)];
    if (item === undefined) throw new Error('Nothing to pick from.');
    return item;
  }
}
