import type { StyleChange, Way } from '../grammar/restyle.ts';

/**
 * The way without some declarations, and without changes that declare nothing else.
 * @param within the elements that lose them; all without it
 */
export function withoutDeclarations(
  way: Way,
  isLeftOut: (property: string, value: string) => boolean,
  within: ReadonlySet<number> | null = null,
): Way {
  const changes = way.changes.flatMap((change): StyleChange[] => {
    const others = Object.entries(change.declarations).filter((one) => !isLeftOut(...one));
    const declarations = Object.fromEntries(others);
    if (within === null) return [{ ...change, declarations }];
    const [inside, outside] = [true, false].map((isInside) =>
      change.elements.filter((index) => within.has(index) === isInside),
    );
    return [
      { ...change, elements: outside ?? [] },
      { ...change, elements: inside ?? [], declarations },
    ];
  });
  const isAny = ({ elements, declarations }: StyleChange) =>
    elements.length > 0 && Object.keys(declarations).length > 0;
  return { ...way, changes: changes.filter(isAny) };
}
