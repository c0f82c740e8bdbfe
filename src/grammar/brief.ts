import type { Axis, Wording } from './axis.ts';
import { AXES, type AxisId, type Grammar } from './axes/index.ts';
import { STRONGER, WEAKER } from './brief/function-words.ts';
import { findMentions } from './brief/mentions.ts';
import { polaritiesOf } from './brief/scopes.ts';
import type { StatedValue } from './brief/stated-value.ts';
import { valuesInSentence } from './brief/values-in-sentence.ts';
import { readUnits, type Unit } from './brief/units.ts';

/** One thing a brief states. */
export interface Statement {
  readonly axis: AxisId;
  readonly value: string;
  /** The words that state it, as written. */
  readonly phrase: string;
  /** Position of the phrase in the brief. */
  readonly start: number;
  /** Stated by negating another value: `no shadows`. */
  readonly negated: boolean;
  /** Weight against other statements on the same axis; 1 by default. */
  readonly strength: number;
}

/** What a plain-English brief asks for. */
export interface Brief {
  /** Every statement, in order; the grammar has one of those that contradict each other. */
  readonly statements: readonly Statement[];
  readonly grammar: Grammar;
  /** Words that were not understood, each once, in order; at most 50. */
  readonly unused: readonly string[];
  /** Sentences about statements that contradict each other. */
  readonly remarks: readonly string[];
  /** The brief states no axis. */
  readonly vague: boolean;
}

/** Reads a brief: the axis values it states, and nothing it does not state. Linear in its length. */
export function parseBrief(text: string): Brief {
  const unused = new Set<string>();
  const statements = statementsIn(text, unused);
  const { grammar, remarks } = resolve(statements);
  return { statements, grammar, remarks, unused: [...unused], vague: statements.length === 0 };
}

/** The statements of a brief alone. @param unused receives the words that were not understood */
export function statementsIn(text: string, unused: Set<string> | null = null): readonly Statement[] {
  const statements: Statement[] = [];
  let previousSubject: string | null = null;
  const sentences = sentencesOf(readUnits(text));
  for (const [at, { units, mark }] of sentences.entries()) {
    const mentions = findMentions(
      units,
      isAnsweredNo(sentences, at) ? units.map(() => 'no') : polaritiesOf(units, mark),
    );
    const stated = combined(
      withoutOpposites(withoutAlternatives(valuesInSentence(mentions, units, previousSubject), units)),
    );
    for (const one of stated) statements.push(statementOf(one, units, text));
    if (unused !== null) noteUnused(units, mentions, unused);
    previousSubject = mentions.findLast(({ subject }) => subject !== null)?.subject ?? previousSubject;
  }
  return statements;
}

/** `Motion? None.` */
function isAnsweredNo(sentences: readonly Sentence[], at: number): boolean {
  const [question, answer] = [sentences[at], sentences[at + 1]];
  if (question?.mark !== '?' || question.units.length > SHORT_QUESTION) return false;
  const [first, second] = answer?.units ?? [];
  return first !== undefined && ANSWERS.has(first.name) && (second === undefined || second.role === 'comma');
}

/** Units; longer questions are more than the name of a thing. */
const SHORT_QUESTION = 3;

const ANSWERS: ReadonlySet<string> = new Set(['no', 'none', 'never', 'nope']);

interface Sentence {
  readonly units: readonly Unit[];
  /** What ends it, '' at the end of the brief. */
  readonly mark: string;
}

function sentencesOf(units: readonly Unit[]): Sentence[] {
  const sentences: Sentence[] = [];
  let start = 0;
  for (let at = 0; at <= units.length; at++) {
    const unit = units[at];
    const full = at - start >= MAX_SENTENCE;
    if (unit !== undefined && unit.role !== 'end' && !full) continue;
    if (at > start)
      sentences.push({ units: units.slice(start, at), mark: unit?.role === 'end' ? unit.name : '' });
    start = full && unit?.role !== 'end' ? at : at + 1;
  }
  return sentences;
}

