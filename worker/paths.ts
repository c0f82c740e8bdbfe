/**
 * Paths of routes that are no operations. They stand apart from the code that answers, which is imported with the first
 * request for one of them.
 */

/** The only published document that runs the Worker; see `run_worker_first` in wrangler.toml. */
export const CONTRACT_PATH = '/api/styles/:slug/agents.md';

/** The MCP interface: Streamable HTTP, without sessions and without sign-in. */
export const MCP_PATH = '/mcp';

/** Paths of the documents of one brand. The platform serves existing files, so the Worker sees only missing ones. */
export const BRAND_DOCUMENTS = [
  '/api/styles/:slug.json',
  '/api/styles/:slug/:file',
  '/styles/screenshots/:slug.webp',
] as const;

/** The board of a brand and its stylesheet: published files, or made from the database. */
export const BOARD_PATHS = ['/styles/:slug/board', '/styles/:slug/board.css'] as const;

/** Published pages of one brand that are not made from the database. */
export const BRAND_PAGES = ['/styles/:slug', '/.well-known/taste/:slug'] as const;

/** Lists of all brands: published files, or from the database. */
export const LIST_PATHS = ['/api/styles.json', '/api/catalog.jsonl'] as const;

/** Recordings of pages, from the bucket. */
export const RECORDING_PATH = '/styles/videos/:slug.mp4';
