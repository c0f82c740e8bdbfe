import type { DocElement } from '../document/document.ts';
import type { WorkBudget } from '../limits/work-budget.ts';
import { boundedValue } from './bounded-value.ts';
import { copiesParent, Inheritances, type Inheritance } from './inheritance.ts';
import { computeStyle } from './compute.ts';
import { scopeOf, substituteVariables, type CustomScope } from './custom-properties.ts';
import { cascade, type DeclaredStyle } from './declared-style.ts';
import { adjustForElement } from './element-adjustments.ts';
import type { ElementStyle, MediaEnvironment } from './element-style.ts';
import type { InheritedBases } from './inherited-base.ts';
import { presentationOf } from './presentation-attributes.ts';
import { expandBlock, type BlockContent } from './rules/declaration-block.ts';
import type { PendingDeclaration } from './rules/longhands.ts';
import { SCHEME_BITS, type CascadeRule, type RegisteredProperty } from './rules/rule-set.ts';
import { parseDeclarations } from './sheets/parse-sheet.ts';
import type { Declaration } from './sheets/rule.ts';
import { expandDeclaration } from './shorthands.ts';

/** A computed style with the custom properties that its children inherit. */
export interface ResolvedStyle {
  readonly computed: ElementStyle;
  readonly scope: CustomScope;
}

/** Declarations shared by many elements, with the resulting style for what each parent passes on. */
interface SharedDeclarations {
  readonly declared: DeclaredStyle;
  readonly byInheritance: Map<Inheritance, ResolvedStyle>;
  /** Where `inherit` copies what is not inherited by itself. */
  readonly byParent: Map<ResolvedStyle | null, ResolvedStyle>;
}

/**
 * Turns matched rules into computed styles. Elements with the same rules and attributes whose parents pass on the
 * same share one style object, so it is computed once.
 */
export class StyleResolver {
  private readonly shared = new Map<string, SharedDeclarations>();
  private readonly blocks = new Map<string, BlockContent>();
  private readonly bases: InheritedBases = new Map();
  private readonly customSets = new Map<string, ReadonlyMap<string, string>>();
  private readonly inheritances = new Inheritances<ResolvedStyle>();
  private readonly registered: ReadonlyMap<string, RegisteredProperty>;
  private readonly reader: MediaEnvironment;
  private readonly schemeBit: number;
  private readonly work: WorkBudget;

  private readonly base: string;
  /** The rules asked for last, with their key: siblings often have the same list. */
  private ranked: { readonly rules: readonly CascadeRule[]; readonly key: string } = { rules: [], key: '' };

  /** References in style attributes resolve against `base`. */
  constructor(
    registered: ReadonlyMap<string, RegisteredProperty>,
    reader: MediaEnvironment,
    base: string,
    work: WorkBudget,
  ) {
    this.registered = registered;
    this.reader = reader;
    this.work = work;
    this.base = base;
    this.schemeBit = SCHEME_BITS[reader.scheme];
  }

  /** The style of an element; `rules` are all rules that match it. */
  resolve(element: DocElement, rules: readonly CascadeRule[], parent: ResolvedStyle | null): ResolvedStyle {
    const shared = this.sharedDeclarations(rules, presentationOf(element), element.attributes['style']);
    return this.share(shared, parent, element);
  }

  /** The winning declarations of an element, before var() substitution. */
  declared(element: DocElement, rules: readonly CascadeRule[]): DeclaredStyle {
    return this.sharedDeclarations(rules, presentationOf(element), element.attributes['style']).declared;
  }

  /** The style of ::before or ::after; null when it has no content. */
  resolveGenerated(rules: readonly CascadeRule[], origin: ResolvedStyle): ResolvedStyle | null {
    const shared = this.sharedDeclarations(rules, null, undefined);
    return shared.declared.longhands.has('content') ? this.share(shared, origin, null) : null;
  }

