import type { CheckedPage } from '../check/check-pages.ts';
import type { ScoreAnswer } from '../check/demands.ts';
import { EXIT } from '../exit-code.ts';

/** One thing that keeps a page from its target. */
export interface Issue {
  /** Id of an axis, `identity.` and a part, or `page` for what concerns the whole page. */
  readonly rule: string;
  readonly label: string;
  readonly message: string;
  /** CSS selector of the element that shows it, if one does. */
  readonly selector: string | null;
  /** Whether the page does not pass; otherwise the issue is a hint. */
  readonly isError: boolean;
}

/**
 * What keeps a page from its target: reasons of the verdict first, then what passed in the baseline, then axes and
 * parts, the largest gain first. What differs on a page that shows too little to be judged is a hint.
 */
export function issuesOf({ answer, code, reasons }: CheckedPage): Issue[] {
  const page = reasons.map((message): Issue => {
    return {
      rule: PAGE_RULE,
      label: 'Result of the page',
      message,
      selector: null,
      isError: code !== EXIT.pass,
    };
  });
  if (answer === null) return page;
  const isError = code === EXIT.fail;
  const others = [...axisIssues(answer, isError), ...partIssues(answer, isError)];
  const isNew = ({ rule }: Issue) => answer.changes?.new_failures.includes(rule) === true;
  return [...page, ...others.filter(isNew), ...others.filter((issue) => !isNew(issue))];
}

export const PAGE_RULE = 'page';

function axisIssues({ fixes }: ScoreAnswer, isError: boolean): Issue[] {
  return fixes.map(({ axis, label, current, target, action, predicted_delta: gain, evidence }) => ({
    rule: axis,
    label,
    message: `${label} is ${current}, the target is ${target} (${gain.toFixed(1)} points). ${action}`,
    selector: evidence[0]?.selector ?? null,
    isError,
  }));
}

function partIssues({ identity }: ScoreAnswer, isError: boolean): Issue[] {
  const evidence = new Map((identity?.parts ?? []).map((part) => [part.part, part.evidence]));
  return (identity?.fixes ?? []).map(({ part, label, measured, expected, predicted_delta: gain }) => ({
    rule: `identity.${part}`,
    label,
    message: `${label} is ${measured}, the tokens state ${expected}${gain === null ? '' : ` (${gain.toFixed(1)} points of the identity)`}.`,
    selector: evidence.get(part)?.[0]?.selector ?? null,
    isError,
  }));
}
