import { LEAST_GAP } from '../grammar/axes/whitespace-discipline/least-gap.ts';
import { LEAST_SECTION_GAP } from '../grammar/axes/whitespace-section-gap/least-gap.ts';
import {
  customProperty,
  declarations,
  firstScheme,
  otherScheme,
  type FlatToken,
  type Scheme,
} from '../catalog/flat-tokens.ts';
import { faintTexts } from '../catalog/text-contrast.ts';
import { tokenColor } from '../catalog/token-values.ts';
import { contrastOn, statedRatio, TEXT_CONTRAST } from '../color/contrast.ts';
import { groupTokens, type StatedTokens } from '../catalog/listed-tokens.ts';
import type { Components, ComponentSizes } from '../catalog/tokens.ts';
import { isMainStateColor } from '../color/state-colors.ts';
import type { AxisId, Grammar } from '../grammar/axes/index.ts';
import type { Contract } from './contract.ts';
import { componentSection, NOTHING_FURTHER } from './component-section.ts';
import { listed } from '../text/listed.ts';

/** The tokens as stylesheets that a coding agent can copy; empty without tokens. */
export function tokenSection({ tokens, grammar, further }: Contract): string {
  if (tokens.length === 0) return '';
  const stated = groupTokens(tokens);
  const parts = [
    `## Tokens\n\nDefine these custom properties, and use no other ${kindsOf(tokens)}${hasComponents(stated.components) ? ', unless a component below does' : ''}.\n\n${css(`:root {\n${declarations(tokens.filter(isProperty))}\n}`)}`,
    loadedFamilies(further?.substitutes ?? []),
    otherSchemeOf(tokens, grammar),
    breakpoints(stated),
    pairedGrounds(tokens),
    faintText(stated),
    faintStates(stated),
    scales(stated, tokens, further?.sizes ?? {}, grammar),
    componentSection(stated.components, further ?? NOTHING_FURTHER, tokens),
    unstatedParts(stated, tokens, grammar),
  ];
  return parts.filter((part) => part !== '').join('\n\n');
}

const NOT_PROPERTIES =
  /^(?:color-(?:light|dark)|font-class|scale|motion|scheme|breakpoint|button|input|card|nav|link)\./;

function isProperty({ path }: FlatToken): boolean {
  return !NOT_PROPERTIES.test(path);
}

/** What the tokens state, in words. */
const KINDS: readonly (readonly [namespaces: RegExp, kind: string])[] = [
  [/^color\./, 'colours'],
  [/^font\./, 'typefaces'],
  [/^text\./, 'sizes'],
  [/^font-weight\./, 'weights'],
  [/^radius\./, 'radii'],
  [/^border\./, 'lines'],
  [/^shadow\./, 'shadows'],
  [/^spacing\./, 'gaps'],
  [/^(?:duration|ease)\./, 'timings'],
];

function kindsOf(tokens: readonly FlatToken[]): string {
  const stated = KINDS.filter(([namespaces]) => tokens.some(({ path }) => namespaces.test(path)));
  return listed(stated.map(([, kind]) => kind));
}

/** Custom properties have no effect in media queries. */
function breakpoints({ tokens }: StatedTokens): string {
  const widths = Object.entries(tokens.layout?.breakpoints ?? {}).map(([name, width]) => `${name} ${width}`);
  return widths.length === 0 ? '' : `For \`@media\`: ${listed(widths)}.`;
}

/** Fills of controls: their text stands in the rules of the components. */
const OF_CONTROLS = /^color\.on-(?:primary|secondary|accent|disabled|error|warning|success|info|danger)\b/;
const MAX_GROUNDS = 3;

/** Grounds with a text colour of their own, such as bands: links and focus there have it as well. */
function pairedGrounds(tokens: readonly FlatToken[]): string {
  const paths = new Set(tokens.map(({ path }) => path));
  const grounds = [...paths]
    .filter((path) => path.startsWith('color.on-') && !OF_CONTROLS.test(path))
    .map((path) => path.replace('.on-', '.'))
    .filter((path) => paths.has(path))
    .slice(0, MAX_GROUNDS);
  if (grounds.length === 0) return '';
  const named = listed(grounds.map((path) => `\`${customProperty(path)}\``));
  return `On ${named}, text, links and focus rings are in its \`--color-on-…\`.`;
}

/** What no source states, from the tokens: how tables, lists, disclosures and the footer are drawn. */
function unstatedParts({ components }: StatedTokens, tokens: readonly FlatToken[], grammar: Grammar): string {
  if (!hasComponents(components)) return '';
  const line = tokens.find(({ path }) => path.startsWith('border.'))?.path;
  const width = line === undefined ? '1px' : `var(${customProperty(line)})`;
  const isRuled = grammar['surface.borders'] !== 'none' && tokens.some(({ path }) => path === 'color.border');
  const between = isRuled ? `\`${width} solid var(--color-border)\`` : 'space';
  return `Not stated: tables, lists, \`details\`, footer; put ${between} between rows.`;
}

