import { hashOf } from '../../text/seeded.ts';

/** The class that sets the name of a source of a hybrid in the style of its brand. */
export function nameClass(source: string): string {
  return `n-${hashOf(source).toString(36)}`;
}

/** Whether the second of two sources gives more than the first, and so leads. */
export function isSecondLeading([first, second]: readonly { readonly given: readonly string[] }[]): boolean {
  return (second?.given.length ?? 0) > (first?.given.length ?? 0);
}
