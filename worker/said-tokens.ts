import { facesNamed } from '../src/words/named-faces.ts';
import type { SaidToken } from '../src/contract/settle/said-token.ts';
import { tokenColor } from '../src/catalog/token-values.ts';
import { looksColored } from '../src/color/seen-hue.ts';
import { rgbaToOklch } from '../src/color/oklch.ts';
import type { BrandStatement, NamedStatement, Span, Understanding } from '../src/words/understanding.ts';

/** Words that name a hue of no lightness or strength. */
const HUE = /^(?:red|orange|yellow|green|teal|blue|purple|violet)(?:ish|s)?$/i;

/**
 * The design tokens that a brief says: `forest green buttons` is color.primary. Of colours whose role the words leave
 * open, a light one is the ground and one with a hue the primary one, when the brief says no other; refused ones say
 * nothing.
 */
export function saidTokens({ statements }: Understanding, text: string): readonly SaidToken[] {
  const brands = statements.filter((one): one is BrandStatement => one.kind === 'brand');
  const wanted = statements.filter(
    (one): one is NamedStatement =>
      (one.kind === 'color' || one.kind === 'font') &&
      one.polarity === 'for' &&
      !brands.some(({ span }) => span.start < one.span.end && one.span.start < span.end),
  );
  const { heading, body } = facesNamed(wanted);
  const mono = wanted.findLast(({ kind, role }) => kind === 'font' && role === 'mono');
  const tokens = [
    ...withRoles(wanted.filter(({ kind }) => kind === 'color')),
    ...Object.entries({ heading, body, mono }).flatMap(([role, font]): SaidToken[] =>
      font === undefined ? [] : [{ path: `font.${role}`, value: font.values[0] ?? '' }],
    ),
    ...saidLengths(text),
  ];
  return [...new Map(tokens.map((token) => [token.path, token])).values()];
}

/** The colours with the names of their tokens; words such as `orange #ff6600` are one colour. */
function withRoles(all: readonly NamedStatement[]): readonly SaidToken[] {
  const colors = all.filter(({ span }, at) => !isExplained(span, all[at + 1]?.span));
  const taken = new Set(colors.flatMap(({ role }) => role ?? []));
  return colors.flatMap(({ role, values: [value = ''], span }): SaidToken[] => {
    const name = role ?? openRole(value, colors.length, taken);
    if (name === null) return [];
    taken.add(name);
    return [{ path: `color.${name}`, value, ...(HUE.test(span.text) && { isHue: true }) }];
  });
}

function isExplained({ end }: Span, next: Span | undefined): boolean {
  return next !== undefined && next.text.startsWith('#') && next.start - end <= 2;
}

/** OKLCH lightness from which a colour is one of grounds. */
const LIGHT = 0.93;

function openRole(value: string, count: number, taken: ReadonlySet<string>): string | null {
  const color = tokenColor(value);
  const isGround = count > 1 && rgbaToOklch(color).l >= LIGHT;
  const role = isGround ? 'background' : looksColored(color) || count === 1 ? 'primary' : 'text';
  return taken.has(role) ? null : role;
}

const PARTS = { cards: 'card', inputs: 'input', fields: 'input', buttons: 'button' } as const;
const RADIUS =
  /(\d{1,3})\s?px\s+(?:(?:radius|corners?|rounded|on|for|the|all)\s+){0,4}(card|input|field|button)s?\b/gi;
const BODY_SIZE = /\bbody\b[^.,;\d]{0,30}?(\d{2})\s?px|(\d{2})\s?px\s+(?:body|running text)\b/i;

/** Lengths with the part that they are for: `12px on cards` where the words speak of corners, `body in Inter 18px`. */
function saidLengths(text: string): readonly SaidToken[] {
  const radii = /\b(?:radius|radii|corners?|rounded)\b/i.test(text) ? [...text.matchAll(RADIUS)] : [];
  const body = BODY_SIZE.exec(text);
  const size = body?.[1] ?? body?.[2];
  return [
    ...radii.map(([, px = '', part = '']) => ({
      path: `radius.${PARTS[`${part.toLowerCase()}s` as keyof typeof PARTS]}`,
      value: `${px}px`,
    })),
    ...(size === undefined ? [] : [{ path: 'text.body', value: `${size}px` }]),
  ];
}
