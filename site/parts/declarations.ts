/** Declarations of a rule. A value is one CSS value: those that would end the declaration or the rule are left out. */
export function declarations(
  declared: Iterable<readonly [property: string, value: string | undefined]>,
): string {
  return [...declared]
    .flatMap(([property, value]) =>
      value === undefined || UNSAFE.test(value) ? [] : [`${property}:${value}`],
    )
    .join(';');
}

const UNSAFE = /[;{}<\\]/;
