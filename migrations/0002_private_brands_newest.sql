-- Lists go from the newest brand on, page by page.
CREATE INDEX private_brands_newest ON private_brands (created_at, slug);

-- Which grammar the stored values are written in.
ALTER TABLE private_brands ADD COLUMN grammar_version TEXT NOT NULL DEFAULT '2.0.0';
