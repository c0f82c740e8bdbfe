import { BANDS } from '../grammar/axes/surface-radius/axis.ts';
import type { Grammar } from '../grammar/axes/index.ts';
import { place } from '../grammar/decide.ts';
import type { TokenValues } from './tokens.ts';

/** Names of the corners of controls, the surest first. */
const CONTROL_NAMES = ['control', 'button'];

/**
 * The corner that stands for all of them where a format has room for one (`12px`): that of controls if it has the
 * size the grammar states, else the first that has, else that of controls. Null where no corner is stated.
 */
export function leadRadius({ radius }: TokenValues, grammar: Grammar): string | null {
  const values = radius?.values ?? {};
  const controls = CONTROL_NAMES.flatMap((name) => values[name] ?? []);
  const ordered = [...controls, ...Object.values(values)];
  const stated = grammar['surface.radius'];
  return (
    ordered.find((value) => place(Number.parseFloat(value), BANDS).value === stated) ?? ordered[0] ?? null
  );
}
