import { appendFile } from 'node:fs/promises';
import { exitCodeOfPages, type CheckedPage } from '../check/check-pages.ts';
import type { ExitCode } from '../exit-code.ts';
import type { Io } from '../io.ts';
import { MARKS } from '../output/marks.ts';
import { markdownReport, messageReport, reportWithin } from '../reports/markdown.ts';
import { UsageError } from '../usage-error.ts';
import { annotation, annotations } from './annotations.ts';
import { MAX_COMMENT, postComment } from './post-comment.ts';

/**
 * Reports to GitHub Actions: annotations on the output, a job summary, the outputs `result`, `exit-code`, `score` and
 * `identity`, and a comment if asked for. Throws a UsageError outside of a workflow.
 */
export async function writeGithub(
  checked: readonly CheckedPage[],
  { comment }: { readonly comment: boolean },
  { environment, folder, write }: Io,
): Promise<void> {
  const { GITHUB_STEP_SUMMARY: summary, GITHUB_OUTPUT: outputs, GITHUB_WORKSPACE: workspace } = environment;
  if (!summary || !outputs)
    throw new UsageError(
      '--github: GITHUB_STEP_SUMMARY and GITHUB_OUTPUT are not set. Run it in GitHub Actions.',
    );
  const markdown = markdownReport(checked);
  write(await annotations(checked, workspace || folder));
  await appendFile(summary, markdown);
  await appendFile(outputs, outputLines(checked));
  if (comment) write(await postComment(reportWithin(checked, MAX_COMMENT), environment));
}

/** Reports a run that judged nothing, such as one with an unknown brand, in the same places as the result of pages. */
export async function writeGithubFailure(
  message: string,
  code: ExitCode,
  { comment }: { readonly comment: boolean },
  { environment, write }: Io,
): Promise<void> {
  const { GITHUB_STEP_SUMMARY: summary, GITHUB_OUTPUT: outputs } = environment;
  if (!summary || !outputs) return;
  const markdown = messageReport(message);
  write(annotation('error', message));
  await appendFile(summary, markdown);
  await appendFile(outputs, `result=${MARKS[code].word}\nexit-code=${code}\nscore=\nidentity=\n`);
  if (comment && environment['GITHUB_EVENT_PATH'] && environment['GITHUB_TOKEN'])
    write(await postComment(markdown, environment));
}

function outputLines(checked: readonly CheckedPage[]): string {
  const code = exitCodeOfPages(checked);
  const least = (values: readonly (number | null | undefined)[]) => {
    const known = values.filter((value) => typeof value === 'number');
    return known.length === 0 || known.length < values.length ? '' : String(Math.min(...known));
  };
  const outputs = {
    result: MARKS[code].word,
    'exit-code': String(code),
    score: least(checked.map(({ answer }) => answer?.score)),
    identity: least(checked.map(({ answer }) => answer?.identity?.score)),
  };
  return Object.entries(outputs)
    .map(([name, value]) => `${name}=${value}\n`)
    .join('');
}
