import { tagTables } from './tag-tables.ts';
import { lazy } from '../../text/lazy.ts';
import type { TagRow } from './tag-row.ts';
import type { TagTables } from './tag-tables.ts';

/** What a statement that names a tag is about. */
export type TagKind = 'style' | 'mood' | 'audience' | 'purpose' | 'era';

type TableName = keyof TagTables;
export type TagId = TagTables[TableName][number]['id'];

/** A row of the tables under its id. */
export interface Tag extends TagRow {
  readonly id: TagId;
}

/** Every tag, in the order of their numbers in the search index. */
export const allTags = lazy((): readonly Tag[] => Object.values(tagTables()).flat());

/** Number of each tag in the index, by its id. */
export const tagNumbers = lazy(
  (): ReadonlyMap<string, number> => new Map(allTags().map(({ id }, number) => [id, number])),
);

const VISIBLE = ['colours', 'type', 'layout', 'pictures'] as const satisfies readonly TableName[];

/** Whether tokens and the grammar of a brand can show a tag: colour, type, layout and pictures. */
export function isVisible(tag: Tag): boolean {
  return visible().has(tag.id);
}

const visible = lazy(() => new Set(VISIBLE.flatMap((name) => idsOf(name))));

const KINDS: Partial<Record<TableName, TagKind>> = {
  moods: 'mood',
  audiences: 'audience',
  purposes: 'purpose',
  eras: 'era',
};

const kindById = lazy(
  (): ReadonlyMap<string, TagKind> =>
    new Map(
      Object.entries(KINDS).flatMap(([name, kind]) => idsOf(name as TableName).map((id) => [id, kind])),
    ),
);

/** The kind of a tag, by its id; aesthetics and qualities are styles. */
export function tagKind(id: string): TagKind {
  return kindById().get(id) ?? 'style';
}

function idsOf(table: TableName): readonly TagId[] {
  return tagTables()[table].map(({ id }) => id);
}
