/** Kinds of text in a TypeScript file. */
export type TextKind = 'identifier' | 'comment' | 'string';

/**
 * The text of one kind in a TypeScript file. All other text becomes spaces, so that offsets and lines stay the same.
 * Code in `${…}` counts as code; regular expressions count as strings.
 */
export function textOfKind(source: string, kind: TextKind): string {
  return tokens(source)
    .map((token) => (token.kind === kind ? token.text : token.text.replaceAll(/[^\n]/g, ' ')))
    .join('');
}

interface Token {
  readonly kind: TextKind;
  readonly text: string;
}

const COMMENT = /\/\/[^\n]*|\/\*[^]*?(?:\*\/|$)/y;
/** Quoted strings, and regular expressions at the start of an operand. */
const STRING =
  /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|(?<=[=(,:[!&|?;]\s*|return\s|=>\s*)\/(?![*/])(?:[^/\\\n[]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/[a-z]*/y;
/** From a backtick, or from the closing brace of `${…}`, to the next `${` or the closing backtick. */
const TEMPLATE = /[`}](?:[^`\\$]|\\[^]|\$(?!\{))*(?:`|\$\{|$)/y;

function tokens(source: string): Token[] {
  const found: Token[] = [];
  const open: number[] = []; // for each enclosing template expression, the number of open braces
  for (let at = 0; at < source.length; at += found.at(-1)?.text.length ?? 1) {
    found.push(tokenAt(source, at, open));
  }
  return found;
}

function tokenAt(source: string, at: number, open: number[]): Token {
  const char = source.charAt(at);
  const depth = open.at(-1);
  if (char === '`' || (char === '}' && depth === 0)) {
    if (char === '}') open.pop();
    const text = match(TEMPLATE, source, at) ?? char;
    if (text.endsWith('${')) open.push(0);
    return { kind: 'string', text };
  }
  if (depth !== undefined && (char === '{' || char === '}'))
    open.push((open.pop() ?? 0) + (char === '{' ? 1 : -1));
  const comment = match(COMMENT, source, at);
  if (comment !== null) return { kind: 'comment', text: comment };
  const string = match(STRING, source, at);
  return string === null ? { kind: 'identifier', text: char } : { kind: 'string', text: string };
}

function match(pattern: RegExp, source: string, at: number): string | null {
  pattern.lastIndex = at;
  return pattern.exec(source)?.[0] ?? null;
}
