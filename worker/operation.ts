import type * as v from 'valibot';
import type { ErrorCode } from '../src/errors.ts';
import type { Context } from './context.ts';
import type { SUCCESS } from '../http/problem.ts';
import type { TokenName } from './tokens.ts';

/** Bytes of a request body that carries no page: addresses, briefs and grammars are far smaller. */
export const SMALL_BODY = 64 * 1024;
/** Bytes of a request body that may carry a page with its styles. */
export const PAGE_BODY = 1024 * 1024;

/** Cache-Control values of the contract. */
export const CACHE = {
  never: 'no-store',
  private: 'private, no-store',
  /** Answers that only a new build of the catalog changes. */
  computed: 'public, max-age=60, s-maxage=300',
  documents: 'public, max-age=300, s-maxage=3600',
} as const;

/** Media type of a string that answers, where none is stated. */
export const MARKDOWN = 'text/markdown; charset=utf-8';

/** A request as someone might send it; the tests send it. */
export interface Example<Input> {
  readonly summary: string;
  readonly input: Input;
}

/**
 * One thing the service does, whatever door it is asked through.
 * The answer is an object (JSON), a string (a document of `mediaType`) or undefined (no content).
 */
export interface Operation<
  Input extends v.GenericSchema = v.GenericSchema,
  Output extends v.GenericSchema = v.GenericSchema,
  Name extends string = string,
> {
  /** In snake_case; doors derive their own names from it. */
  readonly name: Name;
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** Path with `:parameters`, which arrive as fields of the input. */
  readonly path: `/${string}`;
  /** One sentence in the imperative. */
  readonly summary: string;
  readonly input: Input;
  readonly output: Output;
  readonly cache: (typeof CACHE)[keyof typeof CACHE];
  /** Largest request body in bytes. */
  readonly bodyLimit: number;
  /** Only for who has this token. */
  readonly needsToken?: TokenName;
  /** Answers everyone, and tells more to who has this token. */
  readonly takesToken?: TokenName;
  /** What can go wrong besides what can at every route of this method. */
  readonly errors?: readonly ErrorCode[];
  readonly examples?: readonly Example<v.InferInput<Input>>[];
  /** HTTP status of a success that is neither `ok` nor, without content, `no_content`. */
  status?(output: v.InferOutput<Output>): typeof SUCCESS.ok | typeof SUCCESS.created;
  /** Media types a string may have; Markdown where it is not stated. */
  readonly mediaTypes?: readonly string[];
  /** Media type of the string that answers this input. */
  mediaType?(input: v.InferOutput<Input>): string | undefined;
  run(input: v.InferOutput<Input>, context: Context): Promise<v.InferInput<Output>>;
}

/** Ties the types of `run` to its schemas, and keeps the name as a type. */
export function defineOperation<
  const Name extends string,
  Input extends v.GenericSchema,
  Output extends v.GenericSchema,
>(operation: Operation<Input, Output, Name>): Operation<Input, Output, Name> {
  return operation;
}
