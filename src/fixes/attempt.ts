import type { Axis } from '../grammar/axis.ts';
import { AXES, type AxisId } from '../grammar/axes/index.ts';
import type { Way } from '../grammar/restyle.ts';
import type { Fix, SideEffect } from '../score/fixes.ts';
import { PASS_FROM } from '../score/total.ts';
import type { Guard } from './guards.ts';
import { readableTexts } from './legible-inks.ts';
import { keepsIdentity } from './identity-change.ts';
import { MOST } from './in-variables.ts';
import { LEAST_GAIN, measure, type Bench, type Measured } from './bench.ts';
import { GOOD, repairsFor, singleRepairsFor, withoutControls } from './repairs.ts';
import { variableForm } from './variable-form.ts';
import { offerOf, unproven, type Offer } from './workshop.ts';

/** A measured way. */
export interface Tried extends Measured {
  readonly way: Way;
}

/** The ways of one fix, as far as they were tried. */
export interface Attempt {
  readonly fix: Fix;
  readonly offer: Offer;
  /** Ways not tried yet; repairs of tried ways come before others. */
  readonly waiting: Way[];
  readonly tried: Set<string>;
  best: Tried | null;
  /** A way gained and cost too much of the identity. */
  costsIdentity: boolean;
  /** Why ways that gained are not offered; null without one. */
  broken: Guard | null;
  /** Axes that the page has as the target and such a way takes away; empty for other guards. */
  taken: readonly AxisId[];
  repairs: number;
  /** The limit of trials ended it. */
  ended: boolean;
}

/** Repairs of one fix, and on a page that hardly misses a pass; each is tried on the page as the one before left it. */
const MAX_REPAIRS = { usual: 3, nearPass: Infinity } as const;

export function attemptOf(fix: Fix, bench: Bench): Attempt {
  // Other inks on buttons and links would take them out of the tokens; where theirs decide, a repair has them too.
  const isBlocked = bench.card.blockedBy === 'contrast_floor';
  const lift = isBlocked ? withoutControls(readableTexts(bench.restyling), bench.restyling) : null;
  const offer = offerOf(fix, bench, lift);
  const waiting = typeof offer === 'string' ? [] : [...offer];
  return {
    fix,
    offer,
    waiting,
    tried: new Set(),
    best: null,
    costsIdentity: false,
    broken: null,
    taken: [],
    repairs: 0,
    ended: false,
  };
}

/** Ways tried for one axis: six, and the repairs, which would else take the place of better ways; near a pass all. */
const MAX_WAYS = { usual: 6 + 2 * MAX_REPAIRS.usual, nearPass: Infinity } as const;

const NEAR_PASS = 5; // points

/** Whether one more fix may decide about a page. */
export function nearness({ card: { score } }: Pick<Bench, 'card'>): 'nearPass' | 'usual' {
  return score < PASS_FROM && score >= PASS_FROM - NEAR_PASS ? 'nearPass' : 'usual';
}

/** Whether a way gained something. */
export function hasGained({ best }: Attempt): boolean {
  return best !== null && best.gain >= LEAST_GAIN;
}

/**
 * Whether no way so far reaches the target without much loss elsewhere, and ways are left.
 * @param most ways to try
 */
export function wantsMore(
  { fix, waiting, tried, best, ended }: Attempt,
  bench: Pick<Bench, 'card'>,
  most: number = MAX_WAYS[nearness(bench)],
): boolean {
  if (waiting.length === 0 || ended || tried.size >= most) return false;
  const reached = best?.readings[fix.axis].value === fix.target;
  return best === null || !reached || best.gain < GOOD * fix.predictedDelta;
}

/**
 * Measures the next way that leads to another stylesheet. One that misses its own axis may serve another.
 * @param kept cost to leave for later
 * @param all attempts of the page
 */
export function tryNext(attempt: Attempt, bench: Bench, kept: number, all: readonly Attempt[]): void {
  let isForm = false;
  for (let next = attempt.waiting.shift(); next !== undefined; next = attempt.waiting.shift()) {
    const way = bench.shorten(next);
    const css = bench.write(way);
    if (css === '' || attempt.tried.has(css)) continue;
    const { axis } = attempt.fix;
    const measured = measure({ css, html: way.html ?? '' }, bench, { kept, axis });
    if (measured === 'limit') {
      attempt.ended = true;
      return;
    }
    attempt.tried.add(css);
    if (measured === 'futile') return;
    const tried = { ...measured, way };
    const served = nearsTarget(attempt.fix, tried, bench) ? attempt : mostServed(all, tried, bench);
    if (served !== null) keepBetter(served, tried, bench);
    addRepairs(attempt, way, measured, bench, all);
    // One form at once: each has repairs with forms of their own, and other axes wait for their first way.
    const other = measured.broken === null || isForm ? null : variableForm(next, MOST, bench);
    if (other === null) return;
    // Values beside custom properties miss what else has them, as a gradient that ends in the ground.
    attempt.waiting.unshift(other.way);
    isForm = true;
  }
}

/** A way that breaks a guard, costs too much of the identity or leaves its own axis as it is, is never the best one. */
function keepBetter(attempt: Attempt, measured: Tried, bench: Bench): void {
  if (!nearsTarget(attempt.fix, measured, bench)) return;
  if (!keepsIdentity(measured.gain, measured.identity)) {
    if (measured.gain >= LEAST_GAIN) attempt.costsIdentity = true;
    return;
  }
  if (measured.broken !== null) {
    attempt.broken = measured.broken;
    attempt.taken = measured.broken === 'target_rule' ? takenBy(measured, bench) : [];
    return;
  }
  if (attempt.best === null || worthOf(measured) > worthOf(attempt.best)) attempt.best = measured;
}

