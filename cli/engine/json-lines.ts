import { createInterface } from 'node:readline';

/** As JSON-RPC 2.0 wants it for text that is no JSON, which names no request. */
const PARSE_ERROR = JSON.stringify({
  jsonrpc: '2.0',
  id: null,
  error: { code: -32700, message: 'Parse error: the line is not valid JSON' },
});

/**
 * The lines of a client that are JSON, until the input ends or `stop` aborts. The library passes over others, so that a
 * client waits for an answer to them: they get one here, `answer` with its line end.
 */
export async function* jsonLines(
  input: NodeJS.ReadableStream,
  answer: (line: string) => void,
  stop?: AbortSignal,
): AsyncGenerator<Buffer, void> {
  for await (const line of createInterface({ input, crlfDelay: Infinity, ...(stop && { signal: stop }) })) {
    if (line.trim() === '') continue;
    if (isJson(line)) yield Buffer.from(`${line}\n`);
    else answer(`${PARSE_ERROR}\n`);
  }
}

function isJson(line: string): boolean {
  try {
    JSON.parse(line);
    return true;
  } catch {
    return false;
  }
}
