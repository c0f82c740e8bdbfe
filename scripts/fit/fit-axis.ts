import type { Axis } from '../../src/grammar/axis.ts';
import { signsOf } from '../../src/grammar/fitted/confidence.ts';
import {
  METHODS,
  type CandidateScore,
  type Fit,
  type FittedBands,
  type Method,
  type Model,
} from '../../src/grammar/fitted/fit.ts';
import { unscaled } from '../../src/grammar/measure.ts';
import { BANDED_MEASURES } from './banded-measures.ts';
import { CANDIDATES, type Fitted, type Task } from './candidates.ts';
import { chooseMethod, chosenAnswers, crossValidate, type CrossValidation } from './cross-validate.ts';
import type { JudgedCell } from './fit-confidence.ts';
import { roundModel } from './round-model.ts';
import type { Row } from './rows.ts';
import { largest, scoreOf } from './score.ts';

/** Methods that state probabilities. */
const MODELS = ['ordinal', 'multinomial', 'trees'] as const satisfies readonly Method[];

export interface FittedAxis {
  readonly fit: Fit;
  /** The readings of held-out rows, for the fit of confidence. */
  readonly cells: readonly JudgedCell[];
}

/** Fits an axis, decides by cross-validation which method reads it, and scores every candidate. */
export function fitAxis(
  axis: Axis,
  { rows, notShown }: { readonly rows: readonly Row[]; readonly notShown: number },
  { sets, margin }: { readonly sets: readonly string[]; readonly margin: number },
): FittedAxis {
  const task = taskOf(axis);
  const validation = crossValidate(rows, task, axis.id);
  const decides = chooseMethod(validation, margin);
  const modelled = MODELS.find((method) => method === decides) ?? mostProbable(validation);
  const model = fitWith(modelled, rows, task, axis.id).model;
  if (model === undefined) throw new Error(`${axis.id}: ${modelled} has no model`);
  const fit: Fit = {
    axis: axis.id,
    decides,
    fittedOn: {
      sets,
      pages: new Set(rows.map(({ page }) => page)).size,
      cells: rows.length,
      judged: validation.rows.length + notShown,
    },
    scores: scoresOf(validation, notShown),
    values: axis.values,
    ...(decides === 'bands' ? { bands: bandsOf(axis, fitWith('bands', rows, task, axis.id), task) } : {}),
    model: roundModel(model),
  };
  return { fit, cells: cellsOf(axis.id, validation, decides, modelled) };
}

/** What the candidates of an axis are fitted for. */
export function taskOf(axis: Axis): Task {
  const measures = axis.measures.rows.map(({ name }) => name);
  const banded = measures.indexOf(BANDED_MEASURES[axis.id] ?? '');
  return { values: axis.values.length, measures, banded: banded === -1 ? null : banded };
}

function fitWith(method: Method, rows: readonly Row[], task: Task, seed: string): Fitted {
  const candidate = CANDIDATES.find((each) => each.method === method);
  if (candidate === undefined) throw new Error(`${method} is no candidate`);
  return candidate.fit(rows, task, seed);
}

/** The method that a model was fitted by. */
export function methodOfModel({ trees, slopes }: Model): (typeof MODELS)[number] {
  if (trees !== undefined) return 'trees';
  return slopes === undefined ? 'multinomial' : 'ordinal';
}

/** The model whose probabilities fit the held-out grades best. */
function mostProbable({ rows, answers }: CrossValidation): (typeof MODELS)[number] {
  const fit = (method: (typeof MODELS)[number]) =>
    rows.reduce((sum, { target }, at) => {
      const chances = answers[method][at]?.chances ?? [];
      return sum + target.reduce((own, share, value) => own + share * Math.log(chances[value] || 1e-4), 0);
    }, 0);
  return MODELS[largest(MODELS.map(fit))] ?? 'ordinal';
}

function scoresOf(validation: CrossValidation, notShown: number): CandidateScore[] {
  const { rows, answers } = validation;
  const candidates = [
    ...(['constant', ...METHODS] as const).map((name) => [name, answers[name]] as const),
    ['chosen', chosenAnswers(validation)] as const,
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

function bandsOf(axis: Axis, { bands }: Fitted, { banded }: Task): FittedBands {
  const measure = axis.measures.rows[banded ?? -1];
  if (measure === undefined || bands === undefined) throw new Error(`${axis.id} has no banded measure`);
  return {
    measure: measure.name,
    values: bands.order.map((value) => axis.values[value] ?? ''),
    from: bands.from.map((place) => round(unscaled(place, measure.scale))),
  };
}

function cellsOf(axis: string, validation: CrossValidation, decides: Method, model: Method): JudgedCell[] {
  return validation.rows.map((row, at) => {
    const value = validation.answers[decides][at]?.value ?? row.rule;
    const chances = validation.answers[model][at]?.chances ?? [];
    return {
      axis,
      page: row.page,
      group: row.group,
      signs: signsOf({ chances, value, rule: row.rule, certainty: row.certainty }, row.doubts),
      accepted: row.accepted.includes(value),
    };
  });
}

const round = (value: number) => Number(value.toFixed(4));
