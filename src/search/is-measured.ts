import { isCovered, isWithin } from '../words/is-covered.ts';
import type { Statement, StatementKind } from '../words/understanding.ts';

/** Whether a query states measures alone: `18px body`, `no shadows`. What the same words state beside an axis is no other wish. */
export function isMeasured(statements: readonly Statement[]): boolean {
  const axes = statements.filter(({ kind }) => kind === 'axis');
  return (
    axes.length > 0 &&
    statements.every(({ kind, span }) =>
      // A model reads an axis in the word that differs, a style in the whole phrase: `outline` of `outline buttons`.
      kind === 'style' ? isCovered(span, axes) : !TRADES.has(kind) && isWithin(span, axes),
    )
  );
}

/** A bank in `dark bank app` is no measure. */
const TRADES: ReadonlySet<StatementKind> = new Set(['industry', 'audience', 'purpose']);
