/** Deterministic random choices from a seed. */
export interface Random {
  /** An integer from 0 to `end` - 1. */
  below(end: number): number;
  pick<T>(list: readonly [T, ...T[]]): T;
}

/** Mulberry32: small, fast, and equal on every machine. */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  const below = (end: number) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * end);
  };
  return { below, pick: (list) => list[below(list.length)] ?? list[0] };
}
