import { CATEGORIES } from '../../src/grammar/axis.ts';
import { defineCommand } from '../command.ts';
import { EXIT } from '../exit-code.ts';
import { composeText } from '../output/catalog-text.ts';
import { bodyOf } from '../output/json.ts';
import { printable } from '../output/printable.ts';
import { UsageError } from '../usage-error.ts';

export const compose = defineCommand({
  name: 'compose',
  summary: 'Compose one taste from several brands, category by category.',
  usage: '<category=brand...>',
  description: `The categories are ${CATEGORIES.join(', ')}. The result has axis values and tokens whose contrast is checked.`,
  options: {
    name: { type: 'text', value: '<name>', description: 'Name of the result.' },
    format: {
      type: 'text',
      value: '<format>',
      description: 'Write a format of the service, such as agents_md, css, tailwind, dtcg or html.',
    },
    json: { type: 'flag', description: 'Write the answer as JSON, as the service does.' },
  },
  examples: [
    { line: 'taste compose palette=stripe type=linear', does: 'Colours of one, type of another' },
    {
      line: 'taste compose palette=stripe type=linear --format agents_md > AGENTS.md',
      does: 'The rules to build by',
    },
  ],
  async run(pairs, { name, format, json }, session) {
    const engine = await session.engine();
    const answer = await engine.call('compose', {
      sources: parseSources(pairs),
      ...(name !== undefined && { name }),
      ...(format !== undefined && { output_format: format }),
    });
    const isDocument = typeof answer === 'string';
    session.io.write(json || isDocument ? bodyOf(answer) : composeText(printable(answer), session));
    return EXIT.pass;
  },
});

/** `palette=stripe` as an entry of `sources`. Throws a UsageError for another form. */
export function parseSources(pairs: readonly string[]): Record<string, string> {
  if (pairs.length === 0) throw new UsageError('Name a brand for a category: palette=stripe');
  const entries = pairs.map((pair) => {
    const [, category, brand] = /^([a-z]+)=(.+)$/.exec(pair) ?? [];
    if (category === undefined || brand === undefined)
      throw new UsageError(`${pair}: Give a category and a brand: palette=stripe`);
    return [category, brand] as const;
  });
  return Object.fromEntries(entries);
}
