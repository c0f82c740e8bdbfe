/** The value as a record of unknown values; an empty one when it is none. */
export function record(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Readonly<Record<string, unknown>>)
    : {};
}

/** The record with each value converted; values that convert to null are left out. */
export function converted<T>(
  values: Readonly<Record<string, unknown>>,
  convert: (value: unknown, name: string) => T | null,
): Record<string, T> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => {
      const result = convert(value, name);
      return result === null ? [] : [[name, result]];
    }),
  );
}

/** The record without undefined and null values. */
export function stated<T extends object>(values: {
  readonly [K in keyof T]: T[K] | null | undefined;
}): Partial<T> {
  return Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== null && value !== undefined),
  ) as Partial<T>;
}
