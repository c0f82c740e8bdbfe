import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { CheckedPage } from '../check/check-pages.ts';
import type { Io } from '../io.ts';
import { UsageError } from '../usage-error.ts';
import { badgeReport } from './badge.ts';
import { junitReport } from './junit.ts';
import { markdownReport } from './markdown.ts';
import { sarifReport } from './sarif.ts';

/** A report of the checked pages. @param folder that paths in the report are relative to */
type Report = (checked: readonly CheckedPage[], folder: string) => string | Promise<string>;

const REPORTS = {
  sarif: sarifReport,
  junit: junitReport,
  md: markdownReport,
  badge: badgeReport,
} as const satisfies Record<string, Report>;

/** Where each report goes: a path, or `-` for the standard output. */
export type ReportFiles = Readonly<Partial<Record<keyof typeof REPORTS, string | undefined>>>;

/** Writes the reports that are asked for; returns the one for the standard output, or null. */
export async function writeReports(
  checked: readonly CheckedPage[],
  files: ReportFiles,
  { folder }: Pick<Io, 'folder'>,
): Promise<string | null> {
  const asked = (Object.keys(REPORTS) as (keyof typeof REPORTS)[]).flatMap((kind) => {
    // REPORTS has exactly these keys
    const file = files[kind];
    return file === undefined ? [] : [{ file, report: REPORTS[kind] }];
  });
  if (asked.filter(({ file }) => file === '-').length > 1)
    throw new UsageError('Only one report can go to the standard output.');
  let output: string | null = null;
  for (const { file, report } of asked) {
    const text = await report(checked, folder);
    if (file === '-') output = text;
    else await writeReport(path.resolve(folder, file), text);
  }
  return output;
}

async function writeReport(file: string, text: string): Promise<void> {
  try {
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  } catch (cause) {
    throw new UsageError(
      `${file}: ${cause instanceof Error ? cause.message : 'The file cannot be written.'}`,
    );
  }
}
