import { type ElementScope, setValue } from './element-scope.ts';
import { type ValueParser, valueParser } from './value-parsers.ts';
import { layered } from './values/background.ts';
import { keyword } from './values/keyword.ts';
import { positionAlong } from './values/position.ts';

/**
 * Longhands that are parts of a tracked property: `white-space` and `background-position` are shorthands in Chromium,
 * but are tracked as one property.
 */
export const PROPERTY_PARTS: ReadonlyMap<string, PropertyPart> = new Map<string, PropertyPart>([
  ['white-space-collapse', whiteSpacePart('collapse', 'collapse preserve preserve-breaks break-spaces')],
  ['text-wrap-mode', whiteSpacePart('wrap', 'wrap nowrap')],
  ['background-position-x', positionPart('x')],
  ['background-position-y', positionPart('y')],
]);

export interface PropertyPart {
  readonly parse: ValueParser<string>;
  /** Sets its part of the property. */
  readonly apply: (text: string, scope: ElementScope) => void;
}

/** The two longhands of `white-space`. */
interface WhiteSpace {
  readonly collapse: string;
  readonly wrap: string;
}

const NORMAL: WhiteSpace = { collapse: 'collapse', wrap: 'wrap' };

/** DATA: the keywords of `white-space` and their longhands. */
export const WHITE_SPACE_KEYWORDS: ReadonlyMap<string, WhiteSpace> = new Map([
  ['normal', NORMAL],
  ['nowrap', { collapse: 'collapse', wrap: 'nowrap' }],
  ['pre', { collapse: 'preserve', wrap: 'nowrap' }],
  ['pre-wrap', { collapse: 'preserve', wrap: 'wrap' }],
  ['pre-line', { collapse: 'preserve-breaks', wrap: 'wrap' }],
  ['break-spaces', { collapse: 'break-spaces', wrap: 'wrap' }],
]);

function whiteSpacePart(half: keyof WhiteSpace, words: string): PropertyPart {
  const parse = valueParser(keyword(words));
  return {
    parse,
    apply: (text, scope) => {
      const inherited = splitWhiteSpace(scope.parent?.style['white-space'] ?? 'normal');
      const fallback = text === 'initial' ? NORMAL : inherited;
      const value = parse(text)?.compute(scope.context) ?? fallback[half];
      const whole = { ...splitWhiteSpace(scope.style['white-space']), [half]: value };
      setValue(scope, 'white-space', joinWhiteSpace(whole));
    },
  };
}

/** The keyword for a pair of longhands, or the pair itself if there is none. */
function joinWhiteSpace({ collapse, wrap }: WhiteSpace): string {
  for (const [name, pair] of WHITE_SPACE_KEYWORDS)
    if (pair.collapse === collapse && pair.wrap === wrap) return name;
  return `${collapse} ${wrap}`;
}

function splitWhiteSpace(value: string): WhiteSpace {
  const known = WHITE_SPACE_KEYWORDS.get(value);
  if (known !== undefined) return known;
  const [collapse = NORMAL.collapse, wrap = NORMAL.wrap] = value.split(' ');
  return { collapse, wrap };
}

function positionPart(axis: 'x' | 'y'): PropertyPart {
  const parse = valueParser(layered(positionAlong(axis)));
  return {
    parse,
    apply: (text, scope) => {
      const value = parse(text)?.compute(scope.context) ?? '0%';
      const given = value.split(', ');
      const before = scope.style['background-position'].split(', ').map(splitPosition);
      const count = Math.max(given.length, before.length);
      const layers = Array.from({ length: count }, (_, i) => {
        const [x, y] = before[i % before.length] ?? ['0%', '0%'];
        const along = given[i % given.length] ?? '0%';
        return axis === 'x' ? `${along} ${y}` : `${x} ${along}`;
      });
      setValue(scope, 'background-position', layers.join(', '));
    },
  };
}

/** The two parts of a position, each a length or a calc() that may contain spaces. */
function splitPosition(position: string): readonly [x: string, y: string] {
  const end = position.startsWith('calc(') ? position.indexOf(')') + 1 : position.indexOf(' ');
  return [position.slice(0, end), position.slice(end + 1)];
}
