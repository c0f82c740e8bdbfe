/** The little of css-tree that the bench uses; the package brings no types. */
declare module 'css-tree' {
  export const lexer: {
    /** `error` is null where the value fits the property's grammar; unknown properties are errors too. */
    matchProperty(property: string, value: string): { readonly error: Error | null };
  };
}
