import { describe, expect, it } from 'vitest';
import { problemOf } from '../../../http/problem.ts';
import { TasteError } from '../../../src/errors.ts';
import { readsLocally, saidHere } from '../../../worker/mcp/said-here.ts';
import { SHOP, SHOP_CSS } from '../pages.ts';
import { connect } from './client.ts';

const PAGE = { html: SHOP, css: SHOP_CSS };
const PRIVATE = problemOf(new TasteError('private_address'));

async function call(name: string, given: Record<string, unknown>) {
  const client = await connect();
  const { content, structuredContent } = await client.callTool({ name, arguments: given });
  await client.close();
  return { text: JSON.stringify(content), answer: structuredContent as Record<string, unknown> };
}

describe('problems', () => {
  it('name arguments and resources of the MCP interface', async () => {
    for (const [name, given] of [
      ['score', { ...PAGE, brand: 'strpie' }],
      ['fix', { ...PAGE, grammar: { surface: { roundness: 'pill' } } }],
      ['score', { ...PAGE, grammar: { surface: { radius: 'pill' } }, tokens: { 'font.body': 7 } }],
      ['score', PAGE],
      ['compose', { sources: { palette: 'strpie' } }],
    ] as const) {
      const { text } = await call(name, given);
      expect(text).not.toMatch(/target_(?:brand|grammar|tokens)|\/api\//);
    }
    expect((await call('get_brand', { brand: 'strpie' })).text).toContain('taste://brands');
  });

  it('of a private address say how the page is sent', async () => {
    expect((await call('vectorize', { url: 'http://127.0.0.1:3000/' })).text).toContain('`html`');
    expect(saidHere(PRIVATE, null).detail).not.toContain('--allow-host');
    expect(saidHere(PRIVATE, []).detail).toContain('--allow-host');
  });
});

describe('pages on private hosts', () => {
  it('are read by URL where their host is allowed', () => {
    expect(readsLocally(null)).toContain('sent as html');
    expect(readsLocally(['localhost:3000'])).toMatch(/^Pages on localhost:3000 are read by url/);
  });
});

describe('a page without an address', () => {
  it('has none in any answer', async () => {
    const sent = { ...PAGE };
    expect((await call('vectorize', sent)).answer).not.toHaveProperty('url');
    expect((await call('nearest', sent)).answer['subject']).toBe('the given HTML');
    expect((await call('compare', { a: sent, b: { brand: 'stripe' } })).answer['a']).toBe('the given HTML');
  });
});
