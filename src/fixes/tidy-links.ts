import type { StyledElement } from '../cascade/styled-page.ts';
import { contrastOn, TEXT_CONTRAST } from '../color/contrast.ts';
import { toHex } from '../color/hex.ts';
import type { Rgba } from '../color/rgba.ts';
import { looksColored } from '../color/seen-hue.ts';
import { keptLooks } from '../grammar/kept-looks.ts';
import { isBesideText, isItem, partsOf } from '../grammar/page-parts.ts';
import { elementAt, type Declarations, type Restyling } from '../grammar/restyle.ts';
import { isUnderlined, isUnderlinedFromAround } from '../perception/underline.ts';
import { declaredColor } from './declared-color.ts';
import type { Looks } from './looks.ts';
import { newGroundFinder } from './readable-way.ts';

/** Properties that draw a box around a text. */
const BOX = /^(?:background|border|padding|box-shadow|outline|display|height|align-items|justify-content)/;
/** Entries of a list from which links in it are a menu: in an accent they would outshine the page. */
const MENU = 8;

/** Links in sentences and lists get no box; those that a colour tells apart share the link colour of the target, or a line. */
export function tidyLinks(looks: Looks, page: Restyling): void {
  const groundAt = newGroundFinder(new Map(looks), page);
  const texted = withTexts(page);
  const { chosen } = keptLooks(page);
  for (const index of partsOf(page).links) {
    const [element, declared] = [elementAt(page, index), looks.get(index)];
    if (element === undefined || declared === undefined) continue;
    const weight = element.style['font-weight'];
    const isBold = weight >= BOLD && Number.parseFloat(declared['font-weight'] ?? '') < BOLD;
    if (isBold) looks.set(index, { ...declared, 'font-weight': `${weight}` });
    const isInText = isBesideText(page, index) || isItem(page, index);
    const around = (isInText ? elementAt(page, element.parent) : element) ?? element;
    const ground = groundAt(around.index, false) ?? page.perception.ground(around).color;
    if (chosen.has(index)) continue;
    const own = looks.get(index) ?? declared;
    looks.set(index, texted.has(index) ? linkIn(element, own, ground, page) : without(own, INK));
  }
}

/** Weight from which a link stands out among others, as the current one of a menu. */
const BOLD = 600;
const INK = /^color$/;

function linkIn(element: StyledElement, declared: Declarations, ground: Rgba, page: Restyling): Declarations {
  const isInSentence = isBesideText(page, element.index);
  const isBoxed = Object.keys(declared).some((property) => /^background(?:-color)?$/.test(property));
  const isInText = isInSentence || isItem(page, element.index);
  const bare = isInText ? unboxed(declared, isBoxed) : declared;
  const isTold = isToldByColor(element, page);
  const ink = declaredColor(bare, 'color');
  if (ink !== null && !isTold && looksColored(ink) && isInMenu(element, page)) return without(bare, INK);
  if (!isTold || (ink === null && !(isBoxed && isInText))) return bare;
  const colored = linkColored(ink, ground, page);
  const isSeen = colored !== null && looksColored(colored) && contrastOn(colored, ground) >= TEXT_CONTRAST;
  return withLine(colored === null ? bare : { ...bare, color: toHex(colored) }, !isSeen && isInSentence, {
    element,
    page,
  });
}

/** The declarations with a line below a link that nothing else tells from its sentence. */
function withLine(
  declared: Declarations,
  isNeeded: boolean,
  { element, page }: { readonly element: StyledElement; readonly page: Restyling },
): Declarations {
  return isNeeded && !isLined(element, page) ? { ...declared, 'text-decoration': 'underline' } : declared;
}

/** The colour of links of the target, or its main one in place of a grey, where it can be read on a ground, else another. */
function linkColored(ink: Rgba | null, ground: Rgba, { tokens }: Restyling): Rgba | null {
  const names = ink === null || looksColored(ink) ? ['color.link'] : ['color.link', 'color.primary'];
  const own = names.map((name) => tokens.color(name)).find((color) => color !== null) ?? null;
  return own !== null && contrastOn(own, ground) >= TEXT_CONTRAST ? own : ink;
}

function isLined(element: StyledElement, { perception }: Restyling): boolean {
  return isUnderlined(element, perception) || isUnderlinedFromAround(element, perception);
}

function unboxed(declared: Declarations, isBoxed: boolean): Declarations {
  return without(declared, isBoxed ? OF_BUTTON : BOX);
}

const OF_BUTTON = new RegExp(`${BOX.source}|^(?:color|text-decoration)$`);

function without(declared: Declarations, left: RegExp): Declarations {
  return Object.fromEntries(Object.entries(declared).filter(([property]) => !left.test(property)));
}

/** Whether a link has a hue, and another colour than the texts around it. */
function isToldByColor({ style, parent }: StyledElement, page: Restyling): boolean {
  const around = elementAt(page, parent)?.style.color;
  return looksColored(style.color) && (around === undefined || toHex(around) !== toHex(style.color));
}

function isInMenu({ parent }: StyledElement, page: Restyling): boolean {
  const item = elementAt(page, parent);
  const list = item?.tag === 'li' ? elementAt(page, item.parent) : item;
  return (list?.children.length ?? 0) >= MENU;
}

/** The elements that are or hold a text. */
function withTexts({ perception: { runs, page } }: Restyling): ReadonlySet<number> {
  const found = new Set<number>();
  for (const { element } of runs)
    for (let at = element.index; at >= 0 && !found.has(at); at = page.elements[at]?.parent ?? -1)
      found.add(at);
  return found;
}
