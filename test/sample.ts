import fc from 'fast-check';

/** Whether sweeps are to be whole. */
export const isWhole = process.env['WHOLE_SWEEPS'] !== undefined;

/** The size of a sweep: a sample that still fails for each kind of fault, or with `WHOLE_SWEEPS` set the whole. */
export function sweep(sample: number, whole: number): number {
  return isWhole ? whole : sample;
}

/** Each nth of a list, or with `WHOLE_SWEEPS` set all of it. */
export function everyNth<Item>(all: readonly Item[], n: number): readonly Item[] {
  return all.filter((_, at) => isWhole || at % n === 0);
}

/**
 * Some of many, in their order, chosen by the seed of all properties: `PROPERTY_SEED=random` chooses others, and with
 * `WHOLE_SWEEPS` set it is all of them.
 */
export function sampleOf<Item>(all: readonly Item[], count: number): readonly Item[] {
  if (isWhole) return all;
  const some = fc.subarray([...all], { minLength: count, maxLength: count });
  return fc.sample(some, 1)[0] ?? [];
}
