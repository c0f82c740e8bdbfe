import { blanked } from '../text/blanked.ts';
import { functionBodyAt } from './script-text.ts';

const MAX_BLOCK = 60_000; // characters of one block
const MAX_BLOCKS = 50; // of one script
/** A condition without parentheses of its own. */
const CONDITION = /\b(?:if|while)\s{0,4}\(([^()]{1,60})\)\s{0,20}/g;
const DECLARED = /\bfunction\s{1,4}([\w$]{1,60})\s{0,4}\(/g;
const NAME = /[\w$]+/g;

/**
 * A script without what never runs: what stands behind a condition of constants that is false, and functions that neither
 * the script nor the rest of the page mentions again. It becomes spaces.
 * @param isMentioned whether another script or an attribute of the page contains a name
 */
export function withoutDeadCode(text: string, isMentioned: (name: string) => boolean): string {
  const never = [...text.matchAll(CONDITION)].flatMap(({ index, 0: head, 1: condition = '' }) =>
    isNever(condition) ? [index + head.length] : [],
  );
  const own = timesNamed(text, namesDeclaredIn(text));
  const unused = [...text.matchAll(DECLARED)].flatMap(({ index, 0: head, 1: name = '' }) =>
    (own.get(name) ?? 0) > 1 || isMentioned(name) ? [] : [text.indexOf('{', index + head.length)],
  );
  let live = text;
  for (const at of [...never, ...unused].filter((place) => place >= 0).slice(0, MAX_BLOCKS)) {
    live = blanked(live, [{ start: at, end: at + lengthAt(live, at) }]);
  }
  return live;
}

/** Characters of the block or the statement at a position, without its last brace. */
function lengthAt(text: string, at: number): number {
  if (text[at] === '{') return 1 + functionBodyAt(text, at, MAX_BLOCK).length;
  const end = text.slice(at, at + MAX_BLOCK).search(/[;\n{]/);
  return Math.max(0, end);
}

/** Whether a condition is false whatever the page is: one of its parts, joined by `&&`, is a false constant. */
function isNever(condition: string): boolean {
  if (condition.includes('||') || condition.includes('?')) return false;
  return condition.split('&&').some((part) => isFalse(part.trim()));
}

const FALSE = new Set(['false', '0', '!1', '!true', 'null', 'undefined', 'void 0', 'NaN', '""', "''"]);
const COMPARISON =
  /^(-?\d{1,9}(?:\.\d{1,6})?|"[^"]*"|'[^']*')\s*(===?|!==?|[<>]=?)\s*(-?\d{1,9}(?:\.\d{1,6})?|"[^"]*"|'[^']*')$/;

function isFalse(part: string): boolean {
  const [, left = '', operator = '', right = ''] = COMPARISON.exec(part) ?? [];
  if (operator === '') return FALSE.has(part);
  const [one, other] = [constantOf(left), constantOf(right)];
  if (typeof one !== typeof other) return false;
  const isEqual = one === other;
  if (operator.startsWith('=')) return !isEqual;
  if (operator.startsWith('!')) return isEqual;
  const isLess = one < other;
  const holds = operator.startsWith('<') ? isLess : !isLess && !isEqual;
  return !holds && !(isEqual && operator.endsWith('='));
}

function constantOf(text: string): number | string {
  return /^["']/.test(text) ? text.slice(1, -1) : Number(text);
}

/**
 * In how many of some texts each function that one of them declares is named. One pass over the texts, because each of
 * thousands of functions may be named in each of thousands of scripts.
 */
export function mentionsIn(texts: readonly string[]): ReadonlyMap<string, number> {
  const declared = new Set(texts.flatMap((text) => [...namesDeclaredIn(text)]));
  const mentions = new Map<string, number>();
  for (const text of texts)
    for (const name of timesNamed(text, declared).keys()) mentions.set(name, (mentions.get(name) ?? 0) + 1);
  return mentions;
}

function namesDeclaredIn(text: string): ReadonlySet<string> {
  return new Set(Array.from(text.matchAll(DECLARED), ([, name = '']) => name));
}

/** How often a text has each of some names that it has. */
function timesNamed(text: string, names: ReadonlySet<string>): ReadonlyMap<string, number> {
  const times = new Map<string, number>();
  if (names.size === 0) return times;
  for (const [name] of text.matchAll(NAME)) if (names.has(name)) times.set(name, (times.get(name) ?? 0) + 1);
  return times;
}
