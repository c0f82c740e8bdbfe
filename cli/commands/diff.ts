import type { Given } from '../arguments/option.ts';
import { defineCommand } from '../command.ts';
import { EXIT } from '../exit-code.ts';
import { JSON_OPTION, PAGE_OPTIONS } from '../options.ts';
import { diffText } from '../output/catalog-text.ts';
import { bodyOf } from '../output/json.ts';
import { printable } from '../output/printable.ts';
import { accessToAll, findTaste } from '../pages/find-taste.ts';
import { withPaths } from '../pages/with-paths.ts';
import { UsageError } from '../usage-error.ts';

const OPTIONS = { ...PAGE_OPTIONS, ...JSON_OPTION };

export const diff = defineCommand({
  name: 'diff',
  summary: 'Compare two tastes axis by axis.',
  usage: '<a> <b>',
  completes: 'brands',
  description:
    'Each side is a URL, an HTML file, a grammar in a JSON or YAML file, or a brand of the catalog. Exits with 0 if both can be read.',
  options: OPTIONS,
  examples: [
    { line: 'taste diff linear stripe', does: 'Two brands' },
    { line: 'taste diff ./dist/index.html linear', does: 'A page and a brand' },
  ],
  async run([first, second, ...others], options: Given<typeof OPTIONS>, session) {
    if (first === undefined || second === undefined || others.length > 0)
      throw new UsageError('Name two tastes: taste diff linear index.html');
    const [a, b] = [
      await findTaste(first, options, session.io),
      await findTaste(second, options, session.io),
    ];
    const engine = await session.engine();
    const answer = await engine.call('diff', { a: a.subject, b: b.subject }, accessToAll([a, b]));
    const text = options.json ? bodyOf(answer) : diffText(printable(answer), session);
    session.io.write(withPaths(text, [a, b]));
    return EXIT.pass;
  },
});
