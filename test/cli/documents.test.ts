import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as library from '@modelcontextprotocol/server';
import { Client, InMemoryTransport } from '@modelcontextprotocol/client';
import { describe, expect, test } from 'vitest';
import { openEngine } from '../../cli/engine/engine.ts';
import { toolContext } from '../../cli/engine/tool-context.ts';
import { ROOT } from '../../scripts/local-platform.ts';
import { TasteError } from '../../src/errors.ts';
import { createTasteServer } from '../../worker/mcp/server.ts';
import type { ToolContext } from '../../worker/mcp/tool.ts';
import { DIST, taste } from './taste.ts';

const engine = openEngine({
  data: path.join(DIST, 'data'),
  origin: 'https://taste.example',
  now: () => new Date(0),
});
const tools = toolContext(engine, { root: null, allowHosts: [], render: false, offline: true });

/** A board without its stylesheet, which the service has in a file of its own. */
const withoutStyle = (page: string) => page.replace(/<link rel="stylesheet"[^>]*>|<style>[^]*?<\/style>/, '');
const published = withoutStyle(readFileSync(path.join(ROOT, 'assets/styles/linear/board.html'), 'utf8'));

async function boardResource(context: ToolContext): Promise<string> {
  const server = createTasteServer(context, library);
  const client = new Client({ name: 'test', version: '1' });
  const [here, there] = InMemoryTransport.createLinkedPair();
  await Promise.all([server.connect(there), client.connect(here)]);
  const { contents } = await client.readResource({ uri: 'taste://brands/linear/board' });
  await client.close();
  return contents.map((content) => ('text' in content ? content.text : '')).join('');
}

describe('a board has the poster of its brand', () => {
  test('from `taste board`, as from the service', async () => {
    expect(withoutStyle((await taste(['board', 'linear'])).output)).toBe(published);
  });

  test('from `taste mcp`', async () => {
    expect(withoutStyle(await boardResource(tools))).toBe(published);
  });

  test('in a mix', async () => {
    const { output } = await taste(['board', 'palette=stripe', 'type=linear']);
    expect(output).toContain('id="poster-of-linear"');
  });

  test('unless it has none; a poster that cannot be read fails', async () => {
    const failing = (code: 'not_found' | 'unavailable'): ToolContext => ({
      ...tools,
      document: async (address) => {
        if (address.endsWith('.svg')) throw new TasteError(code);
        return tools.document(address);
      },
    });
    expect(await boardResource(failing('not_found'))).not.toContain('poster-of-brand');
    await expect(boardResource(failing('unavailable'))).rejects.toThrow('does not answer');
  });
});
