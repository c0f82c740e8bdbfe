import { PassThrough } from 'node:stream';
import * as library from '@modelcontextprotocol/server';
import { serveStdio, StdioServerTransport } from '@modelcontextprotocol/server/stdio';
import { createTasteServer } from '../../worker/mcp/server.ts';
import type { CallOperation } from '../../worker/mcp/tool.ts';
import type { Engine, PageAccess } from './engine.ts';
import { jsonLines } from './json-lines.ts';
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
  // Stays open when the input ends: at the end of its own, the library aborts what it still works on.
  const messages = new PassThrough();
  const connection = serveStdio(() => createTasteServer({ ...tools, call }, library), {
    transport: new StdioServerTransport(messages),
  });
  const answer = (line: string) => void process.stdout.write(line);
  for await (const line of jsonLines(process.stdin, answer, stop)) messages.write(line);
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
