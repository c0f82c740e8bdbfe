import type { AxisId } from '../grammar/axes/index.ts';
import type { Restyling, StyleChange, Way } from '../grammar/restyle.ts';
import type { IdentityCard } from '../identity/judge-identity.ts';
import type { PartId } from '../identity/part.ts';
import { compareAxes } from '../score/compare-axes.ts';
import type { Fix } from '../score/fixes.ts';
import type { Bench, Measured } from './bench.ts';
import { partsOf } from '../grammar/page-parts.ts';
import { CONTROLS } from './guards.ts';
import { keepsIdentity } from './identity-change.ts';
import { readableTexts } from './legible-inks.ts';
import { withColorsIn } from './in-schemes.ts';
import { bothWays } from './merge-changes.ts';
import { mendedInks } from './mended-inks.ts';
import { roleChanges } from './role-css.ts';
import { roomForText } from './room-for-text.ts';
import { waysFor } from './workshop.ts';

/** Of the points for the axis alone; with less, side effects take away so much that another way may be better. */
export const GOOD = 0.6;

/** What to lay over a measured way: for what it loses of the identity, of contrast and on other axes. */
export function repairsFor(fix: Fix, way: Way, measured: Measured, bench: Bench): Way[] {
  return [
    ...(keepsIdentity(measured.gain, measured.identity) ? [] : identityRepairs(way, measured, bench)),
    ...(measured.gate === 'contrast_floor' ? [bothWays(way, readableTexts(pageWith(measured, bench)))] : []),
    ...(measured.broken === 'text_contrast' ? contrastRepairs(way, measured, bench) : []),
    ...(measured.broken === 'hidden_text' ? hiddenRepairs(way, measured, bench) : []),
    ...(measured.broken === 'control' ? controlRepairs(way, measured, bench) : []),
    ...schemeRepairs(way, measured, bench),
    ...(losesMuch(fix, measured) ? repairsOf(fix.axis, way, measured, bench) : []),
  ];
}

/** Whether a way reaches its target and loses much elsewhere. */
function losesMuch({ axis, target, predictedDelta }: Fix, { readings, gain, broken }: Measured): boolean {
  if (readings[axis].value !== target) return false;
  return gain < GOOD * predictedDelta || broken === 'target_rule';
}

/** Axes that one repair takes back to the target together. */
const MAX_LOSSES = 3;

/** The page as it is with a measured way. */
function pageWith({ trial: { perception, features } }: Measured, { tokens, target }: Bench): Restyling {
  return { perception, features, tokens, target };
}

/**
 * Ways that keep the gain of a measured way and take back what it loses on other axes of the target: the ways of those
 * axes on the page as it is with the stylesheet, laid over the measured one.
 */
function repairsOf(axis: AxisId, way: Way, measured: Measured, bench: Bench): Way[] {
  const offers = offersForLosses(axis, measured, bench);
  return [0, 1].flatMap((place) => {
    const parts = offers.flatMap((offer) => offer[place] ?? []);
    return parts.length === 0 ? [] : [parts.reduce(bothWays, way)];
  });
}

/** Ways of one lost axis that are tried alone. */
const MAX_SINGLE = 3;

/**
 * The measured way with one way of one lost axis over it, best ways first: several at once may take back each other, or
 * the axis itself. For when nothing else gains.
 */
export function singleRepairsFor(fix: Fix, way: Way, measured: Measured, bench: Bench): Way[] {
  if (!losesMuch(fix, measured)) return [];
  const offers = offersForLosses(fix.axis, measured, bench);
  return Array.from({ length: MAX_SINGLE }, (_, place) => place).flatMap((place) =>
    offers.flatMap((offer) => offer.slice(place, place + 1)).map((one) => bothWays(way, one)),
  );
}

/**
 * The ways of the axes that a measured way loses most on, on the page as it is with it. An axis that only shows with the
 * stylesheet loses what it lies below the score of the page.
 */
