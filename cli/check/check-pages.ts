import { PASS_FROM } from '../../src/score/total.ts';
import type { InputOf } from '../engine/engine.ts';
import { EXIT, worstOf, type ExitCode } from '../exit-code.ts';
import { eachPage, type PageResult } from '../pages/each-page.ts';
import { hostAndPort } from '../pages/find-pages.ts';
import type { NamedContract, TargetFields } from '../pages/find-target.ts';
import type { PageSource } from '../pages/page-source.ts';
import type { Session } from '../session.ts';
import { UsageError } from '../usage-error.ts';
import { baselineOf, type Baselines } from './baseline.ts';
import { checkAnswer, type Demands, type ScoreAnswer } from './demands.ts';

/** The fields of a score request that are the same for every page. */
export type ScoreFields = TargetFields &
  Pick<InputOf<'score'>, 'explain' | 'fixes' | 'identity' | 'ignore_axes' | 'waive'>;

export interface Checking {
  readonly fields: ScoreFields;
  readonly demands: Demands;
  readonly baselines: Baselines;
  /** The contract that pages are judged against; null for other targets. */
  readonly contract: NamedContract | null;
  /** See Target. */
  readonly targetOptions: readonly string[];
  /** See PageAccess. */
  readonly trials?: number | undefined;
}

/** A scored page, or the error of a page without a score. */
export type CheckedPage = Omit<PageResult<ScoreAnswer>, 'code'> & {
  readonly code: ExitCode;
  /** Why the page does not pass, in sentences; empty for a page that passes. */
  readonly reasons: readonly string[];
  readonly contract: NamedContract | null;
  /** See Target. */
  readonly targetOptions: readonly string[];
};

/** Scores every page. */
export async function checkPages(
  pages: readonly PageSource[],
  checking: Checking,
  session: Session,
): Promise<CheckedPage[]> {
  const results = await eachPage(pages, session, (page) => scorePage(page, checking, session));
  return results.map((result) => {
    const { contract, targetOptions } = checking;
    if (result.answer === null)
      return { ...result, contract, targetOptions, reasons: [result.error.message] };
    const check = checkAnswer(result.answer, demandsOn(result.page, checking));
    return { ...result, contract, targetOptions, ...check };
  });
}

/** The exit code of the whole check. Nothing to check is no pass. */
export function exitCodeOfPages(checked: readonly { readonly code: ExitCode }[]): ExitCode {
  return checked.length === 0 ? EXIT.unclear : worstOf(checked.map(({ code }) => code));
}

async function scorePage(page: PageSource, checking: Checking, session: Session): Promise<ScoreAnswer> {
  const { fields, demands, baselines, trials } = checking;
  const engine = await session.engine();
  const baseline = baselineOf(page, baselines);
  const input = { ...page.subject, ...fields, ...(baseline !== null && { baseline }) };
  const target = fields.target_url === undefined ? null : hostAndPort(fields.target_url);
  const allowHosts = [...page.access.allowHosts, ...(target === null ? [] : [target])];
  const answer = await engine.call('score', input, { ...page.access, allowHosts, trials });
  if (demands.identity !== null && answer.identity === undefined)
    throw new UsageError('--identity: The target has no tokens to compare with. Give --tokens.');
  return answer;
}

/** A page that the baseline does not have must pass by itself. */
function demandsOn(page: PageSource, { demands, baselines }: Checking): Demands {
  const isNew = baselines.isGiven && baselineOf(page, baselines) === null;
  return isNew ? { ...demands, min: demands.min ?? PASS_FROM } : demands;
}
