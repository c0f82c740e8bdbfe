import { isSpace } from '../../css/scan.ts';
import { CHAR, isNameChar, skipBlock, skipOne, unescapeName } from '../../css/skip.ts';

/** A position in the text of a selector list, and methods that read from it. */
export class SelectorCursor {
  at = 0;
  /** Set at the first invalid selector; everything read after that is discarded. */
  failed = false;
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  /** The character code at the position, 0 at the end. */
  code(): number {
    return this.at < this.text.length ? this.text.charCodeAt(this.at) : 0;
  }

  /** Reads an identifier and resolves its escapes. */
  name(): string {
    const start = this.at;
    for (;;) {
      const code = this.code();
      if (isNameChar(code)) this.at++;
      else if (code === CHAR.backslash && this.at + 1 < this.text.length) this.skipEscape();
      else break;
    }
    const raw = this.text.slice(start, this.at);
    if (!startsName(raw)) this.failed = true;
    return unescapeName(raw);
  }

  /** Skips one character, or the bracket, string or escape that begins here. */
  skipComponent(): void {
    const code = this.code();
    const opens = code === CHAR.open || code === CHAR.openSquare || code === CHAR.openBrace;
    this.at = opens ? skipBlock(this.text, this.at) : skipOne(this.text, this.at);
  }

  /** The trimmed content of the bracket that opens here; the end of the text closes it too. */
  bracket(): string {
    const start = this.at + 1;
    this.at = skipBlock(this.text, this.at);
    const last = this.text.charCodeAt(this.at - 1);
    const closed = last === CHAR.close || last === CHAR.closeSquare;
    return this.text.slice(start, closed ? this.at - 1 : this.at).trim();
  }

  skipSpace(): void {
    while (isSpace(this.code())) this.at++;
  }

  private skipEscape(): void {
    const ahead = this.text.slice(this.at, this.at + 9);
    const [escape = ''] = /^\\(?:[0-9a-fA-F]{1,6}[\t\n\f\r ]?|[^\n])/u.exec(ahead) ?? [];
    this.at += Math.max(escape.length, 1);
  }
}

/** An identifier begins with a letter, or with a hyphen that no digit follows. */
function startsName(raw: string): boolean {
  const first = raw.charCodeAt(0);
  if (first === CHAR.minus) return raw.length > 1 && !isDigit(raw.charCodeAt(1));
  return raw !== '' && !isDigit(first);
}

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}
