import type { CatalogEntry } from './catalog-entry.ts';
import { firstScheme, otherScheme } from './flat-tokens.ts';
import { COMPONENT_NAMES, type STATE_NAMES } from './tokens.ts';

/** Colour roles that a builder needs in the first scheme. */
const CORE_COLORS = [
  'background',
  'surface',
  'surface-raised',
  'border',
  'text',
  'text-muted',
  'primary',
  'on-primary',
  'primary-hover',
  'primary-active',
  'focus',
  'disabled',
  'on-disabled',
  'link',
  'link-hover',
  'error',
  'warning',
  'success',
  'info',
] as const;

/** Colour roles that a builder needs in the other scheme. */
const CORE_COLORS_OF_OTHER_SCHEME = [
  'background',
  'surface',
  'border',
  'text',
  'text-muted',
  'primary',
  'on-primary',
  'link',
] as const;

/** States that a builder needs of each component; a card and a bar need not react. */
const CORE_STATES = {
  button: ['hover', 'focus', 'disabled'],
  input: ['focus', 'disabled'],
  card: [],
  nav: ['hover'],
  link: ['hover', 'focus'],
} as const satisfies Record<(typeof COMPONENT_NAMES)[number], readonly (typeof STATE_NAMES)[number][]>;

/** The parts of an entry that hold core fields. */
type Stated = Omit<CatalogEntry, 'tier' | 'ground' | 'compared'>;

/** A field that a builder needs, and whether the entry states it. */
export interface CoreField {
  /** Path of the token, or the name of the field: `color.primary`, `button:hover`. */
  readonly field: string;
  readonly stated: boolean;
}

/** The core fields of an entry; those that the brand does not have are left out. */
export function coreFields(entry: Stated): readonly CoreField[] {
  const absent = new Set((entry.absent ?? []).flatMap(({ fields }) => fields));
  return [
    ...colorFields(entry),
    ...typeFields(entry),
    ...shapeFields(entry),
    ...motionFields(entry),
    ...componentFields(entry),
  ].filter((core) => core.stated || !absent.has(core.field));
}

/** Share of the core fields that an entry states, 0..1. */
export function completeness(fields: readonly CoreField[]): number {
  return fields.filter(({ stated }) => stated).length / fields.length;
}

function colorFields({ theme, tokens, schemes }: Stated): CoreField[] {
  const first = firstScheme(theme, tokens);
  const other = otherScheme(first);
  const own = tokens.color[first] ?? {};
  const others = tokens.color[other] ?? {};
  return [
    ...CORE_COLORS.map((role) => field(`color.${role}`, own[role])),
    ...(schemes?.[other] === 'none'
      ? []
      : CORE_COLORS_OF_OTHER_SCHEME.map((role) => field(`color-${other}.${role}`, others[role]))),
  ];
}

function typeFields({ tokens: { type } }: Stated): CoreField[] {
  const { families = {}, weights = {}, sizes = {}, line_heights: heights = {}, tracking = {} } = type ?? {};
  const { body } = families;
  return [
    field('font.body', body),
    field('font-licence.body', body?.licence),
    ...(body?.licence === 'open' ? [] : [field('font-substitute.body', body?.substitute)]),
    ...['body', 'heading'].map((role) => field(`font-weight.${role}`, weights[role])),
    ...['body', 'display'].map((role) => field(`text.${role}`, sizes[role])),
    field('scale.text', type?.scale),
    ...['body', 'heading'].map((role) => field(`leading.${role}`, heights[role])),
    field('tracking.heading', tracking['heading']),
  ];
}

function shapeFields({ tokens, grammar_flat: grammar }: Stated): CoreField[] {
  const { spacing, radius, shadow, border, layout } = tokens;
  return [
    field('scale.spacing', spacing?.scale),
    field('spacing.element', spacing?.values?.['element']),
    field('spacing.section', spacing?.values?.['section']),
    field('radius', radius),
    ...(grammar['surface.borders'] === 'none' ? [] : [field('border', border)]),
    ...(grammar['surface.shadows'] === 'none' ? [] : [field('shadow', shadow)]),
    field('breakpoint', layout?.breakpoints),
    field('container', layout?.containers),
  ];
}

function motionFields({ tokens: { motion }, grammar_flat: grammar }: Stated): CoreField[] {
  if (grammar['motion.budget'] === 'none') return [];
  return [
    field('duration', motion?.durations),
    field('ease', motion?.easings),
    field('motion.reduced', motion?.reduced),
  ];
}

function componentFields({
  components = {},
  component_states: states = {},
  component_sizes: sizes = {},
}: Stated) {
  return [
    ...COMPONENT_NAMES.flatMap((name) => [
      field(name, components[name]),
      ...CORE_STATES[name].map((state) => field(`${name}:${state}`, states[name]?.[state])),
    ]),
    field('button sizes', sizes.button),
  ];
}

function field(name: string, value: unknown): CoreField {
  return { field: name, stated: value !== undefined };
}
