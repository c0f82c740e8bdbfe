import { defineCommand } from '../command.ts';
import { EXIT } from '../exit-code.ts';
import { JSON_OPTION, LIMIT_OPTION } from '../options.ts';
import { searchText } from '../output/catalog-text.ts';
import { bodyOf } from '../output/json.ts';
import { printable } from '../output/printable.ts';
import { UsageError } from '../usage-error.ts';

export const search = defineCommand({
  name: 'search',
  summary: 'Find brands of the catalog by words.',
  usage: '<words...>',
  description:
    'Searches names, aesthetics, eras, colours, industries and countries. Exits with 2 when no brand matches.',
  options: { ...LIMIT_OPTION, ...JSON_OPTION },
  examples: [
    { line: 'taste search warm editorial serif', does: 'An aesthetic' },
    { line: 'taste search "like Linear but warmer" --limit 3', does: 'A relation to a brand' },
  ],
  async run(words, { limit, json }, session) {
    if (words.length === 0) throw new UsageError('Give some words: taste search warm editorial');
    const engine = await session.engine();
    const q = words.join(' ');
    const answer = await engine.call('search', { q, ...(limit !== undefined && { limit }) });
    session.io.write(json ? bodyOf(answer) : searchText(printable(answer), session));
    return answer.results.length > 0 ? EXIT.pass : EXIT.unclear;
  },
});
