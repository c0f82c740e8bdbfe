import { isNamed } from '../cascade/is-named.ts';
import type { StyledElement } from '../cascade/styled-page.ts';
import { composite } from '../color/composite.ts';
import { colorDifference } from '../color/difference.ts';
import { asksForAction, asksToSpread } from '../text/action-words.ts';
import { type ActionLabel, actionLabels } from './action-labels.ts';
import { areaOf } from '../perception/box-geometry.ts';
import { defineFeature } from './feature.ts';
import { nearest } from '../perception/by-element.ts';
import type { Perception } from '../perception/perceive.ts';
import { shortSelector } from '../perception/selector.ts';
import type { SurfaceFill } from '../perception/surfaces.ts';
import { isUnderlined } from '../perception/underline.ts';

/** How a button or link is drawn: by its fill, else its outline, else the line under its label. */
export type ActionLook = 'solid' | 'gradient' | 'outline' | 'underline' | 'text';

/** Something with a label that a reader can press or follow. */
export interface Action {
  readonly selector: string;
  /** Index of the element. */
  readonly index: number;
  readonly label: string;
  readonly kind: 'button' | 'link';
  readonly look: ActionLook;
  /** OKLab distance of the fill from its ground, 0 without a fill. */
  readonly contrast: number;
  /** px² */
  readonly area: number;
  /** The label asks for an action. */
  readonly asks: boolean;
  /** The label asks to share the page or to follow its makers. */
  readonly spreads: boolean;
  /** In a navigation bar or at the very top. */
  readonly navigation: boolean;
  /** Among links, as in a menu: two or more others have the same parent or grandparent. */
  readonly amongLinks: boolean;
  /** Buttons drawn alike under the same parent or grandparent, this one included. */
  readonly alike: number;
  /** Weight of its place: 2 on the first screen, 1 on the next two, then 0.25. */
  readonly attention: number;
}

const TOGGLES = new Set(['select', 'option', 'optgroup', 'summary']);
const TOGGLE_ROLES = new Set(['tab', 'switch', 'menuitem', 'option', 'checkbox', 'radio']);
const TOGGLE_ATTRIBUTES = [
  'aria-haspopup',
  'aria-expanded',
  'data-dismiss',
  'data-bs-dismiss',
  'data-slide',
  'data-bs-slide',
  'disabled',
];
/** Names of the links from a page to the one before or after it. */
const PAGER = /(?:^|[-_\s])(?:pagination|paginator|pager|pagenav|page-nav|post-nav|prev-?next|doc-?nav)/i;
const CONSENT = /cookie|consent|gdpr|onetrust/i;
const TOP_BAR = 80; // px; what is higher belongs to the bar of the site
const MIN_LABEL_LETTERS = 2; // letters; a lone letter or sign is an icon
const MIN_FILL_CONTRAST = 0.04; // OKLab distance; around a fainter fill the outline decides. #efefef on white is 0.05
const MIN_SHADOW_ALPHA = 0.1; // alpha
const MIN_ICON_ROOM = 10; // px

/** Buttons and links with a label, as they are drawn. */
export const actions = defineFeature({
  id: 'actions',
  observe(perception): readonly Action[] {
    const labels = actionLabels(perception);
    const navigation = nearest(perception.page, isNavigation);
    const consent = nearest(perception.page, isConsentBar);
    const pager = nearest(perception.page, isPager);
    const nameplate = nearest(perception.page, perception.controls.isNameplate);
    const seen = new Set(perception.visible);
    const found = perception.page.elements.flatMap((element) => {
      const label = labels.get(element.index) ?? (seen.has(element) ? valueLabel(element) : null);
      const kind = label === null ? null : kindOf(element, perception);
      const readable = (label?.text.match(/\p{L}/gu)?.length ?? 0) >= MIN_LABEL_LETTERS;
      const isPressed = consent(element) === null && nameplate(element) === null && pager(element) === null;
      return label !== null && kind !== null && readable && isPressed
        ? [describe(element, label, kind, navigation(element) !== null, perception)]
        : [];
    });
    const groups = Map.groupBy(found, ({ group }) => group);
    const links = linkCounts(perception);
    return found.map(({ group, action }) => {
      const around = linksAround(perception.page.elements[action.index], perception, links);
      return { ...action, amongLinks: around >= MIN_LINKS, alike: groups.get(group)?.length ?? 1 };
    });
  },
});

const MIN_LINKS = 2; // beside an action that make a menu of it

/** Visible links by their parent and by their grandparent. */
function linkCounts({ visible, page }: Perception): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const { tag, parent } of visible) {
    if (tag !== 'a') continue;
    for (const index of [parent, page.elements[parent]?.parent ?? -1])
      counts.set(index, (counts.get(index) ?? 0) + 1);
  }
  return counts;
}