function offersForLosses(axis: AxisId, measured: Measured, bench: Bench): (readonly Way[])[] {
  const { target, weights, card } = bench;
  const before = new Map(
    compareAxes(bench.readings, target, weights).map(({ id, similarity }) => [id, similarity]),
  );
  const losses = compareAxes(measured.readings, target, weights).flatMap(({ id, similarity, weight }) => {
    const lost = weight * ((before.get(id) ?? card.score / 100) - (similarity ?? 0));
    return id !== axis && similarity !== null && lost > 0 ? [{ id, lost }] : [];
  });
  const lost = losses.toSorted((a, b) => b.lost - a.lost).slice(0, MAX_LOSSES);
  const page = pageWith(measured, bench);
  return lost.flatMap(({ id }) => {
    const offer = waysFor({ axis: id, target: target[id] ?? '' }, page, measured.readings);
    return typeof offer === 'string' ? [] : [offer];
  });
}

/** The measured way and, over it, what the target declares for the parts of the identity that it takes away from. */
function identityRepairs(way: Way, { judged, trial }: Measured, { meter }: Bench): Way[] {
  if (judged === null || meter === null) return [];
  const before = scoresOf(meter.before);
  const now = scoresOf(judged);
  const fallen = judged.fixes.filter(({ part }) => (now.get(part) ?? 0) < (before.get(part) ?? 0));
  const changes = roleChanges(meter.declared(judged, new Set(fallen.map(({ part }) => part))), trial);
  return changes.length === 0 ? [] : [bothWays(way, { changes })];
}

/** The measured way and, over it, inks for the texts that it makes hard to read. */
function contrastRepairs(way: Way, measured: Measured, bench: Bench): Way[] {
  const changes = mendedInks(bench.survey, pageWith(measured, bench));
  return changes.length === 0 ? [] : [bothWays(way, { changes })];
}

/** The measured way with its colours in the light palette alone, where it takes away a dark one that readers choose. */
function schemeRepairs(way: Way, { readings }: Measured, { readings: before, survey }: Bench): Way[] {
  const { variants } = survey.features.schemes;
  const dark = variants.find(({ kind, turnsDark }) => kind === 'switch' && turnsDark);
  const isLost = before[SCHEME].value === 'custom-palette' && readings[SCHEME].value !== 'custom-palette';
  const isPlain = way.under === undefined && way.media === undefined;
  return dark === undefined || !isLost || !isPlain
    ? []
    : [withColorsIn(way, { under: `:root:not(${dark.selector})` })];
}

const SCHEME = 'surface.dark_mode';

/** The measured way with room for the text that it pushes out of boxes of a fixed height, and inks for text in the colour of its ground. */
function hiddenRepairs(way: Way, measured: Measured, bench: Bench): Way[] {
  const page = pageWith(measured, bench);
  const changes = [...roomForText(bench.survey.perception, page), ...mendedInks(bench.survey, page)];
  return changes.length === 0 ? [] : [bothWays(way, { changes })];
}

/**
 * The measured way with what the target declares for the buttons, links, fields and cards that it restyles, and the way
 * without those that the page had.
 */
function controlRepairs(way: Way, measured: Measured, bench: Bench): Way[] {
  const { judged, trial } = measured;
  if (judged === null) return [];
  const touched = new Set(way.changes.flatMap(({ elements }) => elements));
  const ofTarget = roleChanges(bench.meter?.declared(judged, CONTROLS) ?? [], trial);
  const declared = restrictedTo(ofTarget, (index) => touched.has(index));
  const { changes: others } = withoutControls(way, bench.restyling);
  return [
    ...(declared.length === 0 ? [] : [bothWays(way, { changes: declared })]),
    ...(others.length === 0 ? [] : [{ ...way, changes: others }]),
  ];
}

/** The way without the buttons, links, fields and cards of a page. */
export function withoutControls(way: Way, page: Restyling): Way {
  const { buttons, links, inputs, cards } = partsOf(page);
  const controls = new Set([...buttons, ...links, ...inputs, ...cards]);
  return { ...way, changes: restrictedTo(way.changes, (index) => !controls.has(index)) };
}

/** The changes of some elements, without changes of none. */
function restrictedTo(changes: readonly StyleChange[], isMeant: (index: number) => boolean): StyleChange[] {
  return changes
    .map((change) => ({ ...change, elements: change.elements.filter(isMeant) }))
    .filter(({ elements }) => elements.length > 0);
}

function scoresOf({ parts }: IdentityCard): ReadonlyMap<PartId, number> {
  return new Map(
    parts.flatMap(({ part, result }) => (result.score === null ? [] : [[part.id, result.score] as const])),
  );
}
