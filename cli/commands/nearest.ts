import { defineCommand } from '../command.ts';
import { EXIT } from '../exit-code.ts';
import { JSON_OPTION, LIMIT_OPTION, PAGE_OPTIONS } from '../options.ts';
import { nearestText } from '../output/catalog-text.ts';
import { bodyOf } from '../output/json.ts';
import { printable } from '../output/printable.ts';
import { findTaste } from '../pages/find-taste.ts';
import { UsageError } from '../usage-error.ts';

export const nearest = defineCommand({
  name: 'nearest',
  summary: 'List the brands that look most like a page, a brand or a grammar.',
  usage: '<page or brand>',
  completes: 'brands',
  description:
    'The argument is a URL, an HTML file, a grammar in a JSON or YAML file, or a brand of the catalog.',
  options: { ...LIMIT_OPTION, ...PAGE_OPTIONS, ...JSON_OPTION },
  examples: [
    { line: 'taste nearest https://example.com', does: 'Brands like a page' },
    { line: 'taste nearest linear --limit 3', does: 'Brands like a brand' },
  ],
  async run([name, ...others], options, session) {
    if (name === undefined || others.length > 0)
      throw new UsageError('Name one page or brand: taste nearest linear');
    const { subject, access } = await findTaste(name, options, session.io);
    const { limit } = options;
    const engine = await session.engine();
    const answer = await engine.call(
      'nearest',
      { ...subject, ...(limit !== undefined && { limit }) },
      access,
    );
    session.io.write(options.json ? bodyOf(answer) : nearestText(printable(answer), session));
    return EXIT.pass;
  },
});
