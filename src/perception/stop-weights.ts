import type { GradientImage } from '../cascade/computed-value.ts';

/**
 * How much of a gradient is each of its stops: their shares of the gradient line, halfway to the neighbours, 1 in sum.
 * `line` is its length in px.
 */
export function stopWeights({ places, repeating }: GradientImage, line: number): number[] {
  const at = positions(places, line);
  const [first = 0, last = 0] = [at[0], at.at(-1)];
  const [start, end] = repeating && last > first ? [first, last] : [0, line];
  const within = (place: number) => Math.min(end, Math.max(start, place));
  return at.map((place, index) => {
    const from = index === 0 ? start : (within(at[index - 1] ?? place) + within(place)) / 2;
    const to = index === at.length - 1 ? end : (within(place) + within(at[index + 1] ?? place)) / 2;
    return (to - from) / (end - start || 1);
  });
}

/** In px: the ends of the line where nothing is said, never before an earlier stop, evenly between two known ones. */
function positions(places: GradientImage['places'], line: number): number[] {
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
