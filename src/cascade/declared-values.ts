/**
 * The winners of the cascade on one element: longhand to text after var() substitution. Longhands are what
 * expandDeclaration() names: the tracked properties, the flow-relative ones and a few parts of them.
 * Iteration order is cascade order, lowest first, which decides between `margin-left` and
 * `margin-inline-start`: re-insert a longhand when a stronger declaration replaces it.
 */
export type DeclaredValues = ReadonlyMap<string, string>;
