import { namesOf, type RuleWriter } from './rule.ts';

/** The shadows of the tokens for what they are named after. */
export const shadows: RuleWriter = (value, context) => {
  const paths = Object.keys(context.stated.tokens.shadow?.values ?? {}).map((name) => `shadow.${name}`);
  const declares = (['button', 'input', 'card'] as const).some((name) =>
    isShadow(context.component(name)['box-shadow']),
  );
  const source = paths.length === 0 ? 'those that the components declare' : namesOf(paths);
  if (paths.length > 0 || declares) {
    const only =
      value === 'none'
        ? 'Show elevation by border or fill; the only shadows are'
        : 'Show elevation by these shadows alone:';
    return { do: `${only} ${source}.`, dont: 'Add other shadows or glows.' };
  }
  // Without cards, shadows lift what lies above the page.
  const hasCards = ['grouping-cards', undefined].includes(context.grammar['emphasis.density_signals']);
  return value === 'layered' && !hasCards ? { dont: 'Give every raised box the same single shadow.' } : null;
};

function isShadow(value: string | undefined): boolean {
  return value !== undefined && value !== 'none';
}
