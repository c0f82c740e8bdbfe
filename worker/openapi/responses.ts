import type { JsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import { ERRORS, TasteError, type ErrorCode } from '../../src/errors.ts';
import { MARKDOWN } from '../media-types.ts';
import { CACHE, type Operation } from '../operation.ts';
import { problemOf, SUCCESS } from '../../http/problem.ts';
import { jsonSchema } from './json-schema.ts';

const JSON_TYPE = 'application/json';

/** Errors that every route can return. */
const EVERYWHERE: readonly ErrorCode[] = ['method_not_allowed', 'internal', 'timeout'];
const WITH_BODY: readonly ErrorCode[] = ['invalid_json', 'invalid_request', 'body_too_large'];
const WITH_TOKEN: readonly ErrorCode[] = ['unauthorized', 'not_configured'];
/** Operations that find private brands ask the database for them. */
const WITH_DATABASE: readonly ErrorCode[] = ['not_configured', 'unavailable'];

/** Response to a conditional request whose entity tag still matches. */
export const NOT_MODIFIED = { description: 'The cached copy of the client is current.' };

/** An OpenAPI 3.1 response object. */
export interface ResponseObject {
  readonly description: string;
  readonly content?: Readonly<Record<string, { readonly schema: JsonSchema }>>;
}

/** Every response of an operation, keyed by status. */
export function responsesOf(operation: Operation): Record<string, ResponseObject> {
  const { method, needsToken, takesToken, errors = [] } = operation;
  const codes = [
    ...(method === 'POST' ? WITH_BODY : []),
    ...(needsToken !== undefined ? WITH_TOKEN : []),
    ...(takesToken !== undefined ? WITH_DATABASE : []),
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

/** A response is JSON, text in one of the operation's media types, or either. */
function contentOf({ output, mediaTypes = [MARKDOWN] }: Operation): NonNullable<ResponseObject['content']> {
  const kinds = optionsOf(output);
  const objects = kinds.filter(({ type }) => type !== 'string').map(jsonSchema);
  const texts = kinds.length > objects.length ? mediaTypes.map((type) => type.replace(/;.*/, '')) : [];
  const asText = texts.map((mediaType) => [mediaType, { schema: { type: 'string' } }] as const);
  // A text may be JSON in an external format, whose schema is not repeated here.
  const asJson: JsonSchema[] = texts.includes(JSON_TYPE) ? [...objects, { type: 'object' }] : objects;
  const [first, ...more] = asJson;
  if (first === undefined) return Object.fromEntries(asText);
  const schema: JsonSchema = more.length === 0 ? first : { anyOf: asJson };
  return { ...Object.fromEntries(asText), [JSON_TYPE]: { schema } };
}

function optionsOf(schema: v.GenericSchema): readonly v.GenericSchema[] {
  // `options` holds the alternatives of a valibot union.
  return schema.type === 'union' ? (schema as unknown as { options: v.GenericSchema[] }).options : [schema];
}

/** Error responses keyed by status, each listing its error codes. */
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
