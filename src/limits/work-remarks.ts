import { READING_LIMITS } from './limit-table.ts';
import type { WorkBudget, WorkPhase } from './work-budget.ts';

/** Remarks on what the reading left out: one for each limit exceeded and each phase that ran out of steps. */
export function workRemarks(work: WorkBudget): { readonly code: string; readonly detail: string }[] {
  return [
    ...work.leftOut().map((limit) => ({ code: 'limit_exceeded', detail: READING_LIMITS[limit].remark })),
    ...work.exhausted().map((phase) => ({ code: 'work_limit', detail: UNFINISHED[phase] })),
  ];
}

const UNFINISHED: Readonly<Record<WorkPhase, string>> = {
  stylesheets: 'The stylesheets of this page are too complex: some rules and values were left out.',
  cascade: 'The selectors and values of this page are too complex: some were left out.',
  layout: 'The layout of this page is too complex: some boxes were not placed.',
  features: 'This page is too complex: some observations cover only a part of it.',
};
