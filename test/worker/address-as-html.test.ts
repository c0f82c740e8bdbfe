import { describe, expect, it } from 'vitest';
import { post } from './ask.ts';
import { expectProblem } from './expect-answer.ts';
import { connect } from './mcp/client.ts';

const ADDRESSES = [
  '/home/me/index.html',
  ' ./dist/index.html\n',
  '~/site/My page/index.html',
  'C:\\site\\index.html',
  'file:///home/me/index.html',
  'https://example.com/',
  'http://localhost:3000/pricing',
  'localhost:3000',
  'index.html',
];

describe('an address sent as HTML', () => {
  it.each(ADDRESSES)('is no page: %j', async (html) => {
    for (const path of ['/api/vectorize', '/api/agents-md', '/api/nearest']) {
      const { errors } = await expectProblem(await post(path, { html }), 400, 'invalid_request');
      expect(errors[0]).toMatchObject({ field: 'html', detail: expect.stringContaining('not its HTML') });
    }
  });

  it('is no page for operations and tools that judge', async () => {
    const [html] = ADDRESSES;
    await expectProblem(await post('/api/score', { html, brief: 'pill buttons' }), 400, 'invalid_request');
    await expectProblem(
      await post('/api/diff', { a: { html }, b: { brand: 'stripe' } }),
      400,
      'invalid_request',
    );
    const client = await connect();
    const calls = [
      ['score', { html, brand: 'stripe' }],
      ['contract', { html }],
      ['compare', { a: { brand: 'stripe' }, b: { html } }],
    ] as const;
    for (const [name, given] of calls) {
      const { isError, content } = await client.callTool({ name, arguments: given });
      expect(isError).toBe(true);
      expect(JSON.stringify(content)).toContain('Read the file');
    }
    await client.close();
  });

  it.each([
    'Hello world',
    '<a href="/pricing">/pricing</a>',
    'Prices from $5 and/or more.',
    '<p>https://example.com/',
    'One line: see https://example.com/ for more',
  ])('is not confused with text: %j', async (html) => {
    expect((await post('/api/score', { html, brief: 'pill buttons' })).status).toBe(200);
  });
});
