import * as patterns from './vocabulary/long-patterns.ts';
import type { Statement, StatementKind } from './understanding.ts';

/**
 * `Not dark or corporate` refuses both, and so do `isn't black and moody` and `doesn't scream discounts`, which go on with
 * another quality: a trade after a refused quality is wanted, as in `no boring bank`. @param statements in the order of
 * the text
 */
export function withListedRefusals(text: string, statements: readonly Statement[]): readonly Statement[] {
  if (statements.every(({ polarity }) => polarity === 'for')) return statements;
  const listed: Statement[] = [];
  for (const statement of statements) {
    const { start } = statement.span;
    const before = listed.findLast(({ kind, span }) => kind !== 'axis' && span.end <= start);
    const isListed =
      statement.kind !== 'axis' &&
      before?.polarity === 'against' &&
      (isListedAfter(text.slice(before.span.end, start), statement) ||
        (WHOLLY.test(text.slice(Math.max(0, before.span.start - REACH), before.span.start)) &&
          /^\s+$/.test(text.slice(before.span.end, start))));
    listed.push(isListed ? { ...statement, polarity: 'against' } : statement);
  }
  return listed.flatMap((one): Statement[] => {
    if (one.polarity === 'for') return [one];
    const wanted = listed.filter((other) => isWanted(other, one));
    if (wanted.length === 0) return [one];
    return wanted.some((other) => isSameWord(other, one)) ? [notAsUsual(one)] : [];
  });
}

/** Whether the refused word repeats the wanted one: `a bank that doesn't feel like a bank`. */
function isSameWord({ span }: Statement, refused: Statement): boolean {
  return span.text.toLowerCase() === refused.span.text.toLowerCase();
}

/** Who wants a trade and refuses the same wants one that does not look as usual. */
function notAsUsual(refused: Statement): Statement {
  const { span, polarity, degree, confidence } = refused;
  return { kind: 'mood', values: ['conventional'], span, polarity, degree, confidence };
}

/** Whether one statement wants what another refuses: of `a news site, no newspaper` the trade is wanted. */
function isWanted(one: Statement, refused: Statement): boolean {
  return (
    one.polarity === 'for' &&
    one.kind !== 'axis' &&
    !(one.kind === 'brand' && one.relation === 'mentioned') &&
    one.kind === refused.kind &&
    one.values.every((value) => refused.values.includes(value))
  );
}

function isListedAfter(between: string, { kind, span }: Statement): boolean {
  return LISTED.test(between) || (QUALITIES.has(kind) && GOING_ON.test(between) && !REFUSING.test(span.text));
}

/** A phrase that refuses by itself: `no animations`. */
const REFUSING = /^(?:no|not|non|never|without|nothing|zero|anti)\b/i;

/** What refuses all that is said of a thing: `anything but another purple startup page`. */
const WHOLLY = new RegExp(patterns.WHOLLY, 'i');
/** Characters of what refuses wholly. */
const REACH = 80;

const QUALITIES: ReadonlySet<StatementKind> = new Set(['mood', 'style']);
const GOING_ON = /^\s*(?:(?:,\s*)?and\s+)?$/i;
const LISTED = /^\s*(?:,\s*)?(?:or|nor|\/)\s+(?:too\s+|very\s+|any\s+)?$/i;
