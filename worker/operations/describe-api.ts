import * as v from 'valibot';
import { described } from '../../src/catalog/described.ts';
import { openApiDocument } from '../openapi/document.ts';
import { CACHE, defineOperation, SMALL_BODY, type Operation } from '../operation.ts';

const Input = v.object({});
const Output = v.looseObject({ openapi: described(v.string(), 'Version of the OpenAPI specification.') });

/** The operation that returns the OpenAPI document of the given operations and of itself. */
export function describeApi(operations: readonly Operation[]) {
  let document: ReturnType<typeof openApiDocument> | undefined;
  const self: Operation<typeof Input, typeof Output, 'describe_api'> = defineOperation({
    name: 'describe_api',
    method: 'GET',
    path: '/api/openapi.json',
    summary: 'Get this OpenAPI 3.1 document.',
    input: Input,
    output: Output,
    cache: CACHE.documents,
    bodyLimit: SMALL_BODY,
    // Built on the first request, because most isolates never receive one.
    run: async () => (document ??= openApiDocument([...operations, self])),
  });
  return self;
}
