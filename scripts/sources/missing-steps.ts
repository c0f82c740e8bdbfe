import type { NamedValue } from './named-values.ts';
import { pixels } from './units.ts';

const SHARE = 0.7; // of the steps of a scale, from which a family of names is taken for its source
const MIN_STEPS = 4; // steps
const STEP =
  /(?:^|[-_.]|(?<=[a-z]))(?:\d+(?:[-_]\d+)?|\d*x+[ls]|[xsml]{1,2}|small|medium|large|huge|tiny|base|value|default)$/;

/** Words in the names of families; a family of plain sizes holds those of text and of boxes alike. */
const FAMILIES = { text: /font|text|typ|head/, spacing: /spac|gap|dimension|inset|gutter|unit/ } as const;

/**
 * Steps between the first and the last of a scale that the package has under names of the same family (`space-1`,
 * `space-2`) and the scale lacks; one line for the family.
 */
export function missingSteps(
  values: readonly NamedValue[],
  kind: keyof typeof FAMILIES,
  scale: string,
): readonly string[] {
  const steps = scale.split(' ').map(Number.parseFloat);
  if (steps.length < MIN_STEPS) return [];
  const families = Map.groupBy(values, ({ name, context }) => family(name, context));
  const found = [...families].flatMap(([name, members]): (readonly [string, readonly string[]])[] => {
    if (name === null || !FAMILIES[kind].test(name)) return [];
    const own = new Set(members.flatMap(({ value }) => pixels(unquoted(value)) ?? []));
    const shared = steps.filter((step) => own.has(step)).length;
    if (shared < steps.length * SHARE) return [];
    const lacking = [...own].filter(
      (step) => step > Math.min(...steps) && step < Math.max(...steps) && !steps.includes(step),
    );
    const listed = lacking.toSorted((a, b) => a - b).map((step) => `${step}px`);
    return [[name, listed]];
  });
  const isWhole = found.some(([, lacking]) => lacking.length === 0);
  return isWhole ? [] : found.map(([name, lacking]) => `${name} has ${lacking.join(' ')} as well`);
}

/** The name without its step; for a bare step, that of the key around it. */
function family(name: string, context: string): string | null {
  const own = STEP.test(name) ? name.replace(STEP, '') : null;
  if (own !== '') return own;
  const outer = /([$@\w-]+)["'`]?\s*[:=]?\s*$/.exec(context)?.[1] ?? '';
  return outer.replace(STEP, '');
}

function unquoted(value: string): string {
  return value.replaceAll(/["'`]/g, '').trim();
}
