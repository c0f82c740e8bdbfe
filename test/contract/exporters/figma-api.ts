import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Ajv } from 'ajv';
import { parse } from 'yaml';

/** The body of `POST /v1/files/:key/variables`, as far as tests look at it. */
export interface FigmaBody {
  readonly variables: readonly { readonly id: string }[];
  readonly variableModeValues: readonly { readonly variableId: string; readonly value: unknown }[];
}

const DESCRIPTION = createRequire(import.meta.url).resolve('@figma/rest-api-spec/openapi/openapi.yaml');
// A colour with alpha is one of its colours without alpha too, so no value could be exactly one of them.
const api = parse(readFileSync(DESCRIPTION, 'utf8').replaceAll('oneOf:', 'anyOf:')) as {
  readonly components: { readonly schemas: object };
};
const CHANGES = ['VariableCollectionChange', 'VariableModeChange', 'VariableChange', 'VariableModeValue'];
const LISTS = ['variableCollections', 'variableModes', 'variables', 'variableModeValues'];

// OpenAPI keywords such as `discriminator` are unknown to JSON Schema.
const validate = new Ajv({ strict: false, allErrors: true }).compile({
  components: api.components,
  type: 'object',
  required: LISTS,
  additionalProperties: false,
  properties: Object.fromEntries(
    LISTS.map((list, i) => [list, { type: 'array', items: { $ref: `#/components/schemas/${CHANGES[i]}` } }]),
  ),
});

/** What Figma's API description says against a body; empty for an accepted one. */
export function figmaProblems(body: unknown): readonly string[] {
  validate(body);
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message ?? ''}`);
}
