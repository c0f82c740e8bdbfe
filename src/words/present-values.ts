import * as patterns from './vocabulary/long-patterns.ts';
import type { TextEdit } from './text-edit.ts';
import { allMatches } from '../text/all-matches.ts';
import { UNREADABLE } from './vocabulary/faults.ts';

const UNIT = String.raw`(?:\s?(?:px|pt|r?em|ms|pixels?|%)|\s?:\s?1)(?![\p{L}\d])`;
const NUMBER = String.raw`\d+(?:\.\d+)?`;
const SO = String.raw`(?:(?:far|way|much|a\s+(?:bit|little)|really|just|simply|so|still|clearly|almost|also|again)\s+)*`;
const FAULT = String.raw`(?:\s*[,;–—(-]?\s*(?:(?:and|but)\s+)?(?:(?:that|this|which|it|they)(?:['’](?:s|re))?\s+)?(?:(?:is|are|looks?|feels?|seems?)\s+)?${SO}(?:too\s+\p{L}+|not\s+(?:\p{L}+\s+)?enough(?:\s+\p{L}+)?|${UNREADABLE})(?:\s+for\s+(?:\p{L}+\s+){0,3}?\p{L}+)?)`;
const SEPARATES = String.raw`\s*(?:[,;:–—-]+|\.(?=\s)|\bbut\b|\band\b|\bso\b)\s*(?:(?:so|but|and|please|then|now|instead)\s+)*`;
const IT = '(?:it|them|that|this|those|these)';
const NEEDS = String.raw`(?:should|must|needs?\s+to|ha(?:s|ve)\s+to|ought\s+to|shall)\s+(?:(?:really|rather|instead)\s+)?(?:be|become|have|go(?:\s+(?:up|down))?\s+to)`;
const MAKING = `(?:make|set|bump|raise|bring|increase|lower|reduce|decrease|change|push|put|turn|take|move|drop|cut|enlarge|grow|shrink)`;
/** What says of the thing just measured how it is to be. */
const OF_IT = String.raw`(?:(?:(?:it|they|that|this|these|we)\s+)?${NEEDS}|(?:(?:please|can\s+(?:you|we)|could\s+(?:you|we)|let['’]s|we\s+should|i['’]d|should)\s+)*${MAKING}\s+(?:${IT}(?:\s+(?:up|down|back))?(?:\s+(?:to|at|be))?|(?:(?:up|down|back)\s+)?to))`;
/** What may be about something else, where nothing is said against the measure. */
const WISHED = String.raw`(?:(?:we|i|you|they|readers|users)(?:['’]d)?\s+(?:would\s+)?(?:need|want|like|prefer)|(?:wants?|needs?)|(?:(?:please|let['’]s|just)\s+)*(?:use|try|go\s+(?:for|with|to)|aim\s+for)|min(?:imum)?(?:\s+(?:of|is))?|at\s+least|better|rather|target(?:\s+is)?|wanted|ideal(?:ly)?(?:\s+is)?|prefer(?:ably|red)?)\s*:?`;
const ABOUT = String.raw`(?<least>(?:an?\s+)?(?:at\s+least|min(?:imum)?(?:\s+of)?)\s+)?(?:(?:about|around|more\s+like|something\s+like)\s+)?`;
/** `19 px would be better` behind the present value. */
const WOULD_BE = String.raw`(?<then>${NUMBER})(?<thenUnit>${UNIT})?\s+(?:would|might|should)\s+be\s+(?:(?:much|far|a\s+lot)\s+)?(?:better|right|correct|nicer|good|ideal|enough|fine|perfect|more\s+like\s+it)(?!\p{L})`;
const CLAUSE_END = String.raw`(?=\s*(?:$|[.,;!?)\n]|(?:please|instead|or|and|at|minimum|min|now)(?!\p{L})))`;

