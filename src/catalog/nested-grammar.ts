import { AXES, type AxisId, type Grammar, type ValueOf } from '../grammar/axes/index.ts';
import { CATEGORIES, type Category } from '../grammar/axis.ts';

type AxisIdOf<C extends Category> = Extract<AxisId, `${C}.${string}`>;
type NameIn<C extends Category, Id extends AxisId> = Id extends `${C}.${infer Name}` ? Name : never;

/** The grammar as an entry writes it: category, then axis. Absent means not known. */
export type NestedGrammar = {
  readonly [C in Category]?: { readonly [Id in AxisIdOf<C> as NameIn<C, Id>]?: ValueOf<Id> };
};

/** `{surface: {ground: 'white'}}` to `{'surface.ground': 'white'}`, axes in the order of AXES. */
export function flattenGrammar(nested: NestedGrammar): Grammar {
  const categories: Partial<Record<string, Partial<Record<string, string>>>> = nested;
  const entries = AXES.flatMap(({ id }) => {
    const [category = '', name = ''] = id.split('.');
    const value = categories[category]?.[name];
    return value === undefined ? [] : [[id, value] as const];
  });
  return Object.fromEntries(entries);
}

/** `{'surface.ground': 'white'}` to `{surface: {ground: 'white'}}`, categories in the order of CATEGORIES. */
export function nestGrammar(flat: Grammar): NestedGrammar {
  const entries = CATEGORIES.flatMap((category) => {
    const axes = AXES.flatMap(({ id }) => {
      const value = flat[id];
      return id.startsWith(`${category}.`) && value !== undefined
        ? [[id.slice(category.length + 1), value] as const]
        : [];
    });
    return axes.length === 0 ? [] : [[category, Object.fromEntries(axes)] as const];
  });
  return Object.fromEntries(entries);
}
