import { choiceOf } from './choice.ts';
import type { CompoundBuilder } from './compound-builder.ts';
import { CLASS_WEIGHT } from './compound-builder.ts';
import { hasTest } from './has.ts';
import { matchesAny } from './match.ts';
import { isNth, parseNth, type Nth } from './nth.ts';
import {
  dirTest,
  INTERACTIONS,
  langTest,
  NEVER_MATCHING,
  NEVER_MATCHING_FUNCTIONS,
  PSEUDO_CLASSES,
  typePosition,
} from './pseudo-classes.ts';
import { FUNCTIONAL_PSEUDO_ELEMENTS, LEGACY_PSEUDO_ELEMENTS, PSEUDO_ELEMENTS } from './pseudo-elements.ts';
import type { ComplexSelector, ElementTest, MatchContext } from './selector.ts';
import type { ListMode, SelectorContext } from './selector-context.ts';
import type { DocElement } from '../../document/document.ts';

/** The parts of the enclosing parser that a pseudo-class uses. */
export interface OuterParser {
  readonly context: SelectorContext;
  readonly mode: ListMode;
  /** Adds the meaning of `&`. */
  addParent(builder: CompoundBuilder): void;
  /** Parses the selectors between the brackets; null when they are invalid. */
  parseArgument(text: string, mode: ListMode): ComplexSelector[] | null;
}

/** Adds `::name` or `::name(argument)`; false for an unknown pseudo-element. */
export function addPseudoElement(builder: CompoundBuilder, name: string, argument: string | null): boolean {
  const known = argument === null ? PSEUDO_ELEMENTS.has(name) : FUNCTIONAL_PSEUDO_ELEMENTS.has(name);
  if (!known && !name.startsWith('-webkit-')) return false;
  builder.addPseudoElement(name);
  return true;
}

/** Adds `:name` or `:name(argument)`; false when it makes the selector invalid. */
export function addPseudoClass(
  parser: OuterParser,
  builder: CompoundBuilder,
  name: string,
  argument: string | null,
): boolean {
  if (argument === null && LEGACY_PSEUDO_ELEMENTS.has(name)) return addPseudoElement(builder, name, null);
  if (builder.pseudoElement !== null) return addStateOfPseudoElement(builder);
  if (argument !== null) return addFunction(parser, builder, name, argument);
  if (name === 'scope' && parser.context.scoped === true) {
    parser.addParent(builder);
    return true;
  }
  const state = INTERACTIONS[name];
  const test = Object.hasOwn(PSEUDO_CLASSES, name) ? PSEUDO_CLASSES[name] : undefined;
  if (state !== undefined && Object.hasOwn(INTERACTIONS, name)) builder.addState(state);
  else if (name === 'root' && test !== undefined) builder.addRoot(test);
  else if (test !== undefined) builder.addTest(test);
  else if (NEVER_MATCHING.has(name)) builder.addNever();
  else return false;
  return true;
}

/** `::-webkit-scrollbar-thumb:hover` is valid but never matches; `::before:hover` is invalid. */
function addStateOfPseudoElement(builder: CompoundBuilder): boolean {
  if (LEGACY_PSEUDO_ELEMENTS.has(builder.pseudoElement ?? '')) return false;
  builder.addNever();
  return true;
}

function addFunction(parser: OuterParser, builder: CompoundBuilder, name: string, argument: string): boolean {
  switch (name) {
    case 'is':
    case 'where':
    case '-webkit-any':
      builder.addAnyOf(choiceOf(parser.parseArgument(argument, { forgiving: true }) ?? []), name === 'where');
      return true;
    case 'not': {
      const list = parser.parseArgument(argument, {});
      if (list === null) return false;
      builder.addWeighted((element, matchContext) => !matchesAny(list, element, matchContext), list);
      return true;
    }
    case 'has':
      return addHas(parser, builder, argument);
    case 'lang':
      builder.addTest(langTest(argument));
      return true;
    case 'dir':
      builder.addTest(dirTest(argument));
      return true;
    default:
      if (name.startsWith('nth-')) return addNth(parser, builder, name, argument);
      if (!NEVER_MATCHING_FUNCTIONS.has(name)) return false;
      builder.addNever();
      return true;
  }
}

function addHas(parser: OuterParser, builder: CompoundBuilder, argument: string): boolean {
  if (parser.mode.insideHas === true) return false;
  const list = parser.parseArgument(argument, { relative: true });
  if (list === null) return false;
  builder.addWeighted(hasTest(list), list);
  return true;
}

/** `An+B of selectors`: `of` is surrounded by white space or brackets. */
const OF = /\sof(?=[\s.#[:*])/i;

function addNth(parser: OuterParser, builder: CompoundBuilder, name: string, argument: string): boolean {
  const of = name.endsWith('child') ? argument.search(OF) : -1;
  const nth = parseNth(of < 0 ? argument : argument.slice(0, of));
  const list = of < 0 ? [] : parser.parseArgument(argument.slice(of + ' of'.length), {});
  if (nth === null || list === null) return false;
  const test = nthTest(name, nth, list);
  if (test === null) return false;
  builder.addWeighted(test, list, CLASS_WEIGHT);
  return true;
}

function nthTest(name: string, nth: Nth, list: readonly ComplexSelector[]): ElementTest | null {
  const fromEnd = name.startsWith('nth-last-');
  switch (name) {
    case 'nth-child':
    case 'nth-last-child':
      if (list.length > 0)
        return (element, matchContext) => isNth(nth, positionAmong(element, list, fromEnd, matchContext));
      if (fromEnd) return (element) => isNth(nth, (element.parent?.children.length ?? 1) - element.position);
      return (element) => isNth(nth, element.position + 1);
    case 'nth-of-type':
    case 'nth-last-of-type':
      return (element, matchContext) => isNth(nth, typePosition(element, matchContext, fromEnd));
    default:
      return null;
  }
}

/** Position from 1 among the siblings that match the list, NaN when the element does not match. */
function positionAmong(
  element: DocElement,
  list: readonly ComplexSelector[],
  fromEnd: boolean,
  matchContext: MatchContext,
): number {
  if (!matchesAny(list, element, matchContext)) return Number.NaN;
  let position = 1;
  let sibling = fromEnd ? element.next : element.previous;
  for (; sibling !== null; sibling = fromEnd ? sibling.next : sibling.previous) {
    if (!matchContext.work.spend('cascade', 1 + list.length)) return Number.NaN;
    if (matchesAny(list, sibling, matchContext)) position++;
  }
  return position;
}
