import { createHash } from 'node:crypto';

/** Parts of about equal size that never split a group; the same for the same groups and seed. */
export function foldsOf<T extends { readonly group: string }>(
  items: readonly T[],
  count: number,
  seed: string,
): readonly (readonly T[])[] {
  const folds = Array.from({ length: count }, (): T[] => []);
  const groups = [...Map.groupBy(items, ({ group }) => group)].toSorted(
    ([a], [b]) => orderOf(a, seed) - orderOf(b, seed),
  );
  for (const [, members] of groups) {
    const smallest = folds.reduce((least, fold) => (fold.length < least.length ? fold : least));
    smallest.push(...members);
  }
  return folds;
}

/** A number from 0 to 1 that depends on nothing but the name and the seed. */
function orderOf(name: string, seed: string): number {
  return createHash('sha256').update(`${seed} ${name}`).digest().readUInt32BE(0) / 2 ** 32;
}
