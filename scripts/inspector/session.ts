import * as v from 'valibot';
import type { Isolate } from './isolates.ts';

/** A connection to the debugger of an isolate (Chrome DevTools Protocol). */
export interface Session {
  /** The result of a command. Rejects when the isolate answers with an error or not at all. */
  readonly send: (method: string, parameters?: object) => Promise<unknown>;
  /** Runs JavaScript in the global scope of the Worker. */
  readonly evaluate: (expression: string) => Promise<unknown>;
  readonly close: () => void;
}

/** Milliseconds until a command counts as unanswered: an isolate answers only between requests. */
const PATIENCE = 30_000;

const Message = v.object({
  id: v.optional(v.number()),
  method: v.optional(v.string()),
  params: v.optional(v.unknown()),
  result: v.optional(v.unknown()),
  error: v.optional(v.object({ message: v.string() })),
});
const ContextCreated = v.object({ context: v.object({ uniqueId: v.string() }) });
const Evaluated = v.object({
  result: v.object({ value: v.optional(v.unknown()) }),
  exceptionDetails: v.optional(v.object({ text: v.string() })),
});

/** Connects to the debugger of an isolate. */
export async function debug({ id, debuggerUrl }: Isolate): Promise<Session> {
  const socket = new WebSocket(debuggerUrl);
  const waiting = new Map<number, (message: v.InferOutput<typeof Message>) => void>();
  let context = '';
  socket.addEventListener('message', ({ data }) => {
    const message = v.parse(Message, JSON.parse(String(data)));
    if (message.method === 'Runtime.executionContextCreated')
      context = v.parse(ContextCreated, message.params).context.uniqueId;
    if (message.id !== undefined) waiting.get(message.id)?.(message);
  });
  await opened(socket);
  let sent = 0;
  const send = (method: string, params: object = {}) =>
    new Promise<unknown>((resolve, reject) => {
      const number = ++sent;
      const timer = setTimeout(() => reject(new Error(`${id} does not answer ${method}.`)), PATIENCE);
      waiting.set(number, ({ result, error }) => {
        clearTimeout(timer);
        waiting.delete(number);
        if (error === undefined) resolve(result);
        else reject(new Error(`${method}: ${error.message}`));
      });
      socket.send(JSON.stringify({ id: number, method, params }));
    });
  await send('Runtime.enable'); // announces the context that expressions run in
  const evaluate = async (expression: string) => {
    const answer = await send('Runtime.evaluate', { expression, uniqueContextId: context });
    const { result, exceptionDetails } = v.parse(Evaluated, answer);
    if (exceptionDetails !== undefined) throw new Error(exceptionDetails.text);
    return result.value;
  };
  return { send, evaluate, close: () => socket.close() };
}

function opened(socket: WebSocket): Promise<void> {
  return new Promise((resolve, reject) => {
    socket.addEventListener('open', () => resolve());
    socket.addEventListener('error', () => reject(new Error(`No debugger at ${socket.url}.`)));
  });
}
