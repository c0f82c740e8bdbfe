/** The base URL of a document's references: the first `<base href>`, otherwise the page's own URL. */
export function baseUrl({ elements }: Elements, pageUrl: string): string {
  const base = elements.find(({ tag, attributes }) => tag === 'base' && attributes['href'] !== undefined);
  return resolveUrl(base?.attributes['href'] ?? '', pageUrl) ?? pageUrl;
}

interface Elements {
  readonly elements: readonly {
    readonly tag: string;
    readonly attributes: Readonly<Record<string, string>>;
  }[];
}

/** An absolute URL, or null when the reference cannot be resolved. */
export function resolveUrl(reference: string, base: string): string | null {
  return URL.canParse(reference, base) ? new URL(reference, base).href : null;
}
