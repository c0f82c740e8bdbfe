import type { DocElement } from '../../document/document.ts';
import { matches } from '../selectors/match.ts';
import type { ComplexSelector, Compound, Scene } from '../selectors/selector.ts';
import { AncestorFilter } from './ancestor-filter.ts';
import type { CascadeRule } from './rule-set.ts';

/** A rule in a bucket, with the names its selector requires of ancestors. */
interface Entry {
  readonly rule: CascadeRule;
  readonly required: readonly number[] | null;
  /** It stands in several buckets. */
  readonly repeated: boolean;
}

type Bucket = Map<string, Entry[]>;

/**
 * Rules by what the rightmost compound of their selector requires, so that an element is tested against
 * few of them: rules for its id, its classes, its tag, its attributes, and those that could match any.
 */
export class RuleIndex {
  private readonly byId: Bucket = new Map();
  private readonly byClass: Bucket = new Map();
  private readonly byTag: Bucket = new Map();
  private readonly byAttribute: Bucket = new Map();
  private readonly forRoot: Entry[] = [];
  private readonly forAny: Entry[] = [];
  private readonly ancestors: AncestorFilter;
  private readonly quirks: boolean;
  /** Rule ranks already tested for the element at hand: a rule can stand in several buckets. */
  private readonly tested = new Set<number>();
  /** True when no rule is in it. */
  readonly empty: boolean;

  constructor(rules: readonly CascadeRule[], quirks: boolean) {
    this.quirks = quirks;
    this.ancestors = new AncestorFilter(quirks);
    this.empty = rules.length === 0;
    for (const rule of rules) this.add(rule);
  }

  /** The rules that match an element, by ascending rank. */
  matching(element: DocElement, scene: Scene): CascadeRule[] {
    const found: CascadeRule[] = [];
    this.tested.clear();
    this.ancestors.enter(element);
    this.test(this.forAny, element, scene, found);
    if (element.parent === null) this.test(this.forRoot, element, scene, found);
    this.test(this.byTag.get(element.tag), element, scene, found);
    if (element.id !== null) this.test(this.byId.get(this.nameKey(element.id)), element, scene, found);
    for (const name of element.classes ?? [])
      this.test(this.byClass.get(this.nameKey(name)), element, scene, found);
    if (this.byAttribute.size > 0) {
      for (const name in element.attributes) this.test(this.byAttribute.get(name), element, scene, found);
    }
    return found.toSorted((a, b) => a.rank - b.rank);
  }

  private test(
    bucket: readonly Entry[] | undefined,
    element: DocElement,
    scene: Scene,
    found: CascadeRule[],
  ): void {
    if (bucket === undefined) return;
    for (const { rule, required, repeated } of bucket) {
      if (--scene.budget <= 0) return;
      if (required !== null && !this.ancestors.mayMatch(required)) continue;
      if (repeated) {
        if (this.tested.has(rule.rank)) continue;
        this.tested.add(rule.rank);
      }
      if (!matches(rule.selector, element, scene)) continue;
      found.push(rule);
      scene.budget -= MATCH_COST;
    }
  }

  private add(rule: CascadeRule): void {
    const required = this.ancestors.requirementsOf(rule.selector);
    const buckets = this.bucketsOf(rule.selector.subject) ?? [this.forAny];
    const entry = { rule, required, repeated: buckets.length > 1 };
    for (const bucket of buckets) bucket.push(entry);
  }

  /** The buckets one of which an element must be in to match, null when it could be any element. */
  private bucketsOf(compound: Compound): Entry[][] | null {
    if (compound.id !== null) return [entriesOf(this.byId, this.nameKey(compound.id))];
    const name = compound.classes.at(-1);
    if (name !== undefined) return [entriesOf(this.byClass, this.nameKey(name))];
    const alternatives = this.bucketsOfAlternatives(compound);
    if (alternatives !== null) return alternatives;
    if (compound.root) return [this.forRoot];
    if (compound.tag !== null) return [entriesOf(this.byTag, compound.tag)];
    const [attribute] = compound.attributes;
    return attribute === undefined ? null : [entriesOf(this.byAttribute, attribute)];
  }

  private bucketsOfAlternatives({ alternatives }: Compound): Entry[][] | null {
    const [list] = alternatives;
    if (list === undefined || list.length > MOST_ALTERNATIVES) return null;
    const found = new Set<Entry[]>();
    for (const { subject } of list) {
      const buckets = isPlain(subject) ? this.bucketsOf(subject) : null;
      if (buckets === null) return null;
      for (const bucket of buckets) found.add(bucket);
    }
    return [...found];
  }

  private nameKey(name: string): string {
    return this.quirks ? name.toLowerCase() : name;
  }
}

/** What a match costs beside finding it, in compound tests: its declarations are weighed later. */
const MATCH_COST = 8;

/** Longer `:is()` lists are tested everywhere instead of being spread over that many buckets. */
const MOST_ALTERNATIVES = 64;

/** Alternatives inside alternatives are not followed: hostile sheets nest them to multiply the buckets. */
function isPlain(subject: ComplexSelector['subject']): boolean {
  const { id, classes, tag, attributes, root } = subject;
  return id !== null || classes.length > 0 || tag !== null || attributes.length > 0 || root;
}

function entriesOf(bucket: Bucket, key: string): Entry[] {
  const known = bucket.get(key);
  if (known !== undefined) return known;
  const entries: Entry[] = [];
  bucket.set(key, entries);
  return entries;
}
