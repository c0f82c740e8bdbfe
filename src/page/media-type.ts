/** The media type of a Content-Type header without its parameters, in lower case; '' without one. */
export function mediaTypeOf(contentType: string): string {
  return contentType.split(';', 1)[0]?.trim().toLowerCase() ?? '';
}
