import type { DocumentTree } from '../document/document.ts';
import type { CascadeRule } from './rules/rule-set.ts';

/** A class or attribute that turns on a dark mode in the stylesheets. */
export interface Switch {
  readonly attribute: string;
  readonly value: string;
  /** As evidence: `.dark`, `[data-theme=dark]`. */
  readonly selector: string;
}

/** Minimum number of rules, or of colours that one rule redefines for the page, that require a switch. */
const MIN_RULES = 2;
/** A part of a selector that holds the root or the body of the page, such as `body.dark`. */
const OF_PAGE = /^(?:html|body|:root)[^\s>+~]*$/i;

/** Characters; what stands further on in a selector names no switch. */
const MAX_SELECTOR = 2_000;
/** A word of every switch. */
const DARK = /dark|night|black/i;
const CLASS =
  /\.((?:is-|theme-|mode-|color-scheme-)?(?:dark|night)(?:-?mode|-?theme|-version|-layout)?)(?![\w\\-])/gi;
const ATTRIBUTE =
  /\[((?:data-)?[a-z-]*(?:theme|mode|scheme)[a-z-]*)[~|^*$]?=\s*["']?(dark|night|black)["']?\s*[is]?\]/gi;

/** The dark mode switches of a page's rules, the one required by most rules first, without those already on. */
export function darkSwitches(rules: readonly CascadeRule[], { root }: DocumentTree): Switch[] {
  const found = new Map<string, Switch & { count: number }>();
  for (const { selector, origin, block } of rules) {
    const text = selector.text.slice(0, MAX_SELECTOR);
    if (origin === 'user-agent' || !DARK.test(text)) continue;
    for (const each of switchesIn(text)) {
      const known = found.get(each.selector) ?? { ...each, count: 0 };
      known.count += Math.max(1, redefined(text, block));
      found.set(each.selector, known);
    }
  }
  const on = [root, ...root.children];
  return [...found.values()]
    .filter(({ count }) => count >= MIN_RULES)
    .filter(({ attribute, value }) =>
      on.every(({ classes, attributes }) =>
        attribute === 'class' ? !classes?.includes(value) : attributes[attribute] !== value,
      ),
    )
    .toSorted((a, b) => b.count - a.count);
}

/** Custom properties of a rule; all its declarations where it styles the root or the body. One filter inverts all colours. */
function redefined(selector: string, { declarations }: CascadeRule['block']): number {
  if (OF_PAGE.test(selector)) {
    const inverts = declarations.some(
      ({ property, value }) => property === 'filter' && value.includes('invert('),
    );
    return inverts ? MIN_RULES : declarations.length;
  }
  return declarations.filter(({ property }) => property.startsWith('--')).length;
}

function* switchesIn(selector: string): Generator<Switch> {
  for (const [text, value = ''] of selector.matchAll(CLASS))
    yield { attribute: 'class', value, selector: text };
  for (const [, name = '', value = ''] of selector.matchAll(ATTRIBUTE)) {
    const attribute = name.toLowerCase();
    yield { attribute, value, selector: `[${attribute}=${value}]` };
  }
}
