import type { TokenValues } from '../catalog/tokens.ts';
import { contrastRatio } from '../color/contrast.ts';
import { parseHex } from '../color/hex.ts';
import { rgbaToOklch } from '../color/oklch.ts';
import { hueDistance } from '../color/seen-hue.ts';
import type { Rgba } from '../color/rgba.ts';
import { BANDS as CONTRAST_BANDS } from '../grammar/axes/palette-contrast/axis.ts';
import { BANDS as CHROMA_BANDS } from '../grammar/axes/palette-saturation/axis.ts';
import { groundOf } from '../grammar/axes/surface-ground/axis.ts';
import { BANDS as RADIUS_BANDS } from '../grammar/axes/surface-radius/axis.ts';
import { place } from '../grammar/decide.ts';
import { fontClass } from '../text/font-class.ts';
import { isWarmHue } from './palette/hues.ts';
import { isDark } from './palette/ground.ts';
import type { Taste } from './taste.ts';

/** What a brand's own tokens settle: only values that agree with the taste, so the grammar still leads. */
export interface BrandChoices {
  readonly ground: Rgba | null;
  readonly ink: Rgba | null;
  /** Leading first; may be fewer than the taste asks for. */
  readonly accents: readonly Rgba[];
  readonly families: { readonly heading: string; readonly body: string } | null;
  /** px */
  readonly radius: number | null;
}

export const NO_CHOICES: BrandChoices = {
  ground: null,
  ink: null,
  accents: [],
  families: null,
  radius: null,
};

export function chooseTokens(taste: Taste, tokens: TokenValues): BrandChoices {
  const scheme = isDark(taste) ? 'dark' : 'light';
  const colors = colorsOf(tokens.color[scheme] ?? tokens.color.light ?? tokens.color.dark ?? {});
  const ground =
    named(colors, GROUND_NAMES).find((color) => groundOf(color) === taste['surface.ground']) ?? null;
  return {
    ground,
    ink: ground === null ? null : inkOn(ground, colors, taste),
    accents: accentsOf(colors, taste),
    families: familiesOf(tokens, taste),
    radius: radiusOf(tokens, taste),
  };
}

const GROUND_NAMES = /^(?:background|ground|canvas|page|paper|base|surface|white|black)/;
const INK_NAMES = /^(?:text|ink|foreground|body|heading)/;
/** Names of a leading colour, the surest first. */
const ACCENT_NAMES = [/^primary/, /^brand/, /^link/, /^accent/];

interface NamedColor {
  readonly name: string;
  readonly color: Rgba;
}

function colorsOf(group: Readonly<Record<string, string>>): NamedColor[] {
  return Object.entries(group).flatMap(([name, text]) => {
    const color = parseHex(text.slice(1));
    return color === null || color.a < 1 ? [] : [{ name, color }];
  });
}

function named(colors: readonly NamedColor[], pattern: RegExp): Rgba[] {
  return colors.filter(({ name }) => pattern.test(name)).map(({ color }) => color);
}

const ON_PANEL = 0.93; // what a panel leaves of the contrast that text has on the ground

/** The brand's ink, where text on panels keeps the asked contrast as well. */
function inkOn(ground: Rgba, colors: readonly NamedColor[], taste: Taste): Rgba | null {
  const fits = (color: Rgba) =>
    [1, ON_PANEL].every(
      (part) =>
        place(part * contrastRatio(color, ground), CONTRAST_BANDS).value === taste['palette.contrast'],
    );
  return named(colors, INK_NAMES).find(fits) ?? null;
}

const ONE_HUE = 30; // degrees, as hues of a palette are told apart

