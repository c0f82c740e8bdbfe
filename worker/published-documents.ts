/** Reads a document that the catalog build published; null when it does not exist. */
export type DocumentReader = (path: string) => Promise<string | null>;

/** A reader of the files of this deployment. Statuses other than 2xx count as missing. */
export function createDocumentReader(assets: Assets): DocumentReader {
  return async (path) => {
    const response = await publishedFile(assets, path);
    return response.ok ? response.text() : null;
  };
}

/** The files under `assets/`, as the platform binds them. */
export type Assets = Pick<Fetcher, 'fetch'>;

/** The response of the platform to a request for a file under `assets/`, by its path. */
export function publishedFile(assets: Assets, path: string): Promise<Response> {
  return assets.fetch(new URL(path, ANY_ORIGIN).href);
}

/** The asset binding uses only the path of a URL. */
const ANY_ORIGIN = 'https://assets.invalid';
