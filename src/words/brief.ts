import type { AxisId, Grammar } from '../grammar/axes/index.ts';
import type { AxisStatement, Understanding } from './understanding.ts';

/** What a plain-English brief asks for. */
export interface Brief {
  /** The statements that the grammar follows, in the order of the text. */
  readonly statements: readonly AxisStatement[];
  /** The best value of each axis that the brief states. */
  readonly grammar: Grammar;
  /** All values that it accepts, for the axes where its words leave several open. */
  readonly accepted: Accepted;
  /** Sentences about statements that contradict each other. */
  readonly remarks: readonly string[];
}

/** Values of a target by axis, best first; only axes with more than one. */
export type Accepted = { readonly [Id in AxisId]?: readonly string[] };

/** The axes that a text states; of statements that contradict each other the stronger counts, or else the later. */
export function briefOf({ statements }: Understanding): Brief {
  const winners = new Map<AxisId, AxisStatement>();
  const remarks: string[] = [];
  for (const statement of statements) {
    if (statement.kind !== 'axis') continue;
    const standing = winners.get(statement.axis);
    const wins = standing === undefined || statement.degree >= standing.degree;
    if (standing !== undefined && standing.values[0] !== statement.values[0]) {
      const [taken, left] = wins ? [statement, standing] : [standing, statement];
      remarks.push(`“${taken.span.text}” was used instead of “${left.span.text}” for ${statement.axis}.`);
    }
    if (wins) winners.set(statement.axis, statement);
  }
  const won = [...winners.values()].toSorted((a, b) => a.span.start - b.span.start);
  return {
    statements: won,
    grammar: Object.fromEntries(won.map(({ axis, values }) => [axis, values[0]])),
    accepted: Object.fromEntries(
      won.filter(({ values }) => values.length > 1).map(({ axis, values }) => [axis, values]),
    ),
    remarks,
  };
}
