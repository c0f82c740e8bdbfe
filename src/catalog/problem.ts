/** One thing wrong in a catalog file, with the place and what to write instead. */
export interface Problem {
  /** 1-based line of the file. */
  readonly line: number;
  /** Key path or heading: `tokens.color.light.primary`, `## Voice`. */
  readonly path: string;
  readonly message: string;
  readonly advice: string;
}
