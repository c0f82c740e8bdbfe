import { CATEGORIES } from '../../src/grammar/axis.ts';
import { defineCommand } from '../command.ts';
import { EXIT } from '../exit-code.ts';
import { composeText } from '../output/catalog-text.ts';
import { bodyOf } from '../output/json.ts';
import { printable } from '../output/printable.ts';
import { parseSources } from '../pages/brand-or-mix.ts';

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
