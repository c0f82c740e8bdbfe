import type { Finding, Kind } from '../kind.ts';
import { describe } from '../kind.ts';
import { tokenText, type Statement } from '../linted-contract.ts';

const QUOTED =
  /(?:(-?[\d.]+(?:px|em|ms)?|#[0-9a-f]{6,8}) \()?`--([a-z0-9-]+)`(?: \((-?[\d.]+(?:px|em|ms)?|#[0-9a-f]{6,8})\))?/g;

/** Custom properties that rules name have to be listed, with the value that the rule states beside them. */
export const references: Kind = {
  id: 'references',
  find({ statements, tokens }) {
    const named = new Map([...tokens].map(([path, value]) => [path.replace('.', '-'), { path, value }]));
    return statements.flatMap((statement) => findIn(statement, named));
  },
};

/** @param named path and value of each token, by the name of its custom property */
function findIn(
  statement: Statement,
  named: ReadonlyMap<string, { readonly path: string; readonly value: string }>,
): Finding[] {
  return [...statement.text.matchAll(QUOTED)].flatMap(([, before, name = '', after]) => {
    const token = named.get(name);
    const stated = before ?? after;
    const rule = describe(statement);
    if (token === undefined) return [{ kind: 'references', rule, against: `no token --${name}` }];
    if (stated === undefined || stated === token.value) return [];
    return [{ kind: 'references', rule, against: tokenText(token.path, token.value) }];
  });
}
