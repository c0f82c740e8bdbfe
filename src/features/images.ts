import { MEDIA } from '../perception/media.ts';
import type { Box, StyledElement } from '../cascade/styled-page.ts';
import { imageAddress } from '../document/image-address.ts';
import { MAX_SCREENS, type PaintMap } from '../perception/paint-map.ts';
import { MIN_GROUND_WIDTH, type Paint } from '../perception/paint-layers.ts';
import { areaOf } from '../perception/box-geometry.ts';
import { blobsOf } from './blobs.ts';
import { defineFeature } from './feature.ts';
import { roundestCorner } from './framed-boxes.ts';
import { imageKind, type ImageKind } from './image-kind.ts';
import { logoSigns, type LogoSign } from './logo-rows.ts';
import { isDrawn } from '../perception/drawn-svg.ts';
import type { Perception } from '../perception/perceive.ts';
import { shortSelector } from '../perception/selector.ts';
import { isFaint, isWatermark } from '../perception/page-images.ts';
import { layersOf } from '../perception/background-layers.ts';
import { pseudoBox } from '../perception/pseudo-box.ts';

/** One image that counts as imagery; marks, icons and placeholders do not. */
export interface Image {
  readonly selector: string;
  readonly kind: Exclude<ImageKind, 'mark' | 'placeholder'>;
  /** Of the visible page, weighted by position. */
  readonly share: number;
  /** Why it has its kind. */
  readonly sign: string;
  /** 0..1 */
  readonly certainty: number;
  /** The address, shortened; '' for drawings in the page. */
  readonly url: string;
}

export interface Images {
  readonly shown: readonly Image[];
  /** Logos, icons and placeholders left out. */
  readonly marks: number;
  readonly placeholders: number;
}

const MAX_ICON = 64; // px: a drawing not larger either way is an icon
const MAX_STRIP = 24; // px: nor is a thinner one a picture
const MAX_LOGO_AREA = 60_000; // px², 600 by 100
const MIN_ORNAMENT = 0.01; // share of the page from which an empty shape is an ornament
const FIELDS = new Set(['select', 'input', 'textarea', 'button']); // their background images are arrows and ticks
const MAX_TITLE_LENGTH = 300; // characters, three times what search engines show
const CHART = /chart|graph|plot|sparkline|progress|gauge|map/i;

export const images = defineFeature({
  id: 'images',
  observe(perception: Perception): Images {
    const { total } = perception.paintMap;
    const logoSign = logoSigns(perception);
    const seenOf = seenPictures(perception.paintMap);
    const found = perception.visible.flatMap((element) =>
      [
        ...imagesOf(element, perception).map((image) => asMark(image, element, logoSign)),
        ...generatedPictures(element, perception),
      ].map((image) => asSeen(image, seenOf.get(element.index) ?? 0)),
    );
    const shown = found.flatMap(({ kind, ...image }) =>
      kind === 'mark' || kind === 'placeholder'
        ? []
        : [{ ...image, kind, share: Math.min(1, image.share / total) }],
    );
    const count = (kind: ImageKind) => found.filter((image) => image.kind === kind).length;
    return {
      shown: [...shown, ...ornaments(perception)],
      marks: count('mark'),
      placeholders: count('placeholder'),
    };
  },
});

/**
 * What is seen of the pictures of each element, in weighted px²: sections, panels and other pictures may cover most of one,
 * such as a picture behind the whole page or a slide behind another. Tints and patterns above a picture leave it seen.
 */
function seenPictures({ paints, weights }: PaintMap): ReadonlyMap<number, number> {
  const seen = new Map<number, number>();
  for (const [index, weight] of weights.entries()) {
    if (weight === 0) continue;
    const picture = pictureUnder(paints[index], paints);
    if (picture !== null) seen.set(picture, (seen.get(picture) ?? 0) + weight);
  }
  return seen;
}

/** The element of the picture that a paint is, or shows below its own layers and patterns; null for none. */
function pictureUnder(top: Paint | undefined, paints: readonly Paint[]): number | null {
  for (let at = top; at !== undefined;) {
    if (at.kind === 'picture' || at.kind === 'media') return at.element.index;
    const below: Paint | undefined = paints[at.below];
    if (at.kind !== 'pattern' && below?.element !== at.element) return null;
    at = below;
  }
  return null;
}

/** Drawings in the markup have no address and are not in the map. */
function asSeen(image: Found, seen: number): Found {
  return image.url === '' ? image : { ...image, share: Math.min(image.share, seen) };
}

