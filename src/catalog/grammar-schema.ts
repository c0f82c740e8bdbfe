import * as v from 'valibot';
import { AXES, type Grammar } from '../grammar/axes/index.ts';
import { CATEGORIES } from '../grammar/axis.ts';
import { described } from './described.ts';
import type { NestedGrammar } from './nested-grammar.ts';

/** `{category: {axis: value}}`, no other keys at any level. */
export const NestedGrammarSchema = v.strictObject(
  Object.fromEntries(CATEGORIES.map((category) => [category, v.optional(categorySchema(category))])),
  // The keys come from the same lists as the type, which an object built at run time cannot show.
) as unknown as v.GenericSchema<NestedGrammar>;

/** `{'category.axis': value}`, no other keys. */
export const FlatGrammarSchema = v.strictObject(
  Object.fromEntries(AXES.map((axis) => [axis.id, v.optional(axisSchema(axis))])),
) as unknown as v.GenericSchema<Grammar>;

function categorySchema(category: string) {
  const axes = AXES.filter(({ id }) => id.startsWith(`${category}.`));
  const schema = v.strictObject(
    Object.fromEntries(
      axes.map((axis) => [axis.id.slice(category.length + 1), v.optional(axisSchema(axis))]),
    ),
  );
  return described(schema, `Values of the ${category} axes.`);
}

function axisSchema({ question, values }: (typeof AXES)[number]) {
  return described(v.picklist<readonly string[]>(values), question);
}
