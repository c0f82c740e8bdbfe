import { maxOf } from '../../limits/reading-limits.ts';
import { CHAR, isNameChar, withoutComments } from '../../css/skip.ts';
import { parseAttribute } from './attribute-test.ts';
import { CompoundBuilder } from './compound-builder.ts';
import { ANCHOR } from './has.ts';
import { addPseudoClass, addPseudoElement, type OuterParser } from './parse-pseudo.ts';
import { nestedText } from './nested-text.ts';
import type { ListMode, SelectorContext } from './selector-context.ts';
import { SelectorCursor } from './selector-cursor.ts';
import {
  addSpecificity,
  type Combinator,
  type ComplexSelector,
  type Compound,
  type InteractionState,
} from './selector.ts';

/** Maximum nesting of arguments. */
const DEEPEST = 24;
/** Maximum compounds of a selector and parts of a compound; longer selectors are invalid. */
const LONGEST = 256;
/** Steps per selector: creating its objects takes as long as reading this many characters. */
const SELECTOR_COST = 200;
const TOP_LEVEL: SelectorContext = { parent: null };

/** Parses a selector list; null when its rule has to be dropped. */
export function parseSelectorList(
  text: string,
  context: SelectorContext = TOP_LEVEL,
  mode: ListMode = {},
): ComplexSelector[] | null {
  if ((mode.depth ?? 0) > DEEPEST) return null;
  return new SelectorParser(text.includes('/*') ? withoutComments(text, true) : text, context, mode).list();
}

/** For `@supports selector(…)`. */
export function isValidSelector(text: string): boolean {
  return parseSelectorList(text)?.length === 1;
}

class SelectorParser extends SelectorCursor implements OuterParser {
  /** `&` (or `:scope` inside @scope) is in the current selector, so no parent is implied. */
  private anchored = false;
  /** The same for any selector of the list. */
  private sawParent = false;
  readonly context: SelectorContext;
  readonly mode: ListMode;

  constructor(text: string, context: SelectorContext, mode: ListMode) {
    super(text);
    this.context = context;
    this.mode = mode;
  }

  list(): ComplexSelector[] | null {
    const selectors: ComplexSelector[] = [];
    for (;;) {
      if (selectors.length >= maxOf('selectorsOfRule')) {
        this.context.work?.leaveOut('selectorsOfRule');
        return selectors;
      }
      if (this.context.work?.spend('stylesheets', SELECTOR_COST) === false) return null;
      const start = this.at;
      const selector = this.complex();
      this.skipSpace();
      const code = this.code();
      if (this.failed || (this.at < this.text.length && code !== CHAR.comma)) {
        if (this.mode.forgiving !== true) return null;
        this.failed = false;
        this.at = start;
        while (this.at < this.text.length && this.code() !== CHAR.comma) this.skipComponent();
      } else selectors.push(selector);
      if (this.at >= this.text.length) return selectors;
      this.at++;
    }
  }

  private complex(): ComplexSelector {
    this.skipSpace();
    this.anchored = false;
    const start = this.at;
    const leading = this.combinator();
    const relative = this.mode.relative === true;
    const parent = this.mode.depth === undefined ? this.context.parent : null;
    if (leading !== null && !relative && parent === null) this.failed = true;

    let left: Compound | null = relative ? ANCHOR : null;
    let combinator: Combinator = leading ?? 'descendant';
    const compounds: { builder: CompoundBuilder; combinator: Combinator }[] = [];
    while (!this.failed) {
      if (compounds.length >= LONGEST) this.failed = true;
      compounds.push({ builder: this.compound(), combinator });
      const next = this.combinator();
      if (next === null || compounds.at(-1)?.builder.pseudoElement) break;
      combinator = next;
    }
    let total = 0;
    if (parent !== null && (leading !== null || !this.anchored)) {
      const implied = new CompoundBuilder();
      implied.addAnyOf(parent.choice, this.context.scoped === true);
      total = implied.specificity;
      left = implied.build('descendant', null);
    }
    const text = this.text.slice(start, this.at).trim();
    return this.assemble(compounds, left, total, parent === null ? text : nestedText(text, parent.text));
  }

