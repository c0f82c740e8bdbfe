import type { GradientImage } from '../cascade/computed-value.ts';
import type { Box } from '../cascade/styled-page.ts';

/** Centre and radii of the ellipse on which a radial gradient ends, in px of its tile. */
export interface RadialEnding {
  readonly x: number;
  readonly y: number;
  readonly across: number;
  readonly down: number;
}

const RADIAL = /^radial-gradient\(\s*(?<shape>[^,()]*?)\s*(?:\bat (?<place>[^,()]+?))?\s*,/;
const LENGTH = /^(-?[\d.]+)(px|%)$/;
const PLACES: Readonly<Record<string, string>> = {
  left: '0%',
  top: '0%',
  center: '50%',
  right: '100%',
  bottom: '100%',
};

/** Null for lengths in other units and forms that are not known. */
export function radialEnding(
  { text }: GradientImage,
  { width, height }: Pick<Box, 'width' | 'height'>,
): RadialEnding | null {
  const groups = RADIAL.exec(text)?.groups;
  if (groups === undefined) return null;
  const isStated =
    groups['place'] !== undefined || /^(?:circle|ellipse|closest|farthest|[\d.])/.test(groups['shape'] ?? '');
  const [shape, place] = isStated ? [groups['shape'] ?? '', groups['place'] ?? 'center'] : ['', 'center'];
  const centre = placeOf(place, width, height);
  if (centre === null) return null;
  const radii = radiiOf(shape, centre, { width, height });
  return radii === null ? null : { ...centre, ...radii };
}

interface Point {
  readonly x: number;
  readonly y: number;
}

function placeOf(place: string, width: number, height: number): Point | null {
  const words = place.trim().split(/\s+/);
  const isTurned = /^(?:top|bottom)$/.test(words[0] ?? '') || /^(?:left|right)$/.test(words[1] ?? '');
  const [first = 'center', second = 'center'] = isTurned ? words.toReversed() : words;
  if (words.length > 2) return null;
  const across = words.length === 1 && isTurned ? 'center' : first;
  const down = words.length === 1 && isTurned ? (words[0] ?? 'center') : second;
  const [x, y] = [lengthOf(across, width), lengthOf(down, height)];
  return x === null || y === null ? null : { x, y };
}

function lengthOf(word: string, room: number): number | null {
  const [, number, unit] = LENGTH.exec(PLACES[word] ?? (word === '0' ? '0px' : word)) ?? [];
  if (number === undefined) return null;
  return unit === '%' ? (Number(number) / 100) * room : Number(number);
}

function radiiOf(
  shape: string,
  { x, y }: Point,
  { width, height }: Pick<Box, 'width' | 'height'>,
): Pick<RadialEnding, 'across' | 'down'> | null {
  const words = shape.split(/\s+/).filter((word) => word !== '');
  const isCircle = words.includes('circle') || words.filter((word) => LENGTH.test(word)).length === 1;
  const stated = words.filter((word) => LENGTH.test(word));
  if (stated.length > 0) {
    const across = lengthOf(stated[0] ?? '', width);
    const down = stated.length > 1 ? lengthOf(stated[1] ?? '', height) : across;
    return across === null || down === null ? null : { across, down };
  }
  const extent = words.find((word) => word.includes('-')) ?? 'farthest-corner';
  if (words.some((word) => !/^(?:circle|ellipse|(?:closest|farthest)-(?:side|corner))$/.test(word)))
    return null;
  return sidesOf(extent, { x, y }, { width, height }, isCircle);
}

function sidesOf(
  extent: string,
  { x, y }: Point,
  { width, height }: Pick<Box, 'width' | 'height'>,
  isCircle: boolean,
): Pick<RadialEnding, 'across' | 'down'> {
  const pick = extent.startsWith('closest') ? Math.min : Math.max;
  const across = pick(Math.abs(x), Math.abs(width - x));
  const down = pick(Math.abs(y), Math.abs(height - y));
  if (extent.endsWith('side')) return isCircle ? equal(pick(across, down)) : { across, down };
  // An ellipse through a corner has the ratio of the one that touches the sides.
  return isCircle
    ? equal(Math.hypot(across, down))
    : { across: across * Math.SQRT2, down: down * Math.SQRT2 };
}

const equal = (radius: number) => ({ across: radius, down: radius });
