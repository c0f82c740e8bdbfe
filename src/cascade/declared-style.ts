import type { WorkBudget } from '../limits/work-budget.ts';
import type { BlockContent } from './rules/declaration-block.ts';
import {
  countLonghands,
  type Declared,
  forEachLonghand,
  forEachLonghandBackwards,
  type LonghandDeclaration,
} from './rules/longhands.ts';
import type { CascadeRule } from './rules/rule-set.ts';

/** The winning declarations of an element, before inheritance and var() substitution. */
export interface DeclaredStyle {
  readonly longhands: ReadonlyMap<string, LonghandDeclaration>;
  readonly custom: ReadonlyMap<string, string>;
}

/** All declarations for one element, weakest first. */
interface DeclarationSources {
  readonly work: WorkBudget;
  /** Matching rules by ascending rank. */
  readonly rules: readonly CascadeRule[];
  /** Presentational attributes: after the user agent, before every author rule. */
  readonly presentation: BlockContent | null;
  /** The style attribute: stronger than any rule of the same importance. */
  readonly inline: BlockContent | null;
}

/** The declarations of one origin or layer: user agent, one layer, style attribute; for `revert-layer`. */
interface Step {
  readonly declarations: readonly Declared[];
  readonly level: number;
}

const PRESENTATION = 0.5;
const INLINE = Number.MAX_SAFE_INTEGER;

/** Finds the winning declaration of each property; resolves `revert` and `revert-layer`. */
export function cascade(sources: DeclarationSources): DeclaredStyle {
  const steps = affordable(stepsOf(sources), sources.work);
  const winners = new Map<string, LonghandDeclaration>();
  let reverts = false;
  for (const { declarations } of steps) {
    forEachLonghand(declarations, (declaration) => {
      // Deleted first, so that the map keeps the order of the winning declarations.
      winners.delete(declaration.property);
      winners.set(declaration.property, declaration);
      if (isRevert(declaration.text)) reverts = true;
    });
  }
  if (reverts) rollBack(winners, steps);
  return split(winners);
}

/** The declarations within the budget, weakest first. */
function affordable(steps: readonly Step[], work: WorkBudget): readonly Step[] {
  const end = steps.findIndex(({ declarations }) => !work.spend('cascade', 1 + countLonghands(declarations)));
  return end < 0 ? steps : steps.slice(0, end);
}

function stepsOf({ rules, presentation, inline }: DeclarationSources): Step[] {
  const userAgent = rules.filter(({ origin }) => origin === 'user-agent');
  const author = rules.filter(({ origin }) => origin === 'author');
  const normal = (list: readonly CascadeRule[]): Step[] =>
    list.map(({ block, layer }) => ({ declarations: block.content.normal, level: layer }));
  const important = rules.filter(({ block }) => block.content.important.length > 0);
  important.sort((a, b) => a.importantRank - b.importantRank);
  return [
    ...normal(userAgent),
    { declarations: presentation?.normal ?? [], level: PRESENTATION },
    ...normal(author),
    { declarations: inline?.normal ?? [], level: INLINE },
    ...important.map(({ block, layer }) => ({ declarations: block.content.important, level: layer })),
    { declarations: inline?.important ?? [], level: INLINE },
  ];
}

function isRevert(text: string): boolean {
  return text === 'revert' || text === 'revert-layer';
}

/**
 * Replaces each winning `revert` by the value of an earlier origin or layer; without one the property is unset. All
 * properties go back together, because thousands of layers may revert all of them.
 */
function rollBack(winners: Map<string, LonghandDeclaration>, steps: readonly Step[]): void {
  // Properties whose value is not found yet, and the level that it has to be below.
  const below = new Map<string, number>();
  for (const [property, { text }] of winners) if (isRevert(text)) below.set(property, Infinity);
  for (const { declarations, level } of steps.toReversed()) {
    if (below.size === 0) return;
    forEachLonghandBackwards(declarations, (declaration) => {
      const { property, text } = declaration;
      const most = below.get(property);
      if (most === undefined || level >= most) return;
      if (isRevert(text)) below.set(property, text === 'revert' ? PRESENTATION : level);
      else {
        below.delete(property);
        winners.set(property, declaration);
      }
    });
  }
  for (const property of below.keys()) winners.delete(property);
}

const NO_CUSTOM: ReadonlyMap<string, string> = new Map();

function split(winners: ReadonlyMap<string, LonghandDeclaration>): DeclaredStyle {
  const longhands = new Map<string, LonghandDeclaration>();
  let custom: Map<string, string> | null = null;
  for (const [property, declaration] of winners) {
    if (!property.startsWith('--')) longhands.set(property, declaration);
    else {
      custom ??= new Map();
      custom.set(property, declaration.text);
    }
  }
  return { longhands, custom: custom ?? NO_CUSTOM };
}

/**
 * The winning declarations of one element: longhand to text after var() substitution. The longhands are those of
 * expandDeclaration(): tracked properties, flow-relative ones and parts of them. Iteration order is cascade order,
 * lowest first, which decides between `margin-left` and `margin-inline-start`: re-insert a longhand when a stronger
 * declaration replaces it.
 */
export type DeclaredValues = ReadonlyMap<string, string>;
