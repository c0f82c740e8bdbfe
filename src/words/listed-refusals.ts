import type { Statement } from './understanding.ts';

/** `Not dark or corporate` refuses both. @param statements in the order of the text */
export function withListedRefusals(text: string, statements: readonly Statement[]): Statement[] {
  const listed: Statement[] = [];
  for (const statement of statements) {
    const { start } = statement.span;
    const before = listed.findLast(({ kind, span }) => kind !== 'axis' && span.end <= start);
    const isListed =
      statement.kind !== 'axis' &&
      before?.polarity === 'against' &&
      LISTED.test(text.slice(before.span.end, start));
    listed.push(isListed ? { ...statement, polarity: 'against' } : statement);
  }
  return listed.filter((one) => one.polarity === 'for' || !listed.some((other) => isWanted(other, one)));
}

/** Whether one statement wants what another refuses: of `a news site, no newspaper` the trade is wanted. */
function isWanted(one: Statement, refused: Statement): boolean {
  return (
    one.polarity === 'for' &&
    one.kind !== 'axis' &&
    one.kind === refused.kind &&
    one.values.every((value) => refused.values.includes(value))
  );
}

const LISTED = /^\s*(?:,\s*)?(?:or|nor|\/)\s+(?:too\s+|very\s+|any\s+)?$/i;
