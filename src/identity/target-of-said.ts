import type { SaidToken } from '../contract/settle/said-token.ts';
import { targetOfList, type TargetIdentity } from './target.ts';

/** The identity of the colours, typefaces and sizes that a brief says, and of nothing else. */
export function targetOfSaid(said: readonly SaidToken[]): TargetIdentity {
  const target = targetOfList(said.map(({ path, value }) => ({ path, value })));
  const named = new Set(said.filter(({ isWord }) => isWord).map(({ path }) => path));
  return {
    ...target,
    isPartial: true,
    schemes: target.schemes.map((scheme) => ({
      ...scheme,
      colors: scheme.colors.map((color) => ({ ...color, isNamed: named.has(`color.${color.name}`) })),
    })),
  };
}
