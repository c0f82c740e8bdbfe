import { toJsonSchema, toJsonSchemaDefs, type JsonSchema } from '@valibot/to-json-schema';
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
};

const CONFIG = {
  target: 'draft-2020-12',
  // A reader of the document sends and receives the JSON, not what it is parsed to.
  typeMode: 'input',
  // What JSON Schema cannot say, such as a check over two fields, is left to the answer of the route.
  errorMode: 'ignore',
  definitions: SHARED,
  overrideRef: ({ referenceId }: { readonly referenceId: string }) => `#/components/schemas/${referenceId}`,
} as const;

/** The JSON Schema of one field, body or answer, with references to the shared ones. */
export function jsonSchema(schema: v.GenericSchema): JsonSchema {
  const { $schema: _, $defs: __, ...body } = toJsonSchema(schema, CONFIG);
  return body;
}

/** `components.schemas` of the document. */
export function sharedSchemas(): Record<string, JsonSchema> {
  return toJsonSchemaDefs(SHARED, CONFIG);
}
