import * as v from 'valibot';
import { TokenValuesSchema, type TokenValues } from '../catalog/tokens.ts';
import { fromNamespaces } from '../catalog/token-namespaces.ts';
import { fail } from '../errors.ts';
import { targetOfList, targetOfTokens, type TargetIdentity } from './target.ts';

const MAX_TOKENS = 500; // the largest brand of the catalog has 120
const MAX_VALUE = 1000; // characters of one token; a stack of fonts or shadows is far shorter

const NameSchema = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/));
const ValueSchema = v.pipe(
  v.union([v.string(), v.number()], 'Give the value as text: "16px".'),
  v.transform(String),
  v.maxLength(MAX_VALUE),
);

/** `font.body`, `radius.card`: a namespace and a name. */
const FlatTokensSchema = v.pipe(
  v.record(
    v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*\.[a-z][a-z0-9-]*$/, 'Name tokens by path: `font.body`.')),
    ValueSchema,
  ),
  v.maxEntries(MAX_TOKENS),
);

/** `{"radius": {"card": "8px"}}` */
const NamespacesSchema = v.pipe(
  v.record(NameSchema, v.record(NameSchema, ValueSchema)),
  v.check((groups) => Object.values(groups).flatMap(Object.keys).length <= MAX_TOKENS),
);

/**
 * The identity that tokens of a request describe: flat by path, by namespace and name, as contracts list them, or grouped,
 * as `compose` answers them.
 * @param field name of the field in errors
 * @throws TasteError `invalid_request`, naming every bad token at once
 */
export function parseTargetTokens(given: unknown, field: string): TargetIdentity {
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    return fail('invalid_request', `${field} must be an object of tokens.`);
  const isFlat = Object.keys(given).some((key) => key.includes('.'));
  if (isFlat) {
    const tokens = valid(FlatTokensSchema, given, field);
    return targetOfList(Object.entries(tokens).map(([path, value]) => ({ path, value })));
  }
  if (isByNamespace(given)) return targetOfList(fromNamespaces(valid(NamespacesSchema, given, field)));
  // The schema is that of TokenValues without the names of its groups, which an inferred type spells out otherwise.
  return targetOfTokens(valid(TokenValuesSchema, { color: {}, ...given }, field) as TokenValues, undefined);
}

/** Groups of values; where `compose` groups tokens, the values stand deeper. */
function isByNamespace(given: object): boolean {
  const groups: unknown[] = Object.values(given);
  const isGroup = (group: unknown) =>
    typeof group === 'object' &&
    group !== null &&
    Object.values(group).every((value) => ['string', 'number'].includes(typeof value));
  return groups.length > 0 && groups.every(isGroup);
}

function valid<Schema extends v.GenericSchema>(
  schema: Schema,
  given: unknown,
  field: string,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, given);
  if (result.success) return result.output;
  const fields = result.issues.map((issue) => ({
    field: [field, v.getDotPath(issue)].filter((part) => part !== null).join('.'),
    detail: issue.message,
  }));
  return fail('invalid_request', `${field}: ${fields[0]?.detail ?? 'not valid'}`, { fields });
}
