import type { AxisId } from '../grammar/axes/index.ts';
import { contrastOn, TEXT_CONTRAST } from '../color/contrast.ts';
import { toHex } from '../color/hex.ts';
import type { Rgba } from '../color/rgba.ts';
import { changeOf, type Way } from '../grammar/restyle.ts';
import type { IdentityCard } from '../identity/judge-identity.ts';
import type { PartId } from '../identity/part.ts';
import { compareAxes } from '../score/compare-axes.ts';
import type { Bench, Measured } from './bench.ts';
import { dimmedTexts } from './guards.ts';
import { bothWays } from './merge-changes.ts';
import { roleChanges } from './role-css.ts';
import { waysFor } from './workshop.ts';

/** Axes that one repair takes back to the target together. */
const MAX_LOSSES = 3;

/**
 * Ways that keep the gain of a measured way and take back what it loses on other axes of the target: the ways of those
 * axes on the page as it is with the stylesheet, laid over the measured one.
 */
export function repairsOf(axis: AxisId, way: Way, { readings, trial }: Measured, bench: Bench): Way[] {
  const { target, weights, tokens } = bench;
  const before = new Map(
    compareAxes(bench.readings, target, weights).map(({ id, similarity }) => [id, similarity]),
  );
  const losses = compareAxes(readings, target, weights).flatMap(({ id, similarity, weight }) => {
    const lost = weight * ((before.get(id) ?? 0) - (similarity ?? 0));
    return id !== axis && similarity !== null && lost > 0 ? [{ id, lost }] : [];
  });
  const lost = losses.toSorted((a, b) => b.lost - a.lost).slice(0, MAX_LOSSES);
  const restyling = { perception: trial.perception, features: trial.features, tokens, target };
  const offers = lost.map(({ id }) => waysFor({ axis: id, target: target[id] ?? '' }, restyling, readings));
  return [0, 1].flatMap((place) => {
    const parts = offers.flatMap((offer) => (typeof offer === 'string' ? [] : (offer[place] ?? [])));
    return parts.length === 0 ? [] : [parts.reduce(bothWays, way)];
  });
}

/** The measured way and, over it, what the target declares for the parts of the identity that it takes away from. */
export function identityRepairs(way: Way, { judged, trial }: Measured, { meter }: Bench): Way[] {
  if (judged === null || meter === null) return [];
  const before = scoresOf(meter.before);
  const now = scoresOf(judged);
  const fallen = judged.fixes.filter(({ part }) => (now.get(part) ?? 0) < (before.get(part) ?? 0));
  const changes = roleChanges(
    fallen.flatMap(({ declarations }) => declarations),
    trial,
  );
  return changes.length === 0 ? [] : [bothWays(way, { changes })];
}

const INKS = ['color.text', 'color.background', 'color.on-primary'];
const BLACK_AND_WHITE: readonly Rgba[] = [
  { r: 255, g: 255, b: 255, a: 1 },
  { r: 0, g: 0, b: 0, a: 1 },
];

/** The measured way and, over it, an ink of the target for the texts that it makes hard to read. */
export function contrastRepairs(way: Way, { trial }: Measured, { survey, tokens }: Bench): Way[] {
  const inks = [...INKS.flatMap((path) => tokens.color(path) ?? []), ...BLACK_AND_WHITE];
  const readable = dimmedTexts(survey.features, trial.features).flatMap(({ index, ground }) => {
    const ink = inks.find((one) => contrastOn(one, ground) >= TEXT_CONTRAST);
    return ink === undefined ? [] : changeOf([index], { color: toHex(ink) });
  });
  return readable.length === 0 ? [] : [bothWays(way, { changes: readable })];
}

function scoresOf({ parts }: IdentityCard): ReadonlyMap<PartId, number> {
  return new Map(
    parts.flatMap(({ part, result }) => (result.score === null ? [] : [[part.id, result.score] as const])),
  );
}
