import type { TextEdit } from './text-edit.ts';
import { UTILITY_COLORS } from './vocabulary/utility-colors.ts';
import { allMatches } from '../text/all-matches.ts';

/** Radii of the classes of Tailwind, in pixels. */
const RADII: Readonly<Record<string, string>> = {
  none: 'no rounded corners',
  sm: '4px radius',
  md: '6px radius',
  lg: '8px radius',
  xl: '12px radius',
  '2xl': '16px radius',
  '3xl': '24px radius',
  full: 'pill corners',
};
const SHADOWS: Readonly<Record<string, string>> = {
  none: 'no shadows',
  sm: 'subtle shadows',
  md: 'subtle shadows',
  lg: 'dramatic shadows',
  xl: 'dramatic shadows',
  '2xl': 'dramatic shadows',
};
const FACES: Readonly<Record<string, string>> = {
  mono: 'monospace type',
  serif: 'serif type',
  sans: 'sans type',
};
const NEUTRALS = 'slate|gray|zinc|neutral|stone';
const SHADES = String.raw`(?:bg|text|from|via|to|ring|border|divide|fill|stroke)-[a-z]+-\d{2,3}(?:\/\d+)?`;
const CLASSES = new RegExp(
  String.raw`(?<![\w-])(?:rounded-(none|sm|md|lg|xl|[23]xl|full)|shadow-(none|sm|md|lg|xl|2xl)|border-([0248])|bg-(white|black|(?:${NEUTRALS})-\d{2,3})|font-(mono|serif|sans)|(?:bg-)?((?:red|orange|amber|yellow|lime|green|emerald|teal|cyan|sky|blue|indigo|violet|purple|fuchsia|pink|rose)-[4-7]00)|${SHADES}|text-(?:white|black)|(?:py|my|space-y|gap(?:-y)?)-(\d{1,2})|(?:p|px|pt|pb|pl|pr|m|mx|mt|mb|ml|mr|gap-x|space-x)-\d{1,2})(?![\w-])`,
  'g',
);

/** Classes of Tailwind in words: `border-2 rounded-none` is 2px borders, no rounded corners. Other colours may be of a button. */
export function utilityEdits(text: string): TextEdit[] {
  return allMatches(CLASSES, text).map((match) => {
    const said = meaningOf(match);
    const { 0: written, index } = match;
    return {
      start: index,
      end: index + written.length,
      put: said === null ? '' : match[6] === undefined ? `${said}, ` : said,
    };
  });
}

function meaningOf(match: RegExpExecArray): string | null {
  const { 1: radius, 2: shadow, 3: width, 4: ground, 5: face, 6: hue, 7: step } = match;
  if (hue !== undefined) return coloredAs(hue, match);
  if (step !== undefined) return `${Number(step) * STEP}px space`;
  if (radius !== undefined) return RADII[radius] ?? null;
  if (shadow !== undefined) return SHADOWS[shadow] ?? null;
  if (width !== undefined) return width === '0' ? 'no borders' : `${width}px borders`;
  if (face !== undefined) return FACES[face] ?? null;
  return ground === undefined ? null : groundOf(ground);
}

/** `bg-blue-600` is a colour of what is to be seen first, where nothing says of what. */
function coloredAs(hue: string, { 0: written, index, input }: RegExpExecArray): string {
  const after = input.slice(index + written.length);
  const isBare = written.startsWith('bg-') && !/^\s+[\p{L}-]*(?:buttons?|ctas?|links?)\b/iu.test(after);
  return `${isBare ? 'accent ' : ''}${UTILITY_COLORS[hue] ?? ''}`;
}

/** `white`, `black` or a neutral with its shade, from 50, the lightest, to 950. */
function groundOf(ground: string): string | null {
  const shade = /\d+$/.exec(ground);
  if (shade === null) return `${ground} page`;
  if (Number(shade) >= DARK) return 'dark background';
  return Number(shade) <= LIGHT ? 'light grey page' : null;
}

/** px of a step of the spacing scale. */
const STEP = 4;
const DARK = 800;
const LIGHT = 100;
