import { READING_LIMITS } from './reading-limits.ts';
import type { WorkBudget, WorkPhase } from './work-budget.ts';

/** What a page was read without, as remarks: one for each limit it exceeds and each phase that ran out of steps. */
export function workRemarks(work: WorkBudget): { readonly code: string; readonly detail: string }[] {
  return [
    ...work.leftOut().map((limit) => ({ code: 'limit_exceeded', detail: READING_LIMITS[limit].beyond })),
    ...work.exhausted().map((phase) => ({ code: 'work_limit', detail: UNFINISHED[phase] })),
  ];
}

const UNFINISHED: Readonly<Record<WorkPhase, string>> = {
  stylesheets: 'The style sheets of this page take too long: some rules and values were left out.',
  cascade: 'The selectors and values of this page take too long: some were left out.',
  layout: 'The layout of this page takes too long: some boxes were not placed.',
  features: 'Observing this page takes too long: some observations cover a part of it.',
};
