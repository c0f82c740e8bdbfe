import { describe, expect, it } from 'vitest';
import { SHOP, SHOP_CSS } from '../pages.ts';
import { connect } from './client.ts';

const PAGE = { html: SHOP, css: SHOP_CSS };

async function call(name: string, given: Record<string, unknown>) {
  const client = await connect();
  const answer = await client.callTool({ name, arguments: given });
  await client.close();
  expect(answer.isError, JSON.stringify(answer.content)).not.toBe(true);
  return answer as { structuredContent: unknown; content: { text: string }[] };
}

describe('words of a brief', () => {
  it('that nobody understood are named by every tool that takes a brief', async () => {
    const said = 'warm cream ground, bold serif headings, zorbly quux vibes';
    const lost = expect.stringContaining('zorbly quux');
    expect((await call('query', { query: said })).structuredContent).toMatchObject({
      not_understood: [lost],
      remarks: expect.arrayContaining([{ code: 'words_not_understood', detail: lost }]),
    });
    const contract = await call('contract', { brief: said });
    expect(contract.structuredContent).toMatchObject({ remarks: expect.arrayContaining([lost]) });
    expect(contract.content[0]?.text).toMatch(/^---\n/);
    expect(contract.content[1]?.text).toContain('zorbly quux');
    for (const name of ['score', 'fix'])
      expect((await call(name, { ...PAGE, brief: said })).structuredContent).toMatchObject({
        remarks: expect.arrayContaining([lost]),
      });
  });

  it('that state no axis are told apart from those that do', async () => {
    const said = 'bold, playful, charming, not childish, dark mode first';
    const { structuredContent } = await call('query', { query: said });
    expect(structuredContent).toMatchObject({
      stated: [{ axis: 'surface.dark_mode', value: 'dark-first', phrase: 'dark mode first' }],
      no_axis: ['bold', 'playful', 'charming', 'childish'],
    });
    const scored = await call('score', { ...PAGE, brief: said });
    expect(scored.structuredContent).toMatchObject({
      remarks: expect.arrayContaining([expect.stringMatching(/^Not scored[^]*“playful”/)]),
    });
  });

  it('in other languages are understood, or said to be of none that is read', async () => {
    const german = await call('query', { query: 'warme Farben, runde Ecken, keine Schatten' });
    expect(german.structuredContent).toMatchObject({
      stated: expect.arrayContaining([expect.objectContaining({ axis: 'surface.shadows', value: 'none' })]),
      not_understood: [],
    });
    const icelandic = await call('score', {
      ...PAGE,
      brief: 'hlýr og rólegur með serif, svartur bakgrunnur',
    });
    expect(icelandic.structuredContent).toMatchObject({
      remarks: expect.arrayContaining([expect.stringMatching(/rólegur[^]*English and 14 other languages/)]),
    });
  });

  it('that are all understood have no remark', async () => {
    const { structuredContent } = await call('score', { ...PAGE, brief: 'cream ground and pill buttons' });
    const { remarks = [] } = structuredContent as { remarks?: string[] };
    expect(remarks.filter((remark) => remark.startsWith('Not '))).toEqual([]);
  });

  it('that state nothing are refused by the name of the argument', async () => {
    const client = await connect();
    const { isError, content } = await client.callTool({
      name: 'contract',
      arguments: { brief: 'hello there' },
    });
    await client.close();
    const [first] = content as { text: string }[];
    expect(isError).toBe(true);
    expect(JSON.parse(first?.text ?? '')).toMatchObject({
      code: 'vague_brief',
      detail: expect.stringMatching(/^brief:/),
      errors: [{ field: 'brief' }],
    });
  });
});
