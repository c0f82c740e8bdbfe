import { toJsonSchema } from '@valibot/to-json-schema';
import { CorpusSchema } from '../../src/catalog/corpus.ts';
import { EntrySchema, FrontmatterSchema } from '../../src/catalog/entry.ts';
import { GrammarDocumentSchema } from '../../src/catalog/grammar-document.ts';
import { FlatGrammarSchema, NestedGrammarSchema } from '../../src/catalog/grammar-schema.ts';
import { GraphSchema } from '../../src/catalog/graph.ts';
import { CatalogListSchema, LeanEntrySchema } from '../../src/catalog/lean-entry.ts';
import { BrandRecordSchema } from '../../src/catalog/record.ts';
import { WeightsDocumentSchema } from '../../src/catalog/weights-document.ts';

/** Valibot schemas of the published documents, by the name of their JSON Schema. */
export const SCHEMAS = {
  entry: EntrySchema,
  'catalog-file': FrontmatterSchema,
  'lean-entry': LeanEntrySchema,
  styles: CatalogListSchema,
  record: BrandRecordSchema,
  'grammar-nested': NestedGrammarSchema,
  'grammar-flat': FlatGrammarSchema,
  grammar: GrammarDocumentSchema,
  graph: GraphSchema,
  embeddings: CorpusSchema,
  weights: WeightsDocumentSchema,
} as const;

/** `GET /api/schema/<name>.json` */
export function jsonSchemas(): readonly (readonly [name: string, schema: object])[] {
  // Dates have the format `date`, which includes the check of the calendar.
  return Object.entries(SCHEMAS).map(([name, schema]) => [
    name,
    toJsonSchema(schema, { ignoreActions: ['check'] }),
  ]);
}
