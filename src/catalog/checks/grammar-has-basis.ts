import { AXES, type AxisId } from '../../grammar/axes/index.ts';
import type { CatalogEntry } from '../catalog-entry.ts';
import { tokenFacts } from '../token-facts.ts';
import type { Check, Found } from './check.ts';

/** Every value of the grammar has exactly one basis. */
export const everyAxisHasABasis: Check = (entry) => {
  const stated = basisOf(entry);
  return AXES.flatMap(({ id }): Found[] => {
    const places = stated.filter((axis) => axis === id).length;
    const valued = entry.grammar_flat[id] !== undefined;
    if (valued && places === 0) return [withoutBasis(id)];
    if (places > 1) return [repeatedBasis(id)];
    return !valued && places === 1 ? [withoutValue(id)] : [];
  });
};

/** Values listed as computed follow from the tokens. */
export const computedAxesFollow: Check = (entry) => {
  const facts = tokenFacts(entry);
  return AXES.flatMap(({ id, fromTokens }): Found[] => {
    const value = entry.grammar_flat[id];
    if (value === undefined || entry.basis?.computed?.includes(id) !== true) return [];
    const derived: readonly string[] = fromTokens?.(facts) ?? [];
    if (derived.length === 0) return [notComputable(id)];
    return derived.includes(value) ? [] : [computedOtherwise(id, value, derived)];
  });
};

function basisOf({ basis = {} }: CatalogEntry): readonly string[] {
  const reasoned = [basis.sourced, basis.recalled].flatMap((axes) => Object.keys(axes ?? {}));
  return [...(basis.computed ?? []), ...(basis.measured ?? []), ...reasoned];
}

function pathOf(id: AxisId): readonly string[] {
  return ['grammar', ...id.split('.')];
}

function withoutBasis(id: AxisId): Found {
  return {
    at: pathOf(id),
    message: `${id} has no basis.`,
    advice: `List it under basis.computed or basis.measured, or give the reason under basis.recalled.`,
  };
}

function repeatedBasis(id: AxisId): Found {
  return { at: ['basis'], message: `${id} has two bases.`, advice: 'Keep the stronger one.' };
}

function withoutValue(id: AxisId): Found {
  return {
    at: ['basis'],
    message: `${id} has a basis but no value.`,
    advice: `Write ${id} in grammar, or remove it here.`,
  };
}

function notComputable(id: AxisId): Found {
  return {
    at: pathOf(id),
    message: `The tokens do not determine ${id}.`,
    advice: 'Add the tokens that determine it, or give a reason under basis.recalled.',
  };
}

function computedOtherwise(id: AxisId, value: string, derived: readonly string[]): Found {
  return {
    at: pathOf(id),
    message: `${id} is "${value}" but the tokens give "${derived[0]}".`,
    advice: `Write ${[...new Set(derived)].map((one) => `"${one}"`).join(' or ')}, or move it to basis.recalled with the reason.`,
  };
}
