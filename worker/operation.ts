import type * as v from 'valibot';
import type { Context } from './context.ts';

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

/**
 * One thing the service does, whatever door it is asked through.
 * The answer is an object (JSON), a string (a document of `mediaType`) or undefined (no content).
 */
export interface Operation<
  Input extends v.GenericSchema = v.GenericSchema,
  Output extends v.GenericSchema = v.GenericSchema,
> {
  readonly name: string;
  readonly method: 'GET' | 'POST';
  /** Path with `:parameters`, which arrive as fields of the input. */
  readonly path: `/${string}`;
  /** One sentence in the imperative. */
  readonly summary: string;
  readonly input: Input;
  readonly output: Output;
  readonly cache: (typeof CACHE)[keyof typeof CACHE];
  /** Largest request body in bytes. */
  readonly bodyLimit: number;
  /** Media type of a string; Markdown where it is not stated. */
  mediaType?(input: v.InferOutput<Input>): string | undefined;
  run(input: v.InferOutput<Input>, context: Context): Promise<v.InferInput<Output>>;
}

/** Ties the types of `run` to its schemas. */
export function defineOperation<Input extends v.GenericSchema, Output extends v.GenericSchema>(
  operation: Operation<Input, Output>,
): Operation<Input, Output> {
  return operation;
}