const MEASURED = String.raw`(?<![\p{L}\d.#:-])(?<still>(?:currently|now|presently|at\s+present|today)\s+(?:at\s+)?)?(?<now>${NUMBER})(?<unit>${UNIT})?(?<of>[^.,;:!?\n\d–—]{0,40}?)(?<fault>${FAULT})?`;
const CORRECTED = new RegExp(
  String.raw`${MEASURED}${SEPARATES}(?<bridge>${OF_IT}|${WISHED})\s+${ABOUT}(?<then>${NUMBER})(?<thenUnit>${UNIT})?(?:\s+instead)?${CLAUSE_END}`,
  'giu',
);
const SUGGESTED = new RegExp(
  String.raw`${MEASURED}(?:[.,;:–—-]+\s+[^.,;:!?\n\d]{0,60})?(?<bridge>[.,;:–—-]+\s+)${WOULD_BE}`,
  'giu',
);
const MULTIPLIED = new RegExp(
  String.raw`${MEASURED}${SEPARATES}(?:(?:please|can\s+you|could\s+you|let['’]s|just|should\s+be|make\s+(?:it|that)|we\s+need|we\s+want)\s+)*(?<times>double|twice|triple|halve|half)(?:\s+(?:it|that|this|them|as\s+\p{L}+|the\s+(?:size|space|amount)))?${CLAUSE_END}`,
  'giu',
);
const TIMES: Readonly<Record<string, number>> = { double: 2, twice: 2, triple: 3, halve: 0.5, half: 0.5 };

/** Bounds and conditions, of which nothing is taken back. */
const NOT_PRESENT = new RegExp(patterns.NOT_PRESENT, 'i');
const PRESENT = /\b(?:is|are|has|have|now|currently|today|present(?:ly)?|moment|fails?|only|'s)\b/i;
const OF_IT_ALONE = new RegExp(`^${OF_IT}$`, 'iu');
/** Characters. */
const REACH = 48;

/** The value that a thing is to have takes the place of the one that it has: `the corners are 16px, make them 4px`. */
export function presentValueEdits(text: string): TextEdit[] {
  return [
    ...[CORRECTED, SUGGESTED].flatMap((pattern) =>
      allMatches(pattern, text).flatMap((match) =>
        isTakenBack(match) ? replaced(match, wished(match)) : [],
      ),
    ),
    ...allMatches(MULTIPLIED, text).flatMap((match) => {
      const { now = '', unit = '', times = '' } = match.groups ?? {};
      return unit === '' ? [] : replaced(match, `${Number(now) * (TIMES[times.toLowerCase()] ?? 1)}${unit}`);
    }),
  ];
}

/** Whether the second measure is of the same thing as the first, and is to take its place. */
function isTakenBack({ index, input, groups = {} }: RegExpExecArray): boolean {
  const { still = '', unit = '', thenUnit = '', bridge = '', fault, of = '' } = groups;
  if (thenUnit !== '' && (unit === '' || isRatio(unit) !== isRatio(thenUnit))) return false;
  const before = input.slice(Math.max(0, index - REACH), index);
  return (
    OF_IT_ALONE.test(bridge) || fault !== undefined || PRESENT.test(`${clauseEnd(before)} ${still}${of}`)
  );
}

function wished({ groups = {} }: RegExpExecArray): string {
  const { unit = '', thenUnit = '', bridge = '', then = '', least } = groups;
  const isLeast = least !== undefined || /^(?:min|at\s+least)/i.test(bridge);
  return `${isLeast ? 'min ' : ''}${then}${thenUnit === '' ? unit : thenUnit}`;
}

function replaced({ 0: written, index, input, groups = {} }: RegExpExecArray, put: string): TextEdit[] {
  const { still = '', now = '', unit = '', of = '' } = groups;
  if (NOT_PRESENT.test(input.slice(Math.max(0, index - REACH), index))) return [];
  const end = index + still.length + now.length + unit.length;
  return [
    { start: index, end, put },
    { start: end + of.length, end: index + written.length, put: '' },
  ];
}

function clauseEnd(before: string): string {
  return /[^.,;:!?\n]*$/.exec(before)?.[0] ?? '';
}

function isRatio(unit: string): boolean {
  return unit.includes(':');
}

/** Whether a text may take a measure back. */
export function mayChangeValue(text: string): boolean {
  return /\d/.test(text) && CHANGING.test(text);
}

const CHANGING = new RegExp(
  String.raw`\b(?:${NEEDS}|${MAKING}|want|need|like|prefer\w*|use|try|go|aim|min\w*|least|better|rather|target|wanted|ideal\w*|double|twice|triple|halve|half)\b`,
  'i',
);
