import type { CheckedPage } from '../../cli/check/check-pages.ts';
import { EXIT } from '../../cli/exit-code.ts';
import { badgeReport } from '../../cli/reports/badge.ts';
import { junitReport } from '../../cli/reports/junit.ts';
import { markdownReport } from '../../cli/reports/markdown.ts';
import { sarifReport } from '../../cli/reports/sarif.ts';
import { TasteError } from '../../src/errors.ts';
import type { Output } from './output.ts';

/** The reports of the command line on a page of that name, which is refused with the same text. */
export async function reportOutputs(text: string): Promise<readonly Output[]> {
  const access = { root: null, allowHosts: [], render: false, offline: true };
  const page = { name: text, subject: { html: '' }, access, file: null };
  const error = new TasteError('unparseable', text);
  const checked: readonly CheckedPage[] = [
    { page, answer: null, error, code: EXIT.unclear, reasons: [text], contract: null, targetOptions: [] },
  ];
  return [
    { format: 'badge', mediaType: 'image/svg+xml', text: badgeReport(checked) },
    { format: 'junit', mediaType: 'application/xml', text: junitReport(checked) },
    { format: 'markdown report', mediaType: 'text/markdown', text: markdownReport(checked) },
    { format: 'sarif', mediaType: 'application/sarif+json', text: await sarifReport(checked, '/') },
  ];
}
