import type { WorkBudget } from '../limits/work-budget.ts';
import type { BlockContent, LonghandDeclaration } from './rules/declaration-block.ts';
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
  readonly declarations: readonly LonghandDeclaration[];
  readonly level: number;
}

const USER_AGENT = 0;
const PRESENTATION = 0.5;
const INLINE = Number.MAX_SAFE_INTEGER;

/** Finds the winning declaration of each property; resolves `revert` and `revert-layer`. */
export function cascade(sources: DeclarationSources): DeclaredStyle {
  const steps = affordable(stepsOf(sources), sources.work);
  const winners = new Map<string, LonghandDeclaration>();
  const levels = new Map<string, number>();
  let reverts = false;
  for (const { declarations, level } of steps) {
    for (const declaration of declarations) {
      // Deleted first, so that the map keeps the order of the winning declarations.
      winners.delete(declaration.property);
      winners.set(declaration.property, declaration);
      if (isRevert(declaration.text)) reverts = true;
      levels.set(declaration.property, level);
    }
  }
  if (reverts) for (const property of levels.keys()) rollBack(property, winners, levels, steps);
  return split(winners);
}

/** The declarations within the budget, weakest first. */
function affordable(steps: readonly Step[], work: WorkBudget): readonly Step[] {
  const end = steps.findIndex(({ declarations }) => !work.spend('cascade', 1 + declarations.length));
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

/** Replaces a winning `revert` by the value of an earlier origin or layer; without one the property is unset. */
function rollBack(
  property: string,
  winners: Map<string, LonghandDeclaration>,
  levels: ReadonlyMap<string, number>,
  steps: readonly Step[],
): void {
  let winner = winners.get(property);
  let level = levels.get(property) ?? USER_AGENT;
  while (winner !== undefined && isRevert(winner.text)) {
    const below = winner.text === 'revert' ? PRESENTATION : level;
    const previous = lastBelow(property, below, steps);
    winner = previous?.declaration;
    level = previous?.level ?? USER_AGENT;
  }
  if (winner === undefined) winners.delete(property);
  else winners.set(property, winner);
}

function lastBelow(
  property: string,
  below: number,
  steps: readonly Step[],
): { declaration: LonghandDeclaration; level: number } | null {
  for (let i = steps.length - 1; i >= 0; i--) {
    const step = steps[i];
    if (step === undefined || step.level >= below) continue;
    const declaration = step.declarations.findLast((entry) => entry.property === property);
    if (declaration !== undefined) return { declaration, level: step.level };
  }
  return null;
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
