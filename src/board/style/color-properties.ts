import { tokenColor } from '../../catalog/token-values.ts';
import { rgbaToOklch } from '../../color/oklch.ts';
import { CHROMATIC_FROM } from '../../color/seen-hue.ts';
import { type BoardFacts, ratioOf } from '../board-facts.ts';
import { compositionOf } from '../composition.ts';
import { isClear, textOn } from '../field.ts';
import { spectrumColors } from '../main-colors.ts';

/** Colours of the layout of a board, by the names of their custom properties. */
export function colorProperties(facts: BoardFacts): Readonly<Record<string, string>> {
  const plate = plateOf(facts);
  const half = besideField(facts);
  const { ground, ink, headline, quiet, line, panel, accent, accent2, onAccent, field } = facts;
  return {
    ground,
    ink,
    headline,
    quiet,
    line,
    panel,
    accent,
    'accent-2': accent2,
    soft: quiet,
    'on-accent': onAccent,
    field: field.back,
    'on-field': field.text,
    mark: field.mark,
    plate: plate.back,
    'on-plate': plate.text,
    half: half.back,
    'on-half': half.text,
    tint: `color-mix(in srgb,${tintOf(facts)} ${ratioOf(ink, ground) < DARK_INK ? 5 : 13}%,${ground})`,
  };
}

/** Contrast ratio of text to its ground; a lighter one is read on a weaker tint alone. */
const DARK_INK = 7;

/** Contrast ratio; colours closer to each other look like one area. */
const APART = 1.3;

/** What grounds of signature moves and drawings are tinted with: the accent, or where it is grey the most saturated colour. */
function tintOf(facts: BoardFacts): string {
  const { accent } = facts;
  const isColored = (hex: string) =>
    hex.length === accent.length && rgbaToOklch(tokenColor(hex)).c >= CHROMATIC_FROM;
  const own = spectrumColors(facts).map(([, hex]) => hex);
  return [accent, ...own.filter((hex) => hex !== accent)].find(isColored) ?? accent;
}

/** The ground of a pattern in the place of a picture: the field, or beside it the most saturated other colour of the brand. */
export function plateOf(facts: BoardFacts): Pick<BoardFacts['field'], 'back' | 'text'> {
  const { field } = facts;
  return compositionOf(facts).isOnField ? besideField(facts) : { back: field.back, text: field.mark };
}

/** The most saturated colour of the brand that differs from its field and its ground, and on which text is clear. */
function besideField(facts: BoardFacts): Pick<BoardFacts['field'], 'back' | 'text'> {
  const { field, ground, headline, ink } = facts;
  const textOf = (hex: string) => textOn(hex, [headline, ground, field.back]);
  const suits = (hex: string) =>
    [field.back, ground].every((other) => ratioOf(hex, other) >= APART) && isClear(textOf(hex), hex);
  const own = [...spectrumColors(facts).map(([, hex]) => hex), ink];
  const back = own.find(suits) ?? [ground, ink].find((hex) => ratioOf(hex, field.back) >= APART) ?? ground;
  return { back, text: textOf(back) };
}
