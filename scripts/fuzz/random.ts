import { seeded } from '../../src/text/seeded.ts';

/** Deterministic random choices from a seed. */
export interface Random {
  /** An integer from 0 to `end` - 1. */
  below(end: number): number;
  pick<T>(list: readonly [T, ...T[]]): T;
}

/** The same seed gives the same choices on every machine. */
export function randomFrom(seed: number): Random {
  const next = seeded(seed);
  const below = (end: number) => Math.floor(next() * end);
  return { below, pick: (list) => list[below(list.length)] ?? list[0] };
}
