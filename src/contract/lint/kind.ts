import type { AxisId } from '../../grammar/axes/index.ts';
import type { LintedContract, Statement } from './linted-contract.ts';

/** Two parts of a contract that no page can follow together. */
export interface Finding {
  /** Id of the kind. */
  readonly kind: string;
  /** What a rule says: `surface.radius, don't: Use pills or corners above 8 px.` */
  readonly rule: string;
  /** The token or rule that disagrees: `--radius-card: 12px`. */
  readonly against: string;
}

/** One kind of contradiction. A new kind is one file in kinds/ and one line in kinds/index.ts. */
export interface Kind {
  readonly id: string;
  readonly find: (contract: LintedContract) => readonly Finding[];
}

/** A sentence and what it excludes in the tokens. */
export interface TokenClash {
  readonly axis: AxisId;
  /** What the rule says. */
  readonly says: RegExp;
  readonly how: Statement['how'];
  /** The tokens that disagree, as text; empty when none does. @param said the matched sentence */
  readonly tokens: (contract: LintedContract, said: string) => readonly string[];
}

/** Two sentences that exclude each other, wherever they stand in the contract. */
export interface RuleClash {
  readonly one: readonly [Statement['how'], RegExp];
  readonly other: readonly [Statement['how'], RegExp];
}

/** A kind from tables of clashes. */
export function kindOf(
  id: string,
  clashes: { readonly tokens?: readonly TokenClash[]; readonly rules?: readonly RuleClash[] },
): Kind {
  return {
    id,
    find: (contract) => [
      ...(clashes.tokens ?? []).flatMap((clash) => clashesWithTokens(id, clash, contract)),
      ...(clashes.rules ?? []).flatMap((clash) => clashesOfRules(id, clash, contract)),
    ],
  };
}

function clashesWithTokens(
  kind: string,
  { axis, says, how, tokens }: TokenClash,
  contract: LintedContract,
): Finding[] {
  return contract.statements
    .filter((statement) => statement.axis === axis && statement.how === how && says.test(statement.text))
    .flatMap((statement) =>
      tokens(contract, statement.text).map((against) => ({ kind, rule: describe(statement), against })),
    );
}

function clashesOfRules(kind: string, { one, other }: RuleClash, { statements }: LintedContract): Finding[] {
  const matching = ([how, says]: RuleClash['one']) =>
    statements.filter((statement) => statement.how === how && says.test(statement.text));
  return matching(one).flatMap((first) =>
    matching(other).map((second) => ({ kind, rule: describe(first), against: describe(second) })),
  );
}

export function describe({ axis, how, text }: Statement): string {
  return `${axis}, ${how === 'do' ? 'do' : "don't"}: ${text}`;
}
