import type { Options } from '../arguments/option.ts';
import { CONFIG_OPTION, JSON_OPTION, MIN_OPTION, PAGE_OPTIONS, POINTS, WAIVER_OPTIONS } from '../options.ts';

/** What a page has to reach. */
const DEMAND_OPTIONS = {
  ...MIN_OPTION,
  identity: {
    ...POINTS,
    description: 'Least score of the identity: how closely colours, typefaces and shapes keep the tokens.',
  },
  baseline: {
    type: 'text',
    value: '<file>',
    isPath: true,
    description: 'Earlier output of --json. Without --min, a page must not get worse than it.',
  },
} as const satisfies Options;

const REPORT = { type: 'text', value: '<file>', isPath: true } as const;

/** Reports for other programs; `-` writes one to the standard output in place of the text. */
const REPORT_OPTIONS = {
  sarif: { ...REPORT, description: 'Write SARIF 2.1.0, for code scanning; `-` for the standard output.' },
  junit: { ...REPORT, description: 'Write JUnit XML, for test reports of a CI.' },
  md: { ...REPORT, description: 'Write a summary in Markdown, for pull requests.' },
  badge: { ...REPORT, description: 'Write an SVG badge with the lowest score.' },
  github: {
    type: 'flag',
    description: 'Write annotations, the job summary and the outputs of a step of GitHub Actions.',
  },
  'github-comment': {
    type: 'flag',
    description: 'Comment on the pull request as well, or replace the comment of an earlier run.',
  },
  watch: { type: 'flag', description: 'Judge again when a file changes, or a local server answers anew.' },
} as const satisfies Options;

/** The options of commands that judge pages. */
export const CHECK_OPTIONS = {
  ...DEMAND_OPTIONS,
  ...WAIVER_OPTIONS,
  ...REPORT_OPTIONS,
  ...PAGE_OPTIONS,
  ...JSON_OPTION,
  ...CONFIG_OPTION,
} as const satisfies Options;
