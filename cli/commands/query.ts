import { defineCommand } from '../command.ts';
import { EXIT } from '../exit-code.ts';
import { JSON_OPTION, LIMIT_OPTION } from '../options.ts';
import { queryText } from '../output/catalog-text.ts';
import { bodyOf } from '../output/json.ts';
import { printable } from '../output/printable.ts';
import { hostAndPort } from '../pages/find-pages.ts';
import { UsageError } from '../usage-error.ts';

export const query = defineCommand({
  name: 'query',
  summary: 'Turn a brief or a page into a target, with the brands it resembles.',
  usage: '<brief or url>',
  description:
    'Shows what a brief states, the brand that fits best and what to borrow from others. `taste contract --brief` writes the rules to build by.',
  options: { ...LIMIT_OPTION, ...JSON_OPTION },
  examples: [
    { line: 'taste query "calm developer tool, dark ground, monospace details"', does: 'A brief' },
    { line: 'taste query https://example.com', does: 'A page' },
  ],
  async run(words, { limit, json }, session) {
    if (words.length === 0) throw new UsageError('Give a brief or a URL: taste query "warm and quiet"');
    const said = words.join(' ');
    const engine = await session.engine();
    const host = /^https?:\/\//i.test(said) ? hostAndPort(said) : null;
    const access = { root: null, allowHosts: host === null ? [] : [host], render: false, offline: false };
    const answer = await engine.call('query', { query: said, ...(limit !== undefined && { limit }) }, access);
    session.io.write(json ? bodyOf(answer) : queryText(printable(answer), session));
    return EXIT.pass;
  },
});
