import * as v from 'valibot';
import { described } from './described.ts';

/** How a source relates to the brand. */
export const RELATIONS = ['first-party', 'independent', 'generated'] as const;

export const SourceId = v.pipe(
  v.string(),
  v.regex(/^[a-z][a-z0-9-]*$/, 'Write a short id in kebab-case: primer.'),
);

export const SourceSchema = v.strictObject({
  id: described(SourceId, 'Id that `cites` refers to.'),
  kind: described(v.picklist(['npm', 'github', 'web']), 'Where the source is published.'),
  ref: described(v.string(), '`package@version`, `owner/repository@commit`, or a URL.'),
  path: v.optional(described(v.string(), 'File or files inside the package or repository.')),
  relation: described(
    v.picklist(RELATIONS),
    '`first-party`: published by the brand; `independent`: published by others who measured it; `generated`: a collection of generated DESIGN.md files.',
  ),
  license: v.optional(described(v.string(), 'License of the source.')),
});
export type Source = v.InferOutput<typeof SourceSchema>;

/** Repositories of generated DESIGN.md files, lower case. Together they are one independent source. */
const GENERATED_COLLECTIONS: readonly string[] = [
  'kwakseongjae/oh-my-design',
  'kzhrknt/awesome-design-md-jp',
  'voltagent/awesome-design-md',
  'webdesignhot/design-md',
  'zuchka/free-design-md-catalog',
];

/** Whether a source is a collection of generated DESIGN.md files. */
export function isGeneratedCollection({ kind, ref }: Pick<Source, 'kind' | 'ref'>): boolean {
  const repository = ref.split('@')[0] ?? '';
  return kind === 'github' && GENERATED_COLLECTIONS.includes(repository.toLowerCase());
}
