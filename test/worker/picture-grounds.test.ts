import { describe, expect, it } from 'vitest';
import { vectorize } from '../../worker/operations/vectorize.ts';
import { post } from './ask.ts';
import { expectAnswer } from './expect-answer.ts';
import { NIGHT } from './night.ts';
import { nightOn } from './pages.ts';
import { SITE } from './upstream.ts';

const READING = {
  'surface.ground': 'cool-tinted',
  'surface.dark_mode': 'dark-first',
  'palette.contrast': 'extreme',
};

describe('a page on a dark blue picture', () => {
  it.each(Object.keys(NIGHT))('%s, fetched', async (format) => {
    const { grammar_flat } = await expectAnswer(
      await post('/api/vectorize', { url: `${SITE}/night/${format}` }),
      vectorize,
    );
    expect(grammar_flat).toMatchObject(READING);
  });

  it.each(Object.entries(NIGHT))('%s, in a data: URL of given HTML', async (format, data) => {
    const html = nightOn(`data:image/${format};base64,${data}`);
    const { grammar_flat } = await expectAnswer(await post('/api/vectorize', { html }), vectorize);
    expect(grammar_flat).toMatchObject(READING);
  });
});
