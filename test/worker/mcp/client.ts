import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { ask, SERVICE } from '../ask.ts';

/** The official client, connected to the Worker. */
export async function connect(): Promise<Client> {
  const client = new Client({ name: 'test', version: '1' });
  const transport = new StreamableHTTPClientTransport(new URL(`${SERVICE}/mcp`), {
    fetch: async (url, init) => ask(new URL(url).pathname, init as RequestInit<IncomingRequestCfProperties>),
  });
  await client.connect(transport);
  return client;
}
