import { randomSheet } from './random-sheet.ts';
import { hostileNumber } from './hostile-values.ts';
import { mutateText } from './mutate-text.ts';
import type { Random } from './random.ts';
import { htmlOf, randomPage } from './random-page.ts';
import { randomUrl } from './random-url.ts';

/** Values of every type of JSON, and the largest and smallest of each. */
const VALUES = [
  null, true, false, 0, -0, -1, 1, 0.5, 3, 100, 1e308, -1e308, 1e-320, 2 ** 53, '', ' ', '0', 'null', '\u0000',
  '\ud800', 'ü'.repeat(200), [], {}, [[]], [null], [1, 'a', {}], { a: { b: { c: 1 } } }, { length: 3 },
  { toString: 1 }, { constructor: 1 },
] as const; // prettier-ignore
const NAMES = [
  '__proto__', 'constructor', 'toString', 'hasOwnProperty', 'then', 'length', '', ' ', '0', 'q', 'query', 'html',
  'url', 'css', 'brand', 'slug', 'brief', 'limit', 'sources', 'grammar', 'a', 'b', 'ü', '\u0000', '\ud800',
  'x'.repeat(300),
] as const; // prettier-ignore
const SLUGS = [
  'stripe',
  'linear',
  'Stripe',
  'stripe.com',
  'https://stripe.com/',
  'stirpe',
  'govuk',
  'GOV.UK',
  'nobody',
  '',
] as const;
const NESTED = 2000; // levels
const MAX_ITEMS = 500;

type Json = unknown;

/** An example of a request, changed in up to three places. */
export function mutateBody(example: object, random: Random): Json {
  let body: Json = filled(example, random);
  for (let turn = random.below(4); turn > 0; turn -= 1) body = changed(body, random, '');
  return body;
}

/** JSON of a body as a caller may send it: now and then broken. */
export function writtenBody(body: Json, random: Random): Uint8Array {
  const text = JSON.stringify(body) ?? '';
  const at = random.below(text.length + 1);
  const chance = random.below(12);
  const written =
    chance === 0
      ? text.slice(0, at)
      : chance === 1
        ? text.slice(0, at) +
          random.pick(['"', '\\', ',', '{', '\u0000', '\\u', '\\ud800', '1e999', '//', '\ufeff']) +
          text.slice(at)
        : text;
  const bytes = new TextEncoder().encode(written);
  if (chance === 2 && bytes.length > 0) bytes[random.below(bytes.length)] = random.below(256);
  return bytes;
}

/** Fields whose text is the caller's own. */
const FREE = /^(?:html|css|q|query|brief|name)$|url$|brand|slug|surface|palette|type$/;

/** Texts, pages and addresses of the example in random ones; half of them stay. */
function filled(value: Json, random: Random, name = ''): Json {
  if (typeof value === 'string')
    return FREE.test(name) && random.below(2) === 0 ? textFor(name, random) : value;
  if (Array.isArray(value)) return value.map((one: Json) => filled(one, random, name));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, filled(one, random, key)]));
}

function textFor(name: string, random: Random): string {
  if (name === 'html') return htmlOf(randomPage(random));
  if (name === 'css') return randomSheet(random, 12);
  if (name.endsWith('url')) return randomUrl(random);
  if (/brand|slug|surface|type|palette|color|layout|motion|voice/.test(name)) return random.pick(SLUGS);
  return mutateText(random).slice(0, random.below(8) === 0 ? 5000 : 300);
}

/** One value, somewhere in it, replaced, removed, repeated, renamed, wrapped or added. */
function changed(value: Json, random: Random, name: string): Json {
  if (typeof value !== 'object' || value === null || random.below(4) === 0)
    return replaced(value, random, name);
  if (Array.isArray(value)) {
    const at = random.below(value.length);
    return value.length > 0 && random.below(2) === 0
      ? value.with(at, changed(value[at], random, name))
      : [...(value as Json[]), ...(value as Json[]), random.pick(VALUES)].slice(0, MAX_ITEMS);
  }
  const entries = Object.entries(value);
  const at = random.below(entries.length + 1);
  const [key, own] = entries[at] ?? [random.pick(NAMES), random.pick(VALUES)];
  const others = entries.filter((_, place) => place !== at);
  const chance = random.below(8);
  if (chance === 0) return Object.fromEntries(others);
  if (chance === 1) return Object.fromEntries([...others, [random.pick(NAMES), own]]);
  return Object.fromEntries([...others, [key, changed(own, random, key)]]);
}

function replaced(value: Json, random: Random, name: string): Json {
  const chance = random.below(8);
  if (chance === 0) return [value];
  if (chance === 1) return { [random.pick(NAMES)]: value };
  if (chance === 2) return nested(random.below(20) === 0 ? NESTED : 5);
  if (chance === 3) return hostileNumber(random);
  return chance < 6 ? textFor(name, random) : random.pick(VALUES);
}

function nested(levels: number): Json {
  let value: Json = 1;
  for (let level = 0; level < levels; level += 1) value = level % 2 === 0 ? [value] : { a: value };
  return value;
}
