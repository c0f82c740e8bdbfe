import type { ErrorCode } from '../../src/errors.ts';
import { FlatGrammarSchema } from '../../src/catalog/grammar-schema.ts';
import { API_VERSION } from '../../src/catalog/lean-entry.ts';
import { CACHE, type Operation } from '../operation.ts';
import { SUCCESS } from '../../http/problem.ts';
import { TOKENS } from '../tokens.ts';
import { jsonSchema, sharedSchemas } from './json-schema.ts';
import { operationObject, OPERATIONS_TAG, PRIVATE_TAG, SCHEMES, templateOf } from './operation-object.ts';
import { PUBLISHED, type PublishedDocument } from './published.ts';
import { NOT_MODIFIED, problemResponses } from './responses.ts';

const DOCUMENTS_TAG = 'documents';

/** The platform's file server does not support OPTIONS. Supporting it would run a Worker for every GET as well. */
const SIMPLE_REQUESTS =
  'Any origin may read this document. Only GET and HEAD are supported; other methods, OPTIONS included, return 405 ' +
  'with an Allow header and no body. Browsers must send a simple GET request, which needs no CORS preflight.';

const ANY_REQUESTS =
  'Any origin may read this document. Methods other than GET, HEAD and OPTIONS return 405 with an Allow header.';

/** The OpenAPI 3.1 description of every route of the service. */
export function openApiDocument(operations: readonly Operation[]) {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Design-taste catalog',
      version: API_VERSION,
      summary: 'A catalog of brand design taste, and an engine that reads the taste of any web page.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    security: [],
    tags: [
      { name: DOCUMENTS_TAG, description: 'Static documents of the catalog.' },
      { name: OPERATIONS_TAG, description: 'Operations that compute a response for each request.' },
      {
        name: PRIVATE_TAG,
        description: 'Brands stored in this service only; they are not part of the public catalog.',
      },
    ],
    paths: pathsOf(operations),
    components: {
      schemas: sharedSchemas(),
      securitySchemes: {
        [SCHEMES.private_brands]: schemeOf(TOKENS.private_brands.header),
        [SCHEMES.render]: schemeOf(TOKENS.render.header),
      },
    },
  };
}

function schemeOf(name: string): object {
  return {
    type: 'apiKey',
    in: 'header',
    name,
    description: 'The token from the service configuration.',
  };
}

function pathsOf(operations: readonly Operation[]): Record<string, object> {
  const documents = PUBLISHED.map((document) => [
    templateOf(document.path),
    { get: documentObject(document) },
  ]);
  const computed = Map.groupBy(operations, ({ path }) => templateOf(path));
  return Object.fromEntries([
    ...documents,
    ...[...computed].map(([path, group]) => [
      path,
      Object.fromEntries(
        group.map((operation) => [operation.method.toLowerCase(), operationObject(operation)]),
      ),
    ]),
  ]) as Record<string, object>;
}

function documentObject({ path, summary, mediaType, schema, worker }: PublishedDocument): object {
  const [, parameter] = /:(\w+)/.exec(path) ?? [];
  const description = parameter === 'slug' ? SLUG_PARAMETER : SCHEMA_PARAMETER;
  const inPath = { name: parameter, in: 'path', required: true, description, schema: { type: 'string' } };
  const parameters = worker?.takesAxes === true ? [inPath, AXES_PARAMETER] : [inPath];
  const content = { [mediaType]: { schema: jsonSchema(schema) } };
  return {
    operationId: operationIdOf(path),
    summary,
    description: worker === undefined ? SIMPLE_REQUESTS : ANY_REQUESTS,
    tags: [DOCUMENTS_TAG],
    ...(parameter !== undefined && { parameters }),
    responses: {
      [SUCCESS.ok]: { description: `Cache-Control: ${CACHE.documents}`, content },
      ...(worker?.hasRanges === true && {
        [SUCCESS.partial_content]: { description: 'The part that the Range header names.', content },
      }),
      [SUCCESS.not_modified]: NOT_MODIFIED,
      ...(path.includes(':slug') && { [SUCCESS.permanent_redirect]: MOVED }),
      ...problemResponses([...missing(path), 'method_not_allowed', ...(worker?.errors ?? [])]),
    },
  };
}

const SLUG_PARAMETER = 'Slug of a brand. Its name or host redirects to the path with its slug.';
const SCHEMA_PARAMETER = 'Name of a document, such as `record` or `grammar`.';

/** One query parameter for each axis: `?surface.radius=pill`. */
const AXES_PARAMETER = {
  name: 'axes',
  in: 'query',
  required: false,
  description: 'Values that replace those of the brand, each as a parameter: `?surface.radius=pill`.',
  style: 'form',
  explode: true,
  schema: jsonSchema(FlatGrammarSchema),
};

/** Response to a request that names a brand by its name or host. */
const MOVED = {
  description: 'The path contains the name or host of a brand. `Location` is the path with its slug.',
};

function missing(path: string): readonly ErrorCode[] {
  if (path.includes(':slug')) return ['unknown_brand', 'not_found'];
  return path.includes(':') ? ['not_found'] : [];
}

/** `/api/styles/:slug/design.md` to `get_api_styles_slug_design_md`. */
function operationIdOf(path: string): string {
  return `get${path.replace(/[^a-z0-9]+/g, '_')}`;
}
