import { describe, expect, it } from 'vitest';
import { throughCache } from '../../worker/answer-cache.ts';
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
});
