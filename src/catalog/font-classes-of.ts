import { FAMILY_CLASSES, type TokenValues } from './tokens.ts';

/** Classes of the typefaces of a brand, in the order of FAMILY_CLASSES. */
export function fontClassesOf({
  type,
}: Pick<TokenValues, 'type'>): readonly (typeof FAMILY_CLASSES)[number][] {
  const own = new Set(Object.values(type?.families ?? {}).map((family) => family.class));
  return FAMILY_CLASSES.filter((name) => own.has(name));
}
