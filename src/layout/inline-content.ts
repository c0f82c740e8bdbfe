import { compact } from '../math/compact.ts';
import type { Chunk, InlineContent, InlineItem, InlinePart, LayoutBox } from './layout-box.ts';
import type { Layouter } from './layouter.ts';
import { breaksAnywhere } from './character-advance.ts';
import { spaceWidth, textWidth, type Font } from './text-metrics.ts';

/** Collects inline content in order, with white space collapsed and break opportunities found. */
export function inlineContent(block: LayoutBox, layouter: Layouter): InlineContent {
  if (block.inline !== null) return block.inline;
  const collector = new Collector(layouter);
  for (const child of block.children) collector.add(child);
  block.inline = compact(collector.parts);
  return block.inline;
}

const PRESERVES_LINES: ReadonlySet<string> = new Set(['pre', 'pre-wrap', 'pre-line', 'break-spaces']);
const PRESERVES_SPACES: ReadonlySet<string> = new Set(['pre', 'pre-wrap', 'break-spaces']);
const TAB = '        '; // eight spaces, the initial tab-size

/** State of one pass over inline content: the current chunk and the white space before it. */
class Collector {
  readonly parts: InlinePart[] = [];
  private chunk: Chunk | null = null;
  private space = 0;
  /** Whether a break is allowed before the next item. */
  private breakable = false;
  /** At a line's start and after a space, further white space collapses. */
  private collapsing = true;
  private readonly layouter: Layouter;

  constructor(layouter: Layouter) {
    this.layouter = layouter;
  }

  add(box: LayoutBox): void {
    if (box.outOfFlow || box.float !== 'none') {
      this.parts.push({ kind: box.outOfFlow ? 'outOfFlow' : 'float', box });
      this.chunk = null;
    } else if (box.inside === 'text') this.addText(box);
    else if (box.inside === 'break') this.addNewline(box);
    else if (box.inside === 'inline') this.addInline(box);
    else this.addAtomic(box);
  }

  private addInline(box: LayoutBox): void {
    this.push({ kind: 'open', box });
    for (const child of box.children) this.add(child);
    this.append({ kind: 'close', box });
  }

  private addAtomic(box: LayoutBox): void {
    const wraps = box.style['white-space'] !== 'nowrap' && box.style['white-space'] !== 'pre';
    this.breakable ||= wraps;
    this.push({ kind: 'atomic', box });
    this.breakable = wraps;
    this.collapsing = false;
  }

  private addNewline(box: LayoutBox): void {
    this.parts.push({ kind: 'newline', box });
    this.chunk = null;
    this.space = 0;
    this.breakable = false;
    this.collapsing = true;
  }

  private addText(box: LayoutBox): void {
    const mode = box.style['white-space'];
    const lines = PRESERVES_LINES.has(mode) ? box.text.replaceAll('\r', '').split('\n') : [box.text];
    for (const [index, line] of lines.entries()) {
      if (index > 0 && !this.layouter.keepWord()) return;
      if (index > 0) this.addNewline(box);
      this.addLine(box, line, mode);
    }
  }

  private addLine(box: LayoutBox, line: string, mode: string): void {
    const font = box.font;
    if (PRESERVES_SPACES.has(mode)) {
      const set = line.replaceAll('\t', TAB);
      if (set === '' || !this.layouter.keepWord()) return;
      this.push({ kind: 'word', box, width: textWidth(set, font), font });
      this.collapsing = false;
      return;
    }
    const wraps = mode !== 'nowrap';
    let start = 0;
    for (let at = 0; at <= line.length; at += 1) {
      const code = at < line.length ? line.charCodeAt(at) : SPACE;
      if (!isWhiteSpace(code)) {
        if (!wraps || !breaksAfter(code, line, at)) continue;
        if (!this.addWord(box, line.slice(start, at + 1), font)) return;
        this.breakable = true;
        start = at + 1;
        continue;
      }
      if (at > start && !this.addWord(box, line.slice(start, at), font)) return;
      if (at < line.length) this.addSpace(font, wraps);
      start = at + 1;
    }
  }

  /** Returns false when the page has too many words. */
  private addWord(box: LayoutBox, word: string, font: Font): boolean {
    if (!this.layouter.keepWord()) return false;
    this.push({ kind: 'word', box, width: textWidth(word, font), font });
    this.collapsing = false;
    this.breakable = false;
    return true;
  }

  private addSpace(font: Font, wraps: boolean): void {
    if (this.collapsing) return;
    this.space = spaceWidth(font);
    this.breakable = wraps;
    this.collapsing = true;
  }

  /** Starts a chunk if a break is allowed here, otherwise extends the current one. */
  private push(item: InlineItem): void {
    if (this.chunk === null || this.breakable) {
      this.chunk = { kind: 'content', space: this.space, items: [item] };
      this.parts.push(this.chunk);
    } else {
      if (this.space > 0) this.chunk.items.push({ kind: 'gap', width: this.space });
      this.chunk.items.push(item);
    }
    this.space = 0;
    this.breakable = false;
  }

  private append(item: InlineItem): void {
    if (this.chunk === null) this.push(item);
    else this.chunk.items.push(item);
  }
}

const SPACE = 0x20;
const HYPHEN = 0x2d;
const QUESTION_MARK = 0x3f;

function isWhiteSpace(code: number): boolean {
  return code === SPACE || (code >= 0x09 && code <= 0x0d);
}

/**
 * Break opportunities without a space, as in Chromium: after a hyphen that is not a minus sign, after a question
 * mark, and around ideographs.
 */
function breaksAfter(code: number, line: string, at: number): boolean {
  if (at + 1 >= line.length) return false;
  const next = line.charCodeAt(at + 1);
  if (code === HYPHEN)
    return isDigit(next) ? at > 0 && isWordCharacter(line.charCodeAt(at - 1)) : isWordCharacter(next);
  if (code === QUESTION_MARK) return isWordCharacter(next);
  return breaksAnywhere(code);
}

function isDigit(code: number): boolean {
  return code >= 0x30 && code <= 0x39;
}

function isWordCharacter(code: number): boolean {
  return isDigit(code) || (code >= 0x41 && code <= 0x5a) || (code >= 0x61 && code <= 0x7a) || code > 0xbf;
}
