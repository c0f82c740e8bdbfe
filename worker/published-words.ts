import type { TagTables } from '../src/catalog/tags/tag-tables.ts';
import type { SynonymTables } from '../src/search/synonyms/synonym-tables.ts';
import type { VoiceWords } from '../src/text/voice-words.ts';
import type { WeightTable } from '../src/grammar/axes/voice-archetype/weight-table.ts';
import type { WordLists } from '../src/words/word-lists.ts';
import { assetLoader } from './asset-data.ts';

/** Lists of words that would be a tenth of the upload. Everything that reads a page or a text uses some of them. */
export interface PublishedWords {
  readonly wordLists: WordLists;
  readonly voiceWords: VoiceWords;
  readonly weightTable: WeightTable;
  readonly tagTables: TagTables;
  readonly synonymTables: SynonymTables;
}

let published: PublishedWords | null = null;

/** Loads the lists; the catalog is opened with them, so every operation has them. */
export const loadPublishedWords = assetLoader<PublishedWords>({
  path: '/data/words.json',
  maxBytes: 2 * 1024 * 1024,
  decode: (bytes) => (published = JSON.parse(new TextDecoder().decode(bytes)) as PublishedWords), // written by the build from the same type
});

// The bundle has these functions in the place of those of src/ with the same names: `imports` in package.json.

export const wordLists = (): WordLists => loaded().wordLists;
export const voiceWords = (): VoiceWords => loaded().voiceWords;
export const weightTable = (): WeightTable => loaded().weightTable;
export const tagTables = (): TagTables => loaded().tagTables;
export const synonymTables = (): SynonymTables => loaded().synonymTables;

function loaded(): PublishedWords {
  if (published === null) throw new Error('The lists of words were not loaded before they were used.');
  return published;
}
