import { PASS_FROM } from '../../src/score/total.ts';
import { NO_BASELINE } from '../check/baseline.ts';
import { checkPages, exitCodeOfPages } from '../check/check-pages.ts';
import { excusedFields } from '../check/excused-fields.ts';
import { defineCommand } from '../command.ts';
import { withConfig } from '../config/with-config.ts';
import {
  CONFIG_OPTION,
  JSON_OPTION,
  LIMIT_OPTION,
  MIN_OPTION,
  PAGE_OPTIONS,
  TARGET_OPTIONS,
  WAIVER_OPTIONS,
} from '../options.ts';
import { fixesCss, fixesText, sheetCss } from '../output/fixes-text.ts';
import { resultsJson } from '../output/json.ts';
import { printableCheck } from '../output/printable-result.ts';
import { findPages } from '../pages/find-pages.ts';
import { findTarget } from '../pages/find-target.ts';
import { SERVICE_TRIALS } from '../../src/fixes/service-trials.ts';
import { LOCAL_TRIALS } from '../engine/local-trials.ts';
import { UsageError } from '../usage-error.ts';

export const fix = defineCommand({
  name: 'fix',
  summary: 'Show what to change on a page, with measured CSS.',
  usage: '<page>',
  description:
    'Lists the changes that bring a page closer to its target, the largest gain first. The CSS of a verified fix was applied to the page and the page was read again, so its gain is measured, each alone: gains do not add up. Exits as `taste score` does.',
  options: {
    ...TARGET_OPTIONS,
    ...MIN_OPTION,
    'css-only': {
      type: 'flag',
      description: 'Write the stylesheet of all fixes that go together, to add after all others.',
    },
    sheet: {
      type: 'flag',
      description: 'Write the one stylesheet for the whole page, to add after all others; then fix again.',
    },
    trials: {
      type: 'number',
      value: '<number>',
      description: `How many readings of the page the trials of fixes may cost; the sheet has half of one more. Default: ${LOCAL_TRIALS}. The service has ${SERVICE_TRIALS}, and fewer beside a sheet.`,
    },
    ...LIMIT_OPTION,
    ...WAIVER_OPTIONS,
    ...PAGE_OPTIONS,
    ...JSON_OPTION,
    ...CONFIG_OPTION,
  },
  examples: [
    { line: 'taste fix index.html --brand linear', does: 'What to change, with CSS' },
    { line: 'taste fix index.html --contract AGENTS.md', does: 'What the contract misses on the page' },
    {
      line: 'taste fix index.html --brand linear --css-only > fixes.css',
      does: 'The stylesheet alone',
    },
  ],
  async run(positionals, given, session) {
    const { names, options } = await withConfig(positionals, given, session.io);
    const { fields: target, asks, contract, options: targetOptions } = await findTarget(options, session.io);
    const pages = await findPages(names, options, session.io);
    if (pages.length !== 1) throw new UsageError('Name one page: a URL, an HTML file, or -.');
    const fields = { ...target, fixes: 'proven' as const, ...excusedFields(options) };
    const demands = { min: options.min ?? asks.min ?? PASS_FROM, identity: asks.identity };
    const checked = await checkPages(
      pages,
      {
        fields,
        demands,
        baselines: NO_BASELINE,
        contract,
        targetOptions,
        trials: options.trials ?? LOCAL_TRIALS,
      },
      session,
    );
    const write = options.json
      ? resultsJson
      : options.sheet
        ? sheetCss
        : options['css-only']
          ? fixesCss
          : null;
    session.io.write(
      write?.(checked) ?? fixesText(checked.map(printableCheck), options.limit ?? DEFAULT_LIMIT, session),
    );
    return exitCodeOfPages(checked);
  },
});

/** Fixes that fit on a screen or two. */
const DEFAULT_LIMIT = 8;
