import { flatTokens, otherScheme, TOKEN_REFERENCE } from '../../catalog/flat-tokens.ts';
import { COMPONENT_NAMES, STATE_NAMES, type Components } from '../../catalog/tokens.ts';
import type { ExportedTaste, Exporter } from './exporter.ts';

type Tree = { [name: string]: Tree | string | number };

/**
 * A token file of Style Dictionary (https://styledictionary.com): `value` and `type`, components by reference. The
 * colours of the other scheme are `color-dark` or `color-light`.
 */
export const styleDictionaryExporter: Exporter = {
  id: 'style_dictionary',
  file: 'style-dictionary.json',
  mediaType: 'application/json; charset=utf-8',
  fitsAgents: true,
  render: (taste) => `${JSON.stringify(tokenFile(taste), null, 2)}\n`,
};

/** Types of Style Dictionary's own transforms, by namespace. */
const TYPES: Readonly<Record<string, string>> = {
  color: 'color',
  font: 'fontFamily',
  'font-weight': 'fontWeight',
  text: 'fontSize',
  leading: 'number',
  tracking: 'dimension',
  spacing: 'dimension',
  radius: 'dimension',
  border: 'dimension',
  shadow: 'shadow',
  duration: 'time',
  ease: 'cubicBezier',
  breakpoint: 'dimension',
  container: 'dimension',
  z: 'number',
};

function tokenFile(taste: ExportedTaste): Tree {
  const { name, credit, tokens, scheme } = taste;
  const other = otherScheme(scheme);
  const tree: Tree = { $description: `${name}. ${credit}` };
  const named = flatTokens(tokens, scheme);
  for (const { path, value } of named) put(tree, path, value);
  for (const [role, value] of Object.entries(tokens.color[other] ?? {}))
    put(tree, `color-${other}.${role}`, value);
  const known = new Set(named.map(({ path }) => path));
  for (const [path, value] of componentTokens(taste)) put(tree, path, linked(value, known));
  return tree;
}

function put(tree: Tree, path: string, value: string): void {
  const [namespace = '', ...rest] = path.split('.');
  const type = TYPES[namespace.replace(/^color-(?:light|dark)$/, 'color')];
  const group = (tree[namespace] ??= {}) as Tree;
  const name = rest.pop() ?? '';
  let place = group;
  for (const step of rest) place = (place[step] ??= {}) as Tree;
  place[name] = { value, ...(type === undefined ? {} : { type }) };
}

/** `button.rest.background`, `button.hover.background`, `button.small.padding`. */
function componentTokens({ components, states, sizes }: ExportedTaste): [path: string, value: string][] {
  return COMPONENT_NAMES.flatMap((name) => [
    ...declared(`${name}.rest`, components[name]),
    ...STATE_NAMES.flatMap((state) => declared(`${name}.${state}`, states[name]?.[state])),
    ...Object.entries(sizes[name] ?? {}).flatMap(([size, own]) => declared(`${name}.${size}`, own)),
  ]);
}

function declared(path: string, own: Components[keyof Components]): [string, string][] {
  return Object.entries(own ?? {}).map(([property, value]) => [`${path}.${property}`, value]);
}

/** References to tokens of the file stay; others would stop the tool. */
function linked(value: string, known: ReadonlySet<string>): string {
  return value.replaceAll(TOKEN_REFERENCE, (whole, path: string) => (known.has(path) ? whole : path));
}
