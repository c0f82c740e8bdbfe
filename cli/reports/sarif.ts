import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { CheckedPage } from '../check/check-pages.ts';
import { isInside } from '../pages/is-inside.ts';
import { VERSION } from '../version.ts';
import { regionFinder, type Region } from './find-region.ts';
import { issuesOf, type Issue } from './issue.ts';

const SCHEMA = 'https://json.schemastore.org/sarif-2.1.0.json';

/** SARIF 2.1.0 of every issue, with the place in the HTML where it is a file. @param folder that paths are relative to */
export async function sarifReport(checked: readonly CheckedPage[], folder: string): Promise<string> {
  const issues = await Promise.all(checked.map((one) => placedIssues(one, folder)));
  const results = issues.flat();
  const rules = [...new Map(results.map(({ issue }) => [issue.rule, issue.label]))];
  const index = new Map(rules.map(([rule], place) => [rule, place]));
  const run = {
    tool: {
      driver: {
        name: 'taste',
        semanticVersion: VERSION,
        rules: rules.map(([id, label]) => ({ id, name: id, shortDescription: { text: label } })),
      },
    },
    originalUriBaseIds: { SRCROOT: { uri: `${pathToFileURL(folder).href.replace(/\/$/, '')}/` } },
    columnKind: 'utf16CodeUnits',
    results: results.map(({ issue, uri, region }) => ({
      ruleId: issue.rule,
      ruleIndex: index.get(issue.rule),
      level: issue.isError ? 'error' : 'note',
      message: { text: issue.message },
      locations: [{ physicalLocation: { artifactLocation: uri, ...(region !== null && { region }) } }],
    })),
  };
  return `${JSON.stringify({ $schema: SCHEMA, version: '2.1.0', runs: [run] }, null, 2)}\n`;
}

interface PlacedIssue {
  readonly issue: Issue;
  readonly uri: { readonly uri: string; readonly uriBaseId?: string };
  readonly region: Region | null;
}

async function placedIssues(checked: CheckedPage, folder: string): Promise<PlacedIssue[]> {
  const { file, name } = checked.page;
  const issues = issuesOf(checked);
  if (file === null) {
    const uri = name === 'stdin' ? { uri: 'stdin:' } : { uri: name };
    return issues.map((issue) => ({ issue, uri, region: null }));
  }
  const find = regionFinder(await readFile(file, 'utf8'));
  const uri = artifactOf(file, folder);
  return issues.map((issue) => ({ issue, uri, region: regionOf(issue, find) }));
}

/** Code scanning needs a region, so what concerns the whole page is placed at its first line. */
function regionOf({ selector }: Issue, find: (selector: string) => Region | null): Region {
  return (selector === null ? null : find(selector)) ?? FIRST_LINE;
}

const FIRST_LINE: Region = { startLine: 1, startColumn: 1, endLine: 1, endColumn: 1 };

/** A file outside of the folder has an absolute address. */
function artifactOf(file: string, folder: string): PlacedIssue['uri'] {
  if (!isInside(folder, file)) return { uri: pathToFileURL(file).href };
  return {
    uri: path.relative(folder, file).split(path.sep).map(encodeURIComponent).join('/'),
    uriBaseId: 'SRCROOT',
  };
}
