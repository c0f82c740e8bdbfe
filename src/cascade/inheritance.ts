import { PROPERTY_PARTS } from './composite-properties.ts';
import type { CustomScope } from './custom-properties.ts';
import type { DeclaredValues } from './declared-style.ts';
import type { ElementStyle } from './element-style.ts';
import { PROPERTIES, type PropertyName } from './properties.ts';

/**
 * All that an element passes on to its children: inherited properties, custom properties, units, and whether they are flex
 * or grid items. Elements that pass on the same share one object, and their children with the same declarations one style.
 */
export class Inheritance {
  private readonly passedOn = new Map<CustomScope, Map<string, Inheritance>>();
  private readonly scopes = new Map<ReadonlyMap<string, string>, CustomScope>();

  /** The scope of a child with these custom properties, made once. */
  scope(own: ReadonlyMap<string, string>, make: () => CustomScope): CustomScope {
    const known = this.scopes.get(own);
    if (known !== undefined) return known;
    const scope = make();
    this.scopes.set(own, scope);
    return scope;
  }

  /** What a child passes on. @param declared its declarations of inherited properties, as text */
  ofChild(scope: CustomScope, declared: string): Inheritance {
    const inScope = this.passedOn.get(scope) ?? new Map<string, Inheritance>();
    this.passedOn.set(scope, inScope);
    const known = inScope.get(declared) ?? new Inheritance();
    inScope.set(declared, known);
    return known;
  }
}

interface Resolved {
  readonly computed: ElementStyle;
  readonly scope: CustomScope;
}

/** What the elements of a page pass on, by their style. */
export class Inheritances<Style extends Resolved> {
  private readonly byStyle = new Map<Style, Inheritance>();
  private readonly root = new Inheritance();

  /** @param parent null for the root, which has no parent */
  of(parent: Style | null): Inheritance {
    if (parent === null) return this.root;
    return this.byStyle.get(parent) ?? new Inheritance();
  }

  /** Notes what an element passes on. @param from what its parent passes on @param declared after var() substitution */
  note(style: Style, from: Inheritance, declared: DeclaredValues): void {
    let text = style.computed.holdsItems ? 'items;' : '';
    for (const [property, value] of declared) if (INHERITED.has(property)) text += `${property}:${value};`;
    this.byStyle.set(style, from.ofChild(style.scope, text));
  }
}

/** Whether declarations copy values of the parent that are not inherited by themselves. */
export function copiesParent(declared: DeclaredValues): boolean {
  for (const [property, value] of declared) if (value === 'inherit' && !INHERITED.has(property)) return true;
  return false;
}

function isInherited(name: string): boolean {
  return PROPERTIES[name as PropertyName].inherited; // keys of PROPERTIES
}

/** Parts of properties are few, so all count. */
const INHERITED: ReadonlySet<string> = new Set([
  ...Object.keys(PROPERTIES).filter(isInherited),
  ...PROPERTY_PARTS.keys(),
]);
