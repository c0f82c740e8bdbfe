import * as v from 'valibot';
import { AXES, type Grammar } from '../grammar/axes/index.ts';
import { CATEGORIES } from '../grammar/axis.ts';
import type { NestedGrammar } from './nested-grammar.ts';

/** `{category: {axis: value}}`, no other keys at any level. */
export const NestedGrammarSchema = v.strictObject(
  Object.fromEntries(CATEGORIES.map((category) => [category, v.optional(categorySchema(category))])),
  // The keys come from the same lists as the type, which an object built at run time cannot show.
) as unknown as v.GenericSchema<NestedGrammar>;

/** `{'category.axis': value}`, no other keys. */
export const FlatGrammarSchema = v.strictObject(
  Object.fromEntries(AXES.map((axis) => [axis.id, v.optional(v.picklist(axis.values))])),
) as unknown as v.GenericSchema<Grammar>;

function categorySchema(category: string) {
  const axes = AXES.filter(({ id }) => id.startsWith(`${category}.`));
  return v.strictObject(
    Object.fromEntries(
      axes.map((axis) => [axis.id.slice(category.length + 1), v.optional(v.picklist(axis.values))]),
    ),
  );
}
