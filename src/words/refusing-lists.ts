import * as patterns from './vocabulary/long-patterns.ts';
import { wordCount } from '../text/word-count.ts';
import { REFUSING } from './refusing-phrases.ts';
import type { TextEdit } from './text-edit.ts';

const BULLET = String.raw`[ \t]*(?:(?:[-*•–#>]|\d{1,2}[.)])[ \t]*)*`;

/** A colon, or the end of a heading in Markdown. */
const OPENS = String.raw`(?:\s*:(?:\*\*|__)?[ \t]*|(?<=^[ \t]*(?:#|\*\*).*)[ \t]*(?=$))`;
/** The line that opens a list of what is not wanted, with what follows on the same line. */
const LIST = new RegExp(
  String.raw`^(${BULLET}(?:\*\*|__)?(?:please\s+)?(?:don'?ts?|do\s+not|don't|avoid(?:ed)?|never|not\s+wanted|unwanted|forbidden|banned|no-?gos?|dislikes?|(?:(?:what|things|stuff|(?:some\s+)?things\s+(?:that|which))\s+)?(?:we|i)\s+(?:really\s+)?(?:do\s+not|don't|dont|never)\s+(?:want|like|need)(?:\s+to\s+(?:see|have))?(?:\s+(?:here|at\s+all|on\s+(?:the|our|my)\s+(?:page|site)))?|(?:things\s+)?to\s+avoid|must\s+not|anti-?patterns?|never\s+again|no\s+more)(?:\s+(?:use|want|do|have|include))?(?:\*\*|__)?${OPENS})(.*)$`,
  'i',
);
/** The line that opens a list of what is left for another time: it neither wants nor refuses. */
const OUTSIDE = new RegExp(
  String.raw`^(${BULLET}(?:\*\*|__)?(?:out\s+of\s+scope|(?:not|nothing)\s+in\s+(?:this\s+)?(?:ticket|scope|pr|sprint|release|phase)|non-?goals?|(?:for\s+)?later|phase\s+(?:two|2|ii)|backlog)(?:\*\*|__)?${OPENS})(.*)$`,
  'i',
);
/** A line that opens something else: a heading, or a key with a colon. */
const OTHER_LIST = /^[ \t]*(?:#+[ \t]|\*\*)|:[ \t]*(?:\*\*)?$/;
const CROSSED = new RegExp(String.raw`^${BULLET}(?:[❌✗✘🚫⛔]\uFE0F?[ \t]*)`, 'u');
const MARK = new RegExp(`^${BULLET}`);
/** What a list under `Don't:` may say to do; `use gradients` is no more than `gradients`. */
const DOING = new RegExp(patterns.DOING, 'i');
const USING = /^(?:use|using|add|adding|include|including|have|having)\s+(?:any\s+|an?\s+|the\s+)?/i;

/** What stands in a list under `Don't:` written as `no X`; what is left for another time left out. */
export function refusingLists(text: string): TextEdit[] {
  const edits: TextEdit[] = [];
  let list: OpenList | null = null;
  let start = 0;
  for (const line of text.split('\n')) {
    const opening = openingOf(line);
    const item: Item | null = opening === null ? itemOf(line, list) : null;
    if (opening !== null) edits.push(...editsAfter(opening, start));
    else if (item !== null) edits.push(editOf(line.slice(item.mark.length), start + item.mark.length, list));
    list = opening === null ? listAfter(line, list, item) : listOf(opening);
    start += line.length + 1;
  }
  return edits;
}

/** A line that opens a list. */
interface Opening {
  readonly head: string;
  /** What follows on the same line. */
  readonly rest: string;
  readonly isOutside: boolean;
}

function openingOf(line: string): Opening | null {
  const outside = OUTSIDE.exec(line);
  const found = LIST.exec(line) ?? outside;
  if (found === null) return null;
  const [, head = '', rest = ''] = found;
  return { head, rest, isOutside: outside !== null };
}

function editsAfter({ head, rest, isOutside }: Opening, start: number): TextEdit[] {
  if (rest.trim() === '') return [];
  const restStart = start + head.length;
  return isOutside ? [leftOut(rest, restStart)] : inlineEdits(rest, start, restStart);
}

/** The list that follows; none where its items stand on the line that opens it. */
function listOf({ rest, isOutside }: Opening): OpenList | null {
  return rest.trim() === '' ? { marked: null, isOutside } : null;
}

function editOf(item: string, start: number, list: OpenList | null): TextEdit {
  return list?.isOutside === true ? leftOut(item, start) : itemEdit(item, start);
}

function leftOut(words: string, start: number): TextEdit {
  return { start, end: start + words.length, put: '' };
}

/** A list of what is not wanted, or of what is left for another time. */
interface OpenList {
  /** Whether its items have marks; null before the first. */
  readonly marked: boolean | null;
  readonly isOutside: boolean;
}

/** Words of an item without a mark; a longer line is a sentence. */
const MAX_UNMARKED = 8;

interface Item {
  /** What stands before its words. */
  readonly mark: string;
}

/** The item of a line: crossed out, or in a list; null for another line. */
function itemOf(line: string, list: OpenList | null): Item | null {
  const crossed = CROSSED.exec(line)?.[0];
  if (crossed !== undefined) return { mark: crossed };
  const mark = MARK.exec(line)?.[0] ?? '';
  const isLike = list !== null && (list.marked === null || list.marked === (mark.trim() !== ''));
  const isShort = mark.trim() !== '' || wordCount(line) <= MAX_UNMARKED;
  return isLike && isShort && line.trim() !== '' && !OTHER_LIST.test(line) ? { mark } : null;
}

/** The list after a line. An empty line may follow the heading of a list, not its first item. */
function listAfter(line: string, list: OpenList | null, item: Item | null): OpenList | null {
  if (list === null || CROSSED.test(line)) return list;
  if (item !== null) return { ...list, marked: item.mark.trim() !== '' };
  return line.trim() === '' && list.marked === null ? list : null;
}

/** `Avoid: shadows, gradients and stock photos.` */
function inlineEdits(rest: string, lineStart: number, restStart: number): TextEdit[] {
  const sentence = /^[^.!?]*/.exec(rest)?.[0] ?? '';
  if (REFUSING.test(sentence)) return [];
  const edits: TextEdit[] = [{ start: lineStart, end: restStart, put: '' }];
  let at = 0;
  for (const item of sentence.split(/([,;]\s*(?:(?:and|or)\s+)?|\s+(?:and|or|nor)\s+)/)) {
    const isItem = at === 0 || !/^(?:[,;]|\s+(?:and|or|nor)\s)/.test(item);
    if (isItem && item.trim() !== '') edits.push(itemEdit(item, restStart + at));
    at += item.length;
  }
  return edits;
}

function itemEdit(item: string, start: number): TextEdit {
  if (REFUSING.test(item)) return { start, end: start, put: '' };
  const using = USING.exec(item)?.[0] ?? '';
  return { start, end: start + using.length, put: DOING.test(item) ? 'do not ' : 'no ' };
}
