import { markdownText } from '../../src/text/markdown.ts';
import type { CheckedPage } from '../check/check-pages.ts';
import type { ScoreAnswer } from '../check/demands.ts';
import { EXIT } from '../exit-code.ts';
import { MARKS } from '../output/marks.ts';
import { targetOfPages } from '../output/score-text.ts';
import { fixArguments } from './fix-command.ts';
import { issuesOf, PAGE_RULE, type Issue } from './issue.ts';

/** Axes of a page that are listed, and as many parts of its identity. */
const MAX_ISSUES = 8;

const WAIVE =
  'What differs on purpose is left out with a reason: `waive` of the action or of `taste.config.json`, or `--waive axis=reason`.';

/** A summary for pull requests: a table of the pages, then what to change on each that does not pass. */
export function markdownReport(checked: readonly CheckedPage[]): string {
  return reportWithin(checked, Infinity);
}

/** The same in at most so many characters: the pages and their details at the end are left out, and counted. */
export function reportWithin(checked: readonly CheckedPage[], most: number): string {
  if (checked.length === 0) return messageReport('There is no HTML page to judge.');
  const judgedBy = targetOfPages(checked);
  const hasBaseline = checked.some(({ answer }) => answer?.changes !== undefined);
  const head = ['page', 'result', ...(hasBaseline ? ['before'] : []), 'score', 'identity', 'weakest axis'];
  const rows = checked.map((one) => rowOf(one, hasBaseline));
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const listed = fitting(rows.map(line), most / 2);
  const table = [line(head), line(head.map(() => '---')), ...listed].join('\n');
  const target = judgedBy === null ? '' : `Target: ${markdownText(judgedBy)}\n\n`;
  const last = [...waivedList(checked), ...(checked.some(({ code }) => code === EXIT.fail) ? [WAIVE] : [])];
  const others = checked.filter(({ code }) => code !== EXIT.pass).map(detailsOf);
  const details = fitting(others, most - [target, table, ...last].join('').length - SPARE);
  const missing = [
    ...(listed.length < rows.length ? [`${rows.length - listed.length} more pages are not listed.`] : []),
    ...(details.length < others.length
      ? [
          `The details of ${others.length - details.length} more pages are left out; the summary of the job has them.`,
        ]
      : []),
  ];
  return `${['## Taste', target + table, ...details, ...missing, ...last].join('\n\n')}\n`;
}

/** Characters for headings, empty lines and what is said of missing pages. */
const SPARE = 500;

/** The first of some texts that have at most so many characters together, each with the empty line behind it. */
function fitting(texts: readonly string[], most: number): readonly string[] {
  let length = 0;
  const end = texts.findIndex((text) => (length += text.length + 2) > most);
  return end < 0 ? texts : texts.slice(0, end);
}

/** A summary of a run that judged nothing. */
export function messageReport(message: string): string {
  return `## Taste\n\n❌ ${markdownText(message)}\n`;
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
    code === EXIT.unclear ? '-' : markdownText(weakestOf(answer)),
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
  const reasons = issues.filter(({ rule }) => rule === PAGE_RULE);
  const others = issues.filter(({ rule, isError }) => isError && rule !== PAGE_RULE);
  const isPart = ({ rule }: Issue) => rule.startsWith('identity.');
  return [
    `### ${markdownText(checked.page.name)}`,
    reasons.map(({ message }) => markdownText(message)).join('\n'),
    ...listOf(
      'The score differs in',
      others.filter((issue) => !isPart(issue)),
    ),
    ...listOf('The identity differs in', others.filter(isPart)),
    ...(others.length > 0 ? nextStep(checked) : []),
  ].join('\n\n');
}

function listOf(title: string, issues: readonly Issue[]): string[] {
  if (issues.length === 0) return [];
  const lines = issues
    .slice(0, MAX_ISSUES)
    .map(({ rule, message }) => `- \`${rule}\`: ${withTokens(markdownText(message))}`);
  const more = issues.length - lines.length;
  return [`${title}:`, [...lines, ...(more > 0 ? [`- ${more} more`] : [])].join('\n')];
}

/** Names of tokens are shown as code; they have no character that could end it. */
function withTokens(text: string): string {
  return text.replace(/\\`(--[a-z0-9-]+)(?:\\(\*))?\\`/g, '`$1$2`');
}

function nextStep(checked: CheckedPage): string[] {
  const words = fixArguments(checked);
  if (words === null) return [];
  return [
    `The CSS of these changes, with the measured gain of each:\n\n\`\`\`sh\nnpx design-taste ${words}\n\`\`\``,
  ];
}

/** What does not count, with the reason; most often the same for all pages. */
function waivedList(checked: readonly CheckedPage[]): string[] {
  const waived = checked.flatMap(({ answer }) => answer?.waived ?? []);
  const reasons = [...new Map(waived.map(({ name, reason }) => [name, reason]))];
  if (reasons.length === 0) return [];
  return [`Left out: ${reasons.map(([name, reason]) => `\`${name}\` (${markdownText(reason)})`).join(', ')}`];
}
