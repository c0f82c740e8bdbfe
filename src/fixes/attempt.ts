import { AXES } from '../grammar/axes/index.ts';
import type { Way } from '../grammar/restyle.ts';
import type { Fix, SideEffect } from '../score/fixes.ts';
import { keepsIdentity } from './identity-change.ts';
import { LEAST_GAIN, measure, type Bench, type Measured } from './bench.ts';
import { identityRepairs, repairsOf } from './repairs.ts';
import { offerOf, unproven, type Offer } from './workshop.ts';

/** What is kept of a measured way. */
type Best = Pick<Measured, 'css' | 'html' | 'gain' | 'identity' | 'readings'>;

/** The ways of one fix, as far as they were tried. */
export interface Attempt {
  readonly fix: Fix;
  readonly offer: Offer;
  /** Ways not tried yet; repairs of tried ways come before others. */
  readonly waiting: Way[];
  readonly tried: Set<string>;
  best: Best | null;
  /** A way gained and cost too much of the identity. */
  costsIdentity: boolean;
  repairs: number;
  /** The limit of trials ended it. */
  ended: boolean;
}

/** Repairs of one fix; each is tried on the page as the one before left it. */
const MAX_REPAIRS = 3;
/** Of the points for the axis alone; with more, side effects take away so much that another way may be better. */
const GOOD = 0.6;

export function attemptOf(fix: Fix, bench: Bench): Attempt {
  const offer = offerOf(fix, bench);
  const waiting = typeof offer === 'string' ? [] : [...offer];
  return {
    fix,
    offer,
    waiting,
    tried: new Set(),
    best: null,
    costsIdentity: false,
    repairs: 0,
    ended: false,
  };
}

/** Ways tried for one axis, repairs included. */
const MAX_WAYS = 6;

/** Whether a way gained something. */
export function hasGained({ best }: Attempt): boolean {
  return best !== null && best.gain >= LEAST_GAIN;
}

/**
 * Whether no way so far reaches the target without much loss elsewhere, and ways are left.
 * @param most ways to try
 */
export function wantsMore({ fix, waiting, tried, best, ended }: Attempt, most = MAX_WAYS): boolean {
  if (waiting.length === 0 || ended || tried.size >= most) return false;
  const reached = best?.readings[fix.axis].value === fix.target;
  return best === null || !reached || best.gain < GOOD * fix.predictedDelta;
}

/** Measures the next way that leads to another stylesheet. @param kept cost to leave for later */
export function tryNext(attempt: Attempt, bench: Bench, kept: number): void {
  for (let way = attempt.waiting.shift(); way !== undefined; way = attempt.waiting.shift()) {
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
    keepBetter(attempt, measured);
    addRepairs(attempt, way, measured, bench);
    return;
  }
}

/** A way that costs too much of the identity is never the best one. */
export function keepBetter(attempt: Attempt, measured: Measured): void {
  if (!keepsIdentity(measured.gain, measured.identity)) {
    if (measured.gain >= LEAST_GAIN) attempt.costsIdentity = true;
    return;
  }
  if (attempt.best === null || measured.gain > attempt.best.gain) attempt.best = measured;
}

/** Where a way serves its axis and loses on others, repairs are tried next. */
function addRepairs(attempt: Attempt, way: Way, measured: Measured, bench: Bench): void {
  const { fix, waiting } = attempt;
  if (attempt.repairs >= MAX_REPAIRS) return;
  const repairs = [
    ...(keepsIdentity(measured.gain, measured.identity) ? [] : identityRepairs(way, measured, bench)),
    ...(wantsRepair(attempt, measured) ? repairsOf(fix.axis, way, measured, bench) : []),
  ];
  attempt.repairs += repairs.length;
  waiting.unshift(...repairs);
}

function wantsRepair({ fix }: Attempt, { readings, gain }: Measured): boolean {
  return readings[fix.axis].value === fix.target && gain < GOOD * fix.predictedDelta;
}

/** The fix with the best way, or for a person to make. */
export function settleAttempt(attempt: Attempt, bench: Bench): Fix {
  const { fix, offer, tried, best, costsIdentity, ended } = attempt;
  if (best === null || !hasGained(attempt)) {
    if (costsIdentity)
      return { ...fix, manual: COSTS_IDENTITY, proof: { verified: false, reason: 'identity_loss' } };
    if (tried.size === 0 || ended) return unproven(fix, offer, bench, 'trial_limit');
    // A blocked page scores no more than the limit of blocked pages, whatever its styles gain.
    if (bench.card.blockedBy !== null) return unproven(fix, offer, bench, 'blocked');
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

const COSTS_IDENTITY =
  'The stylesheets for this that raise the score take the page too far from the tokens of the target; make the change in these tokens.';

function noGain(ways: number): string {
  const tried = ways === 1 ? 'A stylesheet for this was' : `${ways} stylesheets for this were`;
  return `${tried} measured and did not raise the score; other markup is needed.`;
}

function sideEffectsOf({ axis }: Fix, { readings }: Best, bench: Bench): SideEffect[] {
  return AXES.flatMap(({ id }) => {
    const [from, to] = [bench.readings[id].value, readings[id].value];
    const counts = id !== axis && bench.target[id] !== undefined;
    return counts && from !== to ? [{ axis: id, from, to }] : [];
  });
}
