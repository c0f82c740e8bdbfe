import StyleDictionary from 'style-dictionary';

/** The stylesheet that Style Dictionary builds from tokens; throws for a reference that leads nowhere. */
export async function styleDictionaryCss(tokens: Record<string, never>): Promise<string> {
  const dictionary = new StyleDictionary({
    tokens,
    log: { verbosity: 'silent', warnings: 'disabled' },
    platforms: {
      css: { transformGroup: 'css', files: [{ destination: 'tokens.css', format: 'css/variables' }] },
    },
  });
  const files = await dictionary.formatPlatform('css');
  return files.map(({ output }) => String(output)).join('\n');
}
