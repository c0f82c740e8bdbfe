/** DATA: elements whose content is an image or a document of its own. */
export const MEDIA: ReadonlySet<string> = new Set(['img', 'video', 'canvas', 'iframe', 'object', 'embed']);
