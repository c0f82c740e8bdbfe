/** Reads a document that the catalog build published; null when it does not exist. */
export type DocumentReader = (path: string) => Promise<string | null>;

export function createDocumentReader(assets: Fetcher): DocumentReader {
  return async (path) => {
    const response = await assets.fetch(new URL(path, ANY_ORIGIN).href);
    return response.ok ? response.text() : null;
  };
}

/** The asset binding uses only the path of a URL. */
const ANY_ORIGIN = 'https://assets.invalid';