function takenBy({ readings }: Measured, { readings: before, target }: Bench): AxisId[] {
  return AXES.flatMap(({ id }) => {
    const { value } = readings[id];
    return before[id].value === target[id] && value !== null && value !== target[id] ? [id] : [];
  });
}

/** The attempt with most points to gain among those whose axis comes nearer to its target. */
function mostServed(all: readonly Attempt[], tried: Tried, bench: Bench): Attempt | null {
  const served = all.filter(({ fix }) => nearsTarget(fix, tried, bench));
  const [most] = served.toSorted((a, b) => b.fix.predictedDelta - a.fix.predictedDelta);
  return most ?? null;
}

/** Whether the axis of a fix comes nearer to its target. */
function nearsTarget({ axis: id, target }: Fix, { readings }: Tried, bench: Bench): boolean {
  const axis: Axis | undefined = AXES.find((each) => each.id === id);
  const similarity = (value: string | null) =>
    value === null || axis === undefined ? 0 : axis.scale.similarity(value, target);
  return similarity(readings[id].value) > similarity(bench.readings[id].value);
}

/** Points that a stylesheet has to gain for each of its rules, as somebody has to read and keep them. */
const POINTS_FOR_RULE = 0.05;

function worthOf({ gain, way }: Tried): number {
  return gain - POINTS_FOR_RULE * way.changes.length;
}

/** Where a way serves its axis and loses on others, repairs are tried next. */
function addRepairs(
  attempt: Attempt,
  way: Way,
  measured: Measured,
  bench: Bench,
  all: readonly Attempt[],
): void {
  const { fix, waiting } = attempt;
  if (attempt.repairs >= MAX_REPAIRS[nearness(bench)]) return;
  const repairs = repairsFor(fix, way, measured, bench);
  attempt.repairs += repairs.length;
  waiting.unshift(...repairs);
  // Finding these takes time that the limit of trials does not count.
  if (!all.some(hasGained)) waiting.push(...singleRepairsFor(fix, way, measured, bench));
}

/** The fix with the best way, or for a person to make. */
export function settleAttempt(attempt: Attempt, bench: Bench): Fix {
  const { fix, offer, tried, best, costsIdentity, broken, taken, ended } = attempt;
  if (best === null || !hasGained(attempt)) {
    if (costsIdentity)
      return { ...fix, manual: COSTS_IDENTITY, proof: { verified: false, reason: 'identity_loss' } };
    if (broken !== null)
      return {
        ...fix,
        manual: BREAKS[broken],
        proof: { verified: false, reason: 'guard', breaks: taken },
      };
    // A blocked page scores no more than the limit of blocked pages, whatever its styles gain.
    if (bench.card.blockedBy !== null) return unproven(fix, offer, bench, 'blocked');
    if (tried.size === 0) return unproven(fix, offer, bench, 'trial_limit');
    if (ended) return { ...fix, proof: { verified: false, reason: 'trial_limit' } };
    return { ...fix, manual: noGain(tried.size), proof: { verified: false, reason: 'no_gain' } };
  }
  const reached = best.readings[fix.axis].value;
  return {
    ...fix,
    css: best.css,
    html: best.html === '' ? null : best.html,
    predictedDelta: best.gain,
    proof: {
      verified: true,
      reached,
      identityDelta: best.identity?.gain ?? null,
      together: 'not_measured',
      cumulativeDelta: null,
      cumulativeIdentityDelta: null,
      required: null,
      sideEffects: sideEffectsOf(fix, best, bench),
    },
  };
}

/** Why a person has to make a change, by what its stylesheets would do. */
const BREAKS: Readonly<Record<Guard, string>> = {
  target_rule:
    'Stylesheets for this raise the score but break another rule of the target, which the page keeps now. Make the change by hand so that the page keeps both.',
  heading_order:
    'The stylesheets for this that raise the score give headings of a lower level the size of a higher one; make the change in a scale that keeps the levels apart.',
  text_contrast:
    'The stylesheets for this that raise the score take text below a contrast of 4.5:1, or turn it from light to dark over a picture; make the change with colours that can be read.',
  hidden_text:
    'The stylesheets for this that raise the score move text out of sight; make the change where boxes have room for it.',
  control:
    'The stylesheets for this that raise the score take buttons, links, fields or cards out of the tokens of the target; make the change on other elements.',
  decoration:
    'The stylesheets for this that raise the score remove gradients or shapes that the target is drawn with; make the change beside them.',
};

const COSTS_IDENTITY =
  'The stylesheets for this that raise the score take the page too far from the tokens of the target; make the change in these tokens.';

function noGain(ways: number): string {
  const tried = ways === 1 ? 'A stylesheet for this was' : `${ways} stylesheets for this were`;
  return `${tried} measured and did not raise the score: change markup or content as the action says.`;
}

function sideEffectsOf({ axis }: Fix, { readings }: Tried, bench: Bench): SideEffect[] {
  return AXES.flatMap(({ id }) => {
    const [from, to] = [bench.readings[id].value, readings[id].value];
    const counts = id !== axis && bench.target[id] !== undefined;
    return counts && from !== to ? [{ axis: id, from, to }] : [];
  });
}
