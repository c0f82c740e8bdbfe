/** In the order of their letters, as `beginsAny` needs them. */
export function sortedTexts(texts: Iterable<string>): readonly string[] {
  return [...texts].sort((a, b) => (a < b ? -1 : Number(a > b)));
}

/** Whether one of these texts begins with a start. */
export function beginsAny(sorted: readonly string[], start: string): boolean {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] ?? '') < start) low = middle + 1;
    else high = middle;
  }
  return sorted[low]?.startsWith(start) === true;
}
