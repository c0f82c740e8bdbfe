import * as v from 'valibot';
import { ERRORS, type ErrorCode } from '../../src/errors.ts';

const CODES = Object.keys(ERRORS) as ErrorCode[]; // the keys of the one table of codes

/** The body of every answer to a request that failed: RFC 9457 with a code and the fields that are wrong. */
export const ProblemSchema = v.object({
  type: v.string(),
  title: v.string(),
  status: v.number(),
  detail: v.string(),
  code: v.picklist(CODES),
  errors: v.optional(v.array(v.object({ field: v.string(), detail: v.string() }))),
  did_you_mean: v.optional(v.array(v.string())),
});
