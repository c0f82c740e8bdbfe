import { type Choice, choiceOf } from './choice.ts';
import { listText } from './nested-text.ts';
import type { ComplexSelector } from './selector.ts';

/**
 * The selectors of a rule, for the rules nested in it. Their properties as a list are computed on first use and cached,
 * because many rules can be nested in one.
 */
export class ParentSelectors {
  readonly list: readonly ComplexSelector[];
  private asChoice: Choice | null = null;
  private asText: string | null = null;

  constructor(list: readonly ComplexSelector[]) {
    this.list = list;
  }

  get choice(): Choice {
    this.asChoice ??= choiceOf(this.list);
    return this.asChoice;
  }

  /** As written in a selector. */
  get text(): string {
    this.asText ??= listText(this.list);
    return this.asText;
  }
}