  private sharedDeclarations(
    rules: readonly CascadeRule[],
    presentation: readonly Declaration[] | null,
    style: string | undefined,
  ): SharedDeclarations {
    const applied = rules.every(({ schemes }) => (schemes & this.schemeBit) !== 0)
      ? rules
      : rules.filter(({ schemes }) => (schemes & this.schemeBit) !== 0);
    const hints = presentation === null ? '' : JSON.stringify(presentation);
    const key = `${this.ranksKey(applied)}|${hints}|${style ?? ''}`;
    const known = this.shared.get(key);
    if (known !== undefined) return known;
    const { work } = this;
    const declared = cascade({
      work,
      rules: applied,
      presentation: presentation === null ? null : this.block(hints, () => presentation),
      inline: style === undefined ? null : this.block(style, () => parseDeclarations(style, this.work)),
    });
    const custom = this.sameSet(declared.custom);
    const shared = {
      declared: { longhands: declared.longhands, custom },
      byInheritance: new Map(),
      byParent: new Map(),
    };
    this.shared.set(key, shared);
    return shared;
  }

  private ranksKey(rules: readonly CascadeRule[]): string {
    if (rules !== this.ranked.rules) this.ranked = { rules, key: ranksKey(rules) };
    return this.ranked.key;
  }

  private block(key: string, declarations: () => readonly Declaration[]): BlockContent {
    const known = this.blocks.get(key);
    if (known !== undefined) return known;
    const content = expandBlock(declarations(), this.base, this.work);
    this.blocks.set(key, content);
    return content;
  }

  /** One object for equal sets of custom properties, so that scopes compare by identity. */
  private sameSet(custom: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
    if (custom.size === 0) return NONE;
    if (!this.work.spend('cascade', charactersOf(custom))) return NONE;
    const key = JSON.stringify([...custom]);
    const known = this.customSets.get(key);
    if (known !== undefined) return known;
    this.customSets.set(key, custom);
    return custom;
  }

  private share(
    { declared, byInheritance, byParent }: SharedDeclarations,
    parent: ResolvedStyle | null,
    element: DocElement | null,
  ): ResolvedStyle {
    const inheritance = this.inheritances.of(parent);
    const known = byInheritance.get(inheritance) ?? byParent.get(parent);
    if (known !== undefined) return known;
    const { custom } = declared;
    const scope = inheritance.scope(custom, () =>
      scopeOf(custom, parent?.scope ?? null, this.registered, this.work),
    );
    const values = declaredValues(declared, scope);
    if (parent !== null && !this.work.spend('cascade', STYLE_COST + charactersOf(values) / CHARACTERS_A_STEP))
      return parent;
    // Elements of different types match different user-agent rules, so they never share declarations.
    if (element !== null) adjustForElement(element, values, parent?.computed.style ?? null);
    const resolved = {
      computed: computeStyle(values, parent?.computed ?? null, this.reader, this.work, this.bases),
      scope,
    };
    this.inheritances.note(resolved, inheritance, values);
    if (copiesParent(values)) byParent.set(parent, resolved);
    else byInheritance.set(inheritance, resolved);
    return resolved;
  }
}

/**
 * Steps: a computed style costs as much as this many compound tests, and stays in memory. Once the steps are used up,
 * an element gets the style of its parent.
 */
const STYLE_COST = 1_500;
/** Characters of values parsed in one step. */
const CHARACTERS_A_STEP = 4;

const NONE: ReadonlyMap<string, string> = new Map();

function charactersOf(values: ReadonlyMap<string, string>): number {
  let count = 0;
  for (const [name, text] of values) count += name.length + text.length;
  return count;
}

function ranksKey(rules: readonly CascadeRule[]): string {
  let key = '';
  for (const { rank, sharedKey } of rules) key += `${sharedKey ?? rank},`;
  return key;
}

/** Declarations as text after var() substitution; those it makes invalid are `unset`. */
function declaredValues({ longhands }: DeclaredStyle, scope: CustomScope): Map<string, string> {
  const values = new Map<string, string>();
  let expansions: Map<PendingDeclaration, ReadonlyMap<string, string>> | null = null;
  for (const [property, { text, pending }] of longhands) {
    if (pending === null) {
      values.set(property, text);
      continue;
    }
    expansions ??= new Map();
    const expansion = expansions.get(pending) ?? expandPending(pending, scope);
    expansions.set(pending, expansion);
    values.set(property, expansion.get(property) ?? 'unset');
  }
  return values;
}

function expandPending(
  { property, text }: PendingDeclaration,
  scope: CustomScope,
): ReadonlyMap<string, string> {
  const substituted = substituteVariables(text, scope)?.trim();
  const value = substituted ? boundedValue({ property, value: substituted }, scope.work) : null;
  return new Map(value ? (expandDeclaration(property, value) ?? []) : []);
}
