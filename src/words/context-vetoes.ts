import { isRefused } from './negation.ts';
import type { AxisStatement, Statement } from './understanding.ts';
import { VETOES } from './vocabulary/vetoes.ts';

const COMPILED = VETOES.map(({ said, before, after, unless, ...veto }) => ({
  ...veto,
  said: pattern(said),
  before: before === undefined ? null : pattern(before),
  after: after === undefined ? null : pattern(after),
  unless: unless === undefined ? null : pattern(unless),
}));
type Veto = (typeof COMPILED)[number];

function pattern(source: string): RegExp {
  return new RegExp(source, 'i');
}

/** Without the axes that a model reads in words whose neighbours show that they are about something else. */
export function withoutVetoed(text: string, statements: readonly Statement[]): readonly Statement[] {
  const primary = statements.filter((one) => one.kind === 'color' && one.role === 'primary');
  return statements.filter((one) => {
    if (one.kind !== 'axis') return true;
    // The colour of buttons is none of the ground: `primary colour is emerald`.
    if (one.axis === 'surface.ground' && primary.some(({ span }) => span.text === one.span.text))
      return false;
    return !COMPILED.some((veto) => isVetoed(text, one, veto));
  });
}

function isVetoed(text: string, { axis, span, values }: AxisStatement, veto: Veto): boolean {
  if (axis !== veto.axis || !veto.said.test(span.text)) return false;
  if (veto.value !== undefined && values[0] !== veto.value) return false;
  if (veto.before?.test(text.slice(Math.max(0, span.start - REACH), span.start)) === false) return false;
  if (veto.after?.test(text.slice(span.end, span.end + REACH)) === false) return false;
  if (veto.unless?.test(text) === true) return false;
  return veto.isRefused === undefined || isRefused(text, span);
}

/** Characters around a statement. */
const REACH = 32;
