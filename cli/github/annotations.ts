import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { CheckedPage } from '../check/check-pages.ts';
import { EXIT } from '../exit-code.ts';
import { regionFinder } from '../reports/find-region.ts';
import { issuesOf, type Issue } from '../reports/issue.ts';

/** GitHub shows ten annotations of a step for each level. */
const MAX_ANNOTATIONS = 10;

/** Workflow commands that show the issues of pages that do not pass beside their HTML. @param folder of the repository */
export async function annotations(checked: readonly CheckedPage[], folder: string): Promise<string> {
  if (checked.length === 0) return annotation('error', 'There is no HTML page to judge.');
  const failing = checked.filter(({ code }) => code !== EXIT.pass);
  const lists = await Promise.all(failing.map((one) => annotationsOf(one, folder)));
  // The first issue of each page says why it does not pass; none of them may be lost to the limit.
  const [reasons, others] = [
    lists.flatMap((list) => list.slice(0, 1)),
    lists.flatMap((list) => list.slice(1)),
  ];
  return [...reasons, ...others.slice(0, Math.max(0, MAX_ANNOTATIONS - reasons.length))]
    .map((line) => `${line}\n`)
    .join('');
}

/** A message that belongs to no file. */
export function annotation(level: 'error' | 'warning' | 'notice', message: string): string {
  return `${command(level, { title: 'taste' }, message)}\n`;
}

async function annotationsOf(checked: CheckedPage, folder: string): Promise<string[]> {
  const { file, name } = checked.page;
  const find = file === null ? () => null : regionFinder(await readFile(file, 'utf8'));
  const errors = issuesOf(checked).filter(({ isError }) => isError);
  return errors.map((issue) => {
    const region = issue.selector === null ? null : find(issue.selector);
    const place = file === null ? {} : { file: path.relative(folder, file) };
    const lines =
      region === null ? {} : { line: region.startLine, endLine: region.endLine, col: region.startColumn };
    return command('error', { ...place, ...lines, title: titleOf(issue) }, `${name}: ${issue.message}`);
  });
}

function titleOf({ rule, label }: Issue): string {
  return `taste: ${label} (${rule})`;
}

/** https://docs.github.com/actions/reference/workflow-commands-for-github-actions */
function command(
  level: string,
  properties: Readonly<Record<string, string | number>>,
  message: string,
): string {
  const list = Object.entries(properties).map(([name, value]) => `${name}=${escapeProperty(String(value))}`);
  return `::${level} ${list.join(',')}::${escapeData(message)}`;
}

/** A line break would end the command, and the text of a page could then write another one. */
function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
