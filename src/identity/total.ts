import { isCore, type Group, type Part } from './part.ts';
import { PARTS } from './parts/index.ts';

/** A part that both sides show, with its score. */
export interface ScoredPart {
  readonly part: Pick<Part, 'weight' | 'group'>;
  /** 0..1 */
  readonly score: number;
  /** Share of its weight that the part has within its group; 1 without it. */
  readonly share?: number;
}

/**
 * The score of a core part that does not match at all. Not 0, so that a page with one clash still ranks above one with
 * two, and the gain of every fix can be measured.
 */
const LEAST = 0.02;

/**
 * 0..100, one decimal. Core parts and the mean of the details are combined by a weighted geometric mean: its factors
 * multiply, so a clash in one cannot be made up for by the others, as it could in an arithmetic mean. In a core group,
 * the known parts stand in for the others: a page without headings still has a typeface.
 * @param among the parts that may count; a waived part leaves its weight to none of its group
 */
export function totalIdentity(parts: readonly ScoredPart[], among: readonly Part[] = PARTS): number {
  const details = parts.filter(({ part }) => !isCore(part));
  const factors = [
    ...parts
      .filter(({ part }) => isCore(part))
      .map((one) => ({ score: one.score, weight: fullWeight(one, parts, among) })),
    { score: meanOf(details), weight: weightOf(details) },
  ];
  const whole = factors.reduce((sum, { weight }) => sum + weight, 0);
  if (whole === 0) return 0;
  const sum = factors.reduce(
    (total, { score, weight }) => total + weight * Math.log(Math.max(LEAST, score)),
    0,
  );
  return Math.round(1000 * Math.exp(sum / whole)) / 10;
}

/** Sum of the weights. */
export function weightOf(parts: readonly Pick<ScoredPart, 'part'>[]): number {
  return parts.reduce((sum, { part }) => sum + part.weight, 0);
}

/** The weight of a core part with its share of what the unknown parts of its group weigh. */
function fullWeight(one: ScoredPart, known: readonly ScoredPart[], among: readonly Part[]): number {
  const { group } = one.part;
  const own = known
    .filter(({ part }) => part.group === group)
    .reduce((sum, each) => sum + ownWeight(each), 0);
  return (ownWeight(one) / own) * groupWeight(group, among);
}

function ownWeight({ part, share = 1 }: ScoredPart): number {
  return part.weight * share;
}

function groupWeight(group: Group, among: readonly Part[]): number {
  return weightOf(among.filter((part) => part.group === group).map((part) => ({ part })));
}

function meanOf(parts: readonly ScoredPart[]): number {
  const weight = weightOf(parts);
  return weight === 0 ? 1 : parts.reduce((sum, { part, score }) => sum + part.weight * score, 0) / weight;
}
