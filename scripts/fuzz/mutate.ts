import { hostileDeclaration, hostileNumber } from './hostile-values.ts';
import type { Random } from './random.ts';

const MAX_MUTATIONS = 12;
const LONGEST = 150_000; // characters; larger pages are slower without finding more
const NESTING = 300; // levels
const WRAPPERS = [
  'div',
  'span',
  'table',
  'td',
  'ul',
  'a',
  'select',
  'button',
  'fieldset',
  'svg',
  'p',
  'h1',
  'details',
] as const;
const ATTRIBUTES = [
  'colspan',
  'rowspan',
  'width',
  'height',
  'size',
  'cols',
  'rows',
  'span',
  'border',
  'cellpadding',
  'start',
] as const;

type Mutation = (parts: readonly string[], random: Random) => readonly string[];

/** Applies up to a dozen random mutations to the structure, attributes and styles of a page. */
export function mutate(html: string, random: Random): string {
  let parts: readonly string[] = html.split(/(?=<)/);
  for (let turn = random.below(MAX_MUTATIONS); turn >= 0; turn -= 1) {
    parts = random.pick(MUTATIONS)(parts, random);
  }
  return parts.join('').slice(0, LONGEST);
}

const remove: Mutation = (parts, random) => {
  const [from, to] = range(parts, random);
  return [...parts.slice(0, from), ...parts.slice(to)];
};

const duplicate: Mutation = (parts, random) => {
  const [from, to] = range(parts, random);
  return [...parts.slice(0, to), ...parts.slice(from, to), ...parts.slice(from)];
};

const swap: Mutation = (parts, random) => {
  const [from, to] = range(parts, random);
  return [...parts.slice(0, from), ...parts.slice(to), ...parts.slice(from, to)];
};

const nest: Mutation = (parts, random) => {
  const [from, to] = range(parts, random);
  const tag = random.pick(WRAPPERS);
  const depth = 1 + random.below(NESTING);
  const opened = `<${tag} style="${hostileDeclaration(random)}">`.repeat(depth);
  return [
    ...parts.slice(0, from),
    opened,
    ...parts.slice(from, to),
    `</${tag}>`.repeat(depth),
    ...parts.slice(to),
  ];
};

const restyle: Mutation = (parts, random) => {
  const at = random.below(parts.length);
  const style = Array.from({ length: 1 + random.below(4) }, () => hostileDeclaration(random)).join(';');
  return parts.map((part, index) =>
    index >= at && index < at + 9 ? part.replace(/^<([a-z][a-z0-9]*)/i, `<$1 style='${style}'`) : part,
  );
};

const spans: Mutation = (parts, random) => {
  const at = random.below(parts.length);
  const attribute = `${random.pick(ATTRIBUTES)}="${hostileNumber(random)}"`;
  return parts.map((part, index) =>
    index >= at && index < at + 9 ? part.replace(/^<([a-z][a-z0-9]*)/i, `<$1 ${attribute}`) : part,
  );
};

const addRule: Mutation = (parts, random) => {
  const selector = random.pick([
    '*',
    'body',
    'div, p',
    ':nth-child(2n)',
    'body *::before',
    'li, a, span',
    ':hover',
    'html',
  ]);
  const declarations = Array.from({ length: 1 + random.below(5) }, () => hostileDeclaration(random)).join(
    ';',
  );
  return [...parts, `<style>${selector}{${declarations};content:"a"}</style>`];
};

/** Replaces numbers in stylesheets and attributes by extreme ones. */
const renumber: Mutation = (parts, random) => {
  const at = random.below(parts.length);
  return parts.map((part, index) =>
    index === at
      ? part.replace(/-?\d+(?:\.\d+)?(?:px|em|rem|%)/g, (own) =>
          random.below(4) === 0 ? hostileNumber(random) : own,
        )
      : part,
  );
};

const MUTATIONS = [
  remove,
  duplicate,
  swap,
  nest,
  restyle,
  restyle,
  spans,
  addRule,
  addRule,
  renumber,
] as const satisfies readonly Mutation[];

function range(parts: readonly string[], random: Random): readonly [number, number] {
  const from = random.below(parts.length);
  return [from, Math.min(parts.length, from + 1 + random.below(40))];
}
