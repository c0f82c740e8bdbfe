import type { CueKind } from './function-words.ts';
import type { Unit } from './units.ts';

/** Polarity of a unit: wanted, negated, less of it wanted, or only mentioned. */
export type WordPolarity = 'plain' | 'no' | 'less' | 'neutral';

/** The polarity of every unit of one sentence, from its cues. `mark` is what ends the sentence. */
export function polaritiesOf(sentence: readonly Unit[], mark: string): WordPolarity[] {
  if (mark === '?' && !isRequest(sentence)) return sentence.map(() => 'neutral');
  const wordPolarities: WordPolarity[] = sentence.map(() => 'plain');
  let scope: Scope | null = null;
  let clauseStart = 0;
  sentence.forEach((unit, at) => {
    const cue = cueAt(sentence, at);
    if (cue === 'after' && scope === null) {
      wordPolarities.fill('no', clauseStart, at);
      clauseStart = at + 1;
    }
    if (cue !== null && cue !== 'after') scope = enter(scope, cue, sentence, at);
    else if (scope !== null && leaves(scope, sentence, at)) scope = null;
    if (unit.role === 'comma') clauseStart = at + 1;
    if (isSuffix(unit)) wordPolarities[at - 1] = 'no';
    if (scope === null || !COVERED.has(unit.role)) return;
    wordPolarities[at] = scope.wordPolarity;
    scope.covered++;
  });
  return wordPolarities;
}

/** The cue at a place; some words are one only at the end of a clause (`shadows: off`, `shadows neither`). */
function cueAt(sentence: readonly Unit[], at: number): CueKind | null {
  const unit = sentence[at];
  if (unit?.name === 'off') return endsClause(sentence, at) ? 'after' : null;
  if (unit?.name === 'neither' && endsClause(sentence, at)) return 'after';
  return unit?.cue ?? null;
}

interface Scope {
  readonly wordPolarity: WordPolarity;
  /** The scope ends at a preposition or `and`, as that of `no` does, unlike that of `never`. */
  readonly noun: boolean;
  covered: number;
  /** Inside a list of negated items. */
  inList?: boolean;
}

const COVERED: ReadonlySet<Unit['role']> = new Set(['word', 'subject', 'number', 'color']);

/** `Could we have ...?` asks for it; other questions do not. */
function isRequest(sentence: readonly Unit[]): boolean {
  return ['can', 'could', 'would', 'will', 'please'].includes(sentence[0]?.name ?? '');
}

function enter(scope: Scope | null, cue: CueKind, sentence: readonly Unit[], at: number): Scope | null {
  // `Don't use pills`: the verb is part of the negation. `No pills, use squares`: it ends the negation.
  if (cue === 'stop') return scope !== null && scope.covered === 0 && !scope.noun ? scope : null;
  if (cue === 'neutral' || isContrast(sentence, at))
    return { wordPolarity: 'neutral', noun: false, covered: 0 };
  const name = sentence[at]?.name;
  if (name === 'no' && endsClause(sentence, at)) return null; // `No, sharp ones.`
  // `Don't avoid shadows` asks for shadows.
  if (scope?.wordPolarity === 'no' && scope.covered === 0 && cue !== 'less' && name !== 'nor') return null;
  return cue === 'less'
    ? { wordPolarity: 'less', noun: true, covered: 0 }
    : { wordPolarity: 'no', noun: cue === 'no-noun', covered: 0 };
}

/** `With weight, not colour` contrasts two means; it negates no colour elsewhere. */
function isContrast(sentence: readonly Unit[], at: number): boolean {
  const [before, cue, after] = sentence.slice(Math.max(0, at - 1), at + 2);
  return at > 0 && cue?.name === 'not' && before?.role === 'comma' && after?.name === 'palette';
}

function endsClause(sentence: readonly Unit[], at: number): boolean {
  const next = sentence[at + 1];
  return next === undefined || next.role === 'comma' || next.role === 'colon';
}

function leaves(scope: Scope, sentence: readonly Unit[], at: number): boolean {
  if (scope.covered === 0) return false;
  const role = sentence[at]?.role;
  if (role === 'colon') return true;
  if (role === 'comma') {
    scope.inList = continuesList(scope, sentence, at);
    return !scope.inList;
  }
  if (role === 'preposition') return scope.noun;
  if (role === 'and') return scope.noun ? !isBareNoun(sentence, at + 1) : beginsClause(sentence, at + 1);
  return false;
}

/** `shadow-free` negates the word it is joined to. */
function isSuffix(unit: Unit): boolean {
  return unit.joined && (unit.name === 'free' || unit.name === 'averse');
}

/** `No shadows and gradients`: a single noun after `and` is negated too. */
function isBareNoun(sentence: readonly Unit[], at: number): boolean {
  const [first, second] = sentence.slice(at).filter(({ role }) => role !== 'filler');
  return (
    first !== undefined && COVERED.has(first.role) && (second === undefined || !COVERED.has(second.role))
  );
}

/** `Not formal and the corners are round`: a verb soon after `and` begins another clause. */
function beginsClause(sentence: readonly Unit[], at: number): boolean {
  return sentence.slice(at, at + 4).some(({ role }) => role === 'link');
}

/**
 * Whether the items after a comma are negated too: in `no A, B or C` they are, in `no A, round B` they are not. A list
 * has short items and no verb, and ends with `or` (in a negated clause also `and`), or has only single nouns up to the
 * end of the sentence.
 */
function continuesList(scope: Scope, sentence: readonly Unit[], comma: number): boolean {
  let length = 0;
  let bare = true;
  for (const unit of sentence.slice(comma + 1, comma + LIST_LOOKAHEAD)) {
    if (unit.role === 'or' || (unit.role === 'and' && !scope.noun)) return true;
    if (unit.role === 'link' || unit.role === 'cue' || unit.role === 'colon') return false;
    if (unit.role === 'comma') {
      bare &&= length === 1;
      length = 0;
    } else if (unit.role !== 'filler' && ++length > MAX_ITEM) return false;
  }
  return bare && length === 1 && (scope.inList === true || sentence.length - comma > 3);
}

/** Units. */
const LIST_LOOKAHEAD = 24;
const MAX_ITEM = 4;
