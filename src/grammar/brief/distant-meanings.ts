import { isBrokenPair } from './subject-meanings.ts';
import { nearestOfKind } from './bind.ts';
import type { Meaning, Term } from './lexicon.ts';
import { kindsOf, type Mention } from './mentions.ts';
import { fromMeanings, type StatedValue } from './stated-value.ts';
import type { Unit } from './units.ts';

/** Stated values, and their subject. */
export interface Found {
  readonly found: readonly StatedValue[];
  readonly subject: Mention | null;
}

/** What a mention states about a subject elsewhere in the sentence; null without such a subject. */
export function distantMeanings(
  mentions: readonly Mention[],
  at: number,
  sentence: readonly Unit[],
): Found | null {
  const mention = mentions[at];
  const term = mention?.term;
  if (mention === undefined || term === undefined || term === null) return null;
  const kinds = new Set([...term.about.keys()].filter((kind) => distantOnly(term, kind).length > 0));
  const subject = kinds.size === 0 ? null : nearestOfKind(mentions, at, kinds);
  if (subject === null || isBrokenPair(mention, subject)) return null;
  const meanings = distantOnly(term, kindsOf(subject.subject ?? '').find((kind) => kinds.has(kind)) ?? '');
  if (mention.subject === null && meanings.some(({ axis }) => axis.wording?.distant?.paired === true))
    return null;
  const found = fromMeanings(meanings, mention, subject);
  // A plural noun keeps its own meaning as well: `rows divided by hairlines` states hairlines.
  const own = sentence[mention.to]?.plural === true ? fromMeanings(term.alone, mention, mention) : [];
  return { found: [...found, ...own.filter(({ axis }) => found.every((one) => one.axis !== axis))], subject };
}

function distantOnly({ about }: Term, kind: string): readonly Meaning[] {
  return (about.get(kind) ?? []).filter(
    ({ axis }) => axis.wording?.distant?.subjects.includes(kind) === true,
  );
}
