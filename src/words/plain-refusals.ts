import type { Span } from './understanding.ts';

/** A text whose refusals are all written as `no X`, with the words of the original for each place of it. */
export interface PlainText {
  readonly text: string;
  readonly spanOf: (span: Span) => Span;
}

/** Other words for a place of the text. */
interface Edit {
  readonly start: number;
  readonly end: number;
  readonly put: string;
}

/**
 * Writes the ways in which people refuse as `no X`, the one that every reader knows: `zero X`, `drop the X`, `X: no`,
 * `X are banned`, `Y over X`, and what stands in a list under `Don't:`. Linear in the length of the text.
 */
export function plainRefusals(text: string): PlainText {
  const asGiven: PlainText = { text, spanOf: (span) => span };
  if (!MAY_REFUSE.test(text)) return asGiven;
  const straight = text.replaceAll('’', "'");
  const edits = [listEdits, barredEdits, zeroEdits, droppedEdits, preferredEdits].flatMap((editsIn) =>
    editsIn(straight),
  );
  const apart: Edit[] = [];
  for (const edit of edits.toSorted((a, b) => a.start - b.start || a.end - b.end))
    if (edit.start >= (apart.at(-1)?.end ?? 0)) apart.push(edit);
  return apart.length === 0 ? asGiven : edited(text, apart);
}

