import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { answerMcp } from '../../../worker/mcp/endpoint.ts';
import { type Json, SERVICE } from '../ask.ts';
import { SHOP, SHOP_CSS } from '../pages.ts';
import { SITE } from '../upstream.ts';

const search = (id: number) => callOf(id, 'search_brands', { q: 'quiet luxury' });

function callOf(id: number, name: string, given: object) {
  return { jsonrpc: '2.0', id, method: 'tools/call', params: { name, arguments: given } };
}

/** Posts messages and gives the results by their id. */
async function results(messages: unknown, milliseconds?: number): Promise<Map<number, Json>> {
  const request = new Request(`${SERVICE}/mcp`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
    body: JSON.stringify(messages),
  });
  const text = await (await answerMcp(request, env, milliseconds)).text();
  const data = [...text.matchAll(/^data: (.+)$/gm)].map(([, line = '']) => line);
  const answers = (data.length > 0 ? data : [text]).flatMap((line) => JSON.parse(line));
  return new Map(answers.map(({ id, result }) => [id, result]));
}

describe('one request of the MCP interface', () => {
  it('runs a few operations, however many calls its batch holds', async () => {
    const found = await results(Array.from({ length: 30 }, (_, at) => search(at + 1)));
    const refused = [...found.values()].filter(({ isError }) => isError === true);
    expect([found.size, refused.length]).toEqual([30, 26]);
    expect(JSON.stringify(refused[0])).toMatch(/limit_reached.*Call one tool in each request/);
  });

  it('answers timeout for a tool that takes too long', async () => {
    const found = await results(callOf(1, 'vectorize', { url: `${SITE}/endless` }), 50);
    expect(JSON.stringify(found.get(1))).toContain('timeout');
  });

  it('has time of its own for each tool', async () => {
    const page = { html: SHOP, css: SHOP_CSS };
    const found = await results(callOf(1, 'vectorize', page), 20_000);
    expect(found.get(1)).toMatchObject({ structuredContent: expect.anything() });
  });
});
