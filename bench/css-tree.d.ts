/** Types of the css-tree API used here; the package has no types of its own. */
declare module 'css-tree' {
  /** A node of a stylesheet; strings hold their text in `value`. */
  export interface CssNode {
    readonly type: string;
    value?: unknown;
  }
  export function parse(css: string, options?: { readonly parseCustomProperty?: boolean }): CssNode;
  export function walk(tree: CssNode, visit: (node: CssNode) => void): void;
  export function generate(tree: CssNode): string;
  export const lexer: {
    /** `error` is null when the value matches the grammar of the property. Unknown properties are errors. */
    matchProperty(property: string, value: string): { readonly error: Error | null };
  };
}
