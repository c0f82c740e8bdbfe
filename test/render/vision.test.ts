import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { RenderEnv } from '../../render/env.ts';
import { askVisionModel } from '../../render/vision/ask-vision-model.ts';
import type { VisionRequest } from '../../src/rendered/vision-request.ts';
import { aiBinding, providerServer, type ProviderServer } from './provider-server.ts';

const PICTURE = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]).toString('base64');
const REQUEST: VisionRequest = {
  screenshot: { media_type: 'image/jpeg', data: PICTURE },
  axes: ['surface.radius', 'imagery.strategy'],
};

/** A reply with axes that were not requested, invalid values, guesses and duplicates, which are all ignored. */
const READINGS = [
  { axis: 'surface.radius', value: 'pill', certainty: 'certain', seen: 'Buttons end in\nhalf circles.' },
  { axis: 'surface.radius', value: '0px', certainty: 'certain', seen: 'Square.' },
  { axis: 'surface.ground', value: 'white', certainty: 'certain', seen: 'White.' },
  { axis: 'imagery.strategy', value: 'magic', certainty: 'certain', seen: 'Magic.' },
];
const ANSWER = JSON.stringify({ readings: READINGS });
const GUESSES = JSON.stringify({
  readings: READINGS.map((reading) => ({ ...reading, certainty: 'unsure' })),
});
const PILL = {
  axis: 'surface.radius',
  value: 'pill',
  certainty: 'certain',
  seen: 'Buttons end in half circles.',
};

let server: ProviderServer;
beforeAll(async () => {
  server = await providerServer();
});
afterAll(() => server.close());
beforeEach(() => server.received.splice(0));

const KEYS = { ANTHROPIC_API_KEY: 'key-a', OPENAI_API_KEY: 'key-o', GOOGLE_GENERATIVE_AI_API_KEY: 'key-g' };

function environment(provider: string, model = 'a-model'): RenderEnv {
  const browser: RenderEnv['BROWSER'] = { fetch: () => Promise.reject(new Error('No browser is needed.')) };
  return {
    BROWSER: browser,
    AI: aiBinding(server),
    VISION_PROVIDER: provider,
    VISION_MODEL: model,
    VISION_BASE_URL: server.url,
    ...KEYS,
  };
}

function ask(env: RenderEnv, milliseconds = 5_000) {
  return askVisionModel(REQUEST, env, AbortSignal.timeout(milliseconds));
}

describe.each([
  ['anthropic', '/messages', 'x-api-key', 'key-a'],
  ['openai', '/responses', 'authorization', 'Bearer key-o'],
  ['google', '/models/a-model:generateContent', 'x-goog-api-key', 'key-g'],
  ['workers-ai', 'a-model', null, null],
])('a vision model of %s', (provider, path, header, key) => {
  const env = () => environment(provider);

  it('receives the picture and the axes with the API key of the provider', async () => {
    server.behaviour = { kind: 'answers', text: ANSWER };
    await ask(env());
    const [request, ...others] = server.received;
    expect(others).toEqual([]);
    expect(request?.path).toBe(path);
    if (header !== null) expect(request?.headers[header]).toBe(key);
    const body = JSON.stringify(request?.body);
    expect(body).toContain(PICTURE);
    expect(body).toContain('How round are the corners');
    expect(body).not.toContain('surface.ground');
    expect(body).toContain('"certainty"'); // the schema of the answer
  });

  it('returns values only for the requested axes', async () => {
    server.behaviour = { kind: 'answers', text: ANSWER };
    expect(await ask(env())).toEqual({ provider, model: 'a-model', findings: [PILL] });
  });

  it('is ignored where it guesses', async () => {
    server.behaviour = { kind: 'answers', text: GUESSES };
    expect((await ask(env())).findings).toEqual([]);
  });

  it.each(['{"readings": "none"}', '{"readings": [', 'Lovely page!', ''])(
    'gives an error for an answer of another shape: %s',
    async (text) => {
      server.behaviour = { kind: 'answers', text };
      await expect(ask(env())).rejects.toMatchObject({ code: 'unparseable' });
    },
  );

  it('gives an error when it declines', async () => {
    server.behaviour = { kind: 'refuses' };
    await expect(ask(env())).rejects.toMatchObject({ code: 'unparseable' });
  });

  it('gives an error when it fails, without a retry', async () => {
    server.behaviour = { kind: 'fails', status: 529 };
    await expect(ask(env())).rejects.toMatchObject({ code: 'unreachable' });
    expect(server.received).toHaveLength(1);
  });

  it('gives an error after the timeout', async () => {
    server.behaviour = { kind: 'never answers' };
    await expect(ask(env(), 100)).rejects.toMatchObject({ code: 'timeout' });
  });
});

describe.each(['anthropic', 'openai', 'google'])('the provider %s', (provider) => {
  it.each([
    [429, 'limit_reached'],
    [401, 'not_configured'],
    [403, 'not_configured'],
    [500, 'unreachable'],
  ])('gives an error for HTTP %d', async (status, code) => {
    server.behaviour = { kind: 'fails', status };
    const failure = await ask(environment(provider)).catch((error: unknown) => error);
    expect(failure).toMatchObject({ code });
    expect(String(failure)).not.toMatch(/key-|127\.0\.0\.1/);
  });

  it('gives an error when it is unreachable', async () => {
    const env = { ...environment(provider), VISION_BASE_URL: 'http://127.0.0.1:1' };
    await expect(ask(env)).rejects.toMatchObject({ code: 'unreachable' });
  });
});

describe('a vision pass with incomplete configuration', () => {
  it.each([
    ['VISION_PROVIDER', { VISION_PROVIDER: '' }],
    ['VISION_PROVIDER', { VISION_PROVIDER: 'toString' }],
    ['VISION_MODEL', { VISION_MODEL: '' }],
    ['OPENAI_API_KEY', { OPENAI_API_KEY: '' }],
  ])('reports that %s is missing', async (name, missing) => {
    await expect(ask({ ...environment('openai'), ...missing })).rejects.toMatchObject({
      code: 'not_configured',
      message: expect.stringContaining(name),
    });
  });

  it('reports that the Workers AI binding is missing', async () => {
    const { AI: _, ...env } = environment('workers-ai');
    await expect(ask(env)).rejects.toMatchObject({ code: 'not_configured' });
  });
});
