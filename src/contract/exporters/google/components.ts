import { contrastOn, TEXT_CONTRAST } from '../../../color/contrast.ts';
import { otherScheme, TOKEN_REFERENCE } from '../../../catalog/flat-tokens.ts';
import { tokenColor } from '../../../catalog/token-values.ts';
import { COMPONENT_NAMES, STATE_NAMES, type TokenValues } from '../../../catalog/tokens.ts';
import { colorPairs, type ColorPair } from '../color-pairs.ts';
import type { ExportedTaste } from '../exporter.ts';

type Component = Readonly<Record<string, string>>;

/** The groups of the frontmatter that components refer to. */
interface Groups {
  readonly colors: object;
  readonly typography: object;
  readonly rounded: object;
}

/** CSS properties as the format names them. */
const PROPERTIES: Readonly<Record<string, string>> = {
  background: 'backgroundColor',
  'background-color': 'backgroundColor',
  color: 'textColor',
  'border-radius': 'rounded',
  'font-size': 'typography',
  padding: 'padding',
  height: 'height',
  'min-height': 'height',
  width: 'width',
};
/** Properties whose value may be a length instead of a reference. */
const LENGTHS = new Set(['rounded', 'padding', 'height', 'width']);
const LENGTH = /^\d+(?:\.\d+)?(?:px|em|rem)$/;

/**
 * Components with their states and sizes as variants (`button-hover`, `button-small`), as far as the format can express
 * them; then the readable pairs of colours, and one swatch for each colour that nothing uses, so that conversions to
 * other formats keep every colour. Text colours below AA are left out; the prose lists them.
 */
export function exportedComponents(taste: ExportedTaste, groups: Groups): Record<string, Component> {
  const { tokens, scheme } = taste;
  const other = otherScheme(scheme);
  const pairs = readablePairs(tokens.color[scheme]);
  const others = readablePairs(tokens.color[other]).map(({ foreground, background, ...rest }) => ({
    ...rest,
    foreground: `${other}-${foreground}`,
    background: `${other}-${background}`,
  }));
  const named = { ...ownComponents(taste, groups, pairs), ...pairComponents([...pairs, ...others]) };
  return { ...named, ...swatches(groups.colors, named) };
}

/** By the contrast on screen, and by that of the opaque colours: the linter of the format does not know opacity. */
function readablePairs(colors: TokenValues['color']['light']): readonly ColorPair[] {
  return colorPairs(colors).filter(({ foreground, background, ratio }) => {
    const withoutAlpha = (name: string) => ({ ...tokenColor(colors?.[name] ?? ''), a: 1 });
    const opaque = contrastOn(withoutAlpha(foreground), withoutAlpha(background));
    return Math.min(ratio, opaque) >= TEXT_CONTRAST;
  });
}

function ownComponents(
  { components, states, sizes }: ExportedTaste,
  groups: Groups,
  readable: readonly ColorPair[],
): Record<string, Component> {
  const variants = COMPONENT_NAMES.flatMap((name) => [
    [name, components[name]] as const,
    ...STATE_NAMES.map((state) => [`${name}-${state}`, states[name]?.[state]] as const),
    ...Object.entries(sizes[name] ?? {}).map(([size, own]) => [`${name}-${size}`, own] as const),
  ]);
  const expressed = variants.map(
    ([name, css]) => [name, withoutFaintText(express(css ?? {}, groups), readable)] as const,
  );
  return Object.fromEntries(expressed.filter(([, own]) => Object.keys(own).length > 0));
}

function express(css: Readonly<Record<string, string>>, groups: Groups): Component {
  return Object.fromEntries(
    Object.entries(css).flatMap(([property, value]) => {
      const key = PROPERTIES[property];
      const expressed = key === undefined ? null : expressedValue(key, value, groups);
      return key === undefined || expressed === null ? [] : [[key, expressed]];
    }),
  );
}

/** Namespaces of tokens and the groups of the format that hold them. */
const GROUP_OF: Readonly<Record<string, keyof Groups>> = {
  color: 'colors',
  radius: 'rounded',
  text: 'typography',
};

function expressedValue(key: string, value: string, groups: Groups): string | null {
  if (LENGTHS.has(key) && LENGTH.test(value)) return value;
  const [reference] = [...value.matchAll(TOKEN_REFERENCE)];
  if (reference?.[1] === undefined || reference[0] !== value) return null;
  const [namespace = '', name = ''] = reference[1].split('.');
  const group = GROUP_OF[namespace];
  return group !== undefined && name in groups[group] ? `{${group}.${name}}` : null;
}

function withoutFaintText(component: Component, readable: readonly ColorPair[]): Component {
  const { backgroundColor, textColor, ...rest } = component;
  if (backgroundColor === undefined || textColor === undefined) return component;
  const known = readable.some(
    ({ foreground, background }) =>
      textColor === `{colors.${foreground}}` && backgroundColor === `{colors.${background}}`,
  );
  return known ? component : { backgroundColor, ...rest };
}

function pairComponents(pairs: readonly ColorPair[]): Record<string, Component> {
  return Object.fromEntries(
    pairs.map(({ foreground, background }) => [
      /(?:^|-)on-/.test(foreground) && foreground.endsWith(`on-${background.replace(/^(?:light|dark)-/, '')}`)
        ? foreground
        : `${foreground}-on-${background}`,
      { backgroundColor: `{colors.${background}}`, textColor: `{colors.${foreground}}` },
    ]),
  );
}

function swatches(
  colors: object,
  components: Readonly<Record<string, Component>>,
): Record<string, Component> {
  const used = new Set(Object.values(components).flatMap((component) => Object.values(component)));
  const rest = Object.keys(colors).filter((name) => !used.has(`{colors.${name}}`));
  return Object.fromEntries(rest.map((name) => [`swatch-${name}`, { backgroundColor: `{colors.${name}}` }]));
}
