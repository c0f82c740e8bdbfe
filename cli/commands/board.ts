import { boardOfRecord } from '../../src/board/board.ts';
import { withAddresses } from '../../src/board/with-addresses.ts';
import type { BrandRecord } from '../../src/catalog/record.ts';
import { defineCommand } from '../command.ts';
import type { Engine } from '../engine/engine.ts';
import { EXIT } from '../exit-code.ts';
import { bodyOf } from '../output/json.ts';
import { givenService } from '../session.ts';
import { UsageError } from '../usage-error.ts';
import { parseSources } from './compose.ts';

export const board = defineCommand({
  name: 'board',
  summary: 'Write the board of a brand or a mix: a page that shows its design.',
  usage: '<brand or category=brand...>',
  completes: 'brands',
  description:
    'One HTML file without a script, with palette, type, components, signature move and voice. Its typefaces come from the service that TASTE_SERVICE_URL names; without it, from the system.',
  options: {},
  examples: [
    { line: 'taste board linear > linear.html', does: 'Of a brand' },
    { line: 'taste board palette=stripe type=linear > mix.html', does: 'Of a mix, as for `taste compose`' },
  ],
  async run(names, _options, session) {
    const engine = await session.engine();
    const isMix = names.some((name) => name.includes('='));
    if (!isMix && names.length !== 1) throw new UsageError('Give one brand, or a brand for each category.');
    const page = isMix ? await mixBoard(names, engine) : await brandBoard(names[0] ?? '', engine);
    const service = givenService(session.io.environment);
    session.io.write(service === undefined ? page : withAddresses(page, service));
    return EXIT.pass;
  },
});

async function mixBoard(pairs: readonly string[], engine: Engine): Promise<string> {
  return bodyOf(await engine.call('compose', { sources: parseSources(pairs), output_format: 'board' }));
}

async function brandBoard(brand: string, engine: Engine): Promise<string> {
  const path = `/api/styles/${engine.slugOf(brand)}.json`;
  const text = await engine.document(path);
  if (text === null) throw new Error(`${path} is missing from the data files.`);
  return boardOfRecord(JSON.parse(text) as BrandRecord); // written by the build from the same type
}
