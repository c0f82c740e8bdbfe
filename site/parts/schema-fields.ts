import type { Schema } from '../api-description.ts';
import { html, type Markup } from '../html.ts';
import { inlineCode } from './prose.ts';

/** Who fills the fields: callers have to know what is required, readers of an answer what may be absent. */
export type Side = 'request' | 'answer';

/** The fields of an object schema, with type, limits and default, and the fields inside them. */
export function schemaFields({ properties = {}, required = [] }: Schema, side: Side): Markup {
  return html`<ul class="fields">
    ${Object.entries(properties).map(([name, schema]) => field(name, schema, required.includes(name), side))}
  </ul>`;
}

/** One field, also of a path or a query. */
export function field(name: string, schema: Schema, isRequired: boolean, side: Side): Markup {
  const inner = innerOf(schema);
  const mark =
    side === 'request'
      ? isRequired && html` <em>required</em>`
      : !isRequired && html` <small>may be absent</small>`;
  return html`<li>
    <p><code>${name}</code> ${typeOf(schema)}${mark}</p>
    ${schema.description === undefined ? '' : html`<p>${inlineCode(schema.description)}</p>`}
    ${limits(schema)} ${inner === null ? '' : schemaFields(inner, side)}
  </li>`;
}

/** The object whose fields are listed below a field: itself, its items, its values, or an alternative. */
function innerOf(schema: Schema): Schema | null {
  const { properties, items, additionalProperties, anyOf = [] } = schema;
  if (properties !== undefined && Object.keys(properties).length > 0) return schema;
  for (const part of [items, additionalProperties, ...anyOf]) {
    const inner = typeof part === 'object' ? innerOf(part) : null;
    if (inner !== null) return inner;
  }
  return null;
}

/** `list of string`, with links to shared schemas. */
export function typeOf(schema: Schema): Markup {
  const { $ref, type, items, additionalProperties, anyOf, const: only } = schema;
  if ($ref !== undefined) {
    const name = $ref.slice($ref.lastIndexOf('/') + 1);
    return html`<a href="/docs/api/schemas#${name}">${name}</a>`;
  }
  if (anyOf !== undefined)
    return html`${anyOf.map((one, at) => html`${at > 0 ? ' or ' : ''}${typeOf(one)}`)}`;
  if (only !== undefined) return html`<code>${JSON.stringify(only)}</code>`;
  if (typeof items === 'object') return html`list of ${typeOf(items)}`;
  if (type === 'object' && typeof additionalProperties === 'object')
    return html`map of ${typeOf(additionalProperties)}`;
  return html`${typeof type === 'string' ? type : (type?.join(' or ') ?? 'any value')}`;
}

function limits(schema: Schema): Markup {
  const inner = typeof schema.items === 'object' ? schema.items : schema;
  const said = [
    ...bounds(schema.minItems, schema.maxItems, 'items'),
    ...bounds(inner.minLength, inner.maxLength, 'characters'),
    ...bounds(inner.minimum, inner.maximum, ''),
    ...(inner.pattern === undefined ? [] : [`matches ${inner.pattern}`]),
  ];
  const values = choices(schema);
  return html`${said.length === 0 ? '' : html`<p class="note">${said.join('; ')}</p>`}
  ${values.length === 0 ? '' : html`<p class="note">One of ${values.map((value, at) => html`${at > 0 ? ', ' : ''}<code>${value}</code>`)}.</p>`}
  ${schema.default === undefined ? '' : html`<p class="note">Default: <code>${JSON.stringify(schema.default)}</code></p>`}`;
}

function bounds(from: number | undefined, to: number | undefined, unit: string): string[] {
  if (from === undefined && to === undefined) return [];
  const range =
    from === undefined ? `at most ${to}` : to === undefined ? `at least ${from}` : `${from} to ${to}`;
  return [`${range} ${unit}`.trim()];
}

function choices({ enum: values, items, anyOf = [] }: Schema): readonly string[] {
  const own =
    values ?? (typeof items === 'object' ? items.enum : undefined) ?? anyOf.flatMap((one) => one.enum ?? []);
  return own.map(String);
}
