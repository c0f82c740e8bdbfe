import type { DocElement } from '../../document/document.ts';
import { FORM_STATES } from './form-states.ts';
import type { ElementTest, InteractionState, MatchContext } from './selector.ts';

/** DATA: pseudo-classes without an argument that depend only on the document. */
export const PSEUDO_CLASSES: Readonly<Record<string, ElementTest>> = {
  ...FORM_STATES,
  root: (element) => element.parent === null,
  scope: (element) => element.parent === null,
  empty: (element) => element.content.length === 0,
  'first-child': (element) => element.previous === null,
  'last-child': (element) => element.next === null,
  'only-child': (element) => element.previous === null && element.next === null,
  'first-of-type': (element, matchContext) => typePosition(element, matchContext, false) === 1,
  'last-of-type': (element, matchContext) => typePosition(element, matchContext, true) === 1,
  'only-of-type': (element, matchContext) =>
    typePosition(element, matchContext, false) === 1 && typePosition(element, matchContext, true) === 1,
  link: isLink,
  'any-link': isLink,
  '-webkit-any-link': isLink,
  '-webkit-read-only': (element, matchContext) => FORM_STATES['read-only']?.(element, matchContext) ?? false,
  '-webkit-read-write': (element, matchContext) =>
    FORM_STATES['read-write']?.(element, matchContext) ?? false,
  defined: (element) => !element.tag.includes('-'),
  open: (element) => (element.tag === 'details' || element.tag === 'dialog') && 'open' in element.attributes,
};

/** DATA: pseudo-classes of pointer and keyboard states. */
export const INTERACTIONS: Readonly<Record<string, InteractionState>> = {
  hover: 'hover',
  focus: 'focus',
  'focus-visible': 'focus',
  'focus-within': 'focus',
  active: 'active',
};

/** DATA: valid pseudo-classes that match nothing on an untouched page. */
export const NEVER_MATCHING: ReadonlySet<string> = new Set(
  `visited target target-current target-within host fullscreen modal popover-open picture-in-picture past future
  current autofill user-valid user-invalid has-slotted interest-source active-view-transition xr-overlay
  -webkit-autofill -webkit-full-screen -webkit-full-screen-ancestor -webkit-full-page-media -webkit-drag
  -internal-autofill-selected window-inactive horizontal vertical decrement increment start end
  corner-present double-button single-button no-button playing paused seeking buffering stalled muted`.split(
    /\s+/,
  ),
);

/** DATA: the same with an argument. */
export const NEVER_MATCHING_FUNCTIONS: ReadonlySet<string> = new Set([
  'host',
  'host-context',
  'state',
  'active-view-transition-type',
]);

function isLink({ tag, attributes }: DocElement): boolean {
  return (tag === 'a' || tag === 'area') && ('href' in attributes || 'xlink:href' in attributes);
}

/** Position from 1 among the siblings of the same tag. */
export function typePosition(element: DocElement, matchContext: MatchContext, fromEnd: boolean): number {
  matchContext.typePositions ??= countTypes(matchContext.elements);
  const positions = fromEnd ? matchContext.typePositions.fromEnd : matchContext.typePositions.fromStart;
  return positions[element.index] ?? 0;
}

function countTypes(elements: readonly DocElement[]): NonNullable<MatchContext['typePositions']> {
  const fromStart = new Int32Array(elements.length).fill(1);
  const fromEnd = new Int32Array(elements.length).fill(1);
  for (const { children } of elements) {
    if (children.length < 2) continue;
    countInto(fromStart, children);
    countInto(fromEnd, children.toReversed());
  }
  return { fromStart, fromEnd };
}

function countInto(positions: Int32Array, siblings: readonly DocElement[]): void {
  const seen = new Map<string, number>();
  for (const { tag, index } of siblings) {
    const position = (seen.get(tag) ?? 0) + 1;
    seen.set(tag, position);
    positions[index] = position;
  }
}

/** `:lang(de, "fr-*")`: the language declared by the nearest ancestor. */
export function langTest(argument: string): ElementTest {
  const ranges = argument.split(',').map((part) =>
    part
      .trim()
      .replace(/^["']|["']$/g, '')
      .toLowerCase(),
  );
  return (element, { work }) => {
    for (let outer: DocElement | null = element; outer !== null; outer = outer.parent) {
      if (!work.spend('cascade')) return false;
      const stated = outer.attributes['lang'] ?? outer.attributes['xml:lang'];
      if (stated === undefined) continue;
      const language = stated.slice(0, MAX_LANGUAGE).toLowerCase();
      return work.spend('cascade', ranges.length) && ranges.some((range) => inLanguage(language, range));
    }
    return false;
  };
}

/** Characters; BCP 47 requires support for 35. */
const MAX_LANGUAGE = 100;

function inLanguage(language: string, range: string): boolean {
  if (range === '*') return language !== '';
  if (range.startsWith('*-')) return `${language}-`.includes(`${range.slice(1)}-`);
  return language === range || language.startsWith(`${range}-`);
}

/** `:dir(rtl)`: the nearest declared direction, left to right by default. */
export function dirTest(argument: string): ElementTest {
  const asked = argument.trim().toLowerCase();
  return (element, { work }) => {
    for (let outer: DocElement | null = element; outer !== null; outer = outer.parent) {
      if (!work.spend('cascade')) return false;
      const stated = outer.attributes['dir']?.toLowerCase();
      if (stated === 'rtl' || stated === 'ltr') return stated === asked;
    }
    return asked === 'ltr';
  };
}
