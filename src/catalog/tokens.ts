import * as v from 'valibot';

/** Id of a source of the same entry, or `curated` for what no source states: written from general knowledge, unchecked. */
const CitationId = v.pipe(
  v.string(),
  v.regex(/^[a-z][a-z0-9-]*$/, 'Write the id of an entry of `sources`, or `curated`.'),
);
const TokenName = v.pipe(
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

/** Where the tokens of a group come from; `cites_for` names those that come from elsewhere. */
const citations = {
  cites: v.pipe(
    v.array(CitationId, 'List the sources of this group: [primer], or [curated].'),
    v.minLength(1, 'Cite a source id, or `curated`.'),
  ),
  cites_for: v.optional(v.record(v.string(), v.pipe(v.array(CitationId), v.minLength(1)))),
};
const named = <T extends v.GenericSchema>(value: T) => v.record(TokenName, value);

const ColorGroup = v.strictObject({
  ...citations,
  light: v.optional(named(Hex)),
  dark: v.optional(named(Hex)),
});

/** What a designer would call the face; decides the pairing axis. */
const FAMILY_CLASSES = ['serif', 'slab', 'sans', 'grotesque', 'mono', 'script', 'display'] as const;

const TypeGroup = v.strictObject({
  ...citations,
  families: v.optional(named(v.strictObject({ stack: v.string(), class: v.picklist(FAMILY_CLASSES) }))),
  weights: v.optional(named(Weight)),
  sizes: v.optional(named(Pixels)),
  scale: v.optional(v.array(Pixels)),
  line_heights: v.optional(named(LineHeight)),
  tracking: v.optional(named(Ems)),
});

const SpacingGroup = v.strictObject({
  ...citations,
  scale: v.optional(v.array(Pixels)),
  values: v.optional(named(Pixels)),
});
const RadiusGroup = v.strictObject({ ...citations, values: named(Pixels) });
const ShadowGroup = v.strictObject({ ...citations, values: named(v.pipe(v.string(), v.maxLength(300))) });
const BorderGroup = v.strictObject({ ...citations, values: named(Pixels) });
const MotionGroup = v.strictObject({
  ...citations,
  durations: v.optional(named(Milliseconds)),
  easings: v.optional(named(Easing)),
});

/** The measurable part of a brand. A group that is absent is not known. */
export const TokensSchema = v.strictObject({
  color: ColorGroup,
  type: v.optional(TypeGroup),
  spacing: v.optional(SpacingGroup),
  radius: v.optional(RadiusGroup),
  shadow: v.optional(ShadowGroup),
  border: v.optional(BorderGroup),
  motion: v.optional(MotionGroup),
});
export type Tokens = v.InferOutput<typeof TokensSchema>;

const CITATIONS = ['cites', 'cites_for'] as const;

/** Tokens without their sources, as they are answered. */
export const TokenValuesSchema = v.object({
  color: v.omit(ColorGroup, CITATIONS),
  type: v.optional(v.omit(TypeGroup, CITATIONS)),
  spacing: v.optional(v.omit(SpacingGroup, CITATIONS)),
  radius: v.optional(v.omit(RadiusGroup, CITATIONS)),
  shadow: v.optional(v.omit(ShadowGroup, CITATIONS)),
  border: v.optional(v.omit(BorderGroup, CITATIONS)),
  motion: v.optional(v.omit(MotionGroup, CITATIONS)),
});

/** Tokens without their sources: what a page, a hybrid and a brand have in common. */
export type TokenValues = {
  readonly [Group in keyof Tokens]:
    | Omit<NonNullable<Tokens[Group]>, 'cites' | 'cites_for'>
    | Extract<Tokens[Group], undefined>;
};

/** Parts of an interface that most brands have. */
const COMPONENT_NAMES = ['button', 'input', 'card', 'nav', 'link'] as const;

const CssProperty = v.pipe(v.string(), v.regex(/^[a-z][a-z-]*$/, 'Name a CSS property: border-radius.'));

/** CSS declarations whose values refer to tokens: `background: '{color.primary}'`. */
export const ComponentsSchema = v.strictObject(
  v.entriesFromList(COMPONENT_NAMES, v.optional(v.record(CssProperty, v.pipe(v.string(), v.maxLength(200))))),
);
export type Components = v.InferOutput<typeof ComponentsSchema>;
