import type { Kind } from '../kind.ts';

/** Sentences without a number or a sign that a reader could check. */
const VAGUE =
  /\bwell over half\b|\bfew words\b|\boffer to do it for the reader\.|^say what you oppose\b|\bas much space as\b|\bleave the rest blank\b/i;

/** Rules that nobody can check. */
export const checkable: Kind = {
  id: 'checkable',
  find: ({ statements }) =>
    statements
      .filter(({ how, text }) => how === 'do' && VAGUE.test(text))
      .map(({ axis, text }) => ({
        kind: 'checkable',
        rule: `${axis}, do: ${text}`,
        against: 'no number and no sign to check it by',
      })),
};
