import { isDarkGround } from '../color/contrast.ts';
import { parseHex } from '../color/hex.ts';
import { fontClass } from '../text/font-class.ts';
import { splitFamilies } from '../text/split-families.ts';
import { firstScheme, flatTokens, otherScheme, type FlatToken, type Scheme } from './flat-tokens.ts';
import {
  COMPONENT_NAMES,
  FAMILY_CLASSES,
  REDUCED_MOTION,
  type Components,
  type TokenValues,
} from './tokens.ts';

/** Everything that tokens state of a brand. */
export interface StatedTokens {
  readonly tokens: TokenValues;
  /** The scheme that a visitor sees first; `mixed` for light and dark sections on one page. */
  readonly theme: Scheme | 'mixed' | undefined;
  readonly components: Components;
}

/**
 * Every token as one list of paths: those of the first scheme as stylesheets name them, then what a stylesheet of one
 * scheme does not state: colours of the other scheme (`color-dark.text`), classes of typefaces (`font-class.body`),
 * scales (`scale.text`), reduced motion (`motion.reduced`), schemes (`scheme.first`), declarations of components
 * (`button.border-radius`). Width, licence and substitute of a typeface are no tokens.
 */
export function listTokens({ tokens, theme, components }: StatedTokens): readonly FlatToken[] {
  const first = firstScheme(theme, tokens);
  const other = otherScheme(first);
  const { families = {}, scale } = tokens.type ?? {};
  const classes = Object.entries(families).map(([role, family]) => [role, family.class]);
  return [
    ...flatTokens(tokens, first),
    ...under(`color-${other}`, tokens.color[other]),
    ...under('font-class', Object.fromEntries(classes) as Values),
    ...under('scale', { text: scale?.join(' '), spacing: tokens.spacing?.scale?.join(' ') }),
    ...under('motion', { reduced: tokens.motion?.reduced }),
    ...(tokens.color[first] === undefined ? [] : under('scheme', { first, theme })),
    ...COMPONENT_NAMES.flatMap((name) => under(name, components[name])),
  ];
}

type Values = Readonly<Record<string, string>>;

function under(namespace: string, values: Readonly<Record<string, string | undefined>> = {}): FlatToken[] {
  return Object.entries(values).flatMap(([name, value]) =>
    value === undefined ? [] : [{ path: `${namespace}.${name}`, value }],
  );
}

const NAMES = `color color-light color-dark font font-class font-weight text leading tracking scale spacing radius shadow
  border duration ease motion breakpoint container z scheme`;

/** Every namespace of a list of tokens. */
export const NAMESPACES: readonly string[] = [...NAMES.split(/\s+/), ...COMPONENT_NAMES];

/** The tokens of a list, grouped; the inverse of `listTokens`. Values are not checked; unknown namespaces are left out. */
export function groupTokens(list: readonly FlatToken[]): StatedTokens {
  const namespaces = Map.groupBy(list, ({ path }) => path.slice(0, path.indexOf('.')));
  const group: Groups = (namespace) => {
    const own = namespaces.get(namespace) ?? [];
    return Object.fromEntries(own.map(({ path, value }) => [path.slice(namespace.length + 1), value]));
  };
  const spacing = withoutEmpty({ scale: steps(group('scale')['spacing']), values: group('spacing') });
  const motion = withoutEmpty({
    durations: group('duration'),
    easings: group('ease'),
    ...reducedOf(group('motion')),
  });
  const layout = withoutEmpty({
    breakpoints: group('breakpoint'),
    containers: group('container'),
    z_order: numbersOf(group('z')),
  });
  const tokens = {
    color: colorsOf(group),
    ...withoutEmpty({ type: typeOf(group), spacing, motion, layout }),
    ...withoutEmpty({
      radius: valuesOf(group('radius')),
      shadow: valuesOf(group('shadow')),
      border: valuesOf(group('border')),
    }),
  } as TokenValues; // groups without members are absent, which the types of their parts do not tell
  return { tokens, theme: themeOf(group), components: componentsOf(group) };
}

/** The names and values of a namespace; empty without any. */
type Groups = (namespace: string) => Values;

function themeOf(group: Groups): StatedTokens['theme'] {
  if (group('scheme')['theme'] === 'mixed') return 'mixed';
  return Object.keys(group('color')).length === 0 ? undefined : schemeOf(group);
}

/** The scheme as listed, else that of the ground. */
function schemeOf(group: Groups): Scheme {
  const { first } = group('scheme');
  if (first === 'light' || first === 'dark') return first;
  const ground = parseHex(group('color')['background']?.slice(1) ?? '');
  return ground !== null && isDarkGround(ground) ? 'dark' : 'light';
}

function colorsOf(group: Groups): TokenValues['color'] {
  const first = schemeOf(group);
  const other = otherScheme(first);
  return withoutEmpty({ [first]: group('color'), [other]: group(`color-${other}`) });
}

function typeOf(group: Groups): object {
  return withoutEmpty({
    families: familiesOf(group('font'), group('font-class')),
    weights: numbersOf(group('font-weight')),
    sizes: group('text'),
    scale: steps(group('scale')['text']),
    line_heights: numbersOf(group('leading')),
    tracking: group('tracking'),
  });
}

function familiesOf(stacks: Values, classes: Values) {
  return Object.fromEntries(
    Object.entries(stacks).map(([role, stack]) => [role, { stack, class: classOf(stack, classes[role]) }]),
  );
}

/** The class as listed, else as the names tell it. */
function classOf(stack: string, stated: string | undefined): (typeof FAMILY_CLASSES)[number] {
  const listed = FAMILY_CLASSES.find((name) => name === stated);
  const kind = fontClass(splitFamilies(stack));
  return listed ?? (kind === 'icon' ? 'display' : kind);
}

function numbersOf(values: Values) {
  const numbers = Object.entries(values).map(([name, value]) => [name, Number(value)] as const);
  return Object.fromEntries(numbers.filter(([, value]) => Number.isFinite(value)));
}

function reducedOf({ reduced: stated }: Values): { reduced?: (typeof REDUCED_MOTION)[number] } {
  const reduced = REDUCED_MOTION.find((name) => name === stated);
  return reduced === undefined ? {} : { reduced };
}

function steps(text: string | undefined): readonly string[] {
  return (text ?? '').split(/\s+/).filter((step) => step !== '');
}

function componentsOf(group: Groups): Components {
  return withoutEmpty(Object.fromEntries(COMPONENT_NAMES.map((name) => [name, group(name)])));
}

function valuesOf(values: Values): object {
  return withoutEmpty({ values });
}

function withoutEmpty<T extends object>(groups: T): Partial<T> {
  // The same keys, some left out.
  return Object.fromEntries(
    Object.entries(groups).filter(([, own]) => Object.keys(own as object).length > 0),
  ) as Partial<T>;
}
