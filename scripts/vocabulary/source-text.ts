/** A stretch of a TypeScript file by what it is. */
export type TextKind = 'identifier' | 'comment' | 'string';

/**
 * The text of one kind in a TypeScript file, everything else blanked: offsets and lines stay what they are. Code
 * inside `${…}` counts as code; a regular expression counts as a string.
 */
export function textOfKind(source: string, kind: TextKind): string {
  const kept: string[] = [];
  for (const token of source.matchAll(TOKEN)) {
    const [text] = token;
    kept.push(kindOf(token) === kind ? text : blank(text));
  }
  return kept.join('');
}

/** Line and block comments, quoted strings, templates up to a `${`, regular expressions, everything else. */
const TOKEN =
  /(?<comment>\/\/[^\n]*|\/\*[^]*?(?:\*\/|$))|(?<string>'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\$]|\\[^]|\$(?!\{))*(?:`|\$\{)|\}(?:[^`\\$\n{}]|\\[^]|\$(?!\{))*`|(?<=[=(,:[!&|?;]\s*|return\s|=>\s*)\/(?![*/])(?:[^/\\\n[]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/[a-z]*)|(?<code>[\s\S])/gy;

function kindOf({ groups }: RegExpExecArray): TextKind {
  if (groups?.['comment'] !== undefined) return 'comment';
  return groups?.['string'] === undefined ? 'identifier' : 'string';
}

const blank = (text: string) => text.replaceAll(/[^\n]/g, ' ');
