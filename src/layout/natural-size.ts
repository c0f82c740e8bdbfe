import type { CascadedElement } from '../cascade/styled-page.ts';
import { imageAddress } from '../document/image-address.ts';
import { controlSize } from './form-control.ts';
import type { LayoutBox } from './layout-box.ts';
import { brokenImage } from './broken-image.ts';
import type { ImageSize, NaturalSize } from './natural-dimensions.ts';
import { presumedImage } from './presumed-image.ts';

/** px of replaced elements without a natural size, CSS 2.2 section 10.3.2. */
export const DEFAULT_WIDTH = 300;
export const DEFAULT_HEIGHT = 150;
const AUDIO_HEIGHT = 54; // px, Chromium's audio controls

/** Natural size by element: images, drawings, frames, controls. */
export function naturalSize(box: LayoutBox, imageSize: ImageSize): NaturalSize {
  const control = controlSize(box);
  if (control !== null) return { width: control.width, height: control.height, ratio: null };
  const { source } = box;
  if (source === null) return { width: null, height: null, ratio: null };
  const declared = declaredSize(source);
  if (source.tag === 'svg') {
    return { ...declared, ratio: declared.ratio ?? viewBoxRatio(source.attributes['viewbox']) };
  }
  if (source.tag === 'img' || source.tag === 'input') {
    const known = imageSize(imageAddress(source.attributes));
    if (known === 'absent') return declared.ratio === null ? brokenImage(source, box.style) : declared;
    return known ?? (declared.ratio === null ? presumedImage(source, box.style) : declared);
  }
  if (source.tag === 'audio') return { width: DEFAULT_WIDTH, height: AUDIO_HEIGHT, ratio: null };
  return frameSize(source.tag, declared);
}

/** Frames and players have a default size without a ratio; images keep theirs. */
function frameSize(tag: string, declared: NaturalSize): NaturalSize {
  const width = declared.width ?? DEFAULT_WIDTH;
  const height = declared.height ?? DEFAULT_HEIGHT;
  const scales = tag === 'canvas' || tag === 'video';
  return { width, height, ratio: scales ? ratioOf(width, height) : null };
}

/** The width and height attributes. */
function declaredSize({ attributes }: CascadedElement): NaturalSize {
  const width = attribute(attributes['width']);
  const height = attribute(attributes['height']);
  return { width, height, ratio: ratioOf(width, height) };
}

function ratioOf(width: number | null, height: number | null): number | null {
  return width !== null && height !== null && width > 0 && height > 0 ? width / height : null;
}

function attribute(text: string | undefined): number | null {
  if (text === undefined || text.trim().endsWith('%')) return null;
  const value = Number.parseFloat(text);
  return value >= 0 && value < 1e5 ? value : null;
}

function viewBoxRatio(text: string | undefined): number | null {
  const [, , width, height] = (text ?? '')
    .trim()
    .split(/[\s,]+/, 4)
    .map(Number);
  return ratioOf(width ?? null, height ?? null);
}
