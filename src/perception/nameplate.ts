import { isNamed } from '../cascade/is-named.ts';
import type { Box, StyledElement, StyledPage } from '../cascade/styled-page.ts';
import { asksForAction } from '../text/action-words.ts';
import { lazy } from '../text/lazy.ts';
import type { Surfaces } from './surfaces.ts';

const TOP = 200; // px from the top of the page; where the name of a site stands
const MAX_HEIGHT = 110; // px; a higher box is a banner
const MAX_NAME = 40; // characters; a longer text is a sentence
const MAX_TITLE = 300; // characters, three times what search engines show
const MAX_CANDIDATES = 40; // boxes at the top; a header has fewer
const MAX_BOXES = 3; // of the name and the boxes that hold it alone
const CONTENT_TAGS = new Set(['main', 'article', 'footer', 'form', 'aside', 'dialog']);
const NAMED = /(?:^|[-_])(?:logo(?:type)?|brand|wordmark|nameplate|site-?(?:name|title))(?:$|[-_])/i;
const SITE_NAMES = new Set(['og:site_name', 'application-name']);
const TITLE_SEPARATOR = /\s*[|:·•—–]\s*|\s-\s/;
/** The owner in a line of copyright, from its sign to the end. */
const OWNER = /(?:©|\(c\)|copyright)\s(.+)/i;
/** Addresses of the first page of a site, and those that lead nowhere yet. */
const HOME = /^(?:#|#top|\.|\.\/|\/|(?:\.?\/)?index\.html?)?$/i;

/**
 * The box in the header that holds the name of the site, from the name outwards; empty without one. It links home at
 * most: nobody presses it to act, and it groups nothing.
 */
export function nameplateOf(page: StyledPage, surfaces: Surfaces): ReadonlySet<number> {
  const drawn = (element: StyledElement) => surfaces.isFilled(element) || surfaces.isOutlined(element);
  const names = lazy(() => siteNames(page));
  let candidates = 0;
  for (const element of page.elements) {
    if (!element.visible || !standsAtTop(element.box)) continue;
    const boxes = boxesOf(element, page);
    if (!boxes.some(drawn)) continue;
    if (isName(boxes, names, page) && !isContent(element, page))
      return new Set(boxes.map(({ index }) => index));
    if (++candidates === MAX_CANDIDATES) break;
  }
  return new Set();
}

function standsAtTop({ y, height }: Box): boolean {
  return height > 0 && height <= MAX_HEIGHT && y + height <= TOP;
}

function isContent(element: StyledElement, { elements }: StyledPage): boolean {
  for (let at: StyledElement | undefined = element; at !== undefined; at = elements[at.parent])
    if (CONTENT_TAGS.has(at.tag)) return true;
  return false;
}

/** The element and the boxes around it that hold nothing else. */
function boxesOf(element: StyledElement, { elements }: StyledPage): StyledElement[] {
  const boxes = [element];
  let around = elements[element.parent];
  while (boxes.length < MAX_BOXES && around?.children.length === 1 && around.textBox === null) {
    if (!standsAtTop(around.box) || around.tag === 'header' || around.tag === 'body') break;
    boxes.push(around);
    around = elements[around.parent];
  }
  return boxes;
}

function isName(
  boxes: readonly StyledElement[],
  names: () => ReadonlySet<string>,
  page: StyledPage,
): boolean {
  const [inner] = boxes;
  if (inner === undefined || inner.tag === 'button' || inner.tag === 'input') return false;
  const link = boxes.find(({ tag }) => tag === 'a');
  if (link !== undefined && !leadsHome(link, page)) return false;
  const name = textIn(inner, page);
  if (name === '' || name.length > MAX_NAME || asksForAction(name)) return false;
  const isMarked = boxes.some((box) => isNamed(box, NAMED));
  return isMarked || names().has(plain(name));
}

function leadsHome({ attributes }: StyledElement, { url }: StyledPage): boolean {
  const href = attributes['href']?.trim();
  if (href === undefined || HOME.test(href)) return true;
  const [page, target] = [URL.parse(url), URL.parse(href, url)];
  return target !== null && target.origin === page?.origin && target.pathname === '/' && target.search === '';
}

/** The letters of an element and all inside it; a picture stands for its alternative text. */
function textIn({ content, attributes }: StyledElement, page: StyledPage, depth = 0): string {
  const alternative = attributes['alt'] ?? '';
  if (content.length === 0 || depth > MAX_BOXES) return alternative.trim();
  const parts = content.map((part) => {
    const inner = typeof part === 'number' ? page.elements[part] : undefined;
    return typeof part === 'string' ? part : inner?.visible === true ? textIn(inner, page, depth + 1) : '';
  });
  return parts.join(' ').replaceAll(/\s+/g, ' ').trim();
}

/** What the page says the site is called: in its metadata, its title, its line of copyright. */
function siteNames({ title, elements }: StyledPage): ReadonlySet<string> {
  const names = new Set(title.slice(0, MAX_TITLE).split(TITLE_SEPARATOR).map(plain));
  for (const { tag, attributes, content, visible } of elements) {
    if (tag === 'meta' && SITE_NAMES.has(attributes['property'] ?? attributes['name'] ?? ''))
      names.add(plain(attributes['content'] ?? ''));
    if (!visible) continue;
    const owner = OWNER.exec(content.filter((part) => typeof part === 'string').join(' '))?.[1];
    if (owner !== undefined) for (const name of openings(owner)) names.add(name);
  }
  names.delete('');
  return names;
}

const MAX_OWNER_WORDS = 6;

/** `The Weekly Ledger Limited 2026` opens with `the weekly ledger`; a year may come before the name. */
function openings(owner: string): string[] {
  const words = owner.split(/\s+/).filter((word) => !/^[\d–-]+[.,]?$/.test(word));
  return words.slice(0, MAX_OWNER_WORDS).map((_, at) => plain(words.slice(0, at + 1).join(' ')));
}

function plain(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
}
