import { maxOf, type LimitName } from '../limits/reading-limits.ts';
import type { WorkBudget } from '../limits/work-budget.ts';
import { isSpace } from '../css/scan.ts';
import { CHAR, isNameChar, opensUrl, skipOne } from '../css/skip.ts';

/**
 * The part of a declaration's value within the limits: the first items of a list that is too long, null for other
 * values that exceed a limit.
 */
export function boundedValue(
  { property, value }: { readonly property: string; readonly value: string },
  work: WorkBudget,
): string | null {
  if (value.length <= SHORT) return value;
  const custom = property.startsWith('--');
  const { cut, exceeded } = custom ? measureCustom(value) : new ValueMeter(value).run();
  if (exceeded !== null) work.leaveOut(exceeded);
  return exceeded === null || exceeded === 'listItems' ? value.slice(0, cut) : null;
}

/** Characters: a value this short cannot exceed a limit. */
const SHORT = 128;

interface Measured {
  /** End of the last item within the limit. */
  readonly cut: number;
  readonly exceeded: LimitName | null;
}

function measureCustom({ length }: string): Measured {
  return { cut: length, exceeded: length > maxOf('customProperty') ? 'customProperty' : null };
}

/** The brackets around a position in a value. */
interface Frame {
  readonly kind: 'gradient' | 'math' | 'other';
  arguments: number;
  parts: number;
}

/** Scans a value once, up to the limits. */
class ValueMeter {
  private readonly value: string;
  private readonly open: Frame[] = [];
  private items = 1;
  private parts = 0;
  private exceeded: LimitName | null = null;

  constructor(value: string) {
    this.value = value;
  }

  run(): Measured {
    const { value } = this;
    let at = 0;
    while (at < value.length) {
      const next = this.read(at);
      if (this.exceeded !== null) break;
      at = next;
    }
    return { cut: at, exceeded: this.exceeded };
  }

  /** Scans one token and returns the position after it. */
  private read(at: number): number {
    const code = this.value.charCodeAt(at);
    if (isSpace(code)) return at + 1;
    if (code === CHAR.comma) this.comma();
    else if (code === CHAR.close) this.open.pop();
    else if (code === CHAR.open && !opensUrl(this.value, at)) this.enter(at);
    else return this.part(at);
    return at + 1;
  }

  private comma(): void {
    const inner = this.open.at(-1);
    if (inner === undefined) this.check('listItems', ++this.items);
    else if (++inner.arguments > 0 && inner.kind === 'gradient') this.check('colorStops', inner.arguments);
  }

  /** Terms inside brackets count for the enclosing calculation. */
  private enter(at: number): void {
    const outer = this.open.at(-1);
    const frame =
      outer?.kind === 'math' ? outer : { kind: kindBefore(this.value, at), arguments: 1, parts: 0 };
    this.check('valueDepth', this.open.push(frame));
  }

  private part(at: number): number {
    this.check('valueParts', ++this.parts);
    const inner = this.open.at(-1);
    if (inner?.kind === 'math') this.check('mathTerms', ++inner.parts);
    let end = skipOne(this.value, at);
    while (isNameChar(this.value.charCodeAt(end)) || this.value.charCodeAt(end) === CHAR.dot) end++;
    return end;
  }

  private check(limit: LimitName, count: number): void {
    if (count > maxOf(limit)) this.exceeded ??= limit;
  }
}

const MATH =
  /(?:calc|min|max|clamp|hypot|round|mod|rem|sin|cos|tan|sqrt|exp|pow|log|abs|sign|progress|atan2)$/i;

/** The kind of function whose bracket opens here. */
function kindBefore(value: string, at: number): Frame['kind'] {
  const name = value.slice(Math.max(0, at - MAX_FUNCTION_NAME), at);
  if (/gradient$/i.test(name)) return 'gradient';
  return MATH.test(name) ? 'math' : 'other';
}

const MAX_FUNCTION_NAME = 16; // characters; longer than all names compared
