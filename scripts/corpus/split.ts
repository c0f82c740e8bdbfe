import { createHash } from 'node:crypto';

export const PARTS = ['train', 'validation', 'test'] as const;
export type Part = (typeof PARTS)[number];

/** Upper bounds of the parts: 60, 15 and 25 percent of owners. */
const UPPER = { train: 0.6, validation: 0.75, test: 1 } as const;

/** The owner of a repository `owner/name`, in lower case. */
export function ownerOf(repo: string): string {
  return repo.replace(/\/.*/, '').toLowerCase();
}

/** The part of an owner of repositories. All pages of one owner are in one part, whatever else is in the corpus. */
export function partOf(owner: string): Part {
  const at = createHash('sha256').update(owner.toLowerCase()).digest().readUInt32BE(0) / 2 ** 32;
  return PARTS.find((part) => at < UPPER[part]) ?? 'test';
}
