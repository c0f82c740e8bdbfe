import { isCovered, isWithin } from '../words/is-covered.ts';
import type { Statement, StatementKind } from '../words/understanding.ts';

/** Whether a query states measures alone: `18px body`, `no shadows`. What the same words state beside an axis is no other wish. */
export function isMeasured(statements: readonly Statement[]): boolean {
  return areOfAxes(statements, isWithin);
}

/**
 * The same for briefs, of which a model reads axes in single words and the table styles in whole phrases: `outline` and
 * `outline buttons`.
 */
export function statesAxesAlone(statements: readonly Statement[]): boolean {
  return areOfAxes(statements, isCovered);
}

/** @param isOfAxis whether the words of a style are those of axes */
function areOfAxes(statements: readonly Statement[], isOfAxis: typeof isCovered): boolean {
  const axes = statements.filter(({ kind }) => kind === 'axis');
  return (
    axes.length > 0 &&
    statements.every(
      ({ kind, span }) => !TRADES.has(kind) && (kind === 'style' ? isOfAxis : isWithin)(span, axes),
    )
  );
}

/** A bank in `dark bank app` is no measure. */
const TRADES: ReadonlySet<StatementKind> = new Set(['industry', 'audience', 'purpose']);
