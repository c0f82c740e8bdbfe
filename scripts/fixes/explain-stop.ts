import { attemptOf } from '../../src/fixes/attempt.ts';
import { benchOf, LEAST_GAIN, measure, type Bench, type Measured } from '../../src/fixes/bench.ts';
import { keepsIdentity } from '../../src/fixes/identity-change.ts';
import { repairsFor } from '../../src/fixes/repairs.ts';
import { AXES } from '../../src/grammar/axes/index.ts';
import type { Axis } from '../../src/grammar/axis.ts';
import type { Way } from '../../src/grammar/restyle.ts';
import { surveyPage, type Survey } from '../../src/survey.ts';
import type { Fix } from '../../src/score/fixes.ts';
import type { Page } from '../../src/page/page.ts';
import { staysWithoutMarkup } from './ceilings.ts';
import { cardOf, grammarFor, type Target } from './judged-page.ts';

/** Why an axis keeps its points when no verified fix is left, the first that holds. */
export type Cause =
  | 'copy, pictures, markup or scripts'
  | 'no stylesheet can'
  | 'no colour of the target'
  | 'limit of trials'
  | 'costs identity'
  | 'breaks a guard'
  | 'loses as much elsewhere'
  | 'ways do not move it';

export interface LostPoints {
  readonly axis: string;
  readonly current: string;
  readonly target: string;
  readonly points: number;
  readonly cause: Cause;
  /** What the ways do, one after another. */
  readonly ways: readonly string[];
}

/** Measures every way of every failing axis without a limit of trials, and says why the axis keeps its points. */
export function explainStop(page: Page, target: Target): LostPoints[] {
  const survey = surveyPage(page);
  const card = cardOf(survey, target);
  if (survey.source === null) return [];
  const { weights, tokens, identity } = target;
  const judged = identity && { target: identity, waived: new Map() };
  const asked = grammarFor(survey, target);
  const input = { card, survey, target: asked, weights, tokens, identity: judged, trials: Infinity };
  const bench = benchOf(input, survey.source);
  return card.fixes.map((fix) => lostBy(fix, bench, survey));
}

function lostBy(fix: Fix, bench: Bench, survey: Survey): LostPoints {
  const { axis, current, target, predictedDelta: points } = fix;
  const { offer, waiting } = attemptOf(fix, bench);
  const told = { axis, current, target, points };
  if (staysWithoutMarkup({ id: axis, target }, survey))
    return { ...told, cause: 'copy, pictures, markup or scripts', ways: [] };
  if (typeof offer === 'string') {
    const cause = offer.startsWith('The tokens') ? 'no colour of the target' : 'no stylesheet can';
    return { ...told, cause, ways: [offer] };
  }
  const tried = waiting.flatMap((way) => withRepairs(way, fix, bench));
  return { ...told, cause: causeOf(tried), ways: tried.map(({ text }) => text) };
}

function withRepairs(way: Way, fix: Fix, bench: Bench): TriedWay[] {
  const tried = triedWay(way, fix, bench);
  if (tried === null) return [];
  const repairs = tried.cause === 'ways do not move it' ? [] : repairsFor(fix, way, tried.measured, bench);
  return [tried, ...repairs.flatMap((repair) => triedWay(repair, fix, bench, 'repair, ') ?? [])];
}

interface TriedWay {
  readonly cause: Cause;
  readonly text: string;
  readonly measured: Measured;
}

function triedWay(given: Way, fix: Fix, bench: Bench, prefix = ''): TriedWay | null {
  const way = bench.shorten(given);
  const css = bench.write(way);
  if (css === '') return null;
  const measured = measure({ css, html: way.html ?? '' }, bench, { kept: -Infinity, axis: null });
  if (typeof measured === 'string') return null;
  const cause = causeOfWay(measured, fix, bench);
  const { value } = measured.readings[fix.axis];
  const others = AXES.flatMap(({ id, scale }) => {
    const wanted = bench.target[id];
    if (wanted === undefined || id === fix.axis) return [];
    const [from, to] = [bench.readings[id].value, measured.readings[id].value];
    const worse = similarity({ scale } as Axis, to, wanted) < similarity({ scale } as Axis, from, wanted);
    return worse ? [`${id} ${from}>${to}`] : [];
  });
  const text = `${prefix}${cause}: ${value}, ${measured.gain}${measured.broken === null ? '' : ` ${measured.broken}`} ${others.join(' ')}`;
  return { cause, text, measured };
}

function causeOfWay(measured: Measured, { axis: id, target }: Fix, bench: Bench): Cause {
  const axis: Axis | undefined = AXES.find((each) => each.id === id);
  if (axis === undefined) return 'ways do not move it';
  const [from, to] = [bench.readings[id].value, measured.readings[id].value];
  if (similarity(axis, to, target) <= similarity(axis, from, target)) return 'ways do not move it';
  if (measured.gain < LEAST_GAIN) return 'loses as much elsewhere';
  if (measured.broken !== null) return 'breaks a guard';
  return keepsIdentity(measured.gain, measured.identity) ? 'limit of trials' : 'costs identity';
}

function similarity({ scale }: Pick<Axis, 'scale'>, value: string | null, target: string): number {
  return value === null ? 0 : scale.similarity(value, target);
}

const ORDER: readonly Cause[] = [
  'limit of trials',
  'costs identity',
  'breaks a guard',
  'loses as much elsewhere',
  'ways do not move it',
];

function causeOf(tried: readonly TriedWay[]): Cause {
  return ORDER.find((cause) => tried.some((one) => one.cause === cause)) ?? 'no stylesheet can';
}
