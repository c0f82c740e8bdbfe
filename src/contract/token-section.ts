import { customProperty, otherScheme, type FlatToken, type Scheme } from '../catalog/flat-tokens.ts';
import { groupTokens, listTokens, type StatedTokens } from '../catalog/listed-tokens.ts';
import { withCustomProperties } from '../catalog/token-facts.ts';
import type { Components } from '../catalog/tokens.ts';
import type { Grammar } from '../grammar/axes/index.ts';
import type { Contract } from './contract.ts';

/** The tokens as stylesheets that a coding agent can copy; empty without tokens. */
export function tokenSection({ tokens, grammar }: Contract): string {
  if (tokens.length === 0) return '';
  const stated = groupTokens(tokens);
  const parts = [
    `## Tokens\n\nDefine these custom properties once and refer to them. Use no other colours, typefaces, sizes, weights, radii, lines, shadows, gaps and timings.\n\n${css(`:root {\n${declarations(tokens.filter(isProperty))}\n}`)}`,
    otherSchemeOf(tokens, grammar),
    scales(stated, tokens),
    componentSection(stated.components),
  ];
  return parts.filter((part) => part !== '').join('\n\n');
}

const NOT_PROPERTIES =
  /^(?:color-(?:light|dark)|font-class|scale|motion|scheme|button|input|card|nav|link)\./;

function isProperty({ path }: FlatToken): boolean {
  return !NOT_PROPERTIES.test(path);
}

function declarations(tokens: readonly FlatToken[], indent = '  '): string {
  return tokens.map(({ path, value }) => `${indent}${customProperty(path)}: ${value};`).join('\n');
}

function css(rules: string): string {
  return `\`\`\`css\n${rules}\n\`\`\``;
}

/** The colours of the other scheme, where the page offers it. */
function otherSchemeOf(tokens: readonly FlatToken[], grammar: Grammar): string {
  const namespace = /^color-(light|dark)\./;
  const own = tokens.filter(({ path }) => namespace.test(path));
  const scheme = own.map(({ path }) => namespace.exec(path)?.[1] as Scheme)[0];
  if (scheme === undefined) return '';
  const colors = own.map(({ path, value }) => ({ path: path.replace(namespace, 'color.'), value }));
  const isOfSections = grammar['surface.dark_mode'] === 'none';
  const what = isOfSections ? `${scheme} sections of the same page` : `the ${scheme} scheme`;
  return `The colours of ${what}:\n\n${css(schemeRule(scheme, colors, grammar))}`;
}

/** Behind a switch or by preference, as the grammar says; by both where it says nothing. */
function schemeRule(scheme: Scheme, colors: readonly FlatToken[], grammar: Grammar): string {
  const rule = (selector: string, indent = '') =>
    `${indent}${selector} {\n${indent}  color-scheme: ${scheme};\n${declarations(colors, `${indent}  `)}\n${indent}}`;
  const behindSwitch = rule(`[data-theme='${scheme}']`);
  const preferred = (root: string) => `@media (prefers-color-scheme: ${scheme}) {\n${rule(root, '  ')}\n}`;
  const mode = grammar['surface.dark_mode'];
  if (mode === 'none') return rule(`.${scheme}`);
  if (mode === 'system-adaptive') return preferred(':root');
  if (mode !== undefined) return behindSwitch;
  return `${preferred(`:root:not([data-theme='${otherScheme(scheme)}'])`)}\n\n${behindSwitch}`;
}

function scales({ tokens }: StatedTokens, list: readonly FlatToken[]): string {
  const steps = (list: readonly string[]) => `\`${list.join(' ')}\``;
  const { type, spacing } = tokens;
  const others = (namespace: string, scale: readonly string[]) =>
    list
      .filter(({ path, value }) => path.startsWith(`${namespace}.`) && !scale.includes(value))
      .map(({ path, value }) => `, or are ${value} (\`${customProperty(path)}\`)`)
      .join('');
  return [
    ...(type?.scale === undefined
      ? []
      : [`Font sizes come from this scale${others('text', type.scale)}: ${steps(type.scale)}`]),
    ...(spacing?.scale === undefined
      ? []
      : [
          `Paddings, margins and gaps come from this scale${others('spacing', spacing.scale)}: ${steps(spacing.scale)}`,
        ]),
  ].join('\n\n');
}

const SELECTORS: Readonly<Record<keyof Components, string>> = {
  button: '.button',
  input: 'input',
  card: '.card',
  nav: 'nav',
  link: 'a',
};

function componentSection(components: Components): string {
  const rules = listTokens({ tokens: { color: {} }, theme: undefined, components });
  if (rules.length === 0) return '';
  const blocks = [...Map.groupBy(rules, ({ path }) => path.slice(0, path.indexOf('.')))].map(
    ([name, own]) =>
      `${SELECTORS[name as keyof Components]} {\n${own.map(({ path, value }) => `  ${path.slice(name.length + 1)}: ${withCustomProperties(value)};`).join('\n')}\n}`,
  );
  const { nav, link } = components;
  if (nav?.['color'] !== undefined && link?.['color'] !== undefined && nav['color'] !== link['color'])
    blocks.push(`nav a {\n  color: ${withCustomProperties(nav['color'])};\n}`);
  return `The main button, fields, cards, navigation and links, with selectors to rename:\n\n${css(blocks.join('\n\n'))}`;
}
