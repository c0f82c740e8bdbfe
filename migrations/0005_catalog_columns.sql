-- The catalog for CATALOG_BACKEND = "d1" as columns of numbers, which the service ranks as it ranks the catalog in memory.
-- It replaces the tables of 0004, which hold nothing but a copy of the built catalog: load it again.
DROP TABLE catalog_words;
DROP TABLE catalog_terms;
DROP TABLE catalog_brands;
DELETE FROM catalog_facts;
DELETE FROM catalog_names;

-- Brands are numbered from 0 in the order of their slugs.
CREATE TABLE catalog_brands (
  number INTEGER PRIMARY KEY,
  slug TEXT NOT NULL UNIQUE,
  -- JSON of the brand as the service keeps it in memory.
  brand TEXT NOT NULL,
  -- Degree of each tag, as in a column.
  degrees TEXT NOT NULL,
  -- JSON of the published record, for brands without a published file.
  record TEXT
) STRICT;

-- Numbers of all brands in their order, such as the degrees of one tag; base64 of little-endian bytes, in parts.
CREATE TABLE catalog_columns (
  name TEXT NOT NULL,
  part INTEGER NOT NULL,
  content TEXT NOT NULL,
  PRIMARY KEY (name, part)
) STRICT, WITHOUT ROWID;

-- Every term of the catalog; for whole names the numbers of the brands as JSON.
CREATE TABLE catalog_terms (
  term TEXT PRIMARY KEY,
  number INTEGER NOT NULL,
  proper INTEGER NOT NULL,
  named TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- Brands that hold a word, by the number of the term, and its impact in each; columns as above.
CREATE TABLE catalog_postings (number INTEGER PRIMARY KEY, brands TEXT NOT NULL, impacts TEXT NOT NULL) STRICT;

-- What brands are called: names, hosts and addresses of sites, as the service compares them.
CREATE TABLE catalog_keys (
  kind TEXT NOT NULL,
  key TEXT NOT NULL,
  slug TEXT NOT NULL,
  -- Order in which similar names are suggested.
  place INTEGER NOT NULL,
  PRIMARY KEY (kind, key)
) STRICT, WITHOUT ROWID;
