import type { StatedTokens } from '../../catalog/listed-tokens.ts';
import type { Components } from '../../catalog/tokens.ts';
import { fontClass } from '../../text/font-class.ts';
import { GENERIC_FAMILY } from '../../text/generic-family.ts';
import { splitFamilies } from '../../text/split-families.ts';
import type { SaidToken } from './said-token.ts';

/** Roles that keep their typeface where a brief names one of headings, of text, or of code. */
const OTHERS = {
  heading: /^(?:body|text|sans|article|mono|code)/,
  body: /^(?!body|text|sans|article)/,
  mono: /^(?!mono|code)/,
} as const;

/** A taste with the typefaces, sizes and radii that a brief says, and with its colour on buttons. */
export function withSaid(taste: StatedTokens, said: readonly SaidToken[]): StatedTokens {
  const values = (group: string) =>
    said.flatMap(({ path, value }): [string, string][] =>
      path.startsWith(`${group}.`) ? [[path.slice(group.length + 1), value]] : [],
    );
  const [fonts, sizes, radii] = [values('font'), values('text'), values('radius')];
  const { type, radius } = taste.tokens;
  const isPrimary = said.some(({ path }) => path === 'color.primary');
  return {
    ...taste,
    tokens: {
      ...taste.tokens,
      ...((type !== undefined || fonts.length + sizes.length > 0) && {
        type: {
          ...type,
          ...((type?.families !== undefined || fonts.length > 0) && {
            families: fonts.reduce(withFamily, type?.families ?? {}),
          }),
          ...((type?.sizes !== undefined || sizes.length > 0) && {
            sizes: { ...type?.sizes, ...Object.fromEntries(sizes) },
          }),
        },
      }),
      ...(radii.length > 0 && { radius: { values: { ...radius?.values, ...Object.fromEntries(radii) } } }),
    },
    components: withRadii(isPrimary ? withPrimary(taste.components) : taste.components, radii),
  };
}

type Families = NonNullable<NonNullable<StatedTokens['tokens']['type']>['families']>;

function withFamily(families: Families, [role, name]: readonly [string, string]): Families {
  const kept = Object.entries(families).filter(([one]) => OTHERS[role as keyof typeof OTHERS].test(one));
  const known = fontClass(splitFamilies(name));
  const kind = known === 'icon' ? 'display' : known;
  const quoted = /^[\w-]+$/.test(name) ? name : `"${name}"`;
  const stack = `${quoted}, ${GENERIC_FAMILY[kind]}`;
  return { ...Object.fromEntries(kept), [role]: { stack, class: kind } };
}

function withPrimary({ button, ...others }: Components): Components {
  const isFilled =
    button !== undefined && !/^(?:none|transparent|inherit)?$/.test(button['background'] ?? '');
  return isFilled
    ? { ...others, button: { ...button, background: '{color.primary}', color: '{color.on-primary}' } }
    : { ...others, ...(button !== undefined && { button }) };
}

function withRadii(components: Components, radii: readonly (readonly [string, string])[]): Components {
  const own = radii.flatMap(([name, value]) => {
    const declared = components[name as keyof Components];
    return declared === undefined ? [] : [[name, { ...declared, 'border-radius': value }]];
  });
  return { ...components, ...Object.fromEntries(own) };
}
