/** A value and the number at which it ends, exclusive; the last one is open. */
export type Band<V extends string> = readonly [value: V, below: number];

/** How near to a limit both neighbours are acceptable: a tenth of it, as graders are told. */
const TOLERANCE = 0.1;

/** The bands a number may be said to lie in, the right one first. */
export function bandsOf<const V extends string>(number: number, bands: readonly Band<V>[]): readonly V[] {
  const index = bands.findIndex(([, below]) => number < below);
  const near = (limit: number | undefined) =>
    limit !== undefined && Number.isFinite(limit) && Math.abs(number - limit) <= Math.abs(limit) * TOLERANCE;
  const accepted = [
    bands[index],
    near(bands[index]?.[1]) ? bands[index + 1] : undefined,
    near(bands[index - 1]?.[1]) ? bands[index - 1] : undefined,
  ];
  return accepted.flatMap((band) => (band === undefined ? [] : [band[0]]));
}
