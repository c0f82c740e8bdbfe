import { parseHex } from '../../color/hex.ts';
import type { Axis } from '../axis.ts';
import { AXES } from '../axes/index.ts';
import { groundOf } from '../axes/surface-ground.ts';
import { bindSubject, nearestOfKind, precedesPronoun, type Binding } from './bind.ts';
import type { Meaning, Polarity, Term } from './lexicon.ts';
import { kindsOf, type Mention } from './mentions.ts';
import { valueOfQuantity } from './quantities.ts';
import type { Stance } from './scopes.ts';
import type { Unit } from './units.ts';

/** A value that a sentence states. */
export interface Stated {
  readonly axis: string;
  readonly value: string;
  readonly negated: boolean;
  /** Units it rests on. */
  readonly size: number;
  /** First and last unit in the sentence. */
  readonly from: number;
  readonly to: number;
}

/** Everything the mentions of one sentence state. `spokenOf` is the subject of the sentence before. */
export function statedBy(
  mentions: readonly Mention[],
  sentence: readonly Unit[],
  spokenOf: string | null,
): Stated[] {
  const stated: Stated[] = [];
  const said = new Map<Mention, Set<string>>();
  const spent = new Set<Mention>();
  const add = (found: readonly Stated[], subject: Mention | null) => {
    stated.push(...found);
    if (subject === null) return;
    const axes = said.get(subject) ?? new Set();
    said.set(subject, axes);
    for (const { axis } of found) axes.add(axis);
  };
  mentions.forEach((mention, at) => {
    if (mention.stance === 'neutral') return;
    const { found, subject } = statedOf(mentions, at, sentence, spokenOf);
    if (found.length > 0) spent.add(mention);
    add(found, subject);
  });
  for (const mention of mentions) {
    if (
      mention.subject === null ||
      mention.stance === 'neutral' ||
      mention.term === null ||
      spent.has(mention)
    )
      continue;
    if (mention.stance === 'no' && isQualified(mention, mentions, sentence)) continue;
    const own = fromMeanings(mention.term.alone, mention, mention);
    stated.push(...own.filter(({ axis }) => said.get(mention)?.has(axis) !== true));
  }
  return stated;
}

interface Found {
  readonly found: readonly Stated[];
  readonly subject: Mention | null;
}

const NOTHING: Found = { found: [], subject: null };

/** What an adjective, a number or a colour states of the subject it belongs to, or by itself. */
function statedOf(
  mentions: readonly Mention[],
  at: number,
  sentence: readonly Unit[],
  spokenOf: string | null,
): Found {
  const mention = mentions[at];
  if (mention === undefined) return NOTHING;
  const { term } = mention;
  const binding = bindSubject(mentions, at, sentence);
  const isListed = binding?.kind === 'listed' && mention.quantity === null;
  for (const subject of isListed ? [] : (binding?.subjects ?? [])) {
    const found = aboutSubject(mention, subject.subject ?? '', subject);
    if (found !== null) return { found, subject };
  }
  if (spokenOf !== null && precedesPronoun(mention, sentence)) {
    const found = aboutSubject(mention, spokenOf, mention);
    if (found !== null) return { found, subject: null };
  }
  if (term === null) return NOTHING;
  const loose = looseMeanings(term, mentions, at, sentence);
  if (loose !== null) return loose;
  if (mention.subject !== null) return NOTHING;
  // Said of something else: a dark button does not make a dark page.
  if (mention.size === 1 && binding !== null && isSaidOf(binding, mention, sentence)) return NOTHING;
  const alone = isForOther(mention, mentions[at + 1], sentence)
    ? []
    : fromMeanings(term.alone, mention, mention).filter((one) => isOnTopic(one, binding, sentence));
  if (alone.length > 0) return { found: alone, subject: null };
  const listed = binding?.kind === 'listed' ? binding.subjects[0] : undefined;
  const found = listed === undefined ? null : aboutSubject(mention, listed.subject ?? '', listed);
  return found === null ? NOTHING : { found, subject: listed ?? null };
}

/** Null when the mention says nothing of this subject; an empty list when it does, but nothing is stated. */
function aboutSubject(mention: Mention, subject: string, where: Mention): Stated[] | null {
  if (isBrokenPair(mention, where)) return null;
  for (const kind of kindsOf(subject)) {
    const meanings = mention.term?.about.get(kind);
    if (meanings !== undefined) return fromMeanings(meanings, mention, where);
    const measured = measuredValue(mention, kind);
    if (measured === null) continue;
    const [axis, value] = measured;
    return mention.stance === 'plain'
      ? [{ axis, value, negated: false, size: 3, ...span(mention, where) }]
      : [];
  }
  return null;
}

/** Two nouns (a photo and a drawing) are a pair only when both are wanted, or both are not. */
function isBrokenPair(mention: Mention, other: Mention): boolean {
  return mention.subject !== null && mention !== other && mention.stance !== other.stance;
}

function measuredValue({ quantity, color }: Mention, kind: string): readonly [string, string] | null {
  if (quantity !== null) return valueOfQuantity(quantity, kind);
  const rgba = color === null || kind !== 'ground' ? null : parseHex(color.slice(1));
  return rgba === null ? null : ['surface.ground', groundOf(rgba)];
}

/**
 * Subjects that need not be touched by what is said of them, by axis: `animations that start when you scroll`,
 * `a serif for the headlines and a sans for the text`.
 */
const LOOSE_SUBJECTS: Readonly<Record<string, readonly string[]>> = {
  'surface.dark_mode': ['dark mode'],
  'type.pairing': ['serif', 'sans', 'grotesque', 'mono'],
  'emphasis.mechanism': ['emphasis'],
  'emphasis.density_signals': ['grouping'],
  'voice.archetype': ['voice'],
  'motion.trigger': ['motion'],
  'imagery.strategy': ['photo', 'illustration'],
};