/** Units; longer sentences are split, so that the cost stays linear in hostile text. */
const MAX_SENTENCE = 120;

/** `Rounded or square, we do not mind`: values joined by `or` state nothing. */
function withoutAlternatives(stated: readonly StatedValue[], units: readonly Unit[]): readonly StatedValue[] {
  const isAlternative = (one: StatedValue, other: StatedValue) =>
    other.axis === one.axis &&
    other.value !== one.value &&
    !one.negated &&
    !other.negated &&
    units.slice(Math.min(one.from, other.from), Math.max(one.to, other.to)).some(({ role }) => role === 'or');
  return stated.filter((one) => !stated.some((other) => isAlternative(one, other)));
}

/** `Light, never bold`: a value stated directly replaces one stated by negation. */
function withoutOpposites(stated: readonly StatedValue[]): readonly StatedValue[] {
  return stated.filter(
    (one) =>
      !one.negated ||
      !stated.some((other) => other.axis === one.axis && !other.negated && other.value !== one.value),
  );
}

/** Replaces two values of one sentence that together mean a third: warm and cool hues are mixed. */
function combined(stated: readonly StatedValue[]): readonly StatedValue[] {
  return stated.map((one) => {
    const rule = WORDINGS.get(one.axis)?.together;
    const asks = (value: string) =>
      stated.some((other) => other.axis === one.axis && other.value === value && !other.negated);
    return rule?.parts.includes(one.value) === true && rule.parts.every(asks)
      ? { ...one, value: rule.whole }
      : one;
  });
}

const WORDINGS: ReadonlyMap<string, Wording | undefined> = new Map(
  (AXES as readonly Axis[]).map(({ id, wording }) => [id, wording]),
);

function statementOf(
  { axis, value, negated, measured, size, from, to }: StatedValue,
  units: readonly Unit[],
  text: string,
): Statement {
  const start = units[from]?.start ?? 0;
  const end = units[to]?.end ?? start;
  const clause = units.slice(Math.max(0, from - CLAUSE_REACH), to + CLAUSE_REACH);
  const emphasis = clause.some(({ name }) => STRONGER.includes(name)) ? 1 : 0;
  const doubt = clause.some(({ name }) => WEAKER.includes(name)) ? 0.5 : 0;
  const strength =
    1 +
    emphasis -
    doubt +
    (measured ? 0.5 : 0) -
    (size === 1 && WORDINGS.get(axis)?.shaded === true ? 0.5 : 0);
  // The lexicon pairs each value with its own axis.
  return { axis: axis as AxisId, value, phrase: text.slice(start, end), start, negated, strength };
}

/** Units on either side in which `must` or `maybe` changes the strength. */
const CLAUSE_REACH = 3;

function noteUnused(
  units: readonly Unit[],
  mentions: readonly { from: number; to: number }[],
  unused: Set<string>,
): void {
  const used = new Set(mentions.flatMap(({ from, to }) => units.slice(from, to + 1)));
  for (const unit of units) {
    if (unused.size < MAX_UNUSED && unit.role === 'word' && !used.has(unit)) unused.add(unit.name);
  }
}

const MAX_UNUSED = 50;

/** The strongest statement of each axis; the last of equally strong ones. */
function resolve(statements: readonly Statement[]): { grammar: Grammar; remarks: string[] } {
  const winners = new Map<AxisId, Statement>();
  for (const statement of statements) {
    const standing = winners.get(statement.axis);
    if (standing === undefined || statement.strength >= standing.strength)
      winners.set(statement.axis, statement);
  }
  const remarks = [...winners.values()].flatMap((winner) => {
    const lost = statements.find(({ axis, value }) => axis === winner.axis && value !== winner.value);
    return lost === undefined
      ? []
      : [`“${winner.phrase}” was used instead of “${lost.phrase}” for ${winner.axis}.`];
  });
  const grammar = Object.fromEntries([...winners].map(([axis, { value }]) => [axis, value]));
  return { grammar, remarks };
}
