import { AESTHETICS } from './aesthetics.ts';
import { AUDIENCES } from './audiences.ts';
import { COLOURS } from './colours.ts';
import { ERAS } from './eras.ts';
import { LAYOUT } from './layout.ts';
import { BEHAVIOURS } from './manners.ts';
import { MOODS } from './moods.ts';
import { PICTURES } from './pictures.ts';
import { PURPOSES } from './purposes.ts';
import { TYPE } from './type.ts';
import type { TagRow } from './tag-row.ts';

/** What a statement that names a tag is about. */
export type TagKind = 'style' | 'mood' | 'audience' | 'purpose' | 'era';

const TABLES = [
  ...AESTHETICS,
  ...MOODS,
  ...AUDIENCES,
  ...PURPOSES,
  ...ERAS,
  ...COLOURS,
  ...TYPE,
  ...LAYOUT,
  ...PICTURES,
  ...BEHAVIOURS,
] as const;
export type TagId = (typeof TABLES)[number]['id'];

/** A row of the tables under its id. */
export interface Tag extends TagRow {
  readonly id: TagId;
}

/** Every tag, in the order of their numbers in the search index. */
export const TAGS: readonly Tag[] = TABLES;

export const TAG_IDS: readonly TagId[] = TAGS.map(({ id }) => id);

/** Whether tokens and the grammar of a brand can show a tag: colour, type, layout and pictures. */
export function isVisible(tag: Tag): boolean {
  return VISIBLE.has(tag.id);
}

const VISIBLE: ReadonlySet<string> = new Set(
  [...COLOURS, ...TYPE, ...LAYOUT, ...PICTURES].map(({ id }) => id),
);

const KINDS: readonly (readonly [readonly TagRow[], TagKind])[] = [
  [MOODS, 'mood'],
  [AUDIENCES, 'audience'],
  [PURPOSES, 'purpose'],
  [ERAS, 'era'],
];

const KIND_BY_ID: ReadonlyMap<string, TagKind> = new Map(
  KINDS.flatMap(([rows, kind]) => rows.map(({ id }) => [id, kind] as const)),
);

/** The kind of a tag; aesthetics and qualities are styles. */
export function tagKind(tag: Tag): TagKind {
  return KIND_BY_ID.get(tag.id) ?? 'style';
}
