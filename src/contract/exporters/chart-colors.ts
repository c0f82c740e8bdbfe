import { tokenColor } from '../../catalog/token-values.ts';
import { contrastRatio } from '../../color/contrast.ts';
import { colorDifference } from '../../color/difference.ts';
import { looksColored } from '../../color/seen-hue.ts';
import { isStateColor } from '../../color/state-colors.ts';

type Colors = Readonly<Record<string, string>>;

const CHARTS = 5;
/** OKLab distance from which two areas of a chart are told apart without comparing them. */
const APART = 0.1;
/** WCAG 2.2, 1.4.11: graphics against what is beside them. */
const VISIBLE = 3;
/** Roles that are variants of other colours, or no fills. */
const NO_FILL = /^(?:on-|text|background|surface|border|disabled|focus)|-(?:hover|active|focus|disabled)$/;
/** Parts of the last chosen colour that the missing ones have, the rest is background. */
const TINTS = [75, 55, 40, 25];

/**
 * `chart-1` to `chart-5`: coloured tokens that differ from each other and from the ground, colours of states last. What
 * is missing is mixed from the first ones and the ground, and a remark says so.
 */
export function chartColors(colors: Colors): { roles: Colors; remarks: readonly string[] } {
  const own = distinct(ranked(colors)).slice(0, CHARTS);
  const bases =
    own.length === 0 ? [colors['text'] ?? colors['primary']].filter((color) => color !== undefined) : own;
  if (bases.length === 0) return { roles: {}, remarks: [] };
  const mixed = TINTS.slice(0, CHARTS - bases.length).map(
    (part, i) => `color-mix(in oklab, var(--chart-${(i % bases.length) + 1}) ${part}%, var(--background))`,
  );
  const roles = [...bases, ...mixed].map((color, i) => [`chart-${i + 1}`, color] as const);
  return { roles: Object.fromEntries(roles), remarks: mixed.length === 0 ? [] : [remark(bases.length)] };
}

function remark(known: number): string {
  const rest = known === CHARTS - 1 ? '`chart-5` is' : `\`chart-${known + 1}\` to \`chart-5\` are`;
  return `${rest} mixed from the other chart colours and the background.`;
}

/** Coloured fills: visible ones before faint ones, colours of the brand before those of states. */
function ranked(colors: Colors): readonly string[] {
  const ground = tokenColor(colors['background'] ?? '#ffffff');
  const fills = Object.entries(colors).filter(
    ([name, value]) => !NO_FILL.test(name) && looksColored(tokenColor(value)) && tokenColor(value).a === 1,
  );
  const rank = ([name, value]: readonly [string, string]) =>
    (contrastRatio(tokenColor(value), ground) < VISIBLE ? 2 : 0) + (isStateColor(name) ? 1 : 0);
  return fills.toSorted((a, b) => rank(a) - rank(b)).map(([, value]) => value);
}

function distinct(values: readonly string[]): readonly string[] {
  const chosen: string[] = [];
  for (const value of values)
    if (chosen.every((other) => colorDifference(tokenColor(value), tokenColor(other)) >= APART))
      chosen.push(value);
  return chosen;
}
