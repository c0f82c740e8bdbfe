import { PRONOUNS } from './function-words.ts';
import { kindsOf, type Mention } from './mentions.ts';
import type { Unit } from './units.ts';

/** The subject that a mention modifies, and its position. */
export interface Binding {
  /** Candidates, best first: the last of a compound (`button corners`), then the ones before it. */
  readonly subjects: readonly Mention[];
  /** `bold headings`; `bold, tight headings`; `headings are bold`; `headings: tight, bold`. */
  readonly kind: 'before' | 'beyond' | 'after' | 'listed';
}

/** The subject of the adjective or number at `mentions[at]`; null when no subject is near. */
export function bindSubject(
  mentions: readonly Mention[],
  at: number,
  sentence: readonly Unit[],
): Binding | null {
  const behind = COUNTS.has(nameAt(mentions, at, sentence)) ? null : subjectBehind(mentions, at, sentence);
  const ahead = subjectAhead(mentions, at, sentence);
  if (ahead === null) return behind;
  // `Headings bold, small text`: an adjective does not reach past the comma.
  if (ahead.pastComma && behind !== null && (behind.kind === 'after' || opensList(behind, sentence)))
    return behind;
  return { subjects: ahead.subjects, kind: ahead.pastComma ? 'beyond' : 'before' };
}

/** Whether a verb or colon after the subject begins a list about it: `headings: bold, tight`. */
export function opensList({ subjects: [subject] }: Binding, sentence: readonly Unit[]): boolean {
  const opener = sentence[(subject?.to ?? -1) + 1]?.role;
  return subject !== undefined && (opener === 'link' || opener === 'colon');
}

function subjectAhead(
  mentions: readonly Mention[],
  at: number,
  sentence: readonly Unit[],
): { subjects: readonly Mention[]; pastComma: boolean } | null {
  let pastComma = false;
  let unknown = 0;
  for (let next = at + 1; next <= at + REACH; next++) {
    const [previous, mention] = [mentions[next - 1], mentions[next]];
    if (previous === undefined || mention === undefined) return null;
    const gap = sentence.slice(previous.to + 1, mention.from);
    unknown += gap.filter(({ role }) => role === 'word').length;
    if (unknown > MAX_UNKNOWN || !isPassable(gap, previous, mention, sentence)) return null;
    if (mentions[at]?.quantity !== null && gap.some(({ role }) => role !== 'filler')) return null;
    pastComma ||= gap.some(({ role }) => role === 'comma');
    if (mention.subject === null) continue;
    // `bold and body text`: an adjective does not modify a noun right after a conjunction.
    return isJoint(gap.at(-1)) ? null : { subjects: compound(mentions, next), pastComma };
  }
  return null;
}

/** Whether an adjective reaches across the words between two mentions. */
function isPassable(
  gap: readonly Unit[],
  { to }: Mention,
  { from }: Mention,
  sentence: readonly Unit[],
): boolean {
  if (endsNoun(gap) || sentence[from]?.role === 'preposition') return false;
  // `photos as the background`: a phrase that ends in a preposition reaches across an article.
  const isOpen = sentence[to]?.role === 'preposition' || sentence[to]?.role === 'cue';
  return isOpen && gap.every(({ role }) => role === 'filler') ? true : !gap.some(isBarrier);
}

function isJoint(unit: Unit | undefined): boolean {
  return unit?.role === 'comma' || unit?.role === 'and' || unit?.role === 'or';
}

/** The compound noun that begins at `first`, last noun first. */
function compound(mentions: readonly Mention[], first: number): Mention[] {
  const run: Mention[] = [];
  for (let at = first; at < first + 3; at++) {
    const mention = mentions[at];
    const previous = run[0];
    if (mention === undefined || mention.subject === null) break;
    if (previous === undefined && MEASURES.has(mention.subject)) return [mention];
    if (previous !== undefined && !isCompoundPart(mention.subject)) break;
    if (previous !== undefined && mention.from !== previous.to + 1) break;
    run.unshift(mention);
  }
  return run;
}

