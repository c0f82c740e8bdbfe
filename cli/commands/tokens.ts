import { publishedEntry } from '../../src/catalog/entry-of-record.ts';
import { brandTaste } from '../../src/contract/exporters/brand-taste.ts';
import { EXPORTERS } from '../../src/contract/exporters/index.ts';
import { defineCommand } from '../command.ts';
import { EXIT } from '../exit-code.ts';
import { bodyOf } from '../output/json.ts';
import { BRAND_OR_MIX_OPTIONS, brandOrMix } from '../pages/brand-or-mix.ts';
import { UsageError } from '../usage-error.ts';

const FORMATS = EXPORTERS.map(({ id }) => id.replaceAll('_', '-'));

export const tokens = defineCommand({
  name: 'tokens',
  summary: 'Write the design tokens of a brand or a mix in a format of design tools.',
  usage: '<brand or category=brand...>',
  completes: 'brands',
  description:
    'The files are those that the service exports. `taste contract` has the same tokens with the rules to use them by.',
  options: {
    ...BRAND_OR_MIX_OPTIONS,
    format: {
      type: 'text',
      value: '<format>',
      choices: FORMATS,
      description: `One of ${FORMATS.join(', ')}. Default: css.`,
    },
  },
  examples: [
    { line: 'taste tokens linear > theme.css', does: 'Custom properties of a brand' },
    { line: 'taste tokens linear --format tailwind > theme.css', does: 'A theme for Tailwind' },
    { line: 'taste tokens palette=stripe type=linear --format dtcg > tokens.json', does: 'Of a mix' },
  ],
  async run(words, { format = 'css', ...options }, session) {
    const exporter = EXPORTERS[FORMATS.indexOf(format)];
    if (exporter === undefined) throw new UsageError(`--format must be one of ${FORMATS.join(', ')}.`);
    const source = brandOrMix(words, options);
    const engine = await session.engine();
    session.io.write(
      typeof source === 'string'
        ? exporter.render(brandTaste(publishedEntry(await engine.record(source))))
        : bodyOf(await engine.call('compose', { sources: source, output_format: exporter.id })),
    );
    return EXIT.pass;
  },
});
