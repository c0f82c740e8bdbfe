-- Brands that one service keeps for itself: a grammar read from a page, under a slug of the owner's choice.
CREATE TABLE private_brands (
  slug TEXT PRIMARY KEY,
  name TEXT NOT NULL DEFAULT '',
  source_url TEXT NOT NULL DEFAULT '',
  grammar TEXT NOT NULL,
  grammar_flat TEXT NOT NULL,
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL
) STRICT, WITHOUT ROWID;
