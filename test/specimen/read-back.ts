import { AXES, type AxisId, type Grammar } from '../../src/grammar/axes/index.ts';
import type { Readings } from '../../src/grammar/read-axes.ts';
import { pageFromHtml } from '../../src/page/given-page.ts';
import type { LayoutId } from '../../src/specimen/layouts/index.ts';
import { renderSpecimen } from '../../src/specimen/specimen.ts';
import { surveyPage, type Survey } from '../../src/survey.ts';

/** One axis of one specimen that reads as something else than it was made from. */
export interface Misreading {
  readonly axis: AxisId;
  readonly made: string;
  readonly read: string | null;
}

export interface ReadBack {
  /** Axes that the page claims to show. */
  readonly shown: number;
  readonly misread: readonly Misreading[];
}

/** Draws a grammar in one layout with one seed, so that pages differ in nothing else, and reads the page. */
export function surveySpecimen(grammar: Grammar): Survey {
  return surveyPage(pageFromHtml({ html: renderSpecimen({ grammar, layout: 'product', seed: 1 }).html }));
}

/** Compares what a specimen was made from with what is read from it. */
export function readBack(grammar: Grammar, layout?: LayoutId): ReadBack {
  const { html, notShown } = renderSpecimen({ grammar, layout });
  const { readings } = surveyPage(pageFromHtml({ html }));
  const claimed = AXES.filter(({ id }) => grammar[id] !== undefined && notShown[id] === undefined);
  const misread = claimed.flatMap(({ id }) => compare(id, grammar, readings));
  return { shown: claimed.length, misread };
}

function compare(axis: AxisId, grammar: Grammar, readings: Readings): Misreading[] {
  const made = grammar[axis] ?? '';
  const read = readings[axis].value;
  return made === read ? [] : [{ axis, made, read }];
}