/** Links beside an element, itself left out. */
function linksAround(
  element: StyledElement | undefined,
  { page }: Perception,
  counts: ReadonlyMap<number, number>,
): number {
  if (element === undefined) return 0;
  const grandparent = page.elements[element.parent]?.parent ?? -1;
  const most = Math.max(counts.get(element.parent) ?? 0, counts.get(grandparent) ?? 0);
  return most - (element.tag === 'a' ? 1 : 0);
}

/** The label of a push button is its value. */
function valueLabel({ attributes, box }: StyledElement): ActionLabel | null {
  const text = attributes['value'];
  return text === undefined ? null : { text, box, underlined: false };
}

function kindOf(element: StyledElement, perception: Perception): Action['kind'] | null {
  const { tag, attributes } = element;
  const toggles =
    TOGGLES.has(tag) ||
    TOGGLE_ROLES.has(attributes['role'] ?? '') ||
    TOGGLE_ATTRIBUTES.some((name) => attributes[name] !== undefined);
  if (toggles) return null;
  if (perception.controls.isControl(element)) return 'button';
  return tag === 'a' && attributes['href'] !== undefined ? 'link' : null;
}

function describe(
  element: StyledElement,
  { text: label, box: labelBox, underlined }: ActionLabel,
  kind: Action['kind'],
  inNavigation: boolean,
  perception: Perception,
) {
  const around =
    kind === 'button' && !perception.surfaces.isFilled(element)
      ? perception.controls.filledAround(element)
      : null;
  const drawn = around ?? element;
  const fill = perception.surfaces.fill(drawn);
  const look = lookOf(drawn, fill, underlined, perception);
  // Without a box around it a reader sees the words alone, whatever room the link takes.
  const drawsBox = look === 'solid' || look === 'gradient' || look === 'outline';
  const box = drawsBox ? element.box : labelBox;
  const above = perception.page.elements[element.parent];
  const action = {
    selector: shortSelector(element),
    index: element.index,
    label: label.slice(0, 60),
    kind,
    look,
    contrast: fill.contrast,
    area: areaOf(box),
    asks: asksForAction(label),
    spreads: asksToSpread(label),
    navigation: box.y < TOP_BAR || inNavigation,
    attention: perception.attention(box),
  };
  return { action, group: `${above?.parent ?? -1}/${kind}/${look}` };
}

function lookOf(
  element: StyledElement,
  { kind, contrast }: SurfaceFill,
  underlined: boolean,
  perception: Perception,
): ActionLook {
  if (kind === 'gradient') return 'gradient';
  const outlined = perception.surfaces.isOutlined(element);
  const filled =
    kind === 'color' || (kind === 'picture' && (isColored(element, perception) || !hasIconBeside(element)));
  if (filled && !(outlined && contrast < MIN_FILL_CONTRAST)) return 'solid';
  if (outlined) return 'outline';
  if (isRaised(element)) return 'solid';
  return underlined || isUnderlined(element, perception) ? 'underline' : 'text';
}

/** A colour that stands out from the ground fills the box below its background picture. */
function isColored({ style, parent }: StyledElement, perception: Perception): boolean {
  const around = perception.page.elements[parent];
  if (around === undefined) return false;
  const ground = perception.ground(around).color;
  return colorDifference(composite(style['background-color'], ground), ground) >= MIN_FILL_CONTRAST;
}

/** The background picture has room of its own on one side of the words. */
function hasIconBeside({ style }: StyledElement): boolean {
  const [left, right] = [style['padding-left'].px, style['padding-right'].px];
  const single = style['background-repeat'].startsWith('no-repeat');
  return single && Math.abs(left - right) >= MIN_ICON_ROOM;
}

/** A fill in the colour of the ground, raised by bevels or a shadow. */
function isRaised({ style }: StyledElement): boolean {
  return (
    style['background-color'].a > 0 && style['box-shadow'].some(({ color }) => color.a > MIN_SHADOW_ALPHA)
  );
}

function isNavigation({ tag, attributes, style }: StyledElement): boolean {
  const role = attributes['role'];
  return tag === 'nav' || role === 'navigation' || role === 'menubar' || style.position === 'fixed';
}

/** A link to the next page of a text or a list asks for nothing that the site wants. */
function isPager(element: StyledElement): boolean {
  const { tag, attributes } = element;
  if (tag === 'body' || tag === 'html') return false;
  if (tag === 'a' && /(?:^|\s)(?:prev|next)(?:\s|$)/.test(attributes['rel'] ?? '')) return true;
  return isNamed(element, PAGER);
}

/** A banner that the law requires is no part of the design. */
function isConsentBar(element: StyledElement): boolean {
  return element.tag !== 'body' && element.tag !== 'html' && isNamed(element, CONSENT);
}