/** Colours of text with less contrast than WCAG asks for, which the tokens state nevertheless. */
function faintText({ theme, tokens }: StatedTokens): string {
  const scheme = firstScheme(theme, tokens);
  const named = faintTexts(tokens)
    .filter((one) => one.scheme === scheme)
    .toSorted((a, b) => a.ratio - b.ratio)
    .slice(0, MAX_FAINT)
    .map(
      ({ token, ground, ratio }) =>
        `\`${customProperty(token)}\` on \`${customProperty(ground)}\` (${statedRatio(ratio)}:1)`,
    );
  if (named.length === 0) return '';
  return `Less contrast than ${TEXT_CONTRAST}:1 have ${listed(named)}: use them so only where a component or rule names them.`;
}

const MAX_FAINT = 3;

/** Colours of states that text cannot have on the ground. */
function faintStates({ theme, tokens }: StatedTokens): string {
  const { background, ...colors } = tokens.color[firstScheme(theme, tokens)] ?? {};
  if (background === undefined) return '';
  const ground = tokenColor(background);
  const named = Object.entries(colors).flatMap(([name, hex]) => {
    const isFaint = isMainStateColor(name) && contrastOn(tokenColor(hex), ground) < TEXT_CONTRAST;
    return isFaint ? [`\`--color-${name}\``] : [];
  });
  if (named.length === 0) return '';
  return `Too faint for text: ${listed(named)}.`;
}

function loadedFamilies(substitutes: readonly string[]): string {
  if (substitutes.length === 0) return '';
  return `Open stand-ins for unlicensed typefaces: ${listed(substitutes)}.`;
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

function scales(
  { tokens, components }: StatedTokens,
  list: readonly FlatToken[],
  sizes: ComponentSizes,
  grammar: Grammar,
): string {
  const steps = (list: readonly string[]) => `\`${list.join(' ')}\``;
  const { type, spacing } = tokens;
  const isWithin = isBelowSections(tokens, grammar);
  const others = (namespace: string, scale: readonly string[]) =>
    list
      .filter(({ path, value }) => path.startsWith(`${namespace}.`) && !scale.includes(value))
      .map(({ path, value }) => `, or ${value} (\`${customProperty(path)}\`)`)
      .join('');
  return [
    ...(type?.scale === undefined
      ? []
      : [`Font sizes are these${others('text', type.scale)}: ${steps(type.scale)}`]),
    ...(spacing?.scale === undefined
      ? []
      : [
          `Paddings, margins and gaps${isWithin ? ' within sections' : ''} are these${others('spacing', spacing.scale)}${hasOwnSpace([components, ...Object.values(sizes).filter((own) => own !== undefined)], spacing.scale) ? ', those of the components below aside' : ''}: ${steps(spacing.scale)}${isWithin ? '. The space between sections is as the rules say.' : ''}`,
        ]),
  ].join('\n\n');
}

/** px between sections that values of both axes of white space ask for at least. */
const LEAST_GAPS: readonly (readonly [AxisId, Readonly<Record<string, number>>])[] = [
  ['whitespace.discipline', LEAST_GAP],
  ['whitespace.section_gap', LEAST_SECTION_GAP],
];

/** Whether every step of the scale is too small for the space that the grammar puts between sections. */
function isBelowSections({ spacing }: StatedTokens['tokens'], grammar: Grammar): boolean {
  if (spacing?.values?.['section'] !== undefined) return false;
  const asked = LEAST_GAPS.map(([axis, gaps]) => gaps[grammar[axis] ?? ''] ?? 0);
  const least = Math.max(...asked);
  return (spacing?.scale ?? []).every((step) => Number.parseFloat(step) < least);
}

/** Whether declarations have a padding, margin or gap that is no step of the scale. */
function hasOwnSpace(declared: readonly object[], scale: readonly string[]): boolean {
  return declared
    .flatMap((some) => Object.values(some) as (Readonly<Record<string, string>> | undefined)[]) // of the schema
    .flatMap((own = {}) => Object.entries(own))
    .filter(([property]) => /^(?:padding|margin|gap|row-gap|column-gap)/.test(property))
    .flatMap(([, value]) => value.match(/-?\d*\.?\d+(?:px|em|rem)/g) ?? [])
    .some((length) => Number.parseFloat(length) !== 0 && !scale.includes(length));
}

function hasComponents(components: Components): boolean {
  return Object.values(components).some((declared) => Object.keys(declared ?? {}).length > 0);
}
