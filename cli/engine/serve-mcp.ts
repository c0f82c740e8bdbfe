import * as library from '@modelcontextprotocol/server';
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import { createTasteServer } from '../../worker/mcp/server.ts';
import type { CallOperation } from '../../worker/mcp/tool.ts';
import type { Engine, PageAccess } from './engine.ts';
import { toolContext } from './tool-context.ts';

/** Serves the tools on the standard input and output until the input ends or `stop` aborts. */
export async function serveMcp(engine: Engine, access: PageAccess, stop: AbortSignal): Promise<void> {
  const running = new Set<Promise<unknown>>();
  const tools = toolContext(engine, access);
  const call: CallOperation = (operation, input) => {
    const answer = tools.call(operation, input);
    running.add(answer);
    return answer.finally(() => running.delete(answer));
  };
  const ended = new Promise<void>((resolve) => {
    process.stdin.once('end', resolve);
    stop.addEventListener('abort', () => resolve());
  });
  const connection = serveStdio(() => createTasteServer({ ...tools, call }, library));
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
