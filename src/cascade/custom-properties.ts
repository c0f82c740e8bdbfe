import { maxOf } from '../limits/reading-limits.ts';
import { createWorkBudget, type WorkBudget } from '../limits/work-budget.ts';
import type { RegisteredProperty } from './rules/rule-set.ts';
import { isSpace } from '../css/scan.ts';
import { CHAR, isNameChar, skipBlock, skipOne, unescapeName } from '../css/skip.ts';
import { fitsSyntax } from './registered-syntax.ts';
import { isWideKeyword } from './wide-keywords.ts';

/** The custom properties of an element. An element without declarations shares its parent's scope. */
export interface CustomScope {
  readonly parent: CustomScope | null;
  /** As declared on the element, before var() substitution. */
  readonly own: ReadonlyMap<string, string>;
  readonly registered: ReadonlyMap<string, RegisteredProperty>;
  /** Cached computed values; null is the guaranteed-invalid value. */
  readonly computed: Map<string, string | null>;
  readonly work: WorkBudget;
  /** Whether children need a scope of their own: a property that is not inherited is set here. */
  readonly isolated: boolean;
}

const NONE: ReadonlyMap<string, string> = new Map();

/** References nested deeper than this are invalid. */
const DEEPEST = 100;

/** Creates the scope of an element with these declarations in its parent's scope. */
export function scopeOf(
  own: ReadonlyMap<string, string>,
  parent: CustomScope | null,
  registered: ReadonlyMap<string, RegisteredProperty>,
  work: WorkBudget = createWorkBudget(),
): CustomScope {
  if (parent !== null) {
    if (own.size === 0 && !parent.isolated) return parent;
    // A rule that matches parent and child (`* { --ring: 0 }`) gives both the same values.
    if (own === parent.own && !hasKeyword(own)) return parent;
  }
  const isolated =
    registered.size > 0 && [...own.keys()].some((name) => registered.get(name)?.inherits === false);
  return { parent, own: own.size === 0 ? NONE : own, registered, computed: new Map(), work, isolated };
}

function hasKeyword(own: ReadonlyMap<string, string>): boolean {
  for (const text of own.values()) if (isWideKeyword(text.toLowerCase())) return true;
  return false;
}

/** Substitutes every var() in a value; null when the declaration is invalid at computed-value time. */
export function substituteVariables(text: string, scope: CustomScope): string | null {
  return new Substitution().replace(text, scope, 0);
}

/** One substitution: keeps the properties being computed, to find cycles. */
class Substitution {
  private readonly open: { readonly name: string; readonly scope: CustomScope; cyclic: boolean }[] = [];

  replace(text: string, scope: CustomScope, depth: number): string | null {
    if (depth > DEEPEST || !scope.work.spend('cascade', text.length)) return null;
    let out = '';
    let start = 0;
    for (let i = 0; i < text.length;) {
      if (!isVar(text, i)) {
        i = skipOne(text, i);
        continue;
      }
      const end = skipBlock(text, i + 'var'.length);
      const value = this.reference(text.slice(i + 'var('.length, endOfArgument(text, end)), scope, depth);
      if (value === null || !this.mayAdd(value, out, scope)) return null;
      out = join(join(out, text.slice(start, i)), value);
      start = i = end;
    }
    return start === 0 ? text : join(out, text.slice(start));
  }

  private mayAdd(value: string, to: string, { work }: CustomScope): boolean {
    if (to.length + value.length > maxOf('customProperty')) {
      work.leaveOut('customProperty');
      return false;
    }
    return work.spend('cascade', value.length);
  }

  private reference(argument: string, scope: CustomScope, depth: number): string | null {
    const comma = argument.indexOf(',');
    const name = unescapeName((comma < 0 ? argument : argument.slice(0, comma)).trim());
    const value = this.lookUp(name, scope, depth);
    if (comma < 0 || value !== null) return value;
    return this.replace(argument.slice(comma + 1), scope, depth + 1)?.trim() ?? null;
  }

  private lookUp(name: string, from: CustomScope, depth: number): string | null {
    const registration = from.registered.get(name);
    let scope: CustomScope | null = from;
    if (registration?.inherits === false) scope = from.own.has(name) ? from : null;
    else while (scope !== null && !scope.own.has(name) && from.work.spend('cascade')) scope = scope.parent;
    if (scope === null) return registration?.initial ?? null;
    const known = scope.computed.get(name);
    if (known !== undefined) return known;
    const opened = this.open.findIndex((entry) => entry.name === name && entry.scope === scope);
    if (opened >= 0) {
      for (const entry of this.open.slice(opened)) entry.cyclic = true;
      return null;
    }
    return this.compute(name, scope, registration, depth);
  }

  private compute(
    name: string,
    scope: CustomScope,
    registration: RegisteredProperty | undefined,
    depth: number,
  ): string | null {
    const raw = scope.own.get(name) ?? '';
    const entry = { name, scope, cyclic: false };
    this.open.push(entry);
    const keyword = raw.toLowerCase();
    let value = isWideKeyword(keyword)
      ? this.wide(keyword, name, scope, registration, depth)
      : this.replace(raw, scope, depth + 1);
    this.open.pop();
    if (entry.cyclic) value = null;
    if (registration !== undefined && (value === null || !fitsSyntax(value, registration.syntax))) {
      value = this.wide('unset', name, scope, registration, depth);
    }
    scope.computed.set(name, value);
    return value;
  }

  private wide(
    keyword: string,
    name: string,
    { parent }: CustomScope,
    registration: RegisteredProperty | undefined,
    depth: number,
  ): string | null {
    const inherits = keyword === 'inherit' || (keyword !== 'initial' && registration?.inherits !== false);
    if (!inherits || parent === null) return registration?.initial ?? null;
    return this.lookUp(name, parent, depth + 1);
  }
}

function isVar(text: string, at: number): boolean {
  if ((text.charCodeAt(at) | 32) !== 118 || text.charCodeAt(at + 3) !== CHAR.open) return false;
  if (at > 0 && isNameChar(text.charCodeAt(at - 1))) return false;
  return text.slice(at, at + 3).toLowerCase() === 'var';
}

function endOfArgument(text: string, end: number): number {
  return text.charCodeAt(end - 1) === CHAR.close ? end - 1 : end;
}

/** Joins two pieces so that they stay separate tokens, as in `var(--a)px`. */
function join(left: string, right: string): string {
  const last = left.charCodeAt(left.length - 1);
  const first = right.charCodeAt(0);
  if (left === '' || right === '' || isSpace(last) || isSpace(first)) return left + right;
  const glues = isNameChar(last) || last === CHAR.hash || last === CHAR.at || last === CHAR.dot;
  return glues && (isNameChar(first) || first === CHAR.percent) ? `${left} ${right}` : left + right;
}
