-- JSON of what a published record does not have of its entry, so that the other documents of a brand can be made from
-- the database. The contract is one of them: its column stays empty. Load the catalog again to fill this one.
ALTER TABLE catalog_brands ADD COLUMN written TEXT;
