import type { Given } from '../arguments/option.ts';
import type { ExitCode } from '../exit-code.ts';
import { resultsJson } from '../output/json.ts';
import { printableCheck } from '../output/printable-result.ts';
import { scoreText } from '../output/score-text.ts';
import { tableText } from '../output/table.ts';
import { findPages } from '../pages/find-pages.ts';
import type { Session } from '../session.ts';
import { UsageError } from '../usage-error.ts';
import type { CHECK_OPTIONS } from './check-options.ts';
import { checkPages, exitCodeOfPages, type CheckedPage, type Checking } from './check-pages.ts';

type CheckOptions = Given<typeof CHECK_OPTIONS>;

/** Scores the pages that the arguments name and writes the results, once or until the command is stopped. */
export async function runCheck(
  names: readonly string[],
  options: CheckOptions,
  checking: Checking,
  session: Session,
): Promise<ExitCode> {
  if (names.length === 0) throw new UsageError('Name a page: a URL, an HTML file, a folder, or -.');
  const once = () => checkOnce(names, options, checking, session);
  if (!options.watch) return once();
  const { watchPages } = await import('./watch-pages.ts');
  return watchPages(await findPages(names, options, session.io), once, session);
}

async function checkOnce(
  names: readonly string[],
  options: CheckOptions,
  checking: Checking,
  session: Session,
): Promise<ExitCode> {
  const pages = await findPages(names, options, session.io);
  if (pages.length > 1 && checking.baselines.single !== null)
    throw new UsageError('The baseline is of one page. Write one for all: taste score <pages> --json.');
  const checked = await checkPages(pages, checking, session);
  const { writeReports } = await import('../reports/write-reports.ts');
  const report = await writeReports(checked, options, session.io);
  const text = options.json ? resultsJson(checked) : checkedText(checked, checking, session);
  session.io.write(report ?? text);
  if (options.github || options['github-comment']) {
    const { writeGithub } = await import('../github/write-github.ts');
    await writeGithub(checked, { comment: options['github-comment'] }, session.io);
  }
  return exitCodeOfPages(checked);
}

function checkedText(results: readonly CheckedPage[], { demands }: Checking, session: Session): string {
  const checked = results.map(printableCheck);
  const [only] = checked;
  if (only === undefined) return 'There is no HTML page to judge.\n';
  return checked.length === 1 ? scoreText(only, demands, session) : tableText(checked, demands, session);
}
