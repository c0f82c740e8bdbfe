import { expect, it } from 'vitest';
import readme from '../../README.md?raw';
import { json, post } from './ask.ts';

const [, path = '', request = ''] = /^curl -s \S+:8787(\/api\/\w+) -d '([\s\S]*?)'$/m.exec(readme) ?? [];
const [, answer = ''] = /^```json\n([\s\S]*?)^```$/m.exec(readme) ?? [];

it('the request in the README gets the answer in the README', async () => {
  const response = await post(path, JSON.parse(request));
  // Points move a little with the catalog, which the weights of the axes follow.
  const near = JSON.parse(answer, (_, value: unknown) =>
    typeof value === 'number' ? (expect.closeTo(value, 0) as unknown) : value,
  ) as object;
  expect(await json(response)).toMatchObject(near);
});
