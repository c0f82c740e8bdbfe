import { refuse } from '../../src/errors.ts';
import { listed } from '../../src/text/listed.ts';

/** Characters of a brief that a sentence repeats. */
const MAX_SAID = 80;

/**
 * Refuses arguments of which only one would count, and says what to send instead.
 * @param ways the arguments that exclude each other; those of one way go together
 * @param none code of the error when none is given
 */
export function requireOneOf(
  given: Readonly<Record<string, unknown>>,
  ways: readonly (readonly string[])[],
  none: 'invalid_request' | 'missing_target',
): void {
  const named = ways.flatMap((way) => way.find((name) => given[name] !== undefined) ?? []);
  const [first, second] = named;
  if (first === undefined)
    return refuse(none, ways[0]?.[0] ?? '', `Give one of ${fields(ways.flat(), ' and ')}.`);
  if (second === undefined) return;
  const { brand, brief } = given;
  if (named.length === 2 && typeof brand === 'string' && typeof brief === 'string')
    return refuse('invalid_request', 'brief', oneBrief(brand, brief));
  const rest = 'Give one of them, or call once for each.';
  return refuse('invalid_request', second, `${fields(named, ' and ')} exclude each other. ${rest}`);
}

/** Refuses arguments that only go with others. */
export function requireWith(
  given: Readonly<Record<string, unknown>>,
  name: string,
  others: readonly string[],
): void {
  if (given[name] === undefined || others.some((other) => given[other] !== undefined)) return;
  refuse('invalid_request', name, `Is only allowed together with ${fields(others, ' or ')}.`);
}

function oneBrief(brand: string, brief: string): string {
  const change = brief.trim().replace(/^(?:but|and|with|like)\s+/i, '');
  const said = change.length > MAX_SAID ? '…' : change;
  return `\`brand\` and \`brief\` exclude each other. Say both in one brief: \`brief: "like ${brand.slice(0, MAX_SAID)} but ${said}"\`.`;
}

function fields(names: readonly string[], last: ' and ' | ' or '): string {
  return listed(
    names.map((name) => `\`${name}\``),
    last,
  );
}
