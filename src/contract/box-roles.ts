import type { Components } from '../catalog/tokens.ts';

/** Boxes with the names of their tokens of radius, where the component declares none of its own. */
export const BOX_ROLES = [
  { role: 'button', plural: 'buttons', names: ['button', 'control', 'action'] },
  { role: 'input', plural: 'fields', names: ['input', 'field', 'control'] },
  {
    role: 'card',
    plural: 'cards',
    names: ['card', 'box', 'panel', 'container', 'tile'],
  },
] as const satisfies readonly {
  role: keyof Components;
  plural: string;
  names: readonly string[];
}[];

export type BoxRole = (typeof BOX_ROLES)[number];

/** The path of the radius of a kind of box; undefined where no token has one of its names. */
export function radiusPath(
  { names }: BoxRole,
  token: (path: string) => string | undefined,
): string | undefined {
  return names.map((name) => `radius.${name}`).find((path) => token(path) !== undefined);
}
