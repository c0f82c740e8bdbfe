import type { Part } from './part.ts';

/** A part that both sides show, with its score. */
export interface ScoredPart {
  readonly part: Pick<Part, 'weight' | 'isCore'>;
  /** 0..1 */
  readonly score: number;
}

/**
 * The score of a core part that does not match at all. Not 0, so that a page with one clash still ranks above one with
 * two, and the gain of every fix can be measured.
 */
const LEAST = 0.02;

/**
 * 0..100, one decimal. Core parts and the mean of the details are combined by a weighted geometric mean: its factors
 * multiply, so a clash in one cannot be made up for by the others, as it could in an arithmetic mean.
 */
export function totalIdentity(parts: readonly ScoredPart[]): number {
  const whole = weightOf(parts);
  if (whole === 0) return 0;
  const core = parts.filter(({ part }) => part.isCore);
  const details = parts.filter(({ part }) => !part.isCore);
  const logarithm = (score: number, weight: number) => weight * Math.log(Math.max(LEAST, score));
  const sum =
    core.reduce((total, { part, score }) => total + logarithm(score, part.weight), 0) +
    logarithm(meanOf(details), weightOf(details));
  return Math.round(1000 * Math.exp(sum / whole)) / 10;
}

/** Sum of the weights. */
export function weightOf(parts: readonly Pick<ScoredPart, 'part'>[]): number {
  return parts.reduce((sum, { part }) => sum + part.weight, 0);
}

function meanOf(parts: readonly ScoredPart[]): number {
  const weight = weightOf(parts);
  return weight === 0 ? 1 : parts.reduce((sum, { part, score }) => sum + part.weight * score, 0) / weight;
}
