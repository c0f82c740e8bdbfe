import { toJsonSchema, type StandardJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import { withOwnNames, type AlsoNamed } from '../also-named.ts';

/**
 * A schema as the protocol's library takes it: it validates values and describes itself as JSON Schema. Checks that
 * JSON Schema cannot express, such as "not only spaces", are left out of the description; the operation reports them.
 */
export function standardSchema<Schema extends v.GenericSchema>(
  schema: Schema,
  alsoNamed?: AlsoNamed,
): StandardJsonSchema<v.InferInput<Schema>, v.InferOutput<Schema>> {
  const describe = (): Record<string, unknown> => {
    return { ...toJsonSchema(schema, { typeMode: 'input', target: 'draft-2020-12', errorMode: 'ignore' }) };
  };
  const own = schema['~standard'];
  const standard = {
    ...own,
    validate: (value: unknown) => own.validate(withOwnNames(value, alsoNamed)),
    jsonSchema: { input: describe, output: describe },
  };
  return { '~standard': standard } as StandardJsonSchema<v.InferInput<Schema>, v.InferOutput<Schema>>; // the same object, with types that valibot infers
}
