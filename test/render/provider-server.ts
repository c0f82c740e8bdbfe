import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The simulated behaviour of a model. */
export type Behaviour =
  | { readonly kind: 'answers'; readonly text: string }
  | { readonly kind: 'refuses' }
  | { readonly kind: 'fails'; readonly status: number }
  | { readonly kind: 'never answers' };

/** A request received by the provider. */
export interface Received {
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: Record<string, unknown>;
}

export interface ProviderServer {
  readonly url: string;
  behaviour: Behaviour;
  readonly received: Received[];
  close(): void;
}

/** Implements the API formats of the providers at their paths. */
export async function providerServer(): Promise<ProviderServer> {
  const server: Server = createServer(async (request, response) => {
    const path = request.url ?? '';
    received.push({ path, headers: request.headers, body: (await readJson(request)) as Received['body'] });
    const { behaviour } = provider;
    if (behaviour.kind === 'never answers') return;
    const [status, answer] = answerOf(path, behaviour);
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const received: Received[] = [];
  const provider: ProviderServer = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    behaviour: { kind: 'refuses' },
    received,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
  return provider;
}

function answerOf(path: string, behaviour: Behaviour): readonly [number, unknown] {
  if (behaviour.kind === 'fails') return [behaviour.status, { error: { message: 'no', type: 'error' } }];
  const text = behaviour.kind === 'answers' ? behaviour.text : null;
  if (path.endsWith('/messages')) return [200, anthropic(text)];
  if (path.endsWith('/responses')) return [200, openai(text)];
  if (path.endsWith(':generateContent')) return [200, google(text)];
  return [404, {}];
}

/** https://docs.anthropic.com/en/api/messages */
function anthropic(text: string | null): unknown {
  return {
    id: 'msg_1',
    type: 'message',
    role: 'assistant',
    model: 'a-model',
    content: text === null ? [] : [{ type: 'text', text }],
    stop_reason: text === null ? 'refusal' : 'end_turn',
    stop_sequence: null,
    usage: { input_tokens: 1500, output_tokens: 80 },
  };
}

/** https://platform.openai.com/docs/api-reference/responses/object */
function openai(text: string | null): unknown {
  const content =
    text === null
      ? { type: 'refusal', refusal: 'I cannot help with that.' }
      : { type: 'output_text', text, annotations: [] };
  return {
    id: 'resp_1',
    object: 'response',
    created_at: 1_790_000_000,
    status: 'completed',
    model: 'a-model',
    output: [{ type: 'message', id: 'msg_1', role: 'assistant', status: 'completed', content: [content] }],
    usage: { input_tokens: 1500, output_tokens: 80, total_tokens: 1580 },
  };
}

/** https://ai.google.dev/api/generate-content */
function google(text: string | null): unknown {
  const content = { role: 'model', parts: text === null ? [] : [{ text }] };
  return {
    candidates: [{ content, finishReason: text === null ? 'SAFETY' : 'STOP', index: 0 }],
    usageMetadata: { promptTokenCount: 1500, candidatesTokenCount: 80, totalTokenCount: 1580 },
  };
}

/** Stands in for the binding of Workers AI: https://developers.cloudflare.com/workers-ai/configuration/bindings/ */
export function aiBinding(provider: ProviderServer): Ai {
  const run = async (model: string, body: Received['body']) => {
    provider.received.push({ path: model, headers: {}, body });
    const { behaviour } = provider;
    if (behaviour.kind === 'answers') return { response: behaviour.text };
    if (behaviour.kind === 'refuses') return { response: 'I cannot help with that.' };
    if (behaviour.kind === 'fails') throw new Error(`AiError: ${behaviour.status}`);
    return new Promise(() => {});
  };
  return { run } as unknown as Ai; // the only method used
}

async function readJson(request: IncomingMessage): Promise<unknown> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer); // Node gives buffers
  return JSON.parse(Buffer.concat(parts).toString() || '{}');
}
