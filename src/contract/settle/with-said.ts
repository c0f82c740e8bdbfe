import type { StatedTokens } from '../../catalog/listed-tokens.ts';
import type { Components } from '../../catalog/tokens.ts';
import { toneOf } from '../../grammar/axes/type-pairing/pairing-of.ts';
import { fontClass, type FontClass } from '../../text/font-class.ts';
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
  const fonts = valuesOf('font', said);
  const sizes = valuesOf('text', said);
  const radii = valuesOf('radius', said);
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
    components: withSaidRadii(isPrimary ? withPrimary(taste.components) : taste.components, said),
  };
}

type Families = NonNullable<NonNullable<StatedTokens['tokens']['type']>['families']>;

function withFamily(families: Families, [role, name]: readonly [string, string]): Families {
  const own = GENERIC.has(name) ? familyOfClass(families, role, name) : undefined;
  if (own !== undefined) return { ...families, [role]: own };
  const kept = Object.entries(families).filter(([one]) => OTHERS[role as keyof typeof OTHERS].test(one));
  const known = fontClass(splitFamilies(name));
  const kind = known === 'icon' ? 'display' : known;
  const quoted = /^[\w-]+$/.test(name) ? name : `"${name}"`;
  const generic = GENERIC_FAMILY[kind];
  const stack = name === generic ? generic : `${quoted}, ${generic}`;
  return { ...headingsOf(families, role, kind), ...Object.fromEntries(kept), [role]: { stack, class: kind } };
}

/** Headings keep the one typeface of a taste where a brief wants text in one of another kind: `GOV.UK with serif body text`. */
function headingsOf({ heading, body }: Families, role: string, kind: FontClass): Families {
  const isOther = role === 'body' && body !== undefined && toneOf(body.class) !== toneOf(kind);
  return isOther && heading === undefined ? { heading: body } : {};
}

const GENERIC: ReadonlySet<string> = new Set(Object.values(GENERIC_FAMILY));

/** A typeface of the taste that is of the class that a brief asks for, first the one that has the role already. */
function familyOfClass(families: Families, role: string, generic: string): Families[string] | undefined {
  const all = [families[role], ...Object.values(families)];
  return all.find((family) => family !== undefined && GENERIC_FAMILY[family.class] === generic);
}

function withPrimary({ button, ...others }: Components): Components {
  const isFilled =
    button !== undefined && !/^(?:none|transparent|inherit)?$/.test(button['background'] ?? '');
  return isFilled
    ? { ...others, button: { ...button, background: '{color.primary}', color: '{color.on-primary}' } }
    : { ...others, ...(button !== undefined && { button }) };
}

type Values = readonly (readonly [name: string, value: string])[];

function valuesOf(group: string, said: readonly SaidToken[]): Values {
  return said.flatMap(({ path, value }) =>
    path.startsWith(`${group}.`) ? [[path.slice(group.length + 1), value] as const] : [],
  );
}

/** Components with the radii that a brief says of them, as references to its tokens. */
export function withSaidRadii(components: Components, said: readonly SaidToken[]): Components {
  const own = valuesOf('radius', said).flatMap(([name]) => {
    const declared = components[name as keyof Components];
    return declared === undefined ? [] : [[name, { ...declared, 'border-radius': `{radius.${name}}` }]];
  });
  return { ...components, ...Object.fromEntries(own) };
}
