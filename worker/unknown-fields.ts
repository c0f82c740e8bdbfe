import type * as v from 'valibot';
import { closest } from '../src/catalog/closest.ts';
import type { FieldError } from '../src/errors.ts';
import { isReservedName } from '../src/text/is-reserved-name.ts';

/** Unknown fields reported for one object; a malicious body may have thousands. */
const MAX_REPORTED = 20;
/** Characters of an unknown name that the message repeats and that are compared with known names. */
const MAX_NAME = 40;

/**
 * Fields of a request that its schema does not define, including nested ones, each with the most similar known name.
 * Records (`sources`) and values of unknown shape (`target_grammar`) accept any key here; their parsers check the keys.
 * Loose objects (`baseline`) accept any key.
 */
export function unknownFields(schema: v.GenericSchema, given: unknown, path = ''): readonly FieldError[] {
  const { type, entries, wrapped, item, value } = schema as SchemaParts; // valibot stores the parts of a schema in these fields
  if (wrapped !== undefined) return unknownFields(wrapped, given, path);
  if (Array.isArray(given)) {
    // Valibot accepts an array as an object and as a record.
    if (entries !== undefined || value !== undefined)
      return [{ field: path.slice(0, -1), detail: 'Must be an object.' }];
    if (item === undefined) return [];
    return given.flatMap((element, index) => unknownFields(item, element, `${path}${index}.`));
  }
  if (!isRecord(given)) return [];
  const names = Object.keys(given);
  if (value !== undefined) {
    return names.flatMap((name) =>
      // Where a record may hold anything, names of no use are passed over (`log`).
      isReservedName(name) && value.type !== 'unknown'
        ? [{ field: path + name, detail: 'Unknown name.' }]
        : unknownFields(value, given[name], `${path}${name}.`),
    );
  }
  if (entries === undefined) return [];
  const known = Object.keys(entries);
  const isOpen = type === 'loose_object';
  const unknown = isOpen ? [] : names.filter((name) => !Object.hasOwn(entries, name)).slice(0, MAX_REPORTED);
  return [
    ...unknown.map((name) => ({ field: path + name.slice(0, MAX_NAME), detail: sentence(name, known) })),
    ...Object.entries(entries).flatMap(([name, entry]) =>
      unknownFields(entry, given[name], `${path}${name}.`),
    ),
  ];
}

interface SchemaParts {
  /** Name of the kind of schema: `loose_object`. */
  readonly type: string;
  /** Fields of an object schema. */
  readonly entries?: Readonly<Record<string, v.GenericSchema>>;
  /** Schema of an optional value. */
  readonly wrapped?: v.GenericSchema;
  /** Schema of array items. */
  readonly item?: v.GenericSchema;
  /** Schema of record values. */
  readonly value?: v.GenericSchema;
}

function sentence(name: string, known: readonly string[]): string {
  const meant = name.length > MAX_NAME ? null : (closest(name, known) ?? longerName(name, known));
  const start = `Unknown field \`${name.slice(0, MAX_NAME)}\``;
  if (meant !== null) return `${start}: did you mean \`${meant}\`?`;
  return known.length === 0
    ? `${start}: this route takes no fields.`
    : `${start}. Known fields: ${known.join(', ')}.`;
}

/** The one known name that has the given one among its words: `target_brand` for `brand`. */
function longerName(name: string, known: readonly string[]): string | null {
  const longer = known.filter((own) => own.split('_').includes(name));
  return longer.length === 1 ? (longer[0] ?? null) : null;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
