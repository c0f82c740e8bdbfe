import { toJsonSchema, type ConversionConfig, type JsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import { FlatGrammarSchema, NestedGrammarSchema } from '../../src/catalog/grammar-schema.ts';
import { LeanEntrySchema } from '../../src/catalog/lean-entry.ts';
import { ExplainedSchema } from '../answer/explained.ts';
import { ProblemSchema } from './problem-schema.ts';

/** Schemas that several routes share, by the name the document gives them. */
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
  // A reader of the document sends and receives the JSON, not what it is parsed to.
  typeMode: 'input',
  // What JSON Schema cannot say, such as a check over two fields, is left to the answer of the route.
  errorMode: 'ignore',
};

/** The JSON Schema of one field or answer, with references to the shared ones. */
export function jsonSchema(schema: v.GenericSchema): JsonSchema {
  return convert(schema, null);
}

/** The JSON Schema of what a route takes. An unknown field is refused, so every object is closed. */
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

/** @param whole the shared schema to write out where it would be referred to */
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
