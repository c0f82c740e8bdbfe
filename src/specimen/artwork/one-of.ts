/** One of several, by chance. */
export function oneOf<const T>(random: () => number, first: T, ...others: readonly T[]): T {
  return [first, ...others][Math.floor(random() * (others.length + 1))] ?? first;
}
