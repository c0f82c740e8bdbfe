import type { Options } from '../arguments/option.ts';

/** What a page has to reach. */
export const DEMAND_OPTIONS = {
  min: { type: 'number', value: '<0-100>', description: 'Least score. Default: 80.' },
  identity: {
    type: 'number',
    value: '<0-100>',
    description: 'Least score of the identity: how closely colours, typefaces and shapes keep the tokens.',
  },
  baseline: {
    type: 'text',
    value: '<file>',
    isPath: true,
    description: 'Earlier output of --json. Without --min, a page must not get worse than it.',
  },
} as const satisfies Options;
