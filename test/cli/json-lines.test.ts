import { Readable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { jsonLines } from '../../cli/engine/json-lines.ts';

/** What passes, and what is answered. */
async function split(...chunks: readonly string[]): Promise<{ passed: string; answered: unknown[] }> {
  const answers: string[] = [];
  const input = Readable.from(chunks.map((chunk) => Buffer.from(chunk)));
  let passed = '';
  for await (const chunk of jsonLines(input, (line) => answers.push(line))) passed += chunk.toString();
  return { passed, answered: answers.map((line) => JSON.parse(line) as unknown) };
}

const PING = '{"jsonrpc":"2.0","id":1,"method":"ping"}\n';
const REFUSED = {
  jsonrpc: '2.0',
  id: null,
  error: { code: -32700, message: expect.stringContaining('JSON') },
};

describe('lines of a client', () => {
  test.each([
    ['text', 'hello\n'],
    ['a message that is cut off', '{"jsonrpc":"2.0","id":1,\n'],
    ['two messages on a line', `${PING.trim()}${PING}`],
  ])('%s is answered as an error of parsing, and those around it pass', async (_, line) => {
    expect(await split(PING, line, PING)).toEqual({ passed: PING + PING, answered: [REFUSED] });
  });

  test('JSON passes in whatever chunks it comes, empty lines are passed over', async () => {
    const title = '{"a":"Grüße"}\n';
    const bytes = Buffer.from(title);
    const input = Readable.from([
      bytes.subarray(0, 9),
      bytes.subarray(9),
      Buffer.from('\r\n \n'),
      Buffer.from(PING),
    ]);
    const answers: string[] = [];
    let passed = '';
    for await (const chunk of jsonLines(input, (line) => answers.push(line))) passed += chunk.toString();
    expect({ passed, answers }).toEqual({ passed: title + PING, answers: [] });
  });
});
