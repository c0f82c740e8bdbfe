import { toJsonSchema, type ConversionConfig, type JsonSchema } from '@valibot/to-json-schema';
import * as v from 'valibot';
import { described } from '../../src/catalog/described.ts';
import { FlatGrammarSchema, NestedGrammarSchema } from '../../src/catalog/grammar-schema.ts';
import { LeanEntrySchema } from '../../src/catalog/lean-entry.ts';
import { ExplainedSchema } from '../answer/explained.ts';
import { ERRORS, type ErrorCode } from '../../src/errors.ts';

const CODES = Object.keys(ERRORS) as ErrorCode[]; // the keys of the one table of codes

/** The body of every error response: RFC 9457 problem details with an error code and the invalid fields. */
const ProblemSchema = v.object({
  type: described(v.string(), 'Path of a description of the error code.'),
  title: described(v.string(), 'Meaning of the error code.'),
  status: described(v.number(), 'HTTP status of the response.'),
  detail: described(v.string(), 'What went wrong in this request, and what to do.'),
  code: described(v.picklist(CODES), 'Error code; codes never change their meaning.'),
  errors: v.optional(
    described(
      v.array(
        v.object({
          field: described(v.string(), 'Path of the field, such as `a.url`.'),
          detail: described(v.string(), 'What is wrong with the field.'),
        }),
      ),
      'The invalid fields of the request, at most 20.',
    ),
  ),
  did_you_mean: v.optional(
    described(v.array(v.string()), 'Known names close to an unknown one, nearest first.'),
  ),
});

/** Schemas used by several routes, keyed by their name in `components.schemas`. */
const SHARED = {
  Grammar: NestedGrammarSchema,
  FlatGrammar: FlatGrammarSchema,
  LeanEntry: LeanEntrySchema,
  Explained: ExplainedSchema,
  Problem: ProblemSchema,
} as const satisfies Record<string, v.GenericSchema>;

const NAMES: ReadonlyMap<unknown, string> = new Map(
  Object.entries(SHARED).map(([name, schema]) => [schema, name]),
);

const CONFIG: ConversionConfig = {
  target: 'draft-2020-12',
  // Clients send and receive JSON, so the schema before transformation is the right one.
  typeMode: 'input',
  // JSON Schema cannot express every check, such as one over two fields. The route reports those errors itself.
  errorMode: 'ignore',
};

/** The JSON Schema of one field or response; shared schemas become references. */
export function jsonSchema(schema: v.GenericSchema): JsonSchema {
  return convert(schema, null);
}

/** The JSON Schema of a route's input. Routes reject unknown fields, so objects disallow additional properties. */
export function inputSchema(schema: v.GenericSchema): JsonSchema {
  return closed(jsonSchema(schema));
}

function closed(schema: JsonSchema): JsonSchema {
  const { properties } = schema;
  if (properties === undefined) return schema;
  const fields = Object.entries(properties).map(([name, field]) => [
    name,
    typeof field === 'boolean' ? field : closed(field),
  ]);
  return {
    ...schema,
    properties: Object.fromEntries(fields) as NonNullable<JsonSchema['properties']>,
    additionalProperties: false,
  };
}

/** `components.schemas` of the document. */
export function sharedSchemas(): Record<string, JsonSchema> {
  return Object.fromEntries(Object.entries(SHARED).map(([name, schema]) => [name, convert(schema, schema)]));
}

/** @param whole the shared schema to write in full instead of as a reference */
function convert(schema: v.GenericSchema, whole: v.GenericSchema | null): JsonSchema {
  const { $schema: _, ...body } = toJsonSchema(schema, {
    ...CONFIG,
    overrideSchema: ({ valibotSchema }) => {
      const name = valibotSchema === whole ? undefined : NAMES.get(valibotSchema);
      return name === undefined ? null : { $ref: `#/components/schemas/${name}` };
    },
  });
  return body;
}
