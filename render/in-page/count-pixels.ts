import type { DumpedPixels, Rectangle } from '../../src/rendered/page-dump.ts';

/** Pixels as RGBA, row by row from the top left. */
export interface DecodedImage {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray;
}

/** Positions in CSS px by element index; null for an element without a box or text. */
export interface Places {
  /** CSS px per image pixel. */
  readonly scale: number;
  /** CSS px; height of the first screen, whose pixels count twice. */
  readonly screen: number;
  readonly boxes: readonly (Rectangle | null)[];
  readonly texts: readonly (Rectangle | null)[];
  /** Indices of the elements whose images were hidden. */
  readonly pictures: readonly number[];
  /** Indices of the elements whose gradients and tiles were hidden. */
  readonly textures: readonly number[];
}

/** Image pixels; `right` and `bottom` are exclusive. */
export interface PixelArea {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Screenshots of a page with more layers hidden in each: text, then also images, then also textures. */
export interface LayerScreenshots {
  readonly withoutText: DecodedImage;
  readonly withoutImages: DecodedImage;
  readonly withoutTextures: DecodedImage;
}

/**
 * Compares the screenshots: pixels that change when images are hidden belong to an image, those that change when
 * textures are hidden to a texture. Counts the colours outside images and finds the colour behind every text.
 */
export function countPixels(
  { withoutText, withoutImages, withoutTextures }: LayerScreenshots,
  places: Places,
): DumpedPixels {
  const pictured = changedPixels(withoutText, withoutImages);
  const textured = changedPixels(withoutImages, withoutTextures);
  return {
    height: Math.round(withoutText.height * places.scale),
    ...countColors(withoutText, pictured, textured, places),
    painted: [
      ...paintedShares(places.pictures, pictured, withoutText, places),
      ...paintedShares(places.textures, textured, withoutText, places),
    ],
    behindText: places.texts.flatMap((text, index) => {
      const area = areaOn(withoutText, text, places.scale);
      return area === null ? [] : [[index, ...mainColor(withoutText, area)] as const];
    }),
  };
}

/** The share of each element's box that changed when its images were hidden. */
export function paintedShares(
  elements: readonly number[],
  changed: Uint8Array,
  picture: DecodedImage,
  { boxes, scale }: Places,
): DumpedPixels['painted'] {
  const sums = areaSums(changed, picture);
  return elements.flatMap((index) => {
    const area = areaOn(picture, boxes[index], scale);
    return area === null ? [] : [[index, share(sumIn(sums, picture, area) / sizeOf(area))] as const];
  });
}

/** 1 where two images of equal size differ by more than compression and rounding. */
export function changedPixels(one: DecodedImage, other: DecodedImage): Uint8Array {
  const NOTICEABLE = 2; // of 255, in one channel: fine patterns are faint at half size
  const changed = new Uint8Array(one.width * one.height);
  for (let pixel = 0; pixel < changed.length; pixel++) {
    for (let channel = 4 * pixel; channel < 4 * pixel + 3; channel++) {
      const difference = (one.data[channel] ?? 0) - (other.data[channel] ?? 0);
      if (Math.abs(difference) > NOTICEABLE) changed[pixel] = 1;
    }
  }
  return changed;
}

/** Summed-area table: the sum of all values above and to the left of (x, y). One extra column. */
export function areaSums(values: Uint8Array, { width, height }: DecodedImage): Uint32Array {
  const sums = new Uint32Array((width + 1) * (height + 1));
  for (let y = 0; y < height; y++) {
    let row = 0;
    for (let x = 0; x < width; x++) {
      row += values[y * width + x] ?? 0;
      sums[(y + 1) * (width + 1) + x + 1] = (sums[y * (width + 1) + x + 1] ?? 0) + row;
    }
  }
  return sums;
}

/** The sum over an area, of a table of sums from the upper left corner with a row and a column of zeros. */
export function sumIn(sums: Uint32Array, { width }: DecodedImage, area: PixelArea): number {
  const at = (x: number, y: number) => sums[y * (width + 1) + x] ?? 0;
  const { left, top, right, bottom } = area;
  return at(right, bottom) - at(left, bottom) - at(right, top) + at(left, top);
}

/** Colours outside images, and the areas of images and textures; all as shares of all pixels. */
export function countColors(
  { data, width }: DecodedImage,
  pictured: Uint8Array,
  textured: Uint8Array,
  { scale, screen }: Places,
): Pick<DumpedPixels, 'colors' | 'pictures' | 'textures'> {
  const below = (width * screen) / scale;
  const counts = new Map<number, number>(); // by colour as 0xrrggbb
  let [total, pictures, textures] = [0, 0, 0];
  let [last, run] = [-1, 0]; // neighbours often have the same colour, so runs are counted together
  for (let pixel = 0; pixel < pictured.length; pixel++) {
    const weight = pixel < below ? 2 : 1;
    total += weight;
    if (pictured[pixel] === 1) {
      pictures += weight;
      continue;
    }
    if (textured[pixel] === 1) textures += weight;
    const color = colorAt(data, pixel);
    if (color !== last) {
      if (run > 0) counts.set(last, (counts.get(last) ?? 0) + run);
      [last, run] = [color, 0];
    }
    run += weight;
  }
  if (run > 0) counts.set(last, (counts.get(last) ?? 0) + run);
  return {
    colors: colorsOf(counts, total),
    pictures: share(pictures / total),
    textures: share(textures / total),
  };
}

/** Merges similar shades under the most frequent one. */
export function colorsOf(counts: ReadonlyMap<number, number>, total: number): DumpedPixels['colors'] {
  const MIN_SHARE = 0.00002; // of all pixels; less is an anti-aliased edge
  const MAX_SHADES = 2_000; // shades; the rarest are left out
  const SHADES = 0xf8_f8_f8; // 5 bits of each channel
  const groups = new Map<number, { color: number; most: number; sum: number }>();
  for (const [color, count] of counts) {
    const group = groups.get(color & SHADES);
    if (group === undefined) groups.set(color & SHADES, { color, most: count, sum: count });
    else {
      group.sum += count;
      if (count > group.most) [group.color, group.most] = [color, count];
    }
  }
  return [...groups.values()]
    .filter(({ sum }) => sum / total >= MIN_SHARE)
    .toSorted((a, b) => b.sum - a.sum)
    .slice(0, MAX_SHADES)
    .map(({ color, sum }) => [...channelsOf(color), share(sum / total)]);
}

/** The colour of most of an area; if no colour covers most of it, the mean. */
export function mainColor({ data, width }: DecodedImage, area: PixelArea): [number, number, number] {
  const MAX_SAMPLES = 400;
  const MAIN = 0.6; // of the area, for one colour to count as its ground
  const step = Math.max(1, Math.floor(Math.sqrt(sizeOf(area) / MAX_SAMPLES)));
  const counts = new Map<number, number>();
  const sums = [0, 0, 0];
  let samples = 0;
  for (let y = area.top; y < area.bottom; y += step) {
    for (let x = area.left; x < area.right; x += step) {
      const color = colorAt(data, y * width + x);
      counts.set(color, (counts.get(color) ?? 0) + 1);
      channelsOf(color).forEach((value, channel) => (sums[channel] = (sums[channel] ?? 0) + value));
      samples++;
    }
  }
  const [[main, most] = [0, 0]] = [...counts].toSorted((a, b) => b[1] - a[1]);
  if (most >= MAIN * samples) return channelsOf(main);
  const [red = 0, green = 0, blue = 0] = sums.map((sum) => Math.round(sum / samples));
  return [red, green, blue];
}

/** As 0xrrggbb. */
export function colorAt(data: Uint8ClampedArray, pixel: number): number {
  const place = 4 * pixel;
  return ((data[place] ?? 0) << 16) | ((data[place + 1] ?? 0) << 8) | (data[place + 2] ?? 0);
}

/** Channels of 0 to 255 of a colour as 0xrrggbb. */
export function channelsOf(color: number): [red: number, green: number, blue: number] {
  return [color >> 16, (color >> 8) & 255, color & 255];
}

/** The image pixels of a rectangle in CSS px; null when it lies outside the image. */
export function areaOn(
  { width, height }: DecodedImage,
  rectangle: Rectangle | null | undefined,
  scale: number,
): PixelArea | null {
  if (!rectangle) return null;
  const [x, y, across, down] = rectangle.map((length) => length / scale) as [number, number, number, number];
  const left = Math.max(0, Math.round(x));
  const top = Math.max(0, Math.round(y));
  const right = Math.min(width, Math.round(x + across));
  const bottom = Math.min(height, Math.round(y + down));
  return right > left && bottom > top ? { left, top, right, bottom } : null;
}

/** Pixels of an area. */
export function sizeOf({ left, top, right, bottom }: PixelArea): number {
  return (right - left) * (bottom - top);
}

/** Rounded to five decimal places, finer than any rule needs. */
export function share(part: number): number {
  return Math.round(part * 100_000) / 100_000;
}
