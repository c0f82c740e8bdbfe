/**
 * Probability that a true page scores higher than a false one, equal scores counting half (area under the ROC curve);
 * 0.5 for chance. NaN without pages of both kinds.
 */
export function areaUnderCurve(truePages: readonly number[], falsePages: readonly number[]): number {
  let wins = 0;
  for (const good of truePages) for (const bad of falsePages) wins += good > bad ? 1 : good === bad ? 0.5 : 0;
  return wins / (truePages.length * falsePages.length);
}
