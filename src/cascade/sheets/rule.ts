/** `property: value`, names in lower case (custom properties as written), escapes in names resolved. */
export interface Declaration {
  readonly property: string;
  /** Trimmed, without comments and without `!important`. */
  readonly value: string;
  readonly important: boolean;
}

/** `selector { … }`; its meaning depends on the parent rule (nesting) and the at-rules around it. */
export interface StyleRule {
  readonly kind: 'style';
  readonly selector: string;
  /** Reading them may parse the block: ask `text` first where most rules will not match. */
  readonly declarations: readonly Declaration[];
  readonly rules: readonly Rule[];
  /** The block as written, where it has only plain declarations, without escapes and strings. */
  readonly text?: string;
}

/** `@name prelude;` or `@name prelude { … }`. */
export interface AtRule {
  readonly kind: 'at';
  readonly name: string;
  readonly prelude: string;
  /** False for a statement such as `@layer a, b;`. */
  readonly block: boolean;
  readonly declarations: readonly Declaration[];
  readonly rules: readonly Rule[];
}

/** Declarations after a nested rule: they apply after that rule. */
export interface TrailingDeclarations {
  readonly kind: 'declarations';
  readonly declarations: readonly Declaration[];
}

export type Rule = StyleRule | AtRule | TrailingDeclarations;
