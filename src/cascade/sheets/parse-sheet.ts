import { maxOf } from '../../limits/reading-limits.ts';
import { createWorkBudget, type WorkBudget } from '../../limits/work-budget.ts';
import { PlainBlocks } from './plain-block.ts';
import type { AtRule, Declaration, Rule, StyleRule } from './rule.ts';
import { withoutImportance } from '../../css/importance.ts';
import { isSpace } from '../../css/scan.ts';
import {
  CHAR,
  isNameChar,
  nextIn,
  opensUrl,
  skipBlock,
  skipComment,
  skipOne,
  unescapeName,
  withoutComments,
} from '../../css/skip.ts';

/**
 * Parses a stylesheet into rules, after CSS Syntax 3. Preludes and declarations stay text, because most rules never
 * match. Never fails; drops what a browser drops while parsing.
 */
export function parseSheet(css: string, work: WorkBudget = createWorkBudget()): Rule[] {
  return new SheetParser(css, false, work).run().rules;
}

/** Parses the declarations of a style attribute. */
export function parseDeclarations(css: string, work: WorkBudget = createWorkBudget()): Declaration[] {
  return new SheetParser(css, true, work).run().declarations;
}

/** An open block. Kept in a list, because hostile stylesheets nest blocks too deep for recursion. */
interface OpenBlock {
  readonly declarations: Declaration[];
  readonly rules: Rule[];
  /** Where declarations are added: to the block itself, or after its latest nested rule. */
  target: Declaration[];
  /** The block holds only rules, as at the top level: a `;` there invalidates the rule that follows. */
  readonly rulesOnly: boolean;
}

function openBlock(rulesOnly: boolean): OpenBlock {
  const declarations: Declaration[] = [];
  return { declarations, rules: [], target: declarations, rulesOnly };
}

/** At-rules whose blocks hold rules, except inside a style rule. */
const RULE_BLOCKS = new Set([
  'media',
  'supports',
  'layer',
  'container',
  'scope',
  'starting-style',
  'keyframes',
]);

class SheetParser {
  private at = 0;
  private block: OpenBlock;
  private readonly outer: OpenBlock[] = [];
  /** Properties of the last construct scanned. */
  private colon = -1;
  private commented = false;

  private rules = 0;

  private readonly css: string;
  private readonly hasComments: boolean;
  private readonly plainBlocks: PlainBlocks;
  private readonly work: WorkBudget;
  /** `inBlock`: the outermost level is the content of a block (a style attribute). */
  constructor(css: string, inBlock: boolean, work: WorkBudget) {
    this.css = css;
    this.plainBlocks = new PlainBlocks(css);
    this.work = work;
    this.hasComments = css.includes('/*');
    this.block = openBlock(!inBlock);
  }

  run(): OpenBlock {
    const { css, work } = this;
    if (!work.spend('stylesheets', css.length)) return this.block;
    while (this.at < css.length && this.mayGoOn()) {
      const code = css.charCodeAt(this.at);
      if (isSpace(code)) this.at = afterSpaces(css, this.at);
      else if (code === CHAR.slash && css.charCodeAt(this.at + 1) === CHAR.star)
        this.at = skipComment(css, this.at);
      else if (code === CHAR.closeBrace && this.inside) this.closeBlock();
      else if (code === CHAR.semicolon && !this.block.rulesOnly) this.at++;
      else if (code === CHAR.at) this.readAtRule();
      else if (this.block.rulesOnly) this.readRule();
      else this.readInBlock();
    }
    while (this.outer.length > 0) this.closeBlock();
    return this.block;
  }

  private mayGoOn(): boolean {
    if (this.rules < maxOf('rules')) return true;
    this.work.leaveOut('rules');
    return false;
  }

  private addRule(rule: Rule): void {
    this.rules++;
    this.block.rules.push(rule);
    this.block.target = [];
  }

  /** Whether a `}` ends a block here; outside any block it belongs to an invalid selector. */
  private get inside(): boolean {
    return this.outer.length > 0 || !this.block.rulesOnly;
  }

  private closeBlock(): void {
    this.at++;
    this.block = this.outer.pop() ?? this.block;
  }

  private openRule(rule: Rule, block: OpenBlock): void {
    if (this.outer.length >= maxOf('ruleDepth')) {
      this.work.leaveOut('ruleDepth');
      this.at = skipBlock(this.css, this.at);
      return;
    }
    this.addRule(rule);
    this.outer.push(this.block);
    this.block = block;
    this.at++;
  }

  private readAtRule(): void {
    const start = this.at + 1;
    let end = start;
    while (isNameChar(this.css.charCodeAt(end))) end++;
    const name = this.css.slice(start, end).toLowerCase();
    this.at = end;
    const stop = this.scan(true, !this.inside, false);
    const prelude = this.slice(end, this.at, false);
    const block = openBlock(this.block.rulesOnly && RULE_BLOCKS.has(name.replace(/^-webkit-/, '')));
    const { declarations, rules } = block;
    const rule: AtRule = { kind: 'at', name, prelude, block: stop === CHAR.openBrace, declarations, rules };
    if (stop === CHAR.openBrace) this.openRule(rule, block);
    else {
      this.addRule(rule);
      if (stop === CHAR.semicolon) this.at++;
    }
  }

