-- Servers keep what their lists need of all stories in memory and read what changed since (decision 0038). A later transaction
-- can commit first, so they begin with the oldest one that ran at the last reading.
DROP INDEX "story_likes";--> statement-breakpoint
DROP INDEX "story_search";--> statement-breakpoint
DROP INDEX "story_search_folded";--> statement-breakpoint
ALTER TABLE "story" ADD COLUMN "changed_in" "xid8" DEFAULT pg_current_xact_id() NOT NULL;--> statement-breakpoint
CREATE INDEX "story_changed_in" ON "story" USING btree ("changed_in");--> statement-breakpoint
CREATE INDEX "story_withdrawn" ON "story" USING btree ("story_id") WHERE not is_published;--> statement-breakpoint
CREATE INDEX "story_ranking_order" ON "story_ranking" USING btree ("period","likes" DESC NULLS FIRST,"reads" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "story_text_search_words" ON "story_text" USING gin (regexp_split_to_array(search_text, '\W+'));--> statement-breakpoint
CREATE FUNCTION story_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.changed_in := pg_current_xact_id();
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER story_changed BEFORE UPDATE ON story
FOR EACH ROW EXECUTE FUNCTION story_changed();
