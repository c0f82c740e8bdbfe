import type { ValueTexts } from '../grammar/axis.ts';
import { AXES, type AxisId } from '../grammar/axes/index.ts';
import type { Contract } from './contract.ts';
import { ruleContext, type RuleText } from './rules/rule.ts';
import { writeRule } from './rules/write-rule.ts';

/** What to do and what to avoid on one axis, as the contract says it; tokens are named by their custom properties. */
export interface AxisRule extends RuleText {
  readonly id: AxisId;
}

/** The rules of a contract in the order of the axes; axes that are not scored may have one too. */
export function rulesOf(contract: Contract): readonly AxisRule[] {
  const context = ruleContext(contract);
  const { grammar, open } = contract;
  return AXES.flatMap(({ id, texts }) => {
    const value = grammar[id] ?? open[id]?.value;
    const plain = value === undefined ? undefined : (texts as Readonly<Record<string, ValueTexts>>)[value];
    return value === undefined || plain === undefined
      ? []
      : [{ id, ...writeRule(id, value, context, plain) }];
  });
}
