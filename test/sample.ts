import fc from 'fast-check';

/**
 * Some of many, in their order, chosen by the seed of all properties: `PROPERTY_SEED=random` chooses others, and with
 * `WHOLE_SWEEPS` set it is all of them.
 */
export function sampleOf<Item>(all: readonly Item[], count: number): readonly Item[] {
  if (process.env['WHOLE_SWEEPS'] !== undefined) return all;
  const some = fc.subarray([...all], { minLength: count, maxLength: count });
  return fc.sample(some, 1)[0] ?? [];
}
