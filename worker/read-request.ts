import * as v from 'valibot';
import { fail, type FieldError } from '../src/errors.ts';
import { readBody } from '../src/page/read-body.ts';
import type { Operation } from './operation.ts';

/**
 * The input of an operation: the JSON body of a POST, else the parameters of path and query.
 * Throws `body_too_large`, `invalid_json` or `invalid_request`.
 */
export async function readInput(
  operation: Operation,
  request: Request,
  parameters: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<unknown> {
  const given =
    operation.method === 'POST'
      ? await readJson(request, operation.bodyLimit, signal)
      : { ...Object.fromEntries(new URL(request.url).searchParams), ...parameters };
  return validInput(operation, given);
}

/** What an operation takes, out of whatever was given. Throws `invalid_request`, naming every wrong field. */
export function validInput(operation: Operation, given: unknown): unknown {
  const result = v.safeParse(operation.input, given);
  if (result.success) return result.output;
  const fields = result.issues.map(fieldError);
  const first = fields[0];
  const detail = first && first.field !== '' ? `${first.field}: ${first.detail}` : first?.detail;
  return fail('invalid_request', detail, { fields });
}

/** Reads at most `limit` bytes, whatever the request says about its length or its type. */
export async function readJson(request: Request, limit: number, signal: AbortSignal): Promise<unknown> {
  if (Number(request.headers.get('content-length')) > limit) refuseSize(limit);
  const { bytes, truncated } = await readBody(new Response(request.body), { left: limit }, signal);
  return truncated ? refuseSize(limit) : parseJson(bytes);
}

export function refuseSize(limit: number): never {
  return fail('body_too_large', `The request body is larger than the ${limit / 1024} KB this route accepts.`);
}

/** JSON in UTF-8. Throws `invalid_json`. */
export function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true, ignoreBOM: false }).decode(bytes)) as unknown;
  } catch (cause) {
    return fail('invalid_json', undefined, { cause });
  }
}

function fieldError(issue: v.BaseIssue<unknown>): FieldError {
  const isMissing = issue.kind === 'schema' && issue.input === undefined;
  return { field: v.getDotPath(issue) ?? '', detail: isMissing ? 'Is required.' : issue.message };
}
