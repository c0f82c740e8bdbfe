/** The item of a longhand at a position of `animation-name`, to whose length it repeats. */
export function repeatedItem<T>(list: readonly T[], at: number, initial: T): T {
  return list.length === 0 ? initial : (list[at % list.length] ?? initial);
}
