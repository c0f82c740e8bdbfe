import { unescapeName } from '../../css/skip.ts';
import type { ElementTest } from './selector.ts';

type AttributeOperator = '' | '=' | '~=' | '|=' | '^=' | '$=' | '*=';

/** `[name operator "value"]`; `folded` is case-insensitive comparison. */
export interface AttributeSelector {
  readonly name: string;
  readonly operator: AttributeOperator;
  readonly value: string;
  /** `always` for the `i` flag, `html` for attributes whose values are case-insensitive in HTML, `never` otherwise. */
  readonly folded: 'always' | 'html' | 'never';
}

/** Parses the inside of `[…]`; null when it is not an attribute selector. */
export function parseAttribute(text: string): AttributeSelector | null {
  const match = ATTRIBUTE.exec(text);
  if (match === null) return null;
  const [, written = '', operator = '', quoted, bare = '', flag = ''] = match;
  const name = unescapeName(written).toLowerCase();
  const html = FOLDED_ATTRIBUTES.has(name) ? 'html' : 'never';
  return {
    name,
    operator: operator as AttributeOperator, // the pattern lists them
    value: unescapeName(quoted === undefined ? bare : quoted.slice(1, -1)),
    folded: /i/i.test(flag) ? 'always' : flag === '' ? html : 'never',
  };
}

/** Name, operator, quoted or bare value, flag. */
const ATTRIBUTE =
  /^(?:\*?\|)?((?:[\w-]|[^\0-\x7f]|\\.)+)\s*(?:([~|^$*]?=)\s*(?:("(?:[^"\\]|\\[^])*"|'(?:[^'\\]|\\[^])*')|((?:[\w-]|[^\0-\x7f]|\\.)+))\s*([is])?)?$/i;

/** DATA: attributes with case-insensitive values in HTML (HTML, section 4.16.2). */
const FOLDED_ATTRIBUTES: ReadonlySet<string> = new Set(
  `accept accept-charset align alink axis bgcolor charset checked clear codetype color compact declare defer dir
  direction disabled enctype face frame hreflang http-equiv lang language link media method multiple nohref
  noresize noshade nowrap readonly rel rev rules scope scrolling selected shape target text type valign valuetype
  vlink`.split(/\s+/),
);

/** The test of an attribute selector on an element. */
export function attributeTest({ name, operator, value, folded }: AttributeSelector): ElementTest {
  const compare = COMPARISONS[operator];
  const lower = value.toLowerCase();
  const searches = operator === '*=' || operator === '~=' || folded !== 'never';
  const cost = ({ length }: string) => (searches ? length : value.length) / CHARACTERS_A_STEP;
  return ({ attributes, namespace }, { work }) => {
    const own = attributes[name];
    if (own === undefined || !work.spend('cascade', cost(own))) return false;
    const fold = folded === 'always' || (folded === 'html' && namespace === 'html');
    return fold ? compare(own.toLowerCase(), lower) : compare(own, value);
  };
}

/** Characters searched in the time of one compound test. */
const CHARACTERS_A_STEP = 4;

const COMPARISONS: Readonly<Record<AttributeOperator, (own: string, value: string) => boolean>> = {
  '': () => true,
  '=': (own, value) => own === value,
  '~=': (own, value) => value !== '' && own.includes(value) && own.split(/[\t\n\f\r ]+/).includes(value),
  '|=': (own, value) => own === value || own.startsWith(`${value}-`),
  '^=': (own, value) => value !== '' && own.startsWith(value),
  '$=': (own, value) => value !== '' && own.endsWith(value),
  '*=': (own, value) => value !== '' && own.includes(value),
};