  /** Where only rules are allowed a `;`, and outside any block a `}`, is part of the selector and invalidates it. */
  private readRule(): void {
    const { css } = this;
    if (!this.inside && css.startsWith('<!--', this.at)) this.at += 4;
    else if (!this.inside && css.startsWith('-->', this.at)) this.at += 3;
    else {
      const start = this.at;
      if (this.scan(false, !this.inside, false) === CHAR.openBrace) this.openStyleRule(start);
    }
  }

  /** Parses the declarations and nested rules of a block. */
  private readInBlock(): void {
    const { css, at: start } = this;
    const custom = css.charCodeAt(start) === CHAR.minus && css.charCodeAt(start + 1) === CHAR.minus;
    const stop = this.scan(true, false, custom);
    if (stop === CHAR.openBrace) return this.openStyleRule(start);
    if (this.colon > 0) this.addDeclaration(start, custom);
    if (stop === CHAR.semicolon) this.at++;
  }

  private openStyleRule(start: number): void {
    const selector = this.slice(start, this.at, false);
    const plain = this.plainBlocks.at(this.at + 1);
    if (plain !== null) {
      this.addRule(new UnreadStyleRule(selector, plain, this.work));
      this.at = afterSpaces(this.css, this.at + plain.length + 2);
      return;
    }
    const block = openBlock(false);
    const { declarations, rules } = block;
    this.openRule({ kind: 'style', selector, declarations, rules }, block);
  }

  private addDeclaration(start: number, custom: boolean): void {
    const written = unescapeName(this.slice(start, this.colon, false));
    const text = this.slice(this.colon + 1, this.at, true);
    const value = withoutImportance(text);
    const property = custom ? written : written.toLowerCase();
    if (property === '' || (value === '' && !custom)) return;
    const { block } = this;
    if (block.target.length >= maxOf('declarations')) return this.work.leaveOut('declarations');
    if (block.rules.length > 0 && block.target.length === 0) {
      block.rules.push({ kind: 'declarations', declarations: block.target });
    }
    block.target.push({ property, value, important: value.length !== text.length });
  }

  /**
   * Moves to the character that ends the construct and returns its code, 0 at the end of the text. `semicolons`: a
   * `;` ends it. `top`: a `}` does not. `custom`: braces after the colon belong to the value.
   */
  private scan(semicolons: boolean, top: boolean, custom: boolean): number {
    const { css } = this;
    const { length } = css;
    this.colon = -1;
    this.commented = false;
    let i = nextIn(css, this.at, MARK);
    while (i < length) {
      const code = css.charCodeAt(i);
      if (code === CHAR.semicolon && semicolons) return this.stopAt(i, code);
      else if (code === CHAR.closeBrace && !top) return this.stopAt(i, code);
      else if (code === CHAR.openBrace && !(custom && this.colon >= 0)) return this.stopAt(i, code);
      else i = nextIn(css, this.pass(i, code), MARK);
    }
    return this.stopAt(length, 0);
  }

  private pass(at: number, code: number): number {
    if (code === CHAR.colon && this.colon < 0) this.colon = at;
    const opens = code === CHAR.open || code === CHAR.openSquare || code === CHAR.openBrace;
    const end = opens && !opensUrl(this.css, at) ? skipBlock(this.css, at) : skipOne(this.css, at);
    if (end > at + 2 && this.hasComments && this.css.slice(at, end).includes('/*')) this.commented = true;
    return end;
  }

  private stopAt(at: number, code: number): number {
    this.at = at;
    return code;
  }

  private slice(start: number, end: number, keepApart: boolean): string {
    const text = this.css.slice(start, end);
    return (this.commented ? withoutComments(text, keepApart) : text).trim();
  }
}

const SPACES = /[\t\n\f\r ]*/y;

/** The place after the white space at `at`; `at` itself when there is none. */
function afterSpaces(css: string, at: number): number {
  SPACES.lastIndex = at;
  return SPACES.test(css) ? SPACES.lastIndex : at;
}

/** A style rule whose block holds only declarations: they are parsed at its first match. */
class UnreadStyleRule implements StyleRule {
  readonly kind = 'style';
  readonly selector: string;
  readonly rules: readonly Rule[] = NO_RULES;
  readonly text: string;
  private readonly work: WorkBudget;
  private read: readonly Declaration[] | null = null;

  constructor(selector: string, text: string, work: WorkBudget) {
    this.selector = selector;
    this.text = text;
    this.work = work;
  }

  get declarations(): readonly Declaration[] {
    this.read ??= parseDeclarations(this.text, this.work);
    return this.read;
  }
}

const NO_RULES: readonly Rule[] = [];

/** The characters at which a scan stops. */
const MARK = /["'\\/([:;{}]/g;
