/** Types of the css-tree API used here; the package has no types of its own. */
declare module 'css-tree' {
  export const lexer: {
    /** `error` is null when the value matches the grammar of the property. Unknown properties are errors. */
    matchProperty(property: string, value: string): { readonly error: Error | null };
  };
}
