import { PROPERTY_PARTS } from './composite-properties.ts';
import type { CustomScope } from './custom-properties.ts';
import type { DeclaredValues } from './declared-style.ts';
import type { ElementStyle } from './element-style.ts';
import { PROPERTIES, type PropertyName } from './properties.ts';

/**
 * All that children take from their parent: inherited properties, custom properties, units, and whether they are flex or
 * grid items. Parents that leave the same share one object, so the styles of their children can be shared.
 */
export class Heritage {
  private readonly left = new Map<CustomScope, Map<string, Heritage>>();
  private readonly scopes = new Map<ReadonlyMap<string, string>, CustomScope>();

  /** The scope of a child with these custom properties, made once. */
  scope(own: ReadonlyMap<string, string>, make: () => CustomScope): CustomScope {
    const known = this.scopes.get(own);
    if (known !== undefined) return known;
    const scope = make();
    this.scopes.set(own, scope);
    return scope;
  }

  /** What a child leaves to its own children. @param declared all of what it declares that is inherited, as text */
  below(scope: CustomScope, declared: string): Heritage {
    const inScope = this.left.get(scope) ?? new Map<string, Heritage>();
    this.left.set(scope, inScope);
    const known = inScope.get(declared) ?? new Heritage();
    inScope.set(declared, known);
    return known;
  }
}

interface Resolved {
  readonly computed: ElementStyle;
  readonly scope: CustomScope;
}

/** What the styles of a page leave to the children of their elements. */
export class Heritages<Style extends Resolved> {
  private readonly byStyle = new Map<Style, Heritage>();
  private readonly root = new Heritage();

  /** @param parent null for the root, which has no parent */
  of(parent: Style | null): Heritage {
    if (parent === null) return this.root;
    return this.byStyle.get(parent) ?? new Heritage();
  }

  /** Notes what a style leaves. @param from what its element has from its parent @param declared after var() substitution */
  leave(style: Style, from: Heritage, declared: DeclaredValues): void {
    let text = style.computed.holdsItems ? 'items;' : '';
    for (const [property, value] of declared) if (INHERITED.has(property)) text += `${property}:${value};`;
    this.byStyle.set(style, from.below(style.scope, text));
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
