interface Terrazzo {
  readonly defineConfig: (config: object, options: { cwd: URL }) => object;
  readonly parse: (
    sources: readonly { filename: URL; src: string }[],
    options: { config: object },
  ) => Promise<{ tokens: Record<string, { $type: string }> }>;
}

// The types of the package pull in the DOM library, which would take the place of the platform's own
// Request and crypto in the whole program: so it is loaded by a name the compiler does not follow.
const PACKAGE: string = '@terrazzo/parser';

export const { defineConfig, parse } = (await import(PACKAGE)) as Terrazzo;
