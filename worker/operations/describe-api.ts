import * as v from 'valibot';
import { openApiDocument } from '../openapi/document.ts';
import { CACHE, defineOperation, SMALL_BODY, type Operation } from '../operation.ts';

const Input = v.object({});
const Output = v.looseObject({ openapi: v.string() });

/** The operation that describes the given ones and itself. */
export function describeApi(operations: readonly Operation[]) {
  let document: ReturnType<typeof openApiDocument> | undefined;
  const self: Operation<typeof Input, typeof Output, 'describe_api'> = defineOperation({
    name: 'describe_api',
    method: 'GET',
    path: '/api/openapi.json',
    summary: 'Describe this API as OpenAPI 3.1.',
    input: Input,
    output: Output,
    cache: CACHE.documents,
    bodyLimit: SMALL_BODY,
    // Written at the first request, because few isolates are ever asked for it.
    run: async () => (document ??= openApiDocument([...operations, self])),
  });
  return self;
}
