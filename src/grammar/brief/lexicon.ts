import type { Axis } from '../axis.ts';
import { AXES } from '../axes/index.ts';
import { lazy } from '../../text/lazy.ts';
import { openersOf } from '../../text/openers.ts';
import { readUnits, type Unit } from './units.ts';

/** The polarity in which a phrase means its value: plain, negated (`no shadows`) or less (`less rounded`). */
export type Polarity = 'plain' | 'no' | 'less';

/** What a phrase states. */
export interface Meaning {
  readonly axis: Axis;
  readonly value: string;
  readonly polarity: Polarity;
  /** Units of the phrase; a longer one is more specific. */
  readonly size: number;
}

/** A phrase of one or more units. */
export interface Term {
  /** What it states without a subject. */
  readonly alone: readonly Meaning[];
  /** What it states about a subject, by name of the subject. */
  readonly about: ReadonlyMap<string, readonly Meaning[]>;
}

export interface Lexicon {
  /** By the names of their units, joined by a space. */
  readonly terms: ReadonlyMap<string, Term>;
  /** Units of the longest term. */
  readonly longest: number;
  /** As `openersOf` finds them. */
  readonly openers: ReadonlySet<string>;
}

/** The words of every axis, indexed. */
export const lexicon: () => Lexicon = lazy(() => buildLexicon(AXES));

/** Whether a unit can be part of a phrase. */
export function isContent({ role }: Unit): boolean {
  return (
    role === 'word' ||
    role === 'subject' ||
    role === 'number' ||
    role === 'preposition' ||
    role === 'cue' ||
    role === 'or'
  );
}

function buildLexicon(axes: readonly Axis[]): Lexicon {
  const terms = new Map<string, { alone: Meaning[]; about: Map<string, Meaning[]> }>();
  for (const axis of axes) {
    for (const value of axis.values) {
      for (const phrase of axis.texts[value]?.brief ?? []) {
        const { polarity, units } = parsePhrase(phrase);
        const last = units.at(-1);
        const subject = units.length > 1 && last?.role === 'subject' ? last.name : null;
        const meaning = { axis, value, polarity, size: units.length };
        const key = (subject === null ? units : units.slice(0, -1)).map(({ name }) => name).join(' ');
        const term = terms.get(key) ?? { alone: [], about: new Map<string, Meaning[]>() };
        terms.set(key, term);
        if (subject === null) term.alone.push(meaning);
        else term.about.set(subject, [...(term.about.get(subject) ?? []), meaning]);
      }
    }
  }
  const keys = [...terms.keys()];
  const longest = Math.max(1, ...keys.map((key) => key.split(' ').length));
  return { terms, longest, openers: openersOf(keys) };
}

function parsePhrase(phrase: string): { polarity: Polarity; units: readonly Unit[] } {
  const [, prefix, rest = phrase] = /^(no|less) (.+)$/.exec(phrase) ?? [];
  const polarity = prefix === 'no' || prefix === 'less' ? prefix : 'plain';
  return { polarity, units: readUnits(rest).filter(isContent) };
}
