import * as v from 'valibot';
import { described } from '../../src/catalog/described.ts';

/** Remarks of an answer, in the order in which they were made. */
export const RemarksSchema = v.array(
  v.object({
    code: described(v.string(), 'Code of the remark, for programs.'),
    detail: described(v.string(), 'The remark in a sentence.'),
  }),
);
