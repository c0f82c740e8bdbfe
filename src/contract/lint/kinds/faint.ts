import { contrastOn, TEXT_CONTRAST } from '../../../color/contrast.ts';
import { isMainStateColor } from '../../../color/state-colors.ts';
import type { Kind } from '../kind.ts';

/** Colours of states in which text could not be read, and that the contract does not call faint. */
export const faint: Kind = {
  id: 'faint',
  find: ({ colors, ground, body }) => {
    const named = /^(?:Too faint|Less contrast).*$/gm;
    const said = [...body.matchAll(named)].map(([line]) => line).join(' ');
    return colors.flatMap(({ name, color }) =>
      ground !== null &&
      isMainStateColor(name) &&
      contrastOn(color, ground) < TEXT_CONTRAST &&
      !said.includes(`\`--color-${name}\``)
        ? [
            {
              kind: 'faint',
              rule: 'tokens: colours are for text',
              against: `--color-${name} on the ground`,
            },
          ]
        : [],
    );
  },
};
