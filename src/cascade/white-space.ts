import { type ElementScope, setValue } from './element-scope.ts';
import { keyword } from './values/keyword.ts';

/** `white-space` is a shorthand of these longhands; the tracked property is put together from both. */
export const WHITE_SPACE_PARTS = {
  'white-space-collapse': keyword('collapse preserve preserve-breaks preserve-spaces break-spaces'),
  'text-wrap-mode': keyword('wrap nowrap'),
} as const;

export type WhiteSpacePart = keyof typeof WHITE_SPACE_PARTS;

export function isWhiteSpacePart(name: string): name is WhiteSpacePart {
  return Object.hasOwn(WHITE_SPACE_PARTS, name);
}

interface WhiteSpace {
  readonly collapse: string;
  readonly wrap: string;
}

const NORMAL: WhiteSpace = { collapse: 'collapse', wrap: 'wrap' };

/** DATA: the keywords of `white-space` and what they set. */
export const WHITE_SPACE_KEYWORDS: ReadonlyMap<string, WhiteSpace> = new Map([
  ['normal', NORMAL],
  ['nowrap', { collapse: 'collapse', wrap: 'nowrap' }],
  ['pre', { collapse: 'preserve', wrap: 'nowrap' }],
  ['pre-wrap', { collapse: 'preserve', wrap: 'wrap' }],
  ['pre-line', { collapse: 'preserve-breaks', wrap: 'wrap' }],
  ['break-spaces', { collapse: 'break-spaces', wrap: 'wrap' }],
]);

/** Sets one half of `white-space`; both halves are inherited. */
export function applyWhiteSpace(part: WhiteSpacePart, text: string, scope: ElementScope): void {
  const now = split(scope.style['white-space']);
  const inherited = split(scope.parent?.style['white-space'] ?? 'normal');
  const key = part === 'text-wrap-mode' ? 'wrap' : 'collapse';
  const value = VALUES.has(text) ? text : text === 'initial' ? NORMAL[key] : inherited[key];
  setValue(scope, 'white-space', join({ ...now, [key]: value }));
}

const VALUES: ReadonlySet<string> = new Set([
  'collapse',
  'preserve',
  'preserve-breaks',
  'preserve-spaces',
  'break-spaces',
  'wrap',
  'nowrap',
]);

/** The keyword for a pair, or the pair itself where there is none. */
function join({ collapse, wrap }: WhiteSpace): string {
  for (const [name, pair] of WHITE_SPACE_KEYWORDS)
    if (pair.collapse === collapse && pair.wrap === wrap) return name;
  return `${collapse} ${wrap}`;
}

function split(value: string): WhiteSpace {
  const known = WHITE_SPACE_KEYWORDS.get(value);
  if (known !== undefined) return known;
  const [collapse = NORMAL.collapse, wrap = NORMAL.wrap] = value.split(' ');
  return { collapse, wrap };
}
