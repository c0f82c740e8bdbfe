import * as v from 'valibot';
import { described } from '../../src/catalog/described.ts';
import { fail } from '../../src/errors.ts';
import { CACHE, defineOperation, SMALL_BODY } from '../operation.ts';

/** Where the build writes the document, so that the Worker carries neither its text nor the code that makes it. */
export const API_DOCUMENT_PATH = '/data/openapi.json';

const Output = v.looseObject({ openapi: described(v.string(), 'Version of the OpenAPI specification.') });

export const describeApi = defineOperation({
  name: 'describe_api',
  method: 'GET',
  path: '/api/openapi.json',
  summary: 'Get this OpenAPI 3.1 document.',
  input: v.object({}),
  output: Output,
  cache: CACHE.documents,
  bodyLimit: SMALL_BODY,
  published: API_DOCUMENT_PATH,
  errors: ['not_configured'],
  async run(_, { readDocument }) {
    const text = await readDocument(API_DOCUMENT_PATH);
    if (text === null) return fail('not_configured', `The published files lack ${API_DOCUMENT_PATH}.`);
    return v.parse(Output, JSON.parse(text));
  },
});
