import type { Features } from '../features/index.ts';
import type { Setting } from '../features/typography.ts';
import type { Grammar } from '../grammar/axes/index.ts';
import { contrast, pairingOfFaces, TWIN, type Face } from '../grammar/axes/type-pairing/pairing-of.ts';
import { familyName } from '../text/font-class.ts';
import { splitFamilies } from '../text/split-families.ts';
import type { Accepted } from '../words/brief.ts';
import { relationOf } from './family-closeness.ts';
import { bodyFamilies, headingFamilies, monoFamilies } from './target-families.ts';
import type { TargetFamily, TargetIdentity } from './target.ts';
import { typefaceClass } from './typeface-class.ts';
import { oncePer } from '../text/once-per.ts';

/** Share of the headings, the text and the labels that has the typeface of its role. */
const MOST = 0.75;

/**
 * The pairings of a page whose headings and text are set in the typefaces that the target has for each. The class of one
 * is not always read as the tokens state it; and a page of one serif reads as a pair where the target sets all labels in
 * a sans.
 */
export function acceptedPairing(
  { 'type.pairing': wanted }: Grammar,
  target: TargetIdentity | null,
  { typography }: Pick<Features, 'typography'>,
): Accepted {
  const body = target && bodyFamilies(target)[0];
  const heading = target && headingFamilies(target)[0];
  if (target === null || wanted === undefined || !body || !heading) return {};
  if (!pairingsOf(heading, body).includes(wanted)) return {};
  const { headings, running, labels } = typography;
  if (!areIn(headings, headingFamilies(target)) || !areIn(running, bodyFamilies(target))) return {};
  const own = labelFamilies(target).filter((family) => contrast(faceOf(family), faceOf(body)));
  const pairs = areIn(labels, own) ? own.flatMap((family) => pairingsOf(body, family)) : [];
  const byNames = pairingsOf(classedByNames(heading), classedByNames(body));
  const all = new Set([wanted, ...pairingsOf(heading, body), ...byNames, ...pairs]);
  return all.size === 1 ? {} : { 'type.pairing': [...all] };
}

/** A typeface as a reading sees it: it knows the names alone, `sans-serif` at the end of a stack among them. */
function classedByNames(family: TargetFamily): TargetFamily {
  return { ...family, kind: typefaceClass(family.names) };
}

/** What two typefaces may be called. */
function pairingsOf(one: TargetFamily, other: TargetFamily): string[] {
  const pairing = pairingOfFaces(faceOf(one), faceOf(other));
  return [pairing, ...(TWIN[pairing] === undefined ? [] : [TWIN[pairing]])];
}

/** Typefaces for neither headings nor text nor code: those of labels, fields and controls. */
function labelFamilies(target: TargetIdentity): TargetFamily[] {
  const others = new Set([...headingFamilies(target), ...bodyFamilies(target), ...monoFamilies(target)]);
  return [...target.families.values()].filter((family) => !others.has(family));
}

function areIn(settings: readonly Setting[], families: readonly TargetFamily[]): boolean {
  const all = settings.reduce((sum, { characters }) => sum + characters, 0);
  const isOneOf = oncePer((names: readonly string[]) => families.some((family) => isSet(names, family)));
  const kept = settings.filter((setting) => isOneOf(setting.families));
  return kept.reduce((sum, { characters }) => sum + characters, 0) >= MOST * all;
}

function isSet(names: readonly string[], family: TargetFamily): boolean {
  const relation = relationOf(names, family);
  return relation === 'same' || relation === 'substitute';
}

function faceOf({ stack, kind }: TargetFamily): Face {
  return { name: familyName(splitFamilies(stack)[0] ?? 'serif'), kind };
}
