import type { DocumentTree } from '../../document/document.ts';
import { asciiLowerCase } from '../selectors/ascii-lower-case.ts';
import { CHAR, isNameChar, skipBlock } from '../../css/skip.ts';

/**
 * In escapes, comments and namespaces only the parser can tell which name follows. Names of dark modes may be added to the
 * document later (dark-switches.ts).
 */
const LEFT_TO_PARSER = /[\\/|]|dark|night|black/i;

/**
 * The tags, ids and classes of a document. Most rules of a stylesheet name a class that the page does not use: they are
 * recognised by their text and left out before their selectors are parsed.
 */
export class DocumentNames {
  private readonly tags = new Set<string>();
  private readonly ids = new Set<string>();
  private readonly classes = new Set<string>();
  private readonly quirks: boolean;
  /** Names that a stylesheet gives to containers, null where they are not known. */
  private readonly containers: ReadonlySet<string> | null;

  constructor({ elements, quirks }: DocumentTree, containers: ReadonlySet<string> | null = null) {
    this.quirks = quirks;
    this.containers = containers;
    for (const { tag, id, classes } of elements) {
      this.tags.add(tag);
      if (id !== null) this.ids.add(this.key(id));
      if (classes !== null) for (const name of classes) this.classes.add(this.key(name));
    }
  }

  /** False for an @container prelude that asks for a container which no stylesheet names. */
  mayContain(prelude: string): boolean {
    const name = /^(?!not\b)-{0,2}[\w][\w-]*(?=\s|$)/i.exec(prelude.trim())?.[0];
    return name === undefined || this.containers === null || this.containers.has(name);
  }

  /** False for a selector list of which no selector matches an element, whatever its pseudo-classes are. */
  mayMatch(list: string): boolean {
    if (LEFT_TO_PARSER.test(list)) return true;
    const last = list.lastIndexOf(',');
    let missing = false;
    for (let at = 0; at < list.length;) {
      const code = list.charCodeAt(at);
      if (code === CHAR.open || code === CHAR.openSquare) at = skipBlock(list, at);
      else if (code === CHAR.comma) {
        if (!missing) return true;
        missing = false;
        at++;
      } else {
        const start = isNameChar(code) ? at : at + 1;
        const end = opensName(code) ? nameEnd(list, start) : start;
        missing ||= end > start && !this.has(code, list.slice(start, end));
        if (missing && end > last) return false;
        at = end;
      }
    }
    return !missing;
  }

  private has(mark: number, name: string): boolean {
    if (mark === CHAR.colon) return true;
    if (mark === CHAR.dot) return this.classes.has(this.key(name));
    return mark === CHAR.hash ? this.ids.has(this.key(name)) : this.tags.has(name.toLowerCase());
  }

  private key(name: string): string {
    return this.quirks ? asciiLowerCase(name) : name;
  }
}

function opensName(code: number): boolean {
  return code === CHAR.dot || code === CHAR.hash || code === CHAR.colon || isNameChar(code);
}

/** Characters that isNameChar() accepts. */
const NAME = /[-\w\u0080-\uffff]+/y;

function nameEnd(text: string, start: number): number {
  NAME.lastIndex = start;
  return NAME.test(text) ? NAME.lastIndex : start;
}