interface Found extends Omit<Image, 'kind'> {
  readonly kind: ImageKind;
}

/** A picture that is the mark of a company. */
function asMark(image: Found, element: StyledElement, logoSign: LogoSign): Found {
  if (image.kind === 'mark' || image.kind === 'placeholder') return image;
  const sign = element.tag === 'img' || element.tag === 'svg' ? logoSign(element) : null;
  return sign === null ? image : { ...image, kind: 'mark', sign, certainty: 0.8 };
}

function imagesOf(element: StyledElement, perception: Perception): Found[] {
  const { tag, box, attributes } = element;
  if (isWatermark(element)) return [];
  if (!perception.images.isShown(element))
    return perception.images.showsBackground(element) && !isSmall(box) ? pictures(element, perception) : [];
  if (tag === 'img') return [fromMarkup(element, imageAddress(attributes), perception)];
  if (tag === 'video') return [video(element, perception)];
  if (tag === 'svg') return drawing(element, perception);
  const glyph = largeGlyph(element);
  if (glyph !== null) return [glyph(perception)];
  if (FIELDS.has(tag) || isSmall(box)) return [];
  return pictures(element, perception);
}

function isSmall({ width, height }: Box): boolean {
  return Math.max(width, height) <= MAX_ICON || Math.min(width, height) <= MAX_STRIP;
}

/** Larger than an icon both ways. */
function isLarge({ width, height }: Box): boolean {
  return Math.min(width, height) > MAX_ICON;
}

function fromMarkup(element: StyledElement, url: string, perception: Perception): Found {
  const { box, attributes, classes, id } = element;
  const described = `${attributes['alt'] ?? ''} ${attributes['title'] ?? ''} ${id ?? ''} ${classes.join(' ')}`;
  const looks = perception.images.looks(url);
  const { kind, sign, certainty } = imageKind(url, described.slice(0, 300), looks, isLarge(box));
  if (isSmall(box)) return found(element, perception, 'mark', 'small', 1, url);
  if (isNamedAsPage(element, perception))
    return found(element, perception, 'mark', 'named as the page', 0.8, url);
  return found(element, perception, kind, sign, certainty, url);
}

/** A film, or what is drawn as its poster shows: the play of a game, a cartoon. */
function video(element: StyledElement, perception: Perception): Found {
  const poster = element.attributes['poster'] ?? '';
  const kind = poster !== '' && perception.images.looks(poster) === 'drawing' ? 'drawing' : 'photo';
  return found(element, perception, kind, 'video', 0.8, poster);
}

/** Drawn letters: the only visible content of a main heading. */
function isWordMark(element: StyledElement, { page }: Perception): boolean {
  let inner = element;
  for (let at = page.elements[element.parent]; at !== undefined; at = page.elements[at.parent]) {
    if (at.textBox !== null || at.children.some((child) => isSeenBeside(inner, page.elements[child])))
      return false;
    if (at.tag === 'h1') return true;
    inner = at;
  }
  return false;
}

/** The name in letters is often beside its drawing for machines alone. */
function isSeenBeside({ index }: StyledElement, other: StyledElement | undefined): boolean {
  return (
    other !== undefined && other.index !== index && other.visible && other.box.width * other.box.height >= 1
  );
}

/** The alternative text of a word mark is the name in the title of the page. */
function isNamedAsPage({ attributes, box }: StyledElement, { page }: Perception): boolean {
  const name = (attributes['alt'] ?? '').trim().toLowerCase();
  if (name === '' || areaOf(box) > MAX_LOGO_AREA) return false;
  return page.title
    .slice(0, MAX_TITLE_LENGTH)
    .toLowerCase()
    .split(/[|:·–—]| - /)
    .some((part) => part.trim() === name);
}

/** Background pictures; patterns are texture and no image, small ones beside a text are signs. */
function pictures(
  element: StyledElement,
  perception: Perception,
  layers = perception.layers(element),
): Found[] {
  return layers.flatMap((layer) => {
    if (layer.kind !== 'picture' || layer.url === null) return [];
    const { kind, sign, certainty } = imageKind(
      layer.url,
      element.classes.join(' '),
      perception.images.looks(layer.url),
    );
    return [found(element, perception, kind, sign, certainty, layer.url)];
  });
}

