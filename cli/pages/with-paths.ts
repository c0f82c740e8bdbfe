import type { TasteSource } from './find-taste.ts';

/** A text with the paths of files in place of the addresses under which they are read. */
export function withPaths(text: string, pages: readonly TasteSource[]): string {
  return pages.reduce((all, { subject, name, file }) => {
    if (file === undefined || file === null || name === undefined) return all;
    return 'url' in subject ? all.replaceAll(subject.url, () => name) : all;
  }, text);
}
