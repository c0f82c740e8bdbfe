import { PASS_FROM } from '../../src/score/total.ts';
import { readBaselines } from '../check/baseline.ts';
import { CHECK_OPTIONS } from '../check/check-options.ts';
import { runCheck } from '../check/run-check.ts';
import { excusedFields } from '../check/excused-fields.ts';
import { defineCommand } from '../command.ts';
import { withConfig } from '../config/with-config.ts';
import { TARGET_OPTIONS } from '../options.ts';
import { findTarget } from '../pages/find-target.ts';

export const score = defineCommand({
  name: 'score',
  summary: 'Score pages against a target; exits with 1 when one does not pass.',
  usage: '<page...>',
  description:
    'Compares pages with a brand, a page, a brief, a grammar or a contract. A page passes with a score of at least --min and, with --identity, when it keeps the tokens of the target. With --baseline and without --min, it must not get worse. A page that shows too little does not pass: the exit code is 2.',
  options: {
    ...TARGET_OPTIONS,
    ...CHECK_OPTIONS,
    explain: { type: 'flag', description: 'Add every reading with its evidence to the JSON.' },
  },
  examples: [
    { line: 'taste score index.html --brand linear', does: 'One file against a brand' },
    {
      line: 'taste score ./dist --brand linear --min 80 --identity 70 --sarif taste.sarif',
      does: 'Every page of a build, its identity too, with a report for code scanning',
    },
    {
      line: 'taste score http://localhost:3000 --brief "cream ground, bold serif headings"',
      does: 'A page of a server on this machine against a brief',
    },
    {
      line: 'taste score ./dist --brand linear --baseline taste.json',
      does: 'No page may be worse than in an earlier `taste score ./dist --brand linear --json > taste.json`',
    },
  ],
  async run(positionals, given, session) {
    const { names, options } = await withConfig(positionals, given, session.io);
    const { fields: target, asks, contract, options: targetOptions } = await findTarget(options, session.io);
    const baselines = await readBaselines(options.baseline, session.io);
    const demands = {
      min: options.min ?? (baselines.isGiven ? null : (asks.min ?? PASS_FROM)),
      identity: options.identity ?? asks.identity,
    };
    const explain = options.explain ? { explain: true } : {};
    const fields = { ...target, fixes: 'fast' as const, ...explain, ...excusedFields(options) };
    return runCheck(names, options, { fields, demands, baselines, contract, targetOptions }, session);
  },
});
