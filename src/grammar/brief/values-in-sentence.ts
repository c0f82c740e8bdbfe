import { subjectMeanings } from './subject-meanings.ts';
import {
  isNegatedLater,
  modifiesNextWord,
  isOnTopic,
  isQualified,
  hasSubject,
  mayModify,
} from './attachment.ts';
import { bindSubject, precedesPronoun, type Binding } from './bind.ts';
import { distantMeanings, type Found } from './distant-meanings.ts';
import type { Mention } from './mentions.ts';
import { fromMeanings, type StatedValue } from './stated-value.ts';
import type { Unit } from './units.ts';

/** All values that the mentions of a sentence state. `previousSubject` is that of the sentence before. */
export function valuesInSentence(
  mentions: readonly Mention[],
  sentence: readonly Unit[],
  previousSubject: string | null,
): StatedValue[] {
  const stated: StatedValue[] = [];
  const said = new Map<Mention, readonly string[]>();
  const spent = new Set<Mention>();
  mentions.forEach((mention, at) => {
    if (mention.wordPolarity === 'neutral') return;
    const { found, subject } = statedOf(mention, mentions, at, sentence, previousSubject);
    if (found.length > 0) spent.add(mention);
    stated.push(...found);
    if (subject !== null) said.set(subject, [...(said.get(subject) ?? []), ...found.map(({ axis }) => axis)]);
  });
  for (const [at, mention] of mentions.entries()) {
    // The meaning of a noun alone counts unless the noun was used, or an adjective states the same axis.
    if (mention.subject === null || mention.term === null || spent.has(mention)) continue;
    if (mention.wordPolarity !== 'plain' && isQualified(mention, mentions, sentence)) continue;
    if (modifiesNextWord(mention, mentions[at + 1], sentence) || isNegatedLater(mention, sentence)) continue;
    const own = fromMeanings(mention.term.alone, mention, mention);
    stated.push(...own.filter(({ axis }) => said.get(mention)?.includes(axis) !== true));
  }
  return stated;
}

/** A mention with its binding and its position. */
interface Place {
  readonly mention: Mention;
  readonly binding: Binding | null;
  readonly mentions: readonly Mention[];
  readonly at: number;
  readonly sentence: readonly Unit[];
  readonly previousSubject: string | null;
}

const NOTHING: Found = { found: [], subject: null };

/** What an adjective, number or colour states about its subject, or alone. */
function statedOf(
  mention: Mention,
  mentions: readonly Mention[],
  at: number,
  sentence: readonly Unit[],
  previousSubject: string | null,
): Found {
  const place = {
    mention,
    binding: bindSubject(mentions, at, sentence),
    mentions,
    at,
    sentence,
    previousSubject,
  };
  const touching = ofSubject(place) ?? ofPronoun(place) ?? distantMeanings(mentions, at, sentence);
  if (touching !== null) return touching;
  return isTaken(place) ? NOTHING : (byItself(place) ?? ofList(place) ?? NOTHING);
}

function ofSubject({ mention, binding, sentence }: Place): Found | null {
  if (binding === null || !mayModify(mention, binding, sentence)) return null;
  for (const subject of binding.subjects) {
    const found = subjectMeanings(mention, subject.subject ?? '', subject);
    if (found !== null) return { found, subject };
  }
  return null;
}

/** `Thick borders? No, thin ones.` */
function ofPronoun({ mention, mentions, at, sentence, previousSubject }: Place): Found | null {
  if (!precedesPronoun(mention, sentence)) return null;
  const subject =
    mentions.slice(0, at).findLast((other) => other.subject !== null)?.subject ?? previousSubject;
  const found = subject === null ? null : subjectMeanings(mention, subject, mention);
  return found === null ? null : { found, subject: null };
}

/** Modifies a subject without a meaning for it: a dark button does not make a dark page. */
function isTaken({ mention, binding, sentence }: Place): boolean {
  if (mention.subject !== null || mention.term === null) return true;
  return mention.size === 1 && binding !== null && hasSubject(binding, mention, sentence);
}

function byItself({ mention, binding, mentions, at, sentence }: Place): Found | null {
  if (modifiesNextWord(mention, mentions[at + 1], sentence)) return null;
  const own = fromMeanings(mention.term?.alone ?? [], mention, mention);
  const found = own.filter((one) => isOnTopic(one, binding, sentence));
  return found.length === 0 ? null : { found, subject: null };
}

/** `Headlines: bold, tight`: a later item of a list, when it states nothing alone. */
function ofList({ mention, binding }: Place): Found | null {
  const [subject] = binding?.subjects ?? [];
  if (binding?.kind !== 'listed' || subject === undefined) return null;
  const found = subjectMeanings(mention, subject.subject ?? '', subject);
  return found === null ? null : { found, subject };
}