/** One of the words that the patterns below begin with; most texts have none, so that they cost nothing. */
const MAY_REFUSE =
  /\b(?:avoid|do\s+not|don['’]?ts?|never|unwanted|dislikes?|no-?gos?|must\s+not|anti-?patterns?|zero|drop|lose|ditch|kill|scrap|nix|axe|bin|cut|remove|delete|strip|rid|leave|disable|turn|switch|banned|forbidden|prohibited|allowed|taboo|off|no|nope|over|scope|ticket|non-?goals?|later|phase|backlog)\b|[❌✗✘🚫⛔]/iu;

/** A piece of the edited text and the piece of the original that it stands for. */
interface Piece {
  readonly from: number;
  readonly to: number;
  readonly start: number;
  readonly end: number;
  readonly isPut: boolean;
}

function edited(text: string, edits: readonly Edit[]): PlainText {
  const pieces: Piece[] = [];
  let plain = '';
  const add = (words: string, start: number, end: number, isPut: boolean) => {
    if (words !== '') pieces.push({ from: plain.length, to: plain.length + words.length, start, end, isPut });
    plain += words;
  };
  let at = 0;
  for (const { start, end, put } of edits) {
    add(text.slice(at, start), at, start, false);
    add(put, start, end, true);
    at = end;
  }
  add(text.slice(at), at, text.length, false);
  const pieceAt = (place: number) => pieces.find(({ to }) => place < to) ?? pieces.at(-1);
  return {
    text: plain,
    spanOf: (span) => {
      const [first, last] = [pieceAt(span.start), pieceAt(span.end - 1)];
      if (first === undefined || last === undefined) return span;
      const start = first.isPut ? first.start : first.start + span.start - first.from;
      const end = last.isPut ? last.end : last.start + span.end - last.from;
      return { start, end: Math.max(start, end), text: text.slice(start, end) };
    },
  };
}

const BULLET = String.raw`[ \t]*(?:(?:[-*•–#>]|\d{1,2}[.)])[ \t]*)*`;

/** A colon, or the end of a heading in Markdown. */
const OPENS = String.raw`(?:\s*:(?:\*\*|__)?[ \t]*|(?<=^[ \t]*(?:#|\*\*).*)[ \t]*(?=$))`;
/** The line that opens a list of what is not wanted, with what follows on the same line. */
const LIST = new RegExp(
  String.raw`^(${BULLET}(?:\*\*|__)?(?:please\s+)?(?:don'?ts?|do\s+not|don't|avoid(?:ed)?|never|not\s+wanted|unwanted|forbidden|banned|no-?gos?|dislikes?|(?:what\s+)?we\s+don't\s+(?:want|like)|(?:things\s+)?to\s+avoid|must\s+not|anti-?patterns?|never\s+again|no\s+more)(?:\s+(?:use|want|do|have|include))?(?:\*\*|__)?${OPENS})(.*)$`,
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
const REFUSING = /^(?:no|not|never|none|don't|dont|do\s+not|without|zero|avoid|nothing)\b/i;
/** What a list under `Don't:` may say to do; `use gradients` is no more than `gradients`. */
const DOING =
  /^(?:make|put|show|round|animate|let|write|set|cent(?:er|re)|mix|be|get|go|rely|try|autoplay|hide|shout|stack|crowd|fill|start|move|talk|sound|say|turn|apply|rounds?|give|keep|repeat|overuse|underline)\b/i;
const USING = /^(?:use|using|add|adding|include|including|have|having)\s+(?:any\s+|an?\s+|the\s+)?/i;

function listEdits(text: string): Edit[] {
  const edits: Edit[] = [];
  let list: OpenList | null = null;
  let start = 0;
  for (const line of text.split('\n')) {
    const opened = LIST.exec(line) ?? OUTSIDE.exec(line);
    const item: Item | null = opened === null ? itemOf(line, list) : null;
    if (item !== null) edits.push(editOf(line.slice(item.mark.length), start + item.mark.length, list));
    if (opened === null) list = listAfter(line, list, item);
    else {
      const [, head = '', rest = ''] = opened;
      const isOutside = OUTSIDE.test(line);
      list = rest.trim() === '' ? { marked: null, isOutside } : null;
      if (rest.trim() !== '')
        edits.push(
          ...(isOutside
            ? [leftOut(rest, start + head.length)]
            : inlineEdits(rest, start, start + head.length)),
        );
    }
    start += line.length + 1;
  }
  return edits;
}

function editOf(item: string, start: number, list: OpenList | null): Edit {
  return list?.isOutside === true ? leftOut(item, start) : itemEdit(item, start);
}

function leftOut(words: string, start: number): Edit {
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
  const isShort = mark.trim() !== '' || line.trim().split(/\s+/).length <= MAX_UNMARKED;
  return isLike && isShort && line.trim() !== '' && !OTHER_LIST.test(line) ? { mark } : null;
}

/** The list after a line. An empty line may follow the heading of a list, not its first item. */
function listAfter(line: string, list: OpenList | null, item: Item | null): OpenList | null {
  if (list === null || CROSSED.test(line)) return list;
  if (item !== null) return { ...list, marked: item.mark.trim() !== '' };
  return line.trim() === '' && list.marked === null ? list : null;
}

/** `Avoid: shadows, gradients and stock photos.` */
function inlineEdits(rest: string, lineStart: number, restStart: number): Edit[] {
  const sentence = /^[^.!?]*/.exec(rest)?.[0] ?? '';
  if (REFUSING.test(sentence)) return [];
  const edits: Edit[] = [{ start: lineStart, end: restStart, put: '' }];
  let at = 0;
  for (const item of sentence.split(/([,;]\s*(?:(?:and|or)\s+)?|\s+(?:and|or|nor)\s+)/)) {
    const isItem = at === 0 || !/^(?:[,;]|\s+(?:and|or|nor)\s)/.test(item);
    if (isItem && item.trim() !== '') edits.push(itemEdit(item, restStart + at));
    at += item.length;
  }
  return edits;
}

function itemEdit(item: string, start: number): Edit {
  if (REFUSING.test(item)) return { start, end: start, put: '' };
  const using = USING.exec(item)?.[0] ?? '';
  return { start, end: start + using.length, put: DOING.test(item) ? 'do not ' : 'no ' };
}

/** Marks before an item. */
const BULLET_MARK = String.raw`[ \t]{0,4}(?:[-*•–][ \t]{1,4})?`;
const THING = String.raw`(?:(?:the|any|all)\s+)?((?:[\p{L}-]+\s+){0,3}?[\p{L}-]+?)`;
const CLAUSE = String.raw`(?<=(?:^|[.;,!\n])${BULLET_MARK}(?:(?:and|also|but)\s{1,4})?)`;
const CLAUSE_ENDS = String.raw`(?=\s*(?:[.,;!)\n]|$|and\s|but\s))`;

/** `Emoji: no`, `dark mode = off`, `rounded corners are banned`. */
const BARRED = [
  new RegExp(
    String.raw`${CLAUSE}${THING}[ \t]*(?::|=|->)[ \t]*(?:no|nope|never|off|false|not\s+wanted|no\s+way|no\s+thanks|forbidden|banned)${CLAUSE_ENDS}`,
    'giu',
  ),
  new RegExp(
    String.raw`${CLAUSE}${THING}\s+(?:(?:is|are)\s+)?(?:banned|forbidden|prohibited|verboten|not\s+allowed|off\s+the\s+table|off\s+limits|a\s+no-?go|taboo|out\s+of\s+the\s+question)${CLAUSE_ENDS}`,
    'giu',
  ),
] as const;

function barredEdits(text: string): Edit[] {
  return BARRED.flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap(({ 0: written, 1: thing = '', index }) =>
      REFUSING.test(thing) ? [] : [{ start: index, end: index + written.length, put: `no ${thing}` }],
    ),
  );
}

/** `Zero shadows`; not a size, a rate or `from zero to one`. */
const ZERO =
  /(?<!(?:\b(?:to|from|than|below|above|at|of|near|is|are|=|absolute|sub)\s|[-:.\d]\s?))\bzero[ -](?=(?!(?:to|in|on|and|or|percent|px|pixels?|points?|r?em|by|is|as|at|for|if|hours?|minutes?|waste|carbon|emissions?|gravity|day|sum|based|cost)\b)\p{L})/giu;

function zeroEdits(text: string): Edit[] {
  return [...text.matchAll(ZERO)].map(({ 0: written, index }) => ({
    start: index,
    end: index + written.length,
    put: 'no ',
  }));
}

/** `Drop the gradient`, as an order. */
const DROPPED = new RegExp(
  String.raw`(?<=(?:^|[.,;:!?(\n–—-])[ \t]{0,4}|\b(?:and|then|please|just|also|can\s+you|could\s+you|let's|should|must|but|so)\s{1,4})(?:drop|lose|ditch|kill|scrap|nix|axe|bin|remove|delete|strip(?:\s+out)?|get\s+rid\s+of|(?:take|leave|cut)\s+out|do\s+away\s+with|turn\s+off|switch\s+off|disable)\s+(?:all\s+(?:of\s+)?)?(?:the|those|these|all|any|your|our|every)\s+(?=\p{L})`,
  'giu',
);

function droppedEdits(text: string): Edit[] {
  return [...text.matchAll(DROPPED)].map(({ 0: written, index }) => ({
    start: index,
    end: index + written.length,
    put: 'no ',
  }));
}

const PREFERRING =
  /\b(?:prefers?|favou?rs?|choose|pick|rather\s+have|(?:i|we)(?:'d|\s+would)\s+(?:take|have|choose))\b/i;
/** Things that lie over others. */
const LAID =
  /\b(?:text|type|headlines?|titles?|headings?|copy|captions?|letter(?:s|ing)?|logo|words?|overlay|noise|layer|laid|hover|glow|mouse|cursor|scrim|all|fade[sd]?|move[sd]?|goes|pass(?:es)?)\s*$/i;
const BARE_PREFERENCE = new RegExp(
  String.raw`(?<=(?:^|\n)${BULLET_MARK})(?:[\p{L}-]+\s+)?[\p{L}-]+\s{1,4}over\s{1,4}(?=(?:[\p{L}-]+\s+)?[\p{L}-]+\s*(?:[.,;\n]|$))`,
  'giu',
);
/** What follows `over` where nothing is preferred: `over the top`, `over forty`. */
const NOT_OVER = String.raw`(?!(?:the\s+(?:top|page|years?|whole)|time|it|here|there|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|a|one|two|three|four|five|six|seven|eight|nine|ten)\b|\d)\b)`;
const OVER = new RegExp(
  String.raw`\s{1,4}over\s{1,4}(?:any\s+(?:kind|sort)\s+of\s+)?${NOT_OVER}(?=\p{L})`,
  'giu',
);

/** `Photos over drawings`, `I'd take space over dividers`. */
function preferredEdits(text: string): Edit[] {
  const edits: Edit[] = [];
  for (const { 0: sentence, index } of text.matchAll(/[^.!?;\n]+/gu)) {
    if (!/\bover\b/i.test(sentence)) continue;
    const prefers = PREFERRING.exec(sentence)?.index ?? Infinity;
    const bare = [...sentence.trimStart().matchAll(BARE_PREFERENCE)].length > 0;
    for (const { 0: written, index: at } of sentence.matchAll(OVER)) {
      const end = at + written.length;
      if (LAID.test(sentence.slice(0, at)) || (prefers > at && !bare)) continue;
      edits.push({ start: index + at, end: index + end, put: ', no ' });
    }
  }
  return edits;
}
