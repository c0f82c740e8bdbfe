import { toJsonSchema, type JsonSchema, type StandardJsonSchema } from '@valibot/to-json-schema';
import * as v from 'valibot';

/** A schema as the protocol's library takes it: it validates values and describes itself as JSON Schema. */
export function standardSchema<Schema extends v.GenericSchema>(
  schema: Schema,
): StandardJsonSchema<v.InferInput<Schema>, v.InferOutput<Schema>> {
  return described(schema, schema['~standard'], {});
}

/** Fields that a schema does not define are refused, so its description closes the objects. */
const CLOSED = { additionalProperties: false };

/** Arguments of a tool. They are described here, and validated where a refusal is a result that the model can read. */
export function argumentsSchema<Schema extends v.GenericSchema>(
  schema: Schema,
): StandardJsonSchema<Record<string, unknown>, Record<string, unknown>> {
  const object = v.record(v.string(), v.unknown());
  return described(schema, object['~standard'], CLOSED);
}

/**
 * Checks that JSON Schema cannot express, such as "not only spaces", are left out; the operation reports them. So is
 * the version of JSON Schema, which is the one that the protocol means.
 */
function described<Input, Output>(
  schema: v.GenericSchema,
  validation: StandardJsonSchema<unknown, unknown>['~standard'] | v.StandardProps<unknown, unknown>,
  ofObjects: object,
): StandardJsonSchema<Input, Output> {
  const describe = (): Record<string, unknown> => {
    const { $schema: _, ...rest } = toJsonSchema(schema, {
      typeMode: 'input',
      target: 'draft-2020-12',
      errorMode: 'ignore',
      overrideSchema: ({ valibotSchema: { type }, jsonSchema }) =>
        withoutEmpty(type === 'object' ? { ...jsonSchema, ...ofObjects } : jsonSchema),
    });
    return rest;
  };
  const standard = { ...validation, jsonSchema: { input: describe, output: describe } };
  return { '~standard': standard } as StandardJsonSchema<Input, Output>; // the same object, with types that valibot infers
}

/** The schema without parts that say nothing. */
function withoutEmpty(schema: JsonSchema): JsonSchema {
  return Object.fromEntries(
    Object.entries(schema).filter(([name, part]) => SILENT.get(name) !== JSON.stringify(part)),
  );
}

const SILENT: ReadonlyMap<string, string> = new Map([
  ['required', '[]'],
  ['additionalProperties', '{}'],
  ['propertyNames', '{"type":"string"}'],
]);
