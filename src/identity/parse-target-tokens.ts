import * as v from 'valibot';
import { closest } from '../catalog/closest.ts';
import type { FlatToken } from '../catalog/flat-tokens.ts';
import { NAMESPACES } from '../catalog/listed-tokens.ts';
import { TokenName, TokenValuesSchema, type TokenValues } from '../catalog/tokens.ts';
import { fromNamespaces } from '../catalog/token-namespaces.ts';
import { parseHex } from '../color/hex.ts';
import { fail, refuse, type FieldError } from '../errors.ts';
import { isReservedName } from '../text/is-reserved-name.ts';
import { targetOfList, targetOfTokens, type TargetIdentity } from './target.ts';

const MAX_TOKENS = 500; // the largest brand of the catalog has 120
const TOO_MANY = `Must have at most ${MAX_TOKENS} tokens.`;
const MAX_VALUE = 1000; // characters of one token; a stack of fonts or shadows is far shorter

const MAX_NAME = 40; // characters of an unknown name that the message repeats

const ValueSchema = v.pipe(
  v.union([v.string(), v.number()], 'Give the value as text: "16px".'),
  v.transform(String),
  v.maxLength(MAX_VALUE, `Must have at most ${MAX_VALUE} characters.`),
);

/** `font.body`, `radius.card`: a namespace and a name. */
const FlatTokensSchema = v.pipe(
  v.record(
    v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*\.[a-z][a-z0-9-]*$/, 'Name tokens by path: `font.body`.')),
    ValueSchema,
  ),
  v.maxEntries(MAX_TOKENS, TOO_MANY),
);

/** `{"radius": {"card": "8px"}}` */
const NamespacesSchema = v.pipe(
  v.record(TokenName, v.record(TokenName, ValueSchema)),
  v.check((groups) => Object.values(groups).flatMap(Object.keys).length <= MAX_TOKENS, TOO_MANY),
);

/**
 * The identity that tokens of a request describe: flat by path, by namespace and name, as contracts list them, or grouped,
 * as `compose` answers them.
 * @param field name of the field in errors
 * @throws TasteError `invalid_request`, naming every bad token at once
 */
export function parseTargetTokens(given: unknown, field: string): TargetIdentity {
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    return refuse('invalid_request', field, 'Must be an object of tokens.');
  refuseAny(reservedNames(given), field);
  const isFlat = Object.keys(given).some((key) => key.includes('.'));
  if (isFlat) {
    const tokens = valid(FlatTokensSchema, given, field);
    return targetOfList(
      known(
        Object.entries(tokens).map(([path, value]) => ({ path, value })),
        field,
      ),
    );
  }
  if (isByNamespace(given))
    return targetOfList(known(fromNamespaces(valid(NamespacesSchema, given, field)), field));
  refuseAny(
    Object.keys(given).flatMap((name) => unknownName(name, Object.keys(TokenValuesSchema.entries))),
    field,
  );
  // The schema is that of TokenValues without the names of its groups, which an inferred type spells out otherwise.
  return targetOfTokens(valid(TokenValuesSchema, { color: {}, ...given }, field) as TokenValues, undefined);
}

/** The tokens, if their namespaces are known and their colours are colours; others would count for nothing. */
function known(tokens: readonly FlatToken[], field: string): readonly FlatToken[] {
  const namespaceOf = ({ path }: FlatToken) => path.slice(0, path.indexOf('.'));
  const isWrongColor = (token: FlatToken) =>
    /^color(?:-light|-dark)?$/.test(namespaceOf(token)) &&
    (!token.value.startsWith('#') || parseHex(token.value.slice(1)) === null);
  refuseAny(
    [
      ...[...new Set(tokens.map(namespaceOf))].flatMap((name) => unknownName(name, NAMESPACES)),
      ...tokens.filter(isWrongColor).map(({ path }) => ({ field: path, detail: COLOR })),
    ],
    field,
  );
  return tokens;
}

const COLOR = 'Write a colour as "#rrggbb" or "#rrggbbaa".';

function unknownName(name: string, names: readonly string[]): FieldError[] {
  if (names.includes(name)) return [];
  const meant = closest(name, names);
  const advice = meant === null ? `. Known: ${names.join(', ')}.` : `: did you mean \`${meant}\`?`;
  return [{ field: name, detail: `Unknown tokens \`${name.slice(0, MAX_NAME)}\`${advice}` }];
}

function refuseAny(problems: readonly FieldError[], field: string): void {
  const [first] = problems;
  if (first === undefined) return;
  const fields = problems.map(({ field: own, detail }) => ({ field: `${field}.${own}`, detail }));
  fail('invalid_request', `${field}: ${first.detail}`, { fields });
}

/** Names that would be left out in silence. */
function reservedNames(given: object, path = ''): FieldError[] {
  return Object.entries(given).flatMap(([name, value]: [string, unknown]) => {
    const field = `${path}${name}`;
    if (isReservedName(name)) return [{ field, detail: `Unknown name \`${name}\`.` }];
    return typeof value === 'object' && value !== null ? reservedNames(value, `${field}.`) : [];
  });
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
  const result = v.safeParse(schema, given, { message });
  if (result.success) return result.output;
  const fields = result.issues.map((issue) => ({
    field: [field, v.getDotPath(issue)].filter((part) => part !== null).join('.'),
    detail: issue.message,
  }));
  return fail('invalid_request', fields.map((one) => `${one.field}: ${one.detail}`)[0], { fields });
}

/** For what has no message of its own: bounds of numbers, keys and kinds of values. */
function message({ input, expected }: v.BaseIssue<unknown>): string {
  if (input === undefined) return 'Is required.';
  return expected === 'never' ? 'Unknown name.' : `Must be ${expected}.`;
}
