import type { JsonSchema } from '@valibot/to-json-schema';
import type { Operation } from '../operation.ts';
import type { TokenName } from '../tokens.ts';
import { inputSchema, jsonSchema } from './json-schema.ts';
import { responsesOf } from './responses.ts';

/** Names of the security schemes in the document. */
export const SCHEMES = {
  private_brands: 'private_brands_token',
  render: 'render_token',
} as const satisfies Record<TokenName, string>;

export const OPERATIONS_TAG = 'operations';
export const PRIVATE_TAG = 'private brands';

/** An operation as an OpenAPI 3.1 operation object. */
export function operationObject(operation: Operation): object {
  const { name, method, summary, needsToken, takesToken } = operation;
  const token = needsToken ?? takesToken;
  return {
    operationId: name,
    summary,
    tags: [needsToken === 'private_brands' ? PRIVATE_TAG : OPERATIONS_TAG],
    // The token is optional: none may be configured in development, and some operations only return more with one.
    ...(token !== undefined && { security: [{ [SCHEMES[token]]: [] }, {}] }),
    ...(method === 'POST' ? { requestBody: bodyOf(operation) } : parametersOf(operation)),
    responses: responsesOf(operation),
  };
}

/** `/api/brands/:slug` as OpenAPI writes it. */
export function templateOf(path: string): string {
  return path.replace(/:(\w+)/g, '{$1}');
}

function bodyOf({ input, examples = [] }: Operation): object {
  const named = examples.map((example) => [
    example.summary.toLowerCase().replace(/[^a-z0-9]+/g, '-'),
    { summary: example.summary, value: example.input },
  ]);
  const content = {
    schema: inputSchema(input),
    ...(named.length > 0 && { examples: Object.fromEntries(named) as object }),
  };
  return { required: true, content: { 'application/json': content } };
}

function parametersOf({ path, input, examples = [] }: Operation): { parameters?: object[] } {
  const { properties = {}, required = [] } = jsonSchema(input);
  // Each parameter takes its example from the first request example that contains it.
  const stated = Object.assign({}, ...examples.map((example) => example.input).toReversed()) as Record<
    string,
    unknown
  >;
  const parameters = Object.entries(properties).map(([name, schema]) => ({
    name,
    in: path.includes(`:${name}`) ? 'path' : 'query',
    required: required.includes(name),
    ...describedParameter(schema as JsonSchema),
    ...(name in stated && { example: stated[name] }),
  }));
  return parameters.length === 0 ? {} : { parameters };
}

/** OpenAPI puts the description of a parameter beside its schema. */
function describedParameter({ description, ...schema }: JsonSchema): object {
  return { description, schema };
}
