import type { Declarations } from './described-brand.ts';
import { converted, record } from './records.ts';
import { hexColor } from './units.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Names of the five components and their states in published descriptions, best first. */
const COMPONENTS = {
  button: ['button-primary', 'button-cta', 'button-primary-cta', 'button-dark', 'button-default', 'button'],
  'button-hover': ['button-primary-hover', 'button-cta-hover'],
  'button-active': ['button-primary-active', 'button-primary-pressed'],
  'button-disabled': ['button-primary-disabled'],
  'button-secondary': ['button-secondary', 'button-outline', 'button-ghost'],
  input: ['input', 'text-input', 'form-input', 'input-text'],
  'input-focus': ['text-input-focused', 'input-focus', 'text-input-focus'],
  card: ['card', 'card-feature', 'feature-card', 'card-marketing', 'card-default'],
  nav: ['nav', 'navbar', 'top-nav', 'nav-bar', 'primary-nav', 'nav-top'],
  link: ['link', 'link-inline', 'text-link', 'button-link', 'button-text-link'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** Patterns of further names; the first component in the file that matches is taken. */
const OTHER_NAMES: Readonly<Record<string, RegExp>> = {
  button:
    /^button-(?!.*(?:secondary|ghost|outline|tertiary|link|text|icon|circle|hover|active|pressed|focus|disabled|on-dark))/,
  'button-active': /^button-primary.*-(?:pressed|active)$/,
  'button-hover': /^button-primary.*-hover$/,
  input: /input|text-field|search/,
};

/** CSS property of each key. */
const PROPERTIES: Readonly<Record<string, string>> = {
  backgroundColor: 'background',
  bg: 'background',
  background: 'background',
  textColor: 'color',
  text: 'color',
  fg: 'color',
  color: 'color',
  border: 'border',
  borderColor: 'border-color',
  rounded: 'border-radius',
  radius: 'border-radius',
  padding: 'padding',
  height: 'height',
  'min-height': 'height',
  shadow: 'box-shadow',
  boxShadow: 'box-shadow',
  hover: 'hover',
  active: 'active',
  focus: 'focus',
  disabled: 'disabled',
};

/** The button, input, card, nav and link of a description. References to its tokens are resolved. */
export function componentFacts(components: Fields, root: Fields): Record<string, Declarations> {
  const named = Object.entries(COMPONENTS).flatMap(
    ([name, candidates]): (readonly [string, Declarations])[] => {
      const found =
        candidates.find((candidate) => candidate in components) ??
        Object.keys(components).find((key) => OTHER_NAMES[name]?.test(key));
      if (found === undefined) return [];
      return [[name, declarations(record(components[found]), root)]];
    },
  );
  return Object.fromEntries([...named, ...variants(components, root)]);
}

/** Components of which descriptions have several kinds; with a colon, they are told from the five. */
const VARIANTS = {
  button:
    /^button-(?:primary|cta|ink|dark|download|filled)(?!.*-(?:hover|active|pressed|focus|focused|disabled)$)/,
  card: /(?:^|-)card(?:-|$)(?!.*(?:hover|active))/,
} as const;

function variants(components: Fields, root: Fields): (readonly [string, Declarations])[] {
  return Object.entries(VARIANTS).flatMap(([component, pattern]) =>
    Object.keys(components)
      .filter((name) => pattern.test(name))
      .map((name) => [`${component}:${name}`, declarations(record(components[name]), root)] as const),
  );
}

function declarations(fields: Fields, root: Fields): Record<string, string> {
  const renamed = Object.entries(fields).flatMap(([key, value]) => {
    const property = PROPERTIES[key];
    return property === undefined ? [] : [[property, resolved(property, value, root)] as const];
  });
  return converted(Object.fromEntries(renamed), (value) => (typeof value === 'string' ? value : null));
}

/** The value with `{colors.primary}` and names of radii replaced; colours as hex. */
function resolved(property: string, value: unknown, root: Fields): string | null {
  const reference = /^\{([\w.-]+)\}$/.exec(String(value))?.[1];
  const target = reference === undefined ? byName(property, value, root) : lookUp(root, reference.split('.'));
  if (typeof target === 'number') return `${target}px`;
  if (typeof target !== 'string') return null;
  return hexColor(target) ?? target;
}

/** Some descriptions refer to a colour or radius by its bare name: `bg: brand`. */
function byName(property: string, value: unknown, root: Fields): unknown {
  if (typeof value !== 'string') return value;
  if (property === 'border-radius') return record(root['radius'] ?? root['rounded'])[value] ?? value;
  const { light, dark, ...flat } = record(root['colors']);
  return (
    [flat, record(light), record(dark)].map((colors) => colors[value]).find((found) => found !== undefined) ??
    value
  );
}

function lookUp(root: Fields, keys: readonly string[]): unknown {
  return keys.reduce<unknown>((fields, key) => record(fields)[key], root);
}
