import type { GradientImage } from '../cascade/computed-value.ts';
import type { Box } from '../cascade/styled-page.ts';
import type { RadialEnding } from './radial-ending.ts';

/** Alpha below which a stop is not seen. */
export const CLEAR_STOP = 0.02;

/** Where on the gradient line of this length the stops are seen, in px from its start. */
export function seenOfLine(image: GradientImage, line: number): readonly [from: number, to: number] {
  const places = stopPlaces(image.places, line);
  const isSeen = ({ a }: { readonly a: number }) => a >= CLEAR_STOP;
  const first = image.stops.findIndex(isSeen);
  const last = image.stops.findLastIndex(isSeen);
  if (first === -1) return [0, 0];
  const from = first === 0 ? 0 : (places[first - 1] ?? 0);
  const to = last === image.stops.length - 1 ? line : (places[last + 1] ?? line);
  return [Math.max(0, from), Math.min(line, to)];
}

/**
 * How much of a gradient is each of its stops: their shares of the gradient line, halfway to the neighbours, 1 in sum.
 * `line` is its length in px, `part` what is drawn of it.
 */
export function stopWeights(
  { places, repeating }: GradientImage,
  line: number,
  part: readonly [from: number, to: number] = [0, line],
): number[] {
  const at = stopPlaces(places, line);
  const [first = 0, last = 0] = [at[0], at.at(-1)];
  const [start, end] = repeating && last > first ? [first, last] : part;
  const within = (place: number) => Math.min(end, Math.max(start, place));
  return at.map((place, index) => {
    const from = index === 0 ? start : (within(at[index - 1] ?? place) + within(place)) / 2;
    const to = index === at.length - 1 ? end : (within(place) + within(at[index + 1] ?? place)) / 2;
    return (to - from) / (end - start || 1);
  });
}

/**
 * Where the stops lie, in px from the start of a line of this length: its ends where nothing is said, never before an
 * earlier stop, evenly between two known ones.
 */
export function stopPlaces(places: GradientImage['places'], line: number): number[] {
  const known = places.map((place) => place && place.px + (place.percent / 100) * line);
  known[0] ??= 0;
  known[known.length - 1] ??= line;
  let furthest = -Infinity;
  const ordered = known.map((place) => (place === null ? null : (furthest = Math.max(furthest, place))));
  return filled(ordered);
}

/** The unknown places of each run evenly between the known ones on both sides of it. */
function filled(known: readonly (number | null)[]): number[] {
  const places: number[] = [];
  for (const [after, to] of known.entries()) {
    if (to === null) continue;
    const before = places.length - 1;
    const from = places[before] ?? 0;
    for (let at = before + 1; at < after; at += 1)
      places.push(from + ((to - from) * (at - before)) / (after - before));
    places.push(to);
  }
  return places;
}

/** Points of a side at which a radial gradient is looked at. */
const SAMPLES = 16;

/** How much each stop of a radial gradient covers of a box in the same px as its ending, 1 in sum. */
export function radialWeights(
  { places }: GradientImage,
  { x, y, across, down }: RadialEnding,
  box: Box,
): number[] {
  const at = stopPlaces(places, across);
  const weights = at.map(() => 0);
  for (let row = 0; row < SAMPLES; row++)
    for (let column = 0; column < SAMPLES; column++) {
      const [px, py] = [
        box.x + ((column + 0.5) / SAMPLES) * box.width,
        box.y + ((row + 0.5) / SAMPLES) * box.height,
      ];
      share(weights, at, Math.hypot((px - x) / across, (py - y) / down) * across);
    }
  return weights.map((weight) => weight / SAMPLES ** 2);
}

/** Adds a point of the gradient line to the stops on both sides of it. */
function share(weights: number[], at: readonly number[], place: number): void {
  const next = at.findIndex((stop) => stop >= place);
  if (next <= 0) {
    const only = next === 0 ? 0 : at.length - 1;
    weights[only] = (weights[only] ?? 0) + 1;
    return;
  }
  const [from = 0, to = 0] = [at[next - 1], at[next]];
  const part = to > from ? (place - from) / (to - from) : 1;
  weights[next - 1] = (weights[next - 1] ?? 0) + 1 - part;
  weights[next] = (weights[next] ?? 0) + part;
}
