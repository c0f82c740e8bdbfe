import { isSpace } from '../../css/scan.ts';
import { CHAR, isNameChar, skipBlock } from '../../css/skip.ts';

/** Result of a condition: true, false, or unknown (null). */
export type Truth = boolean | null;

/** Evaluates one parenthesis: its content, and the function name before it (`''` for a plain one). */
export type Leaf = (content: string, name: string) => Truth;

/** Maximum nesting of parentheses. */
const DEEPEST = 12;

/**
 * Evaluates `not (a) and ((b) or (c))` of @media, @supports and @container, in Kleene's three-valued logic. Invalid
 * text is null.
 */
export function evaluateCondition(text: string, leaf: Leaf, depth = 0): Truth {
  return depth > DEEPEST ? null : new ConditionReader(text, leaf, depth).condition(true);
}

/** The same without `or`, as after `screen and`. */
export function evaluateConjunction(text: string, leaf: Leaf): Truth {
  return new ConditionReader(text, leaf, 0).condition(false);
}

class ConditionReader {
  private at = 0;
  private readonly text: string;
  private readonly leaf: Leaf;
  private readonly depth: number;

  constructor(text: string, leaf: Leaf, depth: number) {
    this.text = text;
    this.leaf = leaf;
    this.depth = depth;
  }

  condition(withOr: boolean): Truth {
    if (this.takes('not')) {
      const inner = this.inParens();
      return this.ended() && inner !== null ? !inner : null;
    }
    let value = this.inParens();
    const word = this.takes('and') ? 'and' : withOr && this.takes('or') ? 'or' : '';
    if (word !== '') {
      do {
        const next = this.inParens();
        value = word === 'and' ? both(value, next) : either(value, next);
      } while (this.takes(word));
    }
    return this.ended() ? value : null;
  }

  private inParens(): Truth {
    this.skipSpace();
    const start = this.at;
    while (isNameChar(this.text.charCodeAt(this.at))) this.at++;
    const name = this.text.slice(start, this.at).toLowerCase();
    if (this.text.charCodeAt(this.at) !== CHAR.open) {
      this.at = this.text.length + 1;
      return null;
    }
    const end = skipBlock(this.text, this.at);
    const closed = this.text.charCodeAt(end - 1) === CHAR.close ? end - 1 : end;
    const content = this.text.slice(this.at + 1, closed).trim();
    this.at = end;
    const nested =
      name === '' && (content.startsWith('(') || /^not[\s(]/i.test(content) || /^[\w-]+\(/.test(content));
    return nested ? evaluateCondition(content, this.leaf, this.depth + 1) : this.leaf(content, name);
  }

  private takes(word: string): boolean {
    this.skipSpace();
    const end = this.at + word.length;
    if (this.text.slice(this.at, end).toLowerCase() !== word || isNameChar(this.text.charCodeAt(end)))
      return false;
    this.at = end;
    return true;
  }

  private ended(): boolean {
    this.skipSpace();
    return this.at === this.text.length;
  }

  private skipSpace(): void {
    while (isSpace(this.text.charCodeAt(this.at))) this.at++;
  }
}

function both(a: Truth, b: Truth): Truth {
  if (a === false || b === false) return false;
  return a === null || b === null ? null : true;
}

function either(a: Truth, b: Truth): Truth {
  if (a === true || b === true) return true;
  return a === null || b === null ? null : false;
}