/** Background pictures of ::before and ::after, as covers of sections often have them. */
function generatedPictures(element: StyledElement, perception: Perception): Found[] {
  if (!perception.images.showsBackground(element)) return [];
  return [element.before, element.after].flatMap((pseudo) => {
    if (pseudo?.style.visibility !== 'visible' || isFaint(element.style.opacity * pseudo.style.opacity))
      return [];
    const box = pseudoBox(element, pseudo);
    if (box === null || isSmall(box)) return [];
    return pictures({ ...element, box }, perception, layersOf(pseudo.style, box, perception));
  });
}

function drawing(element: StyledElement, perception: Perception): Found[] {
  const { box, parent, classes } = element;
  if (perception.page.elements[parent]?.namespace === 'svg') return [];
  if (isSmall(box)) return [found(element, perception, 'mark', 'icon', 1, '')];
  if (!isDrawn(element, perception.page, perception.work)) return [];
  if (isWordMark(element, perception))
    return [found(element, perception, 'mark', 'the only content of a heading', 0.8, '')];
  const names = `${classes.join(' ')} ${perception.page.elements[parent]?.classes.join(' ') ?? ''}`;
  if (CHART.test(names)) return [];
  const divider = box.width >= perception.page.viewport.width && box.height < 0.25 * box.width;
  return divider
    ? [found(element, perception, 'abstract', 'full-width shape', 0.6, '')]
    : [found(element, perception, 'drawing', 'inline SVG', 0.85, '')];
}

function largeGlyph(element: StyledElement): ((perception: Perception) => Found) | null {
  const pseudo = element.before ?? element.after;
  if (pseudo === null || pseudo.text.length !== 1 || pseudo.style['font-size'] <= MAX_ICON) return null;
  if ((pseudo.text.codePointAt(0) ?? 0) < 0xe000) return null;
  return (perception) => found(element, perception, 'drawing', 'icon art', 0.7, '');
}

function found(
  element: StyledElement,
  perception: Perception,
  kind: Found['kind'],
  sign: string,
  certainty: number,
  url: string,
): Found {
  const share = perception.weight(seenPart(element.box, perception));
  return { selector: shortSelector(element), kind, share, sign, certainty, url: url.slice(0, 100) };
}

/** The part of a box within the paint map, which the shares refer to. */
function seenPart(box: Box, { page: { viewport } }: Perception): Box {
  const bottom = Math.min(box.y + box.height, MAX_SCREENS * viewport.height);
  return { ...box, height: Math.max(0, bottom - box.y) };
}

/** Empty coloured shapes without a function in the layout: circles, slanted bands, blobs. */
function ornaments(perception: Perception): Image[] {
  const { paintMap } = perception;
  return paintMap.weights.flatMap((weight, index): Image[] => {
    const paint = paintMap.paints[index];
    const share = weight / paintMap.total;
    if (paint === undefined || share < MIN_ORNAMENT || isGroundTexture(paint, perception)) return [];
    if (!isOrnament(paint.element, perception)) return [];
    const selector = shortSelector(paint.element);
    return [{ selector, kind: 'abstract', share, sign: 'empty shape', certainty: 0.6, url: '' }];
  });
}

/** RUBRIC: blurred shapes and fading gradients, and gradients from side to side, are the texture of the ground. */
function isGroundTexture({ element, kind }: Paint, perception: Perception): boolean {
  const { viewport } = perception.page;
  return (
    blobsOf(element, perception).length > 0 ||
    (kind === 'gradient' && element.box.width >= MIN_GROUND_WIDTH * viewport.width)
  );
}

function isOrnament(element: StyledElement, perception: Perception): boolean {
  const { children, content, style, box, parent } = element;
  if (MEDIA.has(element.tag) || !isShaped(element)) return false;
  const empty =
    children.length === 0 && content.every((part) => typeof part !== 'string' || part.trim() === '');
  const floating = style.position === 'absolute' || style.position === 'fixed';
  const frame = perception.page.elements[parent];
  if (!empty || !floating || frame === undefined) return false;
  // A layer that fills its parent is a tint, not a shape.
  return box.width * box.height < 0.9 * frame.box.width * frame.box.height;
}

/** Anything but an upright rectangle: those are panels and bars. */
function isShaped(element: StyledElement): boolean {
  const { style, box } = element;
  const half = Math.min(box.width, box.height) / 2;
  return (
    style['clip-path'] !== 'none' ||
    /rotate|skew|matrix/.test(style.transform) ||
    style.filter.includes('blur(') ||
    style['background-image'].length > 0 ||
    roundestCorner(element) >= SHAPED * half
  );
}

const SHAPED = 0.5; // of half its shorter side
