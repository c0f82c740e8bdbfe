import { statSync } from 'node:fs';
import path from 'node:path';
import { withoutService } from '../../src/contract/verify-section.ts';
import { fail, TasteError } from '../../src/errors.ts';
import type { Given, Options } from '../arguments/option.ts';
import { defineCommand } from '../command.ts';
import type { Engine } from '../engine/engine.ts';
import { EXIT } from '../exit-code.ts';
import { PAGE_OPTIONS } from '../options.ts';
import { bodyOf } from '../output/json.ts';
import { BRAND_OR_MIX_OPTIONS, isPair, parseSources } from '../pages/brand-or-mix.ts';
import { FILES_ORIGIN } from '../engine/file-fetch.ts';
import { findPages } from '../pages/find-pages.ts';
import { withPaths } from '../pages/with-paths.ts';
import type { Session } from '../session.ts';
import { UsageError } from '../usage-error.ts';

const OPTIONS = {
  ...BRAND_OR_MIX_OPTIONS,
  brief: { type: 'text', value: '<text>', description: 'The taste in plain English.' },
  ...PAGE_OPTIONS,
} as const satisfies Options;

type ContractOptions = Given<typeof OPTIONS>;

export const contract = defineCommand({
  name: 'contract',
  summary: 'Write AGENTS.md: the design rules of a brand, a page, a brief or a mix.',
  usage: '[brand, page or category=brand...]',
  completes: 'brands',
  description:
    'The contract tells coding agents which design to follow. `taste verify` checks pages against it. With TASTE_SERVICE_URL, it also has the command that asks that service.',
  options: OPTIONS,
  examples: [
    { line: 'taste contract linear > AGENTS.md', does: 'Of a brand' },
    { line: 'taste contract ./dist/index.html > AGENTS.md', does: 'Of a page that exists' },
    {
      line: 'taste contract palette=stripe type=linear > AGENTS.md',
      does: 'Of a mix, as for `taste compose`',
    },
    { line: 'taste contract --brief "warm, serif, quiet" > AGENTS.md', does: 'Of a brief' },
  ],
  async run(words, options, session) {
    const names = words.filter((word) => !isPair(word));
    const pairs = [...options.compose, ...words.filter(isPair)];
    const given = [options.brand, options.brief, pairs[0], names[0]].filter((value) => value !== undefined);
    if (given.length !== 1)
      throw new UsageError('Give one of --brand, --brief, a mix such as palette=stripe, a brand and a page.');
    session.io.write(withoutService(await contractOf(names, { ...options, compose: pairs }, session)));
    return EXIT.pass;
  },
});

async function contractOf(
  names: readonly string[],
  options: ContractOptions,
  session: Session,
): Promise<string> {
  const { brand, brief, compose: pairs } = options;
  const engine = await session.engine();
  if (brand !== undefined) return brandContract(brand, engine);
  if (brief !== undefined) return briefContract(brief, engine, session);
  if (pairs.length > 0)
    return bodyOf(await engine.call('compose', { sources: parseSources(pairs), output_format: 'agents_md' }));
  const [name = '', ...more] = names;
  if (more.length === 0 && isBrandName(name, engine, session.io)) return brandContract(name, engine);
  const [page, ...others] = await findPages(names, options, session.io);
  if (page === undefined || others.length > 0)
    throw new UsageError('Name one page: a URL, an HTML file, or -.');
  return withPaths(withoutAddress(await engine.call('agents_md', page.subject, page.access)), [page]);
}

/** Without the address of a file, under which no service finds it. */
function withoutAddress(contract: string): string {
  const line = new RegExp(`^(?:source_url|  target_url): "${FILES_ORIGIN}/.*\n`, 'gm');
  return contract.replace(line, '');
}

/** A word that is no file, or the host of a brand: `linear`, `gov.uk`. A folder of that name is no page. */
function isBrandName(name: string, { slugOf }: Engine, { folder }: Session['io']): boolean {
  if (statSync(path.resolve(folder, name), { throwIfNoEntry: false })?.isFile() === true) return false;
  if (/^[\w-]{2,}$/.test(name)) return true;
  if (!/^[\w-]+(?:\.[\w-]+)+$/.test(name)) return false;
  try {
    slugOf(name);
    return true;
  } catch (error) {
    if (error instanceof TasteError && error.code === 'unknown_brand') return false;
    throw error;
  }
}

/** What the contract does not say itself goes to the error stream, because the contract is a file. */
async function briefContract(brief: string, engine: Engine, { io }: Session): Promise<string> {
  const { contract: answer, remarks } = await engine.call('query', { query: brief });
  for (const { code, detail } of remarks) if (code === 'brand_not_in_catalog') io.writeError(`${detail}\n`);
  return answer.agents_md;
}

/** The published contract, as the service serves it. */
async function brandContract(brand: string, { document, slugOf }: Engine): Promise<string> {
  return (await document(`/api/styles/${slugOf(brand)}/agents.md`)) ?? fail('not_found');
}
