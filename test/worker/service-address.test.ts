import { describe, expect, it } from 'vitest';
import { ask, post } from './ask.ts';
import { SHOP, SHOP_CSS } from './pages.ts';

const MIX = { sources: { palette: 'stripe', type: 'linear' }, output_format: 'agents_md' };

describe('a contract of an operation names', () => {
  it.each([
    ['/api/compose', MIX],
    ['/api/agents-md', { html: SHOP, css: SHOP_CSS }],
    ['/api/query', { query: 'bold serif headings on cream, not Stripe' }],
    ['/api/query', { query: 'linear' }],
  ])('the public address of the service, whatever host is asked: %s', async (path, body) => {
    const text = await (await post(path, body, { SERVICE_URL: 'https://taste.example.org/' })).text();
    expect(text).toContain('https://taste.example.org/api/');
    expect(text).not.toContain('https://taste.example.com');
  });

  it('the address that was asked where none is set', async () => {
    expect(await (await post('/api/compose', MIX)).text()).toContain('https://taste.example.com/api/score');
  });

  it('the same by GET', async () => {
    const path = '/api/compose?palette=stripe&type=linear&output_format=agents_md';
    const text = await (await ask(path, {}, { SERVICE_URL: 'https://taste.example.org' })).text();
    expect(text).toContain('https://taste.example.org/api/score');
  });
});
