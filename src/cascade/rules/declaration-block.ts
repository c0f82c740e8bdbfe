import type { WorkBudget } from '../../limits/work-budget.ts';
import type { Declaration } from '../sheets/rule.ts';
import { absoluteUrls } from '../sheets/absolute-urls.ts';
import { boundedValue } from '../bounded-value.ts';
import { expandDeclaration, type Longhand, longhandsOf } from '../shorthands.ts';
import type { Declared, LonghandDeclaration } from './longhands.ts';

/** The valid declarations of a block, in order, with shorthands expanded. */
export interface BlockContent {
  readonly normal: readonly Declared[];
  readonly important: readonly Declared[];
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
  const normal: Declared[] = [];
  const important: Declared[] = [];
  for (const declaration of declarations) {
    expandInto(declaration.important ? important : normal, declaration, base, work);
  }
  return { normal, important };
}

const USES_VAR = /var\(/i;

function expandInto(target: Declared[], declaration: Declaration, base: string, work: WorkBudget): void {
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
    const names = longhandsOf(property);
    const [first] = names;
    if (names.length > 1) target.push({ longhands: pendingLonghands(names), shared: pending });
    else if (first !== undefined) target.push({ property: first, text: '', pending });
    return;
  }
  const expanded = expandDeclaration(property, value) ?? [];
  const [first] = expanded;
  if (expanded.length > 1) target.push({ longhands: sharedLonghands(expanded), shared: null });
  else if (first !== undefined) target.push({ property: first[0], text: first[1], pending: null });
}

const SHARED = new WeakMap<readonly Longhand[], readonly LonghandDeclaration[]>();

/** The same list for the same expansion, of which expandDeclaration keeps the latest. */
function sharedLonghands(expanded: readonly Longhand[]): readonly LonghandDeclaration[] {
  const known = SHARED.get(expanded);
  if (known !== undefined) return known;
  const longhands = expanded.map(([property, text]) => ({ property, text, pending: null }));
  SHARED.set(expanded, longhands);
  return longhands;
}

const PENDING = new WeakMap<readonly string[], readonly LonghandDeclaration[]>();

/** The longhands of a shorthand without their values. */
function pendingLonghands(names: readonly string[]): readonly LonghandDeclaration[] {
  const known = PENDING.get(names);
  if (known !== undefined) return known;
  const longhands = names.map((name) => ({ property: name, text: '', pending: null }));
  PENDING.set(names, longhands);
  return longhands;
}
