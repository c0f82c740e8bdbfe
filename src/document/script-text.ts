/** A call in the text of a script, found by its name. */
export interface ScriptCall {
  readonly name: string;
  /** Position of the name, and of the parenthesis after it. */
  readonly start: number;
  readonly open: number;
}

const MAX_NAME = 40; // characters
const MAX_BEFORE = 200; // characters in which a line comment before a call is seen
const MAX_LINE = 2_000; // characters; in longer, minified lines quotes of regular expressions look like strings
const MAX_CALLS = 80; // of one name in one script; bundles of libraries have more of the common names

/**
 * The calls of a script whose names are in `names`, in order: `new Swiper(`, `$(`, `.observe(`. One pass from
 * parenthesis to parenthesis, so that the time is proportional to the length, whatever the text.
 */
export function callsIn(text: string, names: { has(name: string): boolean }): ScriptCall[] {
  const calls: ScriptCall[] = [];
  const seen = new Map<string, number>();
  for (let open = text.indexOf('('); open >= 0; open = text.indexOf('(', open + 1)) {
    const name = nameBefore(text, open);
    if (name === '' || !names.has(name)) continue;
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    const start = open - name.length;
    if (count <= MAX_CALLS && !isCommentedOut(text, start) && !isInString(text, start))
      calls.push({ name, start, open });
  }
  return calls;
}

function nameBefore(text: string, end: number): string {
  let start = end;
  while (start > 0 && end - start < MAX_NAME && isNameCode(text.charCodeAt(start - 1))) start--;
  return text.slice(start, end);
}

function isNameCode(code: number): boolean {
  return (
    (code >= 97 && code <= 122) ||
    (code >= 65 && code <= 90) ||
    (code >= 48 && code <= 57) ||
    code === 36 ||
    code === 95
  );
}

/** After `//` on its line, but not after the `//` of an address. */
export function isCommentedOut(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - MAX_BEFORE), at);
  const line = before.slice(before.lastIndexOf('\n') + 1);
  return /(?:^|[\s;{}])\/\//.test(line) || /^\s*\*/.test(line);
}

/** Whether a position is inside a string that begins on its line. */
export function isInString(text: string, at: number): boolean {
  const start = text.lastIndexOf('\n', at - 1) + 1;
  if (at - start > MAX_LINE) return false;
  let quote = '';
  for (let index = start; index < at; index++) {
    const char = text[index] ?? '';
    if (char === '\\') index++;
    else if (quote !== '') quote = char === quote ? '' : quote;
    else if (char === '"' || char === "'" || char === '`') quote = char;
  }
  return quote !== '';
}

/** The arguments of a call, without its parentheses, cut off at `limit` characters. */
export function argumentsOf(text: string, open: number, limit: number): string {
  return enclosed(text, open, limit, '()');
}

/** The body of the function that is declared at a position, cut off at `limit` characters. */
export function functionBodyAt(text: string, at: number, limit: number): string {
  const open = text.indexOf('{', at);
  return open < 0 || open > at + MAX_BEFORE ? '' : enclosed(text, open, limit, '{}');
}

function enclosed(text: string, open: number, limit: number, [opening, closing]: string): string {
  const end = Math.min(text.length, open + 1 + limit);
  let depth = 0;
  for (let at = open; at < end; at++) {
    const char = text[at];
    if (char === opening) depth++;
    else if (char === closing && --depth === 0) return text.slice(open + 1, at);
  }
  return text.slice(open + 1, end);
}

/** The text without comments between slash and star, which may be of any length. */
export function withoutBlockComments(text: string): string {
  const kept: string[] = [];
  let from = 0;
  for (let at = text.indexOf('/*'); at >= 0; at = text.indexOf('/*', from)) {
    const end = text.indexOf('*/', at + 2);
    if (end < 0) break;
    // In a string or an expression, such as 'text/*', the star is no comment.
    const isComment = at === 0 || /[\s;{}(),]/.test(text[at - 1] ?? '');
    kept.push(text.slice(from, isComment ? at : at + 2));
    from = isComment ? end + 2 : at + 2;
  }
  kept.push(text.slice(from));
  return kept.join('');
}
