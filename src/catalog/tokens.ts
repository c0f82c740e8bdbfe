import * as v from 'valibot';
import { described } from './described.ts';

/** Citation of what no source states: written from general knowledge by a language model, unchecked. */
export const RECALLED = 'recalled';

/** Id of a source of the same entry, or `recalled`. */
const CitationId = v.pipe(
  v.string(),
  v.regex(/^[a-z][a-z0-9-]*$/, 'Write the id of an entry of `sources`, or `recalled`.'),
);
export const Citations = v.pipe(
  v.array(CitationId, 'List the sources of this group: [primer], or [recalled].'),
  v.minLength(1, 'Cite a source id, or `recalled`.'),
);
export const TokenName = v.pipe(
  v.string(),
  v.regex(/^[a-z][a-z0-9-]*$/, 'Name tokens in kebab-case: `text-muted`.'),
);
const Hex = v.pipe(
  v.string('Quote the colour: "#1f2328".'),
  v.regex(/^#(?:[0-9a-f]{6}|[0-9a-f]{8})$/, 'Write a colour as "#rrggbb" or "#rrggbbaa" in lower case.'),
);
const Pixels = v.pipe(
  v.string('Write a length with its unit: 12px.'),
  v.regex(/^\d{1,4}(?:\.\d{1,3})?px$/, 'Write a length in CSS pixels: 12px.'),
);
const Ems = v.pipe(
  v.string('Write a letter-spacing with its unit: -0.02em.'),
  v.regex(/^-?\d(?:\.\d{1,4})?em$/, 'Write a letter-spacing in em: -0.02em.'),
);
const Milliseconds = v.pipe(
  v.string('Write a duration with its unit: 120ms.'),
  v.regex(/^\d{1,5}ms$/, 'Write a duration in milliseconds: 120ms.'),
);
const Easing = v.pipe(
  v.string(),
  v.regex(
    /^(?:linear|ease|ease-in|ease-out|ease-in-out|cubic-bezier\([-\d., ]{7,60}\)|steps\(\d{1,3}\))$/,
    'Write a CSS easing: ease-out, or cubic-bezier(0.2, 0, 0.38, 0.9).',
  ),
);
const Weight = v.pipe(v.number('Write a font weight as a number: 600.'), v.minValue(1), v.maxValue(1000));
const LineHeight = v.pipe(
  v.number('Write a line height without a unit: 1.5.'),
  v.minValue(0.7),
  v.maxValue(3),
);

/** Sources of the tokens of a group; `cites_for` names those that come from elsewhere. */
const citations = {
  cites: described(
    Citations,
    'Ids of the sources that the values of this group were taken from, or `recalled`.',
  ),
  cites_for: v.optional(
    described(
      v.record(v.string(), Citations),
      'Ids of the sources of single tokens that come from elsewhere.',
    ),
  ),
};
const named = <T extends v.GenericSchema>(value: T) => v.record(TokenName, value);

const ColorGroup = v.strictObject({
  ...citations,
  light: v.optional(
    described(named(Hex), 'Colours of the light scheme by name, as `#rrggbb` or `#rrggbbaa`.'),
  ),
  dark: v.optional(described(named(Hex), 'Colours of the dark scheme by name, as `#rrggbb` or `#rrggbbaa`.')),
});

/** What a designer would call the face; decides the pairing axis. */
export const FAMILY_CLASSES = ['serif', 'slab', 'sans', 'grotesque', 'mono', 'script', 'display'] as const;

/** Under which terms a typeface can be used. */
const FONT_LICENCES = ['open', 'commercial', 'proprietary', 'system'] as const;
const FONT_WIDTHS = ['condensed', 'normal', 'wide'] as const;

const TypeGroup = v.strictObject({
  ...citations,
  families: v.optional(
    described(
      named(
        v.strictObject({
          stack: described(v.string(), 'CSS `font-family` list.'),
          class: described(v.picklist(FAMILY_CLASSES), 'Typographic class of the first family.'),
          width: v.optional(described(v.picklist(FONT_WIDTHS), 'Width of the first family.')),
          licence: v.optional(
            described(
              v.picklist(FONT_LICENCES),
              '`open`: free to use; `commercial`: anyone can license it; `proprietary`: made for the brand; `system`: part of an operating system.',
            ),
          ),
          substitute: v.optional(
            described(v.string(), 'Nearest family with an open licence; absent for an open family.'),
          ),
        }),
      ),
      'Font families by role.',
    ),
  ),
  weights: v.optional(described(named(Weight), 'Font weights by role, 1 to 1000.')),
  sizes: v.optional(described(named(Pixels), 'Font sizes by role, in px.')),
  scale: v.optional(described(v.array(Pixels), 'All font sizes in px, ascending.')),
  line_heights: v.optional(
    described(named(LineHeight), 'Line heights by role, as multiples of the font size.'),
  ),
  tracking: v.optional(described(named(Ems), 'Letter spacing by role, in em.')),
});

const SpacingGroup = v.strictObject({
  ...citations,
  scale: v.optional(described(v.array(Pixels), 'All spacing steps in px, ascending.')),
  values: v.optional(described(named(Pixels), 'Spacing by role, in px.')),
});
const RadiusGroup = v.strictObject({
  ...citations,
  values: described(named(Pixels), 'Corner radii by role, in px.'),
});
const ShadowGroup = v.strictObject({
  ...citations,
  values: described(named(v.pipe(v.string(), v.maxLength(300))), 'CSS `box-shadow` values by role.'),
});
const BorderGroup = v.strictObject({
  ...citations,
  values: described(named(Pixels), 'Border widths by role, in px.'),
});
/** What a brand does for readers who ask for less motion. */
export const REDUCED_MOTION = ['off', 'less', 'ignored'] as const;

const MotionGroup = v.strictObject({
  ...citations,
  durations: v.optional(described(named(Milliseconds), 'Durations by role, in ms.')),
  easings: v.optional(described(named(Easing), 'CSS easing functions by role.')),
  reduced: v.optional(
    described(
      v.picklist(REDUCED_MOTION),
      'Under `prefers-reduced-motion`: `off`: nothing moves; `less`: motion is shorter or replaced by fades; `ignored`: nothing changes.',
    ),
  ),
});
const LayoutGroup = v.strictObject({
  ...citations,
  breakpoints: v.optional(
    described(named(Pixels), 'Viewport widths from which a layout applies, in px, by name.'),
  ),
  containers: v.optional(described(named(Pixels), 'Maximum widths of content by name, in px.')),
  z_order: v.optional(
    described(named(v.pipe(v.number(), v.integer())), 'CSS `z-index` of layers by name, such as `modal`.'),
  ),
});

/** The measurable part of a brand. A group that is absent is not known. */
export const TokensSchema = v.strictObject({
  color: described(ColorGroup, 'Colours by scheme.'),
  type: v.optional(described(TypeGroup, 'Font families, sizes, weights and spacing of letters.')),
  spacing: v.optional(described(SpacingGroup, 'Margins, paddings and gaps.')),
  radius: v.optional(described(RadiusGroup, 'Corner radii.')),
  shadow: v.optional(described(ShadowGroup, 'Shadows.')),
  border: v.optional(described(BorderGroup, 'Border widths.')),
  motion: v.optional(described(MotionGroup, 'Durations and easings.')),
  layout: v.optional(described(LayoutGroup, 'Breakpoints, container widths and the order of layers.')),
});
export type Tokens = v.InferOutput<typeof TokensSchema>;

const CITATIONS = ['cites', 'cites_for'] as const;

/** Tokens without their sources, as they are answered. */
export const TokenValuesSchema = v.object({
  color: described(v.omit(ColorGroup, CITATIONS), 'Colours by scheme.'),
  type: v.optional(
    described(v.omit(TypeGroup, CITATIONS), 'Font families, sizes, weights and spacing of letters.'),
  ),
  spacing: v.optional(described(v.omit(SpacingGroup, CITATIONS), 'Margins, paddings and gaps.')),
  radius: v.optional(described(v.omit(RadiusGroup, CITATIONS), 'Corner radii.')),
  shadow: v.optional(described(v.omit(ShadowGroup, CITATIONS), 'Shadows.')),
  border: v.optional(described(v.omit(BorderGroup, CITATIONS), 'Border widths.')),
  motion: v.optional(described(v.omit(MotionGroup, CITATIONS), 'Durations and easings.')),
  layout: v.optional(
    described(v.omit(LayoutGroup, CITATIONS), 'Breakpoints, container widths and the order of layers.'),
  ),
});

/** Tokens without their sources: what a page, a hybrid and a brand have in common. */
export type TokenValues = {
  readonly [Group in keyof Tokens]:
    | Omit<NonNullable<Tokens[Group]>, 'cites' | 'cites_for'>
    | Extract<Tokens[Group], undefined>;
};

/** Parts of an interface that most brands have. */
export const COMPONENT_NAMES = ['button', 'input', 'card', 'nav', 'link'] as const;

const CssProperty = v.pipe(v.string(), v.regex(/^[a-z][a-z-]*$/, 'Name a CSS property: border-radius.'));

const ComponentSchema = described(
  v.record(CssProperty, v.pipe(v.string(), v.maxLength(200))),
  'CSS declarations by property; values such as `{color.primary}` refer to tokens.',
);

/** CSS declarations of each part. */
export const ComponentsSchema = v.strictObject(
  v.entriesFromList(COMPONENT_NAMES, v.optional(ComponentSchema)),
);
export type Components = v.InferOutput<typeof ComponentsSchema>;

/** States in which a component differs from its rest state. */
export const STATE_NAMES = ['hover', 'active', 'focus', 'disabled'] as const;

const byComponent = <T extends v.GenericSchema>(value: T) =>
  v.strictObject(v.entriesFromList(COMPONENT_NAMES, v.optional(value)));

/** CSS declarations that a state adds to those of its component. */
export const ComponentStatesSchema = byComponent(
  described(
    v.strictObject(v.entriesFromList(STATE_NAMES, v.optional(ComponentSchema))),
    'Declarations that change, by state.',
  ),
);

/** CSS declarations that a size adds to those of its component, by the name of the size. */
export const ComponentSizesSchema = byComponent(
  described(named(ComponentSchema), 'Declarations that change, by the name of the size.'),
);

export type ComponentStates = v.InferOutput<typeof ComponentStatesSchema>;
export type ComponentSizes = v.InferOutput<typeof ComponentSizesSchema>;

/** Sources of the declarations of each component, its states and sizes; without them they are recalled. */
export const ComponentCitesSchema = byComponent(
  described(Citations, 'Ids of the sources of this component.'),
);
