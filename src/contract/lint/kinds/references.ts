import type { Finding, Kind } from '../kind.ts';
import { describe } from '../kind.ts';
import { tokenText, type LintedContract, type Statement } from '../linted-contract.ts';

const QUOTED =
  /(?:(-?[\d.]+(?:px|em|ms)?|#[0-9a-f]{6,8}) \()?`--([a-z0-9-]+)`(?: \((-?[\d.]+(?:px|em|ms)?|#[0-9a-f]{6,8})\))?/g;

/** Custom properties that rules name have to be listed, with the value that the rule states beside them. */
export const references: Kind = {
  id: 'references',
  find: (contract) => contract.statements.flatMap((statement) => findIn(statement, contract)),
};

function findIn(statement: Statement, { tokens }: LintedContract): Finding[] {
  const values = new Map([...tokens].map(([path, value]) => [path.replace('.', '-'), { path, value }]));
  return [...statement.text.matchAll(QUOTED)].flatMap(([, before, name = '', after]) => {
    const token = values.get(name);
    const stated = before ?? after;
    const rule = describe(statement);
    if (token === undefined) return [{ kind: 'references', rule, against: `no token --${name}` }];
    if (stated === undefined || stated === token.value) return [];
    return [{ kind: 'references', rule, against: tokenText(token.path, token.value) }];
  });
}
