import type { DocElement } from '../../document/document.ts';
import { asciiLowerCase } from '../selectors/ascii-lower-case.ts';
import { matches } from '../selectors/match.ts';
import type { ComplexSelector, Compound, MatchContext } from '../selectors/selector.ts';
import { AncestorFilter } from './ancestor-filter.ts';
import type { CascadeRule } from './rule-set.ts';

/** A rule in a bucket, with the names that its selector requires of ancestors. */
interface Entry {
  readonly rule: CascadeRule;
  readonly required: readonly number[] | null;
  /** It is in several buckets. */
  readonly repeated: boolean;
}

type Bucket = Map<string, Entry[]>;
type Place = readonly [bucket: Bucket, key: string];

/** The only key of buckets without names. */
const ANY = '';

/**
 * An index of rules by the rightmost compound of their selector, so that an element is tested against few: rules for
 * its id, classes, tag and attributes, and rules that could match any element.
 */
export class RuleIndex {
  private readonly byId: Bucket = new Map();
  private readonly byClass: Bucket = new Map();
  private readonly byTag: Bucket = new Map();
  private readonly byAttribute: Bucket = new Map();
  private readonly forRoot: Bucket = new Map();
  private readonly forAny: Bucket = new Map();
  private readonly buckets = [this.byId, this.byClass, this.byTag, this.byAttribute, this.forRoot];
  private readonly ancestors: AncestorFilter;
  private readonly quirks: boolean;
  /** Ranks of rules already tested for the current element: a rule can be in several buckets. */
  private readonly tested = new Set<number>();
  private last: readonly CascadeRule[] = [];
  /** Whether it contains no rule. */
  readonly empty: boolean;

  constructor(rules: readonly CascadeRule[], quirks: boolean) {
    this.quirks = quirks;
    this.ancestors = new AncestorFilter(quirks);
    this.empty = rules.length === 0;
    for (const rule of rules) this.add(rule);
  }

  /** The rules that match an element, by ascending rank. */
  matching(element: DocElement, matchContext: MatchContext): readonly CascadeRule[] {
    const found: CascadeRule[] = [];
    if (this.tested.size > 0) this.tested.clear();
    this.test(this.forAny.get(ANY), element, matchContext, found);
    if (element.parent === null) this.test(this.forRoot.get(ANY), element, matchContext, found);
    this.test(this.byTag.get(element.tag), element, matchContext, found);
    if (element.id !== null) this.test(this.byId.get(this.nameKey(element.id)), element, matchContext, found);
    for (const name of element.classes ?? [])
      this.test(this.byClass.get(this.nameKey(name)), element, matchContext, found);
    if (this.byAttribute.size > 0) {
      for (const name in element.attributes)
        this.test(this.byAttribute.get(name), element, matchContext, found);
    }
    return this.shared(found.length < 2 ? found : found.toSorted((a, b) => a.rank - b.rank));
  }

  /** The list of the element before where that is the same: siblings often match the same rules, and thousands of them. */
  private shared(found: CascadeRule[]): readonly CascadeRule[] {
    const isSame = found.length === this.last.length && found.every((rule, at) => rule === this.last[at]);
    if (!isSame) this.last = found;
    return this.last;
  }

  private test(
    bucket: readonly Entry[] | undefined,
    element: DocElement,
    matchContext: MatchContext,
    found: CascadeRule[],
  ): void {
    if (bucket === undefined) return;
    for (const { rule, required, repeated } of bucket) {
      if (!matchContext.work.spend('cascade')) return;
      if (required !== null && !this.ancestors.mayMatch(element, required)) continue;
      if (repeated) {
        if (this.tested.has(rule.rank)) continue;
        this.tested.add(rule.rank);
      }
      if (!matches(rule.selector, element, matchContext)) continue;
      found.push(rule);
      matchContext.work.spend('cascade', MATCH_COST);
    }
  }

  private add(rule: CascadeRule): void {
    const required = this.ancestors.requirementsOf(rule.selector);
    const places = this.placesOf(rule.selector.subject) ?? [[this.forAny, ANY]];
    const entry = { rule, required, repeated: places.length > 1 };
    for (const [bucket, key] of places) {
      const entries = bucket.get(key);
      if (entries === undefined) bucket.set(key, [entry]);
      else entries.push(entry);
    }
  }

  /** The buckets of a selector: an element must be in one of them to match; null when any element could match. */
  private placesOf(compound: Compound): Place[] | null {
    if (compound.id !== null) return [[this.byId, this.nameKey(compound.id)]];
    const name = compound.classes.at(-1);
    if (name !== undefined) return [[this.byClass, this.nameKey(name)]];
    const alternatives = this.placesOfAlternatives(compound);
    if (alternatives !== null) return alternatives;
    if (compound.root) return [[this.forRoot, ANY]];
    if (compound.tag !== null) return [[this.byTag, compound.tag]];
    const [attribute] = compound.attributes;
    return attribute === undefined ? null : [[this.byAttribute, attribute]];
  }

  private placesOfAlternatives({ alternatives }: Compound): Place[] | null {
    const [list] = alternatives;
    if (list === undefined || list.length > MAX_ALTERNATIVES) return null;
    const places = new Map<string, Place>();
    for (const { subject } of list) {
      const own = isPlain(subject) ? this.placesOf(subject) : null;
      if (own === null) return null;
      for (const place of own) places.set(`${this.buckets.indexOf(place[0])} ${place[1]}`, place);
    }
    return [...places.values()];
  }

  private nameKey(name: string): string {
    return this.quirks ? asciiLowerCase(name) : name;
  }
}

/** Cost of a match besides finding it, in compound tests: its declarations are sorted later. */
const MATCH_COST = 24;

/** Longer `:is()` lists are tested for every element instead of being added to that many buckets. */
const MAX_ALTERNATIVES = 64;

/** Nested alternatives are ignored: hostile stylesheets nest them to multiply the buckets. */
function isPlain(subject: ComplexSelector['subject']): boolean {
  const { id, classes, tag, attributes, root } = subject;
  return id !== null || classes.length > 0 || tag !== null || attributes.length > 0 || root;
}
