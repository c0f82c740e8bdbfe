import type { McpServer } from '@modelcontextprotocol/server';
import * as v from 'valibot';
import { logUnexpected, problemOf } from '../../http/problem.ts';
import type { BrandRecord } from '../../src/catalog/record.ts';
import { TasteError } from '../../src/errors.ts';
import type { Library } from './library.ts';
import type { ToolContext } from './tool.ts';
import { AXES } from '../../src/grammar/axes/index.ts';
import { CATEGORIES } from '../../src/grammar/axis.ts';

const JSON_TYPE = 'application/json';
const MARKDOWN_TYPE = 'text/markdown';
const HTML_TYPE = 'text/html';

/** Documents of the catalog that a client can attach to a conversation. */
export function addResources(server: McpServer, context: ToolContext, library: Library): void {
  addDocuments(server, context);
  addBrands(server, context, library);
}

function addDocuments(server: McpServer, { document }: ToolContext): void {
  server.registerResource(
    'brands',
    'taste://brands',
    {
      title: 'Brands',
      description: 'Every brand of the catalog: slug, name, moods, eras, signature move.',
      mimeType: JSON_TYPE,
    },
    async (uri) => ({
      contents: [{ uri: uri.href, mimeType: JSON_TYPE, text: await document('/api/styles.json') }],
    }),
  );
  server.registerResource(
    'grammar',
    'taste://grammar',
    {
      title: 'Grammar of taste',
      description: `The ${AXES.length} axes in ${CATEGORIES.length} categories, their values and how each is decided.`,
      mimeType: JSON_TYPE,
    },
    async (uri) => ({
      contents: [{ uri: uri.href, mimeType: JSON_TYPE, text: axesOf(await document('/api/grammar.json')) }],
    }),
  );
}

function addBrands(
  server: McpServer,
  { document, slugOf }: ToolContext,
  { ResourceTemplate }: Library,
): void {
  server.registerResource(
    'brand',
    new ResourceTemplate('taste://brands/{slug}', { list: undefined }),
    { title: 'Brand', description: 'The entry of a brand as Markdown.', mimeType: MARKDOWN_TYPE },
    async (uri, { slug }) => {
      const known = await slugOf(String(slug)).catch(missing(uri));
      const text = await document(`/api/styles/${known}/design.md`);
      return { contents: [{ uri: uri.href, mimeType: MARKDOWN_TYPE, text }] };
    },
  );
  server.registerResource(
    'board',
    new ResourceTemplate('taste://brands/{slug}/board', { list: undefined }),
    {
      title: 'Board',
      description: 'The design of a brand as one HTML page without a script: palette, type, components.',
      mimeType: HTML_TYPE,
    },
    async (uri, { slug }) => {
      const known = await slugOf(String(slug)).catch(missing(uri));
      const record = await document(`/api/styles/${known}.json`);
      const poster = await document(`/api/styles/${known}/poster.svg`).catch(absent);
      const { boardOfRecord } = await import('../../src/board/board.ts');
      const text = boardOfRecord(JSON.parse(record) as BrandRecord, poster); // the build writes it from the same type
      return { contents: [{ uri: uri.href, mimeType: HTML_TYPE, text }] };
    },
  );
}

/** Not every brand has a poster, and a board is complete without it. */
function absent(error: unknown): null {
  if (error instanceof TasteError && error.code === 'not_found') return null;
  throw error;
}

/** Error code of the protocol for a resource that does not exist, as the library answers it. */
const INVALID_PARAMS = -32602;

/** An unknown brand is a wrong address and no error of the service; everything else says no more than a problem does. */
function missing({ href }: URL): (error: unknown) => never {
  return (error) => {
    logUnexpected(error);
    const { code, detail } = problemOf(error);
    throw Object.assign(
      new Error(detail),
      code === 'unknown_brand' && { code: INVALID_PARAMS, data: { uri: href } },
    );
  };
}

/** The axes alone: the document has the grammars of all brands as well. */
function axesOf(text: string): string {
  const { axes } = v.parse(v.object({ axes: v.unknown() }), JSON.parse(text));
  return JSON.stringify({ axes });
}
