import { firstScheme } from '../../catalog/flat-tokens.ts';
import type { StatedTokens } from '../../catalog/listed-tokens.ts';
import { tokenFacts } from '../../catalog/token-facts.ts';
import { seenOklch } from '../../color/seen-hue.ts';
import { AXES, type AxisId, type Grammar } from '../../grammar/axes/index.ts';
import { BANDS as CHROMA, isFluorescent } from '../../grammar/axes/palette-saturation/bands.ts';
import { paletteStrategy } from '../../grammar/axes/palette-strategy/axis.ts';
import { pairingOf } from '../../grammar/axes/type-pairing/pairing-of.ts';
import { accepted, type TokenFamily } from '../../grammar/token-facts.ts';
import { chromaticColors, statedAccents } from '../../specimen/brand-choices.ts';

/** The value that the tokens of a taste give an axis; null where they allow the value it has. */
export type Following = (value: string, stated: StatedTokens) => string | null;

/** Axes whose value is that of the tokens wherever the tokens determine it. */
const DETERMINED = [
  'surface.ground',
  'surface.radius',
  'palette.contrast',
  'type.heading_weight',
  'type.body_size',
  'type.display_scale',
  'type.tracking',
  'emphasis.cta_treatment',
  'whitespace.section_gap',
  'whitespace.element_gap',
] as const satisfies readonly AxisId[];

/** Axes whose rule names the value of a token: a page that has it is read as that value alone, however near a boundary. */
const NAMED_BY_RULE: ReadonlySet<AxisId> = new Set([
  'palette.contrast',
  'type.heading_weight',
  'type.body_size',
  'type.display_scale',
  'type.tracking',
]);

/** The axes that follow the tokens where a page made from them could not have the value. */
const FOLLOWINGS: readonly (readonly [AxisId, Following])[] = [
  ...DETERMINED.map((id) => [id, determinedBy(id)] as const),
  ['type.pairing', pairingOfTokens],
  ['palette.saturation', saturationOfTokens],
  ['palette.strategy', strategyOfTokens],
  ['motion.character', characterOfTokens],
];

/** A grammar with the values of the tokens. @returns the changed axes with their former values */
export function followTokens(
  grammar: Grammar,
  stated: StatedTokens,
): { readonly grammar: Grammar; readonly former: Grammar } {
  const changes = FOLLOWINGS.flatMap(([id, follow]) => {
    const value = grammar[id];
    const own = value === undefined ? null : follow(value, stated);
    return own === null ? [] : [[id, value, own] as const];
  });
  return {
    grammar: { ...grammar, ...Object.fromEntries(changes.map(([id, , own]) => [id, own])) },
    former: Object.fromEntries(changes.map(([id, value]) => [id, value])),
  };
}

/**
 * Axes whose value is the only one that follows from the tokens, or that of a number in a rule, so that a page that
 * keeps them has it. Saturation and contrast are those of all that is painted.
 */
export function axesOfTokens(grammar: Grammar, stated: StatedTokens): readonly AxisId[] {
  const facts = tokenFacts(stated);
  return AXES.filter(({ id, fromTokens }) => {
    const derived: readonly string[] = fromTokens?.(facts) ?? [];
    if (derived[0] === undefined || derived[0] !== grammar[id]) return false;
    return derived.length === 1
      ? id !== 'palette.saturation'
      : NAMED_BY_RULE.has(id) && id !== 'palette.contrast';
  }).map(({ id }) => id);
}

function determinedBy(id: (typeof DETERMINED)[number]): Following {
  const axis = AXES.find((one) => one.id === id);
  return (value, stated) => {
    const derived: readonly string[] = axis?.fromTokens?.(tokenFacts(stated)) ?? [];
    const [first] = derived;
    if (first === undefined) return null;
    const fits = NAMED_BY_RULE.has(id) ? value === first : derived.includes(value);
    return fits ? null : first;
  };
}

/** A pairing needs two families that make it, in whatever roles. */
function pairingOfTokens(value: string, { tokens }: StatedTokens): string | null {
  const families = Object.values(tokens.type?.families ?? {});
  const { heading, body } = tokens.type?.families ?? {};
  const [own] = pairingOf(heading ?? body, body);
  if (own === undefined || own === value) return null;
  const isSingle = value === 'single-family';
  return !isSingle && pairs(families).some((pair) => pairingOf(...pair).some((one) => one === value))
    ? null
    : own;
}

function pairs(families: readonly TokenFamily[]): (readonly [TokenFamily, TokenFamily])[] {
  return families.flatMap((one) => families.map((other) => [one, other] as const));
}

/** Accents need a colour of that chroma; nearly grey pages may have small ones of any. */
function saturationOfTokens(value: string, { tokens, theme }: StatedTokens): string | null {
  if (value === 'desaturated') return null;
  const colors = tokens.color[firstScheme(theme, tokens)];
  if (colors === undefined) return null;
  const all = chromaticColors(colors).map(({ color }) => seenOklch(color));
  if (value === 'neon' && all.some(isFluorescent)) return null;
  const values = all.flatMap(({ c }) => accepted(c, CHROMA));
  if (values.some((one) => one === value)) return null;
  const [lead] = statedAccents(colors).map((color) => accepted(seenOklch(color).c, CHROMA)[0]);
  return lead ?? 'desaturated';
}

const BY_HUES = ['mono', 'mono+1', 'duotone', 'triadic'] as const;

/** A palette needs as many hues in the tokens as it shows. */
function strategyOfTokens(value: string, { tokens, theme }: StatedTokens): string | null {
  const colors = tokens.color[firstScheme(theme, tokens)];
  if (colors === undefined) return null;
  const count = statedAccents(colors).length;
  const { hues } = paletteStrategy.shownBy;
  const needed = value === 'mono' ? 0 : hues[value as keyof typeof hues];
  return count >= needed ? null : (BY_HUES[count] ?? null);
}

const MAX_SHORT = 150; // ms; RUBRIC: mechanical motion is that short, or linear
const MIN_SLOW = 600; // ms; RUBRIC: cinematic motion takes that long

/** Mechanical motion needs a short duration or a linear or stepped easing. */
function characterOfTokens(value: string, { tokens: { motion } }: StatedTokens): string | null {
  const durations = Object.values(motion?.durations ?? {}).map((text) => Number.parseFloat(text));
  const isLinear = Object.values(motion?.easings ?? {}).some((text) => /^(?:linear|steps)/.test(text));
  const shortest = Math.min(...durations);
  if (value !== 'mechanical' || durations.length === 0 || isLinear || shortest <= MAX_SHORT) return null;
  return shortest < MIN_SLOW ? 'smooth' : 'cinematic';
}
