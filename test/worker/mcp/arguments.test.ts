import { describe, expect, it } from 'vitest';
import { SHOP, SHOP_CSS } from '../pages.ts';
import { connect } from './client.ts';

const PAGE = { html: SHOP, css: SHOP_CSS };
const MIX = { sources: { palette: 'stripe', type: 'linear' } };

/** Calls a tool with the official client. */
async function call(name: string, given: Record<string, unknown>) {
  const client = await connect();
  const answer = await client.callTool({ name, arguments: given });
  await client.close();
  return { isError: answer.isError === true, text: JSON.stringify(answer.content), ...answer };
}

describe('arguments of tools', () => {
  it.each([
    ['search_brands', { q: 'quiet luxury', language: 'de' }, 'language'],
    ['contract', { ...MIX, layout: 'editorial' }, 'layout'],
    ['compose', { ...MIX, medium: 'print' }, 'medium'],
    ['score', { ...PAGE, brand: 'stripe', strict: true }, 'strict'],
    ['compare', { a: { brand: 'stripe', tone: 'warm' }, b: { brand: 'linear' } }, 'a.tone'],
  ])('refuses those that %s does not know, by name (%#)', async (name, given, field) => {
    const { isError, text } = await call(name, given);
    expect(isError).toBe(true);
    expect(text).toContain('invalid_request');
    expect(text).toMatch(/Unknown field[^]*(?:Known fields: |did you mean)/);
    expect(text).toContain(field);
  });

  it('says in every schema that no others are taken', async () => {
    const client = await connect();
    const { tools } = await client.listTools();
    for (const { inputSchema } of tools) expect(inputSchema['additionalProperties']).toBe(false);
    await client.close();
  });

  it('waives axes of a score and of fixes', async () => {
    const asked = { ...PAGE, grammar: { surface: { radius: '0px', ground: 'black' } } };
    const waive = [{ name: 'surface.ground', reason: 'The page is printed.' }];
    for (const name of ['score', 'fix']) {
      const before = await call(name, asked);
      expect(before.text).toContain('surface.ground');
      const after = await call(name, { ...asked, waive });
      expect(after.isError, after.text).toBe(false);
      expect(after.text).not.toContain('surface.ground');
    }
  });

  it('compares a score with an earlier one', async () => {
    const earlier = await call('score', { ...PAGE, brand: 'raycast', detail: 'full' });
    const dark = { html: SHOP, css: `${SHOP_CSS}\nbody{background:#000;color:#fff}`, brand: 'raycast' };
    const whole = earlier.structuredContent as { full: Record<string, unknown> };
    for (const baseline of [whole, whole.full]) {
      const { structuredContent, text } = await call('score', { ...dark, baseline });
      expect(structuredContent, text).toMatchObject({
        changes: { resolved_failures: expect.arrayContaining(['surface.ground']) },
      });
    }
  });

  it('answers a hybrid in another format, and its page in a layout', async () => {
    const css = await call('compose', { ...MIX, output_format: 'css' });
    expect(css.structuredContent).toMatchObject({ document: expect.stringContaining('--color-') });
    expect(css.structuredContent).not.toHaveProperty('tokens');
    const pages = await Promise.all(
      ['editorial', 'dashboard'].map(async (layout) =>
        call('compose', { ...MIX, output_format: 'html', layout }),
      ),
    );
    for (const { structuredContent, text } of pages)
      expect(structuredContent, text).toMatchObject({ document: expect.stringMatching(/^<!doctype html>/i) });
    expect(pages[0]?.text).not.toBe(pages[1]?.text);
    expect(await call('compose', { ...MIX, layout: 'editorial' })).toMatchObject({ isError: true });
  });

  it.each([
    ['contract', { brand: 'stripe', brief: 'but warmer' }, 'like stripe but warmer'],
    ['contract', { brand: 'stripe', ...PAGE }, '`html` exclude each other'],
    ['contract', { brand: 'stripe', ...MIX }, '`brand` and `sources` exclude'],
    ['contract', { brand: 'stripe', name: 'Night shift' }, 'together with `sources`'],
    ['contract', { brand: 'stripe', css: SHOP_CSS }, 'together with `html`'],
    ['contract', { brand: 'stripe', grammar: {} }, 'grammar'],
    ['contract', { brand: 'stripe', target_url: 'https://a.example/' }, 'target_url'],
    ['score', { ...PAGE, brand: 'stripe', brief: 'warmer' }, 'like stripe but warmer'],
    ['fix', { ...PAGE, brand: 'stripe', target_url: 'https://a.example/' }, '`brand` and `target_url`'],
    ['score', { ...PAGE, target_brand: 'stripe', grammar: { surface: { radius: 'pill' } } }, 'exclude'],
    ['fix', { ...PAGE, brief: 'warm', grammar: { surface: { radius: 'pill' } } }, 'exclude'],
    ['score', { ...PAGE, brand: 'stripe', tokens: { 'font.body': 'Inter' } }, '`grammar` or `brief`'],
  ])('refuses those of which only one would count: %s %o', async (name, given, sentence) => {
    const { isError, text } = await call(name, given);
    expect(isError, text).toBe(true);
    expect(text).toContain('invalid_request');
    expect(text).toContain(sentence);
  });

  it('takes the brief that a refusal proposes', async () => {
    const { structuredContent } = await call('contract', { brief: 'like stripe but warmer' });
    expect(structuredContent).toMatchObject({
      agents_md: expect.stringContaining('Stripe, changed by a brief'),
    });
  });
});
