import path from 'node:path';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import * as library from '@modelcontextprotocol/server';
import * as v from 'valibot';
import { openEngine } from '../../cli/engine/engine.ts';
import { toolContext } from '../../cli/engine/tool-context.ts';
import { createTasteServer } from '../../worker/mcp/server.ts';
import { ROOT } from '../local-platform.ts';
import type { Output } from './output.ts';

const ORIGIN = 'https://taste.example';
const NO_PAGES = { root: null, allowHosts: [], render: false, offline: true };
const SOURCES = { surface: 'stripe', type: 'linear', palette: 'govuk' };

/** Calls of tools with a text of the caller, and the media type of their text answers. */
const CALLS: readonly (readonly [
  name: string,
  mediaType: string,
  given: (text: string) => Record<string, unknown>,
])[] = [
  ['contract', 'text/markdown', (name) => ({ sources: SOURCES, name })],
  ['compose', 'application/json', (name) => ({ sources: SOURCES, name })],
];

/** A connection to the MCP interface in this process. */
export async function connectMcp(): Promise<Client> {
  const data = path.join(ROOT, 'cli/dist/data');
  const tools = toolContext(openEngine({ data, origin: ORIGIN, now: () => new Date(0) }), NO_PAGES);
  const handler = library.createMcpHandler(() => createTasteServer(tools, library));
  const client = new Client({ name: 'payloads', version: '1' });
  const fetch = async (url: string | URL, init?: RequestInit) => handler.fetch(new Request(url, init));
  await client.connect(new StreamableHTTPClientTransport(new URL(`${ORIGIN}/mcp`), { fetch }));
  return client;
}

/** The text answers of tools that are called with the text; none where their schemas refuse it. */
export async function mcpOutputs(text: string, client: Client): Promise<readonly Output[]> {
  const answers = await Promise.all(
    CALLS.map(async ([name, mediaType, given]) => {
      const answer = v.parse(Answer, await client.callTool({ name, arguments: given(text) }));
      const said = answer.content.map((part) => part.text).join('\n');
      if (answer.isError === true && said.includes(REFUSAL)) return [];
      return [{ format: `mcp: ${name}`, mediaType, text: said }];
    }),
  );
  return answers.flat();
}

/** What the problem has that answers arguments which do not fit the schema. */
const REFUSAL = '"code":"invalid_request"';

const Answer = v.object({
  isError: v.optional(v.boolean()),
  content: v.array(v.object({ type: v.literal('text'), text: v.string() })),
});