/** Axes on which loose words are a pair of nouns: a serif with a sans, photos with drawings. */
const PAIRED_AXES: ReadonlySet<string> = new Set(['type.pairing', 'imagery.strategy']);

function looseMeanings(
  term: Term,
  mentions: readonly Mention[],
  at: number,
  sentence: readonly Unit[],
): Found | null {
  const mention = mentions[at];
  const isLoose =
    (kind: string) =>
    ({ axis }: Meaning) =>
      LOOSE_SUBJECTS[axis.id]?.includes(kind) === true;
  const kinds = new Set(
    [...term.about].filter(([kind, meanings]) => meanings.some(isLoose(kind))).map(([kind]) => kind),
  );
  const subject = mention === undefined || kinds.size === 0 ? null : nearestOfKind(mentions, at, kinds);
  if (mention === undefined || subject === null) return null;
  const kind = kindsOf(subject.subject ?? '').find((name) => kinds.has(name)) ?? '';
  const meanings = (term.about.get(kind) ?? []).filter(isLoose(kind));
  if (isBrokenPair(mention, subject)) return null;
  if (mention.subject === null && meanings.some(({ axis }) => PAIRED_AXES.has(axis.id))) return null;
  const found = fromMeanings(meanings, mention, subject);
  // A noun keeps its own meaning beside: `rows divided by hairlines` has hairlines.
  const own = isPlural(mention, sentence) ? fromMeanings(term.alone, mention, mention) : [];
  return { found: [...found, ...own.filter(({ axis }) => found.every((one) => one.axis !== axis))], subject };
}

function fromMeanings(meanings: readonly Meaning[], mention: Mention, where: Mention): Stated[] {
  const polarity = POLARITIES[mention.stance];
  if (polarity === null) return [];
  const exact = meanings.filter((meaning) => meaning.polarity === polarity);
  if (exact.length > 0 || polarity !== 'no') {
    return exact.map(({ axis, value, size }) => ({
      axis: axis.id,
      value,
      negated: polarity === 'no',
      size,
      ...span(mention, where),
    }));
  }
  return meanings.flatMap(({ axis, value, size }) => {
    const opposite = axis.negated[value];
    return opposite === undefined
      ? []
      : [{ axis: axis.id, value: opposite, negated: true, size, ...span(mention, where) }];
  });
}

const POLARITIES: Readonly<Record<Stance, Polarity | null>> = {
  plain: 'plain',
  no: 'no',
  less: 'less',
  neutral: null,
};

function span(mention: Mention, where: Mention): { from: number; to: number } {
  return { from: Math.min(mention.from, where.from), to: Math.max(mention.to, where.to) };
}

/** `The copy is chatty, warm`: in a list about the voice, warm is no colour. */
function isOnTopic({ axis }: Stated, binding: Binding | null, sentence: readonly Unit[]): boolean {
  const [subject] = binding?.subjects ?? [];
  if (binding?.kind !== 'listed' || subject === undefined) return true;
  const opener = sentence[subject.to + 1]?.role;
  const topic = opener === 'link' || opener === 'colon' ? TOPICS[subject.subject ?? ''] : undefined;
  return topic === undefined || axis.startsWith(topic);
}

/** Subjects whose adjectives are of one category only. */
const TOPICS: Readonly<Record<string, string>> = {
  voice: 'voice.',
  tone: 'voice.',
  sentence: 'voice.',
  heading: 'type.',
  body: 'type.',
  motion: 'motion.',
};

function isPlural({ to }: Mention, sentence: readonly Unit[]): boolean {
  return sentence[to]?.plural === true;
}

/** `A warm welcome`: an adjective right before a word the lexicon does not know is about that word. */
function isForOther(
  { size, to }: Mention,
  following: Mention | undefined,
  sentence: readonly Unit[],
): boolean {
  const [own, next] = [sentence[to], sentence[to + 1]];
  if (size > 1 || own === undefined || own.plural || next === undefined || following?.from === to + 1)
    return false;
  return next.role === 'word' && !next.joined && !next.name.endsWith('ing');
}

/** Whether a mention belongs to its subject and to nothing else: right before it, or with only a verb between. */
function isSaidOf(
  { kind, subjects: [subject] }: Binding,
  mention: Mention,
  sentence: readonly Unit[],
): boolean {
  if (kind !== 'after' || subject === undefined) return kind === 'before';
  const gap = sentence.slice(subject.to + 1, mention.from);
  return (
    gap.some(({ role }) => role === 'link') &&
    gap.every(({ role }) => role === 'link' || role === 'filler' || role === 'cue')
  );
}

/** `No heavy shadows` is not against every shadow: an adjective narrows what is denied. */
function isQualified({ from }: Mention, mentions: readonly Mention[], sentence: readonly Unit[]): boolean {
  const before = sentence[from - 1];
  if (before === undefined || (before.role !== 'word' && before.role !== 'number')) return false;
  const nounBefore = mentions.some((mention) => mention.to === from - 1 && mention.subject !== null);
  return !nounBefore && !EMPTY_ADJECTIVES.has(before.name);
}

/** Adjectives that narrow nothing. */
const EMPTY_ADJECTIVES: ReadonlySet<string> = new Set([
  'visible',
  'more',
  'other',
  'single',
  'further',
  'css',
  'generous',
  'or',
  'hard',
  'need',
  'put',
  'another',
  'silly',
  'stupid',
  'damn',
]);

/** An axis by its id. */
export function axisById(id: string): Axis | undefined {
  return (AXES as readonly Axis[]).find((axis) => axis.id === id);
}
