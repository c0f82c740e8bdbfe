/** The quantile of the values. @param share 0..1 */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? NaN;
}

export function mean(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0) / values.length;
}

/** Slope of the least-squares line through the points. */
export function slope(points: readonly (readonly [x: number, y: number])[]): number {
  const [middleX, middleY] = [mean(points.map(([x]) => x)), mean(points.map(([, y]) => y))];
  const across = points.reduce((total, [x]) => total + (x - middleX) ** 2, 0);
  return points.reduce((total, [x, y]) => total + (x - middleX) * (y - middleY), 0) / across;
}
