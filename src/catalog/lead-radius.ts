import { BANDS } from '../grammar/axes/surface-radius/axis.ts';
import type { Grammar } from '../grammar/axes/index.ts';
import { place } from '../grammar/decide.ts';
import type { TokenValues } from './tokens.ts';

/** Names of the radius of controls, most reliable first. */
const CONTROL_NAMES = ['control', 'button'];

/**
 * The radius for formats with a single one (`12px`): that of controls if it is the value of the grammar, else the first
 * token that is, else that of controls. Null without a radius token.
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
