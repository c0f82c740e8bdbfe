import type { DocElement } from '../../document/document.ts';
import { matches } from '../selectors/match.ts';
import type { ComplexSelector, Compound, Scene } from '../selectors/selector.ts';
import type { CascadeRule } from './rule-set.ts';

type Bucket = Map<string, CascadeRule[]>;

/**
 * Rules by what the rightmost compound of their selector requires, so that an element is tested against
 * few of them: rules for its id, its classes, its tag, its attributes, and those that could match any.
 */
export class RuleIndex {
  private readonly byId: Bucket = new Map();
  private readonly byClass: Bucket = new Map();
  private readonly byTag: Bucket = new Map();
  private readonly byAttribute: Bucket = new Map();
  private readonly forRoot: CascadeRule[] = [];
  private readonly forAny: CascadeRule[] = [];
  private readonly quirks: boolean;
  /** Rule ranks already tested for the element at hand: a rule can stand in several buckets. */
  private readonly tested = new Set<number>();
  /** True when no rule is in it. */
  readonly empty: boolean;

  constructor(rules: readonly CascadeRule[], quirks: boolean) {
    this.quirks = quirks;
    this.empty = rules.length === 0;
    for (const rule of rules) this.add(rule);
  }

  /** The rules that match an element, by ascending rank. */
  matching(element: DocElement, scene: Scene): CascadeRule[] {
    const found: CascadeRule[] = [];
    this.tested.clear();
    this.test(this.forAny, element, scene, found);
    if (element.parent === null) this.test(this.forRoot, element, scene, found);
    this.test(this.byTag.get(element.tag), element, scene, found);
    if (element.id !== null) this.test(this.byId.get(this.nameKey(element.id)), element, scene, found);
    for (const name of element.classes ?? [])
      this.test(this.byClass.get(this.nameKey(name)), element, scene, found);
    if (this.byAttribute.size > 0) {
      for (const name in element.attributes) this.test(this.byAttribute.get(name), element, scene, found);
    }
    return found.sort((a, b) => a.rank - b.rank);
  }

  private test(
    bucket: readonly CascadeRule[] | undefined,
    element: DocElement,
    scene: Scene,
    found: CascadeRule[],
  ): void {
    if (bucket === undefined) return;
    for (const rule of bucket) {
      const repeated = rule.selector.subject.alternatives.length > 0;
      if (repeated && this.tested.has(rule.rank)) continue;
      if (repeated) this.tested.add(rule.rank);
      if (matches(rule.selector, element, scene)) found.push(rule);
    }
  }

  private add(rule: CascadeRule): void {
    const keys = this.keysOf(rule.selector.subject);
    if (keys === null) this.forAny.push(rule);
    else for (const bucket of keys) bucket.push(rule);
  }

  /** The buckets one of which an element must be in to match, null when it could be any element. */
  private keysOf(compound: Compound): CascadeRule[][] | null {
    if (compound.id !== null) return [entry(this.byId, this.nameKey(compound.id))];
    const name = compound.classes.at(-1);
    if (name !== undefined) return [entry(this.byClass, this.nameKey(name))];
    const alternatives = this.keysOfAlternatives(compound);
    if (alternatives !== null) return alternatives;
    if (compound.root) return [this.forRoot];
    if (compound.tag !== null) return [entry(this.byTag, compound.tag)];
    const [attribute] = compound.attributes;
    return attribute === undefined ? null : [entry(this.byAttribute, attribute)];
  }

  private keysOfAlternatives({ alternatives }: Compound): CascadeRule[][] | null {
    const [list] = alternatives;
    if (list === undefined || list.length > MOST_ALTERNATIVES) return null;
    const found = new Set<CascadeRule[]>();
    for (const { subject } of list) {
      const keys = isPlain(subject) ? this.keysOf(subject) : null;
      if (keys === null) return null;
      for (const bucket of keys) found.add(bucket);
    }
    return [...found];
  }

  private nameKey(name: string): string {
    return this.quirks ? name.toLowerCase() : name;
  }
}

/** Longer `:is()` lists are tested everywhere instead of being spread over that many buckets. */
const MOST_ALTERNATIVES = 64;

/** Alternatives inside alternatives are not followed: hostile sheets nest them to multiply the buckets. */
function isPlain(subject: ComplexSelector['subject']): boolean {
  const { id, classes, tag, attributes, root } = subject;
  return id !== null || classes.length > 0 || tag !== null || attributes.length > 0 || root;
}

function entry(bucket: Bucket, key: string): CascadeRule[] {
  const known = bucket.get(key);
  if (known !== undefined) return known;
  const rules: CascadeRule[] = [];
  bucket.set(key, rules);
  return rules;
}
