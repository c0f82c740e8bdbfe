import { WorkerEntrypoint } from 'cloudflare:workers';
import type * as v from 'valibot';
import { fail } from '../src/errors.ts';
import { authorize, mayReadPrivate } from './authorize.ts';
import { withDeadline } from '../http/deadline.ts';
import { parseEnv, serviceOrigin, type Env } from './env.ts';
import type { ListedOperation } from './operation.ts';
import { OPERATIONS } from './operations/index.ts';
import { logUnexpected, problemOf, type Problem } from '../http/problem.ts';
import { parseJson, refuseSize } from '../http/read-json.ts';
import { withTables } from './published-tables.ts';
import { validInput } from './read-request.ts';
import { methodName } from './method-name.ts';

/** Options of a call besides its input. */
export interface CallOptions {
  /** The token that the operation requires, if one is configured. */
  readonly token?: string;
  /** Origin (scheme and host) to write into contracts, if the service has no SERVICE_URL. */
  readonly origin?: string;
}

/** The result of a method: the body of the HTTP response, or the same problem. Methods do not throw. */
export type Answer<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly problem: Problem };

type Listed = (typeof OPERATIONS)[number];
type Loaded = Awaited<ReturnType<Listed['load']>>;

/** `register_brand` to `registerBrand`. */
type Camel<Name extends string> = Name extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<Camel<Tail>>}`
  : Name;

/** One method for each operation, with the types of its schemas. */
export type TasteMethods = {
  readonly [Op in Loaded as Camel<Op['name']>]: (
    input: v.InferInput<Op['input']>,
    options?: CallOptions,
  ) => Promise<Answer<v.InferOutput<Op['output']>>>;
};

class OperationsEntrypoint extends WorkerEntrypoint<Env> {}

for (const listed of OPERATIONS) {
  Object.defineProperty(OperationsEntrypoint.prototype, methodName(listed.name), {
    value(this: OperationsEntrypoint, input: unknown, options?: CallOptions | null) {
      return answerCall(listed, input, this.env, options ?? {});
    },
  });
}

/**
 * The RPC interface, for Workers bound to this one: `services = [{ binding = "TASTE", service =
 * "design-taste-catalog", entrypoint = "Taste" }]`, then `await env.TASTE.score({ url, brief })`.
 */
// The methods are defined on the prototype from the list above, so the class body does not declare them.
export const Taste = OperationsEntrypoint as new (
  ...given: ConstructorParameters<typeof WorkerEntrypoint<Env>>
) => Taste;
export type Taste = WorkerEntrypoint<Env> & TasteMethods;

async function answerCall(
  listed: ListedOperation,
  given: unknown,
  env: Env,
  { token, origin }: CallOptions,
): Promise<Answer<unknown>> {
  try {
    const [operation, { createContext }] = await withTables(env.ASSETS, () =>
      Promise.all([listed.load(), import('./context.ts')]),
    );
    const settings = parseEnv(env);
    const credentials = { token: token ?? null, isOtherSite: false };
    await authorize(operation, credentials, settings);
    const input = validInput(operation, asJson(given, operation.bodyLimit));
    const caller = {
      origin: serviceOrigin(settings, origin ?? ''),
      readsPrivateBrands: await mayReadPrivate(operation, credentials, settings),
    };
    const value = await withDeadline(async (deadline) =>
      operation.run(input, await createContext(env, caller, deadline)),
    );
    return { ok: true, value };
  } catch (error) {
    logUnexpected(error);
    return { ok: false, problem: problemOf(error) };
  }
}

/** RPC arguments can hold non-JSON values of any size. As JSON they pass the same checks as a request body. */
function asJson(given: unknown, limit: number): unknown {
  const bytes = new TextEncoder().encode(stringify(given));
  return bytes.length > limit ? refuseSize(limit) : parseJson(bytes);
}

function stringify(given: unknown): string {
  try {
    return JSON.stringify(given ?? {});
  } catch (cause) {
    return fail('invalid_json', 'The input cannot be serialised as JSON.', { cause });
  }
}
