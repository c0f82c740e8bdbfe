import type { Axis } from '../../src/grammar/axis.ts';
import { signsOf } from '../../src/grammar/fitted/confidence.ts';
import { METHODS, type CandidateScore, type Fit, type Method } from '../../src/grammar/fitted/fit.ts';
import { BANDED_MEASURES } from './banded-measures.ts';
import { candidateOf, type Task } from './candidates.ts';
import { chooseMethods, chosenAnswers, MODEL } from './choose-methods.ts';
import { crossValidate, type CrossValidation, type HeldOut } from './cross-validate.ts';
import type { ReadCell } from './reliability.ts';
import { roundModel } from './round-model.ts';
import type { Row } from './rows.ts';
import { scoreOf } from './score.ts';

export interface FittedAxis {
  readonly fit: Fit;
  /** The readings of held-out rows, for the fit of confidence and the reliability of the axis. */
  readonly cells: readonly ReadCell[];
}

/** An axis with the graded cells that it is fitted to. */
export interface GradedAxis {
  readonly axis: Axis;
  readonly rows: readonly Row[];
  readonly notShown: number;
}

/** Fits all axes, decides by cross-validation whether rule or model reads each, and scores every candidate. */
export function fitAxes(axes: readonly GradedAxis[], sets: readonly string[]): FittedAxis[] {
  const validations = axes.map(({ axis, rows }) => crossValidate(rows, taskOf(axis), axis.id));
  const methods = chooseMethods(validations);
  const chosen = chosenAnswers(validations);
  return axes.flatMap((graded, at) => {
    const validation = validations[at];
    const decides = methods[at] ?? 'rule';
    return validation === undefined
      ? []
      : fitAxis(graded, sets, { validation, decides, chosen: chosen[at] ?? [] });
  });
}

interface Choice {
  readonly validation: CrossValidation;
  readonly decides: Method;
  readonly chosen: readonly HeldOut[];
}

function fitAxis(
  { axis, rows, notShown }: GradedAxis,
  sets: readonly string[],
  { validation, decides, chosen }: Choice,
): FittedAxis {
  const { model } = candidateOf(MODEL).fit(rows, taskOf(axis));
  if (model === undefined) throw new Error(`${axis.id}: ${MODEL} has no model`);
  const fit: Fit = {
    axis: axis.id,
    decides,
    fittedOn: {
      sets,
      pages: new Set(rows.map(({ page }) => page)).size,
      cells: rows.length,
      judged: validation.rows.length + notShown,
    },
    scores: scoresOf(validation, chosen, notShown),
    values: axis.values,
    model: roundModel(model),
  };
  return { fit, cells: cellsOf(axis, validation, decides) };
}

/** What the candidates of an axis are fitted for. */
export function taskOf(axis: Axis): Task {
  const measures = axis.measures.rows.map(({ name }) => name);
  const banded = measures.indexOf(BANDED_MEASURES[axis.id] ?? '');
  return { values: axis.values.length, measures, banded: banded === -1 ? null : banded };
}

function scoresOf(
  { rows, answers }: CrossValidation,
  chosen: readonly HeldOut[],
  notShown: number,
): CandidateScore[] {
  const candidates = [
    ...(['constant', ...METHODS] as const).map((name) => [name, answers[name]] as const),
    ['chosen', chosen] as const,
  ];
  return candidates.map(([candidate, own]) => {
    const { hit, ok } = scoreOf(
      rows,
      own.map(({ value }) => value),
      notShown,
    );
    return { candidate, hit: round(hit), ok: round(ok) };
  });
}

function cellsOf({ id, values }: Axis, validation: CrossValidation, decides: Method): ReadCell[] {
  return validation.rows.map((row, at) => {
    const value = validation.answers[decides][at]?.value ?? row.rule;
    const chances = validation.answers[MODEL][at]?.chances ?? [];
    return {
      axis: id,
      part: row.part,
      page: row.page,
      group: row.group,
      signs: signsOf({ chances, value, rule: row.rule, certainty: row.certainty }, row.doubts),
      accepted: row.accepted.includes(value),
      read: valueAt(values, value),
      grade: valueAt(values, row.accepted[0] ?? -1),
    };
  });
}

function valueAt(values: readonly string[], index: number): string {
  const value = values[index];
  if (value === undefined) throw new Error(`No value ${index} in ${values.join(', ')}`);
  return value;
}

const round = (value: number) => Number(value.toFixed(4));
