import type { DescribedBrand } from './described-brand.ts';
import { frontmatterFacts } from './frontmatter-format.ts';
import { proseFacts } from './prose-format.ts';

/** A published collection of generated design descriptions, at the commit that was read. */
export interface Collection {
  readonly repository: string;
  readonly commit: string;
}

/**
 * The collections, by the id that entries cite. None is published by the brands it describes, and they
 * describe the same pages with the same kind of program, so together they count as one source.
 */
export const COLLECTIONS = {
  voltagent: {
    repository: 'VoltAgent/awesome-design-md',
    commit: '664b3e78fd1a298ba11973822da988483256d4b4',
  },
  zuchka: {
    repository: 'zuchka/free-design-md-catalog',
    commit: 'da465bb273ed271501d3267e3495860f48ff629d',
  },
  wdh: { repository: 'WebDesignHot/design-md', commit: '0a69a356959cde4b92c21f26bd406d73fbda46a1' },
  kzhrknt: {
    repository: 'kzhrknt/awesome-design-md-jp',
    commit: '0cfe9d07fcc32f480ade97085c7d38f0b8f7f438',
  },
} as const satisfies Readonly<Record<string, Collection>>;

export type CollectionId = keyof typeof COLLECTIONS;

/** The facts of a description, by whichever of the two formats it has. */
export function describedBrand(markdown: string): DescribedBrand {
  return frontmatterFacts(markdown) ?? proseFacts(markdown);
}
