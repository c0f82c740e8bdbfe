import type { Check } from './check.ts';

/** The slug of an entry is its file name. */
export const slugIsFileName: Check = ({ slug }, fileSlug) =>
  slug === fileSlug
    ? []
    : [
        {
          at: ['slug'],
          message: `The slug is "${slug}" but the file is ${fileSlug}.md.`,
          advice: `Write slug: ${fileSlug}, or rename the file.`,
        },
      ];