/** The brand's own colours of the asked strength and side, one for each hue, the primary first. */
function accentsOf(colors: readonly NamedColor[], taste: Taste): Rgba[] {
  const { 'palette.saturation': saturation, 'palette.warmth': warmth } = taste;
  const fitting = colors.filter(({ color }) => {
    const { c, h } = rgbaToOklch(color);
    const side = isWarmHue(h) ? 'warm' : 'cool';
    const onSide = warmth === 'mixed' || warmth === 'neutral' || warmth === side;
    return onSide && place(c, CHROMA_BANDS).value === (saturation === 'neon' ? 'vivid' : saturation);
  });
  const ranked = fitting.toSorted((a, b) => rankOf(a) - rankOf(b)).map(({ color }) => color);
  return ranked.filter((color, at) => ranked.slice(0, at).every((before) => differ(before, color)));
}

function rankOf({ name }: NamedColor): number {
  const at = ACCENT_NAMES.findIndex((pattern) => pattern.test(name));
  return at === -1 ? ACCENT_NAMES.length : at;
}

function differ(a: Rgba, b: Rgba): boolean {
  return hueDistance(rgbaToOklch(a).h, rgbaToOklch(b).h) >= ONE_HUE;
}

/** A list of names and nothing else: a stack goes into the style sheet as it is. */
const SAFE_STACK = /^[\p{L}\p{N}\s"',.+-]{1,600}$/u;
const HEADING_ROLES = ['display', 'heading', 'headline', 'title', 'body'];
const BODY_ROLES = ['body', 'text', 'sans', 'display'];

function familiesOf({ type }: TokenValues, taste: Taste): BrandChoices['families'] {
  const stack = (roles: readonly string[]) =>
    roles
      .flatMap((role) => type?.families?.[role] ?? [])
      .map(withGeneric)
      .at(0);
  const [heading, body] = [stack(HEADING_ROLES), stack(BODY_ROLES)];
  if (heading === undefined || body === undefined || !SAFE_STACK.test(`${heading},${body}`)) return null;
  return pairingOf(heading, body) === taste['type.pairing'] ? { heading, body } : null;
}

type Family = NonNullable<NonNullable<TokenValues['type']>['families']>[string];

/** Ends a stack in the generic face of its class: few readers have the brand's own, and what follows is Times. */
function withGeneric({ stack, class: kind }: Family): string {
  return namesOf(stack).some((name) => GENERIC_NAMES.has(name)) ? stack : `${stack}, ${GENERIC[kind]}`;
}

const GENERIC: Readonly<Record<Family['class'], string>> = {
  serif: 'serif',
  slab: 'serif',
  sans: 'sans-serif',
  grotesque: 'Helvetica, Arial, "Liberation Sans", sans-serif',
  mono: 'monospace',
  script: 'cursive',
  display: 'sans-serif',
};
const GENERIC_NAMES: ReadonlySet<string> = new Set([
  'serif',
  'sans-serif',
  'monospace',
  'cursive',
  'fantasy',
  'system-ui',
  'ui-serif',
  'ui-sans-serif',
  'ui-monospace',
]);

/** The pairing two stacks make; null for pairs that the axis has no name for. */
function pairingOf(heading: string, body: string): Taste['type.pairing'] | null {
  if (firstOf(heading) === firstOf(body)) return 'single-family';
  const classes = [heading, body].map((stack) => fontClass(namesOf(stack)));
  const grotesque = classes.includes('grotesque');
  if (classes.includes('mono')) return grotesque ? 'grotesque/mono' : 'sans/mono';
  if (classes.includes('serif')) return grotesque ? 'serif/grotesque' : 'serif/sans';
  return 'sans/sans';
}

function namesOf(stack: string): string[] {
  return stack.split(',').map((name) => name.trim().replaceAll(/["']/g, '').toLowerCase());
}

const firstOf = (stack: string) => namesOf(stack)[0] ?? '';

function radiusOf({ radius }: TokenValues, taste: Taste): number | null {
  const values = Object.values(radius?.values ?? {}).map((value) => Number.parseFloat(value));
  return values.find((value) => place(value, RADIUS_BANDS).value === taste['surface.radius']) ?? null;
}
