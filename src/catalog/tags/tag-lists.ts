import * as v from 'valibot';
import { described } from '../described.ts';
import { allTags } from './index.ts';

const Tags = v.array(v.picklist(allTags().map(({ id }) => id)));

/** Tags of an entry by degree. */
export const TagLists = v.strictObject({
  strong: described(Tags, 'What people would name first: the brand is an example of it.'),
  some: described(Tags, 'What fits as well.'),
  opposite: described(Tags, 'What a person who searches for it would be annoyed to get this brand for.'),
});
export type TagLists = v.InferOutput<typeof TagLists>;
