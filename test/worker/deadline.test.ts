import { describe, expect, it } from 'vitest';
import { withDeadline } from '../../http/deadline.ts';

const never = () => new Promise<never>(() => {});

describe('a deadline', () => {
  it('ends work that does not end', async () => {
    await expect(withDeadline(never, 10)).rejects.toMatchObject({ code: 'timeout' });
  });

  it('aborts the signal of the work', async () => {
    const stopped = withDeadline(
      ({ signal }) =>
        new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
      10,
    );
    await expect(stopped).rejects.toMatchObject({ code: 'timeout' });
  });

  it('does not affect work that ends in time', async () => {
    await expect(withDeadline(async () => 'done', 1000)).resolves.toBe('done');
    await expect(withDeadline(() => Promise.reject(new Error('own')), 1000)).rejects.toThrow('own');
  });
});
