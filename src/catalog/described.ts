import * as v from 'valibot';

type Described<Schema extends v.GenericSchema> = v.SchemaWithPipe<
  readonly [Schema, v.DescriptionAction<v.InferOutput<Schema>, string>]
>;

/** A schema with a description, which the JSON Schemas and the OpenAPI document contain. */
export function described<const Schema extends v.GenericSchema>(
  schema: Schema,
  text: string,
): Described<Schema> {
  return v.pipe(schema, v.description(text));
}
