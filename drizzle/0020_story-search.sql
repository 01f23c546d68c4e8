ALTER TABLE "story_text" ADD COLUMN "tags" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "story_text" ADD COLUMN "search_text" text GENERATED ALWAYS AS (fold(title || ' ' || tags || ' ' || subtitle || ' ' || teaser || ' ' || about || ' ' || content_note)) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "story_text_search" ON "story_text" USING gin (search_text gin_trgm_ops);