import * as v from 'valibot';
import { ERRORS, type ErrorCode } from '../../src/errors.ts';

const CODES = Object.keys(ERRORS) as ErrorCode[]; // the keys of the one table of codes

/** The body of every error response: RFC 9457 problem details with an error code and the invalid fields. */
export const ProblemSchema = v.object({
  type: v.string(),
  title: v.string(),
  status: v.number(),
  detail: v.string(),
  code: v.picklist(CODES),
  errors: v.optional(v.array(v.object({ field: v.string(), detail: v.string() }))),
  did_you_mean: v.optional(v.array(v.string())),
});
