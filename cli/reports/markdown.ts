import { markdownText } from '../../src/text/markdown.ts';
import type { CheckedPage } from '../check/check-pages.ts';
import type { ScoreAnswer } from '../check/demands.ts';
import { EXIT } from '../exit-code.ts';
import { MARKS } from '../output/marks.ts';
import { targetOfPages } from '../output/score-text.ts';
import { issuesOf, PAGE_RULE } from './issue.ts';

/** Issues of a page that are listed. */
const MAX_ISSUES = 10;

/** A summary for pull requests: a table of the pages, then what to change on each that does not pass. */
export function markdownReport(checked: readonly CheckedPage[]): string {
  if (checked.length === 0) return '## Taste\n\nThere is no HTML page to judge.\n';
  const judgedBy = targetOfPages(checked);
  const hasBaseline = checked.some(({ answer }) => answer?.changes !== undefined);
  const head = ['page', 'result', ...(hasBaseline ? ['before'] : []), 'score', 'identity', 'weakest axis'];
  const rows = checked.map((one) => rowOf(one, hasBaseline));
  const table = [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`);
  const target = judgedBy === null ? '' : `Target: ${markdownText(judgedBy)}\n\n`;
  const details = checked.filter(({ code }) => code !== EXIT.pass).map(detailsOf);
  return `${['## Taste', `${target}${table.join('\n')}`, ...details].join('\n\n')}\n`;
}

function rowOf({ page, code, answer, reasons }: CheckedPage, hasBaseline: boolean): string[] {
  const result = `${code === EXIT.pass ? '✅' : '❌'} ${MARKS[code].word}`;
  const before = hasBaseline ? [points(answer?.changes?.score.before)] : [];
  if (answer === null)
    return [markdownText(page.name), result, ...before, '-', '-', markdownText(reasons.join(' '))];
  return [
    markdownText(page.name),
    result,
    ...before,
    points(answer.score),
    points(answer.identity?.score),
    markdownText(weakestOf(answer)),
  ];
}

function weakestOf({ weakest, axes }: ScoreAnswer): string {
  const axis = axes.find(({ key }) => key === weakest);
  return axis === undefined ? '' : `${axis.key}: ${axis.predicted ?? '-'} → ${axis.brief_target}`;
}

function points(value: number | null | undefined): string {
  return value === null || value === undefined ? '-' : value.toFixed(1);
}

function detailsOf(checked: CheckedPage): string {
  const issues = issuesOf(checked);
  const [reasons, others] = [
    issues.filter(({ rule }) => rule === PAGE_RULE),
    issues.filter(({ rule }) => rule !== PAGE_RULE),
  ];
  const listed = others
    .slice(0, MAX_ISSUES)
    .map(({ rule, message }) => `- \`${rule}\`: ${markdownText(message)}`);
  const more = others.length - listed.length;
  return [
    `### ${markdownText(checked.page.name)}`,
    '',
    ...reasons.map(({ message }) => `${markdownText(message)}\n`),
    ...listed,
    ...(more > 0 ? [`- ${more} more`] : []),
  ].join('\n');
}
