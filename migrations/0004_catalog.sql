-- The catalog for CATALOG_BACKEND = "d1"; `npm run load-catalog` fills it. Brands are numbered in the order of their slugs.
CREATE TABLE catalog_brands (
  number INTEGER PRIMARY KEY,
  slug TEXT NOT NULL UNIQUE,
  -- JSON of the brand as the service keeps it in memory.
  brand TEXT NOT NULL,
  -- JSON of what ranking needs: terms, impacts, traits, degrees of tags.
  ranking TEXT NOT NULL
) STRICT;

-- Every term of the catalog; for whole names the numbers of the brands as JSON.
CREATE TABLE catalog_terms (
  term TEXT PRIMARY KEY,
  proper INTEGER NOT NULL,
  documents TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- Figures of the whole catalog as JSON.
CREATE TABLE catalog_facts (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;

-- Words and traits of the brands, by number.
CREATE VIRTUAL TABLE catalog_words USING fts5 (
  words, traits, content = '', tokenize = "unicode61 remove_diacritics 0 tokenchars '='"
);

-- Names by their letters, for misspelt ones and for scripts that write no spaces.
CREATE VIRTUAL TABLE catalog_names USING fts5 (name, tokenize = 'trigram');
