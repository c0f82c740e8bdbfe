import * as library from '@modelcontextprotocol/server';
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import type * as v from 'valibot';
import { withDeadline } from '../../http/deadline.ts';
import { fail } from '../../src/errors.ts';
import { createTasteServer } from '../../worker/mcp/server.ts';
import type { CallOperation } from '../../worker/mcp/tool.ts';
import { validInput } from '../../worker/read-request.ts';
import type { Engine, PageAccess } from './engine.ts';

/** Serves the tools on the standard input and output until the input ends or `stop` aborts. */
export async function serveMcp(engine: Engine, access: PageAccess, stop: AbortSignal): Promise<void> {
  const running = new Set<Promise<unknown>>();
  const call: CallOperation = (operation, input) => {
    const answer = withDeadline(async (signal) => {
      const output = await operation.run(validInput(operation, input), engine.context(access, signal));
      return output as v.InferOutput<typeof operation.output>; // what `run` returns is what the schema describes
    });
    running.add(answer);
    return answer.finally(() => running.delete(answer));
  };
  const document = async (path: string) =>
    (await engine.document(path)) ?? fail('not_found', `Nothing is published at ${path}.`);
  const context = { call, document, slugOf: async (brand: string) => engine.slugOf(brand) };
  const ended = new Promise<void>((resolve) => {
    process.stdin.once('end', resolve);
    stop.addEventListener('abort', () => resolve());
  });
  const connection = serveStdio(() => createTasteServer(context, library));
  await ended;
  // Requests that arrived before the end of the input are answered.
  await pause();
  while (!stop.aborted && running.size > 0) {
    await Promise.allSettled(running);
    await pause();
  }
  await connection.close();
}

/** Milliseconds for a message to reach its tool, and for an answer to be written. */
const PASSING_MS = 50;

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, PASSING_MS));
}
