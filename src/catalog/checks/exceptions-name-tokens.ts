import type { Check } from './check.ts';

/** Keys of a group under which its tokens are listed by name. */
const TOKEN_GROUPS = [
  'values',
  'light',
  'dark',
  'durations',
  'easings',
  'breakpoints',
  'containers',
  'z_order',
] as const;

/** `cites_for` names tokens of its own group: `section`, `primary`, `families.body.class`. */
export const exceptionsNameTokens: Check = ({ tokens }) =>
  Object.entries(tokens).flatMap(([group, content]) =>
    Object.keys(content?.cites_for ?? {}).flatMap((name) =>
      holdersOf(content).some((holder) => reaches(holder, name.split('.')))
        ? []
        : [
            {
              at: ['tokens', group, 'cites_for', name],
              message: `The group ${group} has no token "${name}".`,
              advice: 'Name a token of the group, or a path inside it such as families.body.class.',
            },
          ],
    ),
  );

function holdersOf(group: unknown): readonly unknown[] {
  return [group, ...TOKEN_GROUPS.map((holder) => member(group, holder))];
}

function reaches(holder: unknown, path: readonly string[]): boolean {
  return path.reduce((found, step) => member(found, step), holder) !== undefined;
}

function member(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  return Object.entries(value).find(([key]) => key === name)?.[1];
}
