import type { WorkBudget } from '../../limits/work-budget.ts';
import type { Declaration } from '../sheets/rule.ts';
import { absoluteUrls } from '../sheets/absolute-urls.ts';
import { boundedValue } from '../bounded-value.ts';
import { expandDeclaration, longhandsOf } from '../shorthands.ts';

/** A declaration with var(), whose value depends on the element. */
export interface PendingDeclaration {
  readonly property: string;
  readonly text: string;
}

/** One longhand, or one custom property, that a block sets. */
export interface LonghandDeclaration {
  readonly property: string;
  /** '' when `pending` is set. */
  readonly text: string;
  readonly pending: PendingDeclaration | null;
}

/** The valid declarations of a block, in order, with shorthands expanded. */
export interface BlockContent {
  readonly normal: readonly LonghandDeclaration[];
  readonly important: readonly LonghandDeclaration[];
}

/** A rule whose declarations may not be parsed yet. */
interface Declaring {
  readonly declarations: readonly Declaration[];
}

/** The declarations of one rule; expanded at its first match, because most rules never match. */
export class DeclarationBlock {
  private readonly rule: Declaring;
  private readonly base: string;
  private readonly work: WorkBudget;
  private expanded: BlockContent | null = null;

  /** References in the values resolve against `base`, the stylesheet's address. */
  constructor(rule: Declaring, base: string, work: WorkBudget) {
    this.rule = rule;
    this.work = work;
    this.base = base;
  }

  get declarations(): readonly Declaration[] {
    return this.rule.declarations;
  }

  /** A ::before or ::after without `content` generates no box. */
  get setsContent(): boolean {
    return this.declarations.some(({ property }) => property === 'content' || property === 'all');
  }

  get content(): BlockContent {
    this.expanded ??= expandBlock(this.declarations, this.base, this.work);
    return this.expanded;
  }
}

/** Expands the declarations of a block, in order. */
export function expandBlock(
  declarations: readonly Declaration[],
  base: string,
  work: WorkBudget,
): BlockContent {
  const normal: LonghandDeclaration[] = [];
  const important: LonghandDeclaration[] = [];
  for (const declaration of declarations) {
    expandInto(declaration.important ? important : normal, declaration, base, work);
  }
  return { normal, important };
}

const USES_VAR = /var\(/i;

function expandInto(
  target: LonghandDeclaration[],
  declaration: Declaration,
  base: string,
  work: WorkBudget,
): void {
  const { property } = declaration;
  const bounded = boundedValue(declaration, work);
  if (bounded === null) return;
  if (property.startsWith('--')) {
    target.push({ property, text: bounded, pending: null });
    return;
  }
  const value = absoluteUrls(bounded, base);
  if (USES_VAR.test(value)) {
    const pending = { property, text: value };
    for (const longhand of longhandsOf(property)) target.push({ property: longhand, text: '', pending });
    return;
  }
  for (const [longhand, text] of expandDeclaration(property, value) ?? []) {
    target.push({ property: longhand, text, pending: null });
  }
}
