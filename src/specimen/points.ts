/** Adds one for each condition that holds. */
export function points(...conditions: readonly boolean[]): number {
  return conditions.filter(Boolean).length;
}
