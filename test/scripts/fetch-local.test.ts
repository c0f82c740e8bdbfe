import { afterEach, expect, it, vi } from 'vitest';
import { fetchLocal } from '../../scripts/evaluation/fetch-local.ts';
import { startLoopback } from '../page/loopback.ts';

afterEach(() => vi.restoreAllMocks());

it('reads a page of the corpus without the network, so that every machine reads the same', async () => {
  const web = await startLoopback();
  web.routes['/page'] = '<!doctype html><img src="https://cdn.example.com/a.jpg"><img src="/b.jpg">';
  const asked = vi.spyOn(globalThis, 'fetch');
  const page = await fetchLocal(`${web.origin}/page`, web.host);
  await web.close();
  expect(asked.mock.calls.map(([address]) => address)).toEqual([`${web.origin}/page`, `${web.origin}/b.jpg`]);
  expect([...page.absentImages]).toEqual(['https://cdn.example.com', `${web.origin}/b.jpg`]);
});
