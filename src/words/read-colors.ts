import * as patterns from './vocabulary/long-patterns.ts';
import { colorsNamed } from 'culori/fn';
import { parseFixedColor } from '../color/parse-color.ts';
import { toHex } from '../color/hex.ts';
import { lazy } from '../text/lazy.ts';
import { isRefused } from './negation.ts';
import type { NamedStatement, StatementReader } from './understanding.ts';
import { shaded, shadingStart } from './shades.ts';
import { COLOR_WORDS, INKS, NO_COLOR_WORDS } from './vocabulary/colors.ts';
import { OF_SHADOW } from './vocabulary/css-patterns.ts';
import { allMatches } from '../text/all-matches.ts';

/** Reads colours: their names, `#rrggbb`, `rgb()` and `hsl()`, with the part of the page that they are for. */
export const readColors: StatementReader = (text) => ({
  statements: namesIn(text).flatMap(({ name, written, index }): NamedStatement[] => {
    const isNotation = /^[#\d]|\(/.test(written);
    if (isNotation && SHADE.test(text.slice(Math.max(0, index - REACH), index))) return [];
    const start = isNotation ? index : shadingStart(text, index);
    const end = index + written.length;
    const span = { start, end, text: text.slice(start, end) };
    const role = (isNotation ? namedBefore(text, start) : null) ?? roleOf(text, span);
    const hex = hexOf(name, text.slice(start, index), role);
    if (hex === null) return [];
    const refused =
      isRefused(text, span) || REFUSED_SHADE.test(text.slice(Math.max(0, start - REACH), start));
    const polarity = refused ? 'against' : 'for';
    return [{ kind: 'color', span, values: [hex], polarity, degree: 1, confidence: 1, role }];
  }),
  ambiguous: [],
});

interface ColorName {
  readonly name: string;
  /** The name, with the hue behind it: `rust red`. */
  readonly written: string;
  readonly index: number;
}

/** The colours of a text; `rust red` is one, by its first word. */
function namesIn(text: string): readonly ColorName[] {
  const names: ColorName[] = [];
  for (const { 0: written, index } of allMatches(colorPattern(), text)) {
    const last = names.at(-1);
    if (last !== undefined && isHueOf(last, text.slice(last.index, index), written))
      names.splice(-1, 1, { ...last, written: text.slice(last.index, index + written.length) });
    else names.push({ name: written, written, index });
  }
  return names;
}

function isHueOf({ name }: ColorName, upTo: string, written: string): boolean {
  const isBeside = upTo.length === name.length + 1 && /[\s-]$/.test(upTo);
  return isBeside && HUES_OF_SHADES.test(written) && !PLAIN_NAMES.test(name);
}

const HUES_OF_SHADES = /^(?:red|orange|yellow|green|blue|purple|brown|pink)$/i;
/** Hues and greys stand beside each other as two: `red green`. */
const PLAIN_NAMES =
  /^(?:red|orange|yellow|green|blue|purple|violet|brown|pink|black|white|gr[ae]y|#.*|.*\(.*|.*ish|.*s)$/i;
/** `Don't use that old purple`, `don't give us that dull beige`: words of judgement stand before the colour. */
const REFUSED_SHADE = new RegExp(patterns.REFUSED_SHADE, 'iu');
/** A shadow, an overlay or a glow has a colour of its own. */
const SHADE = new RegExp(OF_SHADOW, 'iu');
/** Characters before a colour. */
const REACH = 80;

const byName = lazy(
  (): ReadonlyMap<string, string> =>
    new Map([
      ...Object.keys(colorsNamed)
        .filter((name) => !NO_COLOR_WORDS.has(name))
        .map((name) => [name, name] as const),
      ...Object.entries(COLOR_WORDS),
    ]),
);

/** Hues in plural, without those that are fruit and flowers as well: `oranges`, `violets`. */
const PLURALS = String.raw`\b(?:reds|greens|yellows|browns|pinks|purples|teals|(?<!\bthe )blues(?! (?:band|bar|club|music|festival|guitar)))\b`;

/** `light green`, `lightgreen` and `light-green` are one. */
const colorPattern = lazy(() => {
  const names = [...byName().keys()]
    .toSorted((a, b) => b.length - a.length || (a < b ? -1 : 1))
    .map((name) =>
      name.replace(/^(light|dark|medium|deep|pale)(?=[a-z])/, '$1[\\s-]?').replaceAll(' ', '[\\s-]'),
    );
  return new RegExp(
    String.raw`#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})(?![\da-z])|\b(?:rgb|hsl|oklch|lab)a?\([^()]{3,60}\)|\b(?:${names.join('|')})(?:ish)?\b|\b(?:${Object.keys(INKS).join('|')})\b|${PLURALS}`,
    'gi',
  );
});

function hexOf(written: string, shades: string, role: string | null): string | null {
  const name = written.toLowerCase().replace(/ish$|s$/, '');
  const ink = INKS[name];
  if (ink !== undefined) return role === 'text' ? ink : null;
  const css = byName().get(name.replaceAll('-', ' ')) ?? byName().get(name.replaceAll(/[\s-]/g, '')) ?? name;
  const color = parseFixedColor(css);
  if (color === null) return null;
  const shown = shades === '' ? color : shaded(shades, name, color);
  return typeof shown === 'string' ? shown : toHex(shown);
}

/** Parts of a page by the names of their colour tokens, and the words for them. */
const ROLES = [
  ['background', 'background|backdrop|ground|page|canvas|paper|base'],
  [
    'primary',
    'buttons?|cta|ctas|call to action|calls to action|(?:primary|accent|main|brand)(?: colou?rs?)?|accents?|highlights?',
  ],
  ['link', 'links?'],
  ['text', 'text|type|lettering|letters|words|ink|headings?|headlines?|titles?|body copy|copy'],
  ['border', 'borders?|lines?|rules|outlines?|dividers?'],
] as const;

/** Words between a colour and the thing it colours: `forest green for the buttons`. */
const LINK_WORDS = String.raw`(?!\s*\n\s*[-*•])[\s-]+(?:(?:for|on|as|in|coloured|colored|colour|color|solid|filled|main|only|all|the|our|an?|single)\s+){0,4}`;

function roleOf(
  text: string,
  { start, end }: { readonly start: number; readonly end: number },
): string | null {
  const after = text.slice(end, end + 40);
  const before = text.slice(Math.max(0, start - 40), start);
  const patterns = rolePatterns();
  return (
    patterns.find((role) => role.after.test(after))?.name ??
    patterns.find((role) => role.before.test(before))?.name ??
    null
  );
}

/** What a colour in CSS notation is for by the name right before it: `links #06c`, `border-color: #ddd`, `color: #fff`. */
function namedBefore(text: string, start: number): string | null {
  const before = text.slice(Math.max(0, start - REACH), start);
  if (/(?<![\p{L}-])color\s*:\s*$/iu.test(before)) return 'text';
  return rolePatterns().find(({ right }) => right.test(before))?.name ?? null;
}

/** What follows and what precedes a colour of each role. */
const rolePatterns = lazy(() =>
  ROLES.map(([name, words]) => ({
    name,
    right: new RegExp(String.raw`\b(?:${words})(?:[\s-]colou?rs?)?\s*[:=]?\s*$`, 'i'),
    after: new RegExp(String.raw`^${LINK_WORDS}(?:${words})\b${name === 'text' ? ON_COLOR : ''}`, 'i'),
    before: new RegExp(String.raw`\b(?:${words})${LINK_BEFORE}${name === 'background' ? ON : ''}`, 'i'),
  })),
);

const HUES =
  'black|white|cream|ivory|gr[ae]y|charcoal|gold|silver|red|green|blue|navy|yellow|orange|pink|purple|brown|teal|coral|burgundy';
/** `Dark brown text on soft pink` */
const ON = String.raw`|(?:text|type|letters|lettering|ink|ish|${HUES})\s+on\s+(?:an?\s+)?$`;
/** `Brown on cream`: the first colour is the one that is read. */
const ON_COLOR = String.raw`|^\s+on\s+(?:an?\s+|the\s+)?(?:(?:deep|dark|soft|pale|light|off|pure|warm)[\s-])?(?:${HUES})\b`;

/** Words between the thing and its colour: `buttons in forest green`. */
const LINK_BEFORE = String.raw`(?:\s+|(?=:))(?:(?:are|is|be|in|should|must|of|an?|a\s+deep|a\s+bright|:|all|like|sort\s+of|kind\s+of|maybe|some)\s*){1,4}$`;
