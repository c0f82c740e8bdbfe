/** Paths that pages link to and the Worker answers; no file has them. */
export const OPERATION_PATHS: ReadonlySet<string> = new Set(['/api/compose', '/api/openapi.json']);
