import type { MatchedRules } from '../cascade/match-rules.ts';
import { SCHEME_BITS, type CascadeRule } from '../cascade/rules/rule-set.ts';
import type { Cascade } from '../cascade/style-document.ts';
import type { DarkVariant } from '../cascade/styled-page.ts';

/** The rule that gives the root element, or the body, a custom property. */
export interface Definition {
  readonly selector: string;
  /** It holds in the light scheme alone. */
  readonly lightOnly: boolean;
  /** What the dark schemes of the page define instead. */
  readonly dark: readonly DarkDefinition[];
}

export interface DarkDefinition {
  readonly kind: DarkVariant['kind'];
  readonly selector: string;
  readonly value: string;
  /** A later rule like the light one would win over it. */
  readonly isOverridden: boolean;
}

/** Null for one that a later rule of the same selector would not change: it is important, or in a style attribute. */
export function definitionOf(name: string, holder: number, cascade: Cascade): Definition | null {
  const { matching, page, dark } = cascade;
  if (page.document.elements[holder]?.attributes['style']?.includes(name) === true) return null;
  const rule = winner(matching.matched[holder], name, SCHEME_BITS.light);
  if (rule === null) return null;
  const lightOnly = (rule.schemes & SCHEME_BITS.dark) === 0;
  return {
    selector: rule.selector.text,
    lightOnly,
    dark: dark.flatMap(({ variant: { kind }, matched }) => {
      const other = winner(matched[holder], name, kind === 'media' ? SCHEME_BITS.dark : SCHEME_BITS.light);
      if (other === null || other === rule) return [];
      const isOverridden = !lightOnly && other.selector.specificity <= rule.selector.specificity;
      return [{ kind, selector: other.selector.text, value: valueIn(other, name) ?? '', isOverridden }];
    }),
  };
}

/** The rule with the winning definition; null without one, and where one is important. */
function winner(
  matched: Pick<MatchedRules, 'element'> | undefined,
  name: string,
  scheme: number,
): CascadeRule | null {
  const defining = (matched?.element ?? []).filter(
    (rule) => (rule.schemes & scheme) !== 0 && valueIn(rule, name) !== undefined,
  );
  const isImportant = defining.some(({ block }) =>
    block.declarations.some(({ property, important }) => property === name && important),
  );
  return isImportant ? null : (defining.at(-1) ?? null);
}

function valueIn({ block }: CascadeRule, name: string): string | undefined {
  return block.declarations.findLast(({ property }) => property === name)?.value;
}