function subjectBehind(mentions: readonly Mention[], at: number, sentence: readonly Unit[]): Binding | null {
  let listed = false;
  let unknown = 0;
  for (let last = at - 1; last >= Math.max(0, at - REACH); last--) {
    const [mention, following] = [mentions[last], mentions[last + 1]];
    if (mention === undefined || following === undefined) return null;
    const gap = sentence.slice(mention.to + 1, following.from);
    unknown += gap.filter(({ role }) => role === 'word').length;
    if (unknown > MAX_UNKNOWN || beginsNoun(gap) || gap.some(({ name }) => name === 'everything'))
      return null;
    listed ||= gap.some(({ role }) => role === 'comma');
    if (mention.subject !== null) {
      // `A section with a strong claim`: words after `with` modify the claim.
      if (mention.size === 1 && gap[0]?.name === 'with') return null;
      const apart = gap.some(
        ({ role, name }) => role === 'preposition' && !['in', 'at', 'as', 'like'].includes(name),
      );
      return apart ? null : { subjects: [mention], kind: listed ? 'listed' : 'after' };
    }
  }
  return null;
}

/** `Flat buttons and a mesh`: an article after a conjunction begins another noun. */
function beginsNoun(gap: readonly Unit[]): boolean {
  const joint = gap.findIndex(({ role }) => role === 'and' || role === 'comma');
  return joint >= 0 && gap.slice(joint).some(({ name }) => name === 'a' || name === 'an' || name === 'the');
}

/** `Cards separated by space` and `rules between rows` are not compounds. */
function isCompoundPart(subject: string): boolean {
  return subject !== 'grouping' && !subject.startsWith('between');
}

/** An adjective does not reach its noun across a verb, preposition, article, number or cue. */
function isBarrier({ role, name }: Unit): boolean {
  if (role === 'filler') return ARTICLES.has(name);
  return role === 'link' || role === 'preposition' || role === 'colon' || role === 'cue' || role === 'number';
}

/** `mesh hero, vivid colours`: an unknown word before a comma is the noun of the adjective. */
function endsNoun(gap: readonly Unit[]): boolean {
  const comma = gap.findIndex(({ role }) => role === 'comma');
  return comma > 0 && gap.slice(0, comma).some(({ role }) => role === 'word');
}

/** Whether a pronoun follows (`sharp ones`), which refers to the last subject. */
export function precedesPronoun({ to }: Mention, sentence: readonly Unit[]): boolean {
  return PRONOUNS.includes(sentence[to + 1]?.name ?? '');
}

/** The nearest mention in the sentence with a subject of one of these kinds. */
export function nearestOfKind(
  mentions: readonly Mention[],
  at: number,
  kinds: ReadonlySet<string>,
): Mention | null {
  const from = mentions[at]?.from ?? 0;
  let best: Mention | null = null;
  for (const [index, mention] of mentions
    .slice(Math.max(0, at - DISTANT_REACH), at + DISTANT_REACH + 1)
    .entries()) {
    if (index === Math.min(at, DISTANT_REACH) || mention.subject === null) continue;
    if (!kindsOf(mention.subject).some((kind) => kinds.has(kind))) continue;
    if (best === null || Math.abs(mention.from - from) < Math.abs(best.from - from)) best = mention;
  }
  return best;
}

function nameAt(mentions: readonly Mention[], at: number, sentence: readonly Unit[]): string {
  return sentence[mentions[at]?.from ?? -1]?.name ?? '';
}

/** Subjects that take the adjective of a compound in any position: `low-contrast text`. */
const MEASURES: ReadonlySet<string> = new Set(['contrast', 'saturation', 'tracking', 'hedging', 'space']);

/** Counts are before their noun, never after it. */
const COUNTS: ReadonlySet<string> = new Set(['single', 'two', 'three']);

const ARTICLES: ReadonlySet<string> = new Set([
  'the',
  'a',
  'an',
  'our',
  'my',
  'your',
  'their',
  'its',
  'this',
  'that',
  'these',
  'those',
]);

/** Mentions considered on either side. */
const REACH = 5;
const DISTANT_REACH = 6;

/** Unknown words allowed between an adjective and its noun. */
const MAX_UNKNOWN = 2;
