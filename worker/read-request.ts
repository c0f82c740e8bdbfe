import * as v from 'valibot';
import type { Abortable } from '../http/deadline.ts';
import { readJson } from '../http/read-json.ts';
import { fail, type FieldError } from '../src/errors.ts';
import { withOwnNames } from './also-named.ts';
import { issueMessage } from './issue-message.ts';
import type { Operation } from './operation.ts';
import { unknownFields } from './unknown-fields.ts';

/**
 * The validated input of an operation: the JSON body of a POST, otherwise path and query parameters.
 * Throws `body_too_large`, `invalid_json` or `invalid_request`.
 */
export async function readInput(
  operation: Operation,
  request: Request,
  parameters: Readonly<Record<string, string>>,
  deadline: Abortable,
): Promise<unknown> {
  const given =
    operation.method === 'POST'
      ? await readJson(request, operation.bodyLimit, deadline)
      : { ...readQuery(new URL(request.url).searchParams), ...parameters };
  return validInput(operation, given);
}

/**
 * Validates the input of an operation, or of a tool that translates to one. Throws `invalid_request`, naming every
 * invalid field.
 */
export function validInput(operation: Pick<Operation, 'input' | 'alsoNamed'>, given: unknown): unknown {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) {
    return fail('invalid_request', 'The request body must be a JSON object.');
  }
  const named = withOwnNames(given, operation.alsoNamed);
  const unknown = unknownFields(operation.input, named);
  const result = v.safeParse(operation.input, named, { message: issueMessage });
  if (result.success && unknown.length === 0) return result.output;
  return refuseFields([...unknown, ...(result.issues ?? []).map(fieldError)]);
}

function refuseFields(fields: readonly FieldError[]): never {
  const details = fields.map(({ field, detail }) =>
    detail.includes(`\`${field}\``) ? detail : `${field}: ${detail}`,
  );
  return fail('invalid_request', details[0], { fields });
}

/** The parameters of a query string. Throws `invalid_request` for a repeated parameter. */
export function readQuery(query: URLSearchParams): Record<string, string> {
  const repeated = [...new Set(query.keys())].filter((name) => query.getAll(name).length > 1);
  if (repeated.length > 0)
    refuseFields(repeated.map((field) => ({ field, detail: 'Must be given once only.' })));
  return Object.fromEntries(query);
}

function fieldError(issue: v.BaseIssue<unknown>): FieldError {
  return { field: v.getDotPath(issue) ?? '', detail: issue.message };
}
