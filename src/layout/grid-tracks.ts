import { boundSize, type Track, type TrackBound } from './grid-template.ts';

/** Sizes that an item contributes to its tracks, px. */
export interface Contribution {
  readonly start: number;
  readonly span: number;
  readonly min: number;
  readonly max: number;
}

interface SizedTrack {
  readonly track: Track;
  base: number;
  limit: number;
}

/**
 * Sizes tracks (css-grid-1 section 12): content sizes, then free space up to the limits, then fr, then stretching.
 * `space` is the container's size along the axis, null when the content decides.
 */
export function sizeTracks(
  tracks: readonly Track[],
  contributions: readonly Contribution[],
  space: number | null,
  gap: number,
  stretches: boolean,
): number[] {
  const sized = tracks.map((track): SizedTrack => ({
    track,
    base: boundSize(track.min, space) ?? 0,
    limit: Math.max(boundSize(track.max, space) ?? 0, boundSize(track.min, space) ?? 0),
  }));
  for (const item of contributions) if (item.span === 1) growTrack(sized[item.start], item);
  for (const item of contributions)
    if (item.span > 1) growSpanned(sized.slice(item.start, item.start + item.span), item, gap);
  for (const track of sized) track.limit = Math.max(track.limit, track.base);
  const free = () =>
    (space ?? 0) - sized.reduce((sum, { base }) => sum + base, gap * Math.max(0, sized.length - 1));
  if (space === null) for (const track of sized) track.base = isFlexible(track) ? track.base : track.limit;
  else maximize(sized, free());
  flex(sized, space === null ? null : space - gap * Math.max(0, sized.length - 1));
  if (space !== null && stretches && free() > 0) stretch(sized, free());
  return sized.map(({ base }) => base);
}

function isIntrinsic(bound: TrackBound): boolean {
  return bound.kind !== 'length';
}

function isFlexible({ track }: SizedTrack): boolean {
  return track.max.kind === 'fr';
}

function growTrack(sized: SizedTrack | undefined, { min, max }: Contribution): void {
  if (sized === undefined) return;
  const { track } = sized;
  if (isIntrinsic(track.min)) sized.base = Math.max(sized.base, track.min.kind === 'max-content' ? max : min);
  if (track.max.kind === 'min-content') sized.limit = Math.max(sized.limit, min);
  else if (isIntrinsic(track.max)) sized.limit = Math.max(sized.limit, max);
}

/** Distributes the missing size of a spanning item over its content-sized tracks. */
function growSpanned(spanned: readonly SizedTrack[], { min, max }: Contribution, gap: number): void {
  const gaps = gap * (spanned.length - 1);
  const elastic = spanned.filter(({ track }) => isIntrinsic(track.min));
  const flexible = elastic.filter(isFlexible);
  const growing = flexible.length > 0 ? flexible : elastic;
  if (growing.length === 0) return;
  const lackBase = min - gaps - spanned.reduce((sum, { base }) => sum + base, 0);
  const lackLimit = max - gaps - spanned.reduce((sum, { limit, base }) => sum + Math.max(limit, base), 0);
  for (const sized of growing) {
    if (lackLimit > 0) sized.limit = Math.max(sized.limit, sized.base) + lackLimit / growing.length;
    if (lackBase > 0) sized.base += lackBase / growing.length;
  }
}

/** Distributes free space equally up to each track's limit. Each round settles a track or is the last. */
function maximize(sized: readonly SizedTrack[], free: number): void {
  let open = sized.filter((track) => !isFlexible(track) && track.limit > track.base);
  for (let settled = 1; settled > 0 && free > 0.01 && open.length > 0;) {
    const before = open.length;
    const share = free / open.length;
    for (const track of open) {
      const grown = Math.min(share, track.limit - track.base);
      track.base += grown;
      free -= grown;
    }
    open = open.filter((track) => track.limit - track.base > 0.01);
    settled = before - open.length;
  }
}

/** Gives fr tracks their share; a track whose content is larger counts as fixed. */
function flex(sized: readonly SizedTrack[], space: number | null): void {
  let open = sized.filter(isFlexible);
  if (open.length === 0) return;
  const factor = ({ track }: SizedTrack) => (track.max.kind === 'fr' ? track.max.value : 0);
  if (space === null) {
    const unit = open.reduce(
      (most, track) => Math.max(most, Math.max(track.base, track.limit) / Math.max(1, factor(track))),
      0,
    );
    for (const track of open) track.base = Math.max(track.base, unit * factor(track));
    return;
  }
  for (;;) {
    const growing = new Set(open);
    const fixedSum = sized.reduce((sum, track) => sum + (growing.has(track) ? 0 : track.base), 0);
    const total = Math.max(
      1,
      open.reduce((sum, track) => sum + factor(track), 0),
    );
    const unit = Math.max(0, space - fixedSum) / total;
    const fitting = open.filter((track) => track.base <= unit * factor(track) + 0.01);
    if (fitting.length === open.length) {
      for (const track of open) track.base = unit * factor(track);
      return;
    }
    open = fitting;
  }
}

function stretch(sized: readonly SizedTrack[], free: number): void {
  const automatic = sized.filter(({ track }) => track.max.kind === 'auto');
  for (const track of automatic) track.base += free / automatic.length;
}
