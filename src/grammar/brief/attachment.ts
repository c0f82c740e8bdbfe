import { opensList, type Binding } from './bind.ts';
import type { Mention } from './mentions.ts';
import type { StatedValue } from './stated-value.ts';
import type { Unit } from './units.ts';

/** Whether a mention can modify the subject of a binding. A noun modifies only the noun right after it. */
export function mayModify(mention: Mention, binding: Binding | null, sentence: readonly Unit[]): boolean {
  if (binding?.kind === 'listed') return mention.quantity !== null;
  const subject = binding?.subjects.at(-1);
  if (mention.subject === null || subject === undefined) return true;
  return (
    subject.from > mention.to &&
    sentence.slice(mention.to + 1, subject.from).every(({ role }) => role === 'filler')
  );
}

/** `A warm welcome`: an adjective right before an unknown word modifies that word. */
export function modifiesNextWord(
  { subject, size, to }: Mention,
  following: Mention | undefined,
  sentence: readonly Unit[],
): boolean {
  const [own, next] = [sentence[to], sentence[to + 1]];
  if (size > 1 || own === undefined || own.plural || next === undefined || following?.from === to + 1)
    return false;
  // After a noun, a plural may be a verb: `illustration carries it`.
  const isVerb = subject !== null && next.plural;
  return next.role === 'word' && next.name !== 'free' && !isVerb;
}

/** Whether a mention modifies its subject for certain: right before it, or with only a verb between. */
export function hasSubject(
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

/** `No heavy shadows` does not negate all shadows: an adjective narrows the negation. */
export function isQualified(
  { from }: Mention,
  mentions: readonly Mention[],
  sentence: readonly Unit[],
): boolean {
  const before = sentence[from - 1];
  // `Not from colour` does not negate colour itself.
  if (before?.role === 'preposition') return true;
  if (before === undefined || (before.role !== 'word' && before.role !== 'number')) return false;
  const nounBefore = mentions.some((mention) => mention.to === from - 1 && mention.subject !== null);
  return !nounBefore && !EMPTY_ADJECTIVES.has(before.name);
}

/** `Photos should never be backgrounds` neither asks for photos nor negates them. */
export function isNegatedLater({ to }: Mention, sentence: readonly Unit[]): boolean {
  const verb = sentence[to + 1];
  const next = sentence.slice(to + 1).find(({ role }) => role !== 'link' && role !== 'filler');
  return verb?.role === 'link' && next?.cue === 'no-clause';
}

/** Adjectives that do not narrow a negation. */
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
]);

/** `The copy is chatty, warm`: in a list about the voice, `warm` is not a colour. */
export function isOnTopic(
  { axis }: StatedValue,
  binding: Binding | null,
  sentence: readonly Unit[],
): boolean {
  if (binding?.kind !== 'listed' || !opensList(binding, sentence)) return true;
  const topic = TOPICS[binding.subjects[0]?.subject ?? ''];
  return topic === undefined || topic.some((start) => axis.startsWith(start));
}

/** Subjects whose adjectives concern only these axes, by prefix of the id. */
const TOPICS: Readonly<Record<string, readonly string[]>> = {
  voice: ['voice.'],
  tone: ['voice.'],
  sentence: ['voice.'],
  heading: ['type.'],
  body: ['type.'],
  motion: ['motion.'],
  button: ['emphasis.', 'surface.radius', 'surface.borders', 'surface.shadows'],
  card: ['emphasis.', 'surface.radius', 'surface.borders', 'surface.shadows'],
};
