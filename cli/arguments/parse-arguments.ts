import { parseArgs } from 'node:util';
import { closest } from '../../src/catalog/closest.ts';
import { UsageError } from '../usage-error.ts';
import type { Given, Option, Options } from './option.ts';

export interface Parsed<Specs extends Options> {
  readonly options: Given<Specs>;
  readonly positionals: readonly string[];
}

/** Parses the arguments of a command. Throws a UsageError that names the wrong option and the nearest known one. */
export function parseArguments<Specs extends Options>(args: readonly string[], specs: Specs): Parsed<Specs> {
  const { tokens } = parseArgs({
    args: joinValues(args, specs),
    options: Object.fromEntries(
      Object.entries(specs).map(([name, { type, short }]) => [
        name,
        { type: type === 'flag' ? 'boolean' : 'string', ...(short !== undefined && { short }) } as const,
      ]),
    ),
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const given = new Map<string, (string | true)[]>();
  const positionals: string[] = [];
  for (const token of tokens) {
    if (token.kind === 'positional') positionals.push(token.value);
    if (token.kind !== 'option') continue;
    const { name, rawName, value } = token;
    const values = given.get(name) ?? [];
    given.set(name, [...values, checkedValue(rawName, specOf(name, specs), value, Object.keys(specs))]);
  }
  const options = Object.entries(specs).map(([name, spec]) => [name, valueOf(name, spec, given.get(name))]);
  return { options: Object.fromEntries(options) as Given<Specs>, positionals };
}

/** `--min -5` and `--css -`: a value may begin with a dash, and so may a text, such as a brief that is a list. */
function joinValues(args: readonly string[], specs: Options): string[] {
  const joined: string[] = [];
  const texts: string[] = [];
  for (let index = 0; index < args.length; index++) {
    const arg = args[index] ?? '';
    if (arg === '--') return [...joined, ...args.slice(index), ...texts];
    const next = args[index + 1];
    const spec = arg.startsWith('--') ? specOf(arg.slice(2), specs) : undefined;
    const isValue = next !== undefined && (next === '-' || /^-\d/.test(next) || isText(next));
    if (spec !== undefined && spec.type !== 'flag' && isValue) joined.push(`${arg}=${args[++index]}`);
    else if (isText(arg)) texts.push(arg);
    else joined.push(arg);
  }
  return texts.length === 0 ? joined : [...joined, '--', ...texts];
}

/** `constructor`, which every object has, is no option. */
function specOf(name: string, specs: Options): Option | undefined {
  return Object.hasOwn(specs, name) ? specs[name] : undefined;
}

/** `- dark mode first`: no option has a space, unless in the value after its `=`. */
function isText(arg: string): boolean {
  return /^-[^=]*\s/.test(arg);
}

function checkedValue(
  raw: string,
  spec: Option | undefined,
  value: string | undefined,
  names: readonly string[],
): string | true {
  if (spec === undefined) return refuseOption(raw, names);
  if (spec.type === 'flag') {
    if (value === undefined) return true;
    throw new UsageError(`${raw} takes no value.`);
  }
  if (value === undefined || value === '') throw new UsageError(`${raw} needs a value: ${raw} ${spec.value}`);
  if (spec.choices?.includes(value) === false)
    throw new UsageError(`${raw} must be one of ${spec.choices.join(', ')}.`);
  if (spec.type === 'number' && !Number.isFinite(Number(value)))
    throw new UsageError(`${raw} needs a number, not \`${value}\`.`);
  const [least, greatest] = spec.range ?? [-Infinity, Infinity];
  if (Number(value) < least || Number(value) > greatest)
    throw new UsageError(`${raw} must be from ${least} to ${greatest}, not ${value}.`);
  return value;
}

function refuseOption(raw: string, names: readonly string[]): never {
  const near = raw.startsWith('--') ? closest(raw.slice(2), names) : null;
  throw new UsageError(
    `Unknown option ${raw}. ${near === null ? '--help lists the options.' : `Did you mean --${near}?`}`,
  );
}

function valueOf(name: string, { type }: Option, values: readonly (string | true)[] = []): unknown {
  if (type === 'flag') return values.length > 0;
  if (type === 'list') return values;
  if (values.length > 1) throw new UsageError(`--${name} may be given once only.`);
  const [value] = values;
  return type === 'number' && value !== undefined ? Number(value) : value;
}
