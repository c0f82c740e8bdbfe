import { surfaceShadows } from '../../grammar/axes/surface-shadows/axis.ts';
import { listed, namesOf, type RuleContext, type RuleText, type RuleWriter } from './rule.ts';

/** The shadows of the tokens for what they are named after. */
export const shadows: RuleWriter = (value, context, plain) => {
  const paths = Object.keys(context.stated.tokens.shadow?.values ?? {}).map((name) => `shadow.${name}`);
  const values = paths.flatMap((path) => context.token(path) ?? []);
  const declares = (['button', 'input', 'card'] as const).some((name) => {
    const own = context.component(name)['box-shadow'];
    return isShadow(own) && !values.includes(own);
  });
  const declared = declares ? ['those that the components declare'] : [];
  const source = listed([...(paths.length === 0 ? [] : [sourceOf(paths)]), ...declared]);
  if (paths.length > 0 || declares) {
    const only =
      value === 'none'
        ? `Show elevation by border or fill; the only shadows are ${source}, and focus rings that are drawn as one.`
        : `Show elevation by these shadows alone: ${source}.`;
    return { do: only, dont: null };
  }
  if (value === 'none') return { do: `${plain.do} A focus ring may be drawn as one.`, dont: null };
  // Without cards, shadows lift what lies above the page.
  const hasCards = ['grouping-cards', undefined].includes(context.grammar['emphasis.density_signals']);
  const dont =
    value === 'layered' && !hasCards ? { dont: 'Give every raised box the same single shadow.' } : {};
  return { ...exampleOf(value, context, plain), ...dont };
};

/** A single shadow by its name; several stand together in the list above. */
function sourceOf(paths: readonly string[]): string {
  return paths.length === 1 ? namesOf(paths) : '`--shadow-*`';
}

/** A shadow of the value on the ground of the tokens, as none of them states one. */
function exampleOf(value: string, { scheme, stated }: RuleContext, plain: RuleText): Partial<RuleText> {
  const examples: Readonly<Record<string, string>> = surfaceShadows.shownBy[scheme];
  const example = examples[value];
  const isKnown = stated.tokens.color[scheme] !== undefined;
  return isKnown && example !== undefined ? { do: `${plain.do} For example: \`${example}\`.` } : {};
}

function isShadow(value: string | undefined): value is string {
  return value !== undefined && value !== 'none';
}
