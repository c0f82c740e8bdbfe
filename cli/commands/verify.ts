import { CHECK_OPTIONS } from '../check/check-options.ts';
import { readBaselines } from '../check/baseline.ts';
import { excusedFields } from '../check/excused-fields.ts';
import { runCheck } from '../check/run-check.ts';
import { defineCommand } from '../command.ts';
import { withConfig } from '../config/with-config.ts';
import { targetOfContract } from '../pages/find-target.ts';
import { UsageError } from '../usage-error.ts';

export const verify = defineCommand({
  name: 'verify',
  summary: 'Check pages against a contract (AGENTS.md).',
  usage: '<AGENTS.md> <page...>',
  description:
    'Reads the `verify` block of the contract: its axis values, tokens and least score. With tokens, the page has to keep them as well. --min and --identity take the place of the scores of the contract.',
  options: CHECK_OPTIONS,
  examples: [
    { line: 'taste verify AGENTS.md index.html', does: 'One page' },
    { line: 'taste verify AGENTS.md ./dist', does: 'Every page of a build' },
  ],
  async run([file, ...pages], given, session) {
    const { names, options } = await withConfig(pages, given, session.io);
    if (file === undefined)
      throw new UsageError('Name a contract and a page: taste verify AGENTS.md index.html');
    const {
      fields: target,
      asks,
      contract,
      options: targetOptions,
    } = await targetOfContract(file, session.io);
    const fields = { ...target, fixes: 'fast' as const, ...excusedFields(options) };
    const baselines = await readBaselines(options.baseline, session.io);
    const demands = {
      min: options.min ?? asks.min,
      identity: options.identity ?? asks.identity,
    };
    return runCheck(names, options, { fields, demands, baselines, contract, targetOptions }, session);
  },
});
