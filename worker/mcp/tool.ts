import type * as v from 'valibot';
import type { AlsoNamed } from '../also-named.ts';
import type { Operation } from '../operation.ts';

/** Calls an operation of the service as an anonymous caller. Throws the errors of the operation. */
export type CallOperation = <Op extends Operation>(
  operation: Op,
  input: v.InferInput<Op['input']>,
) => Promise<v.InferOutput<Op['output']>>;

/** What a tool may use. */
export interface ToolContext {
  /** Private hosts that pages may be read from; null where none can be allowed. */
  readonly hosts: readonly string[] | null;
  readonly call: CallOperation;
  /** Reads a published document by its path; throws `not_found`. */
  readonly document: (path: string) => Promise<string>;
  /** Slug of the brand of a slug, name, host or URL; throws `unknown_brand` with similar names. */
  readonly slugOf: (brand: string) => Promise<string>;
}

/** A schema of an object, which is what the protocol requires of inputs and outputs. */
type ObjectSchema =
  | v.ObjectSchema<v.ObjectEntries, undefined>
  | v.LooseObjectSchema<v.ObjectEntries, undefined>;

/**
 * One tool of the MCP interface. A tool translates a request into operations of the service and shortens the answer
 * to what fits the context of an agent; it decides nothing itself.
 */
export interface Tool<Input extends ObjectSchema = ObjectSchema, Output extends ObjectSchema = ObjectSchema> {
  /** In snake_case, a verb first. */
  readonly name: string;
  readonly title: string;
  /** When an agent should choose this tool, what it needs and what it answers. */
  readonly description: string;
  readonly input: Input;
  readonly output: Output;
  /** Names of fields that agents confuse with the described ones. */
  readonly alsoNamed?: AlsoNamed;
  run(input: v.InferOutput<Input>, context: ToolContext): Promise<v.InferInput<Output>>;
}

/** Infers the types of `run` from the schemas. */
export function defineTool<Input extends ObjectSchema, Output extends ObjectSchema>(
  tool: Tool<Input, Output>,
): Tool<Input, Output> {
  return tool;
}
