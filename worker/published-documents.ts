/** Reads a document that the build of the catalog published; null when there is none. */
export type DocumentReader = (path: string) => Promise<string | null>;

export function createDocumentReader(assets: Fetcher): DocumentReader {
  return async (path) => {
    const response = await assets.fetch(new URL(path, ANY_ORIGIN).href);
    return response.ok ? response.text() : null;
  };
}

/** Assets are found by their path alone. */
const ANY_ORIGIN = 'https://assets.invalid';
