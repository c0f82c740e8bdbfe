import { hashOf } from '../../text/seeded.ts';

/** The class that sets the name of a source of a hybrid in the style of its brand. */
export function nameClass(source: string): string {
  return `n-${hashOf(source).toString(36)}`;
}
