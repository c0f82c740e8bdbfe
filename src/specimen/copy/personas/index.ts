import type { ValueOf } from '../../../grammar/axes/index.ts';
import type { Persona } from '../persona.ts';
import { artist } from './artist.ts';
import { challenger } from './challenger.ts';
import { concierge } from './concierge.ts';
import { curator } from './curator.ts';
import { engineer } from './engineer.ts';
import { friend } from './friend.ts';
import { generic } from './generic.ts';
import { librarian } from './librarian.ts';

/** Who speaks, by archetype. */
export const PERSONAS: Readonly<Record<ValueOf<'voice.archetype'>, Persona>> = {
  librarian,
  engineer,
  artist,
  friend,
  concierge,
  curator,
  challenger,
  generic,
};
