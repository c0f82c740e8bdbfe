import type { LengthPercentage } from '../cascade/computed-value.ts';
import { finite } from './finite.ts';
import { sizeOf } from './sizes.ts';
import { textLength } from './text-length.ts';

/** One bound of a track's size: a length, a share of free space, or its content. */
export type TrackBound =
  | { readonly kind: 'length'; readonly length: LengthPercentage }
  | { readonly kind: 'fr'; readonly value: number }
  | { readonly kind: 'auto' | 'min-content' | 'max-content' };

export interface Track {
  readonly min: TrackBound;
  readonly max: TrackBound;
}

/** A parsed `grid-template-columns` or `-rows`. */
export interface TrackList {
  readonly tracks: readonly Track[];
  /** Line numbers from 1 by line name. */
  readonly names: ReadonlyMap<string, number>;
}

/** The context of lengths in a template. */
export interface TemplateSpace {
  readonly fontSize: number;
  /** Size of the container along the axis, null when automatic. */
  readonly size: number | null;
  readonly gap: number;
}

export const AUTO_TRACK: Track = { min: { kind: 'auto' }, max: { kind: 'auto' } };
const MAX_TRACKS = 200; // a page with more is hostile
/** Maximum characters of a template, many times the longest list of named tracks. */
export const MAX_TEMPLATE_LENGTH = 10_000;

/** Parses a track list: lengths, percentages, fr, minmax(), fit-content(), repeat() with counts and auto-fill. */
export function parseTracks(text: string, space: TemplateSpace): TrackList {
  const tracks: Track[] = [];
  const names = new Map<string, number>();
  if (text !== 'none' && !text.startsWith('subgrid'))
    addTracks(text.slice(0, MAX_TEMPLATE_LENGTH), space, tracks, names);
  return { tracks, names };
}

function addTracks(text: string, space: TemplateSpace, tracks: Track[], names: Map<string, number>): void {
  for (const token of tokens(text)) {
    if (tracks.length >= MAX_TRACKS) return;
    if (token.startsWith('[')) {
      for (const name of token.slice(1, -1).trim().split(/\s+/)) {
        if (!names.has(name)) names.set(name, tracks.length + 1);
      }
    } else if (token.startsWith('repeat(')) {
      const [count = '', ...list] = splitArguments(token);
      const pattern = list.join(',');
      const times = repetitions(count.trim(), pattern, tracks, space);
      for (let turn = 0; turn < times && tracks.length < MAX_TRACKS; turn += 1)
        addTracks(pattern, space, tracks, names);
    } else tracks.push(parseTrack(token, space.fontSize));
  }
}

function repetitions(count: string, pattern: string, before: readonly Track[], space: TemplateSpace): number {
  if (!count.startsWith('auto-')) return Math.min(MAX_TRACKS, Math.max(0, Math.floor(Number(count)) || 0));
  if (space.size === null) return 1;
  const repeated = parseTracks(pattern, space).tracks;
  const each = repeated.reduce((sum, track) => sum + fixedSize(track, space.size ?? 0) + space.gap, 0);
  const taken = before.reduce((sum, track) => sum + fixedSize(track, space.size ?? 0) + space.gap, 0);
  return each <= 0 ? 1 : Math.max(1, Math.floor((space.size - taken + space.gap + 0.01) / each));
}

function fixedSize({ min, max }: Track, size: number): number {
  const least = boundSize(min, size) ?? 0;
  return Math.max(boundSize(max, size) ?? 0, least);
}

/** px of a bound that does not depend on content; null for others and for percentages of an unknown size. */
export function boundSize(bound: TrackBound, size: number | null): number | null {
  return bound.kind === 'length' ? sizeOf(bound.length, size) : null;
}

function parseTrack(token: string, fontSize: number): Track {
  if (token.startsWith('minmax(')) {
    const [min = 'auto', max = 'auto'] = splitArguments(token);
    const least = parseBound(min.trim(), fontSize);
    return { min: least.kind === 'fr' ? { kind: 'auto' } : least, max: parseBound(max.trim(), fontSize) };
  }
  if (token.startsWith('fit-content(')) {
    return { min: { kind: 'auto' }, max: parseBound(splitArguments(token)[0] ?? 'auto', fontSize) };
  }
  const bound = parseBound(token, fontSize);
  return { min: bound.kind === 'fr' ? { kind: 'auto' } : bound, max: bound };
}

function parseBound(text: string, fontSize: number): TrackBound {
  if (text === 'min-content' || text === 'max-content') return { kind: text };
  if (text.endsWith('fr')) return { kind: 'fr', value: Math.max(0, finite(Number.parseFloat(text))) };
  const length = textLength(text, fontSize);
  if (length === null) return { kind: 'auto' };
  return { kind: 'length', length };
}

/** Splits at white space outside brackets. */
function tokens(text: string): string[] {
  return split(text, (character) => character === ' ' || character === '\n' || character === '\t');
}

function splitArguments(call: string): string[] {
  return split(call.slice(call.indexOf('(') + 1, call.lastIndexOf(')')), (character) => character === ',');
}

function split(text: string, separates: (character: string) => boolean): string[] {
  const parts: string[] = [];
  let depth = 0;
  let part = '';
  for (const character of text) {
    if (character === '(' || character === '[') depth += 1;
    if (character === ')' || character === ']') depth -= 1;
    if (depth === 0 && separates(character)) {
      if (part !== '') parts.push(part);
      part = '';
    } else part += character;
  }
  if (part !== '') parts.push(part);
  return parts;
}
