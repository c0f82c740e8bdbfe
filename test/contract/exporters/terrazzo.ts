interface Terrazzo {
  readonly defineConfig: (config: object, options: { cwd: URL }) => object;
  readonly parse: (
    sources: readonly { filename: URL; src: string }[],
    options: { config: object },
  ) => Promise<{ tokens: Record<string, Token>; resolver: Resolver }>;
}

interface Token {
  readonly $type: string;
  readonly $value: unknown;
}

interface Resolver {
  readonly listPermutations: () => readonly Readonly<Record<string, string>>[];
  readonly apply: (input: Readonly<Record<string, string>>) => Record<string, Token>;
}

// The types of the package pull in the DOM library, which would take the place of the platform's own
// Request and crypto in the whole program: so it is loaded by a name the compiler does not follow.
const PACKAGE: string = '@terrazzo/parser';

export const { defineConfig, parse } = (await import(PACKAGE)) as Terrazzo;

/** The colours of a resolver file by scheme and name; alpha is left out of the hex. */
export async function resolvedColors(text: string): Promise<Record<string, Record<string, string>>> {
  const cwd = new URL('file:///');
  const config = defineConfig({ lint: { rules: {} } }, { cwd });
  const { resolver } = await parse([{ filename: new URL('tokens.resolver.json', cwd), src: text }], {
    config,
  });
  const schemes = resolver.listPermutations().map((input) => {
    const colors = Object.entries(resolver.apply(input)).filter(([, { $type }]) => $type === 'color');
    return [
      input['theme'] ?? '',
      Object.fromEntries(
        colors.map(([id, { $value }]) => [id.replace('color.', ''), ($value as { hex: string }).hex]),
      ),
    ] as const;
  });
  return Object.fromEntries(schemes);
}
