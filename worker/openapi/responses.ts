import type { JsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import { ERRORS, TasteError, type ErrorCode } from '../../src/errors.ts';
import { CACHE, MARKDOWN, type Operation } from '../operation.ts';
import { problemOf, SUCCESS } from '../../http/problem.ts';
import { jsonSchema } from './json-schema.ts';

const JSON_TYPE = 'application/json';

/** What can go wrong at every route. */
const EVERYWHERE: readonly ErrorCode[] = ['method_not_allowed', 'internal', 'timeout'];
const WITH_BODY: readonly ErrorCode[] = ['invalid_json', 'invalid_request', 'body_too_large'];
const WITH_TOKEN: readonly ErrorCode[] = ['unauthorized', 'not_configured'];

/** The answer to a reader whose copy is current. */
export const NOT_MODIFIED = { description: 'Your copy is current.' };

/** An answer of a route, as OpenAPI describes it. */
export interface ResponseObject {
  readonly description: string;
  readonly content?: Readonly<Record<string, { readonly schema: JsonSchema }>>;
}

/** Every answer an operation can give, by status. */
export function responsesOf(operation: Operation): Record<string, ResponseObject> {
  const { method, needsToken, errors = [] } = operation;
  const codes = [
    ...(method === 'POST' ? WITH_BODY : []),
    ...(needsToken !== undefined ? WITH_TOKEN : []),
    ...errors,
    ...EVERYWHERE,
  ];
  return { ...successes(operation), ...problemResponses(codes) };
}

function successes(operation: Operation): Record<string, ResponseObject> {
  const { method, cache, output } = operation;
  const description = `Cache-Control: ${cache}`;
  if (output.type === 'undefined') return { [SUCCESS.no_content]: { description } };
  const answer = { description, content: contentOf(operation) };
  const kept = cache === CACHE.computed || cache === CACHE.documents;
  return {
    [SUCCESS.ok]: answer,
    ...('status' in operation && { [SUCCESS.created]: answer }),
    ...(method === 'GET' && kept && { [SUCCESS.not_modified]: NOT_MODIFIED }),
  };
}

/** An answer is JSON, a text of one of the media types of the operation, or either. */
function contentOf({ output, mediaTypes = [MARKDOWN] }: Operation): NonNullable<ResponseObject['content']> {
  const kinds = optionsOf(output);
  const objects = kinds.filter(({ type }) => type !== 'string').map(jsonSchema);
  const texts = kinds.length > objects.length ? mediaTypes.map((type) => type.replace(/;.*/, '')) : [];
  const asText = texts.map((mediaType) => [mediaType, { schema: { type: 'string' } }] as const);
  // A text may be JSON of a format that others have defined, so it is not described again.
  const asJson: JsonSchema[] = texts.includes(JSON_TYPE) ? [...objects, { type: 'object' }] : objects;
  const [first, ...more] = asJson;
  if (first === undefined) return Object.fromEntries(asText);
  const schema: JsonSchema = more.length === 0 ? first : { anyOf: asJson };
  return { ...Object.fromEntries(asText), [JSON_TYPE]: { schema } };
}

function optionsOf(schema: v.GenericSchema): readonly v.GenericSchema[] {
  // Valibot's union keeps what it chooses from in this field.
  return schema.type === 'union' ? (schema as unknown as { options: v.GenericSchema[] }).options : [schema];
}

/** Problems by status, each with the codes that have it. */
export function problemResponses(codes: readonly ErrorCode[]): Record<string, ResponseObject> {
  const byStatus = Map.groupBy(new Set(codes), (code) => problemOf(new TasteError(code)).status);
  const content = { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } };
  return Object.fromEntries(
    [...byStatus].map(([status, group]) => [
      String(status),
      { description: group.map((code) => `\`${code}\`: ${ERRORS[code]}`).join(' '), content },
    ]),
  );
}
