import { BANDS } from '../../grammar/axes/surface-radius/axis.ts';
import { accepted } from '../../grammar/token-facts.ts';
import type { CatalogEntry } from '../catalog-entry.ts';
import { tokenFacts } from '../token-facts.ts';
import type { Check } from './check.ts';

const AXIS = 'surface.radius';
const NAMES_BUTTONS = /button|action|call/i;

/** Most boxes decide the radius of the grammar. Where buttons have another one, a reason says so. */
export const buttonCornersAreExplained: Check = (entry) => {
  const stated = entry.grammar_flat[AXIS];
  const corner = Number.parseFloat(tokenFacts(entry).component('button', 'border-radius') ?? '');
  if (stated === undefined || Number.isNaN(corner)) return [];
  const bands: readonly string[] = accepted(corner, BANDS);
  if (bands.includes(stated) || reasonsOf(entry).some((reason) => NAMES_BUTTONS.test(reason))) return [];
  return [
    {
      at: ['grammar', ...AXIS.split('.')],
      message: `Buttons have corners of ${corner}px, and ${AXIS} is "${stated}" without a word about buttons.`,
      advice: `Say under basis or second_reading.settled which boxes have ${stated} and that buttons differ.`,
    },
  ];
};

function reasonsOf({ basis, second_reading: second }: CatalogEntry): readonly string[] {
  return [basis?.recalled?.[AXIS], basis?.sourced?.[AXIS]?.reason, second?.settled[AXIS]].filter(
    (reason) => reason !== undefined,
  );
}
