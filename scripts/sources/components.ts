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
  background: 'background',
  textColor: 'color',
  color: 'color',
  border: 'border',
  borderColor: 'border-color',
  rounded: 'border-radius',
  padding: 'padding',
  height: 'height',
  shadow: 'box-shadow',
  boxShadow: 'box-shadow',
  hover: 'hover',
  active: 'active',
  focus: 'focus',
  disabled: 'disabled',
};

/** The button, input, card, nav and link of a description. References to its tokens are resolved. */
export function componentFacts(components: Fields, root: Fields): Record<string, Declarations> {
  return Object.fromEntries(
    Object.entries(COMPONENTS).flatMap(([name, candidates]) => {
      const found =
        candidates.find((candidate) => candidate in components) ??
        Object.keys(components).find((key) => OTHER_NAMES[name]?.test(key));
      if (found === undefined) return [];
      return [[name, { name: found, ...declarations(record(components[found]), root) }]];
    }),
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
  const target =
    reference === undefined ? radiusByName(property, value, root) : lookUp(root, reference.split('.'));
  if (typeof target === 'number') return `${target}px`;
  if (typeof target !== 'string') return null;
  return hexColor(target) ?? target;
}

function radiusByName(property: string, value: unknown, root: Fields): unknown {
  if (property !== 'border-radius' || typeof value !== 'string') return value;
  return record(root['radius'] ?? root['rounded'])[value] ?? value;
}

function lookUp(root: Fields, keys: readonly string[]): unknown {
  return keys.reduce<unknown>((fields, key) => record(fields)[key], root);
}
