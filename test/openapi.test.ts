import { globSync } from 'node:fs';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { describe, expect, it, test } from 'vitest';
import { openApiDocument } from '../worker/openapi/document.ts';
import { PUBLISHED } from '../worker/openapi/published.ts';
import { OPERATIONS as LISTED, loadOperations } from '../worker/operations/index.ts';
import { OTHER_LANGUAGES } from '../worker/other-languages.ts';
import { GLOSSARIES } from '../src/words/languages/index.ts';
import { ENTRY_DOCUMENTS } from '../worker/brand-documents.ts';

const OPERATIONS = await loadOperations();
const document = openApiDocument(OPERATIONS);

/** What Redocly's strictest rules say against a document. */
async function complaints(described: object): Promise<string[]> {
  const config = await createConfig({ extends: ['recommended-strict'] });
  const source = JSON.stringify(described);
  const problems = await lintFromString({ source, config, absoluteRef: 'openapi.json' });
  return problems.map(({ ruleId, message, location }) => `${ruleId} ${location[0]?.pointer}: ${message}`);
}

describe('the OpenAPI document', () => {
  it('passes the strict rules, examples against schemas included', async () => {
    expect(await complaints(document)).toEqual([]);
  });

  it('would not pass them with a wrong example or without a licence', async () => {
    const { license: _, ...info } = document.info;
    const text = JSON.stringify({ ...document, info });
    const broken = text.replaceAll('"event":"brand_pull"', '"event":"purchase"');
    const rules = (await complaints(JSON.parse(broken) as object)).map(
      (complaint) => complaint.split(' ')[0],
    );
    expect(new Set(rules)).toEqual(new Set(['info-license', 'no-invalid-media-type-examples']));
  });

  it('describes every operation, under its name', () => {
    const described = Object.values(document.paths).flatMap((methods) =>
      Object.values(methods as Record<string, { operationId: string }>).map(({ operationId }) => operationId),
    );
    expect(described).toEqual(expect.arrayContaining(OPERATIONS.map(({ name }) => name)));
    expect(new Set(described).size).toBe(described.length);
  });

  it('describes every document of the catalog, and none that is not there', () => {
    const generic = (file: string) =>
      file
        .replace(/^assets/, '')
        .replace(/styles\/[^/]+\//, 'styles/:slug/')
        .replace(/(styles|schema)\/[^/:]+\.json$/, (_, folder: string) =>
          folder === 'styles' ? 'styles/:slug.json' : 'schema/:name.json',
        );
    const built = new Set(globSync('assets/api/**/*.*').map(generic));
    const described = PUBLISHED.map(({ path }) => path).filter((path) => path.startsWith('/api/'));
    expect(described.toSorted()).toEqual([...built].toSorted());
  });

  it('needs the token where the service does, and nowhere else', () => {
    const brands = document.paths['/api/brands'] as Record<string, object>;
    const secured = [{ private_brands_token: [] }, {}];
    expect(brands).toMatchObject({ get: { security: secured }, post: { security: secured } });
    expect(document.security).toEqual([]);
    expect(document.paths['/api/score']).toMatchObject({ post: { security: secured } });
    expect(document.paths['/api/vectorize']).not.toHaveProperty('post.security');
  });

  it('names parameters of the path and of the query', () => {
    expect(document.paths['/api/brands/{slug}']).toMatchObject({
      delete: { parameters: [{ name: 'slug', in: 'path', required: true }], responses: { 204: {}, 404: {} } },
    });
    expect(document.paths['/api/search']).toHaveProperty('get.parameters.0', {
      name: 'q',
      in: 'query',
      required: true,
      description: expect.any(String),
      schema: { type: 'string', maxLength: 20_000 },
      example: expect.any(String),
    });
  });

  it('has the statuses of documents that run the Worker', () => {
    expect(document.paths['/styles/videos/{slug}.mp4']).toMatchObject({
      get: { responses: { 206: { content: { 'video/mp4': {} } }, 416: {}, 503: {} } },
    });
    expect(document.paths['/api/styles/{slug}/agents.md']).toMatchObject({
      get: {
        parameters: [{ name: 'slug' }, { name: 'axes', in: 'query', explode: true }],
        responses: { 400: {} },
      },
    });
    expect(document.paths['/api/styles/{slug}/design.md']).not.toHaveProperty('get.responses.400');
  });

  it('tells the media types of a route that has several', () => {
    const { post } = document.paths['/api/compose'] as {
      post: { responses: Record<string, { content?: object }> };
    };
    expect(Object.keys(post.responses['200']?.content ?? {}).toSorted()).toEqual([
      'application/json',
      'text/css',
      'text/html',
      'text/markdown',
    ]);
  });
});

describe('the descriptions of fields', () => {
  const fields = described(document);

  it('exist for every property of every schema and every parameter', () => {
    expect(fields.filter(({ text }) => text === undefined).map(({ path }) => path)).toEqual([]);
    expect(fields.length).toBeGreaterThan(500);
  });

  it('are short sentences', () => {
    const wrong = fields.filter(({ text }) => !/^[A-Z0-9`].{2,200}[.?]$/.test(text ?? ''));
    expect(wrong).toEqual([]);
  });
});

test('the list names operations as they name themselves', () => {
  const facts = ({ name, method, path }: (typeof OPERATIONS)[number] | (typeof LISTED)[number]) =>
    `${name} ${method} ${path}`;
  expect(LISTED.map(facts)).toEqual(OPERATIONS.map(facts));
});

describe.each(OPERATIONS)('the operation $name', (operation) => {
  it('says what it does in an imperative sentence', () => {
    expect(operation.summary).toMatch(/^[A-Z].*[a-z0-9]\.$/);
  });

  it.runIf(operation.method === 'POST')('shows how it is called', () => {
    expect(operation.examples).toBeDefined();
  });
});

interface DescribedField {
  readonly path: string;
  readonly text: string | undefined;
}

/** The properties of all schemas and the parameters in an OpenAPI document, with their descriptions. */
function described(node: unknown, path = ''): DescribedField[] {
  if (typeof node !== 'object' || node === null) return [];
  const children = Object.entries(node).filter(([key]) => key !== 'examples' && key !== 'example');
  const own = children.flatMap(([key, value]) => {
    // A schema lists its fields under `properties`, an operation its parameters under `parameters`.
    if (key !== 'properties' && key !== 'parameters') return [];
    return Object.entries(value as Record<string, { description?: string }>);
  });
  return [
    ...own.map(([name, { description }]) => ({ path: `${path}/${name}`, text: description })),
    ...children.flatMap(([key, value]) => described(value, `${path}/${key}`)),
  ];
}

test('briefs are said to be read in as many languages as there are glossaries', () => {
  expect(OTHER_LANGUAGES).toBe(Object.keys(GLOSSARIES).length);
});

test('every document of an entry is described, with its media type', () => {
  const described = new Map(PUBLISHED.map(({ path, mediaType }) => [path, mediaType]));
  for (const { path, mediaType } of ENTRY_DOCUMENTS)
    expect(described.get(path), path).toBe(mediaType.replace(/;.*/, ''));
});
