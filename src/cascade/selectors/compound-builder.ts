import { compact } from '../../math/compact.ts';
import { attributeTest, type AttributeSelector } from './attribute-test.ts';
import { type Choice, heaviest } from './choice.ts';
import {
  addSpecificity,
  type Combinator,
  type ComplexSelector,
  type Compound,
  type ElementTest,
  type InteractionState,
  specificity,
} from './selector.ts';

const ID = specificity(1, 0, 0);
const CLASS = specificity(0, 1, 0);
const TYPE = specificity(0, 0, 1);

/** Collects the simple selectors of one compound. */
export class CompoundBuilder {
  private tag: string | null = null;
  private id: string | null = null;
  private readonly classes: string[] = [];
  private readonly attributes: string[] = [];
  private readonly tests: ElementTest[] = [];
  private readonly alternatives: (readonly ComplexSelector[])[] = [];
  private readonly states: InteractionState[] = [];
  private root = false;
  /** Number of simple selectors read. */
  size = 0;
  specificity = 0;
  never = false;
  pseudoElement: string | null = null;

  addType(tag: string | null): void {
    this.size++;
    if (tag === null) return;
    this.tag = tag;
    this.weigh(TYPE);
  }

  addId(id: string): void {
    this.size++;
    if (this.id !== null && this.id !== id) this.never = true;
    this.id = id;
    this.weigh(ID);
  }

  addClass(name: string): void {
    this.size++;
    this.classes.push(name);
    this.weigh(CLASS);
  }

  addAttribute(selector: AttributeSelector): void {
    this.attributes.push(selector.name);
    this.addTest(attributeTest(selector));
  }

  /** A test with the specificity of a class. */
  addTest(test: ElementTest): void {
    this.size++;
    this.tests.push(test);
    this.weigh(CLASS);
  }

  addRoot(test: ElementTest): void {
    this.root = true;
    this.addTest(test);
  }

  addState(state: InteractionState): void {
    this.states.push(state);
    this.addTest((_, matchContext) => matchContext.states.includes(state));
  }

  addNever(): void {
    this.size++;
    this.never = true;
    this.weigh(CLASS);
  }

  /** `:is(…)`, `:where(…)` (specificity 0) and `&`. */
  addAnyOf({ usable, states, weight, test }: Choice, weightless: boolean): void {
    this.size++;
    if (usable.length === 0) this.never = true;
    this.alternatives.push(usable);
    for (const state of states) this.states.push(state);
    this.tests.push(test);
    if (!weightless) this.weigh(weight);
  }

  /** `:not(…)`, `:has(…)`, `:nth-child(… of …)`: a test with the specificity of its most specific argument. */
  addWeighted(test: ElementTest, list: readonly ComplexSelector[], base = 0): void {
    this.size++;
    this.tests.push(test);
    this.weigh(addSpecificity(base, heaviest(list)));
  }

  addPseudoElement(name: string): void {
    this.size++;
    this.pseudoElement = name;
    this.weigh(TYPE);
  }

  build(combinator: Combinator, left: Compound | null): Compound {
    const { tag, id, root } = this;
    return {
      tag,
      id,
      classes: compact(this.classes),
      attributes: compact(this.attributes),
      tests: compact(this.tests),
      alternatives: compact(this.alternatives),
      root,
      states: compact(this.states),
      combinator,
      left,
    };
  }

  private weigh(value: number): void {
    this.specificity = addSpecificity(this.specificity, value);
  }
}

export const CLASS_WEIGHT = CLASS;
