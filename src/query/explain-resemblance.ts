import { reasons } from '../catalog/graph.ts';
import type { Grammar } from '../grammar/axes/index.ts';
import type { Weights } from '../grammar/weights.ts';
import type { Resemblance } from './rank-brands.ts';

/** Agreeing axes listed in the sentence; the others are only counted. */
const NAMED = 3;

/** Explains the rank of a brand in one sentence: the axes that agree, the main difference, identity, text match. */
export function explainResemblance(
  { brand, text, identity }: Resemblance,
  wanted: Grammar,
  weights: Weights,
): string {
  const own: Readonly<Record<string, string>> = brand.grammar;
  const compared = Object.keys(wanted).filter((axis) => Object.hasOwn(own, axis)).length;
  const { shared, apart } = reasons(wanted, brand.grammar, weights);
  const agreeing = Object.entries(wanted).filter(([axis, value]) => own[axis] === value).length;
  const clauses = [
    agreement(shared, agreeing, compared, brand.grammar),
    difference(apart[0]),
    keptIdentity(identity),
    wordMatch(text),
  ].filter((clause) => clause !== '');
  const sentence = clauses.join('; ');
  return sentence === ''
    ? 'No common axis and no text match.'
    : `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`;
}

function agreement(shared: readonly string[], agreeing: number, compared: number, grammar: Grammar): string {
  if (compared === 0) return '';
  if (agreeing === 0) return `agrees on none of ${countedAxes(compared)}`;
  const values: Readonly<Record<string, string>> = grammar;
  const named = shared.slice(0, NAMED).map((axis) => `${axis} (${values[axis]})`);
  const lead = agreeing > NAMED ? ', mainly' : ':';
  return `agrees on ${agreeing} of ${countedAxes(compared)}${lead} ${named.join(', ')}`;
}

function countedAxes(count: number): string {
  return count === 1 ? '1 axis' : `${count} axes`;
}

function difference(
  first: { readonly axis: string; readonly from: string; readonly to: string } | undefined,
): string {
  return first === undefined ? '' : `differs on ${first.axis} (${first.to}, not ${first.from})`;
}

function keptIdentity(identity: number | null): string {
  return identity === null ? '' : `typefaces, colours and shapes match to ${Math.round(identity)} of 100`;
}

function wordMatch(text: number | null): string {
  if (text === null || text === 0) return '';
  return text === 1 ? 'best text match' : 'partial text match';
}