  private assemble(
    compounds: readonly { builder: CompoundBuilder; combinator: Combinator }[],
    leftmost: Compound | null,
    weight: number,
    text: string,
  ): ComplexSelector {
    let subject = leftmost;
    let total = weight;
    let never = false;
    let states = leftmost?.states ?? NO_STATES;
    for (const { builder, combinator } of compounds) {
      subject = builder.build(combinator, subject);
      total = addSpecificity(total, builder.specificity);
      never ||= builder.never;
      if (subject.states.length > 0) states = [...new Set([...states, ...subject.states])];
    }
    const pseudoElement = compounds.at(-1)?.builder.pseudoElement ?? null;
    return {
      subject: subject ?? ANCHOR,
      specificity: total,
      pseudoElement,
      states,
      never,
      text,
    };
  }

  private compound(): CompoundBuilder {
    const builder = new CompoundBuilder();
    while (!this.failed && this.at < this.text.length && this.simple(builder)) {
      if (builder.pseudoElement !== null && this.code() !== CHAR.colon) break;
    }
    if (builder.size === 0 || builder.size > LONGEST) this.failed = true;
    return builder;
  }

  /** Reads one simple selector; false if none begins here. */
  private simple(builder: CompoundBuilder): boolean {
    switch (this.code()) {
      case CHAR.dot:
        this.at++;
        builder.addClass(this.name());
        return true;
      case CHAR.hash:
        this.at++;
        builder.addId(this.name());
        return true;
      case CHAR.openSquare:
        this.attribute(builder);
        return true;
      case CHAR.colon:
        this.pseudo(builder);
        return true;
      case CHAR.ampersand:
        this.at++;
        this.addParent(builder);
        return true;
      default:
        return this.type(builder);
    }
  }

  /** Adds the meaning of `&`: the parent's selectors, the root at the top level. */
  addParent(builder: CompoundBuilder): void {
    this.addressesParent();
    const { parent, scoped } = this.context;
    if (parent === null) builder.addRoot((element) => element.parent === null);
    else builder.addAnyOf(parent.choice, scoped === true);
  }

  /** Parses the argument of a functional pseudo-class: it may contain `&`, but no parent is implied. */
  parseArgument(text: string, mode: ListMode): ComplexSelector[] | null {
    const depth = (this.mode.depth ?? 0) + 1;
    const insideHas = mode.relative === true || this.mode.insideHas === true;
    if (depth > DEEPEST) return null;
    const inner = new SelectorParser(text, this.context, { ...mode, insideHas, depth });
    const list = inner.list();
    if (inner.sawParent) this.addressesParent();
    return list;
  }

  private addressesParent(): void {
    this.anchored = true;
    this.sawParent = true;
  }

  private type(builder: CompoundBuilder): boolean {
    let tag = this.typeName();
    if (tag === null && this.code() !== CHAR.bar) return false;
    if (builder.size > 0) this.failed = true;
    if (this.code() === CHAR.bar && this.text.charCodeAt(this.at + 1) !== CHAR.equals) {
      // Without @namespace only `*|a` and `|a` are valid.
      if (tag !== '*') this.failed ||= tag !== null;
      if (tag === null) builder.never = true;
      this.at++;
      tag = this.typeName();
      if (tag === null) this.failed = true;
    }
    builder.addType(tag === '*' || tag === null ? null : tag.toLowerCase());
    return true;
  }

  private typeName(): string | null {
    if (this.code() === CHAR.star) {
      this.at++;
      return '*';
    }
    return isNameChar(this.code()) || this.code() === CHAR.backslash ? this.name() : null;
  }

  private pseudo(builder: CompoundBuilder): void {
    this.at++;
    const element = this.code() === CHAR.colon;
    if (element) this.at++;
    const name = this.name().toLowerCase();
    const argument = this.code() === CHAR.open ? this.bracket() : null;
    const known = element
      ? addPseudoElement(builder, name, argument)
      : addPseudoClass(this, builder, name, argument);
    if (!known) this.failed = true;
  }

  private attribute(builder: CompoundBuilder): void {
    const selector = parseAttribute(this.bracket());
    if (selector === null) this.failed = true;
    else builder.addAttribute(selector);
  }

  /** Reads the combinator before the next compound; null at the end of the selector. */
  private combinator(): Combinator | null {
    const start = this.at;
    this.skipSpace();
    const found = COMBINATORS[this.text.charAt(this.at)];
    if (found !== undefined) {
      this.at++;
      this.skipSpace();
      return found;
    }
    const ended = this.at >= this.text.length || this.code() === CHAR.comma;
    return ended || start === this.at ? null : 'descendant';
  }
}

const NO_STATES: readonly InteractionState[] = [];

const COMBINATORS: Readonly<Record<string, Combinator>> = { '>': 'child', '+': 'next', '~': 'later' };
