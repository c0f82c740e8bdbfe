import type { Features } from '../features/index.ts';
import type { Axis } from './axis.ts';
import { AXES, type AxisId, type Grammar, type ValueOf } from './axes/index.ts';
import { DOUBTS } from './doubts.ts';
import { applyFit, withFittedValue } from './fitted/apply-fit.ts';
import { acceptance, signsOf, type Verdict } from './fitted/confidence.ts';
import { BOUND_FITS, CONFIDENCE } from './fitted/fits.ts';
import { placesOf } from './measure.ts';
import { notShown, pageFact, type Reading } from './reading.ts';

/** One reading for every axis. */
export type Readings = { readonly [Id in AxisId]: Reading<ValueOf<Id>> };

/**
 * Reads every axis: its rule, then what was fitted on graded pages. An axis that throws is not shown, with the error as
 * reason, and does not affect the others. Confidence is the share of such readings that graders accept.
 */
export function readAxes(features: Features): Readings {
  const doubts = placesOf(DOUBTS, features);
  return readEach((axis) => readAxis(axis, features, doubts));
}

/**
 * Reads every axis of a page that was seen twice, in a browser and as its files say. Where the two readings differ, the
 * one stands whose value has the higher mean probability of both; an axis that only one of them shows is read from that
 * one. On graded pages this is right more often than either alone.
 * @returns the readings, and the axes that stand as the files say
 */
export function readTwice(
  inBrowser: Features,
  inFiles: Features,
): { readonly readings: Readings; readonly fromFiles: readonly AxisId[] } {
  const doubts = placesOf(DOUBTS, inBrowser);
  const fromFiles: AxisId[] = [];
  const readings = readEach((axis) => {
    const [shown, served] = [judge(axis, inBrowser), judge(axis, inFiles)];
    const chances = meanChances(shown.verdict, served.verdict);
    const isServed = prefersSecond(shown, served, chances);
    if (isServed && served.reading.value !== shown.reading.value) fromFiles.push(axis.id as AxisId);
    const { reading, verdict } = isServed ? served : shown;
    const agreed = verdict && { ...verdict, chances: chances ?? verdict.chances };
    return stated(axis, { reading, verdict: agreed, doubts });
  });
  return { readings, fromFiles };
}

/** Null where only one of two readings has probabilities. */
function meanChances(one: Verdict | null, other: Verdict | null): readonly number[] | null {
  if (one === null || other === null) return null;
  return one.chances.map((chance, at) => (chance + (other.chances[at] ?? 0)) / 2);
}

function prefersSecond(first: Judged, second: Judged, chances: readonly number[] | null): boolean {
  if (first.reading.value === null || second.reading.value === null) return first.reading.value === null;
  const of = ({ verdict }: Judged) => chances?.[verdict?.value ?? -1] ?? 0;
  return of(second) > of(first);
}

/**
 * The same values without what explains them: confidence, measure and evidence are those of the rules. In a quarter of
 * the time.
 * @param known readings that are the same as for other features
 */
export function readValues(features: Features, known: Partial<Readings> = {}): Readings {
  return readEach((axis) => known[axis.id as AxisId] ?? readValue(axis, features));
}

/** The same, each axis when it is asked for. */
export function readValuesOnDemand(features: Features, known: Partial<Readings> = {}): Readings {
  const made = new Map<string, Reading>();
  const readings = {};
  for (const { id } of AXES)
    Object.defineProperty(readings, id, {
      enumerable: true,
      get: () => {
        const reading = made.get(id) ?? readValueOf(id, features, known);
        made.set(id, reading);
        return reading;
      },
    });
  return readings as Readings; // one property for each of AXES
}

/** The value of one axis as `readValues` reads it. */
export function readValueOf(id: AxisId, features: Features, known: Partial<Readings> = {}): Reading {
  const axis = (AXES as readonly Axis[]).find((each) => each.id === id);
  if (axis === undefined) throw new Error(`No axis has the id ${id}.`);
  return known[id] ?? guarded(axis, (each) => readValue(each, features));
}

function readEach(read: (axis: Axis) => Reading): Readings {
  const entries = (AXES as readonly Axis[]).map((axis) => [axis.id, guarded(axis, read)] as const);
  // fromEntries loses the pairing of key and value type, which AXES guarantees.
  return Object.fromEntries(entries) as unknown as Readings;
}

function guarded(axis: Axis, read: (axis: Axis) => Reading): Reading {
  try {
    return read(axis);
  } catch (cause) {
    return notShown(
      `The reading of ${axis.id} failed: ${cause instanceof Error ? cause.message : 'unknown cause'}`,
    );
  }
}

function readAxis(axis: Axis, features: Features, doubts: readonly number[]): Reading {
  return stated(axis, { ...judge(axis, features), doubts });
}

/** A reading before its confidence, and what that depends on. */
interface Judged {
  readonly reading: Reading;
  /** Null where the page does not show the axis, or nothing was fitted. */
  readonly verdict: Verdict | null;
}

function judge(axis: Axis, features: Features): Judged {
  const ruled = axis.read(features);
  const bound = BOUND_FITS.get(axis.id);
  if (ruled.value === null || bound === undefined) return { reading: ruled, verdict: null };
  // Where no element shows the value, what was counted: `no large pictures; 3 logos and icons, 0 placeholders`.
  const counted = () => pageFact(axis, axis.label.toLowerCase(), ruled.measure);
  const evidence = ruled.evidence.length > 0 ? ruled.evidence : [counted()];
  return applyFit(bound, features, { ...ruled, evidence });
}

function stated({ id }: Axis, { reading, verdict, doubts }: Judged & { doubts: readonly number[] }): Reading {
  if (reading.value === null || verdict === null) return reading;
  const confidence = acceptance(CONFIDENCE, id, signsOf(verdict, doubts));
  return { ...reading, confidence: Math.round(100 * confidence) / 100 };
}

function readValue(axis: Axis, features: Features): Reading {
  const ruled = axis.read(features);
  const bound = BOUND_FITS.get(axis.id);
  return ruled.value === null || bound === undefined ? ruled : withFittedValue(bound, features, ruled);
}

/** The values of all readings that have one, as a flat grammar. */
export function grammarOf(readings: Readings): Grammar {
  const shown = Object.entries(readings).flatMap(([id, { value }]) => (value === null ? [] : [[id, value]]));
  return Object.fromEntries(shown) as Grammar;
}
