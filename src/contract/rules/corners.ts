import { listed, quoted, type RuleContext, type RuleWriter } from './rule.ts';

/** Roles with the names of their tokens, as their components do not declare a radius of their own. */
const ROLES = [
  { role: 'button', plural: 'buttons', names: ['button', 'control', 'action'] },
  { role: 'input', plural: 'fields', names: ['input', 'field', 'control'] },
  { role: 'card', plural: 'cards', names: ['card', 'box', 'panel', 'container', 'tile'] },
] as const;

const OTHERS: Readonly<Record<string, string>> = {
  '0px': 'Keep other boxes square.',
  '4-6px': 'Round other boxes slightly.',
  '8-10px': 'Round other boxes moderately.',
  '12-16px': 'Round other boxes strongly.',
  pill: 'Round the ends of other controls fully.',
};

/** Each kind of box in its own radius. */
export const corners: RuleWriter = (value, context) => {
  const stated = ROLES.flatMap((role) => radiusOf(role, context) ?? []);
  if (stated.length === 0) return null;
  const byRadius = [...Map.groupBy(stated, ({ text }) => text)];
  const parts = byRadius.map(([text, own]) => `${text} on ${listed(own.map(({ plural }) => plural))}`);
  const others = stated.length === ROLES.length ? [] : [OTHERS[value] ?? ''];
  return {
    do: [`Give corners a radius of ${listed(parts)}.`, ...others].join(' '),
    dont: null,
  };
};

function radiusOf(
  { role, plural, names }: (typeof ROLES)[number],
  { stated, component, token }: RuleContext,
): { readonly plural: string; readonly text: string } | null {
  const reference = /^\{(radius\.[a-z0-9-]+)\}$/.exec(stated.components[role]?.['border-radius'] ?? '')?.[1];
  const declared = component(role)['border-radius'];
  if (declared !== undefined) return { plural, text: quoted(reference ?? null, declared) };
  const path = names.map((name) => `radius.${name}`).find((one) => token(one) !== undefined);
  return path === undefined ? null : { plural, text: quoted(path, token(path) ?? '') };
}
