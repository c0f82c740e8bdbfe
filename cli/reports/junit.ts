import type { CheckedPage } from '../check/check-pages.ts';
import { EXIT } from '../exit-code.ts';
import { issuesOf } from './issue.ts';
import { escapeXml } from '../../src/text/escape-xml.ts';

/** JUnit XML: a suite for each page, with a case for the page and one for each axis of the target. */
export function junitReport(checked: readonly CheckedPage[]): string {
  const suites = checked.map(suiteOf);
  const sum = (field: 'tests' | 'failures' | 'errors') =>
    suites.reduce((total, suite) => total + suite[field], 0);
  const head = `<testsuites name="taste" tests="${sum('tests')}" failures="${sum('failures')}" errors="${sum('errors')}">`;
  return `<?xml version="1.0" encoding="UTF-8"?>\n${head}\n${suites.map(({ xml }) => xml).join('\n')}\n</testsuites>\n`;
}

/** Only the case of the page fails: an axis that differs is no failure while the score is high enough. */
function suiteOf(checked: CheckedPage) {
  const { page, answer, code, reasons } = checked;
  const hasFailed = code === EXIT.fail;
  const isError = code !== EXIT.pass && !hasFailed;
  const details = issuesOf(checked).map(({ rule, message }) => `${rule}: ${message}`);
  const problem = `message="${escapeXml(reasons.join(' '))}">${escapeXml(details.join('\n'))}`;
  const result = hasFailed ? `<failure ${problem}</failure>` : isError ? `<error ${problem}</error>` : '';
  const axes = answer?.axes ?? [];
  const cases = [
    testCase(page.name, 'page', result),
    ...axes.map(({ key, status, note, waived, predicted, brief_target: target }) => {
      const skipped = waived ?? (status === 'not_shown' ? (note ?? 'The page does not show it.') : null);
      if (skipped !== null) return testCase(page.name, key, `<skipped message="${escapeXml(skipped)}"/>`);
      const text =
        status === 'fail'
          ? `<system-out>${escapeXml(`${predicted}, the target is ${target}`)}</system-out>`
          : '';
      return testCase(page.name, key, text);
    }),
  ];
  const skipped = cases.filter((one) => one.includes('<skipped')).length;
  const [failures, errors] = [hasFailed ? 1 : 0, isError ? 1 : 0];
  const counts = `tests="${cases.length}" failures="${failures}" errors="${errors}" skipped="${skipped}"`;
  const xml = `  <testsuite name="${escapeXml(page.name)}" ${counts}>\n${cases.join('\n')}\n  </testsuite>`;
  return { tests: cases.length, failures, errors, xml };
}

function testCase(page: string, name: string, content: string): string {
  const open = `    <testcase classname="${escapeXml(page)}" name="${escapeXml(name)}"`;
  return content === '' ? `${open}/>` : `${open}>${content}</testcase>`;
}
