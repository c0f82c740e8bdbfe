import type { Options } from './arguments/option.ts';
import { PASS_FROM } from '../src/score/total.ts';

/** Every command has these. */
export const HELP = {
  help: { type: 'flag', short: 'h', description: 'Show the help of the command.' },
} as const satisfies Options;

/** Where pages come from and how they are read. */
export const PAGE_OPTIONS = {
  root: {
    type: 'text',
    value: '<folder>',
    isPath: true,
    description:
      'Folder that files are read from, and that `/` in their addresses means. Default: the folder of the page.',
  },
  css: {
    type: 'list',
    value: '<file>',
    isPath: true,
    description: 'Stylesheet to apply after those of the page; only for HTML from the standard input.',
  },
  'base-url': {
    type: 'text',
    value: '<url>',
    description: 'Address that references are relative to; only for HTML from the standard input.',
  },
  render: {
    type: 'flag',
    description:
      'Read the page in an installed Chromium, where its scripts run: CHROMIUM_PATH, or the first in PATH.',
  },
  offline: { type: 'flag', description: 'Read files only: addresses outside the folder are not fetched.' },
  'allow-host': {
    type: 'list',
    value: '<host:port>',
    description: 'Private host that pages may load from, besides the one of the page.',
  },
} as const satisfies Options;

/** What a page is judged against. */
export const TARGET_OPTIONS = {
  brand: {
    type: 'text',
    value: '<brand>',
    isBrand: true,
    description: 'A brand of the catalog: slug, name or host.',
  },
  'target-url': { type: 'text', value: '<url>', description: 'A page that looks as this one should.' },
  grammar: {
    type: 'text',
    value: '<file>',
    isPath: true,
    description: 'Axis values in a JSON or YAML file, such as the answer of `taste compose --json`.',
  },
  brief: { type: 'text', value: '<text>', description: 'The target in plain English.' },
  contract: {
    type: 'text',
    value: '<file>',
    isPath: true,
    description:
      'A contract (`AGENTS.md`): its axis values, tokens and least scores, as `taste verify` takes them.',
  },
  tokens: {
    type: 'text',
    value: '<file>',
    isPath: true,
    description: 'Design tokens in a JSON or YAML file, with --grammar or --brief.',
  },
} as const satisfies Options;

/** What does not count. */
export const WAIVER_OPTIONS = {
  waive: {
    type: 'list',
    value: '<axis=reason>',
    description: 'Axis or `identity.` part that does not count, with the reason.',
  },
  ignore: {
    type: 'list',
    value: '<axis>',
    description: 'Axis or category to leave out of the score.',
  },
} as const satisfies Options;

export const JSON_OPTION = {
  json: { type: 'flag', description: 'Write the answer as JSON, as the service does.' },
} as const satisfies Options;

export const CONFIG_OPTION = {
  config: {
    type: 'text',
    value: '<file>',
    isPath: true,
    description: 'Configuration file. Default: taste.config.json in this folder, if there is one.',
  },
} as const satisfies Options;

/** A score. */
export const POINTS = { type: 'number', value: '<0-100>', range: [0, 100] } as const;

/** The least score that a page has to reach. */
export const MIN_OPTION = {
  min: { ...POINTS, description: `Least score. Default: ${PASS_FROM}.` },
} as const satisfies Options;

export const LIMIT_OPTION = {
  limit: { type: 'number', value: '<number>', description: 'Most results.' },
} as const satisfies Options;
