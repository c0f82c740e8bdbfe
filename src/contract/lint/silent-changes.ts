import type { Grammar } from '../../grammar/axes/index.ts';
import type { WrittenContract } from '../read-contract.ts';
import type { Finding } from './kind.ts';

/**
 * Axes whose value is another than the graded one, and whose rule does not say so. An axis without a rule is named under
 * `Not stated`.
 */
export function silentChanges({ grammar, body }: WrittenContract, graded: Grammar): readonly Finding[] {
  const own = grammar as Readonly<Record<string, string>>;
  return Object.entries(graded).flatMap(([id, value]) => {
    const start = body.indexOf(`\n- \`${id}\``);
    const rule = start < 0 ? '' : (body.slice(start + 1).split(/\n(?! )/)[0] ?? '');
    const isSaid =
      own[id] === undefined ? start >= 0 : rule.includes(`has ${value}`) || rule.includes(`have ${value}`);
    return own[id] === value || isSaid
      ? []
      : [
          {
            kind: 'silent',
            rule: `${id} = ${own[id] ?? 'none'}`,
            against: `graded ${value}`,
          },
        ];
  });
}
