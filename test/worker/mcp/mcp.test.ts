import { describe, expect, it } from 'vitest';
import { TOOLS } from '../../../worker/mcp/tools/index.ts';
import { ask, json } from '../ask.ts';
import { SITE } from '../upstream.ts';
import { SHOP, SHOP_CSS } from '../pages.ts';
import { connect } from './client.ts';
import strangersTasks from './strangers-tasks.jsonl?raw';
import tasks from './tasks.jsonl?raw';

const HTML = { html: SHOP, css: SHOP_CSS };
const STRIPE = { brand: 'stripe' };

/** One call of each tool, with what its answer must have. */
const CALLS = [
  [
    'search_brands',
    { q: 'minimal developer tools, dark' },
    { brands: expect.arrayContaining([expect.objectContaining({ slug: expect.any(String) })]) },
  ],
  [
    'search_brands',
    { q: 'calm banks' },
    {
      brands: expect.arrayContaining([
        expect.objectContaining({ why: expect.arrayContaining(['banks (industry): industry: bank']) }),
      ]),
    },
  ],
  ['search_brands', { q: 'Comic Sans' }, { remarks: [expect.stringContaining('No brand')] }],
  ['get_brand', { brand: 'stripe.com' }, { brand: expect.objectContaining({ slug: 'stripe' }) }],
  ['query', { query: 'like Linear but with serif headings' }, { target: { slug: 'linear', name: 'Linear' } }],
  [
    'query',
    { query: 'Stripe meets GOV.UK' },
    {
      target: { slug: null, name: 'Stripe × GOV.UK hybrid' },
      remarks: [{ detail: expect.stringContaining('type of GOV.UK') }],
    },
  ],
  ['contract', { brief: 'Stripe meets GOV.UK' }, { agents_md: expect.stringContaining('type of GOV.UK') }],
  ['contract', { brand: 'stripe' }, { agents_md: expect.stringContaining('taste.example.com') }],
  [
    'contract',
    { brief: 'cream ground, serif headings, pill buttons' },
    { agents_md: expect.stringContaining('# ') },
  ],
  ['contract', HTML, { agents_md: expect.stringContaining('verify:') }],
  [
    'contract',
    { sources: { palette: 'stripe', type: 'linear' } },
    { agents_md: expect.stringContaining('Stripe') },
  ],
  [
    'compose',
    { sources: { palette: 'stripe', type: 'linear' } },
    { name: expect.stringContaining('Stripe') },
  ],
  ['vectorize', { url: `${SITE}/` }, { grammar: expect.objectContaining({ 'surface.radius': 'pill' }) }],
  [
    'score',
    { ...HTML, ...STRIPE },
    { score: expect.any(Number), identity: expect.objectContaining({ score: expect.any(Number) }) },
  ],
  ['score', { url: `${SITE}/`, brief: 'cream ground and pill buttons' }, { passes: 2, fails: [] }],
  [
    'fix',
    { ...HTML, ...STRIPE },
    { fixes: expect.arrayContaining([expect.objectContaining({ verified: true })]) },
  ],
  [
    'compare',
    { a: { brand: 'stripe' }, b: HTML },
    { similarity: expect.any(Number), identity_score: expect.any(Number) },
  ],
  // Each name that a query has in one tool is taken by the other.
  ['search_brands', { query: 'quiet luxury' }, { total: expect.any(Number) }],
  ['query', { q: 'warm, serif, like a quiet bookshop' }, { target: expect.anything() }],
  ['score', { ...HTML, target_brand: 'stripe' }, { identity: expect.anything() }],
  [
    'fix',
    { ...HTML, target_grammar: { surface: { radius: '0px' } } },
    { fixes: expect.arrayContaining([expect.objectContaining({ axis: 'surface.radius' })]) },
  ],
  // What the `verify` block of a contract holds.
  ...(['score', 'fix'] as const).map(
    (name) =>
      [
        name,
        {
          ...HTML,
          target_grammar: { surface: { radius: '0px' } },
          target_tokens: { color: { primary: '#00ff00' } },
          required_axes: ['surface.radius'],
          identity: 'required',
        },
        { required_failures: ['surface.radius'], verdict: 'reject' },
      ] as const,
  ),
  ['nearest', { brand: 'stripe', limit: 3 }, { nearest: expect.objectContaining({ length: 3 }) }],
] as const;

