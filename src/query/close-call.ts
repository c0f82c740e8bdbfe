import type { Resemblance } from './rank-brands.ts';

/** Difference between two scores below which they count as equal. */
const CLOSE = 0.03;

/** A message when the first two brands have nearly the same score, else null. @param ranked best first */
export function closeCallOf([first, second]: readonly Resemblance[]): string | null {
  if (first === undefined || second === undefined || first.score - second.score >= CLOSE) return null;
  const [a, b] = [first, second].map(({ brand, score }) => `${brand.entry.name} (${score})`);
  return `Close match: ${a} and ${b} have nearly the same score.`;
}
