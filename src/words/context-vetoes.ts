import { isRefused } from './negation.ts';
import type { AxisStatement, Statement } from './understanding.ts';
import { VETOES, type Veto } from './vocabulary/vetoes.ts';

/** Without the axes that a model reads in words whose neighbours show that they are about something else. */
export function withoutVetoed(text: string, statements: readonly Statement[]): readonly Statement[] {
  const primary = statements.filter((one) => one.kind === 'color' && one.role === 'primary');
  return statements.filter((one) => {
    if (one.kind !== 'axis') return true;
    // The colour of buttons is none of the ground: `primary colour is emerald`.
    if (one.axis === 'surface.ground' && primary.some(({ span }) => span.text === one.span.text))
      return false;
    return !VETOES.some((veto) => isVetoed(text, one, veto));
  });
}

function isVetoed(text: string, { axis, span, values }: AxisStatement, veto: Veto): boolean {
  if (axis !== veto.axis || !matches(veto.said, span.text)) return false;
  if (veto.value !== undefined && values[0] !== veto.value) return false;
  const before = text.slice(Math.max(0, span.start - REACH), span.start);
  if (!matches(veto.before, before) || !matches(veto.after, text.slice(span.end, span.end + REACH)))
    return false;
  if (veto.unless !== undefined && matches(veto.unless, text)) return false;
  return veto.isRefused === undefined || isRefused(text, span);
}

function matches(pattern: string | undefined, text: string): boolean {
  return pattern === undefined || new RegExp(pattern, 'i').test(text);
}

/** Characters around a statement. */
const REACH = 32;
