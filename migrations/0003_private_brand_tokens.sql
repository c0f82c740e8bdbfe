-- The tokens of the page as JSON {path: value}; null for brands registered before tokens were stored.
ALTER TABLE private_brands ADD COLUMN tokens TEXT;