/** Characters; 4,000 tokens of English and JSON, at four characters each. A contract is a document, not an answer: 5,000. */
const BRIEF_ANSWER = 16_000;

/** Characters; what every agent reads before its first call, about 6,500 tokens. */
const TOOL_LIST = 27_000;

describe('the official client', () => {
  it('lists every tool with schemas of what it takes and answers', async () => {
    const client = await connect();
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual(TOOLS.map(({ name }) => name));
    for (const { inputSchema, outputSchema, description, annotations } of tools) {
      expect(inputSchema['type']).toBe('object');
      expect(outputSchema?.['type']).toBe('object');
      expect(description?.length).toBeGreaterThan(80);
      expect(annotations?.readOnlyHint).toBe(true);
    }
    expect(JSON.stringify(tools).length).toBeLessThan(TOOL_LIST);
    await client.close();
  });

  it.each(CALLS)('calls %s (%#)', async (name, given, expected) => {
    const client = await connect();
    const answer = await client.callTool({ name, arguments: { ...given } });
    expect(answer.isError, JSON.stringify(answer.content)).not.toBe(true);
    expect(answer.structuredContent).toMatchObject(expected);
    expect(JSON.stringify(answer.structuredContent).length).toBeLessThan(
      name === 'contract' ? 20_000 : BRIEF_ANSWER,
    );
    await client.close();
  });

  it('is told what makes a reading less sure', async () => {
    const client = await connect();
    const html = '<link rel=stylesheet href=missing.css><h1>Invoices</h1><p>Write it, send it, get paid.</p>';
    const given = { html, brand: 'raycast' };
    for (const name of ['score', 'fix']) {
      const { structuredContent } = await client.callTool({ name, arguments: given });
      expect(structuredContent).toMatchObject({ remarks: [expect.stringContaining('stylesheet')] });
    }
    await client.close();
  });

  it('gets CSS that was measured alone, and says from what to what', async () => {
    const client = await connect();
    const given = { ...HTML, brand: 'raycast' };
    const { structuredContent: fixed } = await client.callTool({ name: 'fix', arguments: given });
    const { fixes, identity_fixes } = fixed as Record<string, { css: string | null; verified?: boolean }[]>;
    expect(fixes?.some(({ verified }) => verified === false)).toBe(true);
    for (const { css, verified } of fixes ?? []) expect(css !== null).toBe(verified);
    expect(identity_fixes).toContainEqual(
      expect.objectContaining({
        part: expect.any(String),
        change: expect.stringMatching(/ > /),
        css: expect.stringContaining('{'),
        gain: expect.any(Number),
      }),
    );
    const { structuredContent: scored } = await client.callTool({ name: 'score', arguments: given });
    expect(scored).not.toHaveProperty('url');
    expect((scored as { fails: string[] }).fails).toContainEqual(
      expect.stringMatching(/^surface\.ground: [\w-]+ > black$/),
    );
    await client.close();
  });

  it('gets the whole answer with `detail`', async () => {
    const client = await connect();
    const asked = { ...HTML, ...STRIPE, detail: 'full' };
    const { structuredContent } = await client.callTool({ name: 'score', arguments: asked });
    expect(structuredContent).toMatchObject({ full: { axes: expect.any(Array), audit: expect.any(Object) } });
    await client.close();
  });

  it.each([
    ['an unknown brand', 'get_brand', { brand: 'strpie' }, 'unknown_brand'],
    ['a private address', 'vectorize', { url: 'http://127.0.0.1/' }, 'private_address'],
    ['no page', 'score', STRIPE, 'invalid_request'],
    ['no target', 'score', HTML, 'missing_target'],
    ['nothing to make a contract of', 'contract', {}, 'invalid_request'],
    ['an unknown category', 'compose', { sources: { colour: 'stripe' } }, 'unknown_axis'],
  ])('is told of %s as a result that its model can read', async (_, name, given, code) => {
    const client = await connect();
    const answer = await client.callTool({ name, arguments: given });
    expect(answer.isError).toBe(true);
    expect(JSON.stringify(answer.content)).toContain(code);
    await client.close();
  });

  it.each(['taste://brands/lineer', 'taste://brands/lineer/board'])(
    'answers the unknown resource %s as the protocol says, with a brand that may be meant',
    async (uri) => {
      const client = await connect();
      await expect(client.readResource({ uri })).rejects.toMatchObject({
        code: -32602,
        message: expect.stringContaining('Did you mean linear?'),
      });
    },
  );

  it('reads resources and gets prompts', async () => {
    const client = await connect();
    const { resources } = await client.listResources();
    expect(resources.map(({ uri }) => uri)).toEqual(['taste://brands', 'taste://grammar']);
    for (const uri of ['taste://brands', 'taste://grammar', 'taste://brands/stripe']) {
      const { contents } = await client.readResource({ uri });
      expect(JSON.stringify(contents)).toContain(uri === 'taste://grammar' ? 'surface.ground' : 'Stripe');
    }
    const { resourceTemplates } = await client.listResourceTemplates();
    expect(resourceTemplates.map(({ uriTemplate }) => uriTemplate)).toEqual([
      'taste://brands/{slug}',
      'taste://brands/{slug}/board',
    ]);
    const board = await client.readResource({ uri: 'taste://brands/stripe/board' });
    expect(board.contents).toMatchObject([
      { mimeType: 'text/html', text: expect.stringMatching(/^<!doctype html>[^]*Stripe[^]*<\/html>\s*$/i) },
    ]);
    const { messages } = await client.getPrompt({
      name: 'build',
      arguments: { brand: 'stripe', what: 'a pricing page' },
    });
    await expect(client.getPrompt({ name: 'build', arguments: { what: 'a pricing page' } })).rejects.toThrow(
      'brand: Is required.',
    );
    const asked = JSON.stringify(messages);
    expect(asked).toContain('a pricing page in the taste of stripe');
    expect(asked).toContain('taste://brands/stripe/board');
    for (const name of ['target_grammar', 'target_tokens']) expect(asked).toContain(name);
    await client.close();
  });
});

