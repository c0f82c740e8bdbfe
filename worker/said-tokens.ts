import type { SaidToken } from '../src/contract/settle/said-token.ts';
import { tokenColor } from '../src/catalog/token-values.ts';
import { looksColored } from '../src/color/seen-hue.ts';
import { toHex } from '../src/color/hex.ts';
import { oklchColor, rgbaToOklch } from '../src/color/oklch.ts';
import { groundOf } from '../src/grammar/axes/surface-ground/axis.ts';
import { TINTS } from '../src/words/vocabulary/colors.ts';
import { isCovered } from '../src/words/is-covered.ts';
import { facesByRole } from './said-faces.ts';
import { saidLengths } from './said-lengths.ts';
import type { BrandStatement, NamedStatement, Span, Statement } from '../src/words/understanding.ts';

/** Words that name a hue of no lightness or strength. */
const HUE = /^(?:red|orange|yellow|brown|green|teal|blue|purple|violet)(?:ish|s)?$/i;

/**
 * The design tokens that a brief says: `forest green buttons` is color.primary. Of colours whose role the words leave
 * open, a light one is the ground and one with a hue the primary one, when the brief says no other, and the next ones
 * accents; refused ones say nothing.
 */
export function saidTokens(statements: readonly Statement[], text: string): readonly SaidToken[] {
  const brands = statements.filter((one): one is BrandStatement => one.kind === 'brand');
  const wanted = statements.filter(
    (one): one is NamedStatement =>
      (one.kind === 'color' || one.kind === 'font') &&
      one.polarity === 'for' &&
      !brands.some(({ span }) => span.start < one.span.end && one.span.start < span.end),
  );
  const { heading, body } = facesByRole(wanted, statements, text);
  const mono = wanted.findLast(({ kind, role }) => kind === 'font' && role === 'mono');
  const tokens = [
    ...withRoles(
      exactColors(
        wanted.filter(({ kind }) => kind === 'color'),
        text,
      ),
      statements,
    ),
    ...Object.entries({ heading, body, mono: mono?.values[0] }).flatMap(([role, value]): SaidToken[] =>
      value === undefined ? [] : [{ path: `font.${role}`, value }],
    ),
    ...saidLengths(text, statements),
  ];
  return [...new Map(tokens.map((token) => [token.path, token])).values()];
}

/**
 * The colours, where `orange #ff6600` and `orange links #ff6600` are one: the code says which orange is meant, and the words
 * what it is for.
 */
function exactColors(all: readonly NamedStatement[], text: string): readonly NamedStatement[] {
  return all.flatMap((color, at): NamedStatement[] => {
    const [last, next] = [all[at - 1], all[at + 1]];
    if (next !== undefined && isExplained(color, next, text)) return [];
    const isCode = last !== undefined && isExplained(last, color, text);
    return [isCode && color.role === null ? { ...color, role: last.role ?? null } : color];
  });
}

/** Whether the next colour is the code of this one. */
function isExplained({ span, role }: NamedStatement, { span: next }: NamedStatement, text: string): boolean {
  if (!next.text.startsWith('#') || span.text.startsWith('#')) return false;
  return next.start - span.end <= 2 || (role !== null && ITS_PART.test(text.slice(span.end, next.start)));
}

/** ` links `, ` for the buttons (` */
const ITS_PART = /^[\s-](?:(?!(?:and|with|on|over|und)\b)\p{L}+[\s-]){1,4}[(:]?$/iu;

/** The colours with the names of their tokens. */
function withRoles(
  colors: readonly NamedStatement[],
  statements: readonly Statement[],
): readonly SaidToken[] {
  const taken = new Set(colors.flatMap(({ role }) => role ?? []));
  return colors.flatMap((color): SaidToken[] => {
    const { values, span } = color;
    const name = color.role ?? openRole(color, { count: colors.length, taken, statements });
    if (name === null) return [];
    taken.add(name);
    return [
      {
        path: `color.${name}`,
        value: name === 'background' ? asGround(values[0] ?? '', span.text) : (values[0] ?? ''),
        phrase: span.text,
        start: span.start,
        ...(HUE.test(span.text) && { isHue: true }),
        ...(/^\p{L}/u.test(span.text) && !/\(/.test(span.text) && { isWord: true }),
      },
    ];
  });
}

/** OKLCH: a dark colour of a whole page is neither as light nor as strong as that of a button. */
const MAX_IN_DARK = { l: 0.34, c: 0.1 } as const;

function asGround(value: string, words: string): string {
  const tint = TINTS[words.toLowerCase()];
  if (tint !== undefined) return tint;
  const { l, c, h } = rgbaToOklch(tokenColor(value));
  if (l > SHADED_DARK || !SHADED.test(words)) return value;
  return toHex(oklchColor(Math.min(l, MAX_IN_DARK.l), Math.min(c, MAX_IN_DARK.c), h));
}

const SHADED = /^(?:very\s+)?(?:dark|deep)/i;

/** OKLCH lightness from which a colour is one of grounds, and up to which it may be one in the dark. */
const LIGHT = 0.93;
const DARK = 0.4;
/** The same of a colour that is called dark: the dark green of CSS. */
const SHADED_DARK = 0.48;
/** OKLCH chroma of the strongest tint that is one of grounds where nothing says so: cream, not yellow. */
const MAX_TINT = 0.06;

interface Others {
  readonly count: number;
  /** Roles that other colours have. */
  readonly taken: ReadonlySet<string>;
  /** All that the brief states. */
  readonly statements: readonly Statement[];
}

function openRole(
  { values: [value = ''], span }: NamedStatement,
  { count, taken, statements }: Others,
): string | null {
  const color = tokenColor(value);
  const { l, c } = rgbaToOklch(color);
  const isDark =
    (l <= DARK && saysGround(value, span, statements)) || (l <= SHADED_DARK && isOfDark(span, statements));
  const isGround = isDark || (count > 1 && l >= LIGHT && c <= MAX_TINT);
  const roles = isGround
    ? ['background']
    : looksColored(color)
      ? ['primary', 'accent', 'accent-2', 'accent-3']
      : [count === 1 ? 'primary' : 'text'];
  return roles.find((role) => !taken.has(role)) ?? null;
}

/** Whether the words of a colour state a ground of its kind: `like Notion, but dark blue`, not the navy of `navy and white`. */
function saysGround(value: string, span: Span, statements: readonly Statement[]): boolean {
  const kind = groundOf(tokenColor(value));
  return statements.some(
    (one) =>
      one.kind === 'axis' &&
      one.axis === 'surface.ground' &&
      one.values.includes(kind) &&
      isCovered(span, [one]),
  );
}

/** `Dark but not black, more like a dark green` */
function isOfDark(span: Span, statements: readonly Statement[]): boolean {
  return (
    SHADED.test(span.text) &&
    statements.some(
      (one) =>
        one.polarity === 'for' &&
        !isCovered(span, [one]) &&
        (one.kind === 'axis'
          ? one.axis === 'surface.dark_mode' && one.values[0] === 'dark-first'
          : one.kind === 'style' && one.values[0] === 'dark'),
    )
  );
}
