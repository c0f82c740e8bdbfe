import { describe, expect, it, vi } from 'vitest';
import { throughCache } from '../../worker/answer-cache.ts';
import { canonicalJson } from '../../worker/canonical-json.ts';
import { CACHE } from '../../worker/operation.ts';
import { sha256 } from '../../worker/sha256.ts';
import { responseOf } from '../../worker/written-answer.ts';

describe('the answers to a question', () => {
  it('are the same, and kept from the second time on', async () => {
    let computed = 0;
    const compute = async () => {
      computed++;
      return {
        body: '{"a":"ü"}',
        status: 200,
        headers: { 'content-type': 'application/json', 'x-part': 'a' },
      };
    };
    const ask = (input: object) =>
      throughCache('https://x.example/a', input, compute, { inDataCentre: false });
    for (const times of [1, 2, 2, 2]) {
      const answer = responseOf(await ask({ a: 1, b: 2 }));
      expect(await answer.text()).toBe('{"a":"ü"}');
      expect([answer.status, answer.headers.get('x-part')]).toEqual([200, 'a']);
      expect(computed).toBe(times);
    }
    await ask({ b: 2, a: 1 }); // the same input
    expect(computed).toBe(2);
    await ask({ a: 1 });
    expect(computed).toBe(3);
  });

  it.each([CACHE.private, CACHE.never])('is computed each time where it says %s', async (cache) => {
    const { asked, computed } = asking({ 'cache-control': cache });
    for (const inDataCentre of [false, true]) {
      const before = computed();
      for (let times = 1; times <= 3; times++) {
        expect(await asked(cache, inDataCentre)).toBe('{}');
        expect(computed()).toBe(before + times);
      }
    }
  });

  it('is in the cache of the data centre, from which it comes with its headers', async () => {
    const { asked, computed } = asking({ 'cache-control': CACHE.computed, 'x-part': 'a' });
    expect(await asked('centre', true)).toBe('{}');
    const kept = await (await caches.open('answers')).match(await keyOf('centre'));
    expect([kept?.status, kept?.headers.get('x-part'), await kept?.text()]).toEqual([200, 'a', '{}']);
    expect(await asked('centre', true)).toBe('{}');
    expect(computed()).toBe(1);
  });

  it('ends when the data centre forgets it, as it does after its time', async () => {
    const { asked, computed } = asking({ 'cache-control': CACHE.computed });
    for (let times = 0; times < 3; times++) await asked('forgotten', true);
    expect(await (await caches.open('answers')).delete(await keyOf('forgotten'))).toBe(true);
    await asked('forgotten', true);
    expect(computed()).toBe(2);
  });

  it('is computed where the cache of the data centre fails', async () => {
    const { asked, computed } = asking({ 'cache-control': CACHE.computed });
    const open = vi.spyOn(caches, 'open').mockRejectedValue(new Error('The cache is away.'));
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    expect(await asked('failing', true)).toBe('{}');
    expect(computed()).toBe(1);
    expect(warn).toHaveBeenCalled();
    open.mockRestore();
    warn.mockRestore();
  });
});

const ROUTE = 'https://x.example/b';

/** Asks for an answer with these headers, and says how often it was computed. */
function asking(headers: Readonly<Record<string, string>>) {
  let count = 0;
  const compute = () => {
    count++;
    return Promise.resolve({ body: '{}', status: 200, headers });
  };
  return {
    computed: () => count,
    asked: async (name: string, inDataCentre: boolean) =>
      responseOf(await throughCache(ROUTE, { name }, compute, { inDataCentre })).text(),
  };
}

async function keyOf(name: string): Promise<string> {
  return `${ROUTE}?input=${await sha256(canonicalJson({ name }))}`;
}
