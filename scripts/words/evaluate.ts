import type { AxisId } from '../../src/grammar/axes/index.ts';
import type { AxisStatement } from '../../src/words/understanding.ts';
import { AXIS_NAMES } from './axis-names.ts';
import type { WrittenBrief } from './written.ts';

/** A brief with what it says, as its writer or a careful reader sees it. */
export interface GradedBrief extends WrittenBrief {
  readonly register?: string;
  /** Says nothing of design. */
  readonly vague?: boolean;
}

/** Totals over briefs; a statement is one axis of one brief. */
export interface Totals {
  statements: number;
  right: number;
  wrong: number;
  missed: number;
  /** Statements that the reader made. */
  made: number;
  /** Those on an axis that the brief does not state. */
  false: number;
  traps: number;
  /** Traps whose axis the reader states with words of the trap. */
  caught: number;
  vague: number;
  refused: number;
}

export type AxisReading = (text: string) => readonly Pick<AxisStatement, 'axis' | 'values' | 'span'>[];

export interface Evaluation {
  readonly all: Totals;
  readonly byAxis: ReadonlyMap<string, Totals>;
  readonly byRegister: ReadonlyMap<string, Totals>;
}

/**
 * Reads each brief and compares: a statement is right when the brief accepts every value of the answer, wrong when
 * not, missed without an answer, and false when the brief does not state the axis.
 */
export function evaluate(briefs: readonly GradedBrief[], read: AxisReading): Evaluation {
  const all = noTotals();
  const byAxis = new Map<string, Totals>();
  const byRegister = new Map<string, Totals>();
  for (const brief of briefs) {
    const answers = read(brief.text);
    const register = totalsOf(byRegister, brief.register ?? '');
    countBrief(brief, answers, [all, register]);
    const wanted = acceptedValues(brief);
    for (const [axis, accepted] of wanted)
      countStatement(accepted, answers, axis, [all, register, totalsOf(byAxis, axis)]);
    for (const { axis } of answers)
      for (const totals of [all, register, totalsOf(byAxis, axis)]) {
        totals.made++;
        if (!wanted.has(axis)) totals.false++;
      }
  }
  return { all, byAxis, byRegister };
}

function countBrief(brief: GradedBrief, answers: ReturnType<AxisReading>, totals: readonly Totals[]): void {
  const caught = brief.traps.filter((trap) => {
    const start = brief.text.indexOf(trap.span);
    return answers.some(
      ({ axis, span }) =>
        axis === AXIS_NAMES[trap.axis] && span.start < start + trap.span.length && span.end > start,
    );
  }).length;
  for (const each of totals) {
    each.traps += brief.traps.length;
    each.caught += caught;
    if (brief.vague === true) {
      each.vague++;
      if (answers.length === 0) each.refused++;
    }
  }
}

function countStatement(
  accepted: ReadonlySet<string>,
  answers: ReturnType<AxisReading>,
  axis: AxisId,
  totals: readonly Totals[],
): void {
  const answer = answers.find((one) => one.axis === axis);
  const isRight = answer?.values.every((value) => accepted.has(value)) === true;
  for (const each of totals) {
    each.statements++;
    if (answer === undefined) each.missed++;
    else if (isRight) each.right++;
    else each.wrong++;
  }
}

function acceptedValues({ says }: GradedBrief): ReadonlyMap<AxisId, ReadonlySet<string>> {
  const accepted = new Map<AxisId, Set<string>>();
  for (const { axis, values } of says) {
    const id = AXIS_NAMES[axis];
    if (id !== undefined) accepted.set(id, new Set([...(accepted.get(id) ?? []), ...values]));
  }
  return accepted;
}

function totalsOf(table: Map<string, Totals>, name: string): Totals {
  const totals = table.get(name) ?? noTotals();
  table.set(name, totals);
  return totals;
}

function noTotals(): Totals {
  return {
    statements: 0,
    right: 0,
    wrong: 0,
    missed: 0,
    made: 0,
    false: 0,
    traps: 0,
    caught: 0,
    vague: 0,
    refused: 0,
  };
}

/** One line: `right 84.2 % of 287, wrong 3.1 %, missed 12.7 %; false 4.0 % of 270 made; traps 1.1 % of 262; vague refused 10 of 10` */
export function lineOf(totals: Totals): string {
  const { statements, right, wrong, missed, made, traps, caught, vague, refused } = totals;
  return [
    `right ${share(right, statements)} of ${statements}, wrong ${share(wrong, statements)}, missed ${share(missed, statements)}`,
    `false ${share(totals.false, made)} of ${made} made`,
    `traps ${share(caught, traps)} of ${traps}`,
    `vague refused ${refused} of ${vague}`,
  ].join('; ');
}

function share(part: number, whole: number): string {
  return whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} %`;
}