describe('the tasks that agents are asked to choose tools for', () => {
  it.each([
    ['of the author', tasks],
    ['of a stranger', strangersTasks],
  ])('name tools that exist, and every tool: those %s', (_, lines) => {
    const rows = lines
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { tools: string[] });
    const named = new Set(rows.flatMap(({ tools }) => tools));
    expect(named).toEqual(new Set(TOOLS.map(({ name }) => name)));
  });
});

describe('/mcp', () => {
  it('lets pages of other origins send the headers of the protocol', async () => {
    const response = await ask('/mcp', { method: 'OPTIONS' });
    expect(response.status).toBe(204);
    expect(response.headers.get('access-control-allow-headers')).toContain('Mcp-Protocol-Version');
  });

  it('has no session to open or close', async () => {
    expect((await ask('/mcp')).status).toBe(405);
    expect((await ask('/mcp', { method: 'DELETE' })).status).toBe(405);
  });

  it.each([
    ['*/*', 200],
    ['', 200],
    ['text/html, */*;q=0.8', 200],
    ['application/json;q=1, text/event-stream', 200],
    ['application/json', 406],
    ['text/*', 406],
    ['text/html', 406],
  ])('reads media ranges: %j is answered with %i', async (accept, status) => {
    const headers = { 'content-type': 'application/json', ...(accept !== '' && { accept }) };
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'ping' });
    expect((await ask('/mcp', { method: 'POST', headers, body })).status).toBe(status);
  });

  it.each([
    ['no JSON', '{"jsonrpc":', 400],
    ['no message', '[]', 400],
    ['a body above the limit', `{"a":"${'a'.repeat(1_100_000)}"}`, 413],
  ])('refuses %s with an error of the protocol', async (_, body, status) => {
    const headers = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' };
    const response = await ask('/mcp', { method: 'POST', headers, body });
    expect(response.status).toBe(status);
    expect(await json(response)).toMatchObject({ jsonrpc: '2.0', error: { message: expect.any(String) } });
  });
});
