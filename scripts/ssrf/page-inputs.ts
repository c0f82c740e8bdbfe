/** An input of the service that fetches a page. */
export interface PageInput {
  readonly name: string;
  readonly path: string;
  readonly body: (url: string) => object;
}

/** A page that exists. */
export const PAGE = 'https://page.example.com/';

/** Every input of the service that fetches a page, the tools of the MCP interface included. */
export const PAGE_INPUTS: readonly PageInput[] = [
  { name: 'vectorize', path: '/api/vectorize', body: (url) => ({ url }) },
  { name: 'extract', path: '/api/extract', body: (url) => ({ url }) },
  { name: 'agents-md', path: '/api/agents-md', body: (url) => ({ url }) },
  { name: 'nearest', path: '/api/nearest', body: (url) => ({ url }) },
  { name: 'brands', path: '/api/brands', body: (url) => ({ slug: 'own', url }) },
  { name: 'score', path: '/api/score', body: (url) => ({ url, target_brand: 'stripe' }) },
  { name: 'score target', path: '/api/score', body: (url) => ({ url: PAGE, target_url: url }) },
  {
    name: 'query',
    path: '/api/query',
    body: (candidate_url) => ({ query: 'warm serif headings', candidate_url }),
  },
  { name: 'diff a', path: '/api/diff', body: (url) => ({ a: { url }, b: { brand: 'stripe' } }) },
  { name: 'diff b', path: '/api/diff', body: (url) => ({ a: { brand: 'stripe' }, b: { url } }) },
  tool('vectorize', (url) => ({ url })),
  tool('score', (url) => ({ url, brand: 'stripe' })),
  tool('score', (target_url) => ({ url: PAGE, target_url })),
  tool('fix', (url) => ({ url, brand: 'stripe' })),
  tool('contract', (url) => ({ url })),
  tool('nearest', (url) => ({ url })),
];

function tool(name: string, args: (url: string) => object): PageInput {
  const body = (url: string) => ({
    jsonrpc: '2.0',
    id: 1,
    method: 'tools/call',
    params: { name, arguments: args(url) },
  });
  return { name: `mcp ${name}`, path: '/mcp', body };
}

/** Sends a request through a input. @returns whether the URL was refused, by a problem or by a tool that failed */
export async function isRefused(service: URL, { path, body }: PageInput, url: string): Promise<boolean> {
  const response = await fetch(new URL(path, service), {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
    body: JSON.stringify(body(url)),
  });
  const text = await response.text();
  return /\\?"code\\?":\s*\\?"(?:invalid_url|private_address|invalid_request|unreachable)/.test(text);
}
