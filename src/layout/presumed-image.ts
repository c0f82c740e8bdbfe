import type { CascadedElement } from '../cascade/styled-page.ts';
import type { ComputedStyle } from '../cascade/properties.ts';
import { imageAddress } from '../document/image-address.ts';
import type { NaturalSize } from './natural-dimensions.ts';

/**
 * The presumed natural size of an image that was not fetched. Evidence: its attributes, a size in its address, its
 * name, its CSS. Without evidence it counts as a photograph.
 */
export function presumedImage({ attributes, classes }: CascadedElement, style: ComputedStyle): NaturalSize {
  const source = imageAddress(attributes);
  const inAddress = sizeInAddress(source);
  if (inAddress !== null) return inAddress;
  const hints = `${classes.join(' ')} ${attributes['alt'] ?? ''} ${source.slice(-HINT_LENGTH)}`.toLowerCase();
  if (ICON.test(hints)) return sized(ICON_SIZE, ICON_SIZE);
  if (LOGO.test(hints)) return sized(LOGO_HEIGHT * LOGO_RATIO, LOGO_HEIGHT);
  const widest = style['max-width'];
  const { width } = style;
  if (typeof width !== 'string' && width.percent === 0 && width.px <= THUMBNAIL)
    return sized(width.px, width.px);
  if (isRound(style) || PORTRAIT.test(hints)) return sized(PORTRAIT_SIZE, PORTRAIT_SIZE);
  if (typeof widest !== 'string' && widest.percent === 0 && widest.px <= SMALL)
    return sized(widest.px, widest.px);
  if (widest === 'none' && style.width === 'auto')
    return sized(UNLIMITED_WIDTH, UNLIMITED_WIDTH / PHOTO_RATIO);
  return sized(PHOTO_WIDTH, PHOTO_WIDTH / PHOTO_RATIO);
}

const HINT_LENGTH = 120; // characters of the address, enough for the file name
const ICON = /\b(icon|arrow|chevron|flag|emoji)/;
const LOGO = /logo|brand|wordmark|badge/;
const PORTRAIT = /avatar|portrait|profile|headshot|author|faces?\b|team\b/;
const THUMBNAIL = 64; // px, a width of avatars, logos and icons
const SMALL = 200; // px, a maximum that indicates a thumbnail

// Usual natural sizes of each kind in px: a logo at text size, a wordmark in a header, a square portrait, a
// photograph large enough to fill its column, and one without any limit, cropped to fit.
const ICON_SIZE = 24;
const LOGO_HEIGHT = 40;
const LOGO_RATIO = 3;
const PORTRAIT_SIZE = 400;
const PHOTO_WIDTH = 900;
const PHOTO_RATIO = 3 / 2;
const UNLIMITED_WIDTH = 300;

function sized(width: number, height: number): NaturalSize {
  return { width, height, ratio: width > 0 && height > 0 ? width / height : null };
}

/** `photo-800x600.jpg`, `?w=800&h=600`, or the size an inline SVG placeholder declares. */
function sizeInAddress(source: string): NaturalSize | null {
  const head = source.slice(0, 400);
  const inName = /(?:^|[^0-9a-z])([1-9]\d{1,3})x([1-9]\d{1,3})(?![0-9a-z])/i.exec(source.slice(-HINT_LENGTH));
  if (inName !== null && !head.startsWith('data:')) return sized(Number(inName[1]), Number(inName[2]));
  const width = /[?&\s](?:w|width)=(?:%22|%27|["'])?([1-9]\d{1,3})/.exec(head);
  const height = /[?&\s](?:h|height)=(?:%22|%27|["'])?([1-9]\d{1,3})/.exec(head);
  return width !== null && height !== null ? sized(Number(width[1]), Number(height[1])) : null;
}

function isRound(style: ComputedStyle): boolean {
  const { horizontal } = style['border-top-left-radius'];
  return horizontal.percent >= 50 || horizontal.px >= 500;
}
