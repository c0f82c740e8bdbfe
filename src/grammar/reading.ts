/** One checkable fact behind a reading. */
export interface Evidence {
  /** The element(s) it was seen on, as a short selector; ':root' for facts of the whole page. */
  readonly selector: string;
  /** CSS property, attribute, or the name of a measure such as `words per sentence`. */
  readonly property: string;
  readonly value: string;
  /**
   * How much of what the axis looks at shows this, 0..1. The shares of one reading are parts of one whole and never
   * come to more than 1; a fact that is no part of it has none.
   */
  readonly share?: number;
  /** Where it comes from. */
  readonly source: 'css' | 'markup' | 'text' | 'layout' | 'pixels' | 'vision';
}

/** A fact of the whole page, from its text or its layout. @param property name of a measure, or of the axis */
export function pageFact(axis: { readonly id: string }, property: string, value: string): Evidence {
  return { selector: ':root', property, value, source: axis.id.startsWith('voice.') ? 'text' : 'layout' };
}

/** The value that came second. */
export interface RunnerUp<V extends string = string> {
  readonly value: V;
  readonly why: string;
}

/** The axis shows on the page. */
export interface Shown<V extends string = string> {
  readonly value: V;
  /** 0..1: how often a reading like this is right. */
  readonly confidence: number;
  /** measured: observed directly; recovered: inferred from weaker signs; visual: from the vision pass. */
  readonly method: 'measured' | 'recovered' | 'visual';
  readonly runnerUp: RunnerUp<V> | null;
  /** The measured quantity, in words that a fix can quote: `14 px`, `6.2:1`, `0.8 % hedges`. */
  readonly measure: string;
  /** At most 5. */
  readonly evidence: readonly Evidence[];
}

/** The page does not show the axis. It is never replaced by a default. */
export interface NotShown {
  readonly value: null;
  readonly confidence: 0;
  readonly reason: string;
  readonly evidence: readonly Evidence[];
}

export type Reading<V extends string = string> = Shown<V> | NotShown;

/** A reading without a value, with the reason. */
export function notShown(reason: string, evidence: readonly Evidence[] = []): NotShown {
  return { value: null, confidence: 0, reason, evidence };
}

const MAX_FACTS = 5;

/** Groups equal facts about a selector and adds their shares; the five with the largest shares. */
export function groupEvidence(facts: readonly Evidence[]): Evidence[] {
  const groups = new Map<string, Evidence>();
  for (const fact of facts) {
    const key = `${fact.selector} ${fact.property} ${fact.value}`;
    const share = Math.min(1, (groups.get(key)?.share ?? 0) + (fact.share ?? 0));
    groups.set(key, { ...fact, share });
  }
  return [...groups.values()].toSorted((a, b) => (b.share ?? 0) - (a.share ?? 0)).slice(0, MAX_FACTS);
}
