-- The published contract (agents.md) of a brand, for brands without a published file. Load the catalog again to fill it.
ALTER TABLE catalog_brands ADD COLUMN contract TEXT;
