import type * as v from 'valibot';
import type { ErrorCode } from '../src/errors.ts';
import type { Context } from './context.ts';
import type { SUCCESS } from '../http/problem.ts';
import type { TokenName } from './tokens.ts';
import type { AlsoNamed } from './also-named.ts';

/** Bytes; limit of a request body without a page. URLs, briefs and grammars are far smaller. */
export const SMALL_BODY = 64 * 1024;
/** Bytes; limit of a request body that may contain a page with its stylesheets. */
export const PAGE_BODY = 1024 * 1024;

/** Cache-Control values of the contract. */
export const CACHE = {
  never: 'no-store',
  private: 'private, no-store',
  /** Responses that change only with a new build of the catalog. */
  computed: 'public, max-age=60, s-maxage=300',
  documents: 'public, max-age=300, s-maxage=3600',
} as const;

/** A request example. The tests run every example. */
export interface Example<Input> {
  readonly summary: string;
  readonly input: Input;
}

/**
 * One operation of the service, independent of the transport (HTTP or RPC).
 * `run` returns an object (JSON), a string (a document of `mediaType`) or undefined (no content).
 */
export interface Operation<
  Input extends v.GenericSchema = v.GenericSchema,
  Output extends v.GenericSchema = v.GenericSchema,
  Name extends string = string,
> {
  /** In snake_case; transports derive their own names from it. It, the method and the path are those of the list. */
  readonly name: Name;
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** Path with `:parameters`, which arrive as fields of the input. */
  readonly path: `/${string}`;
  /** One sentence in the imperative. */
  readonly summary: string;
  readonly input: Input;
  readonly output: Output;
  /** Names of fields that callers confuse with the documented ones. */
  readonly alsoNamed?: AlsoNamed;
  readonly cache: (typeof CACHE)[keyof typeof CACHE];
  /** Largest request body in bytes. */
  readonly bodyLimit: number;
  /** The operation requires this token. */
  readonly needsToken?: TokenName;
  /** The operation is open; with this token the response contains more. */
  readonly takesToken?: TokenName;
  /** Errors besides those of every route with this method. */
  readonly errors?: readonly ErrorCode[];
  readonly examples?: readonly Example<v.InferInput<Input>>[];
  /** HTTP status of a successful response; by default `ok`, or `no_content` without content. */
  status?(output: v.InferOutput<Output>): typeof SUCCESS.ok | typeof SUCCESS.created;
  /** The published file that HTTP answers with as it stands; `run` gives the same to other callers. */
  readonly published?: `/data/${string}`;
  /** Media types of string responses; by default Markdown. */
  readonly mediaTypes?: readonly string[];
  /** Media type of the string response to this input. */
  mediaType?(input: v.InferOutput<Input>): string | undefined;
  run(input: v.InferOutput<Input>, context: Context): Promise<v.InferInput<Output>>;
}

/** An operation in the list of all: what routes need, and its import. */
export interface ListedOperation {
  readonly name: string;
  readonly method: Operation['method'];
  readonly path: Operation['path'];
  readonly load: () => Promise<Operation>;
}

/** An operation of the list, with the type of what `load` imports. */
export function listed<const Name extends string, Loaded extends Operation>(
  name: Name,
  method: Operation['method'],
  path: Operation['path'],
  load: () => Promise<Loaded>,
) {
  return { name, method, path, load: onceLoaded(load) };
}

/** The module after its first import: to import one again takes the runtime as long as to read a body. */
export function onceLoaded<Module>(load: () => Promise<Module>): () => Promise<Module> {
  let loaded: { readonly module: Module } | null = null;
  return async () => (loaded ??= { module: await load() }).module;
}

/** Infers the types of `run` from the schemas, and the name as a literal type. */
export function defineOperation<
  const Name extends string,
  Input extends v.GenericSchema,
  Output extends v.GenericSchema,
>(operation: Operation<Input, Output, Name>): Operation<Input, Output, Name> {
  return operation;
}
