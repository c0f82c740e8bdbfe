import type { CollectedSource } from '../../src/catalog/collected.ts';
import { otherScheme, type Scheme } from '../../src/catalog/flat-tokens.ts';
import type { DescribedBrand, TextStyle } from './described-brand.ts';
import { hexColor } from './units.ts';
import { bodyStyles, COLOR_ROLE_NAMES, colorsOfRole, familyOf, headingStyles } from './roles.ts';

type Facts = CollectedSource['facts'];
type Values = readonly (string | null | undefined)[];

/**
 * What a description states, by the paths and in the units of the catalog. Colours of the scheme that is not
 * the first have the prefix `color-dark` or `color-light`. Roles come first, then the description's own names.
 */
export function statements(brand: DescribedBrand, first: Scheme): Facts {
  const facts: Record<string, string | string[]> = {};
  const pairs = [...colors(brand, first), ...type(brand), ...shape(brand), ...components(brand)];
  for (const [path, values] of pairs) {
    const stated = [...new Set(values.filter((value) => value !== null && value !== undefined))];
    const [value] = stated;
    if (value === undefined || !/^[a-z][a-z-]*\.[a-z][a-z0-9-]*$/.test(path)) continue;
    facts[path] ??= stated.length === 1 ? value : stated;
  }
  return facts;
}

type Pairs = (readonly [string, Values])[];

function colors(brand: DescribedBrand, first: Scheme): Pairs {
  return [first, otherScheme(first)].flatMap((scheme) => {
    const group = scheme === first ? 'color' : `color-${scheme}`;
    const roles = COLOR_ROLE_NAMES.map(
      (role) => [`${group}.${role}`, colorsOfRole(brand, scheme, role).map(([, color]) => color)] as const,
    );
    return [...roles, ...under(group, brand.colors[scheme], String)];
  });
}

function type(brand: DescribedBrand): Pairs {
  const headings = headingStyles(brand).map(([, style]) => style);
  const body = bodyStyles(brand).map(([, style]) => style);
  return [
    ...(['heading', 'body', 'mono'] as const).map(
      (role) => [`font.${role}`, [familyOf(brand, role)]] as const,
    ),
    ['font-weight.heading', of(headings, 'weight', String)],
    ['font-weight.body', of(body, 'weight', String)],
    ['text.display', of(headings, 'size', px)],
    ['text.body', of(body, 'size', px)],
    ['leading.heading', of(headings, 'line_height', String)],
    ['leading.body', of(body, 'line_height', String)],
    ['tracking.heading', of(headings, 'tracking', em)],
    ['tracking.body', of(body, 'tracking', em)],
  ];
}

function shape(brand: DescribedBrand): Pairs {
  return [
    ...under('spacing', brand.spacing, px).filter(([path]) => !path.startsWith('spacing.step-')),
    ...under('radius', brand.radius, px).filter(([path]) => !OF_COMPONENTS.includes(path)),
    ...OF_COMPONENTS.map((path) => componentRadius(brand, path.slice('radius.'.length))),
    ...under('shadow', brand.shadow, shadowOf),
    ...under('duration', brand.durations, ms, 'duration-'),
    ...under('ease', brand.easings, String, 'ease-'),
    ...under('breakpoint', brand.breakpoints, px),
    ...under('container', brand.containers, px),
  ];
}

/** Radii named like components: they state the same as the declarations of the component. */
const OF_COMPONENTS: readonly string[] = ['radius.button', 'radius.card', 'radius.input'];

function componentRadius(brand: DescribedBrand, component: string): Pairs[number] {
  const own = brand.radius[component];
  const radii = ofKinds(brand, component, 'border-radius').map(radius);
  return [`${component}.border-radius`, [...radii, own === undefined ? null : px(own)]];
}

/** The values of a property of a component and of its kinds: all cards, all prominent buttons. */
function ofKinds(
  { components: all }: DescribedBrand,
  component: string,
  property: string,
): readonly string[] {
  const kinds = Object.entries(all).filter(
    ([name]) => name === component || name.startsWith(`${component}:`),
  );
  return kinds.flatMap(([, { [property]: value }]) => value ?? []);
}

/** Declarations of the five components and of their states: `button.background`, `button-hover.background`. */
function components(brand: DescribedBrand): Pairs {
  return Object.keys(brand.components)
    .filter((component) => !component.includes(':'))
    .flatMap((component) =>
      DECLARED.map((property): Pairs[number] => {
        const values = ofKinds(brand, component, property);
        return [`${component}.${property}`, values.map(property === 'border-radius' ? radius : declared)];
      }),
    );
}

const DECLARED: readonly string[] = ['background', 'color', 'border', 'border-radius', 'padding', 'height'];
const PILL = 9999; // px

function radius(value: string): string | null {
  const length = /^([\d.]+)(?:px)?(?:\s|$)/.exec(value)?.[1];
  if (length !== undefined) return px(Number(length));
  return /pill|full|50%/.test(value) ? px(PILL) : null;
}

/** A value without the remark that some descriptions append; null for prose. */
function declared(value: string): string | null {
  const css = value.replace(/\s*[(—|/].*$/, '').trim();
  return /^(?:#[\da-f]{6,8}|transparent|none|[\d.]+(?:px)?(?:\s|$))/.test(css) ? css.slice(0, 40) : null;
}

function under<T>(
  group: string,
  values: Readonly<Record<string, T>> | undefined,
  text: (value: T) => string,
  prefix = '',
): Pairs {
  return Object.entries(values ?? {}).map(
    ([name, value]) =>
      [`${group}.${name.startsWith(prefix) ? name.slice(prefix.length) : name}`, [text(value)]] as const,
  );
}

type Measure = 'size' | 'weight' | 'tracking' | 'line_height';

function of(styles: readonly TextStyle[], key: Measure, text: (value: number) => string): Values {
  return styles.map((style) => style[key]).map((value) => (value === undefined ? null : text(value)));
}

/** A shadow as entries write it: colours as hex, after the lengths; no unit on zero. */
function shadowOf(css: string): string {
  return css
    .replaceAll(/rgba?\([^)]*\)/g, (color) => hexColor(color) ?? color)
    .split(/,\s*(?![^(]*\))/)
    .map((layer) =>
      layer
        .trim()
        .replace(/^(#[\da-f]+)\s+(.*)$/, '$2 $1')
        .replaceAll(/\b0px\b/g, '0'),
    )
    .join(', ');
}

const px = (length: number): string => `${length}px`;
const em = (length: number): string => `${length}em`;
const ms = (time: number): string => `${time}ms`;
