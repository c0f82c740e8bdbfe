import { SOFT_BLUR, surfaceShadows, WIDE_BLUR } from '../../grammar/axes/surface-shadows/axis.ts';
import { blurOf, layersOf } from '../shadow-layers.ts';
import {
  hasCardBorder,
  hasOutlinesAlone,
  namesOf,
  type RuleContext,
  type RuleText,
  type RuleWriter,
} from './rule.ts';
import { listed } from '../../text/listed.ts';

/** The shadows of the tokens for what they are named after. */
export const shadows: RuleWriter = (value, context, plain) => {
  const paths = shadowPaths(context);
  const values = paths.flatMap((path) => context.token(path) ?? []);
  const declares = (['button', 'input', 'card'] as const).some((name) => {
    const own = context.component(name)['box-shadow'];
    return isShadow(own) && !values.includes(own);
  });
  const by = elevation(context);
  const declared = declares ? ['those that the components declare'] : [];
  const source = listed([...(paths.length === 0 ? [] : [sourceOf(paths)]), ...declared]);
  if (paths.length > 0 || declares) {
    const only =
      value === 'none'
        ? `Show elevation by ${by}; the only shadows are ${source}, and focus rings that are drawn as one.`
        : `Show elevation by these shadows alone${hasOutlinesAlone(context) ? ', on menus and dialogs' : ''}: ${source}${mostOf(value, paths, context)}.`;
    return { do: only, dont: null };
  }
  if (value === 'none')
    return {
      do: `${plain.do.replace('border or fill', by)} A focus ring may be drawn as one.`,
      dont: null,
    };
  // Without cards, shadows lift what lies above the page.
  const hasCards = ['grouping-cards', undefined].includes(context.grammar['emphasis.density_signals']);
  const dont =
    value === 'layered' && !hasCards ? { dont: 'Give every raised box the same single shadow.' } : {};
  return { ...exampleOf(value, context, plain), ...dont };
};

/** What is left to show elevation by. */
function elevation(context: RuleContext): string {
  const isUnlined = context.grammar['surface.borders'] === 'none' && !hasCardBorder(context);
  return isUnlined ? 'fill' : 'border or fill';
}

/** The shadows that look as the value says, where others of the tokens look stronger or weaker. */
function mostOf(value: string, paths: readonly string[], context: RuleContext): string {
  const fitting = fittingShadows(value, paths, context);
  return fitting.length === 0 || fitting.length === paths.length ? '' : `, most of it by ${namesOf(fitting)}`;
}

/** The path of the shadow that most panels have, by a value of surface.shadows; undefined without tokens. */
export function mainShadow(value: string, context: RuleContext): string | undefined {
  const paths = shadowPaths(context);
  return fittingShadows(value, paths, context)[0] ?? paths[0];
}

function shadowPaths({ stated }: RuleContext): readonly string[] {
  return Object.keys(stated.tokens.shadow?.values ?? {}).map((name) => `shadow.${name}`);
}

/** The paths of the tokens that look as a value of surface.shadows says. */
function fittingShadows(value: string, paths: readonly string[], { token }: RuleContext): readonly string[] {
  const [from, below] = BLUR[value] ?? [0, Infinity];
  return paths.filter((path) => {
    const layers = layersOf(token(path) ?? '');
    const blur = Math.max(...layers.map(blurOf));
    return layers.length === 1 && blur > from && blur <= below;
  });
}

/** px beyond the first and up to the second; stacks and hard offsets are not told by their blur. */
const BLUR: Readonly<Record<string, readonly [number, number]>> = {
  subtle: [0, SOFT_BLUR],
  layered: [SOFT_BLUR, WIDE_BLUR],
  dramatic: [WIDE_BLUR, Infinity],
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
