import { boardOfRecord } from '../../src/board/board.ts';
import { withAddresses } from '../../src/board/with-addresses.ts';
import { defineCommand } from '../command.ts';
import type { Engine } from '../engine/engine.ts';
import { EXIT } from '../exit-code.ts';
import { bodyOf } from '../output/json.ts';
import { BRAND_OR_MIX_OPTIONS, brandOrMix, type MixSources } from '../pages/brand-or-mix.ts';
import { givenService } from '../session.ts';

export const board = defineCommand({
  name: 'board',
  summary: 'Write the board of a brand or a mix: a page that shows its design.',
  usage: '<brand or category=brand...>',
  completes: 'brands',
  description:
    'One HTML file without a script, with palette, type, components, signature move and voice. Its typefaces come from the service that TASTE_SERVICE_URL names; without it, from the system.',
  options: BRAND_OR_MIX_OPTIONS,
  examples: [
    { line: 'taste board linear > linear.html', does: 'Of a brand' },
    { line: 'taste board palette=stripe type=linear > mix.html', does: 'Of a mix, as for `taste compose`' },
  ],
  async run(words, options, session) {
    const source = brandOrMix(words, options);
    const engine = await session.engine();
    const page =
      typeof source === 'string' ? await brandBoard(source, engine) : await mixBoard(source, engine);
    const service = givenService(session.io.environment);
    session.io.write(service === undefined ? page : withAddresses(page, service));
    return EXIT.pass;
  },
});

async function mixBoard(sources: MixSources, engine: Engine): Promise<string> {
  return bodyOf(await engine.call('compose', { sources, output_format: 'board' }));
}

async function brandBoard(brand: string, engine: Engine): Promise<string> {
  const record = await engine.record(brand);
  return boardOfRecord(record, await engine.document(`/api/styles/${record.slug}/poster.svg`));
}
